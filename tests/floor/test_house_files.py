"""What the files of the Game Manager's machine add to a reading of the floor."""

from datetime import UTC, datetime

from dealer_assist import paths
from dealer_assist.floor.house_files import read_house_files
from dealer_assist.floor.view import FloorView, MeterSeen, Station


def test_a_reading_gains_odds_and_the_answer_who_may_join() -> None:
    files = read_house_files(paths.resources(), paths.layouts())
    meter = MeterSeen("MGL", "main", "Progressive", "Royal Flush", 1)
    read = FloorView("Floor", datetime.now(UTC), (Station("15", "x"),), meters=(meter,))
    view = files.added_to(read)
    assert view.meters[0].odds == 649_740
    assert "15" not in {one.number for one in view.candidates}
    assert view.refusals["29"]["MGL"] == ""
    assert view.refusals["4"]["MGL"] == "DBP-1 cannot be linked"
