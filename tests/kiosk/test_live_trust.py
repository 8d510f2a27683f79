"""A live table trusts nothing around it that was changed behind its back: two people look first."""

import os
import py_compile
import runpy
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from forger import forger
from live_bench import HADDAD, LiveTable, enrol_all
from nacl.signing import SigningKey

from dealer_assist import paths
from dealer_assist.cli.main import main
from dealer_assist.desk.self_check import check_sqlite
from dealer_assist.errors import Refused
from dealer_assist.journal.audit.backup import back_up
from dealer_assist.journal.errors import JournalDamaged, JournalUnavailable
from dealer_assist.journal.key import load_key
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import last_of
from dealer_assist.kiosk.table import program_watch
from dealer_assist.kiosk.table.approved_file import not_signed
from dealer_assist.kiosk.table.program_watch import ProgramWatch
from dealer_assist.program import signed_table
from dealer_assist.program.release import LIST, list_of
from dealer_assist.program.surroundings import LOADERS, Surroundings
from dealer_assist.program.tree import PROGRAM, Tree
from dealer_assist.staff.card_check import hash_pin
from dealer_assist.staff.events import PinRefused, PinSet, StaffWithdrawn
from dealer_assist.table import commands as c
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase


@pytest.fixture
def live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveTable]:
    """A live table that was open for a round and closed again."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    for name in LOADERS:  # a developer's machine may have some
        monkeypatch.delenv(name, raising=False)
    table = LiveTable(tmp_path, "", "")
    table.opened.desk.tick()
    swipe(table, "dealer-1")
    assert table.opened.desk.submit(c.CloseTable())
    yield table
    table.close()


def member(live: LiveTable, key: str) -> StaffMember:
    return live.register.staff().cards[key].member


def swipe(live: LiveTable, key: str) -> str:
    """Swipe somebody's card past the port; give what the table said."""
    card = member(live, key)
    live.opened.desk._swipe(c.SwipeCard(card, card.last_four))
    return live.outcomes[-1].sentence


def release(live: LiveTable) -> None:
    """Let two persons see why the table is held."""
    assert "A Supervisor's card comes first" in swipe(live, "dealer-1")
    swipe(live, "supervisor-1")
    assert "another person's" in swipe(live, "supervisor-1")
    swipe(live, "executive-1")
    assert not live.opened.desk.table.round.holds
    swipe(live, "dealer-1")
    assert live.opened.desk.table.round.phase is Phase.BETTING


def hold_of(live: LiveTable) -> str:
    (hold,) = live.opened.desk.table.round.holds
    return hold.sentence


def test_a_live_table_that_nobody_touched_is_not_held(live: LiveTable) -> None:
    live.reopen()
    assert live.opened.desk.table.round.holds == ()
    swipe(live, "dealer-1")
    assert live.opened.desk.table.round.phase is Phase.BETTING


def test_d1_changed_definitions_need_two_cards_at_the_next_opening(live: LiveTable) -> None:
    before = live.file.read_text()
    live.file.write_text(f"{before}\n# touched\n")
    live.reopen()
    assert "Definitions were changed since the table was closed" in hold_of(live)
    live.reopen()
    assert "Definitions were changed" in hold_of(live)  # a restart lets nobody off
    release(live)


def damaged_and_restored(live: LiveTable) -> None:
    """Play a round with a win after the last backup, spoil its last event, and restore."""
    journal, key = live.opened.journal.path, load_key(paths.key_file())
    live.opened.backups.finish()  # of the table that was closed
    back_up(journal, key)
    swipe(live, "dealer-1")
    desk = live.opened.desk
    live.bench.do("chip 3 on")
    live.until(lambda: desk.table.sensor((3, "A")).has_chip)
    assert desk.submit(c.StartGame())
    assert desk.submit(c.PressHand(3, "three_of_a_kind"))
    assert desk.submit(c.CallSupervisor())
    assert desk.submit(c.ConfirmWins())
    swipe(live, "executive-1")
    live.opened.close()
    with forger(journal) as db:
        db.execute("UPDATE events SET who = 'x' WHERE seq = (SELECT max(seq) FROM events)")
    assert main(["journal", "restore", "--data", str(live.data)]) == 0
    live.opened = live._open()
    live.opened.desk.tick()


