"""What a line of a paytable is called, as a dealer says it."""

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
}

_SMALL = ("of", "a", "or", "by", "to", "v")


def hand_words(line: str) -> str:
    """Name a line of a paytable as a dealer says it."""
    return _WORDS.get(line) or printed_kind(line)


def printed_kind(kind: str) -> str:
    """Write a kind of hand as it is printed on buttons and signs: Three of a Kind."""
    words = kind.split("_")
    return " ".join(
        word if word in _SMALL and place else word.capitalize() for place, word in enumerate(words)
    )
