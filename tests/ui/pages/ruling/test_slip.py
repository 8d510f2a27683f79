"""The slip of a ruling: all that is on record of it, and nothing of a player's name."""

from datetime import UTC, datetime

from random_tables import shipped

from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.reports.page import Notice, Rows
from dealer_assist.table.facts import rulings as r
from dealer_assist.ui.pages.ruling.slip import ruling_slip
from dealer_assist.value import replace

SETUP = shipped("crazy4-nexus")
AT = datetime(2026, 3, 14, 21, 50, tzinfo=UTC)
ONE = RulingLine(
    3, 96, AT, r.UNDERPAID, (5,), "queens_up", 4_000, 7_500, "", "Dealer paid 4 to 1", "J. Park",
    AT.replace(minute=48), "dealer-1", "M. Okafor",
)  # fmt: skip


def rows(one: RulingLine) -> dict[str, str]:
    (block,) = (part for part in ruling_slip(one, SETUP).blocks if isinstance(part, Rows))
    return dict(block.rows)


def test_it_says_what_who_when_and_what_to_do() -> None:
    page = ruling_slip(ONE, SETUP)
    assert (page.title, page.marks) == ("Ruling no. 3", ("SIMULATED",))
    assert rows(ONE) == {
        "Round": "96",
        "Ruled": "14 Mar 2026 21:50:00",
        "Camera": "14 Mar 2026 21:48:00",
        "What it was": "Underpaid",
        "Seat": "5",
        "Wager": "Queens Up",
        "Before, as paid": "$40.00",
        "After, as ruled": "$75.00",
        "To do": "Pay seat 5 $35.00 more",
        "Note": "Dealer paid 4 to 1",
        "Dealer": "M. Okafor",
        "Ruled by": "J. Park",
    }


def test_a_ruling_without_chips_has_no_line_of_them() -> None:
    dead = replace(ONE, kind=r.DEAD, seats=(1, 3), note="", wager="")
    assert rows(dead)["Seats"] == "1 and 3"
    assert not {"Wager", "Before, as paid", "To do", "Note"} & rows(dead).keys()
    shown = replace(ONE, kind=r.EXPOSED, seats=(), answer=r.BURNED, note="")
    assert rows(shown)["Exposed card"] == "burned"


def test_one_that_was_withdrawn_says_so_first() -> None:
    gone = ruling_slip(replace(ONE, withdrawn_by="L. Haddad"), SETUP)
    assert gone.blocks[0] == Notice("Withdrawn by L. Haddad")
