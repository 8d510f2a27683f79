"""The check at start-up names what is not well and the cure."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dealer_assist.desk import self_check
from dealer_assist.desk.clock import WallClock
from dealer_assist.desk.self_check import (
    UPDATE,
    CheckItem,
    ProgramDigest,
    SelfCheck,
    check_approval,
    check_clock,
    check_digests,
    check_disk,
    check_journal,
    check_setup,
    check_update,
    for_dealer,
    not_well,
    program_digest,
)
from dealer_assist.devices.connect import NotADevice
from dealer_assist.errors import Refused
from dealer_assist.program.updates import RefusedUpdate, Updates
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)

PORTS = {"sensors": "/dev/ttyS1", "swiper": "/dev/ttyS2"}


def test_items_are_looked_at_anew_and_stand_where_they_cannot_be(caplog) -> None:
    found = ["one", "two"]

    def look() -> tuple[CheckItem, ...]:
        if not found:
            raise OSError("the disk is gone")
        return (CheckItem("Disk", found.pop(0)),)

    checks = SelfCheck()
    checks.add(look)
    assert checks.now() == (CheckItem("Disk", "one"),)
    assert checks.now() == (CheckItem("Disk", "two"),)
    assert checks.now() == (CheckItem("Disk", "two"),)
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
    assert check_digests(later.known, "b" * 64, is_development=True)[0].found == "checking"
    assert later.read().known == program_digest(tmp_path)


def test_digests_and_journal_are_named() -> None:
    program, definitions = check_digests("a" * 64, "b" * 64)
    assert (program.found, definitions.found) == ("a" * 12, "b" * 12)
    assert check_journal(1204, 1).found == "1,204 events, schema 1"


def test_a_journal_in_which_damage_was_found_is_not_well() -> None:
    found = check_journal(1204, 1, "event 250: event 250 is missing")
    assert not found.is_well
    assert "event 250 is missing" in found.found
    assert "Call a technician" in found.cure


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
    (caution,) = check_setup(["The seed is $0."])
    assert caution.found == "The seed is $0."
    assert not_well([well, caution]) == (caution,)


def test_what_the_house_should_know_is_not_told_again_to_whoever_deals() -> None:
    short, (caution,) = check_disk(1), check_setup(["The seed is $0."])
    assert for_dealer([short, caution]) == ("Disk: 0 MB free",)


@pytest.fixture
def setup(crazy4_nexus: TableSetup) -> TableSetup:
    return replace(crazy4_nexus, key="pit-3", staff="enrolled", players=(), devices=PORTS)


def refusal_of(require: Callable[[TableSetup], None], setup: TableSetup) -> str:
    try:
        require(setup)
    except Refused as refusal:
        return str(refusal)
    return ""


def test_a_table_with_real_ports_and_enrolled_staff_may_go_live(setup: TableSetup) -> None:
    assert refusal_of(self_check.require_live, setup) == ""


def test_a_live_table_may_have_a_simulated_printer(setup: TableSetup) -> None:
    with_printer = replace(setup, devices=PORTS | {"printer": "simulated"})
    assert refusal_of(self_check.require_live, with_printer) == ""


@pytest.mark.parametrize(
    ("devices", "word"),
    [
        ({}, "no devices"),
        ({"sensors": "simulated", "swiper": "rdm6300:simulated"}, "real ports"),
        ({"sensors": "/dev/ttyS1", "swiper": "simulated"}, "no real card swiper"),
        ({"sensors": "/dev/ttyS1"}, "no real card swiper"),
    ],
)
def test_a_live_table_needs_a_real_swiper(
    setup: TableSetup, devices: dict[str, str], word: str
) -> None:
    with pytest.raises(Refused, match=f"pit-3 .*{word}"):
        self_check.require_live(replace(setup, devices=devices))


def test_a_live_table_has_no_samples(setup: TableSetup, crazy4_nexus: TableSetup) -> None:
    with pytest.raises(Refused, match=r"sample staff \(training\)"):
        self_check.require_live(replace(setup, staff="training"))
    with pytest.raises(Refused, match="sample players"):
        self_check.require_live(replace(setup, players=crazy4_nexus.players))


def test_a_device_that_there_is_not_is_named(setup: TableSetup) -> None:
    with pytest.raises(NotADevice, match="hammer"):
        self_check.require_live(replace(setup, devices=PORTS | {"hammer": "/dev/ttyS3"}))


def test_practice_has_no_way_to_real_devices(setup: TableSetup, crazy4_nexus: TableSetup) -> None:
    assert refusal_of(self_check.require_training, crazy4_nexus) == ""
    with pytest.raises(Refused, match=r"live table \(sensors, swiper\); open it with --live"):
        self_check.require_training(setup)
    with pytest.raises(Refused, match=r"live table \(enrolled staff\)"):
        self_check.require_training(replace(crazy4_nexus, staff="enrolled"))


def test_without_a_register_nobody_could_sign_in(setup: TableSetup, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="staff enrol"):
        self_check.staff_of(setup, tmp_path, WallClock())


@pytest.mark.parametrize(
    ("swiper", "types"),
    [("keyboard", True), ("keyboard:front", True), ("/dev/ttyS2", False), ("id-12:/dev/x", False)],
)
def test_a_swiper_that_types_is_known_by_its_kind(
    setup: TableSetup, swiper: str, *, types: bool
) -> None:
    assert self_check.has_typing_swiper(replace(setup, devices={"swiper": swiper})) is types


def test_a_table_without_a_swiper_has_none_that_types(setup: TableSetup) -> None:
    assert not self_check.has_typing_swiper(replace(setup, devices={}))


def test_one_event_is_one_event() -> None:
    assert check_journal(1, 4).found == "1 event, schema 4"


def test_all_that_is_open_of_an_approval_is_one_item_with_its_cure() -> None:
    open_points = ("approval.dated is missing", "GM Atlas 5.4.0 or higher is not on record")
    (item,) = check_approval("", open_points, "J. Lohse")
    assert item.found == (
        "2 points are open: approval.dated is missing; GM Atlas 5.4.0 or higher is not on record"
    )
    assert not item.is_well
    assert item.cure == "Enter it in GAME MANAGER, Settings, Approval, or ask J. Lohse"
    (one,) = check_approval("", open_points[:1])
    assert one.found == "approval.dated is missing"


def test_a_whole_approval_is_named_by_its_letter_and_practice_has_none() -> None:
    assert check_approval("#3119", ()) == (CheckItem("Approval", "#3119"),)
    assert check_approval("", ()) == ()


def test_a_live_table_that_no_signed_release_runs_is_not_well() -> None:
    (program, _) = check_digests("a" * 64, "b" * 64, is_development=True, is_live=True)
    assert not program.is_well
    assert "signed release" in program.cure
    (practice, _) = check_digests("a" * 64, "b" * 64, is_development=True)
    assert practice.is_well


def test_a_version_that_waits_and_one_that_was_refused_are_on_the_closed_screen() -> None:
    assert check_update(Updates()) == ()
    (waits,) = check_update(Updates("0.6"))
    assert (waits.found, waits.is_well) == ("0.6 takes effect at the next start", True)
    assert waits.leads == UPDATE
    refused = RefusedUpdate("0.6", datetime(2026, 3, 14, tzinfo=UTC), "version 0.6 is not used")
    (told,) = check_update(Updates(refused=refused))
    assert (told.found, told.is_well) == ("version 0.6 is not used", False)
    assert for_dealer((waits, told)) == (), "the dealer can do nothing about it"
