"""One list: rows to read or to touch, turned here or by whoever has the rest."""

from collections.abc import Callable

import pytest
from ink import painted
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.values.grid import Cell, Column, Grid, Row, Tone, Turning, cells
from dealer_assist.ui.toolkit.values.measures import SENTENCES
from dealer_assist.ui.toolkit.values.touches import Button

Show = Callable[[QWidget, int, int], None]
COLUMNS = (Column("Table", 1.0), Column("Course", 1.0), Column("Amount", 2.0, is_right=True))


def rows(count: int, *, touchable: bool = False) -> tuple[Row[int], ...]:
    return tuple(
        Row(
            (Cell(f"Table {n}", icon="check", tag="A"), Cell(), Cell("$10", Tone.PRIZE)),
            touch=n if touchable else None,
            course=(0.1, 0.5, 0.9),
            tone=Tone.BROKEN if n == 1 else Tone.PLAIN,
        )
        for n in range(count)
    )


@pytest.fixture
def view(context, qtbot) -> GridView:
    view = GridView(context)
    qtbot.addWidget(view)
    view.place(QRectF(0, 0, 900, 400), 1.0)
    return view


def test_a_short_list_has_no_pager(view: GridView) -> None:
    view.show_state(Grid(COLUMNS, rows(4), course_at=1))
    view.grab()
    assert view.pager.isHidden()
    assert len(view.rows) == 4
    assert view.too_long == ()


def test_a_long_list_is_turned_and_ends_where_it_ends(view: GridView, fingers, clock) -> None:
    view.show_state(Grid(COLUMNS, rows(12)))
    view.show()
    fits = view.fitting
    assert not view.pager.isHidden()
    assert view.pager.before.reason
    seen = [*view.rows]
    while not view.pager.after.reason:
        clock.advance(1_000)
        fingers.tap(view.pager.after)
        seen += view.rows
    assert seen == list(rows(12))
    assert len(view.rows) <= fits
    view.begin()
    assert view.rows[0] == rows(12)[0]


def test_a_narrow_list_has_room_for_where_it_is(view: GridView) -> None:
    view.place(QRectF(0, 0, 560, 400), 1.0)
    view.show_state(Grid(COLUMNS, rows(12)))
    assert not view.pager.isHidden()
    assert view.pager.x() >= 160
    assert any(mark.words.startswith("1 to ") for mark in painted(view)[1])


def test_a_row_that_can_be_touched_tells_its_touch(view: GridView, fingers, qtbot) -> None:
    view.show_state(Grid(COLUMNS, rows(3, touchable=True), course_at=1))
    view.show()
    with qtbot.waitSignal(view.touched) as told:
        fingers.tap(view.lines.shown[2])
    assert told.args == [2]
    view.grab()
    assert [one.too_long for one in view.lines] == [(), (), ()]


def test_rows_asked_for_as_they_are_turned_tell_what_turns_them(
    view: GridView, fingers, qtbot
) -> None:
    view.show_state(Grid(COLUMNS, rows(3), turning=Turning(before=None, after="older")))
    view.show()
    assert view.pager.before.reason
    with qtbot.waitSignal(view.touched) as told:
        fingers.tap(view.pager.after)
    assert told.args == ["older"]


def test_a_button_at_the_end_of_a_row_tells_its_own_touch(view: GridView, fingers, qtbot) -> None:
    row = Row((Cell("Table 4"), Cell(), Cell("$10")), button=Button("undo", "UNDO", "cross"))
    view.show_state(Grid(COLUMNS, (row,)))
    view.show()
    with qtbot.waitSignal(view.touched) as told:
        fingers.tap(view.buttons.shown[0])
    assert told.args == ["undo"]


def test_an_empty_list_says_so(view: GridView) -> None:
    view.show_state(Grid(COLUMNS, (), "No win in this period"))
    view.grab()
    assert view.rows == ()
    assert view.too_long == ()


def test_a_list_that_only_changed_stays_on_its_page(view: GridView, fingers) -> None:
    view.show_state(Grid(COLUMNS, rows(12)))
    view.show()
    fingers.tap(view.pager.after)
    page = view.rows
    view.show_state(Grid(COLUMNS, rows(13)))
    assert view.rows[0] == page[0]


SAID = (Column("Round", 3.0), Column("Prize", is_right=True, is_strong=True))


def said(count: int, icon: str = "", words: str = "") -> tuple[Row[int], ...]:
    """Return rows; with an icon each has a button that tells its number."""
    return tuple(
        Row(
            cells(f"Round {n}", f"${n}.00"),
            button=Button(n, words, icon, name=f"Win page {n}") if icon else None,
        )
        for n in range(count)
    )


@pytest.fixture
def listed(context: UiContext, shown: Show) -> GridView:
    """Return a list of sentences, which are written larger and may take several lines."""
    made = GridView(context, measures=SENTENCES)
    shown(made, 800, 500)
    made.place(QRectF(0, 0, 800, 500), 1.0)
    return made


def test_a_list_that_fits_has_no_pager(listed: GridView) -> None:
    listed.show_state(Grid(SAID, said(7)))

    assert len(listed.rows) == 7
    assert listed.pager.isHidden()


def test_a_long_list_is_shown_page_by_page(listed: GridView) -> None:
    listed.show_state(Grid(SAID, said(20)))
    first = listed.rows

    listed.pager.turned.emit(1)

    assert listed.rows[0].words[0] == f"Round {len(first)}"
    assert set(first).isdisjoint(listed.rows)


