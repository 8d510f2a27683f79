"""Who is at a live table: register, sign-on and lock as one law.

In every phase of a table everything that can end a dealer's card is done elsewhere, unseen by the
kiosk. From that moment nothing begins, is won, is locked or unlocked in that name; the round ends;
and somebody whose card is good goes on, which is the same person where the card alone was lost.
"""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from live_bench import OKAFOR, PARK, LiveTable

from dealer_assist import paths
from dealer_assist.journal.key import load_key
from dealer_assist.program.surroundings import LOADERS
from dealer_assist.staff.directory import StaffDirectory
from dealer_assist.staff.enrolment import Newcomer, Two, enrol, newcomer, withdraw
from dealer_assist.staff.events import Fact, PinSet, StaffEnrolled
from dealer_assist.staff.register import StaffRegister
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Table

CHO, NEW_CARD = "6003118800001102", "6003118800001909"
SMALL, LARGE = "three_of_a_kind", "four_aces"


@pytest.fixture
def live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveTable]:
    """A live table at which M. Okafor deals, and M. Cho might."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    for name in LOADERS:
        monkeypatch.delenv(name, raising=False)
    table = LiveTable(tmp_path, "", "")
    enrolled(table, CHO, "M. Cho")
    table.opened.desk.tick()
    swipe(table, OKAFOR)
    yield table
    table.close()


def two(live: LiveTable) -> Two:
    cards = live.register.staff().cards
    return Two(
        cards["executive-1"].member, cards["supervisor-1"].member, live.register.now().date()
    )


def enrolled(live: LiveTable, number: str, name: str, role: Role = Role.DEALER) -> None:
    new: Newcomer = newcomer(load_key(paths.key_file()), number, name, role)
    live.register.change(lambda staff: enrol(staff, two(live), new), "elsewhere")


def gone(live: LiveTable) -> None:
    def decide(staff: StaffDirectory) -> tuple[Fact, ...]:
        return withdraw(staff, two(live), "dealer-1")

    live.register.change(decide, "elsewhere")


def withdrawn(live: LiveTable) -> None:
    gone(live)


def promoted(live: LiveTable) -> None:
    gone(live)
    enrolled(live, OKAFOR, "M. Okafor", Role.SUPERVISOR)


def lost(live: LiveTable) -> None:
    gone(live)
    enrolled(live, NEW_CARD, "M. Okafor")


def expired(live: LiveTable) -> None:
    """The card's last day is over: the register stands as it does then."""
    card = live.register.staff().cards["dealer-1"]
    over = StaffEnrolled(
        key="dealer-1", name="M. Okafor", role=Role.DEALER, last_four=card.member.last_four,
        fingerprint=card.fingerprint, expires="2026-01-31", person=card.member.person,
    )  # fmt: skip
    live.register.change(lambda staff: (over,), "elsewhere")


def swipe(live: LiveTable, number: str) -> str:
    """Swipe a card past the port: the register is asked whose it is, as at the reader."""
    desk = live.opened.desk
    desk._swipe(desk._roster.swipe(number))
    return live.outcomes[-1].sentence


def do(live: LiveTable, *commands: c.Command) -> str:
    for command in commands:
        done = live.opened.desk.submit(command)
    return done.sentence


def betting(live: LiveTable) -> None:
    do(live, c.SeeChip(5))


def in_play(live: LiveTable) -> None:
    do(live, c.SeeChip(5), c.SeeChip(3), c.StartGame())


def claimed(live: LiveTable) -> None:
    in_play(live)
    do(live, c.PressHand(5, SMALL))


def verifying(live: LiveTable) -> None:
    in_play(live)
    do(live, c.PressHand(5, LARGE), c.CallSupervisor())


def swiping(live: LiveTable) -> None:
    verifying(live)
    do(live, c.ConfirmWins())


def locked(live: LiveTable) -> None:
    betting(live)
    do(live, c.LockTable())


def locked_in_play(live: LiveTable) -> None:
    claimed(live)
    do(live, c.LockTable())


