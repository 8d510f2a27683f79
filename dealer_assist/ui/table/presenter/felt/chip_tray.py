"""LAY ALL and LIFT ALL: for whoever plays the players at a simulated table."""

from dealer_assist.message import Msg
from dealer_assist.table.facts import chips
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.table.model.table import ChipTrayModel
from dealer_assist.ui.table.presenter.view import PassingView


def chip_tray_model(table: Table, view: PassingView) -> ChipTrayModel | None:
    """Offer both while bets are made and while chips are taken; never where sensors are real."""
    lie = view.simulated_chips
    if lie is None or not (table.round.phase is Phase.BETTING or to_lift(table)):
        return None
    caption = Msg("{n} chips on. Touch a sensor", one="{n} chip on. Touch a sensor", n=len(lie))
    if not lie:
        caption = Msg("Touch a sensor")
    why_not = ""
    if table.round.phase is not Phase.BETTING:
        why_not = Msg("The wagers are locked in")
    elif not set(to_lay(table)) - lie:
        why_not = Msg("Every seat that plays has its chips")
    return ChipTrayModel(caption, why_not, "" if lie else Msg("No chips on the sensors"))


def to_lift(table: Table) -> tuple[Spot, ...]:
    """Return the chips that the round takes off now; those that stay on the spot are left.

    In play also those that do not count, which their players get back.
    """
    back = chips.without_game(table)
    return (*chips.to_take(table), *chips.not_taken(table), *chips.to_clear(table), *back)


def to_lay(table: Table) -> tuple[Spot, ...]:
    """Return the sensors of the seats that play."""
    return tuple(spot for spot in table.setup.spots if table.plays(spot[0]))
