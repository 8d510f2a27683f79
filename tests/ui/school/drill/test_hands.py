"""A hand that stands alone says below each card whether it counts; among others it does not.

Its wagers are whole, however many hands share the felt.
"""

from collections.abc import Callable

import pytest
from audit import findings
from dress import DRESSES
from ink import painted
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.school.drills.counting import HandRow
from dealer_assist.ui.school import paint as paint
from dealer_assist.ui.school.drill.question import HandsShown
from dealer_assist.ui.toolkit.boxes import paint_tree
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter

CARDS = ("Kh", "7h", "6h", "5h", "8s")
NAMED = HandRow("Seat 5", CARDS, (("Ante", "$5.00"),), frozenset({0, 1, 2, 3}), is_asked=True)


class Felt(Canvas):
    """HandsShown and nothing else."""

    rows: tuple[HandRow, ...] = ()

    def draw(self, painter: Painter) -> None:
        """Paint the hands."""
        paint_tree(HandsShown(self.rows), QRectF(0, 0, painter.width, painter.height), painter)


def words(
    context: UiContext, shown: Callable[[QWidget, int, int], None], *rows: HandRow
) -> list[str]:
    felt = Felt(context)
    felt.rows = rows
    shown(felt, 1247, 400)
    _, marks = painted(felt)
    said = [mark for mark in marks if mark.words in ("counts", "stays out")]
    assert all(felt.rect().contains(mark.box) for mark in said)
    return [mark.words for mark in sorted(said, key=lambda mark: mark.box.left())]


def test_a_hand_alone_says_which_cards_count(context, shown) -> None:
    assert words(context, shown, NAMED) == ["counts"] * 4 + ["stays out"]


def test_before_the_answer_it_says_nothing(context, shown) -> None:
    assert words(context, shown, HandRow("Seat 5", CARDS, is_asked=True)) == []


def test_beside_a_board_the_frames_alone_say_it(context, shown) -> None:
    board = HandRow("Board", ("2c", "2d", "9s"), counts=frozenset({0}))
    assert words(context, shown, board, NAMED) == []


@pytest.mark.parametrize("dress", ["en", "vi", "text at 150 %", "a third longer"])
def test_a_long_wager_is_whole_in_a_row_of_half_the_width(context, shown, dress: str) -> None:
    """It was cut: "House Mon…"."""
    bets = (("House Money", "$1,000.00"), ("Queens Dragon", "$100.00"))
    felt = Felt(DRESSES[dress](context))
    felt.rows = tuple(HandRow(f"Seat {n}", CARDS, bets) for n in range(1, 7))
    shown(felt, 1247, 400)
    assert not findings(felt)


def test_many_cards_lie_over_each_other_and_never_over_the_wagers(context, shown) -> None:
    felt = Felt(context)
    long = HandRow("Seat 3", tuple(f"{n}h" for n in "A23456789"), (("Blackjack", "$25.00"),))
    felt.rows = (long,) * 6
    shown(felt, 1040, 400)
    _, marks = painted(felt)
    ranks = [mark.box.right() for mark in marks if mark.words in [*"A23456789"]]
    bets = [mark.box.left() for mark in marks if mark.words == "Blackjack"]
    assert len(bets) == 6
    left = sorted(bets)[2]
    assert max(one for one in ranks if one < 520) < left < 520
