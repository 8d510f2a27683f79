"""What a window shows, in the words of the repertoire."""

from collections.abc import Iterator
from typing import TypeVar

from exhibition import Exhibit
from PySide6.QtWidgets import QWidget
from repertoire import NOTICES, QUESTIONS, page_name, phase_name, state_name

from dealer_assist.ui.film import FULL
from dealer_assist.ui.looks import TableLook
from dealer_assist.ui.manager.manager_page import ManagerPage
from dealer_assist.ui.models.actions import Ask, Do, SheetLook
from dealer_assist.ui.models.menu import MenuLook
from dealer_assist.ui.over_page import OverPage
from dealer_assist.ui.pages import PAGES
from dealer_assist.ui.sight import is_in_sight
from dealer_assist.ui.sign_looks import SignLook
from dealer_assist.ui.sign_screen import SignScreen
from dealer_assist.ui.supervisor_looks import RecordedLook, SwipeLook, VerifyLook
from dealer_assist.ui.supervisor_looks import SheetLook as SupervisorLook
from dealer_assist.ui.table_face import TableFace
from dealer_assist.ui.trouble_screen import TroubleScreen
from dealer_assist.ui.ways_off import _PAGES as WAYS_OFF

Kind = TypeVar("Kind", bound=QWidget)


def shown(exhibit: Exhibit) -> set[str]:
    """Name what somebody sees who stands before this window."""
    if exhibit.stage is not None:
        return set(_face(exhibit.stage.face))
    if (sign := _only(exhibit.window, SignScreen)) is not None:
        return set(_sign(sign.look))
    trouble = _only(exhibit.window, TroubleScreen)
    return {"cannot be opened" if trouble is not None else "start picture"}


def _question(look: SheetLook) -> str:
    """Name a question by what its first answer leads to."""
    match look.choices[0].action:
        case Do(command):
            return QUESTIONS[type(command)]
        case Ask(dialog):
            return QUESTIONS[type(dialog)]
        case other:
            raise LookupError(other)


def _face(face: TableFace) -> Iterator[str]:
    table, kit = face.desk.table, face.views.table.kit
    page = face.pages.page
    question, over = face.questions.look, face.views.modal.look
    if (pad := face.pins.pad) is not None:
        yield "PIN, wrong" if "not" in pad.detail else "PIN"
    elif page is not None and page.isVisible():
        yield from _page(page)
    elif isinstance(question, SheetLook):
        yield f"question: {_question(question)}"
    elif isinstance(question, MenuLook):
        yield "menu"
    elif over is not None:
        yield f"supervisor: {_supervisor(over)}"
        if table.adjustment is None:
            yield phase_name(table.setup, table.phase)
    elif face.views.table.look is not None:
        yield phase_name(table.setup, table.phase)
        yield f"table: {table.setup.key}"
        yield from _table(face.views.table.look)
        if kit.is_left_handed:
            yield "left-handed"
        if kit.theme.colour.bg.name() == "#000000":
            yield "high contrast"
        if face.ambience.film.brightness < FULL:
            yield "dimmed"


def _page(page: OverPage) -> Iterator[str]:
    for entry in (*PAGES, *WAYS_OFF.values()):
        if entry.widget.endswith(f":{type(page).__name__}"):
            yield page_name(entry)
    if isinstance(page, ManagerPage) and page.pane is not None and is_in_sight(page.pane):
        yield f"pane: {page._shown}"


def _supervisor(look: SupervisorLook) -> str:
    match look:
        case VerifyLook(wrong=wrong):
            return "verify, the cards disagree" if "the cards make" in wrong else "verify"
        case SwipeLook(wrong=wrong) if "reader" in wrong:
            return "swipe, the reader is lost"
        case SwipeLook(title=title) if "back" in title.lower():
            return "a win is backed out"
        case SwipeLook(kind=kind):
            return f"swipe, {kind.value}"
        case RecordedLook(is_by_key=True):
            return "recorded by key"
        case RecordedLook(wrong=wrong):
            return "recorded, no paper" if wrong else "recorded"


def _table(look: TableLook) -> Iterator[str]:
    yield state_name(look.prompt.kind)
    if look.start is None:
        yield from (state_name(seat.state) for seat in look.felt.seats)
        yield from (state_name(lamp.state) for seat in look.felt.seats for lamp in seat.lamps)
    yield from (state_name(meter.state) for meter in look.meters)
    yield from (state_name(hand.state) for hand in look.hands.hands)
    for notice in look.hands.notices:
        said = f"{notice.title} {notice.detail}"
        yield from (f"notice: {words}" for words in NOTICES if words in said)


def _sign(look: SignLook) -> Iterator[str]:
    if look.won is not None:
        yield "sign: won"
    elif not look.is_live:
        yield "sign: not live"
    elif look.note:
        yield "sign: closed" if "closed" in look.note else "sign: verifying"
    else:
        yield "sign: live"
    if "sensor plays" not in look.foot:
        yield "sign: house notices"
    if len(look.levels) > 1:
        yield "sign: several levels"


def _only(window: QWidget, kind: type[Kind]) -> Kind | None:
    found: list[Kind] = [window] if isinstance(window, kind) else []
    return next(iter([*found, *window.findChildren(kind)]), None)
