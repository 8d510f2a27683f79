"""A dealer's shift so far, as large figures."""

from dataclasses import dataclass
from datetime import datetime

from dealer_assist.journal.queries.round_list import Shift
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.ui.models.controls import FigureModel
from dealer_assist.ui.presenters.view import spaced

_NOBODY = Msg("Nobody is signed in. Swipe a dealer card to begin a shift.")
_NOT_READ = Msg("There is no record of this shift to read.")


@dataclass(frozen=True, slots=True)
class ShiftModel:
    """Whose shift it is and since when, and its figures."""

    detail: str
    figures: tuple[FigureModel, ...] = ()


def shift_model(shift: Shift | None, dealer: str, now: datetime) -> ShiftModel:
    """Show what a dealer has done since the card that signed them in."""
    if shift is None:
        return ShiftModel(_NOT_READ if dealer else _NOBODY)
    since = shift.since.astimezone(now.tzinfo).strftime("%H:%M")
    pace = shift.rounds_an_hour(now)
    return ShiftModel(
        Msg("{name}, signed in since {since}", name=shift.name, since=since),
        (
            FigureModel(
                Msg("Signed in for"), _hours(shift.since, now), Msg("Since {since}", since=since)
            ),
            FigureModel(Msg("Rounds"), spaced(shift.rounds), Msg("Ended rounds only")),
            FigureModel(
                Msg("Rounds an hour"), str(pace) if pace else "–", Msg("Since you signed in")
            ),
            FigureModel(Msg("Wins"), spaced(shift.wins), _wins_note(shift)),
            FigureModel(Msg("Won in all"), dollars(shift.prize_cents), Msg("Envy is not in it")),
            FigureModel(
                Msg("Voided rounds"), spaced(shift.voided), Msg("Each with its reason on record")
            ),
            FigureModel(
                Msg("Late chips"),
                spaced(shift.late_chips),
                Msg("Seen after the start, not counted"),
            ),
            FigureModel(
                Msg("Refused cards"), spaced(shift.refused_swipes), Msg("Unknown or not enough")
            ),
        ),
    )


def _wins_note(shift: Shift) -> str:
    if shift.wins_backed_out:
        return Msg("Beside them {n} backed out", n=shift.wins_backed_out)
    return Msg("Authorised by a card or the key")


def _hours(since: datetime, now: datetime) -> str:
    minutes = max(0, int((now - since).total_seconds())) // 60
    return f"{minutes // 60}:{minutes % 60:02d} h"
