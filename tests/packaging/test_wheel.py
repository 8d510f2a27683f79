"""What `pip install .` puts on a machine: the program, its definitions, and nothing else."""

import re
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from dealer_assist.catalog.handbook import named_pictures, shipped_name


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    house = Path(__file__).parents[2]
    folder = tmp_path_factory.mktemp("wheel")
    (path,) = WheelBuilder(str(house)).build(directory=str(folder), versions=["standard"])
    with zipfile.ZipFile(path) as opened:
        yield opened


def is_source_of_a_language(path: Path) -> bool:
    """Return what a kiosk never reads: catalogues that are not compiled, and glossaries."""
    return path.suffix == ".ts" or path.parent.name == "glossary"


@pytest.mark.parametrize("folder", ["resources", "layouts"])
def test_every_definition_travels_in_the_wheel(wheel, house, folder):
    files = [path for path in (house / folder).rglob("*") if path.is_file()]
    assert files
    names = set(wheel.namelist())
    for path in files:
        is_packed = f"dealer_assist/{path.relative_to(house).as_posix()}" in names
        assert is_packed != is_source_of_a_language(path), path


def test_what_languages_are_made_of_travels_in_no_package(wheel, house):
    languages = [path for path in (house / "resources" / "i18n").rglob("*") if path.is_file()]
    assert len([path for path in languages if is_source_of_a_language(path)]) > 6
    left_out = re.search(r"rm -rf .*resources/i18n/(\S+)", (house / "packaging/build").read_text())
    assert left_out
    assert left_out[1] == "{*.ts,glossary}"


def test_every_module_travels_in_the_wheel(wheel, house):
    names = set(wheel.namelist())
    trials = house / "dealer_assist" / "trials"
    for path in (house / "dealer_assist").rglob("*.py"):
        assert (path.relative_to(house).as_posix() in names) == (trials not in path.parents)


def test_the_wheel_gives_the_command_and_carries_the_licence(wheel):
    (entry_points,) = [name for name in wheel.namelist() if name.endswith("entry_points.txt")]
    assert b"dealer-assist = dealer_assist.cli.main:main" in wheel.read(entry_points)
    for licence in ("LICENSE", "NOTICE", "licenses/LGPL-3.0.txt", "licenses/GPL-3.0.txt"):
        assert any(name.endswith(f"licenses/{licence}") for name in wheel.namelist())


def test_nothing_but_the_package_travels(wheel):
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"dealer_assist"}


def test_the_handbook_travels_with_the_pictures_that_it_names_and_no_others(wheel, house):
    folder = house / "docs" / "handbook"
    shipped = {name for name in wheel.namelist() if name.startswith("dealer_assist/handbook/")}
    pages = {page.relative_to(folder).as_posix() for page in folder.rglob("*.md")}
    named = {f"pictures/{shipped_name(one)}" for one in named_pictures(folder)}
    assert len(named) > 60
    assert shipped == {f"dealer_assist/handbook/{one}" for one in pages | named}


def test_no_other_picture_of_the_tests_travels(wheel, house):
    assert list((house / "tests" / "golden").rglob("*.png"))
    pictures = {name for name in wheel.namelist() if name.endswith(".png")}
    others = {name for name in pictures if "/handbook/pictures/" not in name}
    assert others == {"dealer_assist/resources/theme/start.png"}
    packed = re.findall(r"git archive HEAD (.*) \|", (house / "packaging/build").read_text())
    assert "docs/handbook" in packed
    assert not any("tests" in words.split() for words in packed)


def test_every_picture_of_the_readme_is_there(house):
    shown = re.findall(r"!\[[^]]*]\(([^)]*)\)", (house / "README.md").read_text(encoding="utf-8"))
    assert shown
    assert [name for name in shown if not (house / name).is_file()] == []
