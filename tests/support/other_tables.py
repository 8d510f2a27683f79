"""Tables of other games, made from the shipped Crazy 4 table and the shipped jackpots."""

from collections.abc import Mapping

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table.setup.table_setup import SamplePlayer, TableSetup, WagerSpot
from dealer_assist.value import replace

Jackpots = Mapping[str, Jackpot]


def two_sensors(crazy4: TableSetup, jackpots: Jackpots) -> TableSetup:
    """House Money with Blazing 7's on three levels and TriLux."""
    return replace(
        crazy4,
        key="house-money",
        number="5",
        game="house_money",
        game_name="House Money Blackjack",
        jackpots={"A": jackpots["B7-ML03"], "B": jackpots["TLX-6"]},
        wagers=(WagerSpot("blackjack", "BET"), WagerSpot("house_money", "HOUSE MONEY")),
        layout="house_money",
        # Both may be claimed at once: the dealer's up card decides them.
        options={"blazing_7s_rule": "dealer_up_card"},
        players=(
            SamplePlayer(1, {"blackjack": 2500}),
            SamplePlayer(2, {"blackjack": 5000, "house_money": 1000}),
            SamplePlayer(4, {"blackjack": 10000, "house_money": 2500}),
            SamplePlayer(7, {"blackjack": 4000, "house_money": 1000}),
        ),
    )


def three_levels(crazy4: TableSetup, jackpots: Jackpots) -> TableSetup:
    """Crazy 4 on the link with Mega, Major and Minor."""
    return replace(crazy4, key="crazy4-link", jackpots={"A": jackpots["ML03"]})
