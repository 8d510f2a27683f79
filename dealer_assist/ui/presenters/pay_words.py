"""What a line of a paytable is called, and what it pays, as a dealer says it."""

from dealer_assist.jackpot.definition import Line
from dealer_assist.message import Msg
from dealer_assist.rules.pays import ForOne, Pay, Percent, Push, ToOne

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


def pay_words(pay: Pay) -> str:
    """Give what a line pays as printed; only a push is a word of the reader's language."""
    match pay:
        case Push():
            return Msg("push")
        case ForOne(pays):
            return f"{pays:,} for 1"
        case ToOne(pays, per):
            return f"{pays:,} to {per}"
        case Percent():
            return str(pay)


def pays_text(line: Line, *, is_house: bool = False) -> str:
    """Print what a line pays as the button has it; a house jackpot has an amount and no meter."""
    match line.pays:
        case Percent(100) if is_house:
            return Msg("The whole amount")
        case Percent(percent) if is_house:
            return Msg("{percent}% of the amount", percent=percent)
        case Percent(percent, "main"):
            return Msg("{percent}% of meter", percent=percent)
        case Percent(percent, meter):
            return Msg("{percent}% of {meter}", percent=percent, meter=meter.capitalize())
        case ForOne() | ToOne() | Push():
            return pay_words(line.pays)
