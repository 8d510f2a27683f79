"""Beside the round: paper, alerts, settings, mishaps and the back office, in any phase."""

import pytest
from sitting import Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import Alert, Proposal
from dealer_assist.table.facts.office import day_of
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.state import Phase

DISK = c.RaiseAlert("disk", "disk", "Little room is left on the disk")
SEED = "jackpot.A.seed.main"


def propose(sitting: Sitting, path: str, value: str | int) -> c.ProposeSetting:
    """Have a Supervisor and an Executive want a setting."""
    return c.ProposeSetting(
        path, value, sitting.staff["supervisor-1"], sitting.staff["executive-1"]
    )


def test_a_print_is_noted_closed_or_open_with_its_trouble(sitting: Sitting) -> None:
    assert sitting.do(c.NotePrint("report", 7, 1)) == [
        e.PagePrinted(sitting.now, "report", 7, 1, "")
    ]
    sitting.start(5)
    assert sitting.do(c.NotePrint("win", 1, 2, "The printer is out of paper")) == [
        e.PagePrinted(sitting.now, "win", 1, 2, "The printer is out of paper")
    ]
    assert sitting.is_in(Phase.IN_PLAY)


@pytest.mark.parametrize("copy", [0, -1])
def test_there_is_no_copy_before_the_first(sitting: Sitting, copy: int) -> None:
    said = sitting.no_to(c.NotePrint("win", 1, copy))
    assert said == "The first copy of a page is copy 1. Count the copies again"


def test_an_alert_stays_open_over_rounds_and_closing(sitting: Sitting) -> None:
    assert sitting.do(DISK) == [e.AlertRaised(sitting.now, "disk", "disk", DISK.sentence)]
    opened = Alert("disk", "disk", DISK.sentence, sitting.now)
    sitting.start(5).do(c.EndGame())
    assert sitting.table.lasting.alerts == (opened,)
    sitting.do(c.CloseTable())
    assert sitting.table.lasting.alerts == (opened,)


def test_an_alert_that_says_the_same_is_one_fact(sitting: Sitting) -> None:
    sitting.do(DISK)
    assert sitting.do(DISK) == []


def test_an_alert_that_says_something_new_replaces_the_old_one(sitting: Sitting) -> None:
    sitting.do(c.RaiseAlert("clock", "clock", "The clock jumped"), DISK)
    worse = c.RaiseAlert("disk", "disk", "The disk is full")
    assert sitting.do(worse)
    assert [one.sentence for one in sitting.table.lasting.alerts] == [
        "The clock jumped",
        worse.sentence,
    ]
    other_kind = c.RaiseAlert("disk", "device", "The disk is full")
    assert sitting.do(other_kind)


def test_an_alert_is_closed_in_somebodys_name(sitting: Sitting) -> None:
    sitting.do(DISK, c.RaiseAlert("clock", "clock", "The clock jumped"))
    dealer = sitting.staff["dealer-1"]
    assert sitting.do(c.AcknowledgeAlert("disk", dealer)) == [
        e.AlertAcknowledged(sitting.now, "disk", dealer)
    ]
    assert [one.key for one in sitting.table.lasting.alerts] == ["clock"]
    said = sitting.no_to(c.AcknowledgeAlert("disk", dealer))
    assert said == "That alert is not open any more. Look at the list again"


def test_a_view_that_fails_again_and_again_is_noted_once_a_round(sitting: Sitting) -> None:
    sitting.open()
    assert sitting.do(c.NoteMishap("felt")) == [e.ViewFailed(sitting.now, "felt")]
    assert sitting.do(c.NoteMishap("felt")) == []
    assert sitting.do(c.NoteMishap("prompt bar"))
    assert sitting.table.round.mishaps == ("felt", "prompt bar")
    sitting.do(c.StartGame(), c.EndGame())
    assert sitting.do(c.NoteMishap("felt"))


@pytest.mark.parametrize("who", ["supervisor-1", "executive-2"])
def test_the_back_office_is_for_supervisors_and_executives(sitting: Sitting, who: str) -> None:
    member = sitting.staff[who]
    assert sitting.do(c.OpenBackOffice(member)) == [e.BackOfficeOpened(sitting.now, member)]
    assert sitting.do(c.CloseBackOffice(member)) == [e.BackOfficeClosed(sitting.now, member)]


@pytest.mark.parametrize("who", ["dealer-1", "technician-1", "trainer-1"])
def test_nobody_else_opens_the_back_office(sitting: Sitting, who: str) -> None:
    said = sitting.no_to(c.OpenBackOffice(sitting.staff[who]))
    assert said == "The back office is for a Supervisor or an Executive. Swipe such a card"


def test_a_setting_waits_for_the_next_opening(sitting: Sitting) -> None:
    sitting.open()
    wanted = propose(sitting, SEED, "$7,500")
    assert sitting.do(wanted) == [
        e.SettingProposed(
            sitting.now, SEED, "$5,000", "$7,500", wanted.by, wanted.witness, "ATLAS-1"
        )
    ]
    waits = Proposal(SEED, "$5,000", "$7,500", wanted.by, wanted.witness, sitting.now, "ATLAS-1")
    assert sitting.table.lasting.proposed == (waits,)
    sitting.do(c.StartGame(), c.EndGame(), c.CloseTable())
    assert sitting.table.lasting.proposed == (waits,)
    assert sitting.table.setup.jackpots["A"].level("main").seed_cents == 500_000
    first, *_ = sitting.swipe("dealer-1")
    assert first == e.SettingsApplied(sitting.now, (Setting(SEED, "$7,500", "ATLAS-1"),))
    assert sitting.table.lasting.proposed == ()
    assert sitting.table.lasting.settings == (Setting(SEED, "$7,500", "ATLAS-1"),)
    assert sitting.table.setup.jackpots["A"].level("main").seed_cents == 750_000