def test_d5_a_restore_is_an_event_with_what_is_lost_by_number_and_money_and_by_whom(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUDO_USER", "t.lind")
    damaged_and_restored(live)
    with closing(connect_reader(live.opened.journal.path)) as db:
        said = last_of(db, "JournalRestored") or {}
    assert said["by"] == "t.lind"
    assert said["lost"] == said["counted"] > 0
    assert (said["rounds"], said["wagered"], said["wins"], said["prizes"]) == (1, 100, 1, 900)
    (meter,) = said["put_back"]
    assert meter["before"] > meter["after"]
    (alert,) = [one for one in live.opened.desk.table.lasting.alerts if one.key == "restored"]
    assert alert.sentence.startswith("t.lind put the journal back to event ")
    assert "with them 1 rounds, $1.00 of wagers, 1 wins of $9.00" in alert.sentence
    assert live.opened.journal.verify() == []


def test_d5_a_restore_needs_two_cards(live: LiveTable) -> None:
    damaged_and_restored(live)
    assert "put the journal back to event" in hold_of(live)
    assert list(live.data.glob("*.damaged-before-*"))
    live.reopen()
    assert "put the journal back to event" in hold_of(live)  # a restart lets nobody off
    release(live)
    assert any(one.key == "restored" for one in live.opened.desk.table.lasting.alerts)


@pytest.mark.parametrize("note", [None, "", "garbage", "0" * 20 + " ab cd"])
def test_d9_a_missing_or_unfit_note_of_the_end_needs_two_cards(
    live: LiveTable, note: str | None
) -> None:
    live.opened.close()
    for file in paths.heads_folder().glob("*.head"):
        if note is None:
            file.unlink()
        else:
            file.write_text(note)
    live.opened = live._open()
    live.opened.desk.tick()
    assert "the note of its end beside the key is missing or was altered" in hold_of(live)
    release(live)


def older_register(live: LiveTable) -> None:
    """Withdraw the dealer, let the table know, then put the register from before back."""
    kept = live.data / "kept.db"
    shutil.copy(live.register.path, kept)
    gone = StaffWithdrawn("dealer-1", "executive-1", "supervisor-1")
    live.register.change(lambda staff: (gone,), "test")
    live.reopen()
    shutil.rmtree(paths.heads_folder())
    for log in ("-wal", "-shm"):
        live.register.path.with_name(live.register.path.name + log).unlink(missing_ok=True)
    kept.replace(live.register.path)


def test_d2_an_older_register_is_refused_by_name_without_the_notes_beside_the_key(
    live: LiveTable,
) -> None:
    older_register(live)
    live.opened.close()
    with pytest.raises(JournalDamaged, match=r"staff\.live\.db is an older one"):
        live._open()


def test_d2_an_older_register_is_refused_under_a_running_table(live: LiveTable) -> None:
    older_register(live)
    assert live.opened.staff is not None
    who, why = live.opened.staff.find(
        live.register.staff().cards["executive-1"].fingerprint, HADDAD[-4:]
    )
    assert who is None
    assert "is an older one" in why


def test_d2_a_missing_register_is_refused_by_name(live: LiveTable) -> None:
    live.opened.close()
    shutil.rmtree(paths.heads_folder())
    live.register.path.unlink()
    with pytest.raises(JournalDamaged, match=r"staff\.live\.db is missing, and this table knew"):
        live._open()


def test_d2_a_register_that_was_founded_anew_is_refused_by_name(live: LiveTable) -> None:
    live.opened.close()
    shutil.rmtree(paths.heads_folder())
    for file in live.data.glob("staff.live.db*"):
        shutil.rmtree(file) if file.is_dir() else file.unlink()
    enrol_all(live.data)
    with pytest.raises(JournalDamaged, match="is another one than this table knew"):
        live._open()


def test_d5_a_register_put_back_from_its_backup_is_on_record_and_needs_two_cards(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUDO_USER", "t.lind")
    live.register.back_up()
    assert live.opened.staff is not None
    live.opened.staff.find("nobody", "0000")
    live.reopen()  # it knows of the refused card, and the backup does not
    live.opened.close()
    with forger(live.register.path) as db:
        db.execute("UPDATE events SET who = 'x' WHERE seq = (SELECT max(seq) FROM events)")
    with pytest.raises(JournalUnavailable):
        live._open()
    assert main(["journal", "restore", "--data", str(live.data)]) == 0
    live.opened = live._open()
    live.opened.desk.tick()
    assert "t.lind put the staff register back to event 3" in hold_of(live)
    release(live)
    live.reopen()
    assert live.opened.desk.table.round.holds == ()


def test_d2_the_end_of_the_register_is_noted_whenever_it_has_grown(live: LiveTable) -> None:
    first = live.opened.journal.register
    assert first is not None
    gone = StaffWithdrawn("dealer-1", "executive-1", "supervisor-1")
    live.register.change(lambda staff: (gone,), "test")
    assert live.opened.staff is not None
    live.opened.staff.find("nobody", "0000")
    live.opened.desk.tell()
    live.opened.desk.tick()
    now = live.opened.journal.register
    assert now is not None
    assert now.seq > first.seq


def tree_of(folder: Path) -> Tree:
    """A program of one module."""
    (folder / "app" / "program").mkdir(parents=True, exist_ok=True)
    (folder / "app" / "prizes.py").write_text("PRIZE = 9\n")
    (folder / "site").mkdir(exist_ok=True)
    around = Surroundings(
        path=(), library=folder / "python", venv=None, environ=os.environ, loaded={}
    )
    return Tree({PROGRAM: folder / "app", "libraries": folder / "site"}, around=around)


def signed(folder: Path, seed: bytes = bytes(32), lowest: str = "") -> Tree:
    tree = tree_of(folder)
    sign = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "sign.py"))
    sign["sign_tree"](tree, seed, lowest=lowest)
    return tree


