"""Answers as they are written for a reader and for a program."""

import io

import pytest

from dealer_assist.cli.output import in_columns, progress_bar, progress_line, write_all


def test_lines_are_written_each_on_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert write_all(iter(["one", "two"])) == 0
    assert capsys.readouterr().out == "one\ntwo\n"


def test_columns_are_as_wide_as_their_longest_cell() -> None:
    rows = [("round", "dealer"), ("12", "Ann"), ("7", "")]
    assert list(in_columns(rows)) == ["round  dealer", "12     Ann", "7"]


def test_names_in_other_scripts_keep_the_columns_below_each_other() -> None:
    wide, marked = "王小明", "Nguye\u0302\u0303n"  # a terminal gives six places, and six
    rows = [("Ana Silva", "x"), (wide, "x"), (marked, "x")]
    assert list(in_columns(rows)) == [
        "Ana Silva  x",
        f"{wide}     x",
        f"{marked}     x",
    ]


def test_a_bar_grows_and_ends_its_line() -> None:
    out = io.StringIO()
    draw = progress_bar(out)
    draw(500, 1000)
    draw(1000, 1000)
    half, whole = out.getvalue().split("\r")[1:]
    assert half == f"[{'#' * 15}{' ' * 15}] 500 of 1,000"
    assert whole == f"[{'#' * 30}] 1,000 of 1,000\n"


def test_progress_is_said_to_a_terminal_only(capsys: pytest.CaptureFixture[str]) -> None:
    progress_line("Crazy 4 Poker", 1, 9)
    assert capsys.readouterr().err == ""
