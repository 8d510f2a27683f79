"""The check at start-up names what is not well and the cure."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from dealer_assist.desk.self_check import (
    Check,
    ProgramDigest,
    SelfCheck,
    check_clock,
    check_digests,
    check_disk,
    check_journal,
    check_set_up,
    for_dealer,
    not_well,
    program_digest,
)

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


def test_items_are_looked_at_anew_and_stand_where_they_cannot_be(caplog) -> None:
    found = ["one", "two"]

    def look() -> tuple[Check, ...]:
        if not found:
            raise OSError("the disk is gone")
        return (Check("Disk", found.pop(0)),)

    checks = SelfCheck()
    checks.add(look)
    assert checks.now() == (Check("Disk", "one"),)
    assert checks.now() == (Check("Disk", "two"),)
    assert checks.now() == (Check("Disk", "two"),)
    caplog.clear()


def test_the_program_has_one_fingerprint_that_any_change_alters(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    before = program_digest(tmp_path)
    assert before == program_digest(tmp_path)
    (tmp_path / "a.py").write_text("2")
    changed = program_digest(tmp_path)
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    assert len({before, changed, program_digest(tmp_path)}) == 3


def test_a_module_in_a_folder_counts_and_so_does_its_place(tmp_path: Path) -> None:
    (tmp_path / "inner" / "deeper").mkdir(parents=True)
    empty = program_digest(tmp_path)
    (tmp_path / "inner" / "deeper" / "a.py").write_text("1")
    deep = program_digest(tmp_path)
    (tmp_path / "inner" / "deeper" / "a.py").rename(tmp_path / "inner" / "a.py")
    moved = program_digest(tmp_path)
    assert len({empty, deep, moved}) == 3
    (tmp_path / "inner" / "notes.txt").write_text("no module")
    assert program_digest(tmp_path) == moved


def test_a_program_that_is_not_read_yet_says_so(tmp_path: Path) -> None:
    later = ProgramDigest(tmp_path)
    assert check_digests(later.known, "b" * 64, is_development=True)[0].found == "being read"
    assert later.read().known == program_digest(tmp_path)


def test_digests_and_journal_are_named() -> None:
    program, definitions = check_digests("a" * 64, "b" * 64)
    assert (program.found, definitions.found) == ("a" * 12, "b" * 12)
    assert check_journal(1204, 1).found == "1,204 events, schema 1"


def test_a_journal_in_which_damage_was_found_is_not_well() -> None:
    found = check_journal(1204, 1, "event 250: event 250 is missing")
    assert not found.is_well
    assert "event 250 is missing" in found.found
    assert "call a technician" in found.cure


def test_a_clock_behind_the_last_record_is_not_well() -> None:
    assert check_clock(NOW, None).is_well
    assert check_clock(NOW, NOW - timedelta(hours=1)).is_well
    behind = check_clock(NOW, NOW + timedelta(hours=1))
    assert not behind.is_well
    assert "22:44" in behind.found
    assert "Set the clock" in behind.cure


def test_little_room_on_the_disk_is_not_well() -> None:
    assert check_disk(200_000_000).is_well
    short = check_disk(199_999_999)
    assert not short.is_well
    assert "Make room" in short.cure


def test_a_caution_about_the_set_up_is_named() -> None:
    well = check_disk(10**12)
    (caution,) = check_set_up(["The seed is $0."])
    assert caution.found == "The seed is $0."
    assert not_well([well, caution]) == (caution,)


def test_what_the_house_should_know_is_not_told_again_to_whoever_deals() -> None:
    short, (caution,) = check_disk(1), check_set_up(["The seed is $0."])
    assert for_dealer([short, caution]) == ("Disk: 0 MB free",)
