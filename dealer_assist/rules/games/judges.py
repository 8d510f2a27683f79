"""Every way in which a jackpot may judge the cards, with the hands that it can find.

The rules of a way are loaded when it is first looked up: a table needs those of its own game.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module

from dealer_assist.rules.awards import Awards

# Each way, with the rules that know it and what they call their ways.
_KNOWN_BY = {
    "best_four": ("bets.progressive", "FOUR_CARD_JUDGES"),
    "first_five": ("bets.progressive", "FOUR_CARD_JUDGES"),
    "seven_cards": ("bets.progressive", "HOLDEM_JUDGES"),
    "three_cards": ("bets.progressive", "THREE_CARD_JUDGES"),
    "baccarat": ("games.dragon_bonus", "JUDGES"),
    "baccarat_naturals": ("games.dragon_bonus", "JUDGES"),
    "blazing_7s": ("bets.bonus_bets.blazing_7s", "JUDGES"),
    "trilux": ("bets.bonus_bets.trilux", "JUDGES"),
}


class _Judges(Mapping[str, Awards]):
    """What each way can find."""

    def __getitem__(self, judge: str) -> Awards:
        module, ways = _KNOWN_BY[judge]
        awards: Awards = getattr(import_module(f"dealer_assist.rules.{module}"), ways)[judge]
        return awards

    def __iter__(self) -> Iterator[str]:
        return iter(_KNOWN_BY)

    def __len__(self) -> int:
        return len(_KNOWN_BY)


JUDGES: Mapping[str, Awards] = _Judges()
