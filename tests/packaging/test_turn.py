"""Which version is in use: turned by one rename, back to what ran, never to what cannot read."""

import re
import subprocess
from pathlib import Path

import pytest

APPLIANCE = Path(__file__).parents[2] / "packaging" / "appliance"


class Kept:
    """A machine's versions in a folder, turned by the script as it stands but for its places."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "opt"
        self.state = folder / "state"
        (self.state).mkdir()
        self._script = folder / "turn"
        text = (APPLIANCE / "dealer-assist-turn").read_text(encoding="utf-8")
        text = text.replace("/opt/dealer-assist", str(self.root))
        text = text.replace("/var/lib/dealer-assist", str(self.state))
        text = text.replace("/run/systemd/system", str(folder / "no-systemd"))
        text = text.replace("/etc/dealer-assist/set-up.done", str(folder / "set-up.done"))
        text = re.sub(r"\n( *)sleep ", r"\n\1: ", text)
        text = re.sub(r"-o dealer-assist -g dealer-assist ", "", text)
        text = re.sub(r"setpriv (.|\n)*?env QT", "env QT", text)
        self._script.write_text(text)

    def unpack(
        self,
        number: str,
        *,
        plays: bool = True,
        schema: int = 1,
        reads_lists: bool = True,
        digest: str = "abc",
    ) -> None:
        """Do what dpkg does: files in the place of others, by renaming."""
        tree = self.root / "incoming" / "tree"
        program = f"""#!/bin/sh
case $1 in
    school) {"true" if plays else "false"} ;;
    staff) {"true" if reads_lists else '! grep -q taken "$4/staff.live.db"'} ;;
    journal) for one in "$4"/*.db; do [ "$(head -n 1 "$one")" -le {schema} ] || exit 2; done ;;
    --version) echo {number} ;;
esac
"""
        for name, text in (
            ("system/dealer-assist", program),
            ("venv/bin/python3", '#!/bin/sh\ntouch "${0%/venv/*}/compiled"\n'),
            ("app/dealer_assist/__init__.py", f'__version__ = "{number}"\n'),
        ):
            new = tree / f"{name}.dpkg-new"
            new.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(text)
            new.chmod(0o755)
            new.replace(tree / name)
        (self.root / "incoming" / "name").write_text(f"{number}-{digest}\n")

    def has_compiled(self, number: str) -> bool:
        """True if the machine has compiled a version by itself."""
        return (self.root / "versions" / f"{number}-abc" / "compiled").exists()

    def turn(self, word: str) -> tuple[int, str]:
        done = subprocess.run(
            ["sh", str(self._script), word], capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout + done.stderr

    def update(self, number: str, *, plays: bool = True, schema: int = 1) -> tuple[int, str]:
        self.unpack(number, plays=plays, schema=schema)
        return self.turn("take")

    def take_staff_list(self) -> None:
        (self.state / "staff.live.db").write_text("1\nstaff list taken\n")

    def record(self, schema: int) -> None:
        (self.state / "table.live.db").write_text(f"{schema}\n")

    def stands(self, status: str, bad: str = "none", bad_status: str = "", active: int = 0) -> None:
        """Put in a systemd that knows one unit, by what it tells with one version and with others.

        `active` is 3 where the unit of the bad version is not running.
        """
        (self.root.parent / "no-systemd").mkdir(exist_ok=True)
        command = self._script.parent / "systemctl"
        command.write_text(f"""#!/bin/sh
is_bad=; case $(readlink {self.root}/current) in */{bad}-*) is_bad=yes ;; esac
case $1 in
    show) [ -z "$is_bad" ] && echo "{status}" || echo "{bad_status}" ;;
    is-active) [ -z "$is_bad" ] || exit {active} ;;
    start | try-restart) echo "$1 $2" >>{self.root}/started ;;
