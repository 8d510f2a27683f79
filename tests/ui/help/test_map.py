"""Every screen has its page: the map is whole, and names only pages that there are."""

from dealer_assist import paths
from dealer_assist.catalog.handbook import Handbook, load_help_map
from dealer_assist.table.guide.topic import Topic
from dealer_assist.ui.floor import stage as floor
from dealer_assist.ui.kiosk_setup import stage as kiosk_setup
from dealer_assist.ui.office.panes import OWN, PANES
from dealer_assist.ui.school import stage as school
from dealer_assist.ui.school.lesson import lesson_stage
from dealer_assist.ui.shell.page_entries import PAGES, WAYS_OFF
from dealer_assist.ui.toolkit.stage import Screens

MAP = load_help_map(paths.resources() / "help" / "pages.toml")
STAGES: tuple[Screens, ...] = (
    school.SCREENS,
    lesson_stage.COVERS,
    floor.SCREENS,
    kiosk_setup.SCREENS,
)


def screens() -> set[str]:
    """Give all that help can be asked for on."""
    flows = {flow.help_topic for stage in STAGES for flow in stage}
    pages = {f"page.{one.key}" for one in (*PAGES, *WAYS_OFF.values())}
    panes = {f"pane.{one.key}" for one in (*PANES, OWN)}
    return flows | pages | panes | {"kiosk.startup-error"} | {f"table.{one.value}" for one in Topic}


def test_every_phase_page_pane_and_flow_has_its_page_and_the_map_has_nothing_else() -> None:
    assert set(MAP) == screens()


def test_every_page_of_the_map_is_in_the_handbook() -> None:
    assert set(MAP.values()) <= set(Handbook(paths.handbook()).names)
