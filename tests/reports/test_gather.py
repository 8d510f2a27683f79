"""What `gather` adds to the sums: odds by side, notes, and a journal that changed its jackpot."""

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime, time
from fractions import Fraction
from pathlib import Path

import pytest
from page_samples import SUE
from simulated_play import KEY, play_days

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.store import Journal
from dealer_assist.odds.binomial import band
from dealer_assist.odds.line_odds import line_odds
from dealer_assist.reports.cells import Money
from dealer_assist.reports.figures import Report
from dealer_assist.reports.gather import gather
from dealer_assist.reports.period import BusinessDay, day_period, last_shift, life_period
from dealer_assist.reports.sections import sections
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

HOUSE_DAY = BusinessDay(time(6), UTC)
NOON = datetime(2026, 3, 7, 12, tzinfo=UTC)
DAY = day_period(HOUSE_DAY, date(2026, 3, 7))
NO_ACCOUNT = dict.fromkeys(("reserve", "overflow", "contributed", "adjusted", "paid"), 0)


def setup_of(name: str) -> TableSetup:
    shipped = paths.resources()
    return load_table(shipped, paths.layouts(), shipped / "tables" / f"{name}.toml")


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal.open(
        tmp_path / "t.training.db", purpose="training", table="t", clock=lambda: NOON, key=KEY
    ) as journal:
        yield journal


def told(journal: Journal, setup: TableSetup, *facts: tuple[str, dict[str, object]]) -> Report:
    for kind, said in facts:
        journal.append([Entry(kind, said, 1, "dealer-1")], digest="d" * 64)
    with closing(connect_reader(journal.path)) as db:
        return gather(db, setup, DAY, NOON)


def reading(meter: int, jackpot: str) -> dict[str, object]:
    account = {"meter": meter, "seeded": meter, **NO_ACCOUNT}
    return {"sensor": "A", "level": "main", "account": account, "jackpot": jackpot}


def coup(*sides: str) -> tuple[tuple[str, dict[str, object]], ...]:
    seats = range(1, len(sides) + 1)
    return (
        ("RoundOpened", {"meters": [], "faults": []}),
        *(("SideMarked", {"seat": n, "side": side}) for n, side in zip(seats, sides, strict=True)),
        (
            "GameStarted",
            {"wagers": [{"seat": n, "sensor": "A", "cents": 100} for n in seats], "meters": []},
        ),
        ("GameEnded", {"round": 1}),
    )


def test_baccarat_counts_coups_and_weighs_the_sides_that_were_bet_on(journal: Journal) -> None:
    setup = setup_of("dragon-nexus-2")
    report = told(
        journal, setup, *coup("player"), *coup("player", "player"), *coup("player", "banker")
    )
    (one,) = report.progressives
    line = one.lines[-1]
    player = line_odds(setup.jackpots["A"], decks=setup.decks, side="player")[line.key]
    either = line_odds(setup.jackpots["A"], decks=setup.decks, side="either")[line.key]
    assert (one.wagers, line.trials, line.is_one_hand) == (5, 3, True)
    assert line.chance == (2 * player + either) / 3


def test_where_all_participate_the_side_does_not_matter(journal: Journal) -> None:
    setup = setup_of("dragon-nexus-2")
    setup = replace(setup, options={**setup.options, "eligible": "all_participants"})
    (one,) = told(journal, setup, *coup("player")).progressives
    assert one.lines[0].chance == line_odds(setup.jackpots["A"], decks=setup.decks)["234_diamonds"]


def test_a_bettor_on_the_tie_alone_cannot_hit(journal: Journal) -> None:
    (one,) = told(journal, setup_of("dragon-nexus-2"), *coup("tie")).progressives
    assert {line.chance for line in one.lines} == {Fraction(0)}


def board_round(*, folds: tuple[int, ...]) -> tuple[tuple[str, dict[str, object]], ...]:
    seats = (1, 2, 3)
    return (
        ("RoundOpened", {"meters": [], "faults": []}),
        (
            "GameStarted",
            {"wagers": [{"seat": n, "sensor": "A", "cents": 100} for n in seats], "meters": []},
        ),
        *(("HandFolded", {"seat": n}) for n in folds),
        *(("HandUnfolded", {"seat": n}) for n in folds if n == 3),
        ("GameEnded", {"round": 1}),
    )


