"""How slips stand at a table that cannot print."""

from dealer_assist.desk.printing import NO_PAPER, NO_PRINTER


def test_a_table_without_a_printer_says_so_and_has_no_trouble() -> None:
    assert (NO_PAPER.detail, NO_PAPER.reason, NO_PAPER.trouble) == (NO_PRINTER, NO_PRINTER, "")
