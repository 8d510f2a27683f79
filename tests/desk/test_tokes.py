"""Tokes at a desk: on record with the end of the round, whole after a kill at any event."""

from collections.abc import Callable
from pathlib import Path

import pytest
from desk_on_paper import Place
from random_tables import shipped

from dealer_assist.catalog.people import load_staff
from dealer_assist.table import commands as c
from dealer_assist.table.facts.settling.tokes import at_the_end
from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Phase, Toke
from dealer_assist.value import replace

WAGERS = {"ante": 500, "super_bonus": 500, "queens_up": 500}
PLAYED = {**WAGERS, "play": 500}
QUEENS = ("Qs", "Qd", "2s", "5h", "7d")
KING = ("Kc", "9d", "2c", "3c", "4h")

At = Callable[[], Place]


@pytest.fixture
def at(resources: Path) -> At:
    """A desk without sample players, with tokes; who plays is said by the test."""

    def place() -> Place:
        cards = load_staff(resources / "staff" / "training.toml")
        practices = Practices(tokes=TokeLimits())
        setup = replace(shipped("crazy4-nexus"), practices=practices, players=())
        return reckoning(Place(setup, cards))

    return place


def reckoning(place: Place) -> Place:
    """Let the end of a round reckon the tokes, as a kiosk does."""
    place.desk.before_end = at_the_end
    return place


def deal(place: Place) -> None:
    """Seat 5 has queens, and two dollars for the dealer on Queens Up."""
    place.desk.submit(c.PlaceWagers(5, WAGERS))
    place.desk.submit(c.LayToke(5, "queens_up", 200))
    place.desk.submit(c.LayToke(5, "ante", 100))
    place.desk.submit(c.StartGame())
    place.desk.submit(c.SeeCards("5", QUEENS))
    place.desk.submit(c.PlaceWagers(5, PLAYED))
    place.desk.submit(c.SeeCards("dealer", KING))


def test_the_end_of_a_round_has_every_toke_on_record_first(at: At) -> None:
    place = at()
    place.swipe("dealer-1")
    deal(place)
    before = len(place.kinds)
    place.desk.submit(c.PayBets())
    assert place.end(), place.said
    kinds = place.kinds[before:]
    assert kinds[-5:] == [
        *("TokeEnded", "TokeEnded", "WagersReckoned"),
        *("GameEnded", "RoundOpened"),
    ]
    ended = {
        one.payload["wager"]: (one.payload["back_cents"], one.payload["won_cents"])
        for one in place.record.facts
        if one.kind == "TokeEnded"
    }
    assert ended == {"queens_up": (200, 200), "ante": (100, 100)}


def test_an_end_that_is_refused_ends_no_toke(at: At) -> None:
    place = at()
    place.swipe("dealer-1")
    place.desk.submit(c.PlaceWagers(5, WAGERS))
    place.desk.submit(c.LayToke(5, "ante", 100))
    place.desk.submit(c.StartGame())
    facts = len(place.record.facts)
    assert not place.end()
    assert place.said == "Say first how seat 5's toke on Ante ended"
    assert "TokeEnded" not in place.kinds[facts:]
    assert place.desk.table.round.phase is Phase.IN_PLAY
    place.desk.submit(c.EndToke(5, "ante", 100))
    assert place.end(), place.said


def test_a_kill_between_two_touches_of_t_leaves_what_lies_there(at: At) -> None:
    """Each touch records the whole toke, so that none is added twice after a kill."""
    place = at()
    place.swipe("dealer-1")
    place.desk.submit(c.PlaceWagers(5, WAGERS))
    stood = [(len(place.record.facts), place.desk.table.round.tokes)]
    for cents in (500, 600, 0, 2500):
        assert place.desk.submit(c.LayToke(5, "ante", cents)), place.said
        stood.append((len(place.record.facts), place.desk.table.round.tokes))
    for after, tokes in stood:
        again = place.crash(after=after)
        assert again.desk.table.round.tokes == tokes
        again.desk.submit(c.LayToke(5, "ante", 500))  # the touch that the kill has taken
        assert again.desk.table.round.tokes == {(5, "ante"): Toke(500)}


def test_a_kill_at_any_event_loses_no_toke_and_doubles_none(at: At) -> None:
    place = at()
    place.swipe("dealer-1")
    deal(place)
    place.desk.submit(c.EndToke(5, "ante", 100, 100))
    place.desk.submit(c.ReopenToke(5, "ante"))
    place.desk.submit(c.PayBets())
    assert place.end(), place.said
    kinds = place.kinds
    for after in place.record.commits[1:]:  # a commit is whole, or it is not there
        again = reckoning(place.crash(after=after))
        table = again.desk.table
        laid = sum(kind == "TokeLaid" for kind in kinds[:after])
        is_over = kinds[:after].count("RoundOpened") > 1
        assert len(table.round.tokes) == (0 if is_over else laid), f"{after}: {kinds[after - 1]}"
        if table.round.phase is Phase.IN_PLAY and "dealer" in table.round.cards:
            again.desk.submit(c.PayBets())
            assert again.end(), again.said
            ended = [one for one in again.record.facts if one.kind == "TokeEnded"]
            undone = again.kinds.count("TokeReopened")
            assert len(ended) - undone == 2, "each once"


def test_a_void_round_gives_every_toke_back(at: At) -> None:
    place = at()
    place.swipe("dealer-1")
    deal(place)
    place.desk.submit(c.SeeCards("5", ()))
    place.desk.submit(c.VoidRound("Misdeal"))
    back = [one.payload for one in place.record.facts if one.kind == "TokeEnded"]
    assert [(one["cents"], one["back_cents"], one["is_void"]) for one in back] == [
        (200, 200, True),
        (100, 100, True),
    ]
    assert place.desk.table.round.tokes == {}
