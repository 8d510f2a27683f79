"""What may share one meter: the same winning hands at the same probability, of the same kind.

Or, where the law lets unlike games do so, the same event at chances that lie within its band.
"""

from collections.abc import Mapping
from fractions import Fraction

from dealer_assist.jackpot.definition import Jackpot, Linking
from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import percent
from dealer_assist.value import Value, field

WHOLE_BP = 10_000
Chances = Mapping[tuple[str, int], Fraction]
"""How often one wager wins each share of each level."""

# The cards that a jackpot is won by, in words.
_JUDGED = {
    "best_four": Msg("the best four of five cards"),
    "first_five": Msg("the first five cards"),
    "seven_cards": Msg("all seven cards"),
    "blazing_7s": "three 7's",
    "trilux": Msg("two cards and the up card"),
}


class Linked(Value):
    """A table on a link: its game, its jackpot, and what else decides how likely a hand is.

    `variant` tells rules apart that judge other cards under the same paytable. `chances` are
    counted for an event only, and `may_be_unlike` says that its law lets unlike games share it.
    """

    game: str
    jackpot: Jackpot
    decks: int = 1
    variant: str = ""
    chances: Chances = field(default_factory=dict)
    may_be_unlike: bool = False

    @property
    def judged_as(self) -> tuple[str, int, str]:
        """Return what makes a hand equally likely wherever it is the same."""
        return self.jackpot.key, self.decks, self.variant


class Link(Value):
    """A jackpot that several tables play for, and the other tables on it.

    `counted` is this table as its chances were counted, where it plays for an event.
    """

    name: str
    others: tuple[Linked, ...]
    counted: Linked | None = None


def link_refusal(one: Linked, other: Linked) -> str:
    """Say why two tables may not play for one meter, or nothing if they may."""
    ours, theirs = one.jackpot, other.jackpot
    if ours.is_house or theirs.is_house:
        return _house_refusal(ours, theirs)
    for jackpot in (ours, theirs):
        if jackpot.links is Linking.NOTHING:
            return Msg("{jackpot} cannot be linked", jackpot=jackpot.key)
    if _is_one_event(one, other) and one.judged_as != other.judged_as:
        return _event_refusal(one, other)
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


def both_chances(one: Linked, other: Linked) -> str:
    """Say how often two tables of one event win it, nothing of any other two."""
    if not _is_one_event(one, other):
        return ""
    apart = [each for each in one.chances if each in other.chances]
    if not apart:
        return ""
    share = min(apart, key=lambda each: _nearness(one.chances[each], other.chances[each]))
    return Msg(
        "One wager in {ours} wins it with {our_paytable}, one in {theirs} with {their_paytable}: "
        "within {band}.",
        ours=one_in(one.chances[share]),
        our_paytable=one.jackpot.key,
        theirs=one_in(other.chances[share]),
        their_paytable=other.jackpot.key,
        band=percent(_band(one, other)),
    )


def one_in(chance: Fraction) -> str:
    """Write a chance as one in so many, to the hundredth below a thousand."""
    if not chance:
        return "–"
    wagers = 1 / chance  # a Fraction too: what is rounded here is exact, and no money
    if wagers >= 1000 or wagers.denominator == 1:
        return f"{round(wagers):,}"
    hundredths = round(100 * wagers)
    return f"{hundredths // 100}.{hundredths % 100:02}"


def _is_one_event(one: Linked, other: Linked) -> bool:
    ours, theirs = one.jackpot, other.jackpot
    return ours.is_event and theirs.is_event and ours.event == theirs.event


def _event_refusal(one: Linked, other: Linked) -> str:
    ours, theirs = one.jackpot, other.jackpot
    if not (one.may_be_unlike and other.may_be_unlike):
        return Msg("Nothing here lets unlike games play for one meter")
    if _terms(ours) != _terms(theirs):
        return Msg(
            "{ours} and {theirs} do not have the same wager, meters and shares",
            ours=ours.key,
            theirs=theirs.key,
        )
    for counted in (one, other):
        if counted.jackpot.shares - counted.chances.keys():
            return Msg(
                "No odds for {jackpot} with this shoe. Open its table file again",
                jackpot=counted.jackpot.key,
            )
    band = _band(one, other)
    for share in sorted(ours.shares):
        mine, its = one.chances[share], other.chances[share]
        if _nearness(mine, its) * WHOLE_BP < WHOLE_BP - band:
            return Msg(
                "One wager in {ours} wins it with {our_paytable}, one in {theirs} with "
                "{their_paytable}: more than {band} apart",
                ours=one_in(mine),
                our_paytable=ours.key,
                theirs=one_in(its),
                their_paytable=theirs.key,
                band=percent(band),
            )
    return ""


def _nearness(one: Fraction, other: Fraction) -> Fraction:
    """Return the rarer chance as a part of the likelier; nothing is near a chance that is none."""
    return min(one, other) / max(one, other) if one and other else Fraction(0)


def _band(one: Linked, other: Linked) -> int:
    return min(one.jackpot.band_bp, other.jackpot.band_bp)


def _terms(jackpot: Jackpot) -> tuple[object, ...]:
    """Return what has to be the same on one meter, whatever the game."""
    levels = tuple(
        (one.name, one.seed_cents, one.rate_bp, one.reserve_bp, one.cap_cents)
        for one in jackpot.levels
    )
    return jackpot.wager_cents, jackpot.fixed_pays, jackpot.is_shared, levels, jackpot.shares


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
