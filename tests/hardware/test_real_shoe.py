"""A real card shoe: a card that is drawn is told, and nothing else is said."""

from collections.abc import Callable

from named_port import real

from dealer_assist.devices.messages import ShoeCard
from dealer_assist.rules.cards import parse_card


def test_a_drawn_card_is_told(ask: Callable[[str], None]) -> None:
    with real("shoe") as device:
        ask("Draw a card.")
        assert device.wants(ShoeCard)
        (card,) = device.told
        (health,) = device.rack.health()
    assert isinstance(card, ShoeCard)
    assert parse_card(card.card)
    assert (health.bad, health.dropped) == (0, 0)
