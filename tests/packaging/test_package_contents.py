"""What is in the package beside the program: licences, what speaks to a floor, no ballast."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
APPLIANCE = ROOT / "packaging" / "appliance"
BUILD = (ROOT / "packaging" / "build").read_text(encoding="utf-8")


def test_the_licences_that_the_notice_names_go_into_the_package() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    named = set(re.findall(r"licenses/[\w.-]+\.txt", notice))
    assert {"licenses/LGPL-3.0.txt", "licenses/GPL-3.0.txt"} <= named
    assert all((ROOT / one).is_file() for one in named)
    (archived,) = re.findall(r"^    git archive HEAD (dealer_assist .*) \|", BUILD, re.MULTILINE)
    assert {"LICENSE", "NOTICE", "licenses"} <= set(archived.split())
    assert '>"$1/usr/share/doc/dealer-assist/copyright"' in BUILD


def test_what_speaks_to_a_floor_is_taken_from_the_longer_lock_with_its_hashes() -> None:
    """As the build calls it: pip takes nothing without a hash."""
    (function,) = re.findall(r"^link_lock\(\) \{\n(?:.*\n)*?\}", BUILD, re.MULTILINE)
    script = f"here={ROOT}\n{function}\nlink_lock"
    lock = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^([a-z-]+)==", lock, re.MULTILINE) == ["psycopg", "typing-extensions"]
    assert lock.count("--hash=sha256:") >= 2
    depends = (APPLIANCE / "control.in").read_text(encoding="utf-8")
    assert {"libpq5", "openssl", "libpam-systemd"} <= set(re.split(r"[, ]+", depends))


@pytest.mark.parametrize(
    "ballast",
    [
        "numpy/tests/test_numpy.py",
        "numpy/linalg/tests/test_linalg.py",
        "pyqtgraph/examples/Plotting.py",
        "pip/__init__.py",
        "PySide6/Qt/qml/QtQuick/qmldir",
    ],
)
def test_tests_and_examples_of_libraries_stay_out(ballast: str) -> None:
    lines = (APPLIANCE / "slim.txt").read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    folders = [Path(ballast), *Path(ballast).parents[:-1]]
    assert any(
        len(one.parts) == len(Path(pattern).parts) and one.match(pattern)
        for one in folders
        for pattern in patterns
    )


def test_chrony_finds_the_servers_of_the_set_up_where_apparmor_lets_it_read() -> None:
    """By Debian's profile of chronyd, `/etc/chrony/{,**} r`: no folder of ours is in it."""
    settings = (APPLIANCE / "etc" / "tmpfiles.conf").read_text(encoding="utf-8")
    (folder,) = re.findall(
        r"^f\+ /etc/chrony/conf\.d/\S+ .*\\nsourcedir (\S+)\\n$", settings, re.MULTILINE
    )
    assert folder.startswith("/etc/chrony/")
    postinst = (APPLIANCE / "postinst").read_text(encoding="utf-8")
    assert f"install -d -m 0755 -o dealer-assist -g dealer-assist {folder}\n" in postinst
    assert f'ln -s {folder} "$settings/time"' in postinst


@pytest.mark.parametrize(
    ("sources", "tracking", "said"),
    [
        ("", "", (0, "no time server, as the set-up was told")),
        ("server time.house iburst\n", "Not synchronised", (1, "the clock follows no server")),
        ("server time.house iburst\n", "Normal", (0, "0.002 s off")),
    ],
)
def test_a_kiosk_that_was_told_of_no_time_server_has_no_alert_for_ever(
    tmp_path: Path, sources: str, tracking: str, said: tuple[int, str]
) -> None:
    (tmp_path / "set-up.done").touch()
    (tmp_path / "house.sources").write_text(sources)
    chronyc = tmp_path / "chronyc"
    chronyc.write_text(f'#!/bin/sh\necho "a,b,c,d,-0.002,f,g,h,i,j,k,l,m,{tracking}"\n')
    chronyc.chmod(0o755)
    script = (APPLIANCE / "dealer-assist-duty").read_text(encoding="utf-8")
    for place in ("/etc/dealer-assist/", "/etc/chrony/dealer-assist/"):
        script = script.replace(place, f"{tmp_path}/")
    done = subprocess.run(
        ["sh", "-c", script, "duty", "clock"],
        env={"STATE_DIRECTORY": str(tmp_path), "PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.strip().split(";")[0]) == said
