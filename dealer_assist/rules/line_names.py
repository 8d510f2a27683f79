"""What a line of a paytable is called, as a dealer says it."""

from collections.abc import Iterable

from dealer_assist.message import Msg

_WORDS = {
    "aa_v_aa": "A-A v dealer A-A",
    "aa": "A-A",
    "ak_suited": "A-K suited",
    "ak_unsuited": "A-K unsuited",
    "aq_aj_suited": "A-Q or A-J suited",
    "aq_aj_unsuited": "A-Q or A-J unsuited",
    "high_pair": "Pair J-J to K-K",
    "low_pair": "Pair 2-2 to 10-10",
    "queens_or_better": "Queens or better",
    "aces_or_better": "Aces or better",
    "win_by_6_7": "Win by 6 or 7",
    "win_by_4_5": "Win by 4 or 5",
    "two_spade_kings_blackjack": "K♠ K♠ v BJ",
    "two_spade_kings": "K♠ K♠",
    "suited_ace_jack": "Ace and Jack Suited",
    "total_3_4": "Total 3 or 4",
    "total_9_10": "Total 9 or 10",
    "total_11_12": "Total 11 or 12",
    "bust_ace": "Bust, Ace Up",
    "bust_8_10": "Bust, 8 to 10 Up",
    "bust_7": "Bust, 7 Up",
    "bust_2_3": "Bust, 2 or 3 Up",
    "bust_4_6": "Bust, 4 to 6 Up",
    "seven_card_straight_flush_joker": "Seven Card Straight Flush, Joker",
}

# As the rules print it under a table: a natural that wins by as much is paid as a natural.
_NON_NATURALS = Msg("*Non-naturals")
_MARGINS = frozenset(("win_by_6_7", "win_by_4_5", *(f"win_by_{points}" for points in range(4, 10))))
_SMALL = ("of", "a", "or", "by", "to", "v")


def footnote(line: str) -> str:
    """Return what is printed under a table for a line that has an asterisk, or nothing."""
    return _NON_NATURALS if line in _MARGINS else ""


def footnotes(lines: Iterable[str]) -> tuple[str, ...]:
    """Return what is printed under a table of these lines, each note once."""
    return tuple(dict.fromkeys(note for line in lines if (note := footnote(line))))


def hand_words(line: str) -> str:
    """Name a line of a paytable as a dealer says it."""
    return _WORDS.get(line) or printed_kind(line)


def printed_kind(kind: str) -> str:
    """Write a kind of hand as it is printed on buttons and signs: Three of a Kind."""
    words = kind.split("_")
    return " ".join(
        word if word in _SMALL and place else word.capitalize() for place, word in enumerate(words)
    )
