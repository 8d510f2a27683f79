"""A card that is asked for on the supervisor's sheet: what all such pages have in common."""

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.supervisor.model import ConfirmedModel, SwipeKind, SwipeModel
from dealer_assist.ui.table.presenter.staff_cards import LEVELS, level_cards
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace


def card_asked(view: PassingView, page: SwipeModel) -> SwipeModel:
    """Add the cards to be swiped by touch, and what was wrong with the last one.

    Where a page has no note of its own, two people's cards are needed.
    """
    return replace(
        page,
        kind=SwipeKind.REFUSED if view.refusal else SwipeKind.ASK,
        note=page.note or Msg("Two different people's cards"),
        cards=level_cards(view),
        refusal=view.refusal,
    )


def confirmed(place: object, what: str, cents: int, role: Role) -> ConfirmedModel:
    """Show what waits for a card, and the card that it needs."""
    amount, (_, stars) = dollars(cents), LEVELS[role]
    return ConfirmedModel(str(place), what, amount, role.label.upper(), stars)
