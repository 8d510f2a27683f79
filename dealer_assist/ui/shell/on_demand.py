"""What the table loads when it is first asked for: all that lies over it, and what makes its words.

A table stands without any of it, and until it stands every module is waited for. So imports of ours
inside functions of the shell are here, and nowhere else but in the registry of pages.
"""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dealer_assist.table import commands as c
from dealer_assist.table.events import Event
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import SheetModel
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.context import UiContext

if TYPE_CHECKING:
    from dealer_assist.ui.shell.menu.model import MenuModel
    from dealer_assist.ui.shell.menu.screen import Menu
    from dealer_assist.ui.supervisor.dialog import SupervisorDialog
    from dealer_assist.ui.supervisor.model import SupervisorModel
    from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
    from dealer_assist.ui.toolkit.pads.amount_dialog import AmountDialog
    from dealer_assist.ui.toolkit.pads.digit_pads import PinPad
    from dealer_assist.ui.toolkit.pads.keypads import NotePad


def supervisor_dialog(context: UiContext, parent: QWidget) -> "SupervisorDialog":
    """Make the supervisor's dialog."""
    from dealer_assist.ui.supervisor.dialog import SupervisorDialog

    return SupervisorDialog(context, parent)


def choice_dialog(context: UiContext, parent: QWidget) -> "ChoiceDialog":
    """Make the sheet of choices."""
    from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog

    return ChoiceDialog(context, parent)


def menu(context: UiContext, parent: QWidget) -> "Menu":
    """Make the menu."""
    from dealer_assist.ui.shell.menu.screen import Menu

    return Menu(context, parent)


def note_pad(context: UiContext, parent: QWidget) -> "NotePad":
    """Make the pad that notes are written on."""
    from dealer_assist.ui.toolkit.pads.keypads import NotePad

    return NotePad(context, parent)


def amount_dialog(context: UiContext, parent: QWidget) -> "AmountDialog":
    """Make the keypad for an amount."""
    from dealer_assist.ui.toolkit.pads.amount_dialog import AmountDialog

    return AmountDialog(context, parent)


def pin_pad(context: UiContext, parent: QWidget, title: str) -> "PinPad":
    """Make the pad that a PIN is typed on; who leaves it takes the card back."""
    from dealer_assist.ui.toolkit.pads.digit_pads import CANCEL, PinPad

    pad = PinPad(context, parent)
    pad.ask(title, "", back=CANCEL)
    return pad


def sheet_model(table: Table, view: PassingView) -> "SupervisorModel | None":
    """Show what a supervisor has to do."""
    from dealer_assist.ui.supervisor.presenter.dialog import sheet_model

    return sheet_model(table, view)


def told_sheet(table: Table, events: Sequence[Event]) -> SheetModel:
    """Say what came of an adjustment."""
    from dealer_assist.ui.supervisor.presenter.adjusting import told_sheet

    return told_sheet(table, events)


def menu_model(table: Table, *, leads_off: bool, in_lesson: bool) -> "MenuModel":
    """Offer everything beside the round."""
    from dealer_assist.ui.shell.menu.presenter import menu_model

    return menu_model(table, leads_off=leads_off, in_lesson=in_lesson)


def played(table: Table, place: str, act_: str, shuffle: Random) -> c.PlayHand:
    """Let a hand act on cards of the virtual shoe, at a table that deals them."""
    from dealer_assist.cards.virtual_shoe import act

    return act(table, place, act_, shuffle)
