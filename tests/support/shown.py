"""What a window shows, in the words of the repertoire."""

from collections.abc import Iterator
from typing import Any, TypeVar

from exhibition import Exhibit
from PySide6.QtWidgets import QWidget
from repertoire import NOTE, NOTICES, QUESTIONS, TOLD, page_name, phase_name, state_name

from dealer_assist.kiosk.table.page_classes import page_class
from dealer_assist.ui.floor.stage import FloorStage
from dealer_assist.ui.kiosk_setup.stage import SetupStage
from dealer_assist.ui.office.manager_page import ManagerPage
from dealer_assist.ui.pages.startup_error.stage import TroubleStage
from dealer_assist.ui.school.lesson_cover import PauseFlow
from dealer_assist.ui.school.lesson_stage import LessonStage
from dealer_assist.ui.shell.ambience import FULL
from dealer_assist.ui.shell.menu import MenuModel
from dealer_assist.ui.shell.page_entries import PAGES, WAYS_OFF
from dealer_assist.ui.shell.page_stage import PageStage
from dealer_assist.ui.shell.table_controller import TableController
from dealer_assist.ui.sign.model import SignModel
from dealer_assist.ui.sign.screen import SignScreen
from dealer_assist.ui.supervisor.recorded import RecordedModel
from dealer_assist.ui.supervisor.sheet import SupervisorModel as SupervisorLook
from dealer_assist.ui.supervisor.swipe import SwipeModel
from dealer_assist.ui.supervisor.verify import VerifyModel
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
    NoteModel,
)
from dealer_assist.ui.table.model.table import TableModel
from dealer_assist.ui.toolkit.values.touches import (
    SheetQuestion,
)

Kind = TypeVar("Kind", bound=QWidget)


def shown(exhibit: Exhibit) -> set[str]:
    """Name what somebody sees who stands before this window."""
    if exhibit.stage is not None and exhibit.stage.school is not None:
        return {f"school: {type(exhibit.stage.school.flow).__name__}"}
    if exhibit.stage is not None and _is_paused(exhibit.window):
        return {f"school: {PauseFlow.__name__}"}
    if exhibit.stage is not None:
        return set(_face(exhibit.stage.face))
    if (sign := _only(exhibit.window, SignScreen)) is not None:
        return set(_sign(sign.model))
    if (floor := _only(exhibit.window, FloorStage)) is not None:
        return {f"floor: {type(floor.flow).__name__}"}
    if (set_up := _only(exhibit.window, SetupStage)) is not None:
        return {f"set-up: {type(set_up.flow).__name__}"}
    trouble = _only(exhibit.window, TroubleStage)
    return {"cannot be opened" if trouble is not None else "start picture"}


def _is_paused(window: QWidget) -> bool:
    lesson = _only(window, LessonStage)
    return lesson is not None and lesson.cover is not None and type(lesson.cover.flow) is PauseFlow


def _question(model: SheetQuestion[Any]) -> str:
    """Name a question by what its first answer leads to."""
    if not model.choices:
        return TOLD
    match model.choices[0].touch:
        case Do(command) | Ask(NoteModel(command=command)):
            return QUESTIONS[type(command)]
        case Ask(dialog):
            return QUESTIONS[type(dialog)]
        case other:
            raise LookupError(other)


def _face(face: TableController) -> Iterator[str]:
    table, context = face.desk.table, face.views.table.context
    page = face.pages.page
    question, over = face.questions.model, face.views.modal.model
    if (pad := face.pins.pad) is not None:
        yield "PIN, wrong" if "not" in pad.detail else "PIN"
    elif page is not None and page.isVisible():
        yield from _page(page)
    elif isinstance(question, SheetQuestion):
        yield f"question: {_question(question)}"
    elif isinstance(question, NoteModel):
        yield f"question: {NOTE}"
    elif isinstance(question, MenuModel):
        yield "menu"
    elif over is not None:
        yield f"supervisor: {_supervisor(over)}"
        if table.round.adjustment is None:
            yield phase_name(table.setup, table.round.phase)
    elif face.views.table.model is not None:
        yield phase_name(table.setup, table.round.phase)
        yield f"table: {table.setup.key}"
        yield from _table(face.views.table.model)
        if context.is_left_handed:
            yield "left-handed"
        if context.theme.colour.bg.name() == "#000000":
            yield "high contrast"
        if face.ambience.dimmer.brightness < FULL:
            yield "dimmed"


def _page(over: PageStage) -> Iterator[str]:
    page = over.page
    for entry in (*PAGES, *WAYS_OFF.values()):
        if type(page) is page_class(entry.key):
            yield page_name(entry)
    if isinstance(page, ManagerPage) and page.pane is not None and over.flow is page:
        yield f"pane: {page.pane.key}"


def _supervisor(model: SupervisorLook) -> str:
    match model:
        case VerifyModel(wrong=wrong):
            return "verify, the cards disagree" if "the cards make" in wrong else "verify"
        case SwipeModel(wrong=wrong) if "reader" in wrong:
            return "swipe, the reader is lost"
        case SwipeModel(title=title) if "back" in title.lower():
            return "a win is backed out"
        case SwipeModel(kind=kind):
            return f"swipe, {kind.value}"
        case RecordedModel(is_by_key=True):
            return "recorded by key"
        case RecordedModel(wrong=wrong):
            return "recorded, no paper" if wrong else "recorded"


def _table(model: TableModel) -> Iterator[str]:
    yield state_name(model.prompt.kind)
    if model.start is None:
        yield from (state_name(seat.state) for seat in model.felt.seats)
        yield from (state_name(lamp.state) for seat in model.felt.seats for lamp in seat.lamps)
    yield from (state_name(meter.state) for meter in model.meters)
    yield from (state_name(hand.state) for hand in model.hands.hands)
    for notice in model.hands.notices:
        said = f"{notice.title} {notice.detail}"
        yield from (f"notice: {words}" for words in NOTICES if words in said)


def _sign(model: SignModel) -> Iterator[str]:
    if model.won:
        yield "sign: won"
    elif not model.is_live:
        yield "sign: not live"
    elif model.note:
        yield "sign: closed" if "closed" in model.note else "sign: verifying"
    else:
        yield "sign: live"
    if "sensor plays" not in model.foot:
        yield "sign: house notices"
    if len(model.levels) > 1:
        yield "sign: several levels"


def _only(window: QWidget, kind: type[Kind]) -> Kind | None:
    found: list[Kind] = [window] if isinstance(window, kind) else []
    return next(iter([*found, *window.findChildren(kind)]), None)
