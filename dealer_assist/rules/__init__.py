"""The rules: pure, exact, standard library only. Cards, hands, paytables and one module a game."""

from typing import TYPE_CHECKING

from dealer_assist.lazy import on_first_use

if TYPE_CHECKING:
    from dealer_assist.rules import blackjack as blackjack
    from dealer_assist.rules import house_money as house_money
else:
    __getattr__ = on_first_use(__name__)