def test_folds_before_the_board_are_no_trials_and_the_rest_hit_together(journal: Journal) -> None:
    setup = setup_of("holdem-nexus")
    # Three seats, two of them after a fold; one takes its fold back, and a void counts for nothing.
    report = told(
        journal,
        setup,
        *board_round(folds=()),
        *board_round(folds=(2, 3)),
        *board_round(folds=(1,))[:-1],
        ("RoundVoided", {"reason": "Misdeal"}),
    )
    (one,) = report.progressives
    lines = {line.key: line for line in one.lines}
    assert (one.wagers, lines["full_house"].trials) == (6, 5)
    for line in one.lines:
        assert line.band == band(5, float(line.chance), widening=float(line.widening))
    # Three with two beside them and two with one: 8 of 5, and all of it for a royal on the board.
    assert lines["community_royal"].widening == 1 + Fraction(8, 5)
    everybody = replace(setup, folded_hands_win=True)
    with closing(connect_reader(journal.path)) as db:
        (again,) = gather(db, everybody, DAY, NOON).progressives
    assert again.lines[0].trials == 6
    assert {line.key: line.widening for line in again.lines}["community_royal"] == 3


def test_another_jackpot_that_was_on_the_sensor_is_not_mixed_in(
    journal: Journal, crazy4_nexus: TableSetup
) -> None:
    report = told(
        journal,
        crazy4_nexus,
        ("RoundOpened", {"meters": [reading(77, "MGL-01")], "faults": []}),
        (
            "WinsAuthorised",
            {
                "first_number": 1,
                "by": {"name": "Eve", "role": "executive"},
                "wins": [
                    {
                        "sensor": "A",
                        "award": {
                            "seat": 1,
                            "line": "royal_flush",
                            "stake": 100,
                            "prize": 5,
                            "from_meter": 0,
                            "level": "",
                            "meter_before": 0,
                            "meter_after": 0,
                        },
                    }
                ],
                "meters": [reading(77, "MGL-01")],
            },
        ),
        ("TableClosed", {"meters": [reading(77, "MGL-01")]}),
        ("RoundOpened", {"meters": [reading(5_000_000_000, "ATLAS-1")], "faults": []}),
    )
    (one,) = report.progressives
    assert one.meters[0].closing.meter == 5_000_000_000
    assert one.meters[0].seeded == 5_000_000_000
    assert report.reconciles
    assert report.notes == (
        "Another jackpot was on sensor A in this period. Its hits are not listed.",
    )


def test_changed_definitions_are_noted(journal: Journal, crazy4_nexus: TableSetup) -> None:
    for digest in "ab":
        journal.append([Entry("RoundOpened", {"meters": []}, 1)], digest=digest * 64)
    report = told(journal, crazy4_nexus)
    assert report.notes == (
        "The definitions changed in this period: hits are compared with the odds of those in"
        " force now.",
    )


def test_a_day_without_events_says_so(journal: Journal, crazy4_nexus: TableSetup) -> None:
    report = told(journal, crazy4_nexus)
    assert report.notes == ("Nothing was recorded in this period.",)
    assert (report.rounds, report.events, report.chain.seq) == (0, 0, 0)
    assert report.reconciles


def test_what_still_lasts_is_counted_until_now(journal: Journal, crazy4_nexus: TableSetup) -> None:
    report = told(
        journal,
        crazy4_nexus,
        ("TableOpened", {"dealer": {"key": "dealer-1", "name": "Ann Ivy"}, "meters": []}),
        ("SensorFailed", {"seat": 3, "sensor": "A", "fault": "stuck"}),
    )
    assert (report.hours_open, report.downtime_seconds) == (0, 0)
    with closing(connect_reader(journal.path)) as db:
        later = gather(db, crazy4_nexus, DAY, NOON.replace(hour=14))
        assert (later.hours_open, later.downtime_seconds) == (2, 7_200)
        tomorrow = gather(db, crazy4_nexus, DAY, NOON.replace(day=9))
        assert tomorrow.hours_open == 18  # to the end of the business day


def test_the_last_shift_may_still_go_on(tmp_path: Path, crazy4_nexus: TableSetup) -> None:
    file = tmp_path / "t.training.db"
    play_days(crazy4_nexus, file, NOON, 1, 6)
    with closing(connect_reader(file)) as db:
        shift = last_shift(db, HOUSE_DAY)
        assert shift is not None
        assert shift.until is None
        assert gather(db, crazy4_nexus, shift, NOON.replace(day=8)).rounds > 0


