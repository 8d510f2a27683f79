"""The one thing that comes next: what to do, by whom, with what, at which seat, for how much.

Prompt, amber, plate, panel and END GAME are drawn from it and from nothing else, so that they
cannot contradict each other. What waits behind it is in `waits`, the first thing first.
"""

from enum import Enum

from dealer_assist.table.events.values import JPH
from dealer_assist.table.facts import (
    asked_cards,
    authority,
    bonus_bets,
    chips,
    claims,
    comparing,
    counting,
    ending,
    lost_key,
    made_hands,
    must_hit,
    paying,
    rounds,
)
from dealer_assist.table.facts.dealing import (
    hand_acts,
    house_money,
    sets,
    stages,
    street_questions,
    switches,
    ties,
    who_plays,
)
from dealer_assist.table.facts.dealing.free_bets import earned
from dealer_assist.table.facts.ending import Reason, Wait
from dealer_assist.table.facts.irregularities import SHUFFLER
from dealer_assist.table.facts.judging import bonus_pays, known_cards, suggestion, tableau
from dealer_assist.table.facts.made_hands import LookedAt, MadeHand
from dealer_assist.table.facts.prize import PrizeStand
from dealer_assist.table.facts.settling import allowing, walk
from dealer_assist.table.facts.settling.tokes import seats_to_ask as tokes_to_ask
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import IN_ROUND, Phase, Table, once
from dealer_assist.table.words import has_key
from dealer_assist.value import Value, replace


class Touch(Enum):
    """What the next thing is done with: one control, a chip on the felt, a card, the key."""

    START = "start"
    END = "end"
    NO_WINNER = "no_winner"
    CALL = "call"
    CONFIRM = "dealer_confirm"
    JACKPOT = "j-pot"
    STAGE = "stage"
    SEAT = "seat"
    HAND = "hand"
    PANEL = "panel"
    CHIP = "chip"
    CARD = "card"
    KEY = "key"
    CARDS = "cards"


class Asks(Enum):
    """Who or what is asked while hands are played, in the order in which they come."""

    WRONG_CARD = "wrong_card"
    SWITCH = "switch"
    HAND = "hand"
    HOUSE_MONEY = "before_play"
    STREET = "street"
    COMPARE = "compare"
    NUMBER = "number_of_hands"
    MADE_HAND = "made_hand"
    WINNER = "winner"


class NextThing(Value):
    """The next thing. `what` names its words; `asks` is the question of the play, if there is one.

    `seat` is the seat that is touched, asked or paid, `line` the hand that is pressed there on
    `sensor`, `cents` what is handed over or taken back. `waits` is what END GAME waits for still.
    """

    what: str
    touch: Touch
    by: Role = Role.DEALER
    asks: Asks | None = None
    seat: int | None = None
    sensor: str = ""
    line: str = ""
    cents: int = 0
    waits: tuple[Reason, ...] = ()

    def is_at(self, reason: Reason) -> bool:
        """True if a line of what END GAME waits for is the thing to do now."""
        if self.asks is Asks.MADE_HAND and reason.wait in (Wait.HAND, Wait.SIDE):
            return any(seat == self.seat for seat, _ in reason.spots) or not self.seat
        if self.asks is Asks.WRONG_CARD:
            return reason.wait is Wait.TABLEAU
        return reason.wait is _WAITS.get(self.what) and self.seat_fits(reason)

    def seat_fits(self, reason: Reason) -> bool:
        """True unless the line is about another seat than the thing itself."""
        seats = {seat for seat, _ in reason.spots}
        return self.what != "take_back" or self.seat in seats


