"""A win, an adjustment and a report with something of everything, made up by hand."""

from datetime import UTC, date, datetime, time, timedelta, timezone
from fractions import Fraction

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.journal.chain import Head
from dealer_assist.journal.queries.exceptions import Exceptional, Late
from dealer_assist.journal.queries.incidents import Adjusted, Fault, Session
from dealer_assist.journal.queries.win_list import WinLine
from dealer_assist.journal.queries.win_records import AdjustmentOnRecord, WinFact, WinOnRecord
from dealer_assist.journal.queries.win_register import Registered
from dealer_assist.odds.binomial import band
from dealer_assist.reports.figures import (
    BonusBetFigures,
    LineFigures,
    MeterFigures,
    PlayFigures,
    ProgressiveFigures,
    Report,
    WagerFigures,
)
from dealer_assist.reports.period import BusinessDay, day_period
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.value import replace

PACIFIC = timezone(timedelta(hours=-8))
HOUSE_DAY = BusinessDay(time(6), PACIFIC)
SUE = StaffMember("supervisor-1", "Sue Ash", Role.SUPERVISOR, "4721")
EVE = StaffMember("executive-1", "Eve Oak", Role.EXECUTIVE, "4731")
FACT = WinFact(
    seq=48_211,
    hash="9f2ad3c1" * 8,
    round=3_107,
    at=datetime(2026, 3, 7, 23, 15, 4, tzinfo=PACIFIC),
    dealer="Ann Ivy",
)
# The whole meter: $12,846.37 and a rest below the cent, reseeded with $5,000.
WIN = WinOnRecord(
    number=17,
    fact=FACT,
    sensor="A",
    award=PrizeAward(
        seat=5,
        line="four_aces",
        stake=100,
        prize=1_284_637,
        from_meter=1_284_637,
        level="main",
        meter_before=12_846_372_500,
        meter_after=5_000_002_500,
        seed=5_000_000_000,
    ),
    by=EVE,
    envy=((1, 10_000), (3, 10_000)),
)
TRAY_WIN = replace(
    WIN,
    number=18,
    award=PrizeAward(seat=2, line="three_of_a_kind", stake=100, prize=900),
    by=SUE,
    envy=(),
)
BACKED_OUT = AdjustmentOnRecord(
    number=17,
    fact=replace(FACT, seq=48_240),
    sensor="A",
    level="main",
    reason="Wrong seat",
    note="Seat 4 held the aces, seen on camera 12",
    by=EVE,
    witness=SUE,
    before_micros=5_000_002_500,
    after_micros=12_846_372_500,
    award=WIN.award,
    envy=WIN.envy,
    shares=((17, WIN.award),),
    of_round=395,
)
METER_SET = AdjustmentOnRecord(
    number=0,
    fact=replace(FACT, seq=48_300),
    sensor="A",
    level="main",
    reason="Equipment malfunction",
    note="",
    by=EVE,
    witness=SUE,
    before_micros=12_846_372_500,
    after_micros=12_500_000_000,
)

LINES = (
    ("four_aces", "Four Aces", 0, 1_284_637, Fraction(1, 54_145)),
    ("four_of_a_kind", "Four of a Kind", 0, 0, Fraction(6, 27_073)),
    ("straight_flush", "Straight Flush", 3, 301_177, Fraction(1, 1_254)),
    ("three_of_a_kind", "Three of a Kind", 51, 45_900, Fraction(1, 44)),
)
METER = MeterFigures(
    sensor="A",
    level="main",
    label="Progressive meter",
    opening=Account(13_000_002_500, contributed=8_000_002_500, seeded=5_000_000_000),
    closing=Account(
        meter=2_661_862_500,
        contributed=8_520_002_500,
        seeded=10_000_000_000,
        paid=15_858_140_000,
    ),
    wins_cents=1_585_814,
)
WAGERS = (
    WagerFigures(
        *("ante", "ANTE, SUPER BONUS, PLAY", 2_554, 2_554, 3_000_000, 2_903_300, 2_810_000),
        edge=Fraction("0.0342"),
        theo=Fraction(43_674),
        settled_before=2_700_000,
        win_before=81_000,
    ),
    WagerFigures(
        *("queens_up", "QUEENS UP", 1_203, 2_554, 430_000, 430_000, 418_200),
        edge=Fraction("0.0307"),
        theo=Fraction(13_201),
        settled_before=390_000,
        win_before=-12_000,
    ),
    WagerFigures("bad_beat", "BAD BEAT", 0, 2_554, 0, 0, 0, edge=Fraction("0.173")),
    WagerFigures(
        *("progressive A", "Progressive ATLAS-1", 2_167, 2_554, 216_700, 216_700, 347_077),
        edge=Fraction("0.3183"),
        theo=Fraction(68_975),
    ),
)
NOON = datetime(2026, 3, 7, 20, tzinfo=UTC)