def test_the_life_of_a_table_is_all_of_its_days(tmp_path: Path, crazy4_nexus: TableSetup) -> None:
    file = tmp_path / "t.training.db"
    play_days(crazy4_nexus, file, NOON, 3, 6)
    now = NOON.replace(day=20)
    with closing(connect_reader(file)) as db:
        life = gather(db, crazy4_nexus, life_period(HOUSE_DAY, date(2026, 3, 7)), now)
        days = [
            gather(db, crazy4_nexus, day_period(HOUSE_DAY, date(2026, 3, day)), now)
            for day in (7, 8, 9, 10)
        ]
    assert life.rounds == sum(one.rounds for one in days) > 0
    assert life.paid_cents == sum(one.paid_cents for one in days)


def test_a_journal_without_an_opening_has_no_shift(journal: Journal) -> None:
    with closing(connect_reader(journal.path)) as db:
        assert last_shift(db, HOUSE_DAY) is None


def test_the_journal_can_be_written_after_a_report(
    journal: Journal, crazy4_nexus: TableSetup
) -> None:
    with closing(connect_reader(journal.path)) as db:
        for _ in range(2):
            gather(db, crazy4_nexus, DAY, NOON)
            journal.append([Entry("PagePrinted", {"page": SUE.name}, 1)], digest="d" * 64)
        assert gather(db, crazy4_nexus, DAY, NOON).events == 2


def test_what_other_tables_bring_is_no_adjustment(journal: Journal) -> None:
    setup = setup_of("crazy4-link")
    jackpot = setup.jackpots["A"]
    level = jackpot.levels[0].name

    def stands(meter: int, adjusted: int) -> dict[str, object]:
        account = NO_ACCOUNT | {"meter": meter, "seeded": 10_000, "adjusted": adjusted}
        return {"sensor": "A", "level": level, "account": account, "jackpot": jackpot.key}

    report = told(
        journal,
        setup,
        ("RoundOpened", {"meters": [stands(10_000, 0)], "faults": []}),
        (
            "ContributionsTaken",
            {"at": 1, "up_to": 1, "before": [stands(10_000, 0)], "meters": [stands(10_700, 700)]},
        ),
        ("ContributionsTaken", {"at": 2, "up_to": 1, "before": [], "meters": []}),
        (
            "ContributionsTaken",
            {"at": 3, "up_to": 1, "before": [stands(10_700, 700)], "meters": [stands(10_600, 600)]},
        ),
    )
    one = report.progressives[0].meters[0]
    assert (one.linked, one.adjusted, one.missing) == (600, 0, 0)
    (meters,) = (each for each in sections(report) if each.key == "meters")
    assert "Other tables" in meters.columns
    assert {len(row) for row in meters.rows} == {len(meters.columns)}


def bet(cents: int, wager: str = "bad_beat") -> dict[str, object]:
    return {"seat": 7, "wager": wager, "cents": cents}


def test_bonus_bets_are_reported_beside_the_progressives(journal: Journal) -> None:
    by_card = {"at": 1, "by": {}, "bets": [bet(2_500_000)]}
    report = told(
        journal,
        setup_of("crazy4-bad-beat"),
        ("RoundOpened", {"meters": [], "faults": []}),
        ("BetsAllowed", by_card),
        ("BetsPaid", {"at": 2, "bets": [bet(2_500_000), bet(5_000, "queens_up")]}),
        ("BetsUndone", {"at": 3, "bets": [bet(5_000, "queens_up")]}),
        ("BetsPaid", {"at": 4, "bets": [bet(4_000, "queens_up")]}),
        ("BetsPaid", {"at": 5, "bets": [bet(-1_000, "queens_up")]}),  # a card was put right
        ("BetDenied", {"at": 6, "seat": 5, "wager": "queens_up", "cents": 700, "reason": "x"}),
        ("GameEnded", {"round": 1}),
    )
    assert [
        (one.label, one.bets, one.paid_cents, one.by_card, one.denied_cents)
        for one in report.bonus_bets
    ] == [("Bad Beat", 1, 2_500_000, 1, 0), ("Queens Up", 1, 3_000, 0, 700)]
    assert report.bonus_bets_cents == 2_503_000
    assert report.paid_cents == 0, "the progressives have paid nothing"
    (summary,) = (one for one in sections(report) if one.key == "summary")
    assert ("Bonus bets paid", Money(2_503_000)) in summary.rows


def test_a_report_without_bonus_bets_says_nothing_of_them(journal: Journal) -> None:
    report = told(journal, setup_of("crazy4-nexus"), *board_round(folds=()))
    (summary,) = (one for one in sections(report) if one.key == "summary")
    assert "Bonus bets paid" not in {row[0] for row in summary.rows}
