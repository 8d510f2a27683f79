"""Questions over the table: one at a time, and each answer leads on."""

from audit import findings
from seated_table import SeatedTable

from dealer_assist.table.state import Phase


def test_the_menu_leads_back_or_closes_the_table(seated: SeatedTable) -> None:
    seated.open()
    seated.press("MENU")
    assert findings(seated.window) == []
    seated.press("BACK TO TABLE")
    assert seated.table.phase is Phase.BETTING
    seated.press("MENU")
    seated.press("CLOSE TABLE")
    assert seated.table.phase is Phase.BETTING, "it asks first"
    seated.press("CLOSE TABLE")
    assert seated.table.phase is Phase.CLOSED


def test_a_menu_that_nobody_answers_closes_after_twenty_seconds(seated: SeatedTable) -> None:
    seated.open()
    seated.press("MENU")
    seated.wait(19_000)
    assert seated.face.views.menu.isVisible()
    seated.wait(1_200)
    assert not seated.face.views.menu.isVisible()


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
    assert seated.table.wins == ()
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
    assert len(seated.table.wins) == 1
    assert seated.table.adjustment is None


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
