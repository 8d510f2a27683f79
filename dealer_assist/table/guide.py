"""What to do next: one line in the dealer's words, and the step of the procedure it belongs to."""

from dataclasses import dataclass

from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.nexus import claim_refusal
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.swipes import role_needed
from dealer_assist.table.words import a_printed_role, count, listed

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
PROMPTS = (*STEPS, "closed", "no_wager", "swipe")
"""Every prompt that a game must have words for."""
WORDS = ("chips", "seat", "seats", "Seats", "have", "wins", "card", "pays")
"""What a prompt may mention in braces."""
_STEP_OF = {step: n for n, step in enumerate(STEPS, 1)} | {"no_wager": 5, "swipe": 7}
_IN_FULL = 90  # letters that the prompt has room for


@dataclass(frozen=True, slots=True)
class Prompt:
    """The one thing to do next. Step 0 stands outside the procedure."""

    key: str
    text: str
    detail: str
    step: int
    steps: int = len(STEPS)


def next_step(table: Table, selected: int | None = None) -> Prompt:
    """Say what to do next, given the seat that is selected on the screen."""
    key = _key(table, selected)
    words = _words(table, selected)
    prompts = table.setup.prompts
    text = prompts[key].format(**words)
    detail = prompts.get(f"{key}_detail", "").format(**words)
    return Prompt(key, text, detail, _STEP_OF.get(key, 0))


def _key(table: Table, selected: int | None) -> str:
    match table.phase:
        case Phase.CLOSED | Phase.HALTED:
            return "closed"
        case Phase.BETTING:
            return "start_game" if table.chips_seen else "wait_for_bets"
        case Phase.VERIFY:
            return "verify"
        case Phase.SWIPE:
            return "swipe"
        case _:
            return _key_in_play(table, selected)


def _key_in_play(table: Table, selected: int | None) -> str:
    if selected is not None and not _claims_of(table, selected):
        can_claim = any(
            not claim_refusal(table, (selected, sensor)) for sensor in table.setup.jackpots
        )
        if can_claim:
            return "press_hand"
        if not table.claims and not table.wins and not _has_wager(table, selected):
            return "no_wager"
    if table.claims:
        return "call_supervisor"
    if table.wins:
        return "pay"
    return "take_chips" if _chips_to_take(table) else "deal"


def _has_wager(table: Table, seat: int) -> bool:
    return any(at == seat for at, _ in table.locked)


def _claims_of(table: Table, seat: int) -> bool:
    return any(claim.seat == seat for claim in table.claims)


def _chips_to_take(table: Table) -> list[int]:
    """List the seats whose locked chip still lies on a sensor where it does not belong."""
    seats = {
        seat
        for (seat, name), sensor in table.sensors.items()
        if sensor.locked_cents
        and sensor.has_chip
        and not sensor.is_late
        and not sensor.fault
        and not table.setup.jackpots[name].chips_stay
    }
    return sorted(seats)


def _words(table: Table, selected: int | None) -> dict[str, str]:
    claimed = sorted({claim.seat for claim in table.claims}, reverse=True)
    seats = claimed or _chips_to_take(table)
    named = listed([f"seat {seat}" for seat in seats])
    return {
        "chips": count(table.chips_seen, "progressive wager"),
        "seat": str(selected or ""),
        "seats": named,
        "Seats": named[:1].upper() + named[1:],
        "have": "have winning hands" if len(claimed) > 1 else "has a winning hand",
        "wins": count(len(table.pending.awards if table.pending else table.claims), "win"),
        "card": a_printed_role(role_needed(table)) if table.pending else "a staff",
        "pays": _pays(table),
    }


def _pays(table: Table) -> str:
    """List the prizes in payment order and the envy last; seat by seat while that stays short."""
    wins = sorted(table.wins, key=lambda win: (-win.award.seat, win.sensor))
    prizes = ", ".join(f"seat {win.award.seat} {dollars(win.award.prize)}" for win in wins)
    text = prizes[:1].upper() + prizes[1:]
    if not table.envy:
        return text
    seats = sorted(table.envy.items(), reverse=True)
    each = ", ".join(f"seat {seat} {chips(cents)}" for seat, cents in seats)
    in_full = f"{text}; last, envy: {each}"
    if len(in_full) <= _IN_FULL:
        return in_full
    return f"{text}; last, envy {dollars(sum(table.envy.values()))}"
