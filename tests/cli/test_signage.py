"""The signs of a table on the command line: to read, and as PDF."""

from pathlib import Path

import pytest

from dealer_assist.cli.main import main


def test_the_signs_of_a_table_are_printed_to_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["signage", "holdem-nexus", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "The Ante pays on a flush or better" in said
    assert "K-K or Q-Q or J-J (High Pairs)" in said
    assert "()" not in said
    assert "PRACTICE, NOT FOR POSTING" in said


def test_the_signs_of_a_table_are_written_as_pdf(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    file = tmp_path / "signs.pdf"
    assert main(["signage", "caribbean", "--pdf", str(file), "--data", str(tmp_path)]) == 0
    assert file.read_bytes().startswith(b"%PDF")
    assert capsys.readouterr().out == f"{file} written\n"


def test_a_place_that_cannot_be_written_is_a_wrong_call(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    file = tmp_path / "none" / "signs.pdf"
    assert main(["signage", "--pdf", str(file), "--data", str(tmp_path)]) == 2
    assert "Choose another place" in capsys.readouterr().err


def test_a_table_that_is_none_is_named_with_the_nearest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["signage", "crazy4-nex", "--data", str(tmp_path)]) == 2
    assert "crazy4-nexus" in capsys.readouterr().err
