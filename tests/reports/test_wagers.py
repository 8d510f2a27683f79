"""What a wager took in and paid, by arithmetic done by hand and by the progressives' own sums."""

from contextlib import closing
from datetime import UTC, date, datetime, time, timedelta
from fractions import Fraction
from pathlib import Path

import pytest
from dealt_table import shipped
from scripted_table import KEY
from simulated_play import play_days
from sitting import Sitting

from dealer_assist.catalog.table_files import files_of
from dealer_assist.journal.codec import encode
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.cached_totals import SumsFile
from dealer_assist.journal.store import Journal
from dealer_assist.paths import layouts, resources
from dealer_assist.reports.definitions_then import setup_then
from dealer_assist.reports.figures import Report, WagerFigures
from dealer_assist.reports.gather import gather
from dealer_assist.reports.period import BusinessDay, day_period
from dealer_assist.reports.sections import sections
from dealer_assist.reports.wager_book import WagerBook
from dealer_assist.reports.wager_sections import NOT_ENTERED
from dealer_assist.reports.wagers import edges_of
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

HOUSE_DAY = BusinessDay(time(6), UTC)
DAY = date(2026, 3, 12)
BEGIN = datetime(2026, 3, 12, 18, tzinfo=UTC)
NOW = datetime(2026, 3, 14, tzinfo=UTC)


def act(place: str, word: str, cards: str = "") -> c.PlayHand:
    return c.PlayHand(place, word, tuple(cards.split()))


def blackjack(sitting: Sitting, dealer: str) -> list[e.Event]:
    """Play $25 at three seats: one doubles, one splits and doubles one of the hands."""
    held = {"2": "6c 5d", "4": "8s 8d", "6": "Ks 9d", "dealer": "6d"}
    happened = sitting.do(*(c.PlaceWagers(seat, {"blackjack": 2500}) for seat in (2, 4, 6)))
    happened += sitting.do(c.StartGame())
    happened += sitting.do(*(c.SeeCards(at, tuple(cards.split())) for at, cards in held.items()))
    if sitting.table.round.stages[-1:] != ("play",):
        happened += sitting.do(c.AdvanceStage("play", is_asked=True))
    happened += sitting.do(
        *(act("2", "double", "7h"), act("4", "split", "3h"), act("4", "double", "Th 2h")),
        *(act("4b", "stand"), act("6", "stand")),
    )
    happened += sitting.do(c.SeeCards("dealer", tuple(dealer.split())))
    return happened + sitting.do(c.EndGame())


def on_record(folder: Path, setup: TableSetup, *days: tuple[datetime, list[e.Event]]) -> Path:
    return played_under(folder, *((at, setup, happened) for at, happened in days))