Deed = Callable[[LiveTable], None]
PHASES = (betting, in_play, claimed, verifying, swiping, locked, locked_in_play)
DEEDS: tuple[Deed, ...] = (withdrawn, expired, promoted, lost)
EVERY = [
    pytest.param(
        deed,
        phase,
        id=f"{deed.__name__}, {phase.__name__}",
        marks=[] if withdrawn is deed or claimed is phase else [pytest.mark.long],
    )
    for deed in DEEDS
    for phase in PHASES
]


def events_since(live: LiveTable, at: int) -> list[e.Event]:
    return [event for one in live.outcomes[at:] for event in one.events]


def table_of(live: LiveTable) -> Table:
    return live.opened.desk.table


def is_in_that_name(event: e.Event) -> bool:
    """True for what begins, is won, is locked or unlocked by the card of dealer-1."""
    match event:
        case e.GameStarted():
            return True  # whoever else may start has not signed on yet
        case e.WinsAuthorised(by=StaffMember(key="dealer-1")):
            return True
        case e.TableLocked(by=StaffMember(key="dealer-1")):
            return True
        case e.TableUnlocked(by=StaffMember(key="dealer-1")):
            return True
        case _:
            return False


@pytest.mark.parametrize(("deed", "phase"), EVERY)
def test_nothing_is_done_in_the_name_of_a_card_that_is_not_good(
    live: LiveTable, deed: Deed, phase: Deed
) -> None:
    phase(live)
    before = len(live.outcomes)
    deed(live)
    # Whatever is pressed or swiped next, as a dealer might, and a Supervisor beside.
    swipe(live, OKAFOR)
    do(live, c.StartGame(), c.ConfirmAsDealer(), c.LockTable())
    swipe(live, OKAFOR)
    assert not [one for one in events_since(live, before) if is_in_that_name(one)]
    if table_of(live).round.lock is not None:
        swipe(live, PARK)  # a Supervisor's card gives nobody another round
        assert table_of(live).round.lock is None
    do(live, c.StartGame(), c.ConfirmAsDealer())
    assert not [one for one in events_since(live, before) if is_in_that_name(one)]
    assert table_of(live).lasting.barred == "The card of M. Okafor is not good any more"
    (alert,) = [one for one in table_of(live).lasting.alerts if one.key == "dealer"]
    assert alert.sentence == table_of(live).lasting.barred


def test_whoever_lost_a_card_goes_on_by_the_new_one_and_another_dealer_relieves(
    live: LiveTable,
) -> None:
    betting(live)
    lost(live)
    assert "Swipe another dealer's card" in do(live, c.StartGame())
    swipe(live, NEW_CARD)
    assert table_of(live).lasting.barred == ""
    assert table_of(live).dealer is not None
    assert do(live, c.StartGame()) == ""
    swipe(live, CHO)  # between rounds only
    dealer = table_of(live).dealer
    assert dealer is not None
    assert dealer.name == "M. Okafor"


def test_a_new_card_unlocks_what_the_lost_one_had_locked(live: LiveTable) -> None:
    locked(live)
    lost(live)
    swipe(live, OKAFOR)
    assert table_of(live).round.lock is not None
    swipe(live, NEW_CARD)
    assert table_of(live).round.lock is None
    assert do(live, c.StartGame()) == ""


def test_a_lock_of_nobodys_is_on_record_as_nobodys(live: LiveTable) -> None:
    betting(live)
    withdrawn(live)
    do(live, c.LockTable())
    lock = table_of(live).round.lock
    assert lock is not None
    assert lock.by is None


def test_a_pin_that_is_too_old_is_told_at_the_next_opening(live: LiveTable) -> None:
    def long_ago() -> datetime:
        return live.register.now() - timedelta(days=91)

    key, heads = load_key(paths.key_file()), paths.heads_folder()
    register = StaffRegister(live.register.path, key, long_ago, heads)
    pin = PinSet("supervisor-1", "hash", "executive-1")
    register.change(lambda staff: (pin,), "elsewhere")
    live.reopen()
    (told,) = [one for one in live.opened.desk.table.lasting.alerts if one.key == "pins"]
    assert told.sentence.startswith("PIN older than 90 days: J. Park.")
