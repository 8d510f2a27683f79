"""What to do next: one line in the dealer's words, and the step of the procedure it belongs to."""

from collections.abc import Mapping

from dealer_assist.message import Msg, joined, uncapitalized
from dealer_assist.table.events.values import JPH, Irregularity
from dealer_assist.table.facts import (
    asked_cards,
    authority,
    bonus_bets,
    chips,
    claims,
    counting,
    ending,
    lost_key,
    must_hit,
    paying,
    rounds,
    tokes,
)
from dealer_assist.table.facts.chips import early_jackpots
from dealer_assist.table.facts.dealing import house_money, stages
from dealer_assist.table.facts.irregularities import SHUFFLER
from dealer_assist.table.facts.judging import known_cards, suggestion
from dealer_assist.table.guide import chip_words, count_words, must_hit_words
from dealer_assist.table.guide.prompt_words import WORDS as WORDS
from dealer_assist.table.guide.prompt_words import at_stage, chips_to_take, in_general, words
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_key, seats_named
from dealer_assist.value import Value

STEPS = (
    "wait_for_bets",
    "start_game",
    "take_chips",
    "deal",
    "press_hand",
    "call_supervisor",
    "verify",
    "pay",
)
PROMPTS = (
    *STEPS,
    "closed",
    "no_wager",
    "swipe",
    "turn_key",
    "press_jackpot",
    "key_back",
    "key_left",
    "adjust_first",
    "adjust_second",
    "change_game",
    "wrong_cards",
    "shuffler_1",
)
"""Every prompt that a game must have words for."""
_INSTEAD = {
    "mark_wagers": "wait_for_bets",
    "settle_early": "deal",
    "settle_early_dealt": "settle_early",
    "table_hand": "press_hand",
}
"""Prompts that a game may have words of its own for, with the one that does otherwise."""
_STEP_OF = {step: n for n, step in enumerate(STEPS, 1)} | {
    "mark_wagers": 1,
    "settle_early": 4,
    "settle_early_dealt": 5,
    "table_hand": 5,
    "no_wager": 5,
    "dealer_confirm": 6,
    "must_hit": 6,
    "pay_seat": len(STEPS),
    "all_paid": len(STEPS),
    "tokes_open": len(STEPS),
    "count_chips": 3,
    "count_again": 3,
    "take_back": len(STEPS),
    "pay_bets": len(STEPS),
    "call_for_bets": len(STEPS),
    "asked_card": len(STEPS),
    "clear_chips": len(STEPS),
    "late_chips": len(STEPS),
    "swipe": 7,
    # The key's steps: to JPH and J-POT are one, back to RUN is the next.
    "turn_key": 6,
    "key_lost_claim": 6,
    "key_holder": 6,
    "key_lost_back": 7,
    "press_jackpot": 6,
    "key_back": 7,
}
_WHILE_CLAIMED = ("call_supervisor", "turn_key")
"""Steps at which the hands on the table are kept or locked up."""
_WITHOUT_JACKPOT = {"start_game": 1, "deal": 2}
_PLAIN = "plain"


def seats_face_up(table: Table) -> tuple[int, ...]:
    """Give the seats whose hand, claimed or on record, pays the others envy, until they have it."""
    lines = [(claim.seat, claim.sensor, claim.line) for claim in table.round.claims]
    if any(due.envy for due in paying.dues(table)):
        lines += [(win.award.seat, win.sensor, win.award.line) for win in table.round.wins]
    kept = {seat for seat, sensor, line in lines if table.setup.line(sensor, line).envy_cents}
    return tuple(seat for seat in table.setup.seats if seat in kept)


def face_up_in_short(table: Table) -> str:
    """Tell which hands are left face up, in few words; nothing where none pays envy."""
    seats = seats_face_up(table)
    return Msg("Leave {seats} face up", seats=seats_named(seats)) if seats else ""


class Prompt(Value):
    """The one thing to do next. Step 0 stands outside the procedure."""

    key: str
    text: str
    detail: str
    step: int
    steps: int = len(STEPS)


