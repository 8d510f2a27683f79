"""A disk that is full in the act of a hand: one clear sentence, and no card, chip or act is lost.

The journal is a real one; SQLite is told that its file may not grow, which is what a full disk is.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from dealt_table import shipped
from journalled import journal_for

from dealer_assist.journal.store import Journal
from dealer_assist.table import commands as c
from dealer_assist.value import replace
from tests.support.seated_table import SeatedTable

SAID = "is full. Make room on it and try again."
DEALT = {"2": "6c 5d", "4": "8s 8d", "6": "Kh 7d", "dealer": "6d"}
ACTS = {2: ("HIT", "STAND", "FREE DOUBLE"), 4: ("FREE SPLIT", "DOUBLE")}
"""What is tried, by the seat whose turn it is."""
PLENTY, MANY = 1_000_000, 400


@contextmanager
def full(journal: Journal) -> Iterator[None]:
    """Let the file of the journal not grow by one page."""
    (pages,) = journal._db.execute("PRAGMA page_count").fetchone()
    journal._db.execute(f"PRAGMA max_page_count = {pages}")
    yield
    journal._db.execute(f"PRAGMA max_page_count = {PLENTY}")


def begin(seated: SeatedTable, seat: int) -> None:
    """Play to the turn of a seat."""
    seated.open()
    for number in (2, 4, 6):
        seated.desk.submit(c.PlaceWagers(number, {"blackjack": 2500}))
    seated.press("START GAME")
    for place, cards in DEALT.items():
        seated.desk.submit(c.SeeCards(place, tuple(cards.split())))
    seated.wait(2_000)
    if seat > 2:
        seated.press("STAND")
        seated.wait(2_000)


def refused(seated: SeatedTable, words: str) -> bool:
    """Press a key; tell whether the table is as it was before, and says why."""
    before = seated.table
    seated.wait(2_000)
    seated.press(words)
    is_refused = SAID in str(seated.face.prompt.line) + str(seated.face.prompt.detail)
    assert (seated.table == before) == is_refused, words
    return is_refused


@pytest.mark.parametrize(
    ("seat", "act"), [(seat, act) for seat, acts in ACTS.items() for act in acts]
)
def test_an_act_without_room_did_not_happen_and_is_made_once_when_there_is_room(
    seat_at: Callable[..., SeatedTable], tmp_path: Path, seat: int, act: str
) -> None:
    seated = seat_at(replace(shipped("free-bet-nexus"), players=()))
    with journal_for(seated, tmp_path) as journal:
        begin(seated, seat)
        with full(journal):
            # What is left of the last page is written full first: an act, and UNDO.
            for _ in range(MANY):
                if refused(seated, act) or refused(seated, "UNDO"):
                    break
            else:
                pytest.fail("the disk was never full")
            stood = seated.table
            notices = seated.face.views.table.model.hands.notices
            assert [one.title for one in notices] == ["NOT RECORDING. Stop the game"]
            seated.press("TRY AGAIN")
            assert seated.table == stood
        head = journal.head
        seated.press("TRY AGAIN")  # the same command under its own name, with the card it drew
        made = [event for event in journal.replay() if event.seq > head.seq]
        assert [event.kind for event in made].count("HandActed") == 1
        assert abs(len(seated.table.round.acts) - len(stood.round.acts)) == 1
        assert (seated.desk.trouble, journal.verify()) == ("", [])
