"""What the files of the Game Manager's machine add to a reading of the floor."""

from datetime import UTC, datetime
from pathlib import Path

from tree import every

from dealer_assist import paths
from dealer_assist.floor.house_files import read_house_files
from dealer_assist.floor.view import FloorView, LinkSeen, MeterSeen, Station
from dealer_assist.ui.floor.links import JoinAnswer, links_page
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.touches import FloorPage


def test_a_reading_gains_odds_and_the_answer_who_may_join() -> None:
    files = read_house_files(paths.resources(), paths.layouts())
    meter = MeterSeen("MGL", "main", "Progressive", "Royal Flush", 1)
    read = FloorView("Floor", datetime.now(UTC), (Station("15", "x"),), meters=(meter,))
    view = files.added_to(read)
    assert view.meters[0].odds == 649_740
    assert "15" not in {one.number for one in view.candidates}
    assert view.refusals["29"]["MGL"] == ""
    assert view.refusals["4"]["MGL"] == "DBP-1 cannot be linked"


def test_the_tables_of_the_house_are_those_that_may_join_and_how_is_said(tmp_path: Path) -> None:
    """Not the samples: LINKS asks about what the house has, and names the two steps of a yes."""
    own = tmp_path / "tables" / "pit3-16.toml"
    own.parent.mkdir()
    shipped = (paths.resources() / "tables" / "crazy4-link.toml").read_text(encoding="utf-8")
    own.write_text(shipped.replace('number = "15"', 'number = "16"'), "utf-8")
    files = read_house_files(paths.resources(), paths.layouts(), tmp_path)
    assert [table.number for table in files.tables] == ["16"]
    link = LinkSeen("MGL", "M", "Multi-Game Link", "MGL-01")
    view = files.added_to(FloorView("Floor", datetime.now(UTC), (), links=(link,)))
    (answer,) = every(links_page(view, Selection(FloorPage.LINKS)), JoinAnswer)
    assert (answer.is_yes, answer.words) == (True, "Yes, it may join M")
    assert answer.why == "Name it in the link's file and run floor install again."
