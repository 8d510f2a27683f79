"""A lesson's table as the trainer sees it from elsewhere: seats, the prompt, mistakes, cards."""

from typing import Any

from dealer_assist.ui.table.model.coach import CoachModel
from dealer_assist.ui.table.model.table import SeatModel, SeatState, TableModel
from dealer_assist.value import Value


class LessonSeen(Value):
    """What is known of a lesson besides its table."""

    attempt: str
    person: str
    lesson: str
    number: int
    seconds: int
    mistakes: int
    is_slow: bool
    state: str
    coach: CoachModel | None = None


def watched(seen: LessonSeen, model: TableModel) -> dict[str, Any]:
    """Return how a table stands, as plain values."""
    prompt = model.prompt
    return {
        "attempt": seen.attempt,
        "person": seen.person,
        "lesson": str(seen.lesson),
        "number": seen.number,
        "mistakes": seen.mistakes,
        "is_slow": seen.is_slow,
        "state": seen.state,
        "game": str(model.status.game),
        "prompt": str(prompt.line),
        "step": prompt.step,
        "steps": prompt.steps,
        "wrong": str(seen.coach.said) if seen.coach and seen.coach.is_wrong else "",
        "seats": [{"number": seat.number, "look": _look(seat)} for seat in model.felt.seats],
    }


def moment(seen: LessonSeen, model: TableModel) -> dict[str, Any]:
    """Return a moment to be replayed: what was asked for, what was wrong, and every known card."""
    rows = [[str(row.title), list(row.cards)] for row in model.felt.rows if row.cards]
    rows += [[str(side.title), list(side.cards)] for side in model.felt.sides if side.cards]
    return {
        "seconds": seen.seconds,
        "prompt": str(model.prompt.line),
        "wrong": str(seen.coach.said) if seen.coach and seen.coach.is_wrong else "",
        "cards": rows,
        "seats": [
            {
                "number": seat.number,
                "look": _look(seat),
                "cards": _cards(seat),
                "foot": str(seat.foot),
            }
            for seat in model.felt.seats
            if seat.state is not SeatState.EMPTY
        ],
    }


def _cards(seat: SeatModel) -> list[str]:
    strips = [card for hand in seat.hands for card in getattr(hand, "cards", ())]
    return [*seat.cards, *strips]


def _look(seat: SeatModel) -> str:
    """Name how a seat looks from afar: next, wrong, settled, playing or empty."""
    if seat.is_next or seat.is_selected:
        return "next"
    match seat.state:
        case SeatState.EMPTY | SeatState.NOT_KNOWN:
            return "empty"
        case SeatState.FOLDED:
            return "folded"
        case SeatState.SETTLED:
            return "settled"
        case SeatState.FAULT:
            return "fault"
        case _:
            return "play"
