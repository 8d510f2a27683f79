"""What a house rule is called where it is chosen; one without words is called by its key."""

from collections.abc import Mapping

WORDS: Mapping[str, str] = {
    "ante_rule": "Ante wins with",
    "blackjack_pays": "blackjack pays",
    "blazing_7s_rule": "Blazing 7's third card",
    "decks": "decks in the shoe",
    "double_after_split": "double after a split",
    "double_on": "double on",
    "dragon_alone": "Dragon Bonus alone",
    "eligible": "progressive wins for",
    "folded_hands_win": "folded hands win",
    "natural_nine": "natural nine is 9 – 0",
    "queens_up_on_fold": "Queens Up on a fold",
    "soft_17": "dealer on soft 17",
    "split_aces": "split aces",
    "split_by": "split by",
    "split_to": "split up to",
    "super_bonus_unqualified": "Super Bonus, unqualified",
    "surrender": "late surrender",
}


def rule_label(option: str) -> str:
    """Name a house rule as a person would."""
    return f"House rule, {WORDS.get(option, option.replace('_', ' '))}"