def played_under(folder: Path, *days: tuple[datetime, TableSetup, list[e.Event]]) -> Path:
    file = folder / "table.training.db"
    clock = [BEGIN]

    def tick() -> datetime:
        clock[0] += timedelta(seconds=1)
        return clock[0]

    with Journal.open(file, purpose="training", table="t", clock=tick, key=KEY) as journal:
        source = resources() / "tables" / "blackjack-royal-match.toml"
        journal.keep_definitions(files_of(days[0][1], resources(), layouts(), source))
        for at, setup, happened in days:
            clock[0] = at
            for number, one in enumerate(happened):
                entry = Entry(*encode(one), 1 + number // 10_000, "dealer-1")
                journal.append([entry], digest=setup.digest)
    return file


def reported(file: Path, setup: TableSetup, day: date = DAY) -> Report:
    with closing(connect_reader(file)) as db:
        return gather(db, setup, day_period(HOUSE_DAY, day), NOW)


def of(report: Report, key: str) -> WagerFigures:
    return next(one for one in report.wagers if one.key == key)


# Dealer 20: 18 doubled loses $50, 21 doubled wins $50, 10 loses $25, 19 loses $25. Dealer busts:
# all of it wins even money.
@pytest.mark.parametrize(
    ("dealer", "paid"), [("6d 4h Th", 15_000 - 5_000), ("6d Th 8c", 2 * 15_000)]
)
def test_doubles_and_splits_are_counted_once_and_end_as_the_rules_say(
    staff: dict[str, StaffMember], tmp_path: Path, dealer: str, paid: int
) -> None:
    setup = shipped("blackjack-royal-match")
    sitting = Sitting(setup, staff).open()
    happened = opened_events(sitting) + blackjack(sitting, dealer)
    found = of(reported(on_record(tmp_path, setup, (BEGIN, happened)), setup), "blackjack")
    assert (found.bets, found.dealt) == (3, 3)
    assert found.coin_in_cents == found.settled_cents == 2 * 2500 + 3 * 2500 + 2500
    assert (found.paid_cents, found.win_cents) == (paid, 15_000 - paid)
    assert found.hold == Fraction(15_000 - paid, 15_000)
    assert found.edge is not None
    assert found.theo == found.edge * 3 * 2500  # the edge is of the bets before the cards


def opened_events(sitting: Sitting) -> list[e.Event]:
    """Return the round's opening, which holds all that it needs."""
    round_ = sitting.table.round
    assert sitting.table.dealer is not None
    return [e.RoundOpened(round=round_.number, dealer=sitting.table.dealer, meters=())]


def test_what_ended_without_its_cards_has_coin_in_and_no_win(
    staff: dict[str, StaffMember], tmp_path: Path
) -> None:
    setup = shipped("blackjack-royal-match")
    sitting = Sitting(setup, staff).open()
    happened = opened_events(sitting)
    happened += sitting.do(*(c.PlaceWagers(seat, {"blackjack": 2500}) for seat in (2, 4)))
    happened += sitting.do(c.StartGame(), c.EndGame())
    report = reported(on_record(tmp_path, setup, (BEGIN, happened)), setup)
    found = of(report, "blackjack")
    assert (found.coin_in_cents, found.open_cents, found.hold) == (5_000, 5_000, None)
    (table,) = (one for one in sections(report) if one.key == "wagers")
    told = dict(zip(table.columns, table.rows[0], strict=True))
    assert (str(told["Result not known"]), told["House win"], told["Hold"]) == ("$50.00", "–", "–")
    match = dict(zip(table.columns, next(row for row in table.rows if row[2] == "–"), strict=True))
    assert match["Coin-in"] == NOT_ENTERED


def test_a_day_stands_beside_the_same_day_of_the_week_before(
    staff: dict[str, StaffMember], tmp_path: Path
) -> None:
    setup = shipped("blackjack-royal-match")
    sitting = Sitting(setup, staff).open()
    happened = opened_events(sitting) + blackjack(sitting, "6d 4h Th")
    week = timedelta(days=7)
    file = on_record(tmp_path, setup, (BEGIN, happened), (BEGIN + week, happened))
    first, later = reported(file, setup), reported(file, setup, DAY + week)
    assert of(first, "blackjack").win_before is None
    assert of(later, "blackjack").win_before == of(first, "blackjack").win_cents == 5_000
    assert first.last_week is None
    assert later.last_week is not None
    assert (later.last_week.rounds, later.last_week.win_cents) == (first.rounds, 5_000)
    assert later.last_week.settled_cents == sum(one.settled_cents for one in first.wagers)
    (table,) = (one for one in sections(later) if one.key == "wagers")
    assert {"House win last week", "Hold last week"} <= set(table.columns)


@pytest.mark.parametrize(
    ("path", "value"), [("practice.pace", "60"), ("house_rule.blackjack_pays", "6 to 5")]
)
def test_a_round_is_known_by_its_own_definitions_when_the_house_has_changed_a_setting(
    staff: dict[str, StaffMember], tmp_path: Path, path: str, value: str
) -> None:
    before = shipped("blackjack-royal-match")
    settings = (Setting(path, value),)
    now = apply(before, settings)
    assert now.digest != before.digest
    sitting, later = Sitting(before, staff).open(), Sitting(now, staff).open()
    changed = opened_events(later)[0]
    assert isinstance(changed, e.RoundOpened)
    held = blackjack(later, "6d 4h Th")
    opened = [replace(one, settings=settings) for one in held if isinstance(one, e.RoundOpened)]
    file = played_under(
        tmp_path,
        (BEGIN, before, opened_events(sitting) + blackjack(sitting, "6d 4h Th")),
        # A desk records an opening under what was in force before it.
        (BEGIN + timedelta(days=7), before, [replace(changed, settings=settings)]),
        (BEGIN + timedelta(days=7, seconds=9), now, [*held[:-1], *opened]),
    )
    first = of(reported(file, now), "blackjack")
    assert (first.settled_cents, first.win_cents) == (15_000, 5_000)
    assert first.theo == edges_of(before)["blackjack"] * 3 * 2500  # of the day, not of now
    assert first.edge == edges_of(now)["blackjack"]
    week = of(reported(file, now, DAY + timedelta(days=7)), "blackjack")
    assert (week.win_cents, week.win_before) == (5_000, 5_000)
    assert week.theo == edges_of(now)["blackjack"] * 3 * 2500
    with closing(connect_reader(file)) as db:
        span = day_period(HOUSE_DAY, DAY).span_in(db)
        then = setup_then(db, span, before.digest)
        assert then is not None
        assert then.digest == before.digest
        assert setup_then(db, span, "0" * 32) is None


@pytest.mark.parametrize("name", ["crazy4-nexus", "house-money-nexus", "dragon-aquarius"])
def test_progressives_dealers_and_hours_add_up_to_the_report(tmp_path: Path, name: str) -> None:
    setup = shipped(name)
    file = tmp_path / f"{name}.training.db"
    play_days(setup, file, BEGIN, 2, 60, seed=3)
    report = reported(file, setup)
    jackpots = [one for one in report.wagers if one.key.startswith("progressive ")]
    assert sum(one.coin_in_cents for one in jackpots) == report.drop_cents > 0
    assert sum(one.paid_cents for one in jackpots) == report.paid_cents
    assert sum(one.win_cents for one in jackpots) == report.hold_cents
    for parts in (report.by_shift, report.by_dealer, report.by_hour):
        assert parts
        for figure in ("coin_in_cents", "settled_cents", "paid_cents", "win_cents"):
            whole = sum(getattr(one, figure) for one in report.wagers)
            assert sum(getattr(one, figure) for one in parts) == whole, figure
        theo = sum(one.theo or 0 for one in report.wagers)
        assert sum(one.theo for one in parts) == theo


def test_sums_that_are_kept_are_those_that_were_counted(tmp_path: Path) -> None:
    setup = shipped("crazy4-nexus")
    file = tmp_path / "crazy4-nexus.training.db"
    play_days(setup, file, BEGIN, 1, 30)
    kept = SumsFile(tmp_path / "x.figures", bytes(32))
    with closing(connect_reader(file)) as db:
        span = day_period(HOUSE_DAY, DAY).span_in(db)
        book = WagerBook(db, setup)
        assert book.sums(span) == book.sums(span, kept) == book.sums(span, kept)
