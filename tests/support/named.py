"""What a prompt, a row or the panel names, against what is on the screen, live and amber.

It reads a model of the table as a dealer reads the screen.
"""

import re
from collections.abc import Iterator

from tree import buttons

from dealer_assist.table.facts.next_thing import Touch, next_thing
from dealer_assist.table.state import IN_ROUND, Phase, Table
from dealer_assist.ui.supervisor.sheet import sheet_model
from dealer_assist.ui.table.model.panel import HandPanelModel, HandState
from dealer_assist.ui.table.model.table import TableModel
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.prompt import StageModel, StageState
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import replace

_NAMED = re.compile(r"\b(?:[Pp]ress|[Tt]ouch|[Hh]old) (?:its |the )?([A-Z][A-Z0-9' -]*[A-Z0-9])\b")
_SEAT = re.compile(r"\bseat (\d+)", re.IGNORECASE)
_WITHOUT_AMBER = (Touch.CARDS, Touch.CARD, Touch.KEY, Touch.CHIP)
"""What is done beside the screen, or on a page of the menu."""
_BY_THE_DEALER = ("no_wager",)
"""A seat that was touched is answered, and asks for nothing."""
Standing = tuple[str, ActionState]


def named(text: str) -> list[tuple[str, bool]]:
    """Return the buttons that a sentence names, and whether each is to be pressed at once."""
    found = []
    for match in _NAMED.finditer(text):
        before = text[: match.start()]
        found.append((match[1], not re.search(r"then|once|when|[.:]", before)))
    return found


def on_screen(model: TableModel) -> list[Standing]:
    """Return every control of a table's screen with how it stands."""
    every = [*model.actions.far, *model.actions.working, *_in_panel(model.hands)]
    found = [(str(one.label).replace("\n", " "), one.state) for one in every]
    for hand in model.hands.hands:
        states = {
            HandState.SUGGESTED: ActionState.NEXT,
            HandState.NOT_YET: ActionState.NOT_YET,
        }
        found.append((str(hand.name), states.get(hand.state, ActionState.AVAILABLE)))
    found += [(str(stage.label), _of_stage(stage)) for stage in model.prompt.stages]
    found += [
        (str(key.words), ActionState.AVAILABLE) for seat in model.felt.seats for key in seat.keys
    ]
    return found


def ambers(model: TableModel) -> list[str]:
    """Return what is amber: controls, seats to be touched, chips to be taken as one thing."""
    found = [label for label, state in on_screen(model) if state is ActionState.NEXT]
    lamps = [lamp for seat in model.felt.seats for lamp in seat.lamps]
    is_taking = any(lamp.is_to_take for lamp in lamps)
    for seat in model.felt.seats:
        if seat.is_next and not any(lamp.is_to_take for lamp in seat.lamps):
            found.append(f"seat {seat.number}")
    return [*found, "chips"] if is_taking else found


def faults(table: Table, view: PassingView) -> Iterator[str]:
    """Return what is named and cannot be done, for the seat looked at and for every other."""
    seats = table.setup.seats if table.round.phase in IN_ROUND else ()
    for seat in (view.selected, *seats):
        for fault in faults_at(table, replace(view, selected=seat)):
            yield f"{fault} [seat {seat} is touched]" if seat is not None else fault


def faults_at(table: Table, view: PassingView) -> Iterator[str]:
    """Return what this one look at a table names and does not offer."""
    if table.round.phase in (Phase.CLOSED, Phase.HALTED):
        return
    if sheet_model(table, view) is not None:
        return  # another page lies over it, with buttons of its own
    model = table_model(table, view)
    yield from _of_words(model)
    yield from _of_seats(model)
    yield from _of_amber(table, view, model)


def _of_words(model: TableModel) -> Iterator[str]:
    standing = on_screen(model)
    line = str(model.prompt.line)
    for where, text in _sentences(model):
        for name, is_now in named(text):
            states = [state for label, state in standing if label.startswith(name)]
            if not states:
                yield f"{where} names {name}, which is not there: {text!r}"
            elif text == line and is_now and set(states) == {ActionState.NOT_YET}:
                yield f"{where} names {name}, which is shut: {text!r}"
            elif text == line and is_now and not {ActionState.NEXT, ActionState.HOLD} & set(states):
                yield f"{where} names {name}, which is not amber: {text!r}"


def _of_seats(model: TableModel) -> Iterator[str]:
    """The walk's panel is of the seat that the prompt names."""
    asked = _SEAT.search(str(model.prompt.line))
    if asked is None or model.hands.walk is None or not model.hands.seat:
        return
    if str(model.hands.seat) != f"SEAT {asked[1]}":
        yield f"the panel is of {model.hands.seat}: {model.prompt.line!r}"


def _of_amber(table: Table, view: PassingView, model: TableModel) -> Iterator[str]:
    found, thing = ambers(model), next_thing(table, view.look)
    if len(found) > 1:
        yield f"more than one thing is amber: {found}"
    if found or table.round.phase not in IN_ROUND or thing.what in _BY_THE_DEALER:
        return
    panel = model.hands
    is_asked = panel.strip is not None or panel.answers or panel.asks  # a question has no amber
    is_in_row = any(row.is_next for row in panel.waits)
    is_either = any(one.state is StageState.OPEN for one in model.prompt.stages)
    is_hand = (thing.touch is Touch.HAND or thing.what == "ask_seat") and panel.hands
    if is_asked or is_in_row or is_either or is_hand or thing.touch in _WITHOUT_AMBER:
        return
    yield f"nothing is amber at {model.prompt.line!r}; panel: {panel.headline!r}"


def _sentences(model: TableModel) -> Iterator[tuple[str, str]]:
    yield "the prompt", str(model.prompt.line)
    yield "the prompt's detail", str(model.prompt.detail)
    yield "the panel", str(model.hands.headline)
    yield "the panel's hint", str(model.hands.hint)
    for row in model.hands.waits:
        yield "a row", str(row.title)
        yield "a row", str(row.detail)
    for notice in model.hands.notices:
        yield "a notice", str(notice.title)
        yield "a notice", str(notice.detail)


def _in_panel(panel: HandPanelModel) -> Iterator[Button[object]]:
    yield from panel.answers
    yield from (one.button for one in panel.notices if one.button is not None)
    yield from (action for row in panel.waits for action in row.actions)
    if panel.walk is not None:
        paid = () if panel.walk.paid is None else (panel.walk.paid,)
        yield from (*paid, *panel.walk.answers, *panel.walk.others)
    if panel.compare is not None:
        yield panel.compare.done
    if panel.strip is not None:
        yield from panel.strip.answers
        if panel.strip.winner is not None:
            yield panel.strip.winner.done
    if panel.tree is not None:
        yield from buttons(panel.tree)


def _of_stage(stage: StageModel) -> ActionState:
    match stage.state:
        case StageState.NEXT:
            return ActionState.NEXT
        case StageState.OPEN:
            return ActionState.AVAILABLE
        case StageState.DONE if not stage.reason:
            return ActionState.AVAILABLE
        case _:
            return ActionState.NOT_YET
