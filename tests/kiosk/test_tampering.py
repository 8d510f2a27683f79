"""Deeds of somebody who sits at the machine: each is done, and what notices it is written down.

The table of them is `dealer_assist/journal/TAMPERING.md`. Made anew with
`./run python tests/kiosk/test_tampering.py`, and compared here.
"""

import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from forger import forger
from live_bench import LiveTable, enrol_all

from dealer_assist import paths
from dealer_assist.cli.journal import check
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import UserFacingError
from dealer_assist.journal.audit.patrol import patrol
from dealer_assist.journal.audit.verify import Finding
from dealer_assist.journal.chain import Head, Seal, link
from dealer_assist.journal.entry import EVENTS
from dealer_assist.journal.key import load_key
from dealer_assist.journal.schema import about
from dealer_assist.kiosk.table.opening import open_table
from dealer_assist.staff.events import StaffWithdrawn
from dealer_assist.table import commands as c
from dealer_assist.value import Value

PAGE = Path(__file__).parents[2] / "dealer_assist" / "journal" / "TAMPERING.md"
WITHOUT, WITH, MACHINE = "without key", "with key", "with the machine"
LAST = "(SELECT max(seq) FROM events)"


class House(Value):
    """A live table that is closed, on disk: its data, its settings, and an older copy of both."""

    root: Path

    @property
    def data(self) -> Path:
        return self.root / "data"

    @property
    def settings(self) -> Path:
        return self.root / "settings" / "dealer-assist"

    @property
    def journal(self) -> Path:
        return self.data / "pit-3.live.db"

    @property
    def register(self) -> Path:
        return self.data / "staff.live.db"

    @property
    def heads(self) -> Path:
        return self.settings / "heads"

    def put_back(self, name: str, *, from_: str = "older") -> None:
        """Put a file, or a folder, back as it was earlier."""
        there = self.root / name
        for log in ("-wal", "-shm"):
            there.with_name(there.name + log).unlink(missing_ok=True)
        if there.is_dir():
            shutil.rmtree(there)
            shutil.copytree(self.root.parent / from_ / name, there)
        else:
            shutil.copy(self.root.parent / from_ / name, there)


Deed = Callable[[House], None]


def sql(text: str, of: str = "journal") -> Deed:
    """Write into a file with the triggers off and put back, as who knows SQLite does."""

    def deed(house: House) -> None:
        with forger(getattr(house, of)) as db:
            db.execute(text)

    return deed


def plain_sql(text: str) -> Deed:
    """Write into the journal as any program can."""

    def deed(house: House) -> None:
        with closing(sqlite3.connect(house.journal, isolation_level=None)) as db:
            db.executescript(text)

    return deed


def rewrite(house: House, key: bytes | None) -> None:
    """Alter an event and chain all after it anew; with the key the head is sealed anew too."""
    with forger(house.journal) as db:
        db.execute("UPDATE events SET who = 'nobody' WHERE seq = 3")
        _chain_anew(db, key)


def cut(house: House, key: bytes | None) -> None:
    """Take the last events off."""
    with forger(house.journal) as db:
        db.execute(f"DELETE FROM events WHERE seq > {LAST} - 2")
        _chain_anew(db, key)


def _chain_anew(db: sqlite3.Connection, key: bytes | None) -> None:
    first = about(db).first_link
    seq, last = 0, first
    for row in db.execute(f"{EVENTS} ORDER BY e.seq").fetchall():
        seq, last = row[0], link(last, row)
        db.execute("UPDATE events SET hash = ? WHERE seq = ?", (last, seq))
    sealed = Seal(key or bytes(32), first)(seq, last)
    db.execute("UPDATE head SET seq = ?, hash = ?, seal = ?", (seq, last, sealed))


def with_key(deed: Callable[[House, bytes | None], None]) -> Deed:
    return lambda house: deed(house, load_key(paths.key_file()))


def both(*deeds: Deed) -> Deed:
    def deed(house: House) -> None:
        for one in deeds:
            one(house)

    return deed


def no_heads(house: House) -> None:
    shutil.rmtree(house.heads)


def spoilt_heads(house: House) -> None:
    for file in house.heads.glob("*.head"):
        file.write_text("garbage")


def no_backups(house: House) -> None:
    for folder in house.data.glob("*.backups"):
        shutil.rmtree(folder)


def older(*names: str) -> Deed:
    def deed(house: House) -> None:
        for name in names:
            house.put_back(name)

    return deed


