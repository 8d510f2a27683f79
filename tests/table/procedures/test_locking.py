"""A locked table: facts go on, a card unlocks it, and nothing that is pressed is done."""

from typing import get_args

import pytest
from random_tables import shipped
from samples import sample
from sitting import Sit, Sitting
from table_facts import changed

from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.events.values import Lock
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import authority
from dealer_assist.table.facts.locking import lock_refusal, relieves, unlock_refusal
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.procedures.locking import _GOES_ON
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table

LOCKED = "The table is locked. Swipe a card to unlock it first"


def test_it_is_locked_in_the_name_of_the_dealer(sitting: Sitting) -> None:
    dealer = sitting.staff["dealer-1"]
    assert sitting.open().do(c.LockTable()) == [e.TableLocked(sitting.now, dealer)]
    assert sitting.table.round.lock == Lock(sitting.now, dealer)


def test_a_closed_table_is_locked_by_nobody_known(sitting: Sitting) -> None:
    assert sitting.do(c.LockTable()) == [e.TableLocked(sitting.now, None)]


def test_locked_twice_it_is_one_fact(sitting: Sitting) -> None:
    sitting.open().do(c.LockTable())
    assert sitting.do(c.LockTable()) == []


@pytest.mark.parametrize("who", ["dealer-1", "supervisor-1", "executive-1"])
def test_the_dealer_or_a_supervisor_unlocks_it_on_record(sitting: Sitting, who: str) -> None:
    sitting.start(5).do(c.LockTable())
    assert sitting.swipe(who) == [e.TableUnlocked(sitting.now, sitting.staff[who])]
    assert sitting.table.round.lock is None
    assert sitting.is_in(Phase.IN_PLAY)


def test_a_relief_unlocks_it_between_rounds_and_takes_over(sitting: Sitting) -> None:
    sitting.open().do(c.LockTable())
    relief = sitting.staff["dealer-2"]
    assert sitting.swipe("dealer-2") == [
        e.TableUnlocked(sitting.now, relief),
        e.DealerRelieved(relief),
    ]
    assert (sitting.table.round.lock, sitting.table.dealer) == (None, relief)


@pytest.mark.parametrize(
    ("who", "kind", "words"),
    [
        ("technician-1", "wrong_role", "A Technician's card does not unlock the table. A Super"),
        ("dealer-2", "wrong_role", "can take over between rounds only"),
        ("unknown", "unknown", "Card …9999 not recognized. Screen stays"),
        ("garbled", "misread", "The card could not be read. Swipe it again"),
    ],
)
def test_any_other_card_is_refused_on_record(
    sitting: Sitting, who: str, kind: str, words: str
) -> None:
    sitting.start(5).do(c.LockTable())
    before = sitting.table
    (refused,) = sitting.swipe(who)
    assert isinstance(refused, e.SwipeRefused)
    assert words in refused.refusal
    assert (refused.kind, refused.attempt) == (kind, 0)
    assert sitting.table == before


def test_a_card_that_is_barred_says_why(crazy4_nexus: TableSetup) -> None:
    gone = c.SwipeCard(None, "1101", reading="Withdrawn. Use another")
    assert unlock_refusal(Table(crazy4_nexus), gone) == "Withdrawn. Use another"


def test_at_a_closed_table_any_staff_card_unlocks_it_and_opens_nothing(sitting: Sitting) -> None:
    sitting.do(c.LockTable())
    assert sitting.swipe("dealer-2") == [e.TableUnlocked(sitting.now, sitting.staff["dealer-2"])]
    assert sitting.is_in(Phase.CLOSED)


def test_a_relief_is_another_dealer_between_rounds(sitting: Sitting) -> None:
    staff = sitting.staff
    betting = sitting.open().table
    assert relieves(betting, staff["dealer-2"])
    assert not relieves(betting, staff["dealer-1"])
    assert not relieves(betting, staff["supervisor-1"])
    assert not relieves(sitting.start(5).table, staff["dealer-2"])


@pytest.mark.parametrize(
    "command",
    [
        c.StartGame(),
        c.CloseTable(),
        c.MarkWager(3),
        c.CallSupervisor(),
        c.NoteIrregularity("shuffler"),
        c.VoidRound("Misdeal"),
        c.ChangeGame("caribbean"),
        c.AskMeterSet("A", "main", 7_000_000_000, "House adds to the jackpot"),
        c.CancelAdjustment(),
    ],
    ids=lambda command: type(command).__name__,
)
def test_what_is_pressed_at_a_locked_table_is_refused(sitting: Sitting, command: c.Command) -> None:
    sitting.open().do(c.LockTable())
    assert sitting.no_to(command) == LOCKED


def test_the_back_office_stays_shut_too(sitting: Sitting) -> None:
    sitting.open().do(c.RaiseAlert("disk", "disk", "Full"), c.LockTable())
    supervisor, executive = sitting.staff["supervisor-1"], sitting.staff["executive-1"]
    for command in (
        c.OpenBackOffice(supervisor),
        c.AcknowledgeAlert("disk", supervisor),
        c.ProposeSetting("limit.ante.min", "$10", supervisor, executive),
        c.WithdrawSetting("limit.ante.min", supervisor),
    ):
        assert sitting.no_to(command) == LOCKED


