"""Meters and their jackpots: no jackpot inherits another's money, and none is lost."""

import pytest
from random_tables import shipped
from sitting import Sit, Sitting

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account, open_account
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import MeterReading
from dealer_assist.table.evolve import evolve
from dealer_assist.table.meters import readings, reopened, shifted, sorted_out
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import replace

GROWN = Account(meter=5_240_000_000, seeded=5_000_000_000, contributed=240_000_000)


def test_a_reading_names_the_jackpot(crazy4_nexus: TableSetup) -> None:
    assert readings(crazy4_nexus, {("A", "main"): GROWN}) == (
        MeterReading("A", "main", GROWN, "ATLAS-1"),
    )


@pytest.mark.parametrize(
    ("reading", "is_here"),
    [
        (MeterReading("A", "main", GROWN, "ATLAS-1"), True),
        (MeterReading("A", "main", GROWN), True),
        (MeterReading("A", "main", GROWN, "MGL-01"), False),
        (MeterReading("A", "mega", GROWN, "ATLAS-1"), False),
        (MeterReading("B", "main", GROWN, "ATLAS-1"), False),
        (MeterReading("B", "main", GROWN), False),
    ],
)
def test_only_the_meters_of_its_jackpots_are_the_tables(
    crazy4_nexus: TableSetup, reading: MeterReading, *, is_here: bool
) -> None:
    known, parked = sorted_out(crazy4_nexus, [reading])
    assert known == ((reading,) if is_here else ())
    assert parked == (() if is_here else (reading,))


def test_a_known_meter_goes_on_and_a_new_one_starts_at_its_seed(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    setup = replace(crazy4_nexus, jackpots={"A": jackpots["ATLAS-1"], "B": jackpots["MGL-01"]})
    assert reopened(setup, {("A", "main"): GROWN}) == {
        ("A", "main"): GROWN,
        ("B", "main"): open_account(jackpots["MGL-01"].level("main")),
    }


def test_another_jackpot_on_the_sensor_never_inherits_the_meter(
    sit: Sit, crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    atlas = sit().start(1, 5)
    atlas.do(c.EndGame())
    (closed,) = atlas.do(c.CloseTable())
    grown = dict(atlas.table.accounts)
    link = replace(crazy4_nexus, jackpots={"A": jackpots["MGL-01"]})
    linked = sit(link)
    linked.table = evolve(Table(link), closed)
    assert linked.table.accounts == {}
    applied, opened, first = linked.swipe("dealer-1")
    assert linked.shown() == 1_000_000
    assert applied == e.SettingsApplied(linked.now, (), opened.meters)
    assert first.parked == (MeterReading("A", "main", grown["A", "main"], "ATLAS-1"),)
    linked.start(5).do(c.EndGame())
    (closed,) = linked.do(c.CloseTable())
    back = sit()
    back.table = evolve(Table(crazy4_nexus), closed)
    back.swipe("dealer-1")
    assert back.table.accounts == grown
    assert [one.jackpot for one in back.table.lasting.parked] == ["MGL-01"]


def test_a_changed_house_amount_is_shown_and_on_record(sit: Sit) -> None:
    setup = shipped("house-money-house")
    (closed,) = [*sit(setup).open().do(c.CloseTable())]
    raised = replace(setup, jackpots={"A": setup.jackpots["A"].with_seeds({"main": 300_000})})
    sitting = sit(raised)
    sitting.table = evolve(Table(raised), closed)
    applied, *_ = sitting.swipe("dealer-1")
    assert isinstance(applied, e.SettingsApplied)
    (reading,) = applied.meters
    assert reading.account == Account(
        meter=3_000_000_000, seeded=2_500_000_000, adjusted=500_000_000
    )
    assert sitting.shown() == 300_000


def test_a_house_amount_is_changed_by_a_setting(sit: Sit) -> None:
    sitting = sit(shipped("house-money-house")).open()
    by, witness = sitting.staff["supervisor-1"], sitting.staff["supervisor-2"]
    sitting.do(c.ProposeSetting("jackpot.A.seed.main", "$4,000", by, witness))
    assert sitting.shown() == 250_000
    sitting.do(c.CloseTable())
    sitting.open()
    assert sitting.shown() == 400_000
    assert sitting.table.accounts["A", "main"].imbalance == 0


def test_a_cap_below_what_the_meter_shows_keeps_the_table_closed(
    sit: Sit, crazy4_nexus: TableSetup
) -> None:
    (closed,) = sit().open().do(c.CloseTable())
    atlas = crazy4_nexus.jackpots["A"]
    capped = replace(atlas, levels=(replace(atlas.levels[0], cap_cents=400_000),))
    setup = replace(crazy4_nexus, jackpots={"A": capped})
    sitting = sit(setup)
    sitting.table = evolve(Table(setup), closed)
    (refused,) = sitting.swipe("dealer-1")
    assert isinstance(refused, e.SwipeRefused)
    assert "more than the cap of $4,000.00" in refused.refusal
    with pytest.raises(Refused):
        reopened(setup, sitting.table.accounts)


def test_a_proposal_that_broke_a_rule_meanwhile_keeps_the_table_closed(sitting: Sitting) -> None:
    sitting.open()
    by, witness = sitting.staff["supervisor-1"], sitting.staff["supervisor-2"]
    sitting.do(c.ProposeSetting("jackpot.A.cap.main", "$5,000.30", by, witness))
    sitting.start(1, 2).do(c.EndGame(), c.CloseTable())
    (refused,) = sitting.swipe("dealer-1")
    assert isinstance(refused, e.SwipeRefused)
    assert "Progressive meter shows $5,000.48, more than the cap" in refused.refusal
    sitting.do(c.WithdrawSetting("jackpot.A.cap.main", by))
    sitting.swipe("dealer-1")
    assert sitting.table.dealer is not None


def test_what_a_void_goes_back_to_moves_along_with_an_adjustment() -> None:
    before = Account(meter=50, reserve=5, overflow=7, contributed=60, adjusted=2)
    after = replace(before, meter=40, reserve=6, overflow=9, adjusted=-5)
    start = Account(meter=30, reserve=3, overflow=2, contributed=35)
    other = Account(meter=1, seeded=1)
    both = {("A", "main"): start, ("B", "main"): other}
    moved = shifted(both, {("A", "main"): before}, {("A", "main"): after})
    expected = Account(meter=20, reserve=4, overflow=4, contributed=35, adjusted=-7)
    assert moved == {("A", "main"): expected, ("B", "main"): other}
    assert shifted({}, {("A", "main"): before}, {("A", "main"): after}) == {}


def test_a_void_does_not_undo_a_back_out_of_an_earlier_win(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").confirm().swipe("executive-1")
    wins = sitting.table.round.wins
    sitting.do(c.EndGame(), c.AskAdjustment(1, "Wrong seat", wins, note="Seen on camera 4"))
    sitting.swipe("executive-1")
    sitting.swipe("supervisor-1")
    backed_out = dict(sitting.table.accounts)
    assert sitting.shown() == 500_024
    sitting.start(1, 2).do(c.VoidRound("Misdeal"))
    assert sitting.table.accounts == backed_out
