"""What may share one meter: the same winning hands at the same probability, of the same kind."""

from dealer_assist.frozen import frozen
from dealer_assist.jackpot.definition import Jackpot, Linking
from dealer_assist.message import Msg, joined

# The cards that a jackpot is won by, in words.
_JUDGED = {
    "best_four": Msg("the best four of five cards"),
    "first_five": Msg("the first five cards"),
    "seven_cards": Msg("all seven cards"),
    "blazing_7s": "three 7's",
    "trilux": Msg("two cards and the up card"),
}


@frozen
class Linked:
    """A table on a link: its game, its jackpot, and what else decides how likely a hand is.

    `variant` tells rules apart that judge other cards under the same paytable.
    """

    game: str
    jackpot: Jackpot
    decks: int = 1
    variant: str = ""


@frozen
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
            return Msg("{jackpot} may be linked to nothing", jackpot=jackpot.key)
    if ours.judge != theirs.judge:
        return Msg(
            "{ours} is won by {our_cards} and {theirs} by {their_cards}, so that the same hand "
            "is not equally likely",
            ours=ours.key,
            our_cards=_cards(ours),
            theirs=theirs.key,
            their_cards=_cards(theirs),
        )
    if ours.key != theirs.key:
        return Msg(
            "{ours} and {theirs} do not have the same winning hands",
            ours=ours.key,
            theirs=theirs.key,
        )
    if one.game != other.game and ours.links is not Linking.GAMES:
        return Msg("{ours} links tables of one game only", ours=ours.key)
    if one.variant != other.variant:
        return Msg(
            "{ours} is judged by other cards there, so that a hand is not equally likely",
            ours=ours.key,
        )
    if one.decks != other.decks:
        return Msg(
            "{ours} and {theirs} decks do not make a hand equally likely",
            ours=one.decks,
            theirs=other.decks,
        )
    return ""


def decks_refusal(jackpot: Jackpot, decks: int) -> str:
    """Say why a jackpot may not be played with so many decks, or nothing if it may."""
    if not jackpot.decks or decks in jackpot.decks:
        return ""
    *most, last = map(str, jackpot.decks)
    choice = Msg("{items} or {last}", items=joined(", ", most), last=last) if most else last
    return Msg(
        "{jackpot} is played with {choice} decks and this table has {decks}",
        jackpot=jackpot.key,
        choice=choice,
        decks=decks,
    )


def _house_refusal(ours: Jackpot, theirs: Jackpot) -> str:
    if ours.is_house and theirs.is_house:
        return Msg("{ours} is a house jackpot, and a fixed amount needs no link", ours=ours.key)
    return Msg(
        "Of {ours} and {theirs} one is a progressive and one a house jackpot",
        ours=ours.key,
        theirs=theirs.key,
    )


def _cards(jackpot: Jackpot) -> str:
    return _JUDGED.get(jackpot.judge, Msg("other cards"))
