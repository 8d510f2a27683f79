from datetime import date

from page_samples import HOUSE_DAY, METER, sample_report

from dealer_assist.reports.cells import Cell, Micros, Money, ShareCell, shown
from dealer_assist.reports.layout import Row
from dealer_assist.reports.period import month_period
from dealer_assist.reports.sections import sections
from dealer_assist.value import replace


def rows(key: str) -> tuple[Row, ...]:
    return next(one.rows for one in sections(sample_report()) if one.key == key)


def by_column(key: str, place: int = 0) -> dict[str, Cell]:
    section = next(one for one in sections(sample_report()) if one.key == key)
    return dict(zip(section.columns, section.rows[place], strict=True))


def sum_of(rows: tuple[Row, ...], column: int) -> int:
    return sum(cell.cents for row in rows if isinstance(cell := row[column], Money))


def test_every_row_fills_its_columns() -> None:
    for section in sections(sample_report()):
        assert section.rows
        assert {len(row) for row in section.rows} == {len(section.columns)}


def test_a_progressive_shows_drop_prizes_and_hold() -> None:
    row = by_column("progressives")
    assert (row["Drop"], row["Prizes"], row["Backed out"]) == (
        Money(216_700),
        Money(1_631_714),
        Money(1_284_637),
    )
    assert row["Hold"] == Money(216_700 - 347_077)
    assert row["Hold %"] == ShareCell(-130_377 / 216_700)


def test_hits_stand_beside_their_odds() -> None:
    row = by_column("hits", 3)
    assert (row["Hand"], row["Hits"], row["Of"]) == ("Three of a Kind", 51, 2_167)
    assert shown(row["Theoretical"]) == "2.27%"
    assert (row["Low 95%"], row["High 95%"], row["Within"]) == (36, 63, "yes")
    assert shown(row["Variance ×"]) == "1.00"


def test_a_meter_leads_from_opening_to_closing() -> None:
    row = by_column("meters")
    assert row["Opening"] == Micros(13_000_002_500)
    moved = [row[name] for name in ("Contributions", "Seeds", "Adjustments", "Prizes")]
    assert moved == [
        Micros(520_000_000),
        Micros(5_000_000_000),
        Micros(0),
        Micros(15_858_140_000),
    ]
    assert (row["Closing"], row["Missing"]) == (Micros(2_661_862_500), Micros(0))


def test_every_win_is_listed_with_who_answers_for_it() -> None:
    row = by_column("wins")
    assert [shown(cell) for cell in row.values()] == [
        *("0000017", "3,107", "07 Mar 2026 12:17:00", "5", "Four Aces", "$12,846.37"),
        *("Eve Oak, Executive", "Ann Ivy", "–", "backed out"),
    ]
    assert by_column("wins", 1)["Standing"] == "stands"


def test_a_share_of_a_prize_is_not_taken_for_the_whole() -> None:
    report = sample_report()
    (first, *_) = report.wins
    shared = replace(first, win=replace(first.win, shares=3, hit=17, hit_cents=3_853_911))
    table = {section.key: section.rows for section in sections(replace(report, wins=(shared,)))}
    assert table["wins"][0][4] == "Four Aces, 1 of 3 shares of $38,539.11"


def test_what_nobody_has_ticked_is_not_told_as_paid() -> None:
    assert next(one.title for one in sections(sample_report()) if one.key == "wins") == (
        "Wins recorded"
    )
    assert by_column("wins", 1)["Paid"] == "Not ticked"


def test_a_month_sums_what_the_tray_paid_under_what_came_off_a_meter() -> None:
    report = sample_report()
    month = replace(report, period=month_period(HOUSE_DAY, date(2026, 3, 7)))
    table = {section.key: section.rows for section in sections(month)}
    assert [row[0] for row in table["wins"]] == ["0000017", "0000019", ""]
    assert [shown(cell) for cell in table["wins"][-1] if cell] == [
        *("1 win from the tray, in the report of its day", "$9.00", "stands"),
    ]
    by_day = {section.key: section.rows for section in sections(report)}["wins"]
    assert sum_of(table["wins"], 5) == sum_of(by_day, 5)
    assert [row[2] for row in table["dealers"]] == [1, 1]


def test_each_dealer_has_totals() -> None:
    assert rows("dealers") == (
        ("Ann Ivy", 180, 1, Money(900), Money(1_284_637)),
        ("Ben Elm", 222, 1, Money(301_177), Money(0)),
    )


def test_times_are_those_of_the_house() -> None:
    row = by_column("sessions")
    assert shown(row["From"]) == "07 Mar 2026 12:00:00"
    assert shown(by_column("sessions", 1)["To"]) == "–"


def test_a_meter_that_does_not_add_up_is_seen() -> None:
    report = sample_report()
    (one,) = report.progressives
    wrong = replace(METER, closing=replace(METER.closing, meter=METER.closing.meter - 10_000))
    broken = replace(report, progressives=(replace(one, meters=(wrong,)),))
    assert not broken.reconciles
    table = {section.key: section.rows for section in sections(broken)}
    assert dict(table["summary"])["Meters reconcile"] == "NO"
    assert table["meters"][0][-1] == Micros(10_000)


def test_an_adjustment_names_the_hand_and_its_seat_or_the_meter() -> None:
    assert by_column("adjustments")["What"] == "Seat 5: Four Aces"
    assert by_column("adjustments", 1)["What"] == "Progressive meter"