def next_step(table: Table, selected: int | None = None) -> Prompt:
    """Say what to do next, given the seat that is selected on the screen."""
    key = next_key(table, selected)
    if key == "all_paid" and tokes.seats_to_ask(table):
        key = "tokes_open"
    return _prompt(table, key, words(table, selected))


def step_with(table: Table, now: Irregularity) -> Prompt:
    """Say what is done about a trouble, whatever else the table waits for."""
    return _prompt(table, _key_of_trouble(now), words(table, None))


def _key_of_trouble(now: Irregularity) -> str:
    return f"{SHUFFLER}_{now.step + 1}" if now.kind == SHUFFLER else now.kind


def _prompt(table: Table, key: str, said: Mapping[str, str]) -> Prompt:
    setup = table.setup
    text, detail = _said(setup, key, "", said), _said(setup, key, "_detail", said)
    if key == "deal" and (stage := stages.now(table)) is not None:
        if stages.is_last(table) and tokes.seats_to_ask(table):
            said = {**said, "end": Msg("TOKES")}  # the end waits for them
        text, detail = at_stage(table, stage, said)
        if ending.asks_winner(table):
            text, detail = Msg("Any winning hand? Touch its seat"), joined(". ", (text, detail))
    if key == "clear_chips":
        text, detail = chip_words.clearing(table)
    if key == "count_chips":
        text, detail = count_words.asking(table)
    if key == "count_again":
        text, detail = count_words.differing(table)
    if key == "tokes_open":
        seats = seats_named(tokes.seats_to_ask(table))
        text = Msg("Say how the tokes of {seats} ended", seats=seats)
        detail = Msg("MENU, TOKES: into the box, or taken")
    if key == "must_hit":
        text, detail = must_hit_words.hit(table)
    if key == "late_chips":
        text, detail = chip_words.late(table), chip_words.left_lying()
    detail = _from_tray(table, key) or _of_chips(table, key, detail)
    if key in _WHILE_CLAIMED and (kept := face_up_in_short(table)):
        detail = joined(". ", (detail, kept))
    if not setup.jackpots:
        step = _WITHOUT_JACKPOT.get(key, 0)
        return Prompt(key, text, detail, step, len(_WITHOUT_JACKPOT))
    return Prompt(key, text, detail, _STEP_OF.get(key, 0))


def _from_tray(table: Table, key: str) -> str:
    """Say what the way back to RUN does where no meter has anything to follow."""
    pending = table.round.pending
    if pending is None or any(award.from_meter for _, award in pending.awards):
        return ""
    match key:
        case "key_back":
            return Msg("The win is on record and comes from the tray; no meter moves")
        case "key_lost_back":
            return Msg("On record, from the tray; the card lets the round go on, as RUN would")
        case _:
            return ""


def _of_chips(table: Table, key: str, detail: str) -> str:
    """Say first what chips do not count, stay or go back; else what the step itself says."""
    match key:
        case "start_game" | "wait_for_bets":
            return chip_words.uncounted(table) or detail
        case "take_chips":
            late = chip_words.late(table)
            return joined(". ", (detail, late)) if late else detail
        case "settle_early" | "deal":
            before = (chip_words.late(table), chip_words.staying(table))
            return joined(". ", (*(one for one in before if one), detail))
        case "pay":
            _, cleared = chip_words.clearing(table)
            return joined("; ", (detail, uncapitalized(cleared))) if cleared else detail
        case _:
            return detail


def _said(setup: TableSetup, key: str, end: str, said: Mapping[str, str]) -> str:
    """Fill a prompt in; what no file has words for is said in general."""
    template = prompt_template(setup, key, end)
    return in_general(f"{key}{end}", said) if template is None else Msg.of(template, said)


def prompt_template(setup: TableSetup, key: str, end: str = "") -> str | None:
    """Find the words of a prompt with their holes: a console's own before the game's.

    At a table without a jackpot nothing is said of sensors and winning hands.
    """
    kinds = (setup.console,) if setup.jackpots else (_PLAIN, setup.console)
    for name in (key, _INSTEAD.get(key, key)):
        for one in (*(f"{name}_{kind}{end}" for kind in kinds), f"{name}{end}"):
            if one in setup.prompts:
                return setup.prompts[one]
    return None


