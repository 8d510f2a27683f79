"""The tokes of a shift in words: what the dealer reads, and what lies with the box."""

from datetime import UTC, datetime

from random_tables import shipped
from table_facts import changed

from dealer_assist.journal.queries.round_list import Shift
from dealer_assist.reports.figures import PlayersFigures, TokeFigures
from dealer_assist.reports.page import Amount, PaperGrid, Rows
from dealer_assist.reports.shift_tokes import ShiftTokes
from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Table, Toke
from dealer_assist.ui.pages.shift.tokes import toke_slip, tokes_model
from dealer_assist.value import replace

SETUP = replace(shipped("three-card-nexus"), practices=Practices(tokes=TokeLimits()))
TABLE = Table(setup=SETUP)
PAIR = TokeFigures("pair_plus", "Pair Plus", 2, 700, 700, 200, 1_200)
FOUND = ShiftTokes((PAIR,), PlayersFigures(50_000, 13_000, 12_500), 1_200)


def test_figures_rows_and_tray_say_the_same() -> None:
    model = tokes_model(FOUND, TABLE)
    told = {one.caption: (one.value, one.note) for one in model.figures}
    assert told == {
        "To the toke box": ("$14.00", "Stakes back and won"),
        "Toke wagers": ("2", "$7.00 staked"),
        "House on tokes": ("-$7.00", "$5.00 lost, $12.00 paid"),
        "House on players": ("$5.00", "$130.00 taken, $125.00 paid"),
    }
    assert model.rows.rows[0].words[0] == "Pair Plus"
    assert model.rows.rows[-1].words == (
        "Total",
        "2",
        "$7.00",
        "$5.00",
        "$2.00",
        "$12.00",
        "$14.00",
    )
    assert dict(model.tray)["Tray should have grown by"] == "-$2.00"


def test_house_and_tokes_agree_or_the_difference_is_said() -> None:
    assert tokes_model(FOUND, TABLE).verdict == "House and tokes agree"
    off = ShiftTokes((replace(PAIR, laid_cents=800),), FOUND.players, 1_200)
    model = tokes_model(off, TABLE)
    assert (model.verdict, model.is_agreed) == ("$1.00 is not accounted for", False)


def test_what_lies_there_now_is_named_and_missing_nowhere() -> None:
    laid = ShiftTokes((replace(PAIR, laid_cents=1_200),), FOUND.players, 1_200)
    model = tokes_model(laid, changed(TABLE, tokes={(5, "ante"): Toke(500)}))
    assert model.is_agreed
    assert "$5.00 on the layout now, not in any total" in model.notes


def test_notes_say_the_ceiling_and_what_nobody_reckoned() -> None:
    found = replace(FOUND, players=replace(FOUND.players, seats_not_known=1))
    notes = tokes_model(found, TABLE).notes
    assert "Largest pay $12.00 of $2,500" in notes
    assert "1 hand is not reckoned" in notes


def test_a_shift_without_tokes_has_an_empty_list() -> None:
    assert tokes_model(ShiftTokes((), PlayersFigures()), TABLE).rows.rows == ()


def test_the_slip_has_sums_and_no_name_of_a_player() -> None:
    since = datetime(2026, 3, 14, 18, 0, tzinfo=UTC)
    shift = Shift("dealer-1", "M. Okafor", since, 96, 2, 3, 510_288, 4, 1)
    page = toke_slip(shift, FOUND, SETUP, since.replace(hour=22))
    rows, amount, grid, _ = page.blocks
    assert isinstance(rows, Rows)
    assert rows.rows == (
        ("Dealer", "M. Okafor"),
        ("From", "14 Mar 2026 18:00"),
        ("To", "14 Mar 2026 22:00"),
    )
    assert isinstance(amount, Amount)
    assert amount.figures == "$14.00"
    assert isinstance(grid, PaperGrid)
    assert grid.rows == (("Pair Plus", "2", "$2.00", "$12.00"),)
    assert page.marks == ("SIMULATED",)
