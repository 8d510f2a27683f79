"""Questions over the table: one at a time, and each answer leads on."""

from collections.abc import Callable

import pytest
from audit import findings
from fake_pins import FakePins
from longer_words import LongerWords
from office_table import ENTRY, the_office
from screen_sizes import SIZES
from seated_table import SeatedTable
from shipped_tables import shipped

from dealer_assist.desk.card_slot import CardSlot
from dealer_assist.table.commands.round import PlaceWagers
from dealer_assist.table.commands.wins import CallSupervisor, ConfirmWins, PressHand, TrySwipeAgain
from dealer_assist.table.state import Phase
from dealer_assist.value import replace


def test_the_menu_leads_back_or_closes_the_table(seated: SeatedTable) -> None:
    seated.open()
    seated.press("MENU")
    assert findings(seated.window) == []
    seated.press("BACK TO TABLE")
    assert seated.table.round.phase is Phase.BETTING
    seated.press("MENU")
    seated.press("CLOSE TABLE")
    assert seated.table.round.phase is Phase.BETTING, "it asks first"
    seated.press("CLOSE TABLE")
    assert seated.table.round.phase is Phase.CLOSED


def test_a_menu_that_nobody_answers_closes_after_twenty_seconds(seated: SeatedTable) -> None:
    seated.open()
    seated.press("MENU")
    seated.wait(19_000)
    assert seated.face.views.menu.isVisible()
    seated.wait(1_200)
    assert not seated.face.views.menu.isVisible()


def test_a_question_of_the_round_stays_until_it_is_answered(
    seat_at: Callable[..., SeatedTable],
) -> None:
    """Poker B13, tables C20: it closed after 20 s, and the next touch folded the seat below it."""
    seated = seat_at(replace(shipped("crazy4-nexus"), players=())).open()
    assert seated.desk.submit(PlaceWagers(3, {"ante": 500, "super_bonus": 500}))
    seated.chips(3)
    seated.press("START GAME")
    seated.take_chips()
    seated.press("DEAL")
    seated.press("DEALER")
    seated.wait(60_000)
    assert seated.hand.control("KEEP THEM IN").isVisible()
    assert not seated.table.seat(3).has_folded
    seated.press("KEEP THEM IN")
    assert seated.table.round.stages[-1] == "dealer"


def test_a_win_is_backed_out_with_two_cards(seated: SeatedTable) -> None:
    seated.start(5)
    seated.claim(5, "Four Aces")
    seated.press("CALL SUPERVISOR")
    seated.press("CONFIRM")
    seated.swipe("executive-1")
    seated.press("PAY SEAT 5")
    for word in ("MENU", "BACK OUT A WIN", "SEAT 5"):
        seated.press(word)
    seated.tap(seated.face.views.sheet.buttons[0])
    assert findings(seated.window) == []
    seated.wait(60_000)  # who writes a note is not hurried
    seated.write("It was seat 4")
    assert findings(seated.window) == []
    seated.swipe("executive-1")
    assert "second" in seated.face.prompt.line
    seated.swipe("executive-2")
    assert seated.table.round.wins == ()
    assert seated.table.accounts["A", "main"].shown_cents == 500_024


def test_an_adjustment_that_is_cancelled_leaves_the_win(seated: SeatedTable) -> None:
    seated.start(5)
    seated.claim(5, "Straight Flush")
    seated.press("CALL SUPERVISOR")
    seated.press("CONFIRM")
    seated.swipe("supervisor-1")
    seated.press("PAY SEAT 5")
    for word in ("MENU", "BACK OUT A WIN", "SEAT 5"):
        seated.press(word)
    seated.tap(seated.face.views.sheet.buttons[0])
    seated.write("It was seat 4")
    seated.press("CANCEL")
    assert len(seated.table.round.wins) == 1
    assert seated.table.round.adjustment is None


def test_a_page_takes_the_place_of_the_menu(seated: SeatedTable) -> None:
    seated.open()
    seated.press("MENU")
    seated.press("SETTINGS")
    assert seated.face.questions.model is None
    assert seated.face.views.menu.isHidden()


