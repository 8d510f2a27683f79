"""A list of things is made of columns, each of which says something of a thing."""

from dealer_assist.ui.toolkit.values.grid import Cell, ColumnOf, Grid, Row, Tone, list_of

COLUMNS: tuple[ColumnOf[int], ...] = (
    ColumnOf("Number", str, 2.0, is_right=True),
    ColumnOf("Even", lambda number: Cell("yes" if number % 2 == 0 else "no", Tone.SOFT)),
)


def test_each_thing_is_a_row_of_what_the_columns_say() -> None:
    grid: Grid[str] = list_of(COLUMNS, (1, 2), "None", lines=3)
    assert [(column.title, column.share, column.is_right) for column in grid.columns] == [
        ("Number", 2.0, True),
        ("Even", 1.0, False),
    ]
    assert [row.words for row in grid.rows] == [("1", "no"), ("2", "yes")]
    assert grid.rows[0].cells[1].tone is Tone.SOFT
    assert (grid.nothing, grid.lines) == ("None", 3)


def test_a_row_may_have_more_than_its_cells() -> None:
    grid: Grid[str] = list_of(COLUMNS, (7,), "None", lambda number, cells: Row(cells, f"n{number}"))
    assert grid.rows[0].touch == "n7"
