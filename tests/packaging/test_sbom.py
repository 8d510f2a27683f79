"""The bill of materials names everything that is shipped; the notice says how Qt is replaced."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def bills(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """Two bills, made one after the other."""
    folder = tmp_path_factory.mktemp("bill")
    for name in ("first.json", "second.json"):
        subprocess.run(
            [sys.executable, HOUSE / "packaging" / "sbom.py", folder / name],
            check=True,
            capture_output=True,
            env={"PYTHONPATH": str(HOUSE)},
        )
    return [(folder / name).read_bytes() for name in ("first.json", "second.json")]


def test_the_same_locks_make_the_same_bill(bills):
    assert bills[0] == bills[1]


def test_every_pinned_library_is_on_the_bill_with_its_licence_and_hashes(bills):
    components = {one["name"]: one for one in json.loads(bills[0])["components"]}
    lock = (HOUSE / "requirements.lock").read_text().splitlines()
    pinned = [line.split("==")[0] for line in lock if not line.startswith((" ", "#"))]
    assert len(pinned) > 15
    for name in pinned:
        one = components[name]
        assert one["purl"] == f"pkg:pypi/{name}@{one['version']}"
        assert one["hashes"]
        assert one["licenses"][0]["license"]["name"]
    assert components["pyside6-essentials"]["licenses"][0]["license"]["name"] == "LGPL-3.0-only"


def test_every_font_is_on_the_bill(bills):
    names = {one["name"] for one in json.loads(bills[0])["components"]}
    fonts = {file.name for file in (HOUSE / "resources" / "fonts").glob("*.[ot]tf")}
    assert fonts
    assert fonts <= names


def test_the_bill_is_cyclonedx_without_an_address_or_a_path(bills):
    bill = json.loads(bills[0])
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    refs = {one["bom-ref"] for one in bill["components"]}
    assert len(refs) == len(bill["components"])
    assert set(bill["dependencies"][0]["dependsOn"]) == refs
    assert b"://" not in bills[0]
    assert str(HOUSE).encode() not in bills[0]


def test_the_notice_has_the_licence_of_qt_and_the_way_to_replace_it():
    notice = (HOUSE / "NOTICE").read_text()
    assert "LGPL-3.0-only" in notice
    assert "To replace Qt by another build" in notice
    lesser = (HOUSE / "licenses" / "LGPL-3.0.txt").read_text()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in lesser
    assert "Version 3, 29 June 2007" in lesser
    assert "GNU GENERAL PUBLIC LICENSE" in (HOUSE / "licenses" / "GPL-3.0.txt").read_text()
