"""What a line of a paytable pays, as a dealer says it."""

from typing import assert_never

from dealer_assist.jackpot.definition import Line
from dealer_assist.message import Msg
from dealer_assist.rules.pays import ForOne, Pay, Percent, Push, ToOne, pay_shown
from dealer_assist.table.facts.prize import PrizeStand

ORDINALS = (
    Msg("1st"),
    Msg("2nd"),
    Msg("3rd"),
    Msg("4th"),
    Msg("5th"),
    Msg("6th"),
    Msg("7th"),
)
"""In which place somebody is paid."""
NOT_RETURNED = Msg("*Original wager is NOT returned")
"""What is printed under lines that keep the wager."""


def pit_words(stand: PrizeStand | None) -> str:
    """Say in few words why a prize is not this table's to pay, or nothing."""
    match stand:
        case PrizeStand.WAITS:
            return Msg("Waits for the pit")
        case PrizeStand.RELEASED:
            return Msg("The pit released it")
        case _:
            return ""


def keeps_the_wager(line: Line) -> bool:
    """True if a line hands nothing back but what it pays: all odds but those to one."""
    return not isinstance(line.pays, ToOne)


def pay_words(pay: Pay) -> str:
    """Return what a line pays as printed; only a push is a word of the reader's language."""
    match pay:
        case Push():
            return Msg("push")
        case ForOne(pays):
            return f"{pays:,} for 1"
        case ToOne(pays, per):
            return f"{pays:,} to {per}"
        case Percent():
            return pay_shown(pay)
        case _:
            assert_never(pay)


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
        case _:
            assert_never(line.pays)
