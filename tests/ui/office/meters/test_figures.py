"""The meters as a supervisor reads them."""

from datetime import UTC, datetime, timedelta

import pytest
from random_tables import shipped
from table_facts import table_of
from tree import words

from dealer_assist.catalog.tables import load_table
from dealer_assist.jackpot.account import Account
from dealer_assist.journal.queries.meter_history import HitMark, Point
from dealer_assist.journal.queries.win_list import NO_WINS, WinLine, WinSum
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.office.meters import figures as m
from dealer_assist.ui.office.meters.figures import MeterRange
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.value import replace

AT = datetime(2026, 3, 14, 21, 48, tzinfo=UTC)
MAIN = ("A", "main")


def win(number: int = 318, line: str = "four_aces", *, is_backed_out: bool = False) -> WinLine:
    prize, role = 1_284_637, Role.EXECUTIVE
    return WinLine(
        number, 9, 4, AT, "A", "main", line, 5, prize, prize, 500_000, "L. Haddad", role,
        is_backed_out,
    )  # fmt: skip


def test_a_meter_that_was_never_opened_shows_what_it_is_opened_with(
    crazy4_nexus: TableSetup,
) -> None:
    (card,) = m.meter_cards(Table(crazy4_nexus), MAIN)
    assert words(card.face)[1:] == ["$5,000.00", "ATLAS-1, from its first opening on"]
    assert card.face == replace(card.pressed, fill="panel"), "a white frame where it shows"


def test_every_figure_comes_from_the_account(crazy4_nexus: TableSetup) -> None:
    account = Account(5_003_680_000, reserve=20_000, overflow=1_230_000, paid=12_846_370_000)
    table = table_of(crazy4_nexus, accounts={MAIN: account})
    figures = dict(m.meter_figures(table, MAIN, WinSum(5, 0, 3, 0, hits=3, undone_hits=1)))
    assert figures["Current"] == "$5,003.68"
    assert figures["Reserve"] == "$0.02"
    assert figures["Overflow"] == "$1.23"
    assert figures["Paid, backed out too"] == "$12,846.37"
    assert figures["Hits, 1 backed out"] == "2"


def test_hits_without_a_back_out_are_a_plain_number(crazy4_nexus: TableSetup) -> None:
    assert dict(m.meter_figures(Table(crazy4_nexus), MAIN, NO_WINS))["Hits"] == "0"


@pytest.mark.parametrize(
    ("basis_points", "words"), [(2400, "24%"), (2050, "20.5%"), (5, "0.05%"), (0, "0%")]
)
def test_a_rate_is_written_without_idle_digits(basis_points: int, words: str) -> None:
    assert m.percent(basis_points) == words


def test_a_win_on_the_line_is_named_with_its_prize(crazy4_nexus: TableSetup) -> None:
    mark = HitMark(9, AT, "win", 318, 1_284_637)
    (found,) = m.marked(crazy4_nexus, [mark], [win()], UTC)
    assert found.words == "14 Mar 21:48 Four Aces, win 318: $12,846.37"
    assert (found.before, found.after) == (1_284_637, 500_000)
    assert found.label == "Four Aces $12,846.37"


def test_adjustments_on_the_line_are_named(crazy4_nexus: TableSetup) -> None:
    marks = [HitMark(9, AT, "adjustment", 318, 700), HitMark(9, AT, "adjustment", 0, -500)]
    words = [one.words for one in m.marked(crazy4_nexus, marks, [], UTC)]
    assert words == [
        "14 Mar 21:48 Win 318 backed out: $7.00",
        "14 Mar 21:48 Meter set by hand: -$5.00",
    ]


def test_a_win_that_is_not_in_the_list_keeps_its_number(crazy4_nexus: TableSetup) -> None:
    (found,) = m.marked(crazy4_nexus, [HitMark(9, AT, "win", 318, 700)], [], UTC)
    assert found.words == "14 Mar 21:48 Win 318: $7.00"


def test_a_hand_of_a_jackpot_that_is_gone_is_named_by_its_key(crazy4_nexus: TableSetup) -> None:
    assert m.hand_of(crazy4_nexus, "B", "mini_royal") == "Mini royal"


def test_a_win_that_was_backed_out_is_quiet_in_the_list(crazy4_nexus: TableSetup) -> None:
    model = m.last_wins(crazy4_nexus, [win(), win(317, is_backed_out=True)], "")
    assert [row.tone for row in model.rows] == [Tone.PLAIN, Tone.SOFT]


def test_trouble_is_said_where_the_list_is_empty(crazy4_nexus: TableSetup) -> None:
    assert m.last_wins(crazy4_nexus, [], "Cannot be read").nothing == "Cannot be read"


def test_a_young_table_shows_its_whole_course_at_first() -> None:
    now = datetime(2026, 3, 14, 21, 48, tzinfo=UTC)
    assert m.first_range(None, now) == MeterRange.ALL
    assert m.first_range(now - timedelta(days=13), now) == MeterRange.ALL
    assert m.first_range(now - timedelta(days=14), now) == MeterRange.FORTNIGHT


def test_two_sensors_are_told_apart(resources, layouts) -> None:
    file = resources / "tables" / "house-money-nexus.toml"
    setup = load_table(resources, layouts, file)
    names = [m.meter_name(setup, meter) for meter in m.meters_of(setup)]
    assert len(set(names)) == len(names) > 1
    assert all("sensor" in name for name in names)


def test_a_program_gets_points_and_marks_in_order() -> None:
    later = AT.replace(hour=22)
    rows = list(
        m.course_rows(
            "A-main",
            [Point(1, later, 500_000)],
            [HitMark(2, AT, "win", 3, 500_744), HitMark(3, later, "adjustment", 0, -5)],
        )
    )
    assert rows == [
        ("at_utc", "meter", "what", "dollars"),
        ("2026-03-14T21:48:00+00:00", "A-main", "win 3", "5007.44"),
        ("2026-03-14T22:48:00+00:00", "A-main", "adjustment", "-0.05"),
        ("2026-03-14T22:48:00+00:00", "A-main", "shown", "5000.00"),
    ]


def test_hands_that_begin_alike_are_told_apart_by_their_first_word() -> None:
    setup = shipped("dragon-nexus")
    named = [m.hand_apart(setup, "A", line.key) for line in setup.jackpots["A"].lines]
    assert named == [
        "Diamonds, 2, 3 & 4 – 0",
        "Suited, 2, 3 & 4 – 0",
        "Unsuited, 2, 3 & 4 – 0",
        "9 – 0 (non-natural)",
    ]


def test_a_win_that_was_backed_out_says_so_in_list_and_chart() -> None:
    setup = shipped("dragon-nexus")
    line, now = setup.jackpots["A"].lines[0].key, datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
    win = WinLine(1, 1, 3, now, "A", "main", line, 3, 250_031, 0, 0, "L. Haddad", Role.EXECUTIVE)
    undone = replace(win, is_backed_out=True)
    (row,) = m.last_wins(setup, [undone], "").rows
    assert row.words[1] == "BACKED OUT: Diamonds, 2, 3 & 4 – 0"
    (flag,) = m.marked(setup, [HitMark(9, now, m.WIN, 1, 250_031)], [undone], UTC)
    assert flag.label.startswith("Backed out: ")