def next_key(table: Table, selected: int | None = None) -> str:
    """Name what is to be done next; its words take longer than finding out."""
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
            return _key_at_jph(table)
        case Phase.VERIFY:
            return "verify"
    if table.round.void_asked:
        return "void_card"
    if (now := table.lasting.irregularity) is not None:
        return _key_of_trouble(now)
    if asked_cards.is_open(table):
        return "asked_card"
    if table.round.phase is Phase.BETTING:
        return "void_back" if table.round.voided else _key_of_betting(table)
    return _key_in_play(table, selected)


def _key_at_jph(table: Table) -> str:
    if table.lasting.key_is_lost and lost_key.card_turns_to(table) == JPH:
        return "key_lost_claim"
    if table.round.phase is Phase.VERIFY:
        return "key_holder" if lost_key.names_holder(table) else "press_jackpot"
    if table.lasting.key_is_lost:
        return "key_lost_back" if table.round.pending else "key_lost_left"
    return "key_back" if table.round.pending else "key_left"


def _key_of_betting(table: Table) -> str:
    if table.chips_seen or not table.setup.jackpots:
        return "start_game"
    return "wait_for_bets" if rounds.has_sensors(table.setup) else "mark_wagers"


def _key_in_play(table: Table, selected: int | None) -> str:
    # While wins are paid, and before anything is dealt, a seat that is looked at is no matter.
    is_too_early = bool(chips_to_take(table)) and ending.is_nothing_dealt(table)
    is_free = not table.wins_to_pay and not is_too_early
    if is_free and selected and not any(claim.seat == selected for claim in table.round.claims):
        open_to = [
            jackpot
            for sensor, jackpot in table.setup.jackpots.items()
            if not claims.claim_refusal(table, (selected, sensor))
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
        return _key_of_paying(table)
    if sensor := counting.open_sensor(table):
        return "count_again" if counting.differs(table, sensor) else "count_chips"
    if chips_to_take(table):
        return "take_chips"
    if chips.to_clear(table) and not suggestion.waiting(table):
        return "clear_chips"
    if _bets_come_next(table):
        return _key_of_bets(table)
    if _late_chips_come_next(table):
        return "late_chips"
    if not early_jackpots(table):
        return "deal"
    return "settle_early_dealt" if table.round.cards.get("dealer") else "settle_early"


def _key_of_paying(table: Table) -> str:
    if not table.round.is_paying:
        return "pay"
    if paying.dues(table):
        return "pay_seat"
    if chips_to_take(table):
        return "take_chips"
    if chips.to_clear(table):
        return "clear_chips"
    if _bets_come_next(table):
        return _key_of_bets(table)
    # What was paid in the middle leads back to the stage that was left.
    is_over = stages.now(table) is None or stages.is_last(table) or early_jackpots(table)
    if is_over and chips.late(table):
        return "late_chips"
    return "all_paid" if is_over else "deal"


def _late_chips_come_next(table: Table) -> bool:
    """Tell whether nothing is left before the end but chips that came too late.

    Before the last stage they are named beside what is to be done.
    """
    return stages.is_last(table) and bool(chips.late(table)) and not suggestion.waiting(table)


def _bets_come_next(table: Table) -> bool:
    """Tell whether bonus bets are paid now: jackpots that the cards make are pressed first.

    They are settled at the last stage; at blackjack before the hands are played.
    """
    at_once = known_cards.is_blackjack(table.setup)
    if not (at_once or stages.now(table) is None or stages.is_last(table)):
        return False
    if suggestion.waiting(table) or house_money.in_short(table):
        return False
    return bool(bonus_bets.owed(table) or bonus_bets.too_much(table))


def _key_of_bets(table: Table) -> str:
    if bonus_bets.too_much(table) or not bonus_bets.for_card(table):
        return "pay_bets"
    return "call_for_bets"


def _has_wager(table: Table, seat: int) -> bool:
    return not table.setup.jackpots or any(at == seat for at, _ in table.locked)
