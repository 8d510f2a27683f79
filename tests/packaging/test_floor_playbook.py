"""The playbook of the floor's server: what it names is there, and its CA signs and withdraws."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

FLOOR = Path(__file__).parents[2] / "packaging" / "ansible" / "floor"
BOOKS = sorted(FLOOR.glob("*.yml"))
needs_openssl = pytest.mark.skipif(
    not shutil.which("openssl"), reason="NOT RUN: openssl is not here"
)


def ran(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False)


@pytest.mark.skipif(not shutil.which("ansible-playbook"), reason="NOT RUN: no ansible-playbook")
def test_ansible_reads_it() -> None:
    done = ran("ansible-playbook", "-i", FLOOR / "inventory.ini", "--syntax-check", *BOOKS)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_file_and_template_is_used_and_is_there() -> None:
    books = "".join(book.read_text(encoding="utf-8") for book in BOOKS)
    assert set(re.findall(r"[\w.-]+\.j2", books)) == {
        one.name for one in (FLOOR / "templates").iterdir()
    }
    for one in (FLOOR / "files").iterdir():
        assert one.name in books or one.name.startswith(
            ("dealer-assist-floor-full", "dealer-assist-floor-diff", "dealer-assist-floor-tried")
        )
        if one.read_text(encoding="utf-8").startswith("#!"):
            assert one.stat().st_mode & 0o111


def test_a_setting_has_one_home_and_is_used() -> None:
    told = (FLOOR / "group_vars" / "all.yml").read_text(encoding="utf-8")
    folders = (FLOOR, FLOOR / "templates")
    used = "".join(
        file.read_text(encoding="utf-8")
        for at in folders
        for file in at.iterdir()
        if file.is_file()
    )
    for name in re.findall(r"^(\w+):", told, re.MULTILINE):
        assert re.search(rf"{{[{{%][^}}]*\b{name}\b|when: {name}\b", used), name


def requested(folder: Path, name: str) -> Path:
    request = folder / f"{name}.csr"
    key = ("-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256")
    names = ("-subj", f"/CN={name}", "-addext", "subjectAltName=DNS:floor-1")
    made = ran(
        *("openssl", "req", "-new", *key, *names),
        *("-keyout", folder / f"{name}.key", "-out", request),
    )
    assert made.returncode == 0, made.stderr
    return request


@needs_openssl
def test_the_ca_signs_renews_and_withdraws(tmp_path: Path) -> None:
    ca, folder, tool = tmp_path / "ca", tmp_path / "requests", FLOOR / "floor-ca"
    folder.mkdir()
    assert ran(tool, "new", ca).returncode == 0
    assert ran(tool, "new", ca).returncode == 1  # the one that is there stays
    for name in ("table_1", "table_2"):
        requested(folder, name)
    assert ran(tool, "requests", ca, folder, "30", "20").stdout.count("signed: ") == 2
    assert ran(tool, "requests", ca, folder, "30", "20").stdout == ""
    text = ran("openssl", "x509", "-noout", "-text", "-in", folder / "table_1.crt").stdout
    assert "CN = table_1" in text
    assert "floor-1" not in text  # a table is never taken for a server
    assert ran(tool, "revoke", ca, "table_1").returncode == 0
    checks = ("-crl_check", "-CAfile", ca / "ca.crt", "-CRLfile", ca / "revoked.pem")
    good = [
        ran("openssl", "verify", *checks, folder / f"table_{at}.crt").returncode for at in (1, 2)
    ]
    assert good == [2, 0]
    # What ends is signed anew; who was withdrawn is not.
    again = ran(tool, "requests", ca, folder, "30", "31").stdout
    assert again == f"signed: {folder}/table_2.crt\n"
    assert ran(tool, "revoke", ca, "nobody").returncode == 1


@needs_openssl
def test_a_list_that_lasts_is_left_as_it_is(tmp_path: Path) -> None:
    """Or the line that is run again would lay another one on every machine."""
    tool, ca = FLOOR / "floor-ca", tmp_path / "ca"
    assert ran(tool, "new", ca).returncode == 0
    first = (ca / "revoked.pem").read_bytes()
    assert ran(tool, "list", ca, "20").returncode == 0
    assert (ca / "revoked.pem").read_bytes() == first
    assert ran(tool, "list", ca, "31").returncode == 0
    second = (ca / "revoked.pem").read_bytes()
    assert second != first
    assert ran(tool, "list", ca).returncode == 0
    assert (ca / "revoked.pem").read_bytes() != second


@needs_openssl
def test_a_machine_keeps_the_addresses_of_its_request(tmp_path: Path) -> None:
    tool = FLOOR / "floor-ca"
    assert ran(tool, "new", tmp_path / "ca").returncode == 0
    signed = tmp_path / "floor-1.crt"
    done = ran(tool, "sign", tmp_path / "ca", requested(tmp_path, "floor-1"), signed, "30")
    assert done.returncode == 0, done.stderr
    text = ran("openssl", "x509", "-noout", "-text", "-in", signed).stdout
    assert "DNS:floor-1" in text
    assert "CA:FALSE" in text
    # As Python 3.13 asks of whom it believes.
    strictly = ran("openssl", "verify", "-x509_strict", "-CAfile", tmp_path / "ca/ca.crt", signed)
    assert strictly.returncode == 0, strictly.stderr


def kept(folder: Path, name: str, status: int, timeline: str) -> int:
    """Have the archive answer so, and give what the server hears of its WAL file."""
    for command, said in (("pgbackrest", f"exit {status}"), ("psql", f"echo {timeline}")):
        stand_in = folder / command
        stand_in.write_text(f"#!/bin/sh\n{said}\n", encoding="utf-8")
        stand_in.chmod(0o755)
    tool, path = FLOOR / "files" / "pgbackrest-kept", f"{folder}:/usr/bin:/bin"
    return ran("env", f"PATH={path}", tool, f"pg_wal/{name}").returncode


@pytest.mark.parametrize(
    ("status", "name", "told"),
    [
        pytest.param(0, "0000000A0000000000000027", 0, id="it arrived"),
        pytest.param(45, "000000070000000000000026", 0, id="half of an earlier timeline"),
        pytest.param(45, "0000000A0000000000000026", 45, id="two that write one timeline"),
        pytest.param(103, "000000070000000000000026", 103, id="the archive does not answer"),
    ],
)
def test_an_archive_is_not_held_up_by_what_a_rewind_brought(
    tmp_path: Path, status: int, name: str, told: int
) -> None:
    assert kept(tmp_path, name, status, "0000000A") == told


def test_a_new_leader_offers_whole_files_of_earlier_timelines_to_the_archive(
    tmp_path: Path,
) -> None:
    status = tmp_path / "pg_wal" / "archive_status"
    status.mkdir(parents=True)
    text = (
        "1\t0/9009D78\tno recovery target specified\n\n2\t0/C000000\tno recovery target specified\n"
    )
    (tmp_path / "pg_wal" / "00000002.history").write_text("1\t0/9009D78\tx\n", encoding="utf-8")
    (tmp_path / "pg_wal" / "00000003.history").write_text(text, encoding="utf-8")
    whole = ("000000010000000000000008", "00000002000000000000000A", "00000002000000000000000B")
    half = ("000000010000000000000009", "000000010000000000000009.partial")
    ours = ("00000003000000000000000C",)
    for name in (*whole, *half, *ours):
        (tmp_path / "pg_wal" / name).touch()
        (status / f"{name}.done").touch()
    done = ran(FLOOR / "files" / "fills-gap", tmp_path)
    assert done.returncode == 0, done.stderr
    assert {one.name for one in status.iterdir()} == {
        *(f"{name}.ready" for name in whole),
        *(f"{name}.done" for name in (*half, *ours)),
    }
