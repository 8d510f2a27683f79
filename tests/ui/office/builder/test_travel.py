"""A table built by touch reaches another kiosk: saved, brought in, compared, approved by two."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from longer_words import LongerWords
from office_table import OpenOffice, enter, flow_of
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import listing, words

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table
from dealer_assist.ui.office.builder import travel
from dealer_assist.ui.office.builder.build import (
    BuildFlow,
    BuildProposed,
    TableBrought,
    TableSaved,
)
from dealer_assist.ui.office.builder.draft import at_this_kiosk
from dealer_assist.ui.office.builder.travel import TablePlaces, TravellingTable, read_brought
from dealer_assist.ui.office.builder.travel_lists import (
    BroughtUsed,
    ChangesFlow,
    TravellerChosen,
    TravellersFlow,
)
from dealer_assist.ui.office.question import OfficeQuestionFlow, QuestionAnswered
from dealer_assist.ui.toolkit.flow import Back, Home, Show, Step
from dealer_assist.value import replace

HOUSE_KEY = Path(__file__).parents[4] / "packaging" / "house-key"


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with journal_for(seated, tmp_path / "kiosk"):
        yield seated
        seated.face.pages.close()


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """Return a stick that is plugged in."""
    folder = tmp_path / "media" / "STICK"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def office(table: SeatedTable) -> OpenOffice:
    return enter(table, "build")


@pytest.fixture
def flow(office: OpenOffice, tmp_path: Path) -> BuildFlow:
    found = flow_of(office, BuildFlow)
    found.places = TablePlaces(found.draft.folder, tmp_path / "house", (tmp_path / "media",))
    return found


def listed(step: Step) -> TravellersFlow:
    assert isinstance(step, Show)
    assert isinstance(step.flow, TravellersFlow)
    return step.flow


def approved(table: SeatedTable, flow: BuildFlow, number: str) -> Path:
    flow.office.go(flow.take(BuildProposed()))
    table.wait()
    table.swipe("supervisor-1")
    file = flow.draft.folder / f"table-{number}.toml"
    assert file.exists(), flow.draft.said
    return file


def saved(table: SeatedTable, flow: BuildFlow, stick: Path) -> Path:
    """Build table 41 and save it on the stick."""
    flow.draft.number = "41"
    flow.draft.kept |= {"paytable.queens_up": "C4P-10", "limit.ante.max": "$200"}
    flow.draft.seats = flow.draft.base.seats[:5]
    built = approved(table, flow, "41")
    asked = listed(flow.take(TableSaved())).take(TravellerChosen(0))
    assert isinstance(asked, Show)
    assert isinstance(asked.flow, OfficeQuestionFlow)
    assert asked.flow.take(QuestionAnswered(stick)) == Home()
    (file,) = stick.glob("*.toml")
    assert file.read_text() == built.read_text()
    return file


def test_a_built_table_is_saved_brought_in_elsewhere_and_approved_there(
    table: SeatedTable, flow: BuildFlow, stick: Path
) -> None:
    file = saved(table, flow, stick)
    first = (flow.draft.folder / "table-41.toml").rename(stick.parent / "kept")  # another kiosk
    there = listed(flow.take(TableBrought()))
    (row,) = listing(there.model()).rows
    assert row.words[0] == file.name
    assert row.words[1].startswith("Built 14 Mar 2026 by L. Haddad, approved by J. Park")
    assert row.words[2] == "STICK"
    step = there.take(TravellerChosen(0))
    assert isinstance(step, Show)
    assert isinstance(step.flow, ChangesFlow)
    said = [row.words for row in listing(step.flow.model()).rows]
    assert ("Most on ANTE", "$100", "$200") in said
    assert ("Paytable of Queens Up", "C4P-09", "C4P-10") in said
    assert ("SEATS", "7", "5") in said
    assert step.flow.take(BroughtUsed()) == Home()
    assert "Most on ANTE: $100 → $200" in flow.draft.differences()
    taken = approved(table, flow, "41")
    about, *lines = taken.read_text().splitlines()
    assert lines == first.read_text().splitlines()[1:]
    assert f"from {file.name}. Built 14 Mar 2026 by L. Haddad" in about


def test_law_devices_and_staff_stay_those_of_the_kiosk(
    table: SeatedTable, flow: BuildFlow, stick: Path
) -> None:
    file = saved(table, flow, stick)
    text = file.read_text().replace('staff = "samples"', 'staff = "enrolled"')
    file.write_text(text.replace("[devices]", '[devices]\ncamera = "/dev/null"', 1))
    found = listed(flow.take(TableBrought())).take(TravellerChosen(0))
    if isinstance(found, Show):  # read: nothing of it counts here
        assert isinstance(found.flow, ChangesFlow)
        found.flow.take(BroughtUsed())
        here = table.table.setup
        assert (flow.draft.base.staff, flow.draft.base.devices) == (here.staff, here.devices)
        return
    assert found == Back()
    assert "camera" in flow.draft.said


def test_what_is_no_table_is_refused_in_a_sentence(flow: BuildFlow, stick: Path) -> None:
    (stick / "notes.toml").write_text("game = ")
    there = listed(flow.take(TableBrought()))
    assert there.take(TravellerChosen(0)) == Back()
    assert "notes.toml" in flow.draft.said
    assert flow.draft.is_refused


def test_a_table_that_cannot_be_saved_is_said_and_leaves_no_half(
    table: SeatedTable, flow: BuildFlow, stick: Path
) -> None:
    saved(table, flow, stick).unlink()
    there = listed(flow.take(TableSaved()))
    (flow.draft.folder / "table-41.toml").unlink()
    asked = there.take(TravellerChosen(0))
    assert isinstance(asked, Show)
    asked.flow.take(QuestionAnswered(stick))
    assert flow.draft.said.startswith("Nothing was saved")
    assert flow.draft.is_refused
    assert [*stick.iterdir()] == []


def test_a_number_that_is_taken_here_is_to_be_entered_anew(
    table: SeatedTable, flow: BuildFlow, stick: Path
) -> None:
    saved(table, flow, stick)
    step = listed(flow.take(TableBrought())).take(TravellerChosen(0))
    assert isinstance(step, Show)
    step.flow.take(BroughtUsed())
    assert flow.draft.number == ""


def test_the_folder_of_the_house_is_looked_into(
    table: SeatedTable, flow: BuildFlow, stick: Path, tmp_path: Path
) -> None:
    file = saved(table, flow, stick)
    (tmp_path / "house" / "tables").mkdir(parents=True)
    file.rename(tmp_path / "house" / "tables" / "pit.toml")
    (row,) = listing(listed(flow.take(TableBrought())).model()).rows
    assert (row.words[0], row.words[2]) == ("pit.toml", "Folder of the house")


def brought(flow: BuildFlow) -> Step:
    return listed(flow.take(TableBrought())).take(TravellerChosen(0))


def test_where_the_house_has_a_key_a_table_comes_in_only_with_its_signature(
    table: SeatedTable, flow: BuildFlow, stick: Path, tmp_path: Path
) -> None:
    file = saved(table, flow, stick)
    first = brought(flow)
    assert isinstance(first, Show)
    assert "No house key here" in " ".join(words(first.flow.model()))
    for tool in (("--new", tmp_path / "one", tmp_path / "other", tmp_path / "house.pub"),):
        subprocess.run((HOUSE_KEY, *tool), check=True, capture_output=True)
    key = (tmp_path / "house.pub").read_text().strip()
    folders = (flow.draft.folder, tmp_path / "house", (tmp_path / "media",))
    flow.places = TablePlaces(*folders, on_record=key)
    assert brought(flow) == Back()
    assert flow.draft.said == f"The house has not signed {file.name}. Have it signed in the office"
    halves = (tmp_path / "one", tmp_path / "other")
    subprocess.run(
        (HOUSE_KEY, "--table", *halves, file, file, "--yes"), check=True, capture_output=True
    )
    signed = brought(flow)
    assert isinstance(signed, Show)
    assert "No house key here" not in " ".join(words(signed.flow.model()))
    file.write_text(file.read_text().replace("$200", "$900"))
    assert brought(flow) == Back()
    assert "was altered, or is of another house" in flow.draft.said
    file.write_bytes(b"\xff\xfe no text")
    assert brought(flow) == Back()
    assert flow.draft.said == f"{file}: cannot be read (it is not UTF-8 text); check the file"


def test_what_comes_in_is_what_the_signature_was_held_against(
    table: SeatedTable, flow: BuildFlow, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(table, flow, stick)
    whole = load_table(paths.resources(), paths.layouts(), file)

    def swap(name: str, text: str, house: bytes) -> None:
        file.write_text(text.replace("$200", "$900"))

    monkeypatch.setattr(travel, "require_signed", swap)
    here = TravellingTable(file, "stick", "")
    found = read_brought(here, paths.resources(), paths.layouts(), b"house")
    assert "$900" in file.read_text()
    assert found.limits == whole.limits
    file.write_text(f"{file.read_text()}[rules]\n")
    assert brought(flow) == Back()


def test_without_any_it_says_so(flow: BuildFlow) -> None:
    assert listing(listed(flow.take(TableBrought())).model()).nothing == "Plug in a USB stick"
    assert listing(listed(flow.take(TableSaved())).model()).nothing == "Nothing here"


def test_a_live_kiosk_takes_no_sample_players(table: SeatedTable) -> None:
    here = table.table.setup
    assert here.players
    live = replace(here, devices={"swiper": "/dev/ttyUSB0"})
    assert at_this_kiosk(here, live).players == ()


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(
    table: SeatedTable, stick: Path, tmp_path: Path, size, longer
) -> None:
    if longer:
        table.draw_with(replace(table.context, translator=LongerWords()))
    table.window.resize(*size)
    found = flow_of(enter(table, "build"), BuildFlow)
    found.places = TablePlaces(found.draft.folder, tmp_path / "house", (tmp_path / "media",))
    saved(table, found, stick)
    assert findings(table.window) == []
    found.office.go(found.take(TableBrought()))
    assert findings(table.window) == []
    found.office.go(listed(found.take(TableBrought())).take(TravellerChosen(0)))
    assert words(flow_of_now(table))
    assert findings(table.window) == []


def flow_of_now(table: SeatedTable):
    """Return the page that shows now."""
    stage = table.face.pages.page
    assert stage is not None
    return stage.page.pane.flows[-1].model()