def elsewhere(house: House) -> None:
    """Take an older copy to another folder and link it in."""
    house.put_back("data/pit-3.live.db")
    no_backups(house)
    house.data.rename(house.root / "moved")
    house.data.symlink_to(house.root / "moved")


def other_name(house: House) -> None:
    house.journal.rename(house.data / "pit-4.live.db")


def other_journal(house: House) -> None:
    with forger(house.journal) as db:
        db.execute("UPDATE about SET value = 'pit-9' WHERE name = 'table'")


def new_key(house: House) -> None:
    (house.settings / "journal.key").write_bytes(bytes(32))


def no_key(house: House) -> None:
    (house.settings / "journal.key").unlink()


def found_anew(house: House) -> None:
    no_heads(house)
    for file in house.data.glob("staff.live.db*"):
        if file.is_dir():
            shutil.rmtree(file)
        else:
            file.unlink()
    enrol_all(house.data)


def no_journal(house: House) -> None:
    house.journal.unlink()
    no_backups(house)


def touch_table_file(house: House) -> None:
    file = house.root / "pit-3.toml"
    file.write_text(f"{file.read_text()}\n# touched\n")


def no_register(house: House) -> None:
    house.register.unlink()


IGNORES_WINS = """CREATE TRIGGER x BEFORE INSERT ON events WHEN new.kind = 'WinsAuthorised'
BEGIN SELECT RAISE(IGNORE); END"""
FOREIGN_ROW = f"""INSERT INTO events SELECT seq + 1, at_utc, offset_minutes, round, kind, who,
device, command, payload, definitions, hash FROM events WHERE seq = {LAST}"""
JOURNAL, REGISTER = "data/pit-3.live.db", "data/staff.live.db"
UNSEEN = "data, notes and backups are all put back together"
DEEDS: dict[str, tuple[str, Deed]] = {
    "an event far back is altered": (WITHOUT, sql("UPDATE events SET who = 'x' WHERE seq = 3")),
    "the last event is altered": (WITHOUT, sql(f"UPDATE events SET who = 'x' WHERE seq = {LAST}")),
    "the last event is deleted": (WITHOUT, sql(f"DELETE FROM events WHERE seq = {LAST}")),
    "an event in the middle is deleted": (WITHOUT, sql("DELETE FROM events WHERE seq = 4")),
    "a foreign event is appended": (WITHOUT, sql(FOREIGN_ROW)),
    "the chain is rewritten, sealed with another key": (WITHOUT, lambda h: rewrite(h, None)),
    "the chain is rewritten, sealed with the key": (WITH, with_key(rewrite)),
    "the end is cut off, sealed with another key": (WITHOUT, lambda h: cut(h, None)),
    "the end is cut off, sealed with the key": (WITH, with_key(cut)),
    "an older journal is put back": (WITHOUT, older(JOURNAL)),
    "an older journal, and the notes deleted": (WITHOUT, both(older(JOURNAL), no_heads)),
    "an older journal, and the notes corrupt": (WITHOUT, both(older(JOURNAL), spoilt_heads)),
    "an older journal with its older notes": (WITHOUT, older(JOURNAL, "settings")),
    "an older journal at another path": (WITHOUT, elsewhere),
    "the notes beside the key are deleted": (WITHOUT, no_heads),
    "a view is replaced": (
        WITHOUT,
        plain_sql("DROP VIEW wins; CREATE VIEW wins AS SELECT 1 AS number"),
    ),
    "what the file says of itself is altered": (
        WITHOUT,
        sql("UPDATE about SET value = '2020-01-01T00:00:00.000000Z' WHERE name = 'made_utc'"),
    ),
    "a digest of definitions is altered": (WITHOUT, sql("UPDATE definitions SET digest = 'x'")),
    "the kept text of definitions is altered": (
        WITHOUT,
        sql("UPDATE definition_files SET content = x'00'"),
    ),
    "the key is replaced": (WITHOUT, new_key),
    "the key is deleted": (WITHOUT, no_key),
    "the journal is made out to another table": (WITHOUT, other_journal),
    "the journal is under another table's name": (WITHOUT, other_name),
    "the journal is deleted with its backups": (WITHOUT, no_journal),
    "the triggers that keep events are dropped": (
        WITHOUT,
        plain_sql("DROP TRIGGER events_are_never_changed"),
    ),
    "a foreign table is added": (WITHOUT, plain_sql("CREATE TABLE x (y)")),
    "a trigger takes wins off the record": (WITHOUT, plain_sql(IGNORES_WINS)),
    "the table's file is changed while it is closed": (WITHOUT, touch_table_file),
    "a card in the register is altered": (
        WITHOUT,
        sql("UPDATE events SET payload = replace(payload, 'dealer', 'executive')", "register"),
    ),
    "an older register is put back": (WITHOUT, older(REGISTER)),
    "an older register, and the notes deleted": (WITHOUT, both(older(REGISTER), no_heads)),
    "the register is deleted": (WITHOUT, no_register),
    "the register is deleted, the notes too": (WITHOUT, both(no_register, no_heads)),
    "the register is founded again": (WITH, found_anew),
    UNSEEN: (WITHOUT, both(older(JOURNAL, REGISTER, "settings"), no_backups)),
}
AT_START = "next start: alert, held for two cards"
ELSEWHERE = (
    (
        "definitions are changed in an open round",
        WITHOUT,
        "next start: paid as it was locked, alert",
        "test_d1_a_wager_is_paid_by_the_paytable_it_was_locked_under",
    ),
    (
        "a trigger is added under a running table",
        WITHOUT,
        "next command: nothing is recorded, and said",
        "test_d3_a_foreign_trigger_takes_no_event_off_the_record_under_a_running_table",
    ),
    (
        "the log is deleted under a running table",
        WITHOUT,
        "next command: nothing is lost, and said",
        "test_d6_a_log_deleted_under_a_running_table_costs_nothing_that_was_recorded",
    ),
    (
        "a journal is restored",
        WITHOUT,
        "next start: event with what is lost, alert, held for two cards",
        "test_d5_a_restore_needs_two_cards",
    ),
    (
        "a kiosk whose table does not open is left",
        WITHOUT,
        "at once: a card is asked for, and no PIN is passed by",
        "test_d15_a_supervisors_card_leads_out_and_a_dealers_does_not",
    ),
    (
        "the user's environment loads code into the program",
        WITHOUT,
        "never loaded",
        "test_d19_nothing_of_the_users_own_environment_becomes_part_of_the_program",
    ),
    (
        "an older register under a running table",
        WITHOUT,
        "next swipe: refused",
        "test_d2_an_older_register_is_refused_under_a_running_table",
    ),
    (
        "kept sums are altered",
        WITHOUT,
        "next report: thrown away and said",
        "test_d12_altered_sums_are_thrown_away_and_said",
    ),
    (
        "a module, font, library or definition is altered",
        MACHINE,
        AT_START,
        "test_d4_a_deed_to_the_program_is_told_at_the_next_start_and_holds_a_live_table",
    ),
    (
        "a file is added to the program",
        MACHINE,
        AT_START,
        "test_d4_a_deed_to_the_program_is_told_at_the_next_start_and_holds_a_live_table",
    ),
    (
        "a compiled module replaces its source",
        MACHINE,
        AT_START,
        "test_d4_a_deed_to_the_program_is_told_at_the_next_start_and_holds_a_live_table",
    ),
    (
        "a library is put before all others",
        MACHINE,
        AT_START,
        "test_d4_a_deed_to_the_program_is_told_at_the_next_start_and_holds_a_live_table",
    ),
    (
        "the signed list is written again",
        MACHINE,
        AT_START,
        "test_d4_a_deed_to_the_program_is_told_at_the_next_start_and_holds_a_live_table",
    ),
    (
        "the list and the public key are taken away",
        MACHINE,
        AT_START,
        "test_d4_a_release_that_became_a_development_tree_holds_a_live_table",
    ),
    (
        "the program is signed with another key",
        MACHINE,
        "next start: alert; `program verify --key`",
        "test_d4_a_release_of_another_key_is_an_alert_at_the_next_start",
    ),
    (
        "PINs are guessed",
        WITHOUT,
        "after three: alert; 1, 5, 30 minutes, then a technician",
        "test_d13_pins_that_are_guessed_raise_an_alert_and_end_with_a_technician",
    ),
    (
        "a staff list is made, with everything that is on a kiosk",
        WITH,
        "import: refused",
        "test_who_has_the_journals_key_of_a_kiosk_makes_no_staff",
    ),
    (
        "a staff list is signed by a key of someone's own",
        WITH,
        "import: two cards of the kiosk are asked for",
        "test_a_kiosk_with_people_asks_two_of_them_for_the_first_list",
    ),
    (
        "a staff list withdraws everyone",
        WITH,
        "import: refused",
        "test_no_list_withdraws_everybody",
    ),
    (
        "a journal of a key that was changed is put in",
        WITH,
        "next start: refused",
        "test_nobody_brings_another_journal_in_with_the_older_key",
    ),
    (
        "a table file is altered on its way to another kiosk",
        WITHOUT,
        "bring in: refused, where there is a key of the house",
        "test_where_the_house_has_a_key_a_table_comes_in_only_with_its_signature",
    ),
    (
        "the table's file is changed where there is a key of the house",
        WITHOUT,
        "start: refused, but for its ports",
        "test_where_a_house_signs_a_file_that_was_altered_opens_no_table",
    ),
    (
        "one person uses two cards",
        WITHOUT,
        "second swipe: refused",
        "test_d11_two_cards_of_one_person_release_nothing",
    ),
)
HEAD = """# Tampering

What someone at the machine may do to what is on record, and what notices it. Made by
`tests/kiosk/test_tampering.py`, which does each deed to the data of a live table and looks.
*Without key*: as the kiosk's user, without reading `journal.key`. *With key*: with it. *With the
machine*: as root, or as the owner of the program's files.

| deed | who could | noticed | first words |
|---|---|---|---|
"""
TESTED = """
Tried by tests of their own:

| deed | who could | noticed | test |
|---|---|---|---|
"""
FOOT = """
## What cannot be noticed here, and why

- **Everything put back together.** Anyone who puts data, notes and backups back as they were at one
  earlier moment, or takes all of them away, has made that moment the present. Nothing on the
  machine knows better; a head on a printed report does (`journal verify --head`), and so does a
  backup that was taken elsewhere.
- **The chain rewritten with the key, and the notes with it.** The key seals both. Paper, and copies
  elsewhere, tell; keep the key readable for the kiosk's user alone.
- **Another program.** Anyone who may write the program's files may take the comparison out of them.
  The release is then compared from outside: `packaging/verify-outside`, from a boot stick or
  another machine, with the public key from paper; nothing on the disk is run for it. Give the files
  to root, and the kiosk to a user who is not.
- **What is under the program.** Python, Qt and SQLite are on record by digest at every start, but
  it is they who say so; the kernel, the firmware and the drive are not looked at.
- **A key that was read.** Anyone who has the `journal.key` of a kiosk and a shell there can rewrite
  what is on it, as told above, until `staff change-key` gives it another: two cards and two
  halves, on record, and what was recorded before is held against the older key from then on. A
  kiosk that is set up by this release has a key of its own, and its cards another one
  (`cards.key`), the same at every kiosk of a house; in a house of an earlier release one key is
  both until it is changed.
- **The key of the cards.** Anyone who has it can guess at card numbers and PINs that lie on a disk;
  staff cannot be made of it. `staff change-key --cards` adds to it: every card is carried over
  without a swipe, on record, and the older key opens none of what is there from then on. What
  was copied before stays open to it, so each PIN of before is an alert until it is changed.
- **Both halves of the house's key.** Two persons who put them together are the staff of a house.
- **A kiosk where no one was enrolled.** Anyone who sets it up first says who its people are.
- **A second name.** Who is enrolled twice under two names is two persons: the two people who answer
  for each card have to know whom they enroll.
- **What never reached a device.** A chip that no sensor saw, a card that was never swiped are not
  on record, whatever is signed.
"""


