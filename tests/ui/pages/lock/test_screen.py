"""The locked screen: meters and time in sight, a card opens it, and the table goes on under it."""

import logging

import pytest
from audit import findings
from sampled import sampled
from screen_sizes import SIZES
from seated_table import SeatedTable
from shipped_tables import ONE_OF_EACH_GAME
from tree import buttons, every, words

from dealer_assist.table.commands.office import LockTable
from dealer_assist.table.commands.round import StartGame
from dealer_assist.table.commands.wins import TurnKey
from dealer_assist.table.state import Phase
from dealer_assist.ui.pages.lock import LockPage, Meter
from dealer_assist.ui.shell.exits import Exits
from dealer_assist.ui.shell.page_entries import PAGES, WAYS_OFF, PageKey
from dealer_assist.ui.shell.page_stage import PageStage
from dealer_assist.ui.shell.table_controller import TableController


def lock(table: SeatedTable) -> PageStage:
    ways = Exits(lambda: None)
    ways.lead_from(table.face)
    ways.go(PageKey.LOCK)
    stage = table.face.pages.page
    assert isinstance(stage, PageStage)
    assert isinstance(stage.page, LockPage)
    return stage


def said(stage: PageStage) -> list[str]:
    return words(stage.page.model())


def test_it_covers_the_table_without_a_way_back(seated: SeatedTable) -> None:
    page = lock(seated.open())
    assert page.size() == seated.face.size()
    assert buttons(page.page.model()) == []


@pytest.mark.parametrize("who", ["dealer-1", "supervisor-1"])
def test_the_dealer_who_locked_it_or_a_supervisor_opens_it(seated: SeatedTable, who: str) -> None:
    lock(seated.open())
    seated.swipe(who)
    assert seated.face.pages.page is None
    assert [one.kind for one in seated.notebook.entries[-2:]] == ["TableLocked", "TableUnlocked"]
    assert seated.notebook.entries[-1].payload["by"]["key"] == who


def test_a_relief_dealers_card_opens_it_and_signs_in(seated: SeatedTable) -> None:
    lock(seated.open())
    seated.swipe("dealer-2")
    assert seated.face.pages.page is None
    assert seated.table.dealer is not None
    assert seated.table.dealer.key == "dealer-2"


def test_another_card_is_refused_in_a_sentence_and_on_record(seated: SeatedTable) -> None:
    page = lock(seated.open())
    seated.swipe("technician-1")
    assert seated.face.pages.page is page
    assert any("does not unlock" in one for one in said(page))
    assert seated.notebook.entries[-1].kind == "SwipeRefused"


def test_an_unknown_card_leaves_it_locked(seated: SeatedTable) -> None:
    page = lock(seated.open())
    seated.press("Unknown")
    assert any("not recognized" in one for one in said(page))


def test_a_simulated_card_can_be_touched(seated: SeatedTable) -> None:
    lock(seated.open())
    seated.press("Dealer M. Okafor")
    assert seated.face.pages.page is None


def test_chips_are_recorded_under_the_lock_and_nothing_is_started(seated: SeatedTable) -> None:
    lock(seated.open())
    seated.chips(5)
    assert seated.table.sensor((5, "A")).has_chip
    assert not seated.desk.submit(StartGame())
    assert seated.face.message.text == "The table is locked. Swipe a card to unlock it first"
    assert seated.table.round.phase is Phase.BETTING


def test_the_meter_shows_under_the_lock(seated: SeatedTable) -> None:
    page = lock(seated.start(5))
    assert [one.model.amount for one in every(page.page.model(), Meter)] == ["$5,000.24"]


def test_no_page_and_no_question_comes_over_it(seated: SeatedTable) -> None:
    page = lock(seated.open())
    for entry in (*PAGES, WAYS_OFF[PageKey.EXIT], WAYS_OFF[PageKey.GAMES]):
        seated.face.open_page(entry)
        assert seated.face.pages.page is page


