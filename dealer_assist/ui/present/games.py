"""The tables that could stand here, as cards to choose from."""

from dealer_assist.desk.choices import Choice
from dealer_assist.table.setup import TableSetup
from dealer_assist.ui.games_looks import GameLook
from dealer_assist.ui.looks import ActionLook, ActionState
from dealer_assist.ui.present import offer

OPEN = "open"


def game_look(choice: Choice, *, selected: str, here: str) -> GameLook:
    """Show one table; one that breaks a rule says which."""
    setup = choice.setup
    if setup is None:
        return GameLook(choice.key, "", choice.key, reason=choice.refusal)
    is_here, is_selected = choice.key == here, choice.key == selected
    return GameLook(
        choice.key,
        setup.number,
        setup.game_name,
        setup.console.capitalize(),
        _blocks(choice, setup),
        _foot(is_here=is_here, is_selected=is_selected),
        is_selected=is_selected,
        reason=choice.refusal,
    )


def open_look(chosen: Choice | None, here: str) -> ActionLook:
    """Show the button that puts the chosen table here."""
    if chosen is None or chosen.setup is None:
        return ActionLook(OPEN, "OPEN", "play", "", ActionState.NOT_YET, "Choose a game first")
    name = chosen.setup.game_name.upper()
    if chosen.key == here:
        return ActionLook(OPEN, f"KEEP {name}", "check", "It stands here already", ActionState.NEXT)
    detail = f"Table {chosen.setup.number}, with a Supervisor card"
    return ActionLook(OPEN, f"OPEN {name}", "play", detail, ActionState.NEXT)


def chosen_line(chosen: Choice | None) -> str:
    """Say what is chosen, and what the house should know about it."""
    if chosen is None or chosen.setup is None:
        return "Tap a table to choose it"
    if chosen.cautions:
        return chosen.cautions[0]
    return f"{chosen.setup.game_name} on table {chosen.setup.number} is chosen"


def _blocks(choice: Choice, setup: TableSetup) -> tuple[tuple[str, str, str], ...]:
    return (
        ("Paytables", offer.paytables(setup), ""),
        ("Progressive", offer.progressives(setup), _meters(choice, setup)),
        ("Limits", _main_limit(setup), _other_limit(setup)),
    )


def _meters(choice: Choice, setup: TableSetup) -> str:
    amounts = [one.rpartition(" ")[2] for one in offer.meters(setup, choice.accounts)]
    match amounts:
        case []:
            return "No sensor on this game"
        case [amount] if choice.was_opened:
            return f"Meter {amount}"
        case [amount]:
            return f"Opens at seed {amount}"
        case [first, *rest] if choice.was_opened:
            return f"Meters {first} and {len(rest)} more"
        case [first, *rest]:
            return f"Open at {first} and {len(rest)} more"
        case _:
            return ""


def _main_limit(setup: TableSetup) -> str:
    return next(iter(offer.limits(setup)), offer.NONE)


def _other_limit(setup: TableSetup) -> str:
    """Give the limits of the wager that comes last: the side bet, where there is one."""
    rest = offer.limits(setup)[1:]
    return rest[-1] if rest else ""


def _foot(*, is_here: bool, is_selected: bool) -> str:
    if is_selected:
        return "Chosen"
    return "Stands here now" if is_here else "Tap to choose"