def make_house(root: Path) -> None:
    """Make a live table with some events, an older copy of it, and one of how it stands."""
    os.environ["XDG_CONFIG_HOME"] = str(root / "house" / "settings")
    (root / "house").mkdir(parents=True)
    table = LiveTable(root / "house", "", "")
    _play(table)
    table.opened.close()
    shutil.copytree(root / "house", root / "older", ignore=_no_ports)
    gone = StaffWithdrawn("dealer-1", "executive-1", "supervisor-1")
    table.opened = table._open()
    _play(table)
    table.register.change(lambda staff: (gone,), "test")
    assert table.opened.staff is not None
    table.opened.staff.find("nobody", "0000")
    table.opened.desk.tell()
    table.opened.desk.tick()
    table.close()
    shutil.copytree(root / "house", root / "whole", ignore=_no_ports)


def _no_ports(folder: str, names: list[str]) -> set[str]:
    """Leave links to pseudo-terminals alone."""
    return {name for name in names if (Path(folder) / name).is_symlink()}


def _play(table: LiveTable) -> None:
    dealer = table.register.staff().cards["dealer-1"].member
    desk = table.opened.desk
    desk.tick()
    desk.submit(c.SwipeCard(dealer, dealer.last_four))
    assert desk.submit(c.CloseTable())


