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


def hand_words(line: str) -> str:
    """Name a line of a paytable as a dealer says it."""
    return _WORDS.get(line, line.replace("_", " ").capitalize())


def pay_words(pay: Pay) -> str:
    """Give what a line pays as printed; only a push is a word of the reader's language."""
    return Msg("push") if isinstance(pay, Push) else str(pay)


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
