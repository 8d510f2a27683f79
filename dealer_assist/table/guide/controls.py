"""Which control can be pressed now, and why not: the same answer that `decide` would give."""

from enum import Enum

from dealer_assist.message import Msg, capitalized, joined, uncapitalized
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import JPH
from dealer_assist.table.facts import (
    adjustments,
    aquarius,
    authority,
    chips,
    claims,
    comparing,
    counting,
    irregularities,
    lost_key,
    marks,
    must_hit,
    voids,
)
from dealer_assist.table.facts.dealing import lammers, stages, ties
from dealer_assist.table.facts.ending import Reason, Wait, asks_winner, is_nothing_dealt, reasons
from dealer_assist.table.facts.judging.bonus_pays import not_judged
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.facts.next_thing import (
    Touch,
    ends_first,
    next_thing,
)
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.tokes import seats_to_ask as tokes_to_ask
from dealer_assist.table.facts.swipes import bets_beside
from dealer_assist.table.setup.roles import highest
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import (
    DEALER_CONFIRM,
    a_role,
    end_label,
    has_house_only,
    has_key,
    seats_named,
    start_label,
)
from dealer_assist.value import Value

_AT_THE_TABLE = (Phase.IN_PLAY, Phase.RECORDED)
_KEY_LOST = Msg("Key lost: Supervisor's card")


_SETTLES = ("settle_seat", "pay_seat", "take_back")
"""Next things that are done at a seat before the round can end."""


class ControlStanding(Enum):
    """How a control stands: the one to press next, free to press, to be held, or not yet."""

    NEXT = "next"
    FREE = "free"
    HOLD = "hold"
    NOT_YET = "not yet"


class Control(Value):
    """A control: its second line says what it will do, or why it cannot be pressed.

    `label` is what is printed on it, where consoles differ.
    """

    standing: ControlStanding
    detail: str = ""
    label: str = ""


def start_game(table: Table) -> Control:
    """Return the state of START GAME (COIN IN)."""
    label = start_label(table.setup)
    if held := _held(table, (Phase.BETTING,)):
        return Control(ControlStanding.NOT_YET, held, label)
    if table.lasting.barred:
        return Control(ControlStanding.NOT_YET, Msg("Another dealer's card first"), label)
    if table.lasting.irregularity is not None:
        return Control(ControlStanding.NOT_YET, Msg("Finish the checklist"), label)
    if table.round.voided is not None:
        return Control(ControlStanding.NOT_YET, Msg("Give the wagers back first"), label)
    if table.setup.jackpots and all(map(table.link_rests, table.setup.jackpots)):
        label = Msg("START BASE GAME")
    return Control(_next_or_free(table, Touch.START), _after_the_start(table), label)


def _after_the_start(table: Table) -> str:
    """Say what the start does: how many wagers it locks, or that none count."""
    is_house = has_house_only(table.setup)
    if not table.setup.jackpots:
        return Msg("Begins the round")
    if all(map(table.link_rests, table.setup.jackpots)):
        return Msg("Chips on sensors do not count")
    if chips.is_progressive_paused(table):
        return Msg("Base game, no jackpot") if is_house else Msg("Base game, no progressive")
    if n := len(marks.by_hand(table)):
        return _marked(n, table.chips_seen - n)
    if wagers := table.chips_seen:
        return Msg("Locks {n} sensors", one="Locks {n} sensor", n=wagers)
    return Msg("No jackpot wager") if is_house else Msg("No progressive bets")


def _marked(n: int, seen: int) -> str:
    if seen:
        return Msg("{n} by hand, {seen} by sensor", n=n, seen=seen)
    return Msg("{n} wagers marked by hand", one="{n} wager marked by hand", n=n)


def ending(table: Table) -> c.EndGame:
    """Return what END GAME ends now: a jackpot that is settled first, else the round."""
    return c.EndGame(ends_first(table))


def _next_or_free(table: Table, touch: Touch, look: LookedAt | None = None) -> ControlStanding:
    """Return NEXT for the one control that the next thing is done with, else FREE."""
    is_next = next_thing(table, look).touch is touch
    return ControlStanding.NEXT if is_next else ControlStanding.FREE


