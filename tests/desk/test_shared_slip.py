"""Paper of a shared prize says of what it is a share; that of a house jackpot names no meter."""

from datetime import UTC

from random_tables import shipped
from told_round import Round

from dealer_assist.desk.slip_text import SlipText, win_slip
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import StaffMember


def words(slip: SlipText) -> dict[str, str]:
    """Return every line of a slip by its left side."""
    return {row.left: row.right for part in slip.parts for row in part}


def test_every_slip_of_a_shared_prize_names_the_hit(staff: dict[str, StaffMember]) -> None:
    table = Round(shipped("dragon-nexus"), staff).open()
    table.do(*(c.MarkSide(seat, "player") for seat in (1, 3, 7)))
    table.start(1, 3, 7).claim(3, "234_diamonds").record()
    slips = [win_slip(table.table, win, 1, UTC) for win in table.table.round.wins]
    assert [slip.amount for slip in slips] == ["$3,333.54", "$3,333.54", "$3,333.53"]
    for slip in slips:
        said = words(slip)
        assert said["Share"] == "1 of 3 shares of $10,000.61"
        assert (said["Meter before"], said["Meter after"]) == ("$10,000.61", "$10,000.00")


def test_the_slip_of_a_house_jackpot_names_no_meter(staff: dict[str, StaffMember]) -> None:
    table = Round(shipped("house-money-house"), staff).start(3)
    table.claim(3, "three7_suited").record()
    slip = win_slip(table.table, table.table.round.wins[0], 1, UTC)
    assert (slip.title, words(slip)["Paid by"]) == ("JACKPOT WIN", "the house, in full")
    told = " ".join(f"{left} {right}" for left, right in words(slip).items()).lower()
    assert "meter" not in told
    assert "progressive" not in told
