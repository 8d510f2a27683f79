"""What may share one meter: the same winning hands at the same probability, of the same kind."""

from dataclasses import dataclass

from dealer_assist.jackpot.definition import Jackpot, Linking

# The cards that a jackpot is won by, in words.
_JUDGED = {
    "best_four": "the best four of five cards",
    "first_five": "the first five cards",
    "seven_cards": "all seven cards",
    "blazing_7s": "three 7's",
    "trilux": "two cards and the up card",
}


@dataclass(frozen=True, slots=True)
class Linked:
    """A table on a link: its game, its jackpot, and what else decides how likely a hand is.

    `variant` tells rules apart that judge other cards under the same paytable.
    """

    game: str
    jackpot: Jackpot
    decks: int = 1
    variant: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A jackpot that several tables play for, and the other tables on it."""

    name: str
    others: tuple[Linked, ...]


def link_refusal(one: Linked, other: Linked) -> str:
    """Say why two tables may not play for one meter, or nothing if they may."""
    ours, theirs = one.jackpot, other.jackpot
    if ours.is_house or theirs.is_house:
        return _house_refusal(ours, theirs)
    for jackpot in (ours, theirs):
        if jackpot.links is Linking.NOTHING:
            return f"{jackpot.key} may be linked to nothing"
    if ours.judge != theirs.judge:
        return (
            f"{ours.key} is won by {_cards(ours)} and {theirs.key} by {_cards(theirs)}, "
            "so that the same hand is not equally likely"
        )
    if ours.key != theirs.key:
        return f"{ours.key} and {theirs.key} do not have the same winning hands"
    if one.game != other.game and ours.links is not Linking.GAMES:
        return f"{ours.key} links tables of one game only"
    if one.variant != other.variant:
        return f"{ours.key} is judged by other cards there, so that a hand is not equally likely"
    if one.decks != other.decks:
        return f"{one.decks} and {other.decks} decks do not make a hand equally likely"
    return ""


def decks_refusal(jackpot: Jackpot, decks: int) -> str:
    """Say why a jackpot may not be played with so many decks, or nothing if it may."""
    if not jackpot.decks or decks in jackpot.decks:
        return ""
    *most, last = map(str, jackpot.decks)
    choice = f"{', '.join(most)} or {last}" if most else last
    return f"{jackpot.key} is played with {choice} decks and this table has {decks}"


def _house_refusal(ours: Jackpot, theirs: Jackpot) -> str:
    if ours.is_house and theirs.is_house:
        return f"{ours.key} is a house jackpot, and a fixed amount needs no link"
    return f"Of {ours.key} and {theirs.key} one is a progressive and one a house jackpot"


def _cards(jackpot: Jackpot) -> str:
    return _JUDGED.get(jackpot.judge, "other cards")
