"""Which step makes which page."""

from typing import assert_never

from dealer_assist.kiosk_setup.draft import Step
from dealer_assist.kiosk_setup.view import SetUpView
from dealer_assist.ui.kiosk_setup.model import SetUpPage
from dealer_assist.ui.kiosk_setup.presenter import choices
from dealer_assist.ui.kiosk_setup.presenter.check import check_page
from dealer_assist.ui.kiosk_setup.presenter.ports import ports_page


def page_of(view: SetUpView) -> SetUpPage:
    """Make the page of the present step."""
    match view.draft.step:
        case Step.LANGUAGE:
            return choices.language_page(view)
        case Step.SCREEN:
            return choices.screen_page(view)
        case Step.SIGN:
            return choices.sign_page(view)
        case Step.TABLE:
            return choices.table_page(view)
        case Step.PORTS:
            return ports_page(view)
        case Step.CLOCK:
            return choices.clock_page(view)
        case Step.FLOOR:
            return choices.floor_page(view)
        case Step.BACKUP:
            return choices.backup_page(view)
        case Step.STAFF:
            return check_page(view)
        case step:
            assert_never(step)