def sample_report() -> Report:
    """Return the report of a day on which a little of everything happened."""
    lines = tuple(
        LineFigures(
            sensor="A",
            key=key,
            label=label,
            hits=hits,
            prizes_cents=prizes,
            undone=int(key == "four_aces"),
            undone_cents=prizes if key == "four_aces" else 0,
            trials=2_167,
            hits_counted=hits,
            rounds_hit=hits,
            wins=hits,
            chance=chance,
            band=band(2_167, float(chance)),
        )
        for key, label, hits, prizes, chance in LINES
    )
    progressive = ProgressiveFigures(
        sensor="A",
        key="ATLAS-1",
        label="ATLAS",
        wagers=2_167,
        marked=4,
        rounds=402,
        drop_cents=216_700,
        returned_cents=1_200,
        prizes_cents=1_631_714,
        undone_cents=1_284_637,
        lines=lines,
        meters=(METER,),
    )
    return Report(
        wagers=WAGERS,
        by_dealer=(
            PlayFigures(
                "Ann Ivy", 1_204, 1_702_000, 1_650_000, 1_571_300, Fraction(51_200), "dealer-1"
            ),
            PlayFigures(
                "Ben Elm", 1_350, 1_944_700, 1_900_000, 1_935_000, Fraction(58_000), "dealer-2"
            ),
        ),
        by_hour=(PlayFigures("20:00", 310, 420_000, 401_500, 398_000, Fraction(12_900), "20:00"),),
        by_shift=(
            PlayFigures(
                "", 310, 420_000, 401_500, 398_000, Fraction(12_900), "2026-03-07T20:00:00-08:00"
            ),
        ),
        bonus_bets=(BonusBetFigures("queens_up", "QUEENS UP", 12, 43_500, 1, 2_500, ("Sue Ash",)),),
        period=day_period(HOUSE_DAY, date(2026, 3, 7)),
        table="crazy4-nexus",
        number="12",
        game="Crazy 4 Poker",
        console="nexus",
        is_simulated=True,
        chain=Head(48_310, "c1" * 32),
        events=8_204,
        rounds=402,
        voided=3,
        hours_open=9.5,
        progressives=(progressive,),
        envy_cents=20_000,
        undone_envy_cents=20_000,
        voids=(("Misdeal", 2), ("Exposed card", 1)),
        late_chips=5,
        refused_cards=2,
        missed_cards=1,
        adjustments=(
            Adjusted(NOON, 17, "A", "four_aces", 5, "Wrong seat", "", 1_284_637, "Eve", "Sue"),
            Adjusted(NOON, 0, "A", "main", 0, "Recovery of the seed", "n", -50, "Eve", "Sue"),
        ),
        faults=(Fault(3, "A", "stuck", NOON, None),),
        downtime_seconds=5_400,
        sessions=(
            Session("dealer-1", "Ann Ivy", NOON, NOON + timedelta(hours=4), 180),
            Session("dealer-2", "Ben Elm", NOON + timedelta(hours=4), None, 222),
        ),
        notes=(),
        exceptions=(
            Exceptional(
                NOON,
                3_108,
                "denied",
                "Seat 2: the cards make Four Aces, and it was not paid. NOT A WIN: Hand was folded",
                "Sue Elm",
                NOON + timedelta(minutes=4),
                "dealer-1",
            ),
        ),
        late_wins=(
            Late(
                at=NOON,
                number=19,
                round=3_107,
                recorded_in=3_109,
                seats=(4,),
                sensor="A",
                line="four_aces",
                cents=301_177,
                reason="Found on camera",
                note="Camera 4 shows the aces",
                by="Eve",
                witness="Sue",
            ),
        ),
        rounds_not_ticked=2,
        wins=(
            Registered(win_line(17, "four_aces", 5, 1_284_637, "main", EVE, gone=True), "dealer-1"),
            Registered(win_line(18, "three_of_a_kind", 2, 900, "", SUE), "dealer-1"),
            Registered(
                replace(win_line(19, "four_aces", 4, 301_177, "main", EVE), late_round=3_107),
                "dealer-2",
            ),
        ),
    )


def win_line(
    number: int,
    line: str,
    seat: int,
    cents: int,
    level: str,
    by: StaffMember,
    *,
    gone: bool = False,
) -> WinLine:
    """Return a win as the register has it."""
    return WinLine(
        number=number,
        seq=48_000 + number,
        round=3_090 + number,
        at=NOON.astimezone(PACIFIC) + timedelta(minutes=number),
        sensor="A",
        level=level,
        line=line,
        seat=seat,
        prize_cents=cents,
        before_cents=cents if level else 0,
        after_cents=500_000 if level else 0,
        by=by.name,
        role=by.role,
        is_backed_out=gone,
    )
