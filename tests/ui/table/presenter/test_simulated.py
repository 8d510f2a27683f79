"""The banner names exactly what is simulated."""

import pytest

from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.table.presenter.table import SIMULATED, banner_of
from dealer_assist.value import replace

SENSORS, SWIPER = "/dev/serial/by-id/sensors", "rdm6300:/dev/serial/by-id/swiper"


@pytest.mark.parametrize(
    ("devices", "words"),
    [
        ({"sensors": "simulated", "swiper": "rdm6300:simulated"}, SIMULATED),
        (
            {"sensors": SENSORS, "swiper": SWIPER, "printer": "simulated"},
            "SIMULATED: PRINTER  ·  ALL ELSE IS REAL",
        ),
        (
            {"sensors": "simulated", "swiper": SWIPER, "printer": "simulated"},
            "SIMULATED: SENSORS AND PRINTER  ·  ALL ELSE IS REAL",
        ),
        ({"sensors": SENSORS, "swiper": SWIPER}, ""),
        ({}, ""),
    ],
)
def test_the_banner_names_what_is_simulated(
    crazy4_nexus: TableSetup, devices: dict[str, str], words: str
) -> None:
    assert banner_of(replace(crazy4_nexus, devices=devices)) == words
