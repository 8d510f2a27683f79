"""A set hand on its plate: low above high, what each is against the dealer's, and the result."""

from dealer_assist.message import Msg
from dealer_assist.table.facts.dealing import sets
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging.set_hands import Compared, compared
from dealer_assist.table.places import DEALER
from dealer_assist.table.state import Table
from dealer_assist.ui.table.model.table import SetModel

ENDS = {"win": Msg("WIN"), "push": Msg("PUSH"), "lose": Msg("LOSE")}


def set_model(table: Table, seat: int) -> SetModel | None:
    """Show the cards of a seat as they are set; nothing where none are known."""
    place = str(seat)
    if not sets.are_made(table.setup) or not sets.is_whole(table, place):
        return None
    cards, low = table.round.cards[place], table.seat(seat).low
    is_open = all(known.faces(table, place))
    if not low:
        backs = (known.BACK,) * len(cards)
        shown = cards if is_open else backs
        note = Msg("NOT SET") if is_open else Msg("SETS")
        return SetModel(shown[: sets.IN_FRONT], shown[sets.IN_FRONT :], note=note)
    if not is_open:
        front, back = (known.BACK,) * sets.IN_FRONT, (known.BACK,) * (len(cards) - sets.IN_FRONT)
        return SetModel(front, back, note=Msg("SET"), is_done=True)
    high = tuple(card for card in cards if card not in low)
    front = tuple(card for card in cards if card in low)
    found = compared(table, seat)
    if found is None:
        return SetModel(front, high)
    if found.is_foul or found.all_push:  # nothing is compared
        return SetModel(front, high, result=_result(found))
    return SetModel(front, high, found.low, found.high, result=_result(found))


def _result(found: Compared) -> str:
    if found.is_foul:
        return Msg("FOUL, LOSE")
    if found.is_copy:
        return Msg("COPY, LOSE")
    return ENDS[found.outcome]


def dealer_cards(table: Table) -> tuple[str, ...]:
    """Return the dealer's cards as they are shown: once they are turned, the low hand first."""
    faces = known.faces(table, DEALER)
    if not sets.is_whole(table, DEALER) or not all(faces):
        return faces
    low = sets.house_low(table, DEALER)
    front = tuple(card for card in faces if card in low)
    return (*front, *(card for card in faces if card not in low))