_WAITS = {
    "take_chips": Wait.CHIPS,
    "clear_chips": Wait.CLEAR,
    "take_back": Wait.BACK,
    "pay_bets": Wait.BETS,
    "call_for_bets": Wait.BETS,
    "must_hit": Wait.MUST_HIT,
}
_BY_TOUCH = {
    "start_game": Touch.START,
    "base_game": Touch.START,
    "wait_for_bets": Touch.CHIP,
    "mark_wagers": Touch.SEAT,
    "take_chips": Touch.CHIP,
    "clear_chips": Touch.CHIP,
    "late_chips": Touch.CHIP,
    "press_hand": Touch.HAND,
    "table_hand": Touch.HAND,
    "no_wager": Touch.SEAT,
    "must_hit": Touch.CALL,
    "call_supervisor": Touch.CALL,
    "dealer_confirm": Touch.CONFIRM,
    "press_jackpot": Touch.JACKPOT,
    "turn_key": Touch.KEY,
    "key_back": Touch.KEY,
    "key_left": Touch.KEY,
    "all_paid": Touch.END,
}
_CARD_ASKED = (
    *("closed", "relieve", "change_game", "swipe", "void_card", "asked_card", "key_holder"),
    *("adjust_first", "adjust_second", "set_meter_first", "set_meter_second"),
    *("late_win_first", "late_win_second", "key_lost_claim", "key_lost_back", "key_lost_left"),
)
_BEFORE_HOUSE_MONEY = (
    *("deal", "pay_bets", "call_for_bets", "settle_early", "settle_early_dealt", "pay"),
)
"""What waits until House Money is paid and asked."""
_BEFORE_CLAIMS = ("deal", "settle_early", "settle_early_dealt", "press_hand", "table_hand")
_SPOKEN_AT = (*_BEFORE_CLAIMS, "no_wager", "call_supervisor", "turn_key", "pay", "all_paid")
"""The steps of a round at which the cards may say what comes next."""
_LISTED_AT = (*_BEFORE_CLAIMS, "call_supervisor", "all_paid")
_EARLY = ("settle_early", "settle_early_dealt")


def next_thing(table: Table, look: LookedAt | None = None) -> NextThing:
    """Return what comes next; `look` is what the dealer looks at, which may change it."""
    return _found(table, look or LookedAt())


@once
def _found(table: Table, look: LookedAt) -> NextThing:
    asked = street_questions.seat_asked(table, look.seat)
    # A seat that is asked for its bet is not asked for its hand.
    what = _what(table, look.seat if asked is None else None)
    if what == "all_paid" and tokes_to_ask(table):
        what = "tokes_open"
    asks, made = _asks(table, look, what)
    touch = _touch(table, what, asks, made)
    if touch is Touch.STAGE and look.plays_hands and hand_acts.dealer_draws(table):
        touch = Touch.PANEL  # the next stage is due once the dealer stands
    thing = NextThing(what, touch, asks=asks, waits=waits(table))
    if made is not None:
        return replace(thing, seat=made.seat, sensor=made.sensor, line=made.line)
    seat, cents = _of_money(table, what, asks, look)
    return replace(thing, by=_by(table, what), seat=seat, cents=cents)


def waits(table: Table) -> tuple[Reason, ...]:
    """List what END GAME waits for: of the jackpot that is settled first, else of the round."""
    return ending.things_open(table, ends_first(table)) if table.round.phase in IN_ROUND else ()


def ends_first(table: Table) -> str:
    """Return the sensor whose jackpot END GAME settles now, or nothing where it ends the round."""
    return next(iter(chips.early_jackpots(table)), "")


def of_trouble(kind: str, step: int) -> str:
    """Name what is done about a trouble at a step of its checklist."""
    return f"{SHUFFLER}_{step + 1}" if kind == SHUFFLER else kind


def _what(table: Table, selected: int | None) -> str:
    if table.round.adjustment is not None:
        return "adjust_second" if table.round.adjustment.approved_by else "adjust_first"
    if table.round.meter_change is not None:
        return "set_meter_second" if table.round.meter_change.approved_by else "set_meter_first"
    if table.round.late_win is not None:
        return "late_win_second" if table.round.late_win.approved_by else "late_win_first"
    match table.round.phase:
        case Phase.CLOSED | Phase.HALTED:
            return "change_game" if table.round.change_to else "closed"
        case Phase.SWIPE:
            return "swipe"
        case _ if table.lasting.key == JPH:
            return _at_jph(table)
        case Phase.VERIFY:
            return "verify"
    if table.round.void_asked:
        return "void_card"
    now = table.lasting.irregularity
    if now is not None and not asked_cards.is_for_ruling(table):
        return of_trouble(now.kind, now.step)
    if asked_cards.is_open(table):
        return "asked_card"
    if table.round.phase is Phase.BETTING:
        if table.round.voided:
            return "void_back"
        return "relieve" if table.lasting.barred else _in_betting(table)
    return _in_play(table, selected)


