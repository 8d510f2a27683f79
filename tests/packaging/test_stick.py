"""The disk of the copies: the right one, or none; and why none, told by the duty to the table.

The shell scripts as they ship, with a blkid, findfs and mount that know the disks of the test.
"""

import os
import subprocess
from pathlib import Path

import pytest

from dealer_assist.value import Value

APPLIANCE = Path(__file__).parents[2] / "packaging" / "appliance"
TOOLS = {
    # blkid: `-t LABEL=x` lists devices, `-s TYPE device` gives its file system
    "blkid": """
        case "$*" in
            *-t*) awk -v l="${*##*LABEL=}" '$2 == l { print $1; n = 1 } END { exit !n }' disks ;;
            *) awk -v d="${*##* }" '$1 == d { print $4 }' disks ;;
        esac""",
    "findfs": """awk -v u="${1#UUID=}" '$3 == u { print $1; n = 1 } END { exit !n }' disks""",
    "mount": """
        if grep -q "^$3 .* broken" disks; then echo "mount: wrong fs type"; exit 32; fi
        echo "$*" >mounted""",
    "mountpoint": "test -e mounted",
    "umount": "rm mounted",
    "chown": "true",
    "dealer-assist": 'echo "$@"',
}


class Kiosk(Value):
    """A folder with the scripts, the tools they call, and a list of disks."""

    folder: Path

    def plug(self, device: str, label: str, uuid: str, kind: str, state: str = "well") -> None:
        with (self.folder / "disks").open("a") as disks:
            disks.write(f"{device} {label} {uuid} {kind} {state}\n")

    def run(self, script: str, *words: str, **settings: str) -> tuple[int, str]:
        done = subprocess.run(
            ["sh", str(self.folder / script), *words],
            cwd=self.folder,
            env={"PATH": f"{self.folder}:{os.defpath}", "STATE_DIRECTORY": str(self.folder)}
            | settings,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        return done.returncode, done.stderr.strip() or done.stdout.strip()

    def put_in(self, **settings: str) -> tuple[int, str]:
        return self.run("dealer-assist-stick", "in", **settings)

    def told(self, **settings: str) -> str:
        """Return what the table is told of the copies."""
        self.run("dealer-assist-duty", "backup", **settings)
        return (self.folder / "duties" / "backup").read_text().splitlines()[1]

    @property
    def mounted(self) -> str:
        file = self.folder / "mounted"
        return file.read_text().strip() if file.exists() else ""


@pytest.fixture
def kiosk(tmp_path: Path) -> Kiosk:
    for script in ("dealer-assist-stick", "dealer-assist-duty"):
        text = (APPLIANCE / script).read_text(encoding="utf-8")
        text = text.replace("/usr/bin/dealer-assist", f"{tmp_path}/dealer-assist")
        (tmp_path / script).write_text(text.replace("/run/", f"{tmp_path}/run/"))
    for tool, text in TOOLS.items():
        (tmp_path / tool).write_text(f"#!/bin/sh\n{text}\n")
        (tmp_path / tool).chmod(0o755)
    (tmp_path / "disks").touch()
    (tmp_path / "run").mkdir()
    return Kiosk(tmp_path)


def test_a_disk_by_its_label_is_put_in_its_place_and_taken_out(kiosk: Kiosk) -> None:
    kiosk.plug("/dev/sda1", "DEALER-BACKUP", "6A1F", "ext4")
    assert kiosk.put_in() == (0, "")
    assert (
        kiosk.mounted == f"-o nosuid,nodev,noexec /dev/sda1 {kiosk.folder}/run/dealer-assist-backup"
    )
    assert kiosk.run("dealer-assist-stick", "out") == (0, "")
    assert kiosk.mounted == ""


def test_a_disk_of_fat_belongs_to_the_table(kiosk: Kiosk) -> None:
    kiosk.plug("/dev/sda1", "COPIES", "6A1F-09C2", "vfat")
    kiosk.put_in(BACKUP_LABEL="COPIES")
    assert ",uid=dealer-assist," in kiosk.mounted


def test_where_no_disk_is_there_the_duty_says_so(kiosk: Kiosk) -> None:
    assert kiosk.put_in() == (0, "")
    assert kiosk.told() == "no disk with the label DEALER-BACKUP is there. Plug it in"


def test_of_two_disks_with_the_label_neither_is_taken_and_the_table_is_told(kiosk: Kiosk) -> None:
    kiosk.plug("/dev/sda1", "DEALER-BACKUP", "6A1F", "ext4")
    kiosk.plug("/dev/sdb1", "DEALER-BACKUP", "7B2F", "ext4")
    status, _ = kiosk.put_in()
    assert (status, kiosk.mounted) == (1, "")
    assert kiosk.told().startswith("two disks have the label DEALER-BACKUP and neither is taken; ")


def test_by_its_uuid_the_right_one_of_two_is_taken(kiosk: Kiosk) -> None:
    kiosk.plug("/dev/sda1", "DEALER-BACKUP", "6A1F", "ext4")
    kiosk.plug("/dev/sdb1", "DEALER-BACKUP", "7B2F", "ext4")
    assert kiosk.put_in(BACKUP_UUID="7B2F") == (0, "")
    assert " /dev/sdb1 " in kiosk.mounted


def test_somebody_elses_disk_with_the_label_gets_no_copy(kiosk: Kiosk) -> None:
    kiosk.plug("/dev/sda1", "DEALER-BACKUP", "6A1F", "ext4")
    status, _ = kiosk.put_in(BACKUP_UUID="7B2F")
    assert (status, kiosk.mounted) == (1, "")
    assert "is not the one of the set-up, UUID 7B2F; plug that one in" in kiosk.told()


def test_a_disk_that_cannot_be_mounted_is_said_to_be_there(kiosk: Kiosk) -> None:
    kiosk.plug("/dev/sda1", "DEALER-BACKUP", "6A1F", "zfs_member", "broken")
    status, _ = kiosk.put_in()
    assert status == 1
    assert kiosk.told() == (
        "the disk DEALER-BACKUP is there and cannot be used (zfs_member: mount: wrong fs type); "
        "format it with ext4, or use another"
    )


def test_fat_takes_eleven_letters_of_a_label_and_that_is_said(kiosk: Kiosk) -> None:
    kiosk.plug("/dev/sda1", "DEALER-BACK", "6A1F-09C2", "vfat")
    assert kiosk.put_in()[0] == 1
    assert kiosk.told().startswith("a disk has the label DEALER-BACK: FAT takes 11 letters. ")


def test_the_word_of_the_last_time_does_not_outlive_its_cause(kiosk: Kiosk) -> None:
    kiosk.plug("/dev/sda1", "DEALER-BACK", "6A1F-09C2", "vfat")
    kiosk.put_in()
    (kiosk.folder / "disks").write_text("")
    kiosk.put_in()
    assert kiosk.told() == "no disk with the label DEALER-BACKUP is there. Plug it in"


def test_with_a_folder_no_disk_is_looked_for(kiosk: Kiosk) -> None:
    kiosk.plug("/dev/sda1", "DEALER-BACKUP", "6A1F", "ext4")
    assert kiosk.put_in(BACKUP_INTO="/srv/copies") == (0, "")
    assert kiosk.mounted == ""


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({}, ""),
        ({"BACKUP_KEY": "age1qq"}, " --recipient age1qq"),
    ],
)
def test_copies_are_made_for_the_key_of_the_set_up(
    kiosk: Kiosk, settings: dict[str, str], words: str
) -> None:
    said = kiosk.told(BACKUP_INTO="/srv/copies", **settings)
    assert said == f"journal backup --into /srv/copies{words}"
