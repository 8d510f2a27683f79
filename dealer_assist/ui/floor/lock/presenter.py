"""LOCK, and the question for cards that every act with money asks."""

from dealer_assist.floor.actions import Holder, PitAction, cards_needed
from dealer_assist.floor.view import FloorView
from dealer_assist.message import Msg
from dealer_assist.ui.floor.lock.model import CardsModel, LockModel
from dealer_assist.ui.floor.selection import Selection, frame_of
from dealer_assist.ui.floor.touches import FloorCardSwiped, GaveUp
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.touches import Button

RANKS = {
    "executive": Msg("Executive"),
    "supervisor": Msg("Supervisor"),
    "dealer": Msg("Dealer"),
    "technician": Msg("Technician"),
}


def lock_page(
    view: FloorView,
    shown: Selection,
    trouble: str,
    cards: tuple[Holder, ...],
    refusal: str = "",
) -> LockModel:
    """Ask for a card before anything can be touched."""
    return LockModel(
        frame=frame_of(view, shown, trouble),
        detail=refusal or trouble or Msg("Whoever is signed in takes note of alerts by name"),
        is_refused=bool(refusal),
        cards=simulated(cards),
    )


def card_ask(
    act: PitAction,
    title: str,
    detail: str,
    read: tuple[Holder, ...],
    left_s: int,
    wrong: str,
    cards: tuple[Holder, ...],
) -> CardsModel:
    """Ask for the cards of an act: an Executive first, then another person."""
    wanted = (Msg("Executive"), Msg("Supervisor or Executive, another person"))
    steps = tuple(
        (
            str(place + 1),
            read[place].name if place < len(read) else wanted[place],
            place < len(read),
        )
        for place in range(cards_needed(act))
    )
    return CardsModel(
        title=title,
        detail=detail,
        steps=steps,
        left=Msg("{n} s", n=left_s),
        wrong=wrong,
        cards=simulated(cards),
        back=Button(GaveUp(), Msg("BACK"), "arrow-left", Msg("Nothing is recorded")),
    )


def simulated(cards: tuple[Holder, ...]) -> tuple[SimulatedCardModel, ...]:
    """Show the cards that can be swiped by touch on a floor of samples."""
    return tuple(
        SimulatedCardModel(
            FloorCardSwiped(one.proof), RANKS.get(one.rank, one.rank), one.name, one.stars
        )
        for one in cards
    )
