"""The school in the window: its lessons have files of their own, and the table comes back."""

import hashlib
import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from unpainted import paint_when_looked_at

from dealer_assist.scenarios.scene import TableScene
from dealer_assist.school.lessons.answers import pay_total
from dealer_assist.school.lessons.whole_round import to_pay
from dealer_assist.school.people.facts import Answered
from dealer_assist.school.people.file import people_file, read_facts
from dealer_assist.school.people.people import Past, People, past_of
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.state import Phase
from dealer_assist.ui.school.drill.touches import Typed
from dealer_assist.ui.school.intro import IntroFlow
from dealer_assist.ui.school.lesson_cover import DarkFlow, PauseFlow
from dealer_assist.ui.school.lesson_stage import LessonStage
from dealer_assist.ui.school.nodes import LessonFelt, ProgressDot
from dealer_assist.ui.school.result import ResultFlow
from dealer_assist.ui.table.presenter.pay.settle_walk import done_label
from dealer_assist.ui.toolkit.flow import Home, Show
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.stage import Stage
from dealer_assist.ui.toolkit.values.preferences import Preferences
from tests.support.tree import Room, every, looks


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Stand in the school, before the first lesson."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path / "data"), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    do(stage, 'press "SCHOOL"')
    yield stage
    stage.close()
    stage.window.deleteLater()


def cover(stage: TableScene) -> Stage:
    """Return what covers the table of a lesson."""
    lesson = stage.window.findChild(LessonStage)
    assert lesson is not None
    assert lesson.cover is not None
    return lesson.cover


def do(stage: TableScene, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def kept_attempts(folder: Path) -> tuple[Past, ...]:
    """Return what is on record of the guest."""
    return past_of(People(read_facts(people_file(folder / "data" / "school"))), "guest")


def begin(stage: TableScene) -> None:
    """Open the table of the first lesson."""
    do(stage, 'press "CONTINUE"', 'press "START LESSON"', "swipe dealer-1", "wait 3s")


def finish(stage: TableScene) -> None:
    """Play the first lesson to its end."""
    do(stage, 'press "START GAME"', "wait 6s", "chip 1 off", "chip 3 off", "chip 5 off")
    show_down(stage)
    do(stage, "end", "wait 3s")


def show_down(stage: TableScene) -> None:
    """Turn the dealer's cards, and say what each seat is paid that the lesson asks for."""
    do(stage, 'press "DEALER"', "wait 9s")
    for due in to_pay(stage.opened.desk.table):
        do(stage, f"pay {due.cents / 100:.2f}", 'press "GO ON"', "wait 1s")


def pay_all(stage: TableScene) -> None:
    """Pay prizes and envy, and settle every seat, in the order in which the panel asks."""
    desk = stage.opened.desk
    while (thing := next_thing(desk.table)).what in ("pay_seat", "settle_seat"):
        assert thing.seat is not None
        seat = walk.at(desk.table, thing.seat) if thing.what == "settle_seat" else None
        label = done_label(seat) if seat is not None else f"PAID SEAT {thing.seat}"
        do(stage, f'press "{label}"', "wait 1s")


def test_the_school_follows_the_choices_of_whoever_was_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path / "data"), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    chosen = Preferences(language="es", left_handed=True, high_contrast=True)
    stage.face.pages.page_context.preferences.keep("", chosen)
    stage.face.refresh()
    do(stage, 'press "SCHOOL"')
    screens: list[TreeScreen] = stage.window.findChildren(TreeScreen)
    assert screens
    for screen in screens:
        assert screen.context.translator.language == "es"
        assert screen.context.is_left_handed
        assert screen.context.theme.colour != screen.context.plain_theme.colour
    stage.close()
    stage.window.deleteLater()


def test_a_finished_lesson_is_kept_opens_the_next_and_touches_no_other_file(
    stage: TableScene, tmp_path: Path
) -> None:
    file = next((tmp_path / "data").glob("*.training.db"))
    before = hashlib.sha256(file.read_bytes()).hexdigest()
    begin(stage)
    finish(stage)
    assert hashlib.sha256(file.read_bytes()).hexdigest() == before
    (kept,) = kept_attempts(tmp_path)
    assert (kept.lesson, kept.is_passed) == ("first-round", True)
    assert stage.school is not None
    assert isinstance(stage.school.flow, ResultFlow)
    do(stage, 'press "NEXT LESSON"')
    assert stage.hand.control("START LESSON").is_available


