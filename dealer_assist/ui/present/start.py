"""The start screen of a closed table: the self-check, and what a dealer's card will open."""

from dealer_assist.desk.self_check import Check
from dealer_assist.table.guide import next_step
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.looks import ActionLook
from dealer_assist.ui.present import offer
from dealer_assist.ui.present.notices import device_cure, device_name
from dealer_assist.ui.present.view import View, spaced
from dealer_assist.ui.start_looks import CheckLook, StartLook

GAMES = "games"
_WITH_WORD = 80  # letters of payments that leave room for a word before them


def start_look(table: Table, view: View) -> StartLook | None:
    """Show what stands in place of the felt while the table is closed; nothing otherwise."""
    if table.phase is not Phase.CLOSED:
        return None
    checks = (*map(_item, view.checks), *_devices(table, view))
    return StartLook(
        title="Self-check",
        summary=_summary(checks),
        checks=checks,
        game=table.setup.game_name,
        facts=_facts(table),
        record=record_line(table),
        choose=ActionLook(GAMES, "CHOOSE ANOTHER GAME", "card", "With a Supervisor card"),
    )


def record_line(table: Table) -> str:
    """Say what the last closing has left on record, or that this is the first opening.

    One meter is named; the boxes of several show them anyway.
    """
    meters, last = offer.meters(table.setup, table.accounts), spaced(table.round)
    match bool(table.round), len(meters):
        case False, 0:
            return "First opening"
        case False, 1:
            return f"First opening: the meter starts at {meters[0]}"
        case False, _:
            return "First opening: the meters start at their seeds"
        case True, 0:
            return f"Closed after round {last}"
        case True, 1:
            return f"Closed after round {last}; closing meter recorded: {meters[0]}"
        case _:
            return f"Closed after round {last}; closing meters recorded"


def opening_line(table: Table, view: View) -> str:
    """Say that the opening meters are on record, until the first chip is seen."""
    is_fresh = table.phase is Phase.BETTING and table.round == view.opened_round
    if not is_fresh or table.chips_seen or not table.accounts:
        return ""
    meters = offer.meters(table.setup, table.accounts)
    if len(meters) == 1:
        return f"Opening meter recorded: {meters[0]}"
    return "Opening meters recorded"


def resumed_line(table: Table) -> str:
    """Say that a round goes on where it stopped; while wins are paid, whom to pay counts more."""
    step = next_step(table)
    if step.key != "pay":
        return f"Resumed round {spaced(table.round)} where it stopped"
    return f"Resumed. {step.detail}" if len(step.detail) <= _WITH_WORD else step.detail


def _item(check: Check) -> CheckLook:
    if check.is_well:
        return CheckLook(check.name, check.found)
    found = check.found[:1].upper() + check.found[1:]
    return CheckLook(check.name, f"{found}. {check.cure}.", is_well=False)


def _devices(table: Table, view: View) -> tuple[CheckLook, ...]:
    return tuple(
        CheckLook(device_name(one), f"No answer. {device_cure(one)}", is_well=False)
        if one in view.lost_devices
        else CheckLook(device_name(one), _well(where))
        for one, where in table.setup.devices.items()
    )


def _well(where: str) -> str:
    return "Simulated" if where.rpartition(":")[2] == "simulated" else "Answers"


def _summary(checks: tuple[CheckLook, ...]) -> str:
    well = sum(1 for check in checks if check.is_well)
    if well == len(checks):
        return f"All {well} items are well"
    return f"{well} of {len(checks)} items are well; the table can be opened"


def _facts(table: Table) -> tuple[tuple[str, str], ...]:
    setup = table.setup
    bounds = offer.limits(setup)
    return (
        ("Limits", bounds[0] if bounds else offer.NONE),
        ("Paytables", offer.paytables(setup)),
        ("Progressive", offer.progressives(setup)),
    )