def end_game(table: Table, at: int = 0, look: LookedAt | None = None) -> Control:
    """Return how END GAME (GAME OVER) can be pressed at a time, for what it ends now."""
    label = end_label(table.setup)
    if table.round.phase is Phase.BETTING and not _held(table, (Phase.BETTING,)):
        return Control(ControlStanding.NOT_YET, Msg("No round is running"), label)
    if held := _held(table, _AT_THE_TABLE):
        return Control(ControlStanding.NOT_YET, held, label)
    if irregularities.holds_wins(table):
        return Control(ControlStanding.NOT_YET, irregularities.held_in_short(table), label)
    if counting.holds(table):
        return Control(ControlStanding.NOT_YET, Msg("Count the chips first"), label)
    first = ending(table).sensor
    if waits := reasons(table, at, first):
        said = _next_seat(table, look) or _waiting_for(waits)
        return Control(ControlStanding.NOT_YET, said, label)
    if not first and (seats := tokes_to_ask(table)):
        said = Msg("Tokes first: {seats}", seats=seats_named(seats))
        return Control(ControlStanding.NOT_YET, said, label)
    early = _before_the_last_stage(table)
    if n := len(walk.not_ticked(table, first)):
        said = Msg("Hold: {n} seats not marked paid", one="Hold: {n} seat not marked paid", n=n)
        if early:
            said = Msg("Hold: hands in play, {n} not paid", n=n)
        return Control(ControlStanding.HOLD, said, label)
    if n := len((*comparing.left(table), *comparing.not_set(table))):
        said = Msg("Hold: {n} seats to compare", one="Hold: {n} seat to compare", n=n)
        return Control(ControlStanding.HOLD, said, label)
    if not first and (n := len(not_judged(table))):
        said = Msg("Hold: {n} bets not known", one="Hold: {n} bet not known", n=n)
        return Control(ControlStanding.HOLD, said, label)
    if table.setup.jackpots and is_nothing_dealt(table):
        return Control(ControlStanding.HOLD, Msg("Hold to end, nothing dealt"), label)
    if early:
        return Control(ControlStanding.HOLD, early, label)
    says = _after_the_end(table)
    if first:
        says = Msg("Settles {jackpot}", jackpot=table.setup.jackpots[first].label)
    return Control(_next_or_free(table, Touch.END, look), says, label)


def _next_seat(table: Table, look: LookedAt | None) -> str:
    """Name the seat that is settled now, as prompt and panel do; nothing where none is."""
    thing = next_thing(table, look)
    is_settled = thing.what in _SETTLES and thing.asks is None and thing.seat is not None
    return Msg("Next: seat {seat}", seat=thing.seat) if is_settled else ""


def _after_the_end(table: Table) -> str:
    """Say what comes with the end: seats without an answer, lammers that leave the layout first."""
    if unmarked := _not_marked(table):
        return unmarked
    if n := lammers.on_layout(table):
        return Msg("Pick up {n} lammers first", one="Pick up {n} lammer first", n=n)
    return Msg("Opens the next round")


def end_words(table: Table) -> str:
    """Return what is printed in the place of END GAME: at the showdown that is NO WINNER."""
    return Msg("NO WINNER") if takes_no_winner(table) else end_label(table.setup)


def takes_no_winner(table: Table) -> bool:
    """True if the round ends by the showdown's answer, which is in the place of END GAME."""
    return asks_winner(table) and not ends_first(table)


def no_winner(table: Table, at: int = 0, look: LookedAt | None = None) -> Control:
    """Return the state of NO WINNER: the showdown's answer, on record, which ends the round too."""
    control = end_game(table, at)
    if control.standing is ControlStanding.NOT_YET:
        return Control(ControlStanding.NOT_YET, control.detail)
    says = _not_marked(table) or Msg("Ends the round")
    return Control(_next_or_free(table, Touch.NO_WINNER, look), says)


def _not_marked(table: Table) -> str:
    """Count the seats that nobody has said of how they ended; nothing where there are none."""
    n = len(walk.asked(table))
    return Msg("{n} seats not marked", one="{n} seat not marked", n=n) if n else ""


