"""What a round that is over has left open stays on the table until somebody takes note of it."""

from sitting import Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import LeftBehind
from dealer_assist.ui.table.presenter.panel.ending import left_panel
from dealer_assist.ui.table.presenter.view import PassingView


def over_unpaid_seats(sitting: Sitting) -> Sitting:
    """Seat 5 has won, the cage pays it. envy of seat 1 is not ticked."""
    sitting.start(1, 5).claim(s5="four_aces").confirm().swipe("executive-1")
    sitting.do(c.BeginPaying(), c.TickPaid(5, by_cage=True), c.EndGame())
    return sitting


def test_unticked_seats_and_the_cage_are_a_line_until_it_is_touched(sitting: Sitting) -> None:
    over_unpaid_seats(sitting)
    assert sitting.table.lasting.left_behind == (LeftBehind(1, (1,), (5,), cents=10_000),)
    panel = left_panel(sitting.table, PassingView(), 2)
    assert panel is not None
    assert [row.title for row in panel.waits] == [
        "Round 1: seat 1 not ticked as paid; the cage pays seat 5"
    ]
    (seen,) = sitting.do(c.SeeLeftBehind(1))
    assert isinstance(seen, e.LeftBehindSeen)
    assert left_panel(sitting.table, PassingView(), 2) is None
    assert not sitting.do(c.SeeLeftBehind(1))


def test_it_outlives_rounds_and_a_closed_table(sitting: Sitting) -> None:
    over_unpaid_seats(sitting).start(3).do(c.EndGame(), c.CloseTable())
    assert [one.round for one in sitting.table.lasting.left_behind] == [1]
    sitting.open()
    assert [one.round for one in sitting.table.lasting.left_behind] == [1]


def test_a_round_that_was_paid_leaves_nothing(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="three_of_a_kind").do(c.ConfirmAsDealer(), c.TickPaid(5))
    sitting.do(c.EndGame())
    assert sitting.table.lasting.left_behind == ()
