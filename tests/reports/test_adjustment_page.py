from page_samples import BACKED_OUT, METER_SET

from dealer_assist.reports.adjustment_page import adjustment_page
from dealer_assist.reports.page import Amount, PaperPage, Rows, Signatures
from dealer_assist.table.setup.table_setup import TableSetup


def rows_of(page: PaperPage) -> dict[str, str]:
    return dict(row for block in page.blocks if isinstance(block, Rows) for row in block.rows)


def amount_of(page: PaperPage) -> Amount:
    return next(block for block in page.blocks if isinstance(block, Amount))


def test_a_win_backed_out_shows_the_meter_before_and_after(crazy4_nexus: TableSetup) -> None:
    page = adjustment_page(BACKED_OUT, crazy4_nexus)
    rows = rows_of(page)
    assert page.subtitle == "Win no. 0000017 backed out"
    assert amount_of(page).figures == "$12,846.37"
    assert (rows["Meter before"], rows["Change"], rows["Meter after"]) == (
        "$5,000.00",
        "$7,846.37",
        "$12,846.37",
    )
    assert (rows["Hand"], rows["Seat"]) == ("Four Aces", "5")
    assert rows["Reason"] == "Wrong seat"
    assert rows["Note"] == "Seat 4 held the aces, seen on camera 12"
    assert (rows["Adjusted by"], rows["Witness"]) == (
        "Eve Oak, Executive, card …4731",
        "Sue Ash, Supervisor, card …4721",
    )
    assert rows["Seat 1"] == "$100.00"


def test_a_meter_that_was_set_shows_what_it_shows_now(crazy4_nexus: TableSetup) -> None:
    page = adjustment_page(METER_SET, crazy4_nexus, copy=2)
    rows = rows_of(page)
    assert page.subtitle == "Meter set"
    assert amount_of(page).figures == "$12,500.00"
    assert (rows["Change"], rows["Note"]) == ("-$346.37", "none")
    assert "Hand" not in rows
    assert page.marks == ("SIMULATED", "REPRINT 1")


def test_both_people_sign(crazy4_nexus: TableSetup) -> None:
    blocks = adjustment_page(METER_SET, crazy4_nexus).blocks
    assert Signatures(("Adjusted by", "Witness")) in blocks