def known(watch: ProgramWatch) -> None:
    """Wait until the program is known."""
    while watch.why_not_yet():
        time.sleep(0.01)


def start(live: LiveTable, tree: Tree) -> ProgramWatch:
    """Start the program once more, as of this tree."""
    live.reopen()
    desk, journal = live.opened.desk, live.opened.journal.path
    watch = ProgramWatch(desk, journal, is_live=True, tree=lambda: tree)
    known(watch)
    desk.tick()
    watch.finish()
    return watch


def alerts(live: LiveTable) -> list[str]:
    return [one.sentence for one in live.opened.desk.table.lasting.alerts if one.kind == "program"]


def started(live: LiveTable) -> dict[str, object]:
    with closing(connect_reader(live.opened.journal.path)) as db:
        return last_of(db, "ProgramStarted") or {}


def test_d4_every_start_is_on_record_with_what_the_program_runs_on(
    live: LiveTable, tmp_path: Path
) -> None:
    watch = start(live, signed(tmp_path))
    assert alerts(live) == []
    assert live.opened.desk.table.round.holds == ()
    note = started(live)
    assert all(note[part] for part in ("version", "release", "program", "libraries", "sqlite"))
    assert note["definitions"] == live.opened.setup.digest
    assert str(note["python"]).startswith("3.")
    (check,) = watch.checks()
    assert check.is_well
    start(live, signed(tmp_path))
    assert alerts(live) == []