def test_a_lesson_played_again_is_dealt_to_the_seats_that_its_intro_shows(
    stage: TableScene, tmp_path: Path
) -> None:
    begin(stage)
    finish(stage)
    do(stage, 'press "AGAIN"')
    assert stage.school is not None
    assert isinstance(stage.school.flow, IntroFlow)
    (felt,) = every(stage.school.flow.model().body.inside[0], LessonFelt, Room(560, 840))
    marks = felt.seats
    bets = {one.number for one in marks if one.lamp}
    do(stage, 'press "START LESSON"', "swipe dealer-1", "wait 3s")
    table = stage.opened.desk.table
    assert {seat for seat in table.setup.seats if table.sensor((seat, "A")).sees_chip} == bets
    assert bets != {1, 3, 5}


def test_a_tile_that_says_take_chip_takes_it(stage: TableScene) -> None:
    """No hand panel opens in its place, and no line asks for a winning hand."""
    begin(stage)
    do(stage, 'press "START GAME"', "wait 2s")
    assert stage.opened.desk.table.sensor((3, "A")).sees_chip
    do(stage, "seat 3", "wait 1s")
    assert not stage.opened.desk.table.sensor((3, "A")).sees_chip
    assert stage.opened.desk.table.sensor((5, "A")).sees_chip
    assert stage.face.touch.selected is None
    assert "Collect" in stage.face.views.table.prompt.model.line


def test_a_pause_counts_nothing(stage: TableScene, tmp_path: Path) -> None:
    begin(stage)
    do(stage, 'press "START GAME"', 'press "MENU"', 'press "PAUSE"', "wait 90s")
    assert isinstance(cover(stage).flow, PauseFlow)
    do(stage, 'press "GO ON"', "wait 6s", "chip 1 off", "chip 3 off", "chip 5 off")
    show_down(stage)
    do(stage, "end", "wait 3s")
    (kept,) = kept_attempts(tmp_path)
    assert kept.seconds < 60


def test_a_lesson_that_is_left_is_not_scored(stage: TableScene, tmp_path: Path) -> None:
    begin(stage)
    do(stage, 'press "MENU"', 'press "LEAVE LESSON"')
    assert kept_attempts(tmp_path) == ()
    assert stage.hand.control("CONTINUE").is_available


def test_the_table_comes_back_as_it_stood(stage: TableScene) -> None:
    do(stage, 'press "BACK TO TABLE"')
    assert stage.school is None
    assert stage.opened.desk.table.round.phase is Phase.CLOSED
    do(stage, "sign-in dealer-1")
    assert stage.opened.desk.table.round.phase is Phase.BETTING


def test_a_double_tap_on_start_opens_one_table(stage: TableScene, tmp_path: Path) -> None:
    do(stage, 'press "CONTINUE"')
    control = stage.hand.ready("START LESSON")
    for _ in range(2):
        control.fired.emit()
    stage.wait(500)
    assert len(list((tmp_path / "data" / "school" / "attempts").iterdir())) == 1


def test_a_power_cut_in_a_lesson_opens_the_same_round_anew(
    stage: TableScene, tmp_path: Path
) -> None:
    assert stage.school is not None
    stage.school.go(Show(stage.school.school.flows.intro("power-cut")))
    do(stage, 'press "START LESSON"', "swipe dealer-1", "wait 3s", 'press "START GAME"')
    locked = stage.opened.desk.table.round.number
    do(stage, "wait 3s")
    assert isinstance(cover(stage).flow, DarkFlow)
    before = stage.opened
    do(stage, "wait 2s", 'press "SWITCH ON"')
    assert stage.opened is not before
    assert stage.opened.desk.table.round.phase is Phase.IN_PLAY
    assert stage.opened.desk.table.round.number == locked
    do(stage, "wait 6s", "chip 1 off", "chip 3 off", "chip 5 off")
    show_down(stage)
    do(stage, "end", "wait 3s")
    (kept,) = kept_attempts(tmp_path)
    assert (kept.lesson, kept.points, kept.is_passed) == ("power-cut", 100, True)


