"""A jurisdiction's profile: limits with the day they came into force, reminders and notices."""

from collections.abc import Mapping
from datetime import date
from typing import Generic, TypeVar

from dealer_assist.message import Msg
from dealer_assist.table.setup.approval import System
from dealer_assist.table.setup.roles import Authority
from dealer_assist.value import Value, field

T = TypeVar("T")


class Dated(Value, Generic[T]):
    """A value and the day from which it holds; a proposed one is known but does not hold."""

    value: T
    since: date = date.min
    is_proposed: bool = False
    source: str = ""


class GamesOnHand(Value):
    """How many games one hand of cards may decide, and how many of them above the small wager."""

    most: int
    above_small: int
    small_cents: int


class TaxRule(Value):
    """A win of at least so much, and at least so many times its wager, needs a tax form."""

    least_cents: int
    times_wager: int


class Jurisdiction(Value):
    """What the law and the house ask of a table; what is left out asks for nothing.

    `one_game` names wagers that are one game together; every other wager is one of its own.
    `aggregate_odds`: a limit on what one deal pays out counts odds up to this, and is not
    allowed below it. `rules` cites where each requirement stands. `systems` are the progressive
    systems that were approved; where there are none, nothing is asked. `utilities` are shufflers,
    shoes and score boards with the lowest version approved, `editions` the rules of a game as the
    letter names them, `contacts` whom to ask, by track, `titles` the games that it approves,
    `must_hit` that a level may fall to a hidden threshold, of which nothing is said elsewhere;
    `tokes` that players may lay a stake for the dealer beside a wager of theirs,
    `common_event` that unlike games may play for one meter by an event of about one chance.
    `player_notices` are what players have to read wherever they play: a helpline, words of care.
    `is_practice` that no live table is opened under it.
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
    utilities: Mapping[str, str] = field(default_factory=dict)
    editions: Mapping[str, str] = field(default_factory=dict)
    contacts: Mapping[str, str] = field(default_factory=dict)
    titles: tuple[str, ...] = ()
    must_hit: bool = False
    tokes: bool = False
    common_event: bool = False
    player_notices: tuple[str, ...] = ()
    is_practice: bool = False

    def wager_limit(self, on: date) -> int | None:
        """Return the most on one wager that day, in cents; None where there is no limit."""
        return in_force(self.wager_limits, on)

    def games_limit(self, on: date) -> GamesOnHand | None:
        """Return how many games a hand may decide that day."""
        return in_force(self.games_on_hand, on)

    def needs_tax_form(self, prize_cents: int, wager_cents: int, on: date) -> bool:
        """True if the supervisor is reminded of the tax form."""
        rule = in_force(self.tax_rules, on)
        if rule is None:
            return False
        return prize_cents >= max(rule.least_cents, rule.times_wager * wager_cents)

    def needs_camera(self, prize_cents: int) -> bool:
        """True if the cards are shown to the camera and the deck is counted."""
        return self.camera_from_cents is not None and prize_cents >= self.camera_from_cents

    def meter_reasons(self, before_cents: int, after_cents: int) -> tuple[str, ...]:
        """Return the reasons for which a meter may be moved this way."""
        return self.lower_reasons if after_cents < before_cents else self.raise_reasons

    def rule(self, topic: str) -> str:
        """Cite where a requirement stands."""
        return self.rules.get(topic, Msg("approved rules"))


def in_force(entries: tuple[Dated[T], ...], on: date) -> T | None:
    """Pick the value that holds on a day: the latest that is neither proposed nor to come."""
    past = [entry for entry in entries if entry.since <= on and not entry.is_proposed]
    return max(past, key=lambda one: one.since).value if past else None
