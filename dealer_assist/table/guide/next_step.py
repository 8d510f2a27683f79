"""What to do next: one line in the dealer's words, and the step of the procedure it belongs to."""

from collections.abc import Mapping

from dealer_assist.message import Msg, joined
from dealer_assist.table.events.values import Irregularity
from dealer_assist.table.facts import (
    ending,
    marks,
    paying,
)
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.judging import bonus_pays
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.facts.next_thing import next_thing, of_trouble
from dealer_assist.table.facts.settling.tokes import seats_to_ask as tokes_to_ask
from dealer_assist.table.facts.table_hand import all_participate
from dealer_assist.table.guide import chip_words, count_words, must_hit_words, walk_words
from dealer_assist.table.guide.prompt_words import at_stage, in_general, words
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.table.words import seats_named
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
    "base_game": "start_game",
    "mark_wagers": "wait_for_bets",
    "settle_early": "deal",
    "settle_early_dealt": "settle_early",
    "table_hand": "press_hand",
}
"""Prompts that a game may have words of its own for, with the one that does otherwise."""
_STEP_OF = {step: n for n, step in enumerate(STEPS, 1)} | {
    "base_game": 2,
    "mark_wagers": 1,
    "settle_early": 4,
    "settle_early_dealt": 5,
    "table_hand": 5,
    "no_wager": 5,
    "dealer_confirm": 6,
    "must_hit": 6,
    "pay_seat": len(STEPS),
    "settle_seat": len(STEPS),
    "ask_seat": len(STEPS),
    "pit_awards": len(STEPS),
    "pit_took_back": len(STEPS),
    "relieve": 1,
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
_CONFIRMING = ("verify", "press_jackpot")
"""Steps at which a mark by hand is acknowledged first."""
_WITHOUT_JACKPOT = {"start_game": 1, "deal": 2}
_PLAIN = "plain"


def seats_face_up(table: Table) -> tuple[int, ...]:
    """Return the seats whose hand, claimed or on record, still has to pay the others envy."""
    lines = [(claim.seat, claim.sensor, claim.line) for claim in table.round.claims]
    if any(due.envy for due in paying.dues(table)):
        lines += [(win.award.seat, win.sensor, win.award.line) for win in table.round.wins]
    kept = {seat for seat, sensor, line in lines if table.setup.line(sensor, line).envy_cents}
    return tuple(seat for seat in table.setup.seats if seat in kept)


def face_up_in_short(table: Table) -> str:
    """Return which hands are left face up, in few words; nothing where none pays envy."""
    seats = seats_face_up(table)
    return Msg("Leave hands face up: {seats}", seats=seats_named(seats)) if seats else ""


class Prompt(Value):
    """The one thing to do next. Step 0 stands outside the procedure."""

    key: str
    text: str
    detail: str
    step: int
    steps: int = len(STEPS)


def next_step(table: Table, look: LookedAt | None = None) -> Prompt:
    """Say what to do next, given what the dealer looks at."""
    thing = next_thing(table, look)
    if thing.what == "ask_seat" and thing.seat is not None:
        said = walk_words.question(table, thing.seat, _stage_alone(table))
        return Prompt(thing.what, *said, *_number(table, thing.what))
    return _prompt(table, thing.what, words(table, look.seat if look else None))


def step_with(table: Table, now: Irregularity) -> Prompt:
    """Say what is done about a trouble, whatever else the table waits for."""
    return _prompt(table, of_trouble(now.kind, now.step), words(table, None))


def _prompt(table: Table, key: str, said: Mapping[str, str]) -> Prompt:
    setup = table.setup
    text, detail = _said(setup, key, "", said), _said(setup, key, "_detail", said)
    if key == "deal" and (stage := stages.now(table)) is not None:
        if stages.is_last(table) and tokes_to_ask(table):
            said = {**said, "end": Msg("TOKES")}  # the end waits for them
        text, detail = at_stage(table, stage, said)
        if ending.asks_winner(table):
            text, detail = Msg("Any winning hand? Touch its seat"), joined(". ", (text, detail))
    if key in ("press_hand", "table_hand") and all_participate(table):
        detail = Msg("Wins for every progressive wager, on any side")
    if key == "clear_chips":
        text, detail = chip_words.clearing(table)
    if key in ("settle_seat", "pay_seat") and (seat_left := walk_words.seat_now(table)):
        text, detail = walk_words.asking(table, seat_left)
    if key == "all_paid" and (bets := bonus_pays.not_judged(table)):
        text, detail = walk_words.by_the_layout(table, bets)
    if key == "count_chips":
        text, detail = count_words.asking(table)
    if key == "count_again":
        text, detail = count_words.differing(table)
    if key == "tokes_open":
        seats = seats_named(tokes_to_ask(table))
        text = Msg("Record the toke results: {seats}", seats=seats)
        detail = Msg("MENU, TOKES: to the toke box or lost")
    if key == "must_hit":
        text, detail = must_hit_words.hit(table)
    if key in _CONFIRMING and (unread := marks.to_acknowledge(table)):
        text = Msg("Supervisor: press ACKNOWLEDGE")
        detail = Msg(
            "The wager of seat {seat} was marked by hand, no sensor saw it", seat=unread[0][0]
        )
    if key == "late_chips":
        text, detail = chip_words.late(table), chip_words.left_lying()
    detail = _from_tray(table, key) or _of_chips(table, key, detail)
    if key in _WHILE_CLAIMED and (kept := face_up_in_short(table)):
        detail = joined(". ", (detail, kept))
    return Prompt(key, text, detail, *_number(table, key))


def _stage_alone(table: Table) -> str:
    """Say of the stage what is to be known there, but not how the round ends: seats come first."""
    now = stages.now(table)
    if now is None:
        return ""
    return joined(". ", filter(None, at_stage(table, now, words(table, None))))


def _number(table: Table, key: str) -> tuple[int, int]:
    """Return the step of the procedure that a prompt belongs to, and how many there are."""
    if not table.setup.jackpots:
        return _WITHOUT_JACKPOT.get(key, 0), len(_WITHOUT_JACKPOT)
    is_mark = key == "asked_card" and marks.spot_asked(table) is not None
    return 1 if is_mark else _STEP_OF.get(key, 0), len(STEPS)


def _from_tray(table: Table, key: str) -> str:
    """Say what the way back to RUN does where no meter has anything to follow."""
    pending = table.round.pending
    if pending is None or any(award.from_meter for _, award in pending.awards):
        return ""
    match key:
        case "key_back":
            return Msg("The win is on record and comes from the tray. No meter moves")
        case "key_lost_back":
            return Msg("On record, from the tray. The card lets the round go on, as RUN would")
        case _:
            return ""


def _of_chips(table: Table, key: str, detail: str) -> str:
    """Say first what chips do not count, stay or go back; else what the step itself says."""
    match key:
        case "start_game" | "wait_for_bets":
            marked = chip_words.by_hand(table)
            uncounted = chip_words.uncounted(table)
            said = joined(". ", (one for one in (marked, uncounted) if one))
            return said or detail
        case "press_hand" | "table_hand":
            late = chip_words.late(table)
            return joined(". ", (late, detail)) if late and detail else late or detail
        case "take_chips":
            late = chip_words.late(table)
            return joined(". ", (detail, late)) if late else detail
        case "settle_early" | "deal":
            before = (
                chip_words.unseen(table),
                chip_words.late(table),
                chip_words.staying(table),
            )
            return joined(". ", (*(one for one in before if one), detail))
        case "pay":
            _, cleared = chip_words.clearing(table)
            return joined(". ", (detail, cleared)) if cleared else detail
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
