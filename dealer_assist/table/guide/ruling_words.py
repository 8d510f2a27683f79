"""A ruling in words: what it was, what is to be done with chips, the same on screen and paper."""

from collections.abc import Iterable

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import dollars
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.words import seats_named

KINDS = {
    r.MISSED: Msg("Missed bet"),
    r.UNDERPAID: Msg("Underpaid"),
    r.OVERPAID: Msg("Overpaid"),
    r.DEAD: Msg("Dead hand"),
    r.EXPOSED: Msg("Exposed card"),
    r.COUNT: Msg("Wrong count"),
    r.LATE: Msg("Late bet"),
    r.OTHER: Msg("Other"),
}
ANSWERS = {r.PLAYED: Msg("card played"), r.BURNED: Msg("card burned")}


def kind_words(kind: str) -> str:
    """Name what a ruling is about; a kind of another version by its own name."""
    return KINDS.get(kind, kind.replace("_", " "))


def chips_words(seats: Iterable[int], cents: int) -> str:
    """Say what is done with chips: the sentence that a dealer acts on."""
    seat = next(iter(seats), 0)
    if cents > 0:
        return Msg("Pay seat {seat} {amount} more", seat=seat, amount=dollars(cents))
    if cents < 0:
        return Msg("Take {amount} from seat {seat}", seat=seat, amount=dollars(-cents))
    return Msg("Nothing changes")


def ruling_words(kind: str, seats: tuple[int, ...], cents: int, answer: str = "") -> str:
    """Say a ruling in one line: what it was, where, and what is done."""
    parts: list[str] = []
    if cents or kind in r.WITH_CHIPS:
        parts.append(chips_words(seats, cents))
    elif seats:
        parts.append(seats_named(seats))
    if answer:
        parts.append(ANSWERS.get(answer, answer))
    if not parts:
        return kind_words(kind)
    return joined(": ", [kind_words(kind), joined(", ", parts)])