def test_the_exit_closes_the_window_where_nothing_else_leads_off(seated: SeatedTable) -> None:
    seated.press("MENU")
    seated.press("EXIT")
    assert not seated.window.isVisible()


@pytest.fixture
def table(seated: SeatedTable) -> SeatedTable:
    """A table whose first Executive has a PIN."""
    seated.desk.slot = CardSlot(FakePins(executive_1="4719"), seated.clock)
    return seated


@pytest.fixture
def awaiting(table: SeatedTable) -> SeatedTable:
    """Four Aces at seat 5 are confirmed."""
    table.start(1, 5)
    claim = PressHand(5, "four_aces")
    for command in (claim, CallSupervisor(), ConfirmWins(), TrySwipeAgain()):
        assert table.desk.submit(command)
    return table


def type_in(table: SeatedTable, digits: str) -> None:
    for digit in digits:
        table.press(digit)
    table.press("OK")


def test_wins_are_recorded_after_card_and_pin(awaiting: SeatedTable) -> None:
    awaiting.swipe("executive-1")
    pad = awaiting.face.pins.pad
    assert pad is not None
    assert pad.title == "PIN of L. Haddad"
    assert awaiting.table.round.phase is Phase.SWIPE
    type_in(awaiting, "4719")
    assert awaiting.face.pins.pad is None
    assert awaiting.table.round.wins[0].by.name == "L. Haddad"


def test_a_wrong_pin_is_said_on_the_pad_and_can_be_typed_again(awaiting: SeatedTable) -> None:
    awaiting.swipe("executive-1")
    type_in(awaiting, "1111")
    pad = awaiting.face.pins.pad
    assert pad is not None
    assert pad.detail == "This is not L. Haddad's PIN. Try again"
    type_in(awaiting, "4719")
    assert len(awaiting.table.round.wins) == 1


def test_the_third_wrong_pin_takes_the_pad_away(awaiting: SeatedTable) -> None:
    awaiting.swipe("executive-1")
    for _ in range(3):
        type_in(awaiting, "1111")
    assert awaiting.face.pins.pad is None
    assert awaiting.table.round.phase is Phase.VERIFY


def test_cancel_leads_back_to_the_sheet(awaiting: SeatedTable) -> None:
    awaiting.swipe("executive-1")
    awaiting.press("CANCEL")
    assert awaiting.face.pins.pad is None
    assert awaiting.table.round.phase is Phase.SWIPE
    assert awaiting.face.views.modal.isVisible()


def test_the_seconds_run_and_the_pad_goes_with_them(awaiting: SeatedTable) -> None:
    awaiting.swipe("executive-1")
    awaiting.wait(5_000)
    pad = awaiting.face.pins.pad
    assert pad is not None
    assert pad.detail == "Shield the keypad. 25 seconds left"
    awaiting.press("4")
    awaiting.wait(25_000)
    assert awaiting.face.pins.pad is None
    assert awaiting.table.round.reader is not None
    assert awaiting.table.round.reader.has_timed_out


def test_game_manager_opens_after_card_and_pin(table: SeatedTable) -> None:
    table.open()
    table.face.open_page(ENTRY)
    page = the_office(table)
    table.swipe("executive-1")
    assert page.by is None
    type_in(table, "1111")
    assert page.door is not None
    assert page.door.refusal == "This is not L. Haddad's PIN. Try again"
    kinds = [entry.kind for entry in table.notebook.entries]
    assert kinds[-1] == "SwipeRefused"
    type_in(table, "4719")
    assert page.by is not None
    assert page.by.name == "L. Haddad"
    assert table.face.pins.pad is None


@pytest.mark.parametrize("size", SIZES)
def test_the_pad_fits_every_screen_with_a_third_more_text(
    awaiting: SeatedTable, size: tuple[int, int]
) -> None:
    awaiting.draw_with(replace(awaiting.context, translator=LongerWords()))
    awaiting.window.resize(*size)
    awaiting.swipe("executive-1")
    awaiting.press("4")
    assert findings(awaiting.window) == []
    type_in(awaiting, "111")
    assert findings(awaiting.window) == []
