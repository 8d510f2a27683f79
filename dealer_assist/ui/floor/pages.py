"""Which screen shows which page."""

from dealer_assist.ui.floor.frame import FloorScreen
from dealer_assist.ui.floor.hit_screen import HitScreen
from dealer_assist.ui.floor.links_screen import LinksScreen
from dealer_assist.ui.floor.list_screen import ListScreen
from dealer_assist.ui.floor.lock_screen import LockScreen
from dealer_assist.ui.floor.map_screen import MapScreen
from dealer_assist.ui.floor.meters_screen import MetersScreen
from dealer_assist.ui.floor.reconcile_screen import ReconcileScreen
from dealer_assist.ui.floor.table_screen import TableScreen
from dealer_assist.ui.presenters.floor.shown import (
    ALERTS,
    DEALERS,
    FLOOR,
    HIT,
    LINKS,
    LOCK,
    METERS,
    RECONCILE,
    REPORTS,
    SINCE,
    TABLE,
    WINS,
)

SCREENS: dict[str, type[FloorScreen]] = {
    LOCK: LockScreen,
    FLOOR: MapScreen,
    TABLE: TableScreen,
    METERS: MetersScreen,
    HIT: HitScreen,
    LINKS: LinksScreen,
    RECONCILE: ReconcileScreen,
    ALERTS: ListScreen,
    WINS: ListScreen,
    DEALERS: ListScreen,
    SINCE: ListScreen,
    REPORTS: ListScreen,
}
