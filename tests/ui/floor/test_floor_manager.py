"""The floor-wide Game Manager on a floor of samples: pages, cards, and acts with two people."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist import paths
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.sample_feed import PEOPLE, SampleFeed
from dealer_assist.floor.view import DoubtSeen
from dealer_assist.ui.floor import touches as t
from dealer_assist.ui.floor.cards import CARD_MS
from dealer_assist.ui.floor.mirror import mirror
from dealer_assist.ui.floor.selection import TABS
from dealer_assist.ui.floor.stage import FLOWS, FloorStage
from dealer_assist.ui.floor.touches import FloorPage
from dealer_assist.ui.toolkit.boxes import Room, lay
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Text
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace

EVENING = datetime(2026, 3, 14, 21, 49, tzinfo=UTC)
EXECUTIVE, OTHER, SUPERVISOR, DEALER = (one.proof for one in PEOPLE)
HIT = "table-7-1284-3"


class Manager:
    """A Game Manager with a clock of its own."""

    def __init__(self, qtbot: QtBot, pits: int = 4, *, is_quiet: bool = False) -> None:
        self.clock = SimulatedClock(EVENING)
        self.feed = SampleFeed(sample_floor(EVENING, pits, is_quiet=is_quiet), self.clock.now)
        context = UiContext.for_person(
            paths.resources(), self.clock.ms, Preferences(), reduce_motion=True
        )
        self.context = context
        self.face = FloorStage(context, self.feed, self.clock, PEOPLE)
        qtbot.addWidget(self.face)

    def sign_in(self, card: str = EXECUTIVE) -> None:
        self.face.card(card)

    def ask(self, touch: t.FloorTouch) -> None:
        self.face.take(touch)

    def said(self) -> str:
        return self.face.said

    def pass_time(self, ms: int) -> None:
        self.clock.advance(ms)
        self.face.beat()

    def ticket(self, key: str = HIT) -> str:
        return next(one.state for one in self.feed.floor.tickets if one.key == key)

    def flaws(self) -> list[str]:
        """Return every text that does not fit, and every widget that could not be painted."""
        self.face.resize(1920, 1080)
        self.face.show()
        self.face.beat()
        self.face.grab()
        widgets: list[QWidget] = list(self.face.findChildren(QWidget))
        cut = [
            words
            for one in widgets
            if isinstance(one, Canvas) and one.isVisible()
            for words in one.too_long
        ]
        return [*cut, *self.context.view_errors.take()]


@pytest.fixture
def manager(qtbot: QtBot) -> Manager:
    return Manager(qtbot)


def test_every_page_of_the_navigation_has_a_screen() -> None:
    assert set(FLOWS) == set(FloorPage)
    assert {page for page, _, _ in TABS} <= set(FloorPage)


@pytest.mark.long
def test_no_page_cuts_a_text(manager: Manager) -> None:
    assert manager.flaws() == []
    manager.sign_in()
    for key, _, _ in TABS:
        if key is not FloorPage.LOCK:
            manager.ask(t.PageTouched(key))
            assert manager.flaws() == [], key
    manager.ask(t.TableTouched("7"))
    assert manager.flaws() == []
    manager.ask(t.HitTouched(HIT))
    assert manager.flaws() == []


@pytest.mark.long
def test_a_long_name_of_a_meter_is_beside_its_amount_in_the_mirror(manager: Manager) -> None:
    floor = manager.feed.floor
    table = floor.stations[6]
    meters = tuple(
        replace(one, label="Progressive Meter", meter=1_118_402_480_000) for one in floor.meters
    )
    seen = mirror(replace(floor, meters=meters), table)
    placed = lay(seen, QRectF(0, 0, 1060, 500), Room(manager.context, 1.0))
    name, amount = (
        next(box for node, box in placed if isinstance(node, Text) and node.words == words)
        for words in ("PROGRESSIVE METER", "$1,118,402.48")
    )
    assert name.width() >= manager.context.theme.width("PROGRESSIVE METER", "medium_20", 20)
    assert not name.intersects(amount)


def test_five_hundred_tables_are_shown_by_pits(qtbot: QtBot) -> None:
    manager = Manager(qtbot, pits=42)
    manager.sign_in()
    assert manager.flaws() == []
    manager.ask(t.PitChosen("Pit 17"))
    assert manager.flaws() == []
    assert manager.face.selection.pit == "Pit 17"


def test_a_dealer_may_not_sign_in(manager: Manager) -> None:
    manager.sign_in(DEALER)
    assert manager.face.selection.person is None
    assert manager.said() == ("A. Novak may not sign in. It needs a Supervisor or Executive")


def test_an_unknown_card_is_refused(manager: Manager) -> None:
    manager.sign_in("somebody")
    assert "does not know this card" in manager.said()


def test_who_takes_note_of_an_alert_is_named(manager: Manager) -> None:
    manager.sign_in(SUPERVISOR)
    manager.ask(t.FloorAlertNoted(12))
    noted = next(one for one in manager.feed.floor.alerts if one.number == 12)
    assert noted.noted_by == "J. Park"


def test_a_prize_is_awarded_by_an_executive_and_another_person(manager: Manager) -> None:
    manager.sign_in()
    manager.ask(t.HitTouched(HIT))
    manager.ask(t.TicketChecked("player"))
    manager.ask(t.AwardTouched(HIT))
    manager.face.card(EXECUTIVE)
    assert manager.ticket() == "locked"
    manager.face.card(EXECUTIVE)
    assert manager.ticket() == "locked"
    manager.face.card(SUPERVISOR)
    assert manager.ticket() == "awarded"


def test_the_first_card_of_a_money_act_is_an_executives(manager: Manager) -> None:
    manager.sign_in()
    manager.ask(t.AwardTouched(HIT))
    manager.face.card(SUPERVISOR)
    manager.face.card(OTHER)
    assert manager.ticket() == "locked"
    manager.face.card(SUPERVISOR)
    assert manager.ticket() == "awarded"


def test_cards_that_do_not_come_record_nothing(manager: Manager) -> None:
    manager.sign_in()
    manager.ask(t.AwardTouched(HIT))
    manager.face.card(EXECUTIVE)
    manager.pass_time(CARD_MS)
    manager.face.card(SUPERVISOR)
    assert manager.ticket() == "locked"
    assert manager.said() == "No card is asked for now"


def test_a_reason_comes_before_the_cards_of_a_pause(manager: Manager) -> None:
    manager.sign_in()
    manager.ask(t.PageTouched(FloorPage.LINKS))
    manager.ask(t.PauseTouched("MGL"))
    pad = manager.face.pad.note
    assert pad is not None
    pad.text = "New cap for tonight"
    pad.written.emit(pad.text)
    manager.face.card(EXECUTIVE)
    manager.face.card(SUPERVISOR)
    link = manager.feed.floor.link("MGL")
    assert link is not None
    assert link.is_paused
    assert link.reason == "New cap for tonight"


def test_a_check_is_ticked_by_name_and_taken_back(manager: Manager) -> None:
    manager.sign_in()
    manager.ask(t.HitTouched(HIT))
    manager.ask(t.TicketChecked("player"))
    manager.ask(t.TicketChecked("camera"))
    ticket = next(one for one in manager.feed.floor.tickets if one.key == HIT)
    assert {one.what: one.by for one in ticket.checks} == {
        "deck": "L. Haddad",
        "player": "L. Haddad",
    }


def test_a_table_that_differs_is_one_coral_cell(qtbot: QtBot) -> None:
    manager = Manager(qtbot, is_quiet=True)
    floor = manager.feed.floor
    manager.feed.floor = replace(
        floor,
        doubts=(DoubtSeen("41", "journal", "", "Journal and server differ", 600_000),),
        stations=tuple(
            replace(one, journal_sum=(one.journal_sum or 0) + 600_000)
            if one.number == "41"
            else one
            for one in floor.stations
        ),
    )
    manager.sign_in()
    manager.ask(t.PageTouched(FloorPage.RECONCILE))
    manager.pass_time(300)
    assert manager.flaws() == []
    manager.ask(t.DifferenceRecorded("41"))
    assert manager.face.pad.note is None, "nothing is chosen yet"
    manager.ask(t.DoubtsChosen("41", ("count journal",)))
    assert manager.flaws() == []
    manager.ask(t.DifferenceRecorded("41"))
    pad = manager.face.pad.note
    assert pad is not None
    pad.written.emit("Checked on camera by two")
    manager.face.card(EXECUTIVE)
    manager.face.card(SUPERVISOR)
    station = manager.feed.floor.station("41")
    assert station is not None
    assert station.difference == 0


def test_lock_takes_everybody_off(manager: Manager) -> None:
    manager.sign_in()
    manager.ask(t.PageTouched(FloorPage.LOCK))
    assert manager.face.selection.person is None
    manager.ask(t.FloorAlertNoted(12))
    noted = next(one for one in manager.feed.floor.alerts if one.number == 12)
    assert noted.noted_at is None