def _at_jph(table: Table) -> str:
    if table.lasting.key_is_lost and lost_key.card_turns_to(table) == JPH:
        return "key_lost_claim"
    if table.round.phase is Phase.VERIFY:
        return "key_holder" if lost_key.names_holder(table) else "press_jackpot"
    if table.lasting.key_is_lost:
        return "key_lost_back" if table.round.pending else "key_lost_left"
    return "key_back" if table.round.pending else "key_left"


def _in_betting(table: Table) -> str:
    if chips.is_progressive_paused(table):
        return "base_game"
    if table.chips_seen or not table.setup.jackpots:
        return "start_game"
    return "wait_for_bets" if rounds.has_sensors(table.setup) else "mark_wagers"


def _in_play(table: Table, selected: int | None) -> str:
    # While wins are paid, and before anything is dealt, a seat that is looked at is no matter.
    is_too_early = bool(chips.to_take(table)) and ending.is_nothing_dealt(table)
    is_free = not table.wins_to_pay and not is_too_early and not paying.to_take_back(table)
    is_walked = walk.comes_next(table) or walk.asks_next(table)
    if selected and is_walked and not _may_win(table, selected):
        is_free = False  # the seats are settled in their order, whichever is looked at
    if is_free and selected and not any(claim.seat == selected for claim in table.round.claims):
        open_to = [
            jackpot
            for sensor, jackpot in table.setup.jackpots.items()
            if not claims.claim_refusal(table, (selected, sensor))
            and not (table.round.claims and _makes_none(table, (selected, sensor)))
        ]
        if open_to:
            return "table_hand" if open_to[0].is_shared else "press_hand"
        if not table.round.claims and not _has_wager(table, selected):
            return "no_wager"
    if must_hit.waiting(table) and not table.round.claims:
        return "must_hit"
    if table.round.claims and not authority.for_card(table):
        return "dealer_confirm"
    if table.round.claims:
        is_called = has_key(table.setup) and table.round.supervisor_called_at
        if is_called and table.lasting.key_is_lost:
            return "key_lost_claim"
        return "turn_key" if is_called else "call_supervisor"
    if paying.to_take_back(table):
        return "take_back"
    if table.wins_to_pay:
        return _in_paying(table)
    if sensor := counting.open_sensor(table):
        return "count_again" if counting.differs(table, sensor) else "count_chips"
    if chips.to_take(table):
        return "take_chips"
    if chips.to_clear(table) and not suggestion.waiting(table):
        return "clear_chips"
    if walk.comes_next(table):
        return _of_walk(table)
    if _bets_come_next(table):
        return _of_bets(table)
    if stages.is_last(table) and chips.late(table) and not suggestion.waiting(table):
        return "late_chips"
    if walk.asks_next(table):
        return "ask_seat"
    if not chips.early_jackpots(table):
        return "deal"
    return "settle_early_dealt" if table.round.cards.get("dealer") else "settle_early"


_PIT: dict[PrizeStand | None, str] = {
    PrizeStand.WAITS: "pit_awards",
    PrizeStand.RELEASED: "pit_took_back",
}


def _in_paying(table: Table) -> str:
    if not table.round.is_paying:
        return "pay"
    left = paying.dues(table)
    if walk.comes_next(table) and not _is_prize_first(table, left):
        return _of_walk(table)
    if walk.asks_next(table) and not _is_prize_first(table, left):
        return "ask_seat"
    if left and (found := walk.at(table, left[0].seat)) and found.due and found.needs_card:
        return "call_for_bets"
    if left:
        return _PIT.get(paying.pit_stand(table, left[0]), "pay_seat")
    if chips.to_take(table):
        return "take_chips"
    if chips.to_clear(table):
        return "clear_chips"
    if _bets_come_next(table):
        return _of_bets(table)
    # What was paid in the middle leads back to the stage that was left.
    is_over = stages.now(table) is None or stages.is_last(table) or chips.early_jackpots(table)
    if is_over and chips.late(table):
        return "late_chips"
    return "all_paid" if is_over else "deal"