esac
""")
        command.chmod(0o755)
        text = self._script.read_text()
        if str(command) not in text:
            self._script.write_text(text.replace("systemctl ", f"{command} "))

    @property
    def refused(self) -> list[str]:
        """Return what is on record of the version that was refused last."""
        file = self.root / "refused"
        return file.read_text().splitlines() if file.exists() else []

    def put_off(self, number: str) -> None:
        """Have a version wait for the next start, as an update at an open table does."""
        self.stands("Table 12: betting")
        assert self.update(number)[0] == 0

    def start_up(self) -> None:
        """Start the machine: the table's unit is not there before the version is turned to."""
        (self._script.parent / "systemctl").write_text('#!/bin/sh\n[ "$1" != is-active ]\n')
        (self.root.parent / "set-up.done").touch()

    @property
    def runs_from(self) -> str:
        """Name the folder of the version in use."""
        return (self.root / "current").resolve().name

    @property
    def runs(self) -> str:
        front = (APPLIANCE / "front-door").read_text(encoding="utf-8")
        front = front.replace("/opt/dealer-assist", str(self.root))
        done = subprocess.run(
            ["sh", "-c", front, "dealer-assist", "--version"],
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    machine = Kept(tmp_path)
    assert machine.update("0.1") == (0, "")
    return machine


def test_a_power_cut_while_an_update_is_unpacked_leaves_the_old_version(kept: Kept) -> None:
    kept.unpack("0.2")
    assert kept.runs == "0.1"
    assert kept.turn("take")[0] == 0
    assert kept.runs == "0.2"


def test_a_lost_link_starts_a_version_that_is_whole(kept: Kept) -> None:
    kept.update("0.2")
    (kept.root / "current").unlink()
    assert kept.runs == "0.1"  # the one that ran before
    (kept.root / "before").unlink()
    assert kept.runs in ("0.1", "0.2")


def test_a_version_that_does_not_play_is_not_used(kept: Kept) -> None:
    status, said = kept.update("0.2", plays=False)
    assert status == 1
    assert "version 0.2 does not pass its self-check and is not used" in said
    assert kept.runs == "0.1"


def test_a_rollback_goes_to_what_ran_before_and_not_to_what_sorts_before(kept: Kept) -> None:
    kept.update("0.2")
    assert kept.turn("back")[0] == 0
    kept.update("0.3")
    assert kept.turn("back")[0] == 0
    assert kept.runs == "0.1"


def test_a_rollback_has_a_way_forward(kept: Kept) -> None:
    kept.update("0.2")
    kept.turn("back")
    status, said = kept.turn("forward")
    assert (status, kept.runs) == (0, "0.2")
    assert said == "Dealer Assist is version 0.2 now; 0.1 stays beside it.\n"
    kept.turn("back")
    assert kept.runs == "0.1"


def test_a_rollback_to_a_version_that_cannot_read_the_journals_is_refused(kept: Kept) -> None:
    kept.update("0.2", schema=2)
    kept.record(2)
    status, said = kept.turn("back")
    assert status == 1
    assert (
        "version 0.1 cannot read what a newer one has recorded in the journals of this kiosk; "
        "stay with the one in use" in said
    )
    assert kept.runs == "0.2"


def test_a_rollback_over_a_signed_staff_list_is_refused_and_the_register_named(kept: Kept) -> None:
    """The older version finds the chain whole: only reading the cards tells."""
    kept.unpack("0.2", reads_lists=False)
    kept.turn("take")
    kept.update("0.3")
    assert kept.turn("back")[0] == 0
    assert kept.turn("forward")[0] == 0
    kept.take_staff_list()
    status, said = kept.turn("back")
    assert status == 1
    assert (
        "version 0.2 cannot read what a newer one has recorded in the register of staff cards; "
        "stay with the one in use, or install a newer one" in said
    )
    assert kept.runs == "0.3"


def test_an_update_that_cannot_read_the_journals_is_not_used(kept: Kept) -> None:
    kept.update("0.2", schema=3)
    kept.record(3)
    status, said = kept.update("0.3", schema=2)
    assert status == 1
    assert "cannot read the journals of this kiosk and is not used" in said
    assert kept.runs == "0.2"


def test_a_journal_that_no_version_can_read_keeps_nobody_from_an_update(kept: Kept) -> None:
    kept.record(9)
    assert kept.update("0.2")[0] == 0
    assert kept.runs == "0.2"
    assert kept.turn("back")[0] == 0


def test_there_is_nothing_to_go_back_to_after_a_first_install(kept: Kept) -> None:
    status, said = kept.turn("back")
    assert status == 2
    assert "there is no version before this one" in said
    assert kept.turn("forward")[0] == 2


def test_the_same_number_built_anew_lies_beside_the_one_that_runs(kept: Kept) -> None:
    kept.unpack("0.1", digest="def")
    assert kept.runs_from == "0.1-abc"
    assert kept.turn("take") == (0, "")
    assert kept.runs_from == "0.1-def"
    assert kept.turn("back")[0] == 0
    assert kept.runs_from == "0.1-abc"


def test_a_version_is_tried_on_the_disk_of_the_journals_and_leaves_nothing_there(
    kept: Kept,
) -> None:
    """In memory, as /tmp may be, the copies of a year would have no room."""
    kept.record(1)
    kept.unpack("0.2")
    program = kept.root / "incoming" / "tree" / "system" / "dealer-assist"
    told = kept.root / "told"
    program.write_text(program.read_text().replace("journal) ", f'journal) echo "$4" >{told};'))
    assert kept.turn("take")[0] == 0
    assert told.read_text() == f"{kept.state}/.tried\n"
    assert sorted(one.name for one in kept.state.iterdir()) == ["table.live.db"]


@pytest.mark.parametrize("status", ["Table 12: closed", "A port is missing; see to its plug"])
def test_an_update_is_used_at_once_where_no_table_is_open(kept: Kept, status: str) -> None:
    kept.stands(status)
    assert kept.update("0.2") == (0, "")
    assert kept.runs == "0.2"
    assert kept.turn("back")[0] == 0


def test_an_update_waits_while_the_table_is_open_and_nothing_goes_back(kept: Kept) -> None:
    kept.update("0.2")
    kept.stands("Table 12: betting")
    code, said = kept.update("0.3")
    assert code == 0
    assert "the table is open: version 0.3 is used from the next start" in said
    code, said = kept.turn("back")
    assert (code, said) == (1, "dealer-assist: the table is open; close it first\n")
    assert kept.runs == "0.2"


def test_two_versions_are_kept_and_no_more(kept: Kept) -> None:
    for number in ("0.2", "0.3", "0.4"):
        kept.update(number)
    assert sorted(one.name for one in (kept.root / "versions").iterdir()) == ["0.3-abc", "0.4-abc"]


def test_what_an_open_table_left_waiting_is_turned_to_at_the_next_start(kept: Kept) -> None:
    kept.update("0.2")
    kept.turn("back")
    (kept.root / "after").rename(kept.root / "next")
    assert kept.turn("at-start") == (0, "")
    assert kept.runs == "0.2"
    assert not (kept.root / "next").exists()
    assert kept.turn("at-start") == (0, "")  # nothing waits any more


def test_a_release_is_used_as_it_was_signed_and_another_version_is_compiled_here(
    kept: Kept,
) -> None:
    kept.update("0.1")
    assert kept.has_compiled("0.1")
    kept.unpack("0.2")
    signed = kept.root / "incoming" / "tree" / "app" / "dealer_assist" / "program" / "release.json"
    signed.parent.mkdir()
    signed.write_text("{}")
    assert kept.turn("take")[0] == 0
    assert kept.runs == "0.2"
    assert not kept.has_compiled("0.2")


def versions_of(kept: Kept) -> list[str]:
    return sorted(one.name for one in (kept.root / "versions").iterdir())


@pytest.mark.parametrize(
    ("status", "active", "told"),
    [
        ("", 3, "its table did not stand; version 0.2 is in use again"),
        ("A port is missing", 0, "did not stand (A port is missing); version 0.2 is in use again"),
    ],
)
def test_a_version_whose_table_does_not_stand_is_turned_back_by_itself_and_told(
    kept: Kept, status: str, active: int, told: str
) -> None:
    """As with a wrong unit, too tight a sandbox, a watchdog: the self-check plays without them."""
    kept.update("0.2")
    kept.stands("Table 12: closed", "0.3", status, active)
    code, said = kept.update("0.3")
    assert code == 1
    assert "version 0.3 was turned to and its table did not stand" in said
    assert told in said
    assert kept.runs == "0.2"
    assert kept.refused[0] == "0.3"
    assert told in kept.refused[2]
    assert "start dealer-assist.service" in (kept.root / "started").read_text()
    assert versions_of(kept) == ["0.1-abc", "0.2-abc"], "the refused one is not kept"
    assert kept.turn("back")[0] == 0
    assert kept.runs == "0.1", "what ran before the one in use is still known"


def test_a_version_that_stands_forgets_what_was_refused(kept: Kept) -> None:
    kept.stands("Table 12: closed", "0.2")
    kept.update("0.2")
    assert kept.refused[0] == "0.2"
    assert kept.update("0.3") == (0, "")
    assert kept.runs == "0.3"
    assert kept.refused == []
    assert not (kept.root / "trial").exists()


def test_where_no_table_stood_before_none_is_asked_for(kept: Kept) -> None:
    kept.stands("A port is missing; see to its plug", "0.2", "A port is missing; see to its plug")
    assert kept.update("0.2") == (0, "")
    assert kept.runs == "0.2"


def test_a_version_that_waited_and_does_not_stand_is_turned_back_after_the_start(
    kept: Kept,
) -> None:
    kept.put_off("0.2")
    kept.start_up()
    assert kept.turn("at-start")[0] == 0
    assert (kept.runs, (kept.root / "trial").is_symlink()) == ("0.2", True)
    code, said = kept.turn("stands")
    assert code == 1
    assert "version 0.2 was turned to and its table did not stand" in said
    assert kept.runs == "0.1"
    assert kept.refused[0] == "0.2"
    assert kept.turn("stands") == (0, "")  # nothing is on trial any more


def test_a_version_that_waited_is_taken_at_a_closed_table_by_a_word_of_its_own(kept: Kept) -> None:
    kept.put_off("0.2")
    kept.stands("Table 12: closed")
    rollback = (APPLIANCE / "dealer-assist-rollback").read_text(encoding="utf-8")
    assert "--next) exec /usr/lib/dealer-assist/dealer-assist-turn at-start" in rollback
    assert kept.turn("at-start") == (0, "")
    assert kept.runs == "0.2"


def test_a_version_that_is_refused_is_on_record_and_not_kept(kept: Kept) -> None:
    kept.update("0.2", plays=False)
    number, when, why = kept.refused
    assert (number, when.isdecimal()) == ("0.2", True)
    assert why == (
        "version 0.2 does not pass its self-check and is not used; the version before it goes on"
    )
    assert versions_of(kept) == ["0.1-abc"]


def test_dpkg_ends_configured_whatever_becomes_of_the_version() -> None:
    postinst = (APPLIANCE / "postinst").read_text(encoding="utf-8")
    assert "dealer-assist-turn take || true\n" in postinst
