"""The certificate that a table signs on with: which one it is, and until when it counts."""

from pathlib import Path

import pytest

from dealer_assist.floor.certificate import certificate_file, last_moment


@pytest.mark.parametrize(
    ("server", "file"),
    [
        ("host=floor.house sslcert=/etc/dealer-assist/floor/table_12.crt sslkey=b", "table_12.crt"),
        ("host=/run/postgresql user=table_12", None),
        ("", None),
    ],
)
def test_a_server_names_the_certificate_or_needs_none(server: str, file: str | None) -> None:
    found = certificate_file(server)
    assert (found.name if found else None) == file


def test_what_is_no_certificate_has_no_last_moment(tmp_path: Path) -> None:
    assert last_moment(tmp_path / "missing.crt") is None
    (tmp_path / "other.crt").write_text("no certificate\n")
    assert last_moment(tmp_path / "other.crt") is None