def test_d4_an_altered_program_holds_a_live_table_before_anybody_opens_it(
    live: LiveTable, tmp_path: Path
) -> None:
    tree = signed(tmp_path)
    start(live, tree)
    (tmp_path / "app" / "prizes.py").write_text("PRIZE = 90\n")
    live.reopen()
    desk = live.opened.desk
    watch = ProgramWatch(desk, live.opened.journal.path, is_live=True, tree=lambda: tree)
    while "still compared" in (said := swipe(live, "dealer-1")):
        time.sleep(0.01)  # a busy machine
    assert "held" in said
    assert "program/prizes.py was altered" in " ".join(
        one.sentence for one in desk.table.round.holds
    )
    (check,) = watch.checks()
    assert not check.is_well
    watch.finish()
    release(live)


def test_d4_nobody_opens_a_live_table_before_its_program_is_known(
    live: LiveTable, tmp_path: Path
) -> None:
    read, tree = Event(), signed(tmp_path)

    def slow_disk() -> Tree:
        read.wait(60)
        return tree

    live.reopen()
    desk = live.opened.desk
    watch = ProgramWatch(desk, live.opened.journal.path, is_live=True, tree=slow_disk)
    assert "still compared with its release" in swipe(live, "dealer-1")
    assert desk.table.round.phase is Phase.CLOSED
    read.set()
    known(watch)
    swipe(live, "dealer-1")
    assert desk.table.round.phase is Phase.BETTING
    watch.finish()


def test_d4_a_live_table_does_not_wait_behind_everything_else_for_its_program(
    live: LiveTable, tmp_path: Path
) -> None:
    tree, niceness = signed(tmp_path), list[int]()

    def look() -> Tree:
        niceness.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return tree

    live.reopen()
    watch = ProgramWatch(live.opened.desk, live.opened.journal.path, is_live=True, tree=look)
    known(watch)
    watch.finish()
    assert niceness == [os.getpriority(os.PRIO_PROCESS, threading.get_native_id())]


def test_d4_a_program_that_cannot_be_compared_holds_a_live_table(live: LiveTable) -> None:
    def unreadable() -> Tree:
        raise RuntimeError("no such folder")

    live.reopen()
    watch = ProgramWatch(live.opened.desk, live.opened.journal.path, is_live=True, tree=unreadable)
    known(watch)
    live.opened.desk.tick()
    assert "could not be compared with its release" in hold_of(live)
    watch.finish()


def test_d4_a_release_that_became_a_development_tree_holds_a_live_table(
    live: LiveTable, tmp_path: Path
) -> None:
    tree = signed(tmp_path)
    start(live, tree)
    for file in tree.release.glob("release.*"):
        file.unlink()
    start(live, tree)
    assert live.opened.desk.table.round.holds
    release(live)


def _altered(tree: Tree) -> None:
    (tree.roots[PROGRAM] / "prizes.py").write_text("PRIZE = 90\n")


def _added(tree: Tree) -> None:
    (tree.roots["libraries"] / "sitecustomize.py").write_text("")


def _compiled(tree: Tree) -> None:
    source = tree.roots[PROGRAM] / "prizes.py"
    source.write_text("PRIZE = 90\n")
    py_compile.compile(str(source), str(source.with_suffix(".pyc")))
    source.unlink()


def _listed_anew(tree: Tree) -> None:
    _altered(tree)
    (tree.release / LIST).write_bytes(list_of("9.9", tree.hashes()))


def _misled(tree: Tree) -> None:
    os.environ["QT_PLUGIN_PATH"] = str(tree.roots["libraries"])


@pytest.mark.parametrize(
    ("deed", "words"),
    [
        (_altered, "program/prizes.py was altered"),
        (_added, "libraries/sitecustomize.py is not part of the release"),
        (_compiled, "program/prizes.py is missing"),
        (_listed_anew, "the list of the release was not signed with its key"),
        (_misled, "QT_PLUGIN_PATH loads a foreign library"),
    ],
)
def test_d4_a_deed_to_the_program_is_told_at_the_next_start_and_holds_a_live_table(
    live: LiveTable,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    deed: Callable[[Tree], None],
    words: str,
) -> None:
    tree = signed(tmp_path)
    start(live, tree)
    monkeypatch.setenv("QT_PLUGIN_PATH", "")
    deed(tree)
    start(live, tree)
    assert words in " ".join(alerts(live))
    assert words in " ".join(one.sentence for one in live.opened.desk.table.round.holds)
    release(live)


