"""Many kiosks by Ansible: what the folder names is there, and it runs against folders as kiosks.

The programs that a playbook calls are stand-ins here but for the set-up, which is ours; nothing of
this machine is installed, started or changed.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from getpass import getuser
from pathlib import Path

import pytest

from dealer_assist.value import Value

ROOT = Path(__file__).parents[2]
FLEET = ROOT / "packaging" / "fleet"
PLAYBOOKS = sorted(FLEET.glob("*.yml"))
needs_ansible = pytest.mark.skipif(
    not shutil.which("ansible-playbook"), reason="NOT RUN: ansible-playbook is not here"
)
STATUS = (
    '{"version": "0.5.0", "program": "release", "phase": "PHASE", '
    '"system": {"name": "Debian GNU/Linux 12 (bookworm)"}, "certificate": null}'
)
TOOLS = {
    "runuser": 'shift 3; exec "$@"',
    "dealer-assist": f"""
        etc="${{3%/srv/*}}/etc/dealer-assist"
        case "$*" in
            kiosk-setup*) exec "{sys.executable}" -P -m dealer_assist "$@" --into "$etc" ;;
            status*) cat "${{3%/etc/*}}/status" ;;
            "staff import"*) echo "List 12 is taken: 3 cards." ;;
        esac""",
    "apt-get": 'echo "1 upgraded, 1 newly installed"',
    "dealer-assist-rollback": 'echo "Dealer Assist is version 0.4.0 again"',
}  # fmt: skip


class House(Value):
    """Two kiosks that are folders, and the machine of the house that speaks to them."""

    folder: Path

    def play(self, book: str, *words: str) -> tuple[int, str]:
        env = os.environ | {
            "PATH": f"{self.folder / 'tools'}:{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "ANSIBLE_CONFIG": str(FLEET / "ansible.cfg"),
            "ANSIBLE_LOCAL_TEMP": str(self.folder / "ansible"),
            "ANSIBLE_REMOTE_TEMP": str(self.folder / "ansible"),
            "CALLED": str(self.folder / "called"),
        }
        given = {"house": self.folder / "house", "collected": self.folder / "collected"}
        extra = [f"{name}={value}" for name, value in given.items()]
        settled = [*extra, f"table_user={getuser()}", "restart=false"]
        done = subprocess.run(
            [
                *("ansible-playbook", "--inventory", str(self.folder / "inventory.ini")),
                *(word for one in settled for word in ("--extra-vars", one)),
                *(str(FLEET / book), *words),
            ],
            env=env,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr

    def called(self) -> list[str]:
        file = self.folder / "called"
        return file.read_text().splitlines() if file.exists() else []

    def kiosk(self, number: int) -> Path:
        return self.folder / f"kiosk-{number}"


@pytest.fixture
def house(tmp_path: Path) -> House:
    (tmp_path / "tools").mkdir()
    for tool in (*TOOLS, "systemctl", "nft"):
        text = TOOLS.get(tool, "true")
        script = f'#!/bin/sh\necho "{tool} $*" >>"$CALLED"\n{text}\n'
        (tmp_path / "tools" / tool).write_text(script)
        (tmp_path / "tools" / tool).chmod(0o755)
    (tmp_path / "house" / "log").mkdir(parents=True)
    keys = ("repository.gpg", "technician.pub", "cards.key", "house.pub")
    for name in (*keys, "staff.list", "log/ca.crt"):
        (tmp_path / "house" / name).write_text(f"{name}\n")
    lines = ["[ring1]"]
    for number in (12, 13):
        kiosk = tmp_path / f"kiosk-{number}"
        for folder in (
            *("etc/dealer-assist/heads", "srv", "home/technician/.ssh", "var/lib/dealer-assist"),
            *(
                "usr/share/doc/dealer-assist/examples",
                "var/lib/prometheus/node-exporter",
                "var/tmp",
            ),
        ):
            (kiosk / folder).mkdir(parents=True)
        example = ROOT / "packaging" / "appliance" / "etc" / "nftables.conf"
        shutil.copy(example, kiosk / "usr/share/doc/dealer-assist/examples")
        (kiosk / "status").write_text(STATUS.replace("PHASE", "closed"))
        for kind in ("key", "crt"):
            (tmp_path / "house" / "log" / f"kiosk-{number}.{kind}").touch()
        lines.append(
            f"kiosk-{number} ansible_connection=local ansible_python_interpreter={sys.executable} "
            f"number={number} sensors=A{number} swiper=B{number} root={kiosk}"
        )
    lines += ["[kiosks:children]", "ring1"]
    (tmp_path / "inventory.ini").write_text("\n".join(lines) + "\n")
    return House(tmp_path)


def test_the_page_names_every_playbook_and_no_other() -> None:
    page = (ROOT / "packaging" / "FLEET.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?<!/)\b([a-z-]+\.yml)", page))  # not group_vars/all.yml
    assert named == {one.name for one in PLAYBOOKS}
    assert len(page.splitlines()) <= 150


def test_every_template_is_used_and_every_one_that_is_used_is_there() -> None:
    used = {name for book in PLAYBOOKS for name in re.findall(r"[\w.-]+\.j2", book.read_text())}
    assert used == {one.name for one in (FLEET / "templates").iterdir()}


def test_a_package_moves_from_ring_to_ring_and_enters_at_the_first() -> None:
    conf = FLEET / "repository" / "conf"
    suites = dict(
        re.findall(r"^Codename: (\S+)$.*?^SignWith: yes\n(?:Pull: )?(\S*)$",
                   (conf / "distributions").read_text() + "\n", re.MULTILINE | re.DOTALL)
    )  # fmt: skip
    pulls = dict(re.findall(r"^Name: (\S+)\nFrom: (\S+)$", (conf / "pulls").read_text(), re.M))
    for debian in ("bookworm", "trixie"):
        assert suites[f"{debian}-ring1"] == ""
        for ring in (2, 3):
            assert pulls[suites[f"{debian}-ring{ring}"]] == f"{debian}-ring{ring - 1}"


@needs_ansible
def test_ansible_reads_every_playbook(house: House) -> None:
    first, *others = (str(book) for book in PLAYBOOKS)
    status, said = house.play(first, *others, "--syntax-check", "--extra-vars", "ring=ring1")
    assert status == 0, said
    assert [line.strip() for line in said.splitlines() if "playbook: " in line] == [
        f"playbook: {book}" for book in PLAYBOOKS
    ]


@pytest.mark.long
@needs_ansible
def test_a_kiosk_is_set_up_from_its_line_of_the_inventory(house: House) -> None:
    # The package made this one when it tried itself: nothing is on record under it.
    (house.kiosk(12) / "etc/dealer-assist/cards.key").write_text("its own\n")
    # Debian's own, with every door open.
    (house.kiosk(12) / "etc/nftables.conf").write_text("flush ruleset\ntable inet filter {\n}\n")
    status, said = house.play("set-up.yml")
    assert status == 0, said
    for number in (12, 13):
        etc = house.kiosk(number) / "etc"
        assert (etc / "dealer-assist" / "set-up.done").exists()
        table = (etc / "dealer-assist" / "table.toml").read_text()
        assert f'"/dev/dealer/A{number}"' in table
        key = etc / "dealer-assist" / "cards.key"
        assert (key.read_text(), key.stat().st_mode & 0o777) == ("cards.key\n", 0o600)
        assert (etc / "dealer-assist" / "house.pub").read_text() == "house.pub\n"
        sources = (etc / "apt/sources.list.d/dealer-assist.sources").read_text()
        assert "\nSuites: trixie-ring1\n" in sources
        assert "define management = 10.9.0.0/24" in (etc / "nftables.conf").read_text()
    assert any(one.startswith("apt-get install --yes --no-upgrade ") for one in house.called())
    (house.folder / "house" / "cards.key").write_text("another\n")
    again, said = house.play("set-up.yml")
    assert again == 0, said
    # Everything is on record under the first one by now.
    assert (house.kiosk(12) / "etc/dealer-assist/cards.key").read_text() == "cards.key\n"
    assert len([one for one in house.called() if "kiosk-setup" in one and "runuser" in one]) == 2


@needs_ansible
def test_an_open_table_is_left_alone_and_a_closed_one_is_updated(house: House) -> None:
    (house.kiosk(13) / "status").write_text(STATUS.replace("PHASE", "in-play"))
    status, said = house.play("update.yml", "--extra-vars", "ring=ring1")
    assert status == 0, said
    assert "Table 13 is not closed (in-play): left for the next run" in said
    assert "Table 12: 0.5.0 to 0.5.0" in said
    upgrades = [one for one in house.called() if "--only-upgrade" in one]
    assert len(upgrades) == 1


@needs_ansible
def test_every_kiosk_is_in_the_inventory_of_the_house(house: House) -> None:
    (house.kiosk(12) / "dev" / "dealer").mkdir(parents=True)
    (house.kiosk(12) / "dev" / "dealer" / "A12").touch()
    needs = json.loads((house.kiosk(13) / "status").read_text())
    needs["needs"] = ["Copies elsewhere: no disk", 'Version, "program" changed']
    (house.kiosk(13) / "status").write_text(json.dumps(needs))
    status, said = house.play("verify.yml")
    assert status == 0, said
    rows = (house.folder / "collected" / "inventory.csv").read_text().splitlines()
    assert rows[1] == '12,0.5.0,release,closed,Debian GNU/Linux 12 (bookworm),,A12,,no,""'
    assert rows[2].startswith("13,0.5.0,")
    assert rows[2].endswith(""","Copies elsewhere: no disk; Version, 'program' changed\"""")
    assert (house.folder / "collected" / "13.json").exists()


@needs_ansible
def test_a_roll_back_and_a_retirement_name_their_kiosk(house: House) -> None:
    for book in ("roll-back.yml", "retire.yml"):
        status, said = house.play(book)
        assert status != 0
        assert "--limit" in said
    assert not any("rollback" in one or "purge" in one for one in house.called())
    status, said = house.play("roll-back.yml", "--limit", "kiosk-12", "-e", "way=--forward")
    assert status == 0, said
    assert "dealer-assist-rollback --forward" in house.called()
    status, said = house.play("retire.yml", "--limit", "kiosk-12", "-e", "sure=12")
    assert status == 0, said
    assert (house.folder / "collected" / "retired-12.tar.gz").exists()
    assert "apt-get purge --yes dealer-assist" in house.called()