def test_the_supervisors_key_does_not_uncover_the_table(seat_at) -> None:
    table = seat_at("crazy4-aquarius").open()
    table.chips(5)
    table.press("COIN IN")
    table.claim(5, "Four Aces")
    page = lock(table)
    table.desk.submit(TurnKey("JPH"))
    table.wait()
    assert table.table.round.phase is Phase.VERIFY
    assert page.isVisible()
    table.swipe("supervisor-1")
    assert table.face.pages.page is None
    table.press("J-POT")
    assert table.table.round.phase is Phase.RECORDED


def test_the_page_of_a_win_waits_under_it(seated: SeatedTable) -> None:
    seated.start(5)
    seated.claim(5, "Straight Flush")
    for label in ("CALL SUPERVISOR", "CONFIRM"):
        seated.press(label)
    seated.swipe("supervisor-1")
    assert seated.table.round.phase is Phase.RECORDED
    assert seated.face.views.modal.isVisible()
    page = lock(seated)
    seated.wait()
    assert page.isVisible()
    seated.swipe("dealer-1")
    assert seated.face.pages.page is None
    assert seated.face.views.modal.isVisible()


def test_a_face_that_is_put_on_a_locked_table_is_covered_at_once(seated: SeatedTable) -> None:
    lock(seated.open())
    layout, services = seated.face._layout, seated.face._services
    again = TableController(seated.context, layout, seated.desk, services)
    seated.window.show_table(again, again)
    seated.face = again
    page = again.pages.page
    assert isinstance(page, PageStage)
    assert page.size() == again.size()
    assert findings(seated.window) == []
    seated.swipe("dealer-1")
    assert again.pages.page is None


def test_a_table_that_halts_under_the_lock_shows_it(seated: SeatedTable) -> None:
    lock(seated.open())
    seated.notebook.has_bug = True
    seated.chips(5)
    assert seated.table.round.phase is Phase.HALTED
    assert seated.face.pages.page is None


def test_a_lock_that_is_not_recorded_does_not_stand(seated: SeatedTable) -> None:
    seated.open()
    seated.notebook.is_full = True
    ways = Exits(lambda: None)
    ways.lead_from(seated.face)
    ways.go(PageKey.LOCK)
    assert seated.face.pages.page is None
    assert "disk is full" in seated.face.message.text


def test_where_it_cannot_be_drawn_the_table_is_locked_all_the_same(
    seated: SeatedTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(page: LockPage) -> None:
        raise ZeroDivisionError("a bug in the locked screen")

    seated.open()
    monkeypatch.setattr(LockPage, "refresh", fail)
    with caplog.at_level(logging.CRITICAL):
        assert seated.desk.submit(LockTable())
        seated.wait(1_000)
        assert seated.face.pages.page is None
        assert not seated.desk.submit(StartGame())
    assert "LockPage" in seated.table.round.mishaps
    monkeypatch.undo()
    seated.wait(60_000)
    assert isinstance(seated.page, LockPage)
    seated.swipe("dealer-1")
    assert seated.table.round.lock is None


def test_time_goes_on(seated: SeatedTable, picture) -> None:
    page = lock(seated.open())
    before = picture(page)
    seated.wait(61_000)
    assert picture(page) != before


def test_the_reader_is_the_tables_again_afterwards(seated: SeatedTable) -> None:
    lock(seated.open())
    seated.swipe("dealer-1")
    seated.swipe("dealer-2")
    assert seated.table.dealer is not None
    assert seated.table.dealer.key == "dealer-2"


@pytest.mark.parametrize("name", sampled(ONE_OF_EACH_GAME, 4))
def test_it_fits_every_screen(seat_at, name: str) -> None:
    table = seat_at(name).open()
    lock(table)
    assert [one for _ in table.at_sizes(SIZES) for one in findings(table.window)] == []


def test_a_claim_that_waits_is_told_on_the_locked_page(seated: SeatedTable) -> None:
    seated.start(5)
    seated.claim(5, "Four Aces")
    assert any(one.endswith(", 1 claim not confirmed") for one in said(lock(seated)))
