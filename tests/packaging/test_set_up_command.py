"""A kiosk in one command of root: answers, first cards, a start; and on where it was left."""

import subprocess
from pathlib import Path

import pytest

APPLIANCE = Path(__file__).parents[2] / "packaging" / "appliance"
ANSWERS = "kiosk-setup --answers"
FIRST, LIST, AGAIN = "staff enrol", "staff import", "systemctl reboot"


class Bare:
    """A machine with the package, whose commands say what they were called with."""

    def __init__(self, folder: Path) -> None:
        self.settings, self._done = folder / "etc", folder / "called"
        for name in ("etc", "run", "bin"):
            (folder / name).mkdir()
        text = (APPLIANCE / "dealer-assist-set-up").read_text(encoding="utf-8")
        text = text.replace("/etc/dealer-assist", str(self.settings))
        text = text.replace("/run/dealer-assist", str(folder / "run"))
        text = text.replace("-o dealer-assist -g dealer-assist ", "")
        self._script, self._bin = folder / "set-up", folder / "bin"
        self._script.write_text(text)
        self.answers = folder / "answers.toml"
        self.answers.touch()
        self._command("id", "echo 0")
        self._command("udevadm", "true")
        self._command("systemctl", f'echo "systemctl $*" >>{self._done}')
        roles = folder / "roles"
        roles.touch()
        self._command(
            "setpriv",
            f"""while [ "$1" != dealer-assist ]; do shift; done
shift
echo "$*" >>{self._done}
case "$1 $2" in
    "kiosk-setup --answers") ! grep -q wrong "$3" && touch {self.settings}/set-up.done ;;
    "staff list") cat {roles} ;;
    "staff enrol") [ -s {roles} ] && echo dealer-1 >>{roles} || echo executive-1 >{roles} ;;
esac""",
        )

    def _command(self, name: str, does: str) -> None:
        file = self._bin / name
        file.write_text(f"#!/bin/sh\n{does}\n")
        file.chmod(0o755)

    def calls(self, *words: object) -> tuple[int, list[str]]:
        """Call it; return its status, and what it did of what a set-up consists of."""
        self._done.write_text("")
        done = subprocess.run(
            ["sh", str(self._script), *map(str, words)],
            capture_output=True,
            text=True,
            check=False,
            env={"PATH": f"{self._bin}:/usr/bin:/bin"},
        )
        said = self._done.read_text().splitlines()
        parts = (ANSWERS, FIRST, LIST, AGAIN)
        return done.returncode, [part for one in said for part in parts if one.startswith(part)]


@pytest.fixture
def bare(tmp_path: Path) -> Bare:
    return Bare(tmp_path)


def test_answers_cards_and_a_start_are_one_command(bare: Bare) -> None:
    assert bare.calls(bare.answers) == (0, [ANSWERS, FIRST, FIRST, AGAIN])


def test_wrong_answers_ask_for_no_card_and_start_nothing(bare: Bare) -> None:
    bare.answers.write_text("wrong")
    assert bare.calls(bare.answers) == (1, [ANSWERS])
    assert bare.calls() == (2, [])
    assert bare.calls(bare.answers.with_name("nowhere.toml")) == (2, [])


def test_a_set_up_that_was_stopped_goes_on_where_it_was_left(bare: Bare) -> None:
    (bare.settings / "set-up.done").touch()
    assert bare.calls() == (0, [FIRST, FIRST, AGAIN])
    assert bare.calls(bare.answers) == (0, [AGAIN])


def test_the_houses_signed_list_is_taken_in_the_place_of_cards(bare: Bare) -> None:
    assert bare.calls(bare.answers, bare.answers) == (0, [ANSWERS, LIST, AGAIN])
