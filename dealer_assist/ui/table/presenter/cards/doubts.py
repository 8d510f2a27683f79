"""What speaks against the claims to be verified: their own cards, the deck, the board."""

from typing import Any

from dealer_assist.message import Msg, listed
from dealer_assist.table.facts import verifying
from dealer_assist.table.facts.contradictions import contradictions, of_claims
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value, replace


class Doubt(Value):
    """What speaks against a claim: its own cards, or in `beside` another seat's hand."""

    said: str
    beside: str = ""


def disagreeing(table: Table) -> str:
    """Say what is wrong with the claims, the cards before the deck; nothing if nothing is."""
    said = [
        *verifying.doubts(table),
        *(contradiction.sentence for contradiction in contradictions(table)),
    ]
    return said[0] if said else ""


def doubts_of(table: Table) -> dict[Spot, Doubt]:
    """Return the claims that something speaks against, their own cards before the deck."""
    found = {
        spot: Doubt(contradiction.sentence, contradiction.brief)
        for contradiction in of_claims(table)
        for spot in contradiction.spots
        if table.claim_of(spot) is not None
    }
    return found | {spot: Doubt(said) for spot, said in verifying.against(table).items()}


def why_asked(doubts: dict[Spot, Doubt]) -> str:
    """Ask why it is confirmed all the same."""
    if all(doubt.beside for doubt in doubts.values()):
        return Msg("Confirm anyway. Why?")
    return Msg("Cards don't match. Why confirm?")


def reasons_for(doubts: dict[Spot, Doubt]) -> tuple[str, ...]:
    """Return the reasons to choose from; where no card speaks, none was entered wrongly."""
    if all(doubt.beside for doubt in doubts.values()):
        return verifying.AGAINST_REASONS[1:] if doubts else ()
    return verifying.AGAINST_REASONS


def held_in_doubt(
    button: Button[Any], held: str, doubts: dict[Spot, Doubt], reason: str
) -> Button[Any]:
    """Shut CONFIRM until a reason is chosen; then it has to be held."""
    numbers = [str(seat) for seat in sorted({seat for seat, _ in doubts})]
    seats = listed(numbers)
    is_beside = all(doubt.beside for doubt in doubts.values())
    if not reason:
        shut = Msg(
            "Choose why, or change the hands of seats {seats}",
            one="Choose why, or change the hand of seat {seats}",
            n=len(numbers),
            seats=seats,
        )
        if is_beside:
            shut = Msg(
                "Choose why, or put seats {seats} right at the table",
                one="Choose why, or put seat {seats} right at the table",
                n=len(numbers),
                seats=seats,
            )
        return replace(button, state=ActionState.NOT_YET, reason=shut)
    said = Msg(
        "Hold to override {n} seats. Sends an alert",
        one="Hold to override seat {seats}. Sends an alert",
        n=len(doubts),
        seats=seats,
    )
    if is_beside:
        said = Msg(
            "Hold: {n} seats in doubt. Sends an alert",
            one="Hold: seat {seats} in doubt. Sends an alert",
            n=len(doubts),
            seats=seats,
        )
    return replace(button, label=held, icon="void", detail=said, state=ActionState.HOLD)
