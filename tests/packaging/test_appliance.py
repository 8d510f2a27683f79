"""The appliance's parts that need neither root nor network: units, scripts, what is left out."""

import json
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dealer_assist.cli.arguments import Parser
from dealer_assist.cli.journal import SUB_COMMANDS
from dealer_assist.cli.report import add_arguments as add_report_arguments
from dealer_assist.desk.duties import read_duties
from dealer_assist.journal.door.address import WebAddress, address_of
from dealer_assist.program.surroundings import LOADERS
from dealer_assist.program.updates import ASKED
from dealer_assist.ui.office.builder.travel import STICKS

ROOT = Path(__file__).parents[2]
APPLIANCE = ROOT / "packaging" / "appliance"
FLOOR = APPLIANCE.parent / "floor"
UNITS = sorted([*(APPLIANCE / "systemd").glob("*.service"), *FLOOR.glob("*.service")])
SCRIPTS = (
    *(
        "dealer-assist-set-up",
        "dealer-assist",
        "dealer-assist-rollback",
        "dealer-assist-duty",
        "dealer-assist-stick",
    ),
    *("dealer-assist-screen", "dealer-assist-turn", "dealer-assist-generator", "front-door"),
    *("preinst", "postinst", "prerm", "postrm"),
)
TRIALS = sorted((ROOT / "packaging" / "trials").glob("*.bash"))
MOST_EXPOSED = 3.0


def _said(*words: str) -> tuple[int, str]:
    ended = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    return ended.returncode, ended.stderr.strip()


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_script_of_the_package_is_one_that_a_shell_reads(script: str) -> None:
    assert _said("sh", "-n", str(APPLIANCE / script)) == (0, "")


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.stem)
def test_every_trial_is_one_that_a_shell_reads(trial: Path) -> None:
    assert _said("bash", "-n", str(trial)) == (0, "")


