"""What an update left word of is read as it is, and what is half written is not there."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_assist.program.updates import ASKED, Updates, ask_to_take, read_updates


def test_where_no_versions_are_kept_nothing_waits(tmp_path: Path) -> None:
    assert read_updates(tmp_path / "opt") == Updates()


def test_what_was_refused_is_told_with_its_moment(tmp_path: Path) -> None:
    (tmp_path / "refused").write_text("0.6\n0\nversion 0.6 is not used\n")
    refused = read_updates(tmp_path).refused
    assert refused is not None
    assert (refused.version, refused.words) == ("0.6", "version 0.6 is not used")
    assert refused.since == datetime(1970, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("text", ["", "0.6\n", "0.6\nyesterday\nwhy\n", f"0.6\n{10**30}\nwhy\n"])
def test_a_word_that_is_not_whole_is_not_there(tmp_path: Path, text: str) -> None:
    (tmp_path / "refused").write_text(text)
    (tmp_path / "next").symlink_to("versions/gone")
    assert read_updates(tmp_path) == Updates()


def test_the_appliance_is_asked_by_a_file_in_the_sessions_folder(tmp_path: Path) -> None:
    ask_to_take(tmp_path)
    ask_to_take(tmp_path)
    assert [(one.name, one.stat().st_mode & 0o777) for one in tmp_path.iterdir()] == [
        (ASKED, 0o600)
    ]
    with pytest.raises(OSError, match="No such file"):
        ask_to_take(tmp_path / "gone")
