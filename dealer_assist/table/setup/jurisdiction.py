"""A jurisdiction's profile: limits with the day they came into force, reminders and notices.

And the approval that a table is run under: its letter, its equipment, and what is missing of it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import field
from datetime import date
from typing import Generic, TypeVar

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg, joined
from dealer_assist.table.setup.roles import Authority

COMMERCIAL, TRIBAL = TRACKS = ("commercial", "tribal")

T = TypeVar("T")


@frozen
class System:
    """A progressive system as it was approved: a console with its components, or higher ones."""

    console: str
    components: Mapping[str, str]


@frozen
class Shuffler:
    """The shuffler of a table; a hand-dealt table has none."""

    make: str = ""
    mode: str = ""
    version: str = ""


@frozen
class Approval:
    """What the house keeps on record about a table's approval.

    `letter` and `dated` name the approval, `edition` the rules it was given for, `controls` the
    internal controls, `track` whether a card room or a tribal operation runs the table.
    """

    letter: str = ""
    dated: date | None = None
    edition: str = ""
    controls: str = ""
    track: str = COMMERCIAL
    shuffler: Shuffler = field(default_factory=Shuffler)
    components: Mapping[str, str] = field(default_factory=dict)


def missing(
    approval: Approval,
    console: str,
    systems: tuple[System, ...],
    modes: tuple[str, ...],
    *,
    has_jackpot: bool,
) -> Iterator[str]:
    """Say what is not on record, and which equipment is not as it was approved."""
    asked = {
        "letter": approval.letter,
        "dated": approval.dated,
        "edition": approval.edition,
        "controls": approval.controls,
    }
    for key, value in asked.items():
        if not value:
            yield Msg("approval.{key} is missing in the table's file", key=key)
    if has_jackpot:
        yield from _components(approval, console, systems)
    mode = approval.shuffler.mode
    if approval.shuffler.make and modes and mode not in modes:
        yield Msg(
            "The shuffler {make} is set to {mode}; the rules know {modes}",
            make=approval.shuffler.make,
            mode=mode or Msg("nothing"),
            modes=joined(", ", modes),
        )


def told_otherwise(approval: Approval | None, make: str, mode: str) -> Iterator[tuple[str, str]]:
    """Say where the shuffler itself tells another make or mode than is on record of it."""
    recorded = approval.shuffler if approval else Shuffler()
    if make and recorded.make and make.casefold() != recorded.make.casefold():
        said = Msg(
            "The shuffler says that it is a {told}, on record is {recorded}; correct the record "
            "or bring the other back",
            told=make,
            recorded=recorded.make,
        )
        yield "make", said
    if mode and recorded.mode and mode.casefold() != recorded.mode.casefold():
        said = Msg(
            "The shuffler says mode {told}, on record is {recorded}; set it, or correct the record",
            told=mode,
            recorded=recorded.mode,
        )
        yield "mode", said


def _components(approval: Approval, console: str, systems: tuple[System, ...]) -> Iterator[str]:
    """Name what lacks for the approved system that comes nearest; nothing where one is whole."""
    known = [one for one in systems if one.console == console]
    lacks = [tuple(_lacking(approval.components, one.components)) for one in known]
    if lacks and all(lacks):
        yield from min(lacks, key=len)


def _lacking(have: Mapping[str, str], needed: Mapping[str, str]) -> Iterator[str]:
    for name, least in needed.items():
        version = have.get(name, "")
        if not version:
            yield Msg("{component} {least} or higher is not on record", component=name, least=least)
        elif numbers(version) < numbers(least):
            yield Msg(
                "{component} is {version} and was approved from {least} on",
                component=name,
                version=version,
                least=least,
            )


def numbers(version: str) -> tuple[int, ...]:
    """Give a version as numbers to compare: 5.10 is above 5.4."""
    digits = "".join(one if one.isdigit() else " " for one in version)
    return tuple(int(one) for one in digits.split())


@frozen
class Dated(Generic[T]):
    """A value and the day from which it holds; a proposed one is known but does not hold."""

    value: T
    since: date = date.min
    is_proposed: bool = False
    source: str = ""


@frozen
class GamesOnHand:
    """How many games one hand of cards may decide, and how many of them above the small wager."""

    most: int
    above_small: int
    small_cents: int


@frozen
class TaxRule:
    """A win of at least so much, and at least so many times its wager, needs a tax form."""

    least_cents: int
    times_wager: int


@frozen
class Jurisdiction:
    """What the law and the house ask of a table; what is left out asks for nothing.

    `one_game` names wagers that are one game together; every other wager is one of its own.
    `aggregate_odds`: a limit on what one deal pays out counts odds up to this, and is not
    allowed below it. `rules` cites where each requirement stands. `systems` are the progressive
    systems that were approved; where there are none, nothing is asked.
    """

    key: str = ""
    name: str = ""
    authority: Authority = field(default_factory=Authority)
    void_reasons: tuple[str, ...] = ()
    swipe_seconds: int = 30
    swipe_tries: int = 3
    wager_limits: tuple[Dated[int], ...] = ()
    games_on_hand: tuple[Dated[GamesOnHand], ...] = ()
    one_game: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    aggregate_odds: int = 0
    tax_rules: tuple[Dated[TaxRule], ...] = ()
    camera_from_cents: int | None = None
    hand_kept_days: int = 0
    records_kept_days: int = 0
    house_notices: tuple[str, ...] = ()
    back_out_reasons: tuple[str, ...] = ()
    lower_reasons: tuple[str, ...] = ()
    raise_reasons: tuple[str, ...] = ()
    rules: Mapping[str, str] = field(default_factory=dict)
    requires_duties: bool = False
    systems: tuple[System, ...] = ()

    def wager_limit(self, on: date) -> int | None:
        """Give the most on one wager that day, in cents; None where there is no limit."""
        return in_force(self.wager_limits, on)

    def games_limit(self, on: date) -> GamesOnHand | None:
        """Give how many games a hand may decide that day."""
        return in_force(self.games_on_hand, on)

    def needs_tax_form(self, prize_cents: int, wager_cents: int, on: date) -> bool:
        """Tell whether the supervisor is reminded of the tax form."""
        rule = in_force(self.tax_rules, on)
        if rule is None:
            return False
        return prize_cents >= max(rule.least_cents, rule.times_wager * wager_cents)

    def needs_camera(self, prize_cents: int) -> bool:
        """Tell whether the cards are shown to the camera and the deck is counted."""
        return self.camera_from_cents is not None and prize_cents >= self.camera_from_cents

    def meter_reasons(self, before_cents: int, after_cents: int) -> tuple[str, ...]:
        """Give the reasons for which a meter may be moved this way."""
        return self.lower_reasons if after_cents < before_cents else self.raise_reasons

    def rule(self, topic: str) -> str:
        """Cite where a requirement stands."""
        return self.rules.get(topic, Msg("approved rules"))


def in_force(entries: tuple[Dated[T], ...], on: date) -> T | None:
    """Pick the value that holds on a day: the latest that is neither proposed nor to come."""
    past = [one for one in entries if one.since <= on and not one.is_proposed]
    return max(past, key=lambda one: one.since).value if past else None