def test_every_trial_that_is_named_is_there() -> None:
    front = (ROOT / "packaging" / "try").read_text(encoding="utf-8")
    (named,) = re.findall(r'^trials="(.*)"$', front, re.MULTILINE)
    helpers = {"left", "bare", "booted", "by-touch", "emulated"}
    assert set(named.split()) == {trial.stem for trial in TRIALS} - helpers


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_no_unit_lets_a_variable_in_that_loads_foreign_code(unit: Path) -> None:
    lines = re.findall(r"^UnsetEnvironment=(.*)$", unit.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(LOADERS) <= set(" ".join(lines).split())


def kept_names(script: Path) -> set[str]:
    (kept,) = re.findall(r"case \$name in\n(.*?)\*\) unset", script.read_text(), re.DOTALL)
    return set(re.findall(r"[A-Z_]+\*?", kept))


def test_the_package_keeps_what_the_front_door_keeps_and_a_path_of_its_own(tmp_path: Path) -> None:
    launcher = APPLIANCE / "dealer-assist"
    assert kept_names(launcher) == kept_names(ROOT / "run") - {"PATH"}
    python = tmp_path / "venv" / "bin" / "python3"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\n/usr/bin/env\necho "$@"\n')
    python.chmod(0o755)
    (tmp_path / "system").mkdir()
    here = tmp_path / "system" / "dealer-assist"
    here.write_text(launcher.read_text())
    told = subprocess.run(
        ["/bin/sh", str(here), "odds"],
        env=dict.fromkeys(LOADERS, "") | {"MINE": "1\nTWO=2", "PATH": "/tmp", "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert told[-1] == "-I -m dealer_assist odds"
    names = {line.partition("=")[0] for line in told[:-1]}
    assert names == {"PATH", "LC_ALL", "PWD"}
    assert "PATH=/usr/sbin:/usr/bin:/sbin:/bin" in told


def test_the_table_waits_until_the_screen_is_there() -> None:
    unit = (APPLIANCE / "systemd" / "dealer-assist-session.service").read_text(encoding="utf-8")
    assert "\nType=notify\n" in unit
    assert "--modules=systemd-notify.so" in (APPLIANCE / "dealer-assist-screen").read_text()
    assert "\nStartLimitIntervalSec=0\n" in unit


def test_a_duty_leaves_word_that_the_table_reads(tmp_path: Path) -> None:
    ended = subprocess.run(
        [str(APPLIANCE / "dealer-assist-duty"), "backup"],
        env={"STATE_DIRECTORY": str(tmp_path), "PATH": "/usr/bin:/bin", "BACKUP_LABEL": "STICK"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1
    now = datetime.now(UTC)
    (duty,) = read_duties(tmp_path, now)
    assert (duty.key, duty.is_well) == ("backup", False)
    assert duty.said == "no disk with the label STICK is there. Plug it in"
    assert now - duty.ended < timedelta(minutes=5)


@pytest.mark.parametrize("altered", [False, True])
def test_the_program_is_compared_once_a_day_too(tmp_path: Path, altered: bool) -> None:  # noqa: FBT001
    program = tmp_path / "dealer-assist"
    said = "altered: this is not release 7.8.9 as it was signed" if altered else "ok: release"
    lines = (
        f'[ "$1" = journal ] && echo "ok: journal" && exit 0\necho "{said}"',
        f"exit {altered:d}",
    )
    program.write_text("#!/bin/sh\n" + "\n".join(lines) + "\n")
    program.chmod(0o755)
    (tmp_path / "release.key").touch()
    script = (APPLIANCE / "dealer-assist-duty").read_text(encoding="utf-8")
    script = script.replace("/usr/bin/dealer-assist", str(program))
    script = script.replace("/opt/dealer-assist/current/app/dealer_assist/program", str(tmp_path))
    ended = subprocess.run(
        ["sh", "-c", script, "duty", "verify"],
        env={"STATE_DIRECTORY": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == altered
    (duty,) = read_duties(tmp_path, datetime.now(UTC))
    assert (duty.key, duty.is_well) == ("verify", not altered)
    assert duty.said == (said if altered else "ok: journal")


@pytest.mark.parametrize("name", ["dealer-assist.service", "dealer-assist-sign.service"])
def test_a_hung_program_is_killed_and_a_wrong_call_does_not_loop(name: str) -> None:
    unit = (APPLIANCE / "systemd" / name).read_text(encoding="utf-8")
    for line in (
        "Type=notify",
        "WatchdogSec=5",
        "WatchdogSignal=SIGKILL",
        "Restart=always",
        "RestartPreventExitStatus=2",
        "StateDirectoryMode=0700",
    ):
        assert f"\n{line}\n" in unit


def test_a_machine_without_a_table_begins_with_its_set_up_and_never_with_both() -> None:
    table, set_up, done = (
        (APPLIANCE / "systemd" / f"dealer-assist{name}.service").read_text(encoding="utf-8")
        for name in ("", "-set-up", "-set-up-done")
    )
    mark = "/etc/dealer-assist/set-up.done"
    assert f"\nConditionPathExists={mark}\n" in table
    assert f"\nConditionPathExists=!{mark}\n" in set_up
    # Only a set-up that has written everything starts the machine anew.
    assert "\nOnSuccess=dealer-assist-set-up-done.service\n" in set_up
    assert f"\nConditionPathExists={mark}\nSuccessAction=reboot\n" in done
    for unit in (table, set_up):
        assert "\nWantedBy=dealer-assist-session.service\n" in unit


def test_the_services_of_a_floor_are_in_the_package_and_start_only_where_they_are_named() -> None:
    build = (APPLIANCE.parent / "build").read_text(encoding="utf-8")
    assert "packaging/floor/*.{service,timer}" in build
    assert {unit.stem.rpartition("-")[2] for unit in FLOOR.glob("*.service")} == {
        "backup", "board", "verify", "watch",
    }  # fmt: skip
    assert "packaging/floor/dealer-assist-floor-backup" in build
    for script in ("postinst", "preinst"):
        assert "floor" not in (APPLIANCE / script).read_text(encoding="utf-8")
    for unit in FLOOR.glob("*.service"):
        # Without its file no service of the floor can start on a kiosk.
        assert "\nEnvironmentFile=/etc/dealer-assist/floor.env\n" in unit.read_text(
            encoding="utf-8"
        )


def test_the_table_may_write_its_key_where_the_program_keeps_it() -> None:
    unit = (APPLIANCE / "systemd" / "dealer-assist.service").read_text(encoding="utf-8")
    assert "\nConfigurationDirectory=dealer-assist\n" in unit


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="NOT RUN: no systemd-analyze here")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_every_unit_but_those_that_mount_is_hardened(unit: Path) -> None:
    if unit.stem.endswith("-stick"):
        pytest.skip("what it mounts is for another unit: it has no view of its own")
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", str(unit)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    ).stdout
    found = re.search(r"exposure level for \S+: ([\d.]+)", told)
    if found is None:
        pytest.skip("NOT RUN: this systemd-analyze cannot look at a file")
    assert float(found[1]) <= MOST_EXPOSED


def test_what_is_left_out_of_qt_is_nothing_that_the_charts_import() -> None:
    patterns = [
        line
        for line in (APPLIANCE / "slim.txt").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    kept = ("QtOpenGL", "QtOpenGLWidgets", "QtSvg", "QtPrintSupport", "QtWidgets", "QtTest")
    assert patterns
    for module in kept:
        for file in (
            f"PySide6/{module}.abi3.so",
            f"PySide6/Qt/lib/lib{module[0]}t6{module[2:]}.so.6",
        ):
            assert not any(Path(file).match(pattern) for pattern in patterns), file


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("sparc",), "sparc is no architecture; write arm64 or amd64"),
        (
            ("amd64", "--debian", "11"),
            "there is a package for Debian 13 and for Debian 12, not for 11",
        ),
        (
            ("--sign", "/nowhere/release.seed"),
            "there is no key to sign with in /nowhere/release.seed; "
            "packaging/sign --new-key FILE makes one",
        ),
    ],
)
def test_a_wrong_call_of_the_build_gets_one_sentence(words: tuple[str, ...], said: str) -> None:
    status, told = _said(str(ROOT / "packaging" / "build"), *words)
    assert (status, told) == (2, f"packaging/build: {said}")


def test_a_trial_that_does_not_exist_is_not_green() -> None:
    status, told = _said(str(ROOT / "packaging" / "try"), "sunshine")
    assert status == 1
    assert told.startswith("FAILED: sunshine is no trial")


def test_the_stick_is_in_its_place_only_for_a_copy_or_a_set_up() -> None:
    systemd = APPLIANCE / "systemd"
    wanting = [one.stem for one in UNITS if "Wants=dealer-assist-stick.service" in one.read_text()]
    assert wanting == ["dealer-assist-backup"]
    its_own = (systemd / "dealer-assist-set-up-stick.service").read_text(encoding="utf-8")
    assert "\nConditionPathExists=!/etc/dealer-assist/set-up.done\n" in its_own


def test_the_table_may_write_where_a_person_mounts_a_stick() -> None:
    """A folder that is not there is left out, with a dash; the service starts all the same."""
    unit = (APPLIANCE / "systemd" / "dealer-assist.service").read_text(encoding="utf-8")
    (writes,) = re.findall(r"^ReadWritePaths=(.*)$", unit, re.MULTILINE)
    assert {f"-{root}" for root in STICKS} <= set(writes.split())


FIXED = (
    *("dealer-assist-turn.service", "dealer-assist-stands.service"),
    *("dealer-assist-take.service", "dealer-assist-take.path"),
)
"""Units that turn from one version to another, and so belong to none."""
SHIPPED = re.compile(
    r"\S+: Command /usr/(bin/dealer-assist|lib/dealer-assist/dealer-assist-\w+)"
    r" is not executable: No such file or directory"
)


def test_take_it_has_the_box_of_the_turning_at_a_start_and_takes_the_question_away_first() -> None:
    asked = f"/run/dealer-assist/{ASKED}"
    path, take, turn = (
        (APPLIANCE / f"dealer-assist-{name}").read_text(encoding="utf-8").splitlines()
        for name in ("take.path", "take.service", "turn.service")
    )
    assert f"PathExists={asked}" in path
    starts = [line for line in take if line.startswith("Exec")]
    assert starts == [
        f"ExecStartPre=/usr/bin/rm -f {asked}",
        "ExecStart=/usr/lib/dealer-assist/dealer-assist-turn at-start",
    ]
    # A condition that is not met would leave the file, and systemd would try for ever.
    assert not any(line.startswith("Condition") for line in take)
    boxed = [line for line in turn[turn.index("[Service]") :] if not line.startswith("Exec")]
    writes = next(line for line in boxed if line.startswith("ReadWritePaths="))
    assert {*boxed} - {*take} == {writes}
    assert f"{writes} /run/dealer-assist" in take


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="NOT RUN: no systemd-analyze here")
def test_systemd_loads_every_unit_and_finds_what_it_starts() -> None:
    """But for what the package itself lays down."""
    units = [*sorted((APPLIANCE / "systemd").iterdir()), *(APPLIANCE / one for one in FIXED)]
    places = f"{APPLIANCE / 'systemd'}:{APPLIANCE}:/lib/systemd/system:/usr/lib/systemd/system"
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *map(str, units)],
        env={"SYSTEMD_UNIT_PATH": places, "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in done.stderr.splitlines() if line.startswith("dealer-assist")]
    assert len(ours) > len(units) // 2  # it has looked at them
    assert [line for line in ours if not SHIPPED.fullmatch(line)] == []


def test_whatever_is_wanted_at_a_start_is_a_unit_of_the_package() -> None:
    build = (ROOT / "packaging" / "build").read_text(encoding="utf-8")
    wanted = re.findall(r"^    wanted_by \"\$1\" \S+ (.*)$", build, re.MULTILINE)
    known = {one.name for one in (APPLIANCE / "systemd").iterdir()} | set(FIXED)
    named = " ".join(wanted).replace(
        "dealer-assist-{verify,backup,clock,metrics,reports}.timer",
        "dealer-assist-verify.timer dealer-assist-backup.timer dealer-assist-clock.timer"
        " dealer-assist-metrics.timer dealer-assist-reports.timer",
    )
    assert wanted
    assert set(named.split()) <= known
    installed = {
        one.name
        for one in (APPLIANCE / "systemd").iterdir()
        if one.suffix == ".timer" or "\n[Install]\n" in one.read_text(encoding="utf-8")
    }
    assert installed <= set(named.split())


def test_no_login_session_takes_the_screen_its_folder() -> None:
    """What PAM sets wins over what the unit sets: it is set where nothing comes after."""
    unit = (APPLIANCE / "systemd" / "dealer-assist-session.service").read_text(encoding="utf-8")
    assert "\nPAMName=login\n" in unit
    assert "XDG_RUNTIME_DIR" not in unit
    screen = (APPLIANCE / "dealer-assist-screen").read_text(encoding="utf-8")
    assert "\nexport XDG_RUNTIME_DIR=/run/dealer-assist\n" in screen
    needed = (APPLIANCE / "control.in").read_text(encoding="utf-8")
    assert "libpam-systemd" in needed


def test_the_rules_for_devices_come_after_those_that_they_need() -> None:
    """60-serial.rules and 60-input-id.rules set what ours ask for."""
    (rules,) = (APPLIANCE / "etc").glob("*.rules")
    assert rules.name > "60-serial.rules"
    assert rules.name > "60-input-id.rules"


@pytest.mark.parametrize("name", ["dealer-assist", "dealer-assist-set-up"])
def test_an_adapter_that_is_plugged_in_later_is_allowed_too(name: str) -> None:
    unit = (APPLIANCE / "systemd" / f"{name}.service").read_text(encoding="utf-8")
    drivers = "modprobe@usbserial.service modprobe@cdc_acm.service"
    assert f"\nWants={drivers}\n" in unit
    assert f"\nAfter={drivers}\n" in unit


def test_b1_the_table_may_play_its_sounds() -> None:
    """Player, device, driver and group: without one of them an appliance is mute."""
    unit = (APPLIANCE / "systemd" / "dealer-assist.service").read_text(encoding="utf-8")
    for line in ("DeviceAllow=char-alsa rw", "Wants=modprobe@snd.service"):
        assert f"\n{line}\n" in unit
    assert re.search(r"^SupplementaryGroups=.* audio$", unit, re.MULTILINE)
    control = (APPLIANCE / "control.in").read_text(encoding="utf-8")
    assert re.search(r"^Recommends: .*\balsa-utils\b", control, re.MULTILINE)


@pytest.mark.parametrize(
    ("server", "lines"),
    [
        ("host=10.4.0.9 port=5432 user=table_12", ["IPAddressAllow=localhost 10.4.0.9"]),
        ("host=fd00::9 user=table_12", ["IPAddressAllow=localhost fd00::9"]),
        ("host=floor.house user=table_12", ["IPAddressDeny="]),
        ("host=/run/postgresql user=table_12", None),
        (None, None),
    ],
)
def test_a_linked_table_is_let_through_to_its_server_and_no_other(
    tmp_path: Path, server: str | None, lines: list[str] | None
) -> None:
    table = tmp_path / "table.toml"
    floor = "" if server is None else f'[floor]\nserver = "{server}"\n'
    table.write_text(f'[devices]\nsensors = "socket://host=1.2.3.4"\n{floor}[approval]\n')
    script = tmp_path / "generator"
    text = (APPLIANCE / "dealer-assist-generator").read_text(encoding="utf-8")
    script.write_text(text.replace("/etc/dealer-assist/table.toml", str(table)))
    subprocess.run(["sh", str(script), str(tmp_path / "units")], check=True)
    made = tmp_path / "units" / "dealer-assist.service.d" / "floor.conf"
    assert made.exists() == (lines is not None)
    assert lines is None or made.read_text().splitlines() == ["[Service]", *lines]


def test_what_needs_a_person_is_told_in_a_file_and_is_no_failure_of_the_unit() -> None:
    unit = (APPLIANCE / "systemd" / "dealer-assist-metrics.service").read_text(encoding="utf-8")
    assert "\nSuccessExitStatus=1\n" in unit
    # A collector of another user reads it, also between two runs.
    for line in ("=dealer-assist-status", "Mode=0755", "Preserve=yes"):
        assert f"\nRuntimeDirectory{line}\n" in unit
    assert "--metrics /run/dealer-assist-status/" in unit


def sudo_calls() -> list[str]:
    """Return every call that the technician may make as somebody else."""
    text = (APPLIANCE / "etc" / "sudoers").read_text(encoding="utf-8").replace("\\\n", "")
    aliases = dict(re.findall(r"^Cmnd_Alias (\w+) = (.*)$", text, re.MULTILINE))
    rules = re.findall(r"^\w+ ALL=\(\S+\) (?:\w+: )?(.*)$", text, re.MULTILINE)
    named = [aliases.get(one, one) for rule in rules for one in rule.split(", ")]
    return [" ".join(call.split()) for one in named for call in one.split(", ")]


def test_no_rule_of_sudo_goes_around_two_cards() -> None:
    calls = sudo_calls()
    assert len(calls) > 10
    for call in calls:
        program, *words = call.split()
        # A program without words may be called with any.
        assert words, call
        assert "*" not in call
        assert not {"kiosk-setup", "set-up", "open", "enrol", "import", "restore"} & set(words)
        if program.endswith("/dealer-assist"):
            assert tuple(words[:2]) in {
                *(("status", "--table"), ("journal", "verify"), ("program", "verify")),
                *(("devices", "list"), ("staff", "list"), ("staff", "pin"), ("^staff", "unlock")),
            }


def test_what_changes_something_asks_the_technician_for_a_password() -> None:
    text = (APPLIANCE / "etc" / "sudoers").read_text(encoding="utf-8")
    free = re.findall(r"^technician .*NOPASSWD: (.*)$", text, re.MULTILINE)
    assert free == ["DEALER_READS"]
    assert re.findall(r"^technician .*\(root\) (\w+):", text, re.MULTILINE) == ["PASSWD"]


@pytest.mark.parametrize("call", ["status", "journal verify", "program verify", "staff list"])
def test_what_the_page_promises_the_technician_sudo_allows(call: str) -> None:
    page = (ROOT / "packaging" / "KIOSK.md").read_text(encoding="utf-8")
    door = page.partition("\n## A door\n")[2].partition("\n## ")[0]
    named = re.findall(rf"^sudo -u dealer-assist (dealer-assist {call}.*)$", door, re.MULTILINE)
    assert named
    assert {f"/usr/bin/{one}" for one in named} <= set(sudo_calls())


@pytest.mark.skipif(not shutil.which("visudo"), reason="NOT RUN: visudo is not here")
def test_sudo_itself_reads_its_rules() -> None:
    status, said = _said("visudo", "-c", "-f", str(APPLIANCE / "etc" / "sudoers"))
    assert status == 0, said


def test_the_technician_has_a_home_and_reads_the_log() -> None:
    etc = APPLIANCE / "etc"
    assert "\nm technician systemd-journal\n" in (etc / "sysusers.conf").read_text()
    assert (
        "\nd /home/technician 0700 technician technician -\n" in (etc / "tmpfiles.conf").read_text()
    )


def test_the_door_is_for_one_user_by_key_from_one_network() -> None:
    text = (APPLIANCE / "etc" / "sshd.conf").read_text(encoding="utf-8")
    said = dict(line.split(maxsplit=1) for line in text.splitlines() if line[:1] != "#")
    assert re.fullmatch(r"technician@[\d.]+/\d+", said["AllowUsers"])
    assert said["AuthenticationMethods"] == "publickey"
    for name in ("PasswordAuthentication", "KbdInteractiveAuthentication", "PermitRootLogin"):
        assert said[name] == "no"


@pytest.mark.skipif(
    not (shutil.which("sshd") and shutil.which("ssh-keygen")), reason="NOT RUN: sshd is not here"
)
def test_ssh_itself_reads_its_door(tmp_path: Path) -> None:
    key = tmp_path / "key"
    assert _said("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key))[0] == 0
    sshd = shutil.which("sshd") or ""
    status, said = _said(sshd, "-t", "-h", str(key), "-f", str(APPLIANCE / "etc" / "sshd.conf"))
    if "privilege separation" in said.lower():
        pytest.skip("NOT RUN: sshd is not set up here")
    assert status == 0, said


def test_no_keys_of_a_keyboard_start_the_machine_anew() -> None:
    text = (APPLIANCE / "etc" / "system.conf").read_text(encoding="utf-8")
    assert "\n[Manager]\nCtrlAltDelBurstAction=none\n" in text
    assert "mask --quiet ctrl-alt-del.target" in (APPLIANCE / "postinst").read_text()
    build = (ROOT / "packaging" / "build").read_text(encoding="utf-8")
    assert "for of in system logind journald; do" in build


def test_a_kiosk_speaks_to_named_servers_alone() -> None:
    rules = (APPLIANCE / "etc" / "nftables.conf").read_text(encoding="utf-8")
    assert rules.count("policy drop;") == len(re.findall(r"^    chain ", rules, re.MULTILINE)) == 3
    opened = re.findall(r"^ {8}(.*) accept$", rules, re.MULTILINE)
    own = {"iif lo", "oif lo", "ct state established,related", "udp sport 68 udp dport 67"}
    for one in set(opened) - own:
        assert re.match(r"ip [sd]addr \$\w+ (tcp|udp) [sd]port ", one), one


@pytest.mark.skipif(not shutil.which("nft"), reason="NOT RUN: nft is not here")
def test_the_firewall_itself_reads_its_rules() -> None:
    # A network of its own: nothing of this machine's rules is asked or touched.
    check = ("nft", "--check", "--file", str(APPLIANCE / "etc" / "nftables.conf"))
    status, said = _said("unshare", "--map-root-user", "--net", *check)
    if "Operation not permitted" in said:
        pytest.skip("NOT RUN: this machine gives no network of its own")
    assert status == 0, said


def test_every_example_that_the_page_names_is_in_the_package() -> None:
    page = (ROOT / "packaging" / "KIOSK.md").read_text(encoding="utf-8")
    build = (ROOT / "packaging" / "build").read_text(encoding="utf-8")
    named = set(re.findall(r"/examples/(\w+)\.conf", page))
    assert named == {"sshd", "nftables"}
    assert '"$files"/etc/{sshd,nftables}.conf' in build


def test_no_setting_of_a_kiosk_is_a_file_of_the_package() -> None:
    """dpkg would ask about it at an update, or take it away when the package is purged."""
    build = (ROOT / "packaging" / "build").read_text(encoding="utf-8")
    assert "conffiles" not in build
    assert not re.search(r"install .*\$1/etc", build)
    assert re.findall(r"\$1/etc/\S+", build) == [
        '$1/etc/sudoers.d"',
        '$1/etc/sudoers.d/dealer-assist"',
    ]


@pytest.mark.skipif(not shutil.which("systemd-tmpfiles"), reason="NOT RUN: no systemd here")
def test_chrony_is_told_where_the_house_has_its_servers_at_each_start(tmp_path: Path) -> None:
    """No file of the package: a line that a house put there would end the next update (C2)."""
    rules = (APPLIANCE / "etc" / "tmpfiles.conf").read_text(encoding="utf-8")
    (rule,) = (line for line in rules.splitlines() if line.startswith("f+ /etc/chrony/conf.d/"))
    (tmp_path / "rules.conf").write_text(rule.replace("root root", "- -") + "\n")
    there = tmp_path / "etc" / "chrony" / "conf.d" / "dealer-assist.conf"
    there.parent.mkdir(parents=True)
    there.write_text("a line of the house\n")
    status, said = _said(
        "systemd-tmpfiles", "--create", f"--root={tmp_path}", str(tmp_path / "rules.conf")
    )
    assert status == 0, said
    assert there.read_text().splitlines()[1:] == ["sourcedir /etc/chrony/dealer-assist"]


def test_what_is_recorded_twice_is_found_by_the_trial_of_kills(tmp_path: Path) -> None:
    start = {
        "journal": "t",
        "seq": 3,
        "round": 1,
        "kind": "GameStarted",
        "command": "a",
        "payload": {},
    }
    file = tmp_path / "events"
    told = [sys.executable, str(ROOT / "packaging" / "trials" / "doubles.py"), str(file)]
    file.write_text(json.dumps(start) + "\n")
    assert subprocess.run(told, check=False).returncode == 0
    file.write_text(json.dumps(start) + "\n" + json.dumps(start | {"seq": 4}) + "\n")
    done = subprocess.run(told, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.splitlines()[0]) == (1, "t GameStarted of round 1")


def test_the_door_opens_only_where_the_house_names_a_receiver_and_turns_with_the_version() -> None:
    unit = (APPLIANCE / "systemd" / "dealer-assist-door.service").read_text(encoding="utf-8")
    (example,) = (APPLIANCE / "etc").glob("door.env")
    assert "\nConditionPathExists=/etc/dealer-assist/door.env\n" in unit
    assert "\nEnvironmentFile=/etc/dealer-assist/door.env\n" in unit
    (call,) = re.findall(r"^ExecStart=/usr/bin/dealer-assist (.*) \$DOOR_OPTIONS$", unit, re.M)
    (options,) = re.findall(r"^DOOR_OPTIONS=(.*)$", example.read_text(), re.MULTILINE)
    parser = Parser("dealer-assist journal follow", "")
    SUB_COMMANDS["follow"].add_arguments(parser)
    told = parser.parse_args([*call.removeprefix("journal follow ").split(), *options.split()])
    assert told.journal == "table.live"
    assert isinstance(address_of(told.to), WebAddress)
    turn = (APPLIANCE / "dealer-assist-turn").read_text(encoding="utf-8")
    assert "for unit in dealer-assist dealer-assist-sign dealer-assist-door; do" in turn


def test_reports_go_out_only_where_the_house_names_a_place_each_day_and_month() -> None:
    unit = (APPLIANCE / "systemd" / "dealer-assist-reports.service").read_text(encoding="utf-8")
    example = (APPLIANCE / "etc" / "reports.env").read_text(encoding="utf-8")
    assert "\nConditionPathExists=/etc/dealer-assist/reports.env\n" in unit
    (options,) = re.findall(r"^REPORTS_OPTIONS=(.*)$", example, re.MULTILINE)
    calls = re.findall(r"^ExecStart=/usr/bin/dealer-assist (.*) \$REPORTS_OPTIONS$", unit, re.M)
    for call, what in zip(calls, ("day", "month"), strict=True):
        parser = Parser("dealer-assist report", "")
        add_report_arguments(parser)
        told = parser.parse_args([*call.removeprefix("report ").split(), *options.split()])
        assert told.what == what
        assert isinstance(address_of(told.into), WebAddress)