def _before_the_last_stage(table: Table) -> str:
    """Say that the base game has not come to its end, where its stages are told and hands play.

    A win that was paid before the first stage was told has not ended it, nor has an up card.
    """
    is_begun = bool(table.round.wins or table.round.cards.get("dealer"))
    is_untold = is_begun and not table.round.stages and bool(stages.coming(table))
    is_open = stages.still_in(table) or is_untold or ties.is_unfought(table)
    if ending(table).sensor or not is_open:
        return ""
    return Msg("Hold to end, hands still in play")


def _waiting_for(waits: tuple[Reason, ...]) -> str:
    """Say the one thing in full, or two in brief; what comes after them shows in the panel."""
    first, *more = (wait for wait in waits if wait.wait is not Wait.BETS or wait is waits[0])
    if not more or first.wait in (Wait.REST, Wait.BONUS):
        return first.short
    return joined(". ", (first.brief, more[0].brief))


def call_supervisor(table: Table, look: LookedAt | None = None) -> Control:
    """Return how CALL SUPERVISOR can be pressed, and which card a call is for."""
    if lost_key.stands_in(table):
        return Control(ControlStanding.FREE, Msg("Card swiped. Press to take it back"))
    if held := _held(table, (Phase.BETTING, *_AT_THE_TABLE)):
        return Control(ControlStanding.NOT_YET, held)
    may_win = bool(table.round.claims) and not irregularities.holds_wins(table)
    standing = _next_or_free(table, Touch.CALL, look)
    if must_hit.waiting(table) and not table.round.claims and not table.round.asked:
        card = a_role(must_hit.role_needed(table))
        return Control(standing, Msg("Needs {card} card", card=card))
    if table.round.supervisor_called_at and (has_key(table.setup) or not may_win):
        return Control(ControlStanding.FREE, Msg("Called. Press to cancel"))
    wins = authority.for_card(table) if may_win else []
    if not wins:  # the dealer may confirm them all, and may call all the same
        return Control(ControlStanding.FREE)
    if has_key(table.setup):
        return Control(standing, _needs_key(table))
    roles = [authority.level_of(table, sensor, award) for sensor, award in wins]
    beside = [bet.level for bet in bets_beside(table, (award.seat for _, award in wins))]
    return Control(standing, Msg("Needs {card} card", card=a_role(highest([*roles, *beside]))))


def dealer_confirm(table: Table, look: LookedAt | None = None) -> Control:
    """Return how DEALER CONFIRM can be pressed: next where nothing claimed needs a card."""
    if held := _held(table, _AT_THE_TABLE):
        return Control(ControlStanding.NOT_YET, held, DEALER_CONFIRM)
    if irregularities.holds_wins(table):
        return Control(ControlStanding.NOT_YET, irregularities.held_in_short(table), DEALER_CONFIRM)
    if not authority.for_dealer(table):
        return Control(ControlStanding.NOT_YET, _not_the_dealers(table), DEALER_CONFIRM)
    standing = _next_or_free(table, Touch.CONFIRM, look)
    return Control(standing, small_prizes(table), DEALER_CONFIRM)


def small_prizes(table: Table) -> str:
    """Name the claim that the dealer may confirm alone, or count several."""
    wins = authority.for_dealer(table)
    total = dollars(sum(award.prize for _, award in wins))
    if len(wins) != 1:
        return Msg("{n} prizes, {total}", n=len(wins), total=total)
    ((sensor, award),) = wins
    hand = table.setup.line(sensor, award.line).label
    return Msg("Seat {seat}: {hand}, {prize}", seat=award.seat, hand=hand, prize=total)


def _not_the_dealers(table: Table) -> str:
    if not table.setup.authority.dealer_limit_cents:
        return Msg("Not at this table")
    if not table.round.claims:
        return Msg("No dealer-pay win selected")
    if authority.is_contradicted(table):
        return Msg("The cards say otherwise")
    return (
        Msg("These hands need the key")
        if has_key(table.setup)
        else Msg("Supervisor or Executive card needed")
    )


def _needs_key(table: Table) -> str:
    return Msg("Needs a Supervisor card") if table.lasting.key_is_lost else Msg("Needs the key")