def trial(root: Path, deed: Deed) -> tuple[str, str]:
    """Do a deed to the whole house; give when it is noticed, and the first words."""
    house = House(root / "house")
    if house.data.is_symlink():
        house.data.unlink()
    for name in ("data", "settings", "moved"):
        shutil.rmtree(house.root / name, ignore_errors=True)
    for name in ("data", "settings"):
        shutil.copytree(root / "whole" / name, house.root / name)
    shutil.copy(root / "whole" / "pit-3.toml", house.root)
    deed(house)
    seen = [*_by_verify(house), *_by_opening(house), *_by_patrol(house)]
    if not seen:
        return "no", ""
    return "; ".join(dict.fromkeys(when for when, _ in seen)), _plain(root, seen[0][1])


def _by_verify(house: House) -> Iterator[tuple[str, str]]:
    out = StringIO()
    try:
        if check(house.data, load_key(paths.key_file()), "text", out, paths.heads_folder()):
            said = [line for line in out.getvalue().splitlines() if "event " in line]
            yield "`journal verify`", said[0]
    except UserFacingError as error:
        yield "`journal verify`", str(error)


def _by_opening(house: House) -> Iterator[tuple[str, str]]:
    try:
        file = str(house.root / "pit-3.toml")
        opened = open_table(file, house.data, WallClock(), is_live=True)
    except UserFacingError as error:
        yield "start: refused", str(error)
        return
    opened.desk.tick()
    for hold in opened.desk.table.round.holds[:1]:
        yield "start: held for two cards", hold.sentence
    opened.close()


