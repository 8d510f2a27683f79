import pytest

from dealer_assist import paths
from dealer_assist.reports.page import PaperGrid
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.grid import grid_pieces

COLUMNS = ("Sensor", "Hand", "Hits", "Prizes")


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_paper_fonts(paths.resources())


def grid(rows: int, columns: tuple[str, ...] = COLUMNS) -> PaperGrid:
    return PaperGrid(
        "Hits", columns, tuple(tuple("$1,000.00" for _ in columns) for _ in range(rows))
    )


def heights(grid: PaperGrid, room: float) -> list[float]:
    return [piece.height for piece in grid_pieces(grid, room)]


def test_the_head_stays_with_the_first_row() -> None:
    first, *rest = heights(grid(5), 516)
    assert len(rest) == 4
    assert first > 2 * rest[0]


def test_letters_shrink_before_a_table_is_stacked() -> None:
    many = tuple(f"Column{number}" for number in range(9))
    normal, small = heights(grid(2), 516)[1], heights(grid(2, many), 400)[1]
    assert small < normal


def test_a_table_that_does_not_fit_at_all_is_stacked() -> None:
    many = tuple(f"Column{number}" for number in range(12))
    _title, *stacks = heights(grid(3, many), 200)
    assert len(stacks) == 3
    assert min(stacks) > 12 * 12


def test_a_table_without_rows_has_its_head() -> None:
    assert len(heights(grid(0), 516)) == 1


def test_a_table_that_goes_on_has_its_head_again_and_a_stacked_one_has_none() -> None:
    first, *others = grid_pieces(grid(3), 516)
    assert first.again is None
    heads = [piece.again for piece in others]
    assert all(head is not None and head.height < first.height for head in heads)
    many = tuple(f"Column{number}" for number in range(12))
    assert all(piece.again is None for piece in grid_pieces(grid(3, many), 200))
