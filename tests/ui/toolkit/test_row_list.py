"""A list with headings: what fits is shown, the rest is on further pages."""

from collections.abc import Callable

import pytest
from ink import painted
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.lists import ListRow, RowColumn, RowListModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.row_list import RowList

Show = Callable[[QWidget, int, int], None]
COLUMNS = (RowColumn("Round", 3.0), RowColumn("Prize", is_right=True, is_strong=True))


def rows(count: int, icon: str = "", words: str = "") -> tuple[ListRow[int], ...]:
    """Give rows; with an icon each has a button that tells its number."""
    return tuple(
        ListRow(
            str(n),
            (f"Round {n}", f"${n}.00"),
            button=Button(n, words, icon, name=f"Win page {n}") if icon else None,
        )
        for n in range(count)
    )


@pytest.fixture
def listed(context: UiContext, shown: Show) -> RowList:
    made = RowList(context)
    shown(made, 800, 500)
    made.place(QRectF(0, 0, 800, 500), 1.0)
    return made


def test_a_list_that_fits_has_no_pager(listed: RowList) -> None:
    listed.show_state(RowListModel(COLUMNS, rows(7)))

    assert len(listed.shown) == 7
    assert listed.pager.isHidden()


def test_a_long_list_is_shown_page_by_page(listed: RowList) -> None:
    listed.show_state(RowListModel(COLUMNS, rows(20)))
    first = listed.shown

    listed.pager.turned.emit(1)

    assert listed.shown[0].key == str(len(first))
    assert {row.key for row in first}.isdisjoint(row.key for row in listed.shown)


def test_every_row_is_on_exactly_one_page(listed: RowList) -> None:
    listed.show_state(RowListModel(COLUMNS, rows(23)))
    seen = [row.key for row in listed.shown]
    while not listed.pager.after.reason:
        listed.pager.turned.emit(1)
        seen += [row.key for row in listed.shown]

    assert seen == [str(n) for n in range(23)]


def test_the_pager_says_why_it_goes_no_further(listed: RowList) -> None:
    listed.show_state(RowListModel(COLUMNS, rows(20)))

    assert listed.pager.before.reason == "First page"
    assert not listed.pager.after.reason


def test_a_list_that_shrinks_shows_its_last_page(listed: RowList) -> None:
    listed.show_state(RowListModel(COLUMNS, rows(20)))
    listed.pager.turned.emit(1)

    listed.show_state(RowListModel(COLUMNS, rows(3)))

    assert [row.key for row in listed.shown] == ["0", "1", "2"]


def test_the_button_of_a_row_tells_its_touch(listed: RowList) -> None:
    pressed: list[int] = []
    listed.pressed.connect(pressed.append)
    listed.show_state(RowListModel(COLUMNS, rows(3, "moneybag")))

    listed.buttons[1].fired.emit()

    assert pressed == [1]


def test_an_empty_list_says_so(listed: RowList, picture: Callable[[QWidget], bytes]) -> None:
    listed.show_state(RowListModel(COLUMNS, (), "No wins today."))
    said = picture(listed)
    listed.show_state(RowListModel(COLUMNS, (), ""))

    assert picture(listed) != said


def test_nothing_is_cut(listed: RowList, cut_texts: Callable[[QWidget], list[str]]) -> None:
    sentence = "Sensor 5 has been stuck for eighteen minutes"
    noted = Button(1, "NOTED", "check")
    row = ListRow("1", (sentence, "$12,846.37"), icon="triangle", button=noted)
    listed.show_state(RowListModel(COLUMNS, (row,)))
    listed.grab()

    assert cut_texts(listed) == []


def test_words_that_a_row_cannot_hold_are_written_smaller(
    listed: RowList, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    listed.place(QRectF(0, 0, 1100, 500), 1.0)  # as wide as the office has it on a small screen
    columns = (RowColumn("What"), RowColumn("Edge", 2.0), RowColumn("Last", 2.0))
    edge = "PLAYER: edge 67.6446 % · hit 0.3683 %; BANKER: edge 72.8034 % · hit 0.3079 %"
    for button in (None, Button(1, "CHANGE", "check")):
        cells = ("Jackpot", edge if button else "1 of 2 shares", "Counter 2, newest: all well")
        listed.show_state(RowListModel(columns, (ListRow("1", cells, button=button),)))
        listed.grab()
        assert cut_texts(listed) == []


def test_a_list_of_long_sentences_has_higher_rows(
    context: UiContext, shown: Callable[[QWidget, int, int], None]
) -> None:
    long = " ".join(["word"] * 20)
    made = RowList(context)
    shown(made, 500, 600)
    for lines, is_cut in ((2, True), (3, False)):
        made.show_state(RowListModel((RowColumn("What"),), (ListRow("a", (long,)),), lines=lines))
        made.grab()
        assert bool(made.too_long) is is_cut


def test_bad_news_shows_in_its_column_and_in_the_mark_alone(listed: RowList) -> None:
    columns = (RowColumn("What", 3.0), RowColumn("State", is_toned=True))
    row = ListRow("1", ("Sensor 5", "Dirty"), icon="triangle", tone="fault")
    listed.show_state(RowListModel(columns, (row,)))
    colour = listed.context.theme.colour
    _, marks = painted(listed)
    inks = {mark.words: mark.colour for mark in marks}

    assert inks["Sensor 5"] == colour.text_1
    assert inks["Dirty"] == colour.fault
    assert [mark.colour for mark in marks if mark.is_icon and mark.canvas is listed] == [
        colour.fault
    ]


def test_a_row_is_toned_as_a_whole_where_no_column_is(listed: RowList) -> None:
    listed.show_state(RowListModel(COLUMNS, (ListRow("1", ("Round 1", "$1.00"), tone="fault"),)))
    _, marks = painted(listed)
    inks = {mark.words: mark.colour for mark in marks}

    assert inks["Round 1"] == listed.context.theme.colour.fault


def test_two_buttons_of_a_row_stand_beside_each_other(listed: RowList) -> None:
    one, two = Button("look", "LOOK", "", name="LOOK"), Button("rule", "RULE", "", name="RULE")
    both = ListRow("1", ("Round 1", "$1.00"), button=one, beside=two)
    heard: list[str] = []
    listed.pressed.connect(heard.append)
    listed.show_state(RowListModel(COLUMNS, (ListRow("2", ("2", "–"), button=one), both)))

    alone, last, before = listed.buttons
    assert (alone.model, last.model, before.model) == (one, one, two)
    assert before.geometry().right() < last.geometry().left()
    assert last.geometry().left() == alone.geometry().left()
    assert before.geometry().top() == last.geometry().top()
    before.fired.emit()
    assert heard == ["rule"]
