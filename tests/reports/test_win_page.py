from page_samples import TRAY_WIN, WIN

from dealer_assist.reports.page import Amount, Notice, PaperPage, QrCode, Rows, Signatures
from dealer_assist.reports.win_page import reminders, win_page
from dealer_assist.table.setup.jurisdiction import Jurisdiction
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace


def rows_of(page: PaperPage) -> dict[str, str]:
    return dict(row for block in page.blocks if isinstance(block, Rows) for row in block.rows)


def notices(page: PaperPage) -> list[str]:
    return [block.text for block in page.blocks if isinstance(block, Notice)]


def test_a_win_page_tells_everything_about_the_win(crazy4_nexus: TableSetup) -> None:
    page = win_page(WIN, crazy4_nexus)
    rows = rows_of(page)
    assert page.subtitle == "Win no. 0000017, round 3,107"
    assert (rows["Table"], rows["Game"], rows["Round"]) == ("12", "Crazy 4 Poker", "3,107")
    assert (rows["Seat"], rows["Hand"], rows["Wager"]) == ("5", "Four Aces", "$1.00")
    assert rows["Time"] == "07 Mar 2026 23:15:04"
    assert (rows["Meter before"], rows["Meter after"]) == ("$12,846.37", "$5,000.00")
    assert (rows["Off the meter"], rows["New seed"]) == ("$12,846.37", "$5,000.00")
    assert rows["Authorized by"] == "Eve Oak, Executive, card …4731"
    assert (rows["Seat 1"], rows["Seat 3"]) == ("$100.00", "$100.00")


def test_the_prize_stands_in_figures_and_in_words(crazy4_nexus: TableSetup) -> None:
    page = win_page(WIN, crazy4_nexus)
    (amount,) = (block for block in page.blocks if isinstance(block, Amount))
    assert amount.figures == "$12,846.37"
    assert amount.words == "Twelve thousand eight hundred forty-six dollars and 37 cents"


def test_the_law_s_reminders_follow_the_prize(crazy4_nexus: TableSetup) -> None:
    assert notices(win_page(WIN, crazy4_nexus)) == [
        "Tax form: have it filled in before this prize is paid.",
        "Show the cards to the camera and count the deck.",
        "Keep the cards of this hand for 7 days.",
    ]
    assert notices(win_page(TRAY_WIN, crazy4_nexus)) == []


def test_a_law_that_asks_for_nothing_reminds_of_nothing(crazy4_nexus: TableSetup) -> None:
    assert reminders(WIN, replace(crazy4_nexus, jurisdiction=Jurisdiction())) == ()


def test_a_prize_from_the_tray_has_no_meter(crazy4_nexus: TableSetup) -> None:
    rows = rows_of(win_page(TRAY_WIN, crazy4_nexus))
    assert rows["Level"] == "none: the tray pays all of it"
    assert "Meter before" not in rows


def test_what_the_meter_could_not_cover_came_from_the_tray(crazy4_nexus: TableSetup) -> None:
    award = replace(WIN.award, from_meter=1_000_000)
    rows = rows_of(win_page(replace(WIN, award=award), crazy4_nexus))
    assert rows["From the tray"] == "$2,846.37"


def test_the_code_holds_the_hash_of_the_event(crazy4_nexus: TableSetup) -> None:
    page = win_page(WIN, crazy4_nexus)
    (code,) = (block for block in page.blocks if isinstance(block, QrCode))
    assert code.payload == f"crazy4-nexus 48211 {'9f2ad3c1' * 8}"
    assert "9f2ad3c1" * 8 in page.foot


def test_a_simulated_table_and_a_second_copy_are_marked(crazy4_nexus: TableSetup) -> None:
    assert win_page(WIN, crazy4_nexus).marks == ("SIMULATED",)
    assert win_page(WIN, crazy4_nexus, copy=2).marks == ("SIMULATED", "REPRINT 1")
    live = replace(crazy4_nexus, devices={"swiper": "/dev/swiper"})
    assert win_page(WIN, live).marks == ()
    assert win_page(WIN, live, copy=3).marks == ("REPRINT 2",)


def test_winner_dealer_and_supervisor_sign(crazy4_nexus: TableSetup) -> None:
    page = win_page(WIN, crazy4_nexus)
    (signed,) = (block for block in page.blocks if isinstance(block, Signatures))
    assert signed.lines == ("Winner's name", "Winner's signature", "Dealer", "Authorized by")


def test_a_win_that_was_backed_out_is_not_to_be_paid(crazy4_nexus: TableSetup) -> None:
    page = win_page(replace(WIN, backed_out_at=48_240), crazy4_nexus)
    assert notices(page)[0] == ("This win was backed out: event 48240. Do not pay it on this page.")


def test_a_page_has_what_the_tax_form_asks_for_where_the_law_wants_one(
    crazy4_nexus: TableSetup,
) -> None:
    rows = rows_of(win_page(WIN, crazy4_nexus))
    assert rows["Winnings less wager"] == "$12,845.37"
    assert rows["Times the wager"] == "12,846"
    assert rows["Transaction"] == "Table 12, win 0000017"
    assert rows["Taxpayer no."].startswith("___")
    assert "Times the wager" not in rows_of(win_page(TRAY_WIN, crazy4_nexus))
