"""The figures of a report that stand alone."""

from datetime import UTC, datetime

from page_samples import sample_report

from dealer_assist.journal.queries.exceptions import Exceptional
from dealer_assist.reports.cells import shown
from dealer_assist.reports.figures import PlayersFigures, TokeFigures
from dealer_assist.reports.summary import summary as figures
from dealer_assist.value import replace


def test_the_summary_has_the_figures_of_the_report() -> None:
    summary = {one.name: shown(one.value) for one in figures(sample_report())}
    assert summary["Rounds played"] == "402"
    assert summary["Rounds an hour"] == "42.3"
    assert summary["Progressive coin-in"] == "$2,167.00"
    # Prizes of $16,317.14 less the $12,846.37 that was backed out; its envy was undone too.
    assert summary["Prizes"] == "$3,470.77"
    assert summary["Envy, from the tray"] == "$0.00"
    assert summary["Hold"] == "-$1,303.77"
    assert summary["Sensors out, minutes"] == "90.0"
    assert summary["Meters reconcile"] == "yes"
    assert summary["Chain's hash"] == "c1" * 32


def test_house_and_tokes_are_told_apart_and_agree() -> None:
    tokes = (
        TokeFigures("ante", "Ante", 5, 1_200, 1_200, 700, 700),
        TokeFigures("pair_plus", "Pair Plus", 7, 2_100, 2_100, 1_300, 4_100),
        TokeFigures("six_card", "6 Card Bonus", 2, 800, 800, 200, 900),
    )
    players = PlayersFigures(642_000, 330_000, 298_500, 3)
    report = replace(sample_report(), tokes=tokes, players=players)
    summary = {one.name: shown(one.value) for one in figures(report)}
    assert [one.lost_cents for one in tokes] == [500, 800, 600]
    assert summary["Toke wagers"] == "14"
    assert summary["To the toke box"] == "$79.00"
    assert summary["House on tokes"] == "-$38.00"
    assert summary["House on players"] == "$315.00"
    assert summary["Tray should have grown by"] == "$277.00"
    assert summary["House and tokes agree"] == "yes"
    assert summary["Hands not reckoned"] == "3"
    lost = replace(report, tokes=(replace(tokes[0], laid_cents=1_300), *tokes[1:]))
    assert {one.name: shown(one.value) for one in figures(lost)}["House and tokes agree"] == "NO"


def test_a_table_without_tokes_does_not_speak_of_them() -> None:
    assert not [one for one in figures(sample_report()) if "toke" in one.name.lower()]


def test_d4_voids_that_could_try_a_hidden_amount_are_counted_by_round() -> None:
    """Two levels moved by one start are one void."""

    def probed(round_: int, kind: str = "probed") -> Exceptional:
        return Exceptional(datetime(2026, 3, 14, 21, tzinfo=UTC), round_, kind, "Round void")

    report = replace(
        sample_report(), exceptions=(probed(7), probed(7), probed(9), probed(10, "voided"))
    )
    assert {one.name: shown(one.value) for one in figures(report)}[
        "Voids that moved must hit"
    ] == "2"
    assert not [one for one in figures(sample_report()) if "must hit" in one.name]
