"""Every screen has its page: the map is whole, and names only pages that there are."""

from kinds import flows_of

from dealer_assist import paths
from dealer_assist.catalog.handbook import Handbook, load_help_map
from dealer_assist.table.guide.topic import Topic
from dealer_assist.ui.office.panes import BUILD, FORETOLD, OWN, PANES, SHEETS
from dealer_assist.ui.shell.page_entries import PAGES, WAYS_OFF

MAP = load_help_map(paths.resources() / "help" / "pages.toml")


def screens() -> set[str]:
    """Return all that help can be asked for on."""
    flows = {flow.help_topic for flow in flows_of("floor", "kiosk_setup", "school")}
    pages = {f"page.{one.key}" for one in (*PAGES, *WAYS_OFF.values())}
    panes = {f"pane.{one.key}" for one in (*PANES, FORETOLD, BUILD, SHEETS, OWN)}
    return flows | pages | panes | {"kiosk.startup-error"} | {f"table.{one.value}" for one in Topic}


def test_every_phase_page_pane_and_flow_has_its_page_and_the_map_has_nothing_else() -> None:
    assert set(MAP) == screens()


def test_every_page_of_the_map_is_in_the_handbook() -> None:
    assert set(MAP.values()) <= set(Handbook(paths.handbook()).names)
