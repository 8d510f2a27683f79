"""What the journal says was bet is what was on the felt: doubles and splits too, each once."""

from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from dealt_table import shipped
from scripted_table import KEY, SlowClock
from sitting import Sitting

from dealer_assist.journal.codec import encode
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.store import Journal
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.round import KEPT
from dealer_assist.table.facts.voids import returned
from dealer_assist.table.setup.roles import StaffMember

HELD = {"2": "6c 5d", "4": "8s 8d", "6": "Ks 9d"}
RIGHT = {"2r": "Tc 9h", "4r": "9s 9c", "6r": "Td 8h"}


def act(place: str, word: str, cards: str = "") -> c.PlayHand:
    return c.PlayHand(place, word, tuple(cards.split()))


CLASSIC = (
    act("2", "double", "7h"),
    act("4", "split", "3h"),
    act("4", "double", "Th 2h"),
    act("4b", "stand"),
)
TITLES: dict[str, tuple[tuple[c.PlayHand, ...], int]] = {
    "blackjack-royal-match": (CLASSIC, 2 * 2500 + 3 * 2500 + 2500),
    "house-money-blazing": (CLASSIC, 2 * 2500 + 3 * 2500 + 2500),
    "super-fun": (CLASSIC, 2 * 2500 + 3 * 2500 + 2500),
    "zappit-blazing": (CLASSIC, 2 * 2500 + 3 * 2500 + 2500),
    "free-bet-blazing": (
        (
            act("2", "free_double", "7h"),
            act("4", "free_split", "2h"),  # a hand of 10: its double is free too
            act("4", "free_double", "Th 7c"),
            act("4b", "double", "2c"),
        ),
        2500 + 2 * 2500 + 2500,
    ),
    "blackjack-switch": (
        (
            act("2r", "stand"),
            act("2", "double", "7h"),
            act("4r", "split", "2d"),
            act("4r", "double", "7c Kh"),
            act("4s", "stand"),
        ),
        3 * 2500 + 4 * 2500 + 2 * 2500,
    ),
}
"""Each title with what its hands do, and what is on the felt then, in cents."""


@pytest.mark.parametrize("name", TITLES)
def test_base_wagers_add_up_to_what_is_on_the_felt(
    staff: dict[str, StaffMember], tmp_path: Path, name: str
) -> None:
    """Tables B3: a split was no wager, and a wager that was told twice was counted twice."""
    acts, on_felt = TITLES[name]
    sitting, happened = Sitting(shipped(name), staff).open(), list[e.Event]()
    held = HELD | (RIGHT if name == "blackjack-switch" else {}) | {"dealer": "6d"}
    happened += sitting.do(*(c.PlaceWagers(seat, {"blackjack": 2500}) for seat in (2, 4, 6)))
    happened += sitting.do(c.StartGame())
    happened += sitting.do(*(c.SeeCards(at, tuple(cards.split())) for at, cards in held.items()))
    if sitting.table.round.stages[-1:] != ("play",):
        happened += sitting.do(c.AdvanceStage("play", is_asked=True))
    if name == "blackjack-switch":
        happened += sitting.do(*(c.SwitchCards(seat, KEPT) for seat in (2, 4, 6)))
    happened += sitting.do(*acts)
    assert sum(one.wagers for one in returned(sitting.table)) == on_felt
    summed = in_journal(tmp_path, happened)
    assert summed == {one.seat: one.wagers for one in returned(sitting.table)}


def in_journal(folder: Path, happened: list[e.Event]) -> Counter[int]:
    """Return what the view says of each seat, once the events of a round are recorded."""
    path = folder / "table.training.db"
    journal = Journal.open(path, purpose="training", table="t", clock=SlowClock(), key=KEY)
    journal.append([Entry(*encode(one), 1, "dealer-1") for one in happened], digest="5" * 64)
    journal.close()
    summed: Counter[int] = Counter()
    with closing(connect_reader(path)) as db:
        for seat, cents in db.execute("SELECT seat, cents FROM base_wagers WHERE round = 1"):
            summed[seat] += cents
    return summed
