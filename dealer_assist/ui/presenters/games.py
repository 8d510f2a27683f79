"""The tables that could stand here, as cards to choose from."""

from dealer_assist.desk.table_choices import Choice
from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.games import GameModel
from dealer_assist.ui.presenters import offer

OPEN = "open"


def game_model(choice: Choice, *, selected: str, here: str) -> GameModel:
    """Show one table; one that breaks a rule says which."""
    setup = choice.setup
    if setup is None:
        return GameModel(choice.key, "", choice.key, reason=choice.refusal)
    is_here, is_selected = choice.key == here, choice.key == selected
    return GameModel(
        choice.key,
        setup.number,
        setup.game_name,
        offer.system(setup),
        _blocks(choice, setup),
        _foot(is_here=is_here, is_selected=is_selected),
        is_selected=is_selected,
        reason=choice.refusal,
    )


def open_model(chosen: Choice | None, here: str) -> ActionModel:
    """Show the button that puts the chosen table here."""
    if chosen is None or chosen.setup is None:
        return ActionModel(
            OPEN, Msg("OPEN"), "play", "", ActionState.NOT_YET, Msg("Choose a game first")
        )
    name = chosen.setup.game_name.upper()
    if chosen.key == here:
        return ActionModel(
            OPEN,
            Msg("KEEP {game}", game=name),
            "check",
            Msg("It stands here already"),
            ActionState.NEXT,
        )
    detail = Msg("Table {table}, with a Supervisor card", table=chosen.setup.number)
    return ActionModel(OPEN, Msg("OPEN {game}", game=name), "play", detail, ActionState.NEXT)


def choice_line(chosen: Choice | None, here: str) -> str:
    """Say what to press: OPEN, or KEEP for the game that stands here already."""
    if chosen is not None and chosen.key == here:
        return Msg("Choose another game, or press KEEP")
    return Msg("Choose the game, then press OPEN")


def chosen_line(chosen: Choice | None) -> str:
    """Say what is chosen, and what the house should know about it."""
    if chosen is None or chosen.setup is None:
        return Msg("Tap a table to choose it")
    if chosen.cautions:
        return chosen.cautions[0]
    return Msg(
        "{game} on table {table} is chosen",
        game=chosen.setup.game_name,
        table=chosen.setup.number,
    )


def _blocks(choice: Choice, setup: TableSetup) -> tuple[tuple[str, str, str], ...]:
    return (
        (Msg("Paytables"), offer.paytables(setup), ""),
        (Msg("Progressive"), offer.progressives(setup), _meters(choice, setup)),
        (Msg("Limits"), _main_limit(setup), _other_limit(setup)),
    )


def _meters(choice: Choice, setup: TableSetup) -> str:
    match offer.meter_amounts(setup, choice.accounts):
        case []:
            return Msg("No sensor on this game")
        case [amount] if choice.was_opened:
            return Msg("Meter {amount}", amount=amount)
        case [amount]:
            return Msg("Opens at seed {amount}", amount=amount)
        case [first, *rest] if choice.was_opened:
            return Msg("Meters {first} and {others} more", first=first, others=len(rest))
        case [first, *rest]:
            return Msg("Open at {first} and {others} more", first=first, others=len(rest))
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
        return Msg("Chosen")
    return Msg("Stands here now") if is_here else Msg("Tap to choose")
