"""The meters and the hand buttons."""

from dealer_assist.jackpot.definition import Jackpot, Line
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.pays import ForOne, Percent, Push, ToOne
from dealer_assist.table import controls
from dealer_assist.table.controls import Standing
from dealer_assist.table.nexus import awards_of
from dealer_assist.table.setup import Spot
from dealer_assist.table.staff import Role, StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import count
from dealer_assist.ui.looks import (
    HandLook,
    HandPanelLook,
    HandState,
    LevelLook,
    MeterLook,
    MeterState,
    SimulatedCardLook,
)
from dealer_assist.ui.present.notices import notices
from dealer_assist.ui.present.view import View

LEVELS = {Role.SUPERVISOR: ("SUPV", 1), Role.EXECUTIVE: ("EXEC", 2)}


def meter_looks(table: Table) -> tuple[MeterLook, ...]:
    """Show one box a jackpot."""
    return tuple(_meter(table, sensor, jackpot) for sensor, jackpot in table.setup.jackpots.items())


def hand_panel_look(table: Table, view: View) -> HandPanelLook:
    """Show the hand buttons of the selected seat, or the cards that open the table."""
    wrong = notices(table, view)
    if wrong and (view.selected is None or table.phase is Phase.HALTED):
        # Hand buttons cannot be pressed without a seat: there is room for what is wrong.
        return HandPanelLook("What does not work", notices=wrong)
    if table.phase is Phase.CLOSED:
        hint = "tap one to swipe it" if view.simulated_cards else "at the reader"
        cards = simulated_cards(view.simulated_cards)
        return HandPanelLook("Swipe a dealer card", hint, cards=cards)
    sensor, jackpot = next(iter(table.setup.jackpots.items()))
    spot = (view.selected, sensor) if view.selected is not None else None
    standing = controls.hand_buttons(table, spot)
    claim = table.claim_of(spot) if spot else None
    headline, hint = _heading(table, jackpot, view, standing)
    return HandPanelLook(
        headline,
        hint,
        seat=f"SEAT {view.selected}" if view.selected is not None else "",
        tag=_tag(table, jackpot, spot),
        hands=tuple(
            _hand(table, spot, line, standing, is_on=claim is not None and claim.line == line.key)
            for line in jackpot.lines
        ),
    )


def simulated_cards(members: tuple[StaffMember, ...]) -> tuple[SimulatedCardLook, ...]:
    """Show the cards that can be swiped by touch, and one that nobody knows."""
    if not members:
        return ()
    shown = tuple(
        SimulatedCardLook(
            member.key,
            member.role.label,
            member.name,
            stars=LEVELS[member.role][1] if member.role in LEVELS else 0,
        )
        for member in members
    )
    return (*shown, SimulatedCardLook("unknown", "Unknown", "Any card", icon="barred"))


def pays_text(line: Line) -> str:
    """Print what a line pays as the button has it."""
    match line.pays:
        case Percent(percent, "main"):
            return f"{percent}% of meter"
        case Percent(percent, meter):
            return f"{percent}% of {meter.capitalize()}"
        case ForOne() | ToOne() | Push():
            return str(line.pays)


def _meter(table: Table, sensor: str, jackpot: Jackpot) -> MeterLook:
    letter = sensor if len(table.setup.jackpots) > 1 else ""
    note, is_well = _note(table, sensor, jackpot)
    if table.phase is Phase.HALTED and table.accounts:
        shown_cents = table.accounts[sensor, jackpot.levels[0].name].shown_cents
        return MeterLook(
            "Meter not live",
            dollars(shown_cents),
            "Last recorded value",
            state=MeterState.NOT_LIVE,
            letter=letter,
        )
    if not table.accounts:
        seed = dollars(jackpot.levels[0].seed_cents)
        return MeterLook(
            jackpot.levels[0].label, seed, "Opens with the table", state=MeterState.NOT_LIVE
        )
    shown = {level.name: table.accounts[sensor, level.name].shown_cents for level in jackpot.levels}
    left = table.pending.accounts if table.pending else {}
    if len(jackpot.levels) > 1:
        levels = tuple(LevelLook(one.label, dollars(shown[one.name])) for one in jackpot.levels)
        return MeterLook(
            jackpot.label, note=note, note_is_well=is_well, levels=levels, letter=letter
        )
    level = jackpot.levels[0]
    will_be = left.get((sensor, level.name))
    is_pending = will_be is not None and will_be.shown_cents != shown[level.name]
    return MeterLook(
        level.label,
        dollars(shown[level.name]),
        note,
        note_is_well=is_well,
        state=MeterState.ADJUSTING if is_pending else MeterState.LIVE,
        becomes=dollars(will_be.shown_cents) if is_pending and will_be else "",
        letter=letter,
    )


def _note(table: Table, sensor: str, jackpot: Jackpot) -> tuple[str, bool]:
    if table.pending:
        return "Pending until a card is swiped", False
    locked = sum(1 for spot in table.locked if spot[1] == sensor)
    if locked:
        return f"{count(locked, 'wager')} locked in", True
    top = jackpot.lines[0]
    return f"{top.label} pays {top.percent}%", False


def _heading(
    table: Table, jackpot: Jackpot, view: View, standing: controls.Control
) -> tuple[str, str]:
    if view.selected is None:
        return "Hand buttons", standing.detail
    claims = [one for one in table.claims if one.seat == view.selected]
    if claims:
        return f"{jackpot.line(claims[0].line).label} is ON", "press again to turn it off"
    if standing.standing is Standing.NOT_YET:
        return "Hand buttons", standing.detail
    return "Which hand?", "press the winning hand"


def _tag(table: Table, jackpot: Jackpot, spot: Spot | None) -> str:
    if spot and (stake := table.sensor(spot).locked_cents):
        return f"Wager {chips(stake)} locked"
    return f"{jackpot.label} · {chips(jackpot.wager_cents)} wager"


def _hand(
    table: Table, spot: Spot | None, line: Line, standing: controls.Control, *, is_on: bool
) -> HandLook:
    sensor = next(iter(table.setup.jackpots))
    prize = _prize(table, spot, sensor, line, is_on=is_on)
    level, stars = LEVELS[table.setup.card_for(sensor, line.key, prize)]
    is_shut = standing.standing is Standing.NOT_YET
    return HandLook(
        key=line.key,
        name=line.label,
        pays=pays_text(line),
        prize=dollars(prize),
        envy=f"Envy {chips(line.envy_cents)}" if line.envy_cents else "",
        level=level,
        stars=stars,
        state=HandState.ON if is_on else HandState.NOT_YET if is_shut else HandState.READY,
        reason=standing.detail if is_shut else "",
    )


def _prize(table: Table, spot: Spot | None, sensor: str, line: Line, *, is_on: bool) -> int:
    """Give the prize as it would be paid now: a claim's own, else from the meter as it shows."""
    if is_on and spot:
        return next(award.prize for at, award in awards_of(table)[0] if (award.seat, at) == spot)
    if isinstance(line.pays, Percent):
        return table.accounts[sensor, line.pays.meter].shown_cents * line.percent // 100
    return line.fixed_prize(table.setup.jackpots[sensor].wager_cents)