def test_what_a_player_says_is_heard_until_the_dealer_has_done_it(stage: TableScene) -> None:
    assert stage.school is not None
    stage.school.go(Show(stage.school.school.flows.intro("call-for-help")))
    do(stage, 'press "START LESSON"', "swipe dealer-1", "wait 3s", 'press "START GAME"')
    do(stage, "wait 4s")
    assert "That was a raise!" in heard(stage)
    do(stage, "wait 10s")
    assert "That was a raise!" in heard(stage)
    do(stage, 'press "CALL SUPERVISOR"')
    assert "That was a raise!" not in heard(stage)


def heard(stage: TableScene) -> str:
    """Return what stands in the strip of the lesson."""
    running = stage.lesson
    assert running is not None
    return running.strip.coach.said if running.strip.coach else ""


def test_a_money_question_holds_the_round_and_counts(stage: TableScene, tmp_path: Path) -> None:
    assert stage.school is not None
    stage.school.go(Show(stage.school.school.flows.intro("pay-total")))
    do(stage, 'press "START LESSON"', "swipe dealer-1", "wait 3s", 'press "START GAME"')
    do(stage, "wait 7s", "chip 1 off", "chip 3 off", "chip 5 off")
    show_down(stage)
    do(stage, "seat 5", 'hand "Four of a Kind"', "seat 1", 'hand "Straight Flush"')
    do(stage, 'press "CALL SUPERVISOR"', 'press "CONFIRM"', "swipe executive-1", "wait 2s")
    do(stage, 'press "PAY SEAT 5"', "wait 1s")
    asked = cover(stage).top_screen
    do(stage, "wait 65s")
    time = asked.parts.head.model.clock  # the question's own, while the round's stands still
    assert time.startswith("1:0")
    right = pay_total(stage.opened.desk.table, 5)
    asked.touched.emit(Typed(right + 500))
    do(stage, 'press "PAY"', "wait 60s")
    assert asked.parts.head.model.clock == time
    do(stage, 'press "GO ON"')
    pay_all(stage)
    do(stage, "end", "wait 3s")
    (kept,) = kept_attempts(tmp_path)
    assert (kept.points, kept.is_passed) == (80, False)
    assert kept.seconds < 60


def test_a_drill_begins_with_the_case_that_is_due(stage: TableScene) -> None:
    assert stage.school is not None
    wager = "crazy_4_poker:queens_up"
    stage.school.school.services.register.keep(
        Answered("guest", "pay_it", wager, is_right=False, ms=900)
    )
    stage.clock.advance(24 * 3_600_000)
    stage.school.go(Home())
    stage.school.go(Show(stage.school.school.flows.drill("pay_it")))
    assert "Queens Up" in stage.school.shown.parts.prompt.model.line


def test_a_lesson_that_is_cut_off_leaves_its_trace_and_is_gone_on_with(
    stage: TableScene, tmp_path: Path
) -> None:
    begin(stage)
    stage.close()
    people = People(read_facts(people_file(tmp_path / "data" / "school")))
    assert people.unfinished("guest") == {"first-round"}
    assert people.last_seen("guest")
    place = {"table": "crazy4-nexus", "data": str(tmp_path / "data"), "pictures": None}
    after = TableScene(place | {"is_visible": False})
    paint_when_looked_at(after.window)
    do(after, 'press "SCHOOL"')
    assert after.school is not None
    tasks = [look for look in looks(after.school.shown.model) if every(look.face, ProgressDot)]
    assert tasks[0].detail == "Not finished. Begin it again"
    begin(after)
    finish(after)
    assert [one.lesson for one in kept_attempts(tmp_path)] == ["first-round"]
    people = People(read_facts(people_file(tmp_path / "data" / "school")))
    assert people.unfinished("guest") == frozenset()
    after.close()
    after.window.deleteLater()
