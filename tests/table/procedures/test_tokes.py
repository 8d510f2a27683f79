"""Tokes: a dealer's own stake beside a wager, within its own limits, and gone as its wager goes."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.journal.codec import decode, encode
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts import tokes, voids
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import ControlStanding
from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Phase, Toke
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
LIMITS = TokeLimits(25, 5_000, 250_000)
WAGERS = {"ante": 500, "super_bonus": 500, "queens_up": 500}


@pytest.fixture
def betting(sit: Sit) -> Sitting:
    """Seat 3 has its wagers down, and tokes may be laid."""
    setup = replace(shipped("crazy4-nexus"), practices=Practices(tokes=LIMITS))
    sitting = sit(setup).open()
    sitting.do(c.PlaceWagers(3, WAGERS))
    return sitting


@pytest.fixture
def laid(betting: Sitting) -> Sitting:
    """Two dollars lie for the dealer beside Queens Up of seat 3, and the game is on."""
    betting.do(c.LayToke(3, "queens_up", 200), c.StartGame())
    return betting


def test_a_toke_lies_beside_a_wager_and_can_be_changed_or_taken_off(betting: Sitting) -> None:
    (event,) = betting.do(c.LayToke(3, "queens_up", 200))
    assert event == e.TokeLaid(betting.now, 3, "queens_up", 200)
    assert betting.table.round.tokes == {(3, "queens_up"): Toke(200)}
    assert betting.do(c.LayToke(3, "queens_up", 200)) == [], "twice is once"
    (event,) = betting.do(c.LayToke(3, "queens_up", 500))
    assert event == e.TokeLaid(betting.now, 3, "queens_up", 500, was=200)
    betting.do(c.LayToke(3, "queens_up", 0))
    assert betting.table.round.tokes == {}
    assert betting.do(c.LayToke(3, "queens_up", 0)) == []


@pytest.mark.parametrize("cents", [25, 26, 4_999, 5_000])
def test_its_own_limits_hold_to_the_cent(betting: Sitting, cents: int) -> None:
    assert betting.do(c.LayToke(3, "ante", cents))


@pytest.mark.parametrize("cents", [-100, 1, 24, 5_001, 1_000_000])
def test_above_its_limit_or_below_its_least_nothing_moves(betting: Sitting, cents: int) -> None:
    said = betting.no_to(c.LayToke(3, "ante", cents))
    assert said == "A toke is $0.25 to $50 here. Lay another amount"


@pytest.mark.parametrize(
    ("spot", "said"),
    [
        ((9, "ante"), "There is no seat 9 at this table"),
        ((3, "A"), "No tokes on the progressive. Place it with another wager"),
        ((3, "progressive"), "No tokes on the progressive. Place it with another wager"),
        ((3, "moon"), "There is no wager of that name here. Choose one of the layout"),
        ((3, "play"), "Play comes after the cards. A toke is laid before them"),
        ((5, "ante"), "Seat 5 has nothing on Ante. A toke goes with a wager"),
    ],
)
def test_where_none_can_lie_is_one_sentence(
    betting: Sitting, spot: tuple[int, str], said: str
) -> None:
    assert betting.no_to(c.LayToke(*spot, 200)) == said


def test_a_table_whose_file_does_not_speak_of_tokes_has_none(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).open()
    sitting.do(c.PlaceWagers(3, WAGERS))
    assert "No tokes are wagered at this table" in sitting.no_to(c.LayToke(3, "ante", 200))


def test_where_nobody_enters_wagers_whoever_plays_is_trusted(sit: Sit) -> None:
    setup = replace(shipped("crazy4-nexus"), practices=Practices(tokes=LIMITS))
    sitting = sit(setup).open()
    assert sitting.do(c.LayToke(4, "queens_up", 100))


def test_none_is_laid_once_the_game_is_on(laid: Sitting) -> None:
    assert "A toke is not possible while" in laid.no_to(c.LayToke(3, "ante", 200))


def test_it_is_on_no_meter_and_in_no_limit_of_the_player(betting: Sitting) -> None:
    meters, limits = betting.table.accounts, betting.table.setup.limits
    betting.do(c.LayToke(3, "ante", 5_000))
    assert betting.table.seat(3).wagers == WAGERS, "the wager is as large as before"
    (started,) = betting.do(c.StartGame())
    assert started.wagers == ()
    assert betting.table.accounts == meters
    assert betting.table.setup.limits == limits


def test_a_wager_that_is_lifted_takes_its_toke_along(betting: Sitting) -> None:
    betting.do(c.LayToke(3, "queens_up", 200), c.LayToke(3, "ante", 100))
    events = betting.do(c.PlaceWagers(3, {"ante": 500, "super_bonus": 500}))
    assert e.TokeLaid(betting.now, 3, "queens_up", 0, was=200) in events
    assert betting.table.round.tokes == {(3, "ante"): Toke(100)}


@pytest.mark.parametrize(("back", "won"), [(0, 0), (200, 0), (200, 1_200), (100, 0)])
def test_it_ends_once_and_can_be_taken_back(laid: Sitting, back: int, won: int) -> None:
    (event,) = laid.do(c.EndToke(3, "queens_up", back, won))
    assert event == e.TokeEnded(laid.now, 3, "queens_up", 200, back, won)
    assert laid.do(c.EndToke(3, "queens_up", back, won)) == [], "twice is once"
    assert "Press UNDO first" in laid.no_to(c.EndToke(3, "queens_up", back + 1, won))
    (event,) = laid.do(c.ReopenToke(3, "queens_up"))
    assert event == e.TokeReopened(laid.now, 3, "queens_up", 200, back, won)
    assert laid.do(c.ReopenToke(3, "queens_up")) == []
    assert laid.table.round.tokes == {(3, "queens_up"): Toke(200)}


@pytest.mark.parametrize(("back", "won"), [(201, 0), (-1, 0), (200, -1), (0, 100), (199, 1)])
def test_an_end_that_makes_or_loses_a_cent_is_refused(laid: Sitting, back: int, won: int) -> None:
    said = laid.no_to(c.EndToke(3, "queens_up", back, won))
    assert said == "What comes back of a toke is its stake at most. Count it again"


def test_it_is_paid_up_to_its_own_ceiling(laid: Sitting) -> None:
    said = laid.no_to(c.EndToke(3, "queens_up", 200, 250_001))
    assert said == "A toke pays $2,500.00 at most. Count it again"
    assert laid.do(c.EndToke(3, "queens_up", 200, 250_000))


def test_none_lies_where_none_was_laid(laid: Sitting) -> None:
    assert laid.no_to(c.EndToke(3, "ante", 0)) == "No toke on Ante at seat 3"
    assert laid.no_to(c.ReopenToke(5, "ante")) == "No toke on Ante at seat 5"


def test_the_round_does_not_end_before_it(laid: Sitting) -> None:
    laid.do(c.FoldHand(3))
    laid.come_to_an_end()
    said = laid.no_to(c.EndGame())
    assert said == "Say first how seat 3's toke on Queens Up ended"
    laid.do(c.EndToke(3, "queens_up", 0), c.EndGame())
    assert laid.is_in(Phase.BETTING)
    assert laid.table.round.tokes == {}


def test_a_void_round_gives_it_back(laid: Sitting) -> None:
    events = laid.do(c.VoidRound("Misdeal"))
    assert e.TokeEnded(laid.now, 3, "queens_up", 200, 200, is_void=True) in events
    assert laid.table.round.tokes == {}
    assert laid.table.round.voided is not None
    (row,) = laid.table.round.voided.returned
    assert (row.wagers, row.tokes, row.cents) == (1_500, 200, 1_700)
    assert "is void" in laid.no_to(c.LayToke(3, "ante", 200))


def test_what_is_in_the_box_comes_back_before_a_void(laid: Sitting) -> None:
    laid.do(c.EndToke(3, "queens_up", 0))
    assert laid.no_to(c.VoidRound("Misdeal")) == tokes.holds_void(laid.table)
    laid.do(c.ReopenToke(3, "queens_up"))
    assert voids.refusal(laid.table) == ""


def test_what_the_players_made_is_never_below_nothing(laid: Sitting) -> None:
    (event,) = laid.do(c.ReckonWagers(1_500, 1_000, 500))
    assert event == e.WagersReckoned(laid.now, 1, 1_500, 1_000, 500)
    assert "below $0" in laid.no_to(c.ReckonWagers(-1, 0, 0))


@pytest.mark.parametrize(
    "event",
    [
        e.TokeLaid(1, 3, "ante", 200, 100),
        e.TokeEnded(1, 3, "ante", 200, 200, 400, is_void=True),
        e.TokeReopened(1, 3, "ante", 200, 100, 0),
        e.WagersReckoned(1, 7, 500, 100, 200, (4,)),
    ],
)
def test_every_fact_reads_back_as_it_was_written(event: e.Event) -> None:
    assert decode(*encode(event)) == event


def test_tokes_that_are_open_come_as_seats_are_paid(betting: Sitting) -> None:
    betting.do(c.PlaceWagers(5, WAGERS))
    for spot in ((3, "queens_up"), (3, "ante"), (5, "queens_up")):
        betting.do(c.LayToke(*spot, 100))
    assert [seat for seat, _ in tokes.still_open(betting.table)] == [5, 3, 3]


def test_end_game_asks_for_a_toke_that_no_card_tells_the_end_of(laid: Sitting) -> None:
    laid.come_to_an_end()
    laid.do(*(c.AdvanceStage(key, is_asked=True) for key in ("deal", "dealer", "qualifies")))
    end = controls.end_game(laid.table)
    assert (end.standing, end.detail) == (ControlStanding.NOT_YET, "Tokes first: seat 3")
    laid.do(c.EndToke(3, "queens_up", 0))
    assert controls.end_game(laid.table).standing is not ControlStanding.NOT_YET
