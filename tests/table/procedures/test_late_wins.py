"""A win found after END GAME: two people, a reason, a note, and the meter as it stands now."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.late_wins import REASONS
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.wins_on_record import wins_of
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
STAKES = tuple(((seat, "A"), 100) for seat in (1, 5, 7))
ASK = c.AskLateWin(1, (5,), "four_aces", REASONS[0], "Camera 4 shows the aces", stakes=STAKES)


@pytest.fixture
def over(sitting: Sitting) -> Sitting:
    """Round 1 is over without a win; bets are open for round 2."""
    return ended(sitting.start(1, 5, 7), 1, 5, 7)


def ended(sitting: Sitting, *seats: int) -> Sitting:
    """Take the chips, let time pass, and end the round."""
    sitting.do(*(c.MissChip(seat) for seat in seats))
    sitting.now += 5_000
    sitting.do(c.EndGame())
    return sitting


def test_a_late_win_takes_two_people_and_goes_off_the_meter_as_it_stands(over: Sitting) -> None:
    over.do(ASK)
    assert next_step(over.table).text == "Swipe an EXECUTIVE card"
    assert "needs an Executive card" in over.swipe("supervisor-1")[0].refusal
    over.swipe("executive-1")
    assert "another person" in over.swipe("executive-1")[0].refusal
    late, wins = over.swipe("supervisor-1")
    assert isinstance(late, e.LateWinRecorded)
    assert (late.round, late.first_number, late.reason) == (1, 1, "Found on camera")
    assert (late.by.key, late.witness.key) == ("executive-1", "supervisor-1")
    assert isinstance(wins, e.WinsAuthorised)
    assert (wins.late_round, wins.wins[0].award.prize) == (1, 500_072)
    assert wins.envy == ((1, 10_000), (7, 10_000))


def test_the_open_round_knows_nothing_of_it_and_the_money_is_right(over: Sitting) -> None:
    over.do(ASK)
    over.swipe("executive-1")
    over.swipe("supervisor-1")
    account = over.table.accounts["A", "main"]
    assert (account.shown_cents, account.imbalance) == (500_000, 0)
    assert (over.table.round.wins, over.table.round.envy, over.table.lasting.wins_so_far) == (
        (),
        {},
        1,
    )
    over.do(c.VoidRound(over.table.setup.void_reasons[0]))
    assert over.table.accounts["A", "main"] == account, "a void does not bring the prize back"


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"reason": "Because"}, "a reason from the list"),
        ({"note": "aces seen"}, "at least 3 words"),
        ({"line": "royal"}, "no hand of this paytable"),
        ({"sensor": "B"}, "no hand of this paytable"),
        ({"round": 2}, "is not over"),
        ({"round": 0}, "is not over"),
        ({"seats": (2,)}, "had no wager in round 1"),
        ({"seats": ()}, "Choose one seat"),
        ({"seats": (1, 5)}, "Choose one seat"),
    ],
)
def test_what_does_not_fit_the_round_is_refused(
    over: Sitting, changes: dict[str, Any], word: str
) -> None:
    assert word in over.no_to(replace(ASK, **changes))


def test_a_seat_that_has_a_win_on_record_has_no_late_one(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_of_a_kind").confirm().swipe("supervisor-1")
    sitting.do(c.BeginPaying())
    wins = sitting.table.round.wins
    ended(sitting, 1, 5, 7)
    assert "Back it out first" in sitting.no_to(replace(ASK, wins=wins))
    sitting.do(replace(ASK, seats=(7,), wins=wins))


def test_everything_waits_for_the_two_cards_or_it_is_cancelled(over: Sitting) -> None:
    over.do(ASK)
    assert over.do(ASK) == [], "asked twice is one fact"
    assert "late win waits" in over.no_to(c.StartGame())
    assert controls.start_game(over.table).detail == "Finish the late win first"
    over.do(c.CancelAdjustment())
    assert over.table.round.late_win is None


def test_it_is_recorded_between_two_rounds_only(over: Sitting) -> None:
    over.start(1)
    assert "between two rounds" in over.no_to(ASK)


def test_a_shared_late_win_is_one_hit(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus")).open()
    sitting.do(*(c.MarkSide(seat, "player") for seat in (1, 5, 7)))
    ended(sitting.start(1, 5, 7), 1, 5, 7)
    sitting.do(replace(ASK, seats=(1, 5, 7), line="234_diamonds"))
    sitting.swipe("executive-1")
    _, wins = sitting.swipe("supervisor-1")
    assert [(one.award.seat, one.award.shares) for one in wins.wins] == [(7, 3), (5, 3), (1, 3)]
    assert sum(one.award.prize for one in wins.wins) == 1_000_061


def test_a_late_win_can_be_backed_out(over: Sitting) -> None:
    over.do(ASK)
    over.swipe("executive-1")
    _, authorised = over.swipe("supervisor-1")
    wins = wins_of(authorised, 2)
    assert wins[0].round == 1
    over.do(c.AskAdjustment(1, "Wrong seat", wins, "It was seat 7"))
    over.swipe("executive-1")
    (backed_out,) = over.swipe("supervisor-1")
    assert (backed_out.round, over.table.lasting.backed_out) == (1, (1,))
    assert over.table.accounts["A", "main"].shown_cents == 500_072