def _of_walk(table: Table) -> str:
    found = walk.now(table)
    return "call_for_bets" if found is not None and found.needs_card else "settle_seat"


def _is_prize_first(table: Table, left: tuple[paying.Due, ...]) -> bool:
    """True if the seat with the next prize comes before the others, or is one of the cards'."""
    found, turn = walk.now(table) or walk.asked_now(table), table.setup.turn_to_pay
    if not (left and left[0].wins) or found is None:
        return bool(left and left[0].wins)  # envy is the last lap
    is_its_own = found.is_asked and found.seat == left[0].seat
    return turn(left[0].seat) <= turn(found.seat) and not is_its_own


def _may_win(table: Table, seat: int) -> bool:
    """True if a hand of a seat may be pressed: its cards are not known to make none."""
    return any(
        not claims.claim_refusal(table, (seat, sensor)) and not _makes_none(table, (seat, sensor))
        for sensor in table.setup.jackpots
    )


def _bets_come_next(table: Table) -> bool:
    """True if bonus bets are paid now: jackpots that the cards make are pressed first.

    They are settled at the last stage; at blackjack before the hands are played.
    """
    at_once = known_cards.is_blackjack(table.setup)
    if not (at_once or stages.now(table) is None or stages.is_last(table)):
        return False
    if suggestion.is_to_press(table) or house_money.in_short(table):
        return False
    return bool(bonus_bets.owed(table) or bonus_bets.too_much(table))


def _of_bets(table: Table) -> str:
    if bonus_bets.too_much(table) or not bonus_bets.for_card(table):
        return "pay_bets"
    return "call_for_bets"


def _makes_none(table: Table, spot: Spot) -> bool:
    """True if the cards of a seat are known and make no winning hand."""
    return suggestion.suggested(table, spot) == suggestion.NONE


def _has_wager(table: Table, seat: int) -> bool:
    return not table.setup.jackpots or any(at == seat for at, _ in table.locked)


def _asks(table: Table, look: LookedAt, what: str) -> tuple[Asks | None, MadeHand | None]:
    """Find whom the play asks at a step, with the hand that the cards make where that is it."""
    if table.round.phase not in IN_ROUND:
        return None, None
    if what == "deal" and _is_to_switch(table, look):
        return Asks.SWITCH, None
    made = made_hands.next_hand(table, look) if what in _SPOKEN_AT else None
    is_due = house_money.is_due(table)
    if what == "deal" and made is None and not is_due and _plays_hand(table, look):
        return Asks.HAND, None
    if what in _BEFORE_HOUSE_MONEY and is_due and look.seat is None:
        return Asks.HOUSE_MONEY, None
    asked = street_questions.seat_asked(table, look.seat)
    if asked is not None and asked in street_questions.seats_to_ask(table):
        return Asks.STREET, None
    if sets.are_made(table.setup) and not table.round.claims and comparing.left(table):
        return Asks.COMPARE, None
    if who_plays.asks_number(table) is not None:
        return Asks.NUMBER, None
    if what in _SPOKEN_AT and tableau.wrong_card(table):
        return Asks.WRONG_CARD, None
    if made is None and what in _LISTED_AT:
        made = made_hands.listed_hand(table, look)
    if made is not None and made.is_to_do:
        return Asks.MADE_HAND, made
    return (Asks.WINNER, None) if what == "deal" and ending.asks_winner(table) else (None, None)


def _is_to_switch(table: Table, look: LookedAt) -> bool:
    """True if a seat keeps or switches now: the one that is looked at, or the one whose turn it is.

    In a lesson nobody plays hands by the panel, and all seats are asked first.
    """
    waiting = switches.to_ask(table)
    return bool(waiting) and (
        look.seat in waiting or not look.plays_hands or hand_acts.to_switch(table) is not None
    )