def test_the_same_proposal_is_one_fact_and_another_replaces_it(sitting: Sitting) -> None:
    sitting.do(propose(sitting, SEED, "$7,500"))
    assert sitting.do(propose(sitting, SEED, 750_000)) == []
    sitting.do(propose(sitting, "limit.ante.min", "$10"), propose(sitting, SEED, "$8,000"))
    assert [(one.path, one.new) for one in sitting.table.lasting.proposed] == [
        ("limit.ante.min", "$10"),
        (SEED, "$8,000"),
    ]


def test_a_proposal_is_taken_back_by_a_supervisor(sitting: Sitting) -> None:
    sitting.do(propose(sitting, SEED, "$7,500"), propose(sitting, "limit.ante.min", "$10"))
    by = sitting.staff["supervisor-2"]
    assert sitting.do(c.WithdrawSetting(SEED, by)) == [e.SettingWithdrawn(sitting.now, SEED, by)]
    assert [one.path for one in sitting.table.lasting.proposed] == ["limit.ante.min"]
    said = sitting.no_to(c.WithdrawSetting(SEED, by))
    assert said == "That setting is not proposed any more. Look at the list again"
    said = sitting.no_to(c.WithdrawSetting("limit.ante.min", sitting.staff["dealer-1"]))
    assert said == "Settings are changed by a Supervisor or an Executive. Swipe such a card"


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("jackpot.B.wager", 100, "This table has no setting 'jackpot.B.wager'. Choose one"),
        (SEED, "$5,000", "Seed of Progressive meter is $5,000 already. Enter another value"),
        (SEED, "plenty", "'plenty' cannot be read. Write an amount like $7,500"),
        ("limit.ante.max", "$400", "Most on ANTE must be between $0.01 and $300. Enter"),
        ("limit.ante.min", "$150", "Ante takes $150 at least and $100 at most. Change one"),
        ("limit.queens_up.max", 30_001, "Most on QUEENS UP must be between"),
        ("jackpot.A.cap.main", "$4,000", "Progressive meter shows $5,000.00, more"),
    ],
)
def test_a_setting_that_may_not_be_is_refused_at_once(
    sitting: Sitting, path: str, value: str | int, sentence: str
) -> None:
    sitting.open()
    assert sitting.no_to(propose(sitting, path, value)).startswith(sentence)


def test_a_setting_takes_two_people_and_the_first_is_a_supervisor(sitting: Sitting) -> None:
    supervisor, dealer = sitting.staff["supervisor-1"], sitting.staff["dealer-1"]
    said = sitting.no_to(c.ProposeSetting(SEED, "$6,000", dealer, supervisor))
    assert said == "Settings are changed by a Supervisor or an Executive. Swipe such a card"
    said = sitting.no_to(c.ProposeSetting(SEED, "$6,000", supervisor, supervisor))
    assert said == f"The second card must be another person's, not {supervisor.name}'s"
    assert sitting.do(c.ProposeSetting(SEED, "$6,000", supervisor, dealer))


def test_proposals_are_judged_together(sitting: Sitting) -> None:
    sitting.do(propose(sitting, "limit.ante.max", "$200"))
    sitting.do(propose(sitting, "limit.ante.min", "$150"))
    sitting.open()
    assert sitting.table.setup.limits["ante"] == (15_000, 20_000)


def test_a_day_is_counted_from_1970() -> None:
    assert day_of(0).isoformat() == "1970-01-01"
    assert day_of(86_400_000 - 1).isoformat() == "1970-01-01"
    assert day_of(1_760_000_000_000).isoformat() == "2025-10-09"


@pytest.mark.parametrize(
    ("who", "is_misread", "card", "kind"),
    [
        ("dealer-1", False, "dealer-1", "wrong_role"),
        ("", False, "4471", "unknown"),
        ("", True, "4471", "misread"),
    ],
)
def test_a_card_refused_at_another_door_is_on_record_and_changes_nothing(
    sitting: Sitting,
    who: str,
    is_misread: bool,  # noqa: FBT001 - a parameter of the test
    card: str,
    kind: str,
) -> None:
    sitting.start(5)
    before = sitting.table
    member = sitting.staff[who] if who else None
    noted = sitting.do(c.NoteRefusedSwipe("Not enough", member, "4471", is_misread=is_misread))
    assert noted == [e.SwipeRefused("Not enough", card, kind)]
    assert sitting.table == before


def test_a_card_taken_back_before_its_pin_is_on_record_as_that(sitting: Sitting) -> None:
    member = sitting.staff["executive-1"]
    noted = sitting.do(c.NoteRefusedSwipe("Cancelled", member, "3301", is_cancelled=True))
    assert noted == [e.SwipeRefused("Cancelled", "executive-1", "cancelled")]
