"""The changelog is read by users: a release is short, and its commit can be found."""

import re

from dealer_assist import __version__

MOST_LINES = 20
LONGEST = 250
_HEAD = re.compile(r"^## \[(?P<version>[\d.]+)\] - (?P<rest>.*)$")


def _releases(text: str) -> dict[str, tuple[str, list[str]]]:
    found: dict[str, tuple[str, list[str]]] = {}
    for line in text.splitlines():
        if head := _HEAD.match(line):
            version = head["version"]
            found[version] = (head["rest"], [])
        elif line.startswith("- "):
            found[version][1].append(line)
    return found


def test_the_version_of_the_program_has_a_chapter(house):
    assert __version__ in _releases((house / "CHANGELOG.md").read_text())


def test_a_release_has_at_most_twenty_lines(house):
    releases = _releases((house / "CHANGELOG.md").read_text())
    long = {version for version, (_, lines) in releases.items() if len(lines) > MOST_LINES}
    assert long == set()


def test_a_line_is_read_at_a_glance(house):
    releases = _releases((house / "CHANGELOG.md").read_text())
    assert [one for _, lines in releases.values() for one in lines if len(one) > LONGEST] == []


def test_a_release_names_its_day_and_its_commit(house):
    for version, (rest, _) in _releases((house / "CHANGELOG.md").read_text()).items():
        if version != __version__:
            assert re.fullmatch(r"\d{4}-\d\d-\d\d, [0-9a-f]{8}", rest), version
