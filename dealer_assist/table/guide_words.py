"""The words that a prompt may mention in braces, as the table stands."""

from dealer_assist.rules.money import cents_shown, chips, dollars
from dealer_assist.table import up_card
from dealer_assist.table.adjustments import role_needed as role_for_adjustment
from dealer_assist.table.irregularities import steps
from dealer_assist.table.meter_changes import role_needed as role_for_meter
from dealer_assist.table.state import Claim, MeterChange, Table
from dealer_assist.table.swipes import role_needed
from dealer_assist.table.words import a_printed_role, count, listed

WORDS = (
    "chips",
    "seat",
    "seats",
    "Seats",
    "have",
    "wins",
    "card",
    "pays",
    "claims",
    "jackpot",
    "number",
    "first",
    "game",
    "step",
    "steps",
    "meter",
    "amount",
)
"""What a prompt may mention in braces."""
IN_GENERAL = {
    "set_meter_first": "Swipe {card} card",
    "set_meter_first_detail": "Sets {meter} to {amount}; a second person's card follows",
    "set_meter_second": "Swipe a second person's card",
    "set_meter_second_detail": "{first} has approved; {meter} is still as it was",
}
"""Prompts that are the same in every game; a game's file may still have its own."""
_IN_FULL = 90  # letters that the prompt has room for


def words(table: Table, selected: int | None) -> dict[str, str]:
    """Give every word its value."""
    claimed = sorted({claim.seat for claim in table.claims}, reverse=True)
    seats = claimed or chips_to_take(table)
    names = listed([f"seat {seat}" for seat in seats])
    waiting = up_card.waiting(table)
    now, asked, change = table.irregularity, table.adjustment, table.meter_change
    first = (asked and asked.approved_by) or (change and change.approved_by)
    return {
        "chips": count(table.chips_seen, "progressive wager"),
        "seat": str(selected or ""),
        "seats": names,
        "Seats": names[:1].upper() + names[1:],
        "have": "have winning hands" if len(claimed) > 1 else "has a winning hand",
        "wins": count(len(table.pending.awards if table.pending else table.claims), "win"),
        "card": _card(table),
        "pays": _pays(table),
        "claims": _claims(table),
        "jackpot": table.setup.jackpots[waiting[0]].label if waiting else "",
        "number": str(asked.number) if asked else "",
        "first": first.name if first else "",
        "game": table.change_to,
        "step": str(now.step + 1) if now else "",
        "steps": str(steps(table.setup)),
        "meter": _meter(table, change) if change else "",
        "amount": dollars(cents_shown(change.to_micros)) if change else "",
    }


def chips_to_take(table: Table) -> list[int]:
    """List the seats whose locked chip still lies on a sensor where it does not belong."""
    seats = {
        seat
        for (seat, name), sensor in table.sensors.items()
        if sensor.locked_cents
        and sensor.sees_chip
        and not sensor.is_late
        and not table.setup.jackpots[name].chips_stay
    }
    return sorted(seats)


def _card(table: Table) -> str:
    if table.adjustment:
        return a_printed_role(role_for_adjustment(table, table.adjustment))
    if table.meter_change:
        return a_printed_role(role_for_meter(table, table.meter_change))
    return a_printed_role(role_needed(table)) if table.pending else "a staff"


def _meter(table: Table, change: MeterChange) -> str:
    return table.setup.jackpots[change.sensor].level(change.level).label


def _claims(table: Table) -> str:
    """Name each claim by seat, sensor and hand, the farthest right first, while that is short."""
    several = len(table.setup.jackpots) > 1

    def name(claim: Claim) -> str:
        spot = f"seat {claim.seat}" + (f", sensor {claim.sensor}" if several else "")
        return f"{spot}: {table.setup.line(claim.sensor, claim.line).label}"

    ordered = sorted(table.claims, key=lambda claim: (-claim.seat, claim.sensor))
    text = "; ".join(map(name, ordered))
    if len(text) > _IN_FULL:
        text = listed([f"seat {seat}" for seat in dict.fromkeys(one.seat for one in ordered)])
    return text[:1].upper() + text[1:]


def _pays(table: Table) -> str:
    """List the prizes in payment order and the envy last; seat by seat while that stays short."""
    wins = sorted(table.wins_to_pay, key=lambda win: (-win.award.seat, win.sensor))
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