def test_d4_a_release_of_another_key_is_an_alert_at_the_next_start(
    live: LiveTable, tmp_path: Path
) -> None:
    start(live, signed(tmp_path))
    start(live, signed(tmp_path, bytes(range(32))))
    assert alerts(live) == ["The program was changed since the last start: release key"]


def test_d4_another_program_of_the_same_key_is_an_alert(live: LiveTable, tmp_path: Path) -> None:
    start(live, signed(tmp_path))
    (tmp_path / "site" / "more.py").write_text("")
    start(live, signed(tmp_path))
    assert alerts(live) == ["The program was changed since the last start: libraries"]
    assert live.opened.desk.table.round.holds == ()


def as_version(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """Let the program say that it is this version, as the next release would."""
    monkeypatch.setattr(program_watch, "__version__", version)


def test_a_later_version_of_the_same_key_is_on_record_and_needs_nobody(
    live: LiveTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_version(monkeypatch, "0.9.0")
    start(live, signed(tmp_path))
    as_version(monkeypatch, "0.10.0")
    (tmp_path / "site" / "more.py").write_text("")
    start(live, signed(tmp_path))
    assert alerts(live) == []
    assert started(live)["version"] == "0.10.0"
    as_version(monkeypatch, "0.9.0")  # turned back
    start(live, signed(tmp_path))
    assert alerts(live) == ["The program was changed since the last start: version"]
    assert live.opened.desk.table.round.holds == ()


def test_c1_a_version_that_a_later_release_has_ruled_out_holds_a_live_table(
    live: LiveTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_version(monkeypatch, "0.10.0")
    start(live, signed(tmp_path, lowest="0.9.1"))
    as_version(monkeypatch, "0.9.1")  # turned back as far as is allowed
    start(live, signed(tmp_path))
    assert live.opened.desk.table.round.holds == ()
    assert started(live)["lowest"] == "0.9.1", "an older list does not take it back"
    as_version(monkeypatch, "0.9.0")
    start(live, signed(tmp_path))
    (hold,) = live.opened.desk.table.round.holds
    assert hold.sentence.startswith("Version 0.9.0 may not run here any more. Install 0.9.1")
    release(live)


def test_a_later_version_that_is_altered_or_of_another_key_needs_a_person(
    live: LiveTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_version(monkeypatch, "0.9.0")
    start(live, signed(tmp_path))
    as_version(monkeypatch, "0.10.0")
    start(live, signed(tmp_path, bytes(range(32))))
    (said,) = alerts(live)
    assert said == "The program was changed since the last start: version and release key"
    as_version(monkeypatch, "0.11.0")
    tree = signed(tmp_path, bytes(range(32)))
    _altered(tree)
    start(live, tree)
    assert "program/prizes.py was altered" in " ".join(alerts(live))
    assert "since the last start: version and program" in " ".join(alerts(live))


def test_d4_a_development_program_at_a_live_table_is_an_alert(
    live: LiveTable, tmp_path: Path
) -> None:
    start(live, tree_of(tmp_path))
    (said,) = alerts(live)
    assert said.startswith("A development program runs this live table")
    (program,) = [one for one in live.opened.checks if one.name == "Program"]
    assert program.found.startswith("Development, ")
    assert live.opened.desk.table.round.holds == ()


def test_d13_pins_that_are_guessed_raise_an_alert_and_end_with_a_technician(
    live: LiveTable,
) -> None:
    desk, key = live.opened.desk, load_key(paths.key_file())
    card = live.register.staff().cards["executive-1"]
    pin = PinSet("executive-1", hash_pin(key, card.fingerprint, "4719"), "supervisor-1")
    live.register.change(lambda staff: (pin,), "test")
    desk.submit(c.HoldTable("test", "Somebody shall swipe"))
    swipe(live, "executive-1")
    for _ in range(3):
        assert desk.pin_for is not None
        desk.enter_pin("9999")
    assert desk.pin_for is None
    (alert,) = [one for one in desk.table.lasting.alerts if one.key == "PIN"]
    assert alert.sentence.startswith("Too many wrong PINs for L. Haddad. Try again at ")
    wrong = tuple(PinRefused("executive-1") for _ in range(9))
    live.register.change(lambda staff: wrong, "test")
    live.reopen()  # across restarts
    assert "A technician unlocks it" in swipe(live, "executive-1")
    assert live.opened.desk.pin_for is None


def test_d17_the_database_is_named_with_its_defect(live: LiveTable) -> None:
    (database,) = [one for one in live.opened.checks if one.name == "SQLite"]
    assert database.found
    assert check_sqlite((3, 40, 1)).found == "3.40.1, safe with one writer"
    assert check_sqlite((3, 51, 3)).found == "3.51.3"


def test_d20_a_dealer_whose_card_was_withdrawn_begins_no_other_round(live: LiveTable) -> None:
    swipe(live, "dealer-1")
    desk = live.opened.desk
    gone = StaffWithdrawn("dealer-1", "executive-1", "supervisor-1")
    live.register.change(lambda staff: (gone,), "test")
    desk.submit(c.StartGame())
    desk.tick()
    desk.tick()
    assert desk.table.lasting.barred == "The card of M. Okafor is not good any more"
    assert desk.submit(c.VoidRound("Misdeal"))
    swipe(live, "supervisor-1")
    desk.submit(c.GiveBack())
    desk.tick()
    desk.tick()
    assert any("is not good any more" in one.sentence for one in desk.table.lasting.alerts)
    for card in ("supervisor-1", "executive-1"):
        swipe(live, card)  # a Supervisor's card gives nobody another round
        assert "Swipe another dealer's card" in desk.submit(c.StartGame()).sentence
    live.reopen()
    desk = live.opened.desk
    assert "Swipe another dealer's card" in desk.submit(c.StartGame()).sentence
    assert next_thing(desk.table).what == "relieve"


def test_an_older_copy_with_older_notes_is_told_by_a_newer_backup(
    live: LiveTable, tmp_path: Path
) -> None:
    live.opened.close()
    for folder in ("data", "settings"):
        shutil.copytree(tmp_path / folder, tmp_path / "older" / folder)
    live.opened = live._open()
    swipe(live, "dealer-1")
    live.opened.backups.finish()
    back_up(live.opened.journal.path, load_key(paths.key_file()))
    live.opened.close()
    backups = live.opened.journal.path.with_name(f"{live.opened.journal.path.name}.backups")
    backups.rename(tmp_path / "kept")
    for folder in ("data", "settings"):
        shutil.rmtree(tmp_path / folder)
        shutil.copytree(tmp_path / "older" / folder, tmp_path / folder)
    shutil.rmtree(backups, ignore_errors=True)
    (tmp_path / "kept").rename(backups)
    live.opened = live._open()
    live.opened.desk.tick()
    assert "a backup beside it goes on to event" in hold_of(live)
    release(live)
    live.reopen()
    assert live.opened.desk.table.round.holds == ()  # two persons have seen it


def house_lays_its_key(seed: bytes) -> None:
    public = SigningKey(seed).verify_key.encode().hex()
    paths.house_key_file().write_text(f"{public}\n")


def with_signature(text: str, seed: bytes) -> str:
    return signed_table.signed_by(text, SigningKey(seed).sign(signed_table.to_sign(text)).signature)


SEED, ANOTHER = bytes(range(32)), bytes(range(1, 33))


def test_where_a_house_signs_a_file_that_was_altered_opens_no_table(live: LiveTable) -> None:
    approved = live.file.read_text()
    altered = approved.replace('queens_up = ["$1", "$100"]', 'queens_up = ["$1", "$50"]')
    house_lays_its_key(SEED)
    live.reopen()
    assert not live.opened.desk.table.round.holds
    live.opened.close()
    for text, why in (
        (altered, "The house has not signed"),
        (with_signature(altered, ANOTHER), "was altered, or is of another house"),
        (
            with_signature(approved, SEED).replace(approved, altered),
            "was altered, or is of another house",
        ),
    ):
        live.file.write_text(text)
        for _ in range(2):  # to try it again is no way in
            with pytest.raises(Refused, match=why):
                live._open()
    live.file.write_text(approved)
    live.opened = live._open()
    live.opened.desk.tick()
    assert not live.opened.desk.table.round.holds
    live.opened.close()
    live.file.write_text(with_signature(altered, SEED))
    live.opened = live._open()
    live.opened.desk.tick()
    assert "Definitions were changed" in hold_of(live)  # and two cards see it, as always
    release(live)


def test_where_a_house_signs_another_port_needs_no_signature_and_two_cards(live: LiveTable) -> None:
    house_lays_its_key(SEED)
    port = live.bench.ports["swiper"]
    other = live.data / "another-port"
    other.symlink_to(port)
    live.file.write_text(live.file.read_text().replace(str(port), str(other)))
    live.reopen()
    assert "Definitions were changed" in hold_of(live)


def under_another_name(live: LiveTable, *, is_signed: bool) -> None:
    """Open another table: it has no record to be held against."""
    live.opened.close()
    text = live.file.read_text()
    live.file = live.file.with_name("pit-4.toml")
    live.file.write_text(with_signature(text, SEED) if is_signed else text)
    live.opened = live._open()
    live.opened.desk.tick()


def test_a_house_without_a_key_asks_no_file_for_a_signature(live: LiveTable) -> None:
    staff = live.opened.staff
    assert staff is not None
    assert not_signed(live.file, staff) is None
    house_lays_its_key(SEED)
    told = not_signed(live.file, staff)
    assert told is not None
    assert "The house has not signed pit-3.toml" in told.sentence
    live.file.write_text(with_signature(live.file.read_text(), SEED))
    assert not_signed(live.file, staff) is None


def test_where_a_house_signs_a_first_opening_by_an_unsigned_file_is_seen_by_two(
    live: LiveTable,
) -> None:
    house_lays_its_key(SEED)
    under_another_name(live, is_signed=False)
    assert "The house has not signed pit-4.toml" in hold_of(live)
    release(live)
    assert live.opened.desk.submit(c.CloseTable())
    live.reopen()
    assert not live.opened.desk.table.round.holds


def test_where_a_house_signs_a_first_opening_by_a_signed_file_goes_on(live: LiveTable) -> None:
    house_lays_its_key(SEED)
    under_another_name(live, is_signed=True)
    assert not live.opened.desk.table.round.holds


SHEET = """[sheet]
name = "Queens Up"
title = 15
game = "crazy4"
jurisdiction = "washington"
number = "1"
dated = 2026-01-01
[paytables.queens_up.HOUSE-1]
pays = { four_of_a_kind = "50 to 1", straight_flush = "30 to 1", three_of_a_kind = "7 to 1" }
"""


def test_a_sheet_that_was_altered_opens_no_table_either(live: LiveTable) -> None:
    sheet = live.file.parent / "sheets" / "queens.toml"
    sheet.parent.mkdir()
    sheet.write_text(SHEET)
    text = live.file.read_text().replace("seats = ", 'sheets = ["queens"]\nseats = ', 1)
    live.file.write_text(text)
    live.reopen()
    live.opened.desk.tick()
    house_lays_its_key(SEED)
    live.reopen()
    live.opened.close()
    altered = SHEET.replace('"7 to 1"', '"8 to 1"')
    sheet.write_text(altered)
    with pytest.raises(Refused, match=r"The house has not signed queens\.toml"):
        live._open()
    sheet.write_text(with_signature(altered, SEED))
    live.opened = live._open()
    assert [one.key for one in live.opened.desk.table.setup.sheets] == ["queens"]
