"""One list: rows to read or to touch, turned here or by whoever has the rest."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.models.grid import Cell, Column, Grid, Row, Tone, Turning
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.toolkit.lists.grid import GridView

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