def test_every_row_is_on_exactly_one_page(listed: GridView) -> None:
    listed.show_state(Grid(SAID, said(23)))
    seen = [*listed.rows]
    while not listed.pager.after.reason:
        listed.pager.turned.emit(1)
        seen += listed.rows

    assert seen == list(said(23))


def test_the_pager_says_why_it_goes_no_further(listed: GridView) -> None:
    listed.show_state(Grid(SAID, said(20)))

    assert listed.pager.before.reason == "First page"
    assert not listed.pager.after.reason


def test_a_list_that_shrinks_shows_its_last_page(listed: GridView) -> None:
    listed.show_state(Grid(SAID, said(20)))
    listed.pager.turned.emit(1)

    listed.show_state(Grid(SAID, said(3)))

    assert listed.rows == said(3)


def test_the_button_of_a_row_tells_its_touch(listed: GridView) -> None:
    pressed: list[int] = []
    listed.touched.connect(pressed.append)
    listed.show_state(Grid(SAID, said(3, "moneybag")))

    listed.buttons.shown[1].fired.emit()

    assert pressed == [1]


def test_an_empty_list_of_sentences_says_so(
    listed: GridView, picture: Callable[[QWidget], bytes]
) -> None:
    listed.show_state(Grid(SAID, (), "No wins today."))
    spoken = picture(listed)
    listed.show_state(Grid(SAID, (), ""))

    assert picture(listed) != spoken


def test_nothing_is_cut(listed: GridView, cut_texts: Callable[[QWidget], list[str]]) -> None:
    sentence = "Sensor 5 has been stuck for eighteen minutes"
    noted = Button(1, "NOTED", "check")
    row = Row(cells(sentence, "$12,846.37"), icon="triangle", button=noted)
    listed.show_state(Grid(SAID, (row,)))
    listed.grab()

    assert cut_texts(listed) == []


def test_words_that_a_row_cannot_hold_are_written_smaller(
    listed: GridView, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    listed.place(QRectF(0, 0, 1100, 500), 1.0)  # as wide as the office has it on a small screen
    columns = (Column("What"), Column("Edge", 2.0), Column("Last", 2.0))
    edge = "PLAYER: edge 67.6446% · hit 0.3683%; BANKER: edge 72.8034% · hit 0.3079%"
    for button in (None, Button(1, "CHANGE", "check")):
        words = ("Jackpot", edge if button else "1 of 2 shares", "Counter 2, newest: all well")
        listed.show_state(Grid(columns, (Row(cells(*words), button=button),)))
        listed.grab()
        assert cut_texts(listed) == []


def test_a_list_of_long_sentences_has_higher_rows(
    context: UiContext, shown: Callable[[QWidget, int, int], None]
) -> None:
    long = " ".join(["word"] * 20)
    made = GridView(context, measures=SENTENCES)
    shown(made, 500, 600)
    for lines, is_cut in ((2, True), (3, False)):
        made.show_state(Grid((Column("What"),), (Row(cells(long)),), lines=lines))
        made.grab()
        assert bool(made.too_long) is is_cut


def test_bad_news_shows_in_its_column_and_in_the_mark_alone(listed: GridView) -> None:
    columns = (Column("What", 3.0), Column("State", is_toned=True))
    row = Row(cells("Sensor 5", "Dirty"), icon="triangle", tone=Tone.BROKEN)
    listed.show_state(Grid(columns, (row,)))
    colour = listed.context.theme.colour
    _, marks = painted(listed)
    inks = {mark.words: mark.colour for mark in marks}

    assert inks["Sensor 5"] == colour.text_1
    assert inks["Dirty"] == colour.fault
    assert [mark.colour for mark in marks if mark.is_icon and mark.canvas is listed] == [
        colour.fault
    ]


def test_a_row_is_toned_as_a_whole_where_no_column_is(listed: GridView) -> None:
    listed.show_state(Grid(SAID, (Row(cells("Round 1", "$1.00"), tone=Tone.BROKEN),)))
    _, marks = painted(listed)
    inks = {mark.words: mark.colour for mark in marks}

    assert inks["Round 1"] == listed.context.theme.colour.fault


def test_two_buttons_of_a_row_stand_beside_each_other(listed: GridView) -> None:
    one, two = Button("look", "LOOK", "", name="LOOK"), Button("rule", "RULE", "", name="RULE")
    both = Row(cells("Round 1", "$1.00"), button=one, beside=two)
    heard: list[str] = []
    listed.touched.connect(heard.append)
    listed.show_state(Grid(SAID, (Row(cells("2", "–"), button=one), both)))

    alone, last, before = listed.buttons.shown
    assert (alone.model, last.model, before.model) == (one, one, two)
    assert before.geometry().right() < last.geometry().left()
    assert last.geometry().left() == alone.geometry().left()
    assert before.geometry().top() == last.geometry().top()
    before.fired.emit()
    assert heard == ["rule"]


def test_beside_the_pager_stands_which_rows_these_are(listed: GridView) -> None:
    listed.show_state(Grid(SAID, said(20)))
    listed.pager.turned.emit(1)
    first, last = len(said(20)[: listed.fitting]) + 1, 2 * listed.fitting
    words = {mark.words for mark in painted(listed)[1]}
    assert f"{first} to {last} of 20" in words


def test_who_asks_for_more_as_it_turns_does_not_say_how_many_there_are(listed: GridView) -> None:
    listed.show_state(Grid(SAID, said(3), turning=Turning(before=None, after=1)))
    assert not any(" of " in mark.words for mark in painted(listed)[1])