def _by_patrol(house: House) -> Iterator[tuple[str, str]]:
    if house.journal.exists():
        found = [one for one in patrol(house.journal, Head(0, "")) if isinstance(one, Finding)]
        yield from (("within a minute: alert", one.what) for one in found[:1])


def _plain(root: Path, words: str) -> str:
    words = words.replace(f"{root}/house/", "").split(": put ")[0].split(": leave ")[0]
    words = re.sub(r", after 20\S+|\b[0-9a-f]{12}\b", "", words)
    return re.sub(r"(?<![-\w])\d[\d,]*", "N", words).strip().replace("|", "/")[:150]


def page(root: Path) -> str:
    """Write the whole page."""
    rows = [
        f"| {name} | {who} | {' | '.join(trial(root, deed))} |\n"
        for name, (who, deed) in DEEDS.items()
    ]
    more = [f"| {deed} | {who} | {when} | `{test}` |\n" for deed, who, when, test in ELSEWHERE]
    return HEAD + "".join(rows) + TESTED + "".join(more) + FOOT


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    before = os.environ.get("XDG_CONFIG_HOME")
    folder = tmp_path_factory.mktemp("tampering")
    make_house(folder)
    yield folder
    os.environ.pop("XDG_CONFIG_HOME")
    if before is not None:
        os.environ["XDG_CONFIG_HOME"] = before


@pytest.mark.long
@pytest.mark.parametrize("name", DEEDS)
def test_a_deed_is_noticed_as_the_page_says(root: Path, name: str) -> None:
    who, deed = DEEDS[name]
    when, words = trial(root, deed)
    assert f"| {name} | {who} | {when} | {words} |\n" in PAGE.read_text()
    assert (when == "no") is (name == UNSEEN)


def test_the_page_tells_of_every_deed_and_of_tests_that_there_are() -> None:
    text = PAGE.read_text()
    there = "".join(file.read_text() for file in PAGE.parents[2].glob("tests/**/test_*.py"))
    assert len(DEEDS) + len(ELSEWHERE) >= 45
    for name, (who, _) in DEEDS.items():
        assert f"| {name} | {who} | " in text
    for deed, who, when, test in ELSEWHERE:
        assert f"| {deed} | {who} | {when} | `{test}` |\n" in text
        assert f"def {test}(" in there
    assert text.startswith(HEAD)
    assert text.endswith(FOOT)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        make_house(Path(folder))
        PAGE.write_text(page(Path(folder)))