def jackpot(table: Table) -> Control:
    """Return the state of J-POT on a console with a key; other consoles have none."""
    if not has_key(table.setup):
        return Control(ControlStanding.NOT_YET, Msg("Not on this console"))
    if table.lasting.key_is_lost and table.round.key_by is None:
        return Control(ControlStanding.NOT_YET, _KEY_LOST)
    if table.lasting.key != JPH:
        return Control(ControlStanding.NOT_YET, Msg("Key to JPH first"))
    if lost_key.names_holder(table):
        return Control(ControlStanding.NOT_YET, Msg("Card first"))
    if table.round.adjustment is not None or aquarius.jackpot_refusal(table):
        if table.round.phase is not Phase.RECORDED:
            return Control(ControlStanding.NOT_YET, _key_first(table))
        by_card = table.lasting.key_is_lost
        said = Msg("On record. Supervisor's card") if by_card else Msg("On record. Key to RUN")
        return Control(ControlStanding.NOT_YET, said)
    wins, _ = claims.awards_of(table)
    prizes = dollars(sum(award.prize for _, award in wins))
    return Control(_next_or_free(table, Touch.JACKPOT), prizes)


def void_round(table: Table) -> Control:
    """Return the state of VOID ROUND."""
    if held := _held(table, (Phase.BETTING, *_AT_THE_TABLE)):
        return Control(ControlStanding.NOT_YET, held)
    if held := voids.held_by(table):
        return Control(ControlStanding.NOT_YET, held)
    return Control(ControlStanding.FREE, Msg("Hold"))


def hand_buttons(table: Table, spot: Spot | None) -> Control:
    """Return the state of the hand buttons of a spot."""
    if table.round.phase is Phase.BETTING:
        said = Msg("open after {start}", start=start_label(table.setup))
        return Control(ControlStanding.NOT_YET, said)
    if held := _held(table, (Phase.SWIPE, *_AT_THE_TABLE)):
        return Control(ControlStanding.NOT_YET, uncapitalized(held))
    if held := counting.holds(table):
        return Control(ControlStanding.NOT_YET, uncapitalized(held))
    if spot is None:
        return Control(ControlStanding.NOT_YET, _opens_by(table))
    refusal = claims.press_refusal(table, spot)
    if not refusal:
        return Control(ControlStanding.FREE)
    return Control(ControlStanding.NOT_YET, refusal)


def _opens_by(table: Table) -> str:
    if any(sensor.locked_cents for sensor in table.sensors.values()):
        return Msg("Touch a seat first")
    if has_house_only(table.setup):
        return Msg("no jackpot wager is in this round")
    return Msg("no progressive wager is in this round")


def mark_wager(table: Table, spot: Spot) -> Control:
    """Return the control by which a progressive wager is marked by hand, or its mark taken back."""
    if held := _held(table, (Phase.BETTING,)):
        return Control(ControlStanding.NOT_YET, held)
    if table.sensor(spot).is_marked:
        return Control(ControlStanding.FREE, Msg("Marked. Press to take it back"))
    refusal = marks.refusal(table, spot)
    return Control(ControlStanding.NOT_YET, refusal) if refusal else Control(ControlStanding.FREE)


def adjustment(table: Table) -> Control:
    """Return the control that backs out a win on record."""
    refusal = adjustments.waits(table) or adjustments.refusal(table)
    return Control(ControlStanding.NOT_YET, refusal) if refusal else Control(ControlStanding.FREE)


def _key_first(table: Table) -> str:
    """Say what ends the hold of the key: a key that is lost cannot be turned, a card does it."""
    if lost_key.stands_in(table):
        return Msg("J-POT, or take the card back")
    return _KEY_LOST if table.lasting.key_is_lost else Msg("Key to RUN first")


def _held(table: Table, phases: tuple[Phase, ...]) -> str:
    """Say what holds the table outside of these phases, or nothing if it is free."""
    if table.round.adjustment is not None:
        return Msg("Win {number} is being backed out", number=table.round.adjustment.number)
    if table.round.meter_change is not None:
        return Msg("A meter is being set")
    if table.round.late_win is not None:
        return Msg("Finish the late win first")
    if table.lasting.key == JPH:
        return _key_first(table)
    return "" if table.round.phase in phases else capitalized(table.round.phase.label)