def _plays_hand(table: Table, look: LookedAt) -> bool:
    """True if the cards are known and a hand is still to be played, by the panel."""
    may_play = look.plays_hands and look.seat is None
    return may_play and not table.round.claims and bool(hand_acts.to_play(table))


def _touch(table: Table, what: str, asks: Asks | None, made: MadeHand | None) -> Touch:
    if made is not None:
        return Touch.HAND if made.is_open else Touch.SEAT
    if asks is Asks.WINNER:
        return Touch.NO_WINNER
    if asks is not None:
        return Touch.PANEL
    if what in _CARD_ASKED:
        return Touch.CARD
    if what == "all_paid":
        return Touch.END if _may_end(table) else Touch.PANEL
    if what in _EARLY:
        is_over = suggestion.is_judged(table, ends_first(table)) and not chips.to_clear(table)
        return Touch.END if is_over and _may_end(table) else Touch.CARDS
    if what == "deal":
        return _touch_in_deal(table)
    return _BY_TOUCH.get(what, Touch.PANEL)


def _touch_in_deal(table: Table) -> Touch:
    """Return what carries the deal on: the next stage, at the last one the end, else the cards."""
    if stages.now(table) is None:
        is_over = bool(table.wins_to_pay) or not table.setup.jackpots
        return Touch.END if is_over and _may_end(table) else Touch.CARDS
    if ties.is_unfought(table) or comparing.not_set(table):
        return Touch.CARDS  # of the war, or the wager that goes to it; or the two low ones
    if stages.is_last(table):
        return Touch.END if _may_end(table) else Touch.PANEL
    return Touch.PANEL if earned(table) else Touch.STAGE


def _may_end(table: Table) -> bool:
    """True if nothing is open: no line to wait for, no toke, no seat to compare, no war."""
    first = ends_first(table)
    is_open = waits(table) or (not first and tokes_to_ask(table))
    is_owed = walk.left(table) or walk.asked(table) or bonus_pays.not_judged(table)
    is_compared = not comparing.left(table) and not comparing.not_set(table)
    is_played = is_compared and not ties.is_unfought(table)
    return not is_open and not is_owed and is_played and not (not first and chips.late(table))


def _by(table: Table, what: str) -> Role:
    """Return whose act it is; a card that is asked for is the card of its holder."""
    match what:
        case "call_for_bets":
            return allowing.role_needed(table)
        case "must_hit":
            return must_hit.role_needed(table)
        case "press_jackpot" | "turn_key" | "key_back" | "verify":
            return Role.SUPERVISOR
        case _:
            return Role.DEALER


def _of_money(table: Table, what: str, asks: Asks | None, look: LookedAt) -> tuple[int | None, int]:
    """Return the seat that the thing is about, and what it is handed or hands back in cents."""
    is_pay = what in ("pay", "pay_seat", *_PIT.values())
    if asks is None and is_pay and (dues := paying.dues(table)):
        return dues[0].seat, dues[0].cents
    if asks is None and what == "settle_seat" and (found := walk.now(table)):
        return found.seat, found.cents
    if asks is None and what == "ask_seat":
        looked_at = look.seat if look.seat and not _may_win(table, look.seat) else None
        asked = walk.asked_now(table, looked_at)
        return (asked.seat, asked.cents) if asked else (None, 0)
    if asks is None and what == "take_back" and (back := paying.to_take_back(table)):
        return back[0].seat, back[0].cents
    return _seat_asked(table, asks, look), 0


def _seat_asked(table: Table, asks: Asks | None, look: LookedAt) -> int | None:
    match asks:
        case Asks.SWITCH:
            seats = switches.to_ask(table)
        case Asks.STREET:
            seats = street_questions.seats_to_ask(table)
        case Asks.COMPARE:
            seats = comparing.left(table)
        case _:
            return None
    return look.seat if look.seat in seats else seats[0]
