"""MY SETTINGS: a touch keeps a choice for the person, not for whoever deals."""

from office_table import office_of
from seated_table import SeatedTable
from tree import every

from dealer_assist.ui.office.own_settings import OwnSettingsChosen, OwnSettingsFlow, OwnSettingsLeft
from dealer_assist.ui.toolkit.flow import Stay
from dealer_assist.ui.toolkit.nodes import Mark
from dealer_assist.ui.toolkit.values.preferences import Preferences

SPANISH = Preferences(language="es")


def test_a_choice_is_kept_for_whoever_is_signed_in(seated: SeatedTable) -> None:
    office = office_of(seated.open())
    flow = OwnSettingsFlow(office)
    assert flow.take(OwnSettingsChosen(SPANISH)) == Stay()
    kept = office.page_context.preferences
    assert kept.of(office.by.key) == SPANISH
    assert kept.of("dealer-1") == Preferences()
    flow.refresh()
    languages = every(flow.model(), Mark)[:4]
    assert [mark.model.is_on for mark in languages] == [False, True, False, False]


def test_the_way_back_leads_to_the_staff(seated: SeatedTable) -> None:
    shown: list[str] = []
    office = office_of(seated.open())
    flow = OwnSettingsFlow(
        type(office)(office.page_context, office.by, shown.append, office.ask_card, office.go)
    )
    flow.take(OwnSettingsLeft())
    assert shown == ["staff"]