def test_what_devices_and_players_do_goes_on(sitting: Sitting) -> None:
    sitting.start(5).do(c.LockTable())
    happened = sitting.do(
        c.SeeChip(3),
        c.MissChip(3),
        c.ReportSensorFault(2, "A", "stuck"),
        c.ReportSensorWell(2, "A"),
        c.ReportDevices((("swiper", "ok"),)),
        c.PlaceWagers(5, {"ante": 500}),
        c.SeeCards("5", ("As", "Ad")),
        c.FoldHand(5),
        c.NotePrint("win", 1, 1),
        c.RaiseAlert("disk", "disk", "Full"),
        c.NoteMishap("felt"),
        c.NoteRefusedSwipe("Not enough", None, "4471"),
    )
    assert len(happened) == 12
    assert sitting.table.round.lock is not None


def test_every_command_that_is_not_named_is_held_back(sitting: Sitting) -> None:
    sitting.open().do(c.LockTable())
    pressed = set(get_args(c.Command)) - set(_GOES_ON)
    assert len(pressed) > 20
    assert {sitting.no_to(sample(made)) for made in pressed} == {LOCKED}


def test_the_key_may_be_turned_but_j_pot_waits(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-aquarius")).start(5).claim(s5="four_aces")
    sitting.do(c.LockTable(), c.TurnKey("JPH"))
    assert sitting.is_in(Phase.VERIFY)
    assert sitting.no_to(c.PressJackpot()) == LOCKED
    sitting.swipe("supervisor-1")
    sitting.do(c.PressJackpot(), c.TurnKey("RUN"))
    assert len(sitting.table.round.wins) == 1


def test_with_the_key_in_jph_it_is_not_locked(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-aquarius")).start(5).claim(s5="four_aces")
    sitting.do(c.TurnKey("JPH"))
    said = sitting.no_to(c.LockTable())
    assert said == "The key is in JPH. Turn it back to RUN before the table is locked"


def test_it_is_not_locked_while_the_supervisor_verifies_or_a_card_is_awaited(
    sitting: Sitting,
) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.CallSupervisor())
    said = sitting.no_to(c.LockTable())
    assert said == "The table cannot be locked while the supervisor verifies. Finish that first"
    sitting.do(c.ConfirmWins())
    said = sitting.no_to(c.LockTable())
    assert said == "The table cannot be locked while a card is needed. Finish that first"


def test_it_is_not_locked_while_an_adjustment_waits_for_its_cards(sitting: Sitting) -> None:
    sitting.open().do(c.AskMeterSet("A", "main", 7_000_000_000, "House adds to the jackpot"))
    assert lock_refusal(sitting.table).startswith("A meter is being set. Swipe the cards")


@pytest.mark.parametrize("phase", ["closed", "betting", "in-play", "recorded"])
def test_it_wakes_up_locked_in_every_phase(
    sitting: Sitting, crazy4_nexus: TableSetup, phase: str
) -> None:
    story: list[e.Event] = []
    commands: dict[str, tuple[c.Command, ...]] = {
        "closed": (c.CloseTable(),),
        "betting": (),
        "in-play": (c.SeeChip(5), c.StartGame()),
        "recorded": (
            *(c.SeeChip(5), c.StartGame(), c.PressHand(5, "four_aces"), c.CallSupervisor()),
            *(c.ConfirmWins(), c.SwipeCard(sitting.staff["executive-1"])),
        ),
    }
    story += sitting.swipe("dealer-1")
    story += sitting.do(*commands[phase], c.LockTable())
    assert sitting.table.round.phase.value == phase
    woken = evolve_all(Table(crazy4_nexus), story)
    assert woken == sitting.table
    assert woken.round.lock is not None


def test_an_unlocked_table_is_as_it_was_before(sitting: Sitting) -> None:
    before = sitting.start(5).table
    sitting.do(c.LockTable())
    assert sitting.table == changed(before, lock=sitting.table.round.lock)
    sitting.swipe("dealer-1")
    assert sitting.table == before


def test_a_barred_dealer_ends_the_round_and_begins_no_other(sitting: Sitting) -> None:
    sitting.open().do(c.SeeChip(5), c.StartGame(), c.PressHand(5, "three_of_a_kind"))
    assert authority.for_dealer(sitting.table)
    assert [type(one) for one in sitting.do(c.BarDealer("The card of M. Cho is not good"))] == [
        e.DealerBarred
    ]
    assert sitting.do(c.BarDealer("again")) == []
    assert authority.for_dealer(sitting.table) == []  # a small prize needs a card now
    sitting.do(c.PressHand(5, "three_of_a_kind"), c.EndGame())
    assert sitting.table.lasting.barred
    with pytest.raises(Refused, match=r"is not good. Swipe another dealer's card"):
        decide(sitting.table, c.StartGame(), sitting.now)
    for card in ("supervisor-1", "executive-1"):
        sitting.swipe(card)
    assert next_thing(sitting.table).what == "relieve"
    sitting.swipe("dealer-2")
    assert sitting.table.lasting.barred == ""
    assert sitting.do(c.StartGame())


def test_a_table_that_is_closed_by_a_barred_dealer_opens_for_another(sitting: Sitting) -> None:
    sitting.open().do(c.BarDealer("The card of M. Cho is not good"), c.CloseTable())
    sitting.swipe("dealer-2")
    assert sitting.table.lasting.barred == ""
