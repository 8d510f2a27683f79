"""A dealer's shift so far, as large figures."""

from dataclasses import dataclass
from datetime import datetime

from dealer_assist.journal.queries import Shift
from dealer_assist.rules.money import dollars
from dealer_assist.ui.figure_tile import FigureLook
from dealer_assist.ui.present.view import spaced

_NOBODY = "Nobody is signed in. Swipe a dealer card to begin a shift."
_NOT_READ = "There is no record of this shift to read."


@dataclass(frozen=True, slots=True)
class ShiftLook:
    """Whose shift it is and since when, and its figures."""

    detail: str
    figures: tuple[FigureLook, ...] = ()


def shift_look(shift: Shift | None, dealer: str, now: datetime) -> ShiftLook:
    """Show what a dealer has done since the card that signed them in."""
    if shift is None:
        return ShiftLook(_NOT_READ if dealer else _NOBODY)
    since = shift.since.astimezone(now.tzinfo).strftime("%H:%M")
    pace = shift.rounds_an_hour(now)
    return ShiftLook(
        f"{shift.name}, signed in since {since}",
        (
            FigureLook("Signed in for", _hours(shift.since, now), f"Since {since}"),
            FigureLook("Rounds", spaced(shift.rounds), "Ended rounds only"),
            FigureLook("Rounds an hour", str(pace) if pace else "–", "Since you signed in"),
            FigureLook("Wins", spaced(shift.wins), "Authorised by a card or the key"),
            FigureLook("Won in all", dollars(shift.prize_cents), "Envy is not in it"),
            FigureLook("Voided rounds", spaced(shift.voided), "Each with its reason on record"),
            FigureLook("Late chips", spaced(shift.late_chips), "Seen after the start, not counted"),
            FigureLook("Refused cards", spaced(shift.refused_swipes), "Unknown or not enough"),
        ),
    )


def _hours(since: datetime, now: datetime) -> str:
    minutes = max(0, int((now - since).total_seconds())) // 60
    return f"{minutes // 60}:{minutes % 60:02d} h"
