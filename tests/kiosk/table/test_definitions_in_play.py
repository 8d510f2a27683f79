"""A round is paid under the definitions it was opened with, whatever the files say by then."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from forger import forger

from dealer_assist import paths
from dealer_assist.desk.clock import WallClock
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.files import journal_file
from dealer_assist.journal.key import load_key
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Alert
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.ui.pages.replay.steps import replay_model, steps_of
from dealer_assist.ui.shell.journal_reader import JournalReader

Reopen = Callable[[], OpenTable]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with files of its own, which somebody can change."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    files = tmp_path / "resources"
    shutil.copytree(paths.resources(), files, ignore=shutil.ignore_patterns("fonts", "sounds"))
    monkeypatch.setattr(paths, "resources", lambda: files)
    return files


@pytest.fixture
def reopen(house: Path, tmp_path: Path) -> Reopen:
    return lambda: open_table("crazy4-nexus", tmp_path / "data", WallClock())


def sign_in(opened: OpenTable) -> None:
    swiper = opened.rack.simulated.swiper
    assert swiper is not None
    swiper.swipe(opened.cards[0].number)
    opened.desk.tick()


def pay_ninety(house: Path) -> None:
    file = house / "jackpots" / "atlas.toml"
    before = file.read_text(encoding="utf-8")
    after = before.replace('"9 for 1"', '"90 for 1"')
    assert after != before
    file.write_text(after, encoding="utf-8")


def claim_three_of_a_kind(opened: OpenTable) -> None:
    sign_in(opened)
    assert opened.desk.submit(c.SeeChip(3))
    assert opened.desk.submit(c.StartGame())
    assert opened.desk.submit(c.PressHand(3, "three_of_a_kind"))


def prize_of_seat_3(opened: OpenTable) -> int:
    assert opened.desk.submit(c.CallSupervisor())
    assert opened.desk.submit(c.ConfirmWins())
    assert opened.desk.table.round.pending is not None
    ((_, award),) = opened.desk.table.round.pending.awards
    return award.prize


def test_d1_a_wager_is_paid_by_the_paytable_it_was_locked_under(
    house: Path, reopen: Reopen
) -> None:
    first = reopen()
    claim_three_of_a_kind(first)
    first.close()
    pay_ninety(house)
    again = reopen()
    assert again.desk.table.round.phase is Phase.IN_PLAY
    assert prize_of_seat_3(again) == 900
    again.desk.tick()
    alert = told_of_files(again)
    assert "wait for the next opening" in alert.sentence
    assert "Three of a Kind 9 for 1 → 90 for 1" in alert.sentence
    again.close()


def test_d1_a_change_counts_from_the_next_opening_and_is_told(house: Path, reopen: Reopen) -> None:
    first = reopen()
    sign_in(first)
    assert first.desk.submit(c.CloseTable())
    first.close()
    pay_ninety(house)
    again = reopen()
    again.desk.tick()
    (alert,) = again.desk.table.lasting.alerts
    assert alert.sentence.startswith("Definitions were changed since the table was closed")
    claim_three_of_a_kind(again)
    assert prize_of_seat_3(again) == 9_000
    again.close()


def test_d1_an_old_round_is_replayed_with_its_own_paytables(house: Path, reopen: Reopen) -> None:
    first = reopen()
    sign_in(first)
    assert first.desk.submit(c.SeeChip(3))
    assert first.desk.submit(c.VoidRound(first.setup.void_reasons[0]))
    assert first.desk.submit(c.MissChip(3))
    first.desk.submit(c.GiveBack())
    assert first.desk.table.round.number == 2
    assert first.desk.submit(c.CloseTable())
    first.close()
    pay_ninety(house)
    again = reopen()
    sign_in(again)
    assert pays_of(again.desk.table.setup) == "90 for 1"
    past, now = JournalReader(again.journal.path), again.desk.table
    then, today = (1, "9 for 1", "Paytables of then."), (now.round.number, "90 for 1", "live.")
    for round_, pays, words in (then, today):
        facts = past.facts(round_)
        steps = steps_of(past.setup_then(facts, now.setup), facts)
        assert pays_of(steps[0].table.setup) == pays
        assert replay_model(steps, 0, now).detail.endswith(words)
    again.close()


def told_of_files(opened: OpenTable) -> Alert:
    (alert,) = [one for one in opened.desk.table.lasting.alerts if one.kind != "restart"]
    return alert


def pays_of(setup: TableSetup) -> str:
    (line,) = [one for one in setup.jackpots["A"].lines if one.key == "three_of_a_kind"]
    return str(line.pays)


def test_files_that_did_not_change_are_not_told(reopen: Reopen) -> None:
    first = reopen()
    claim_three_of_a_kind(first)
    first.close()
    again = reopen()
    again.desk.tick()
    assert {alert.kind for alert in again.desk.table.lasting.alerts} == {"restart"}
    again.close()


def test_d1_kept_definitions_that_were_altered_are_found(reopen: Reopen, tmp_path: Path) -> None:
    first = reopen()
    sign_in(first)
    first.close()
    journal = journal_file(tmp_path / "data", "crazy4-nexus")
    key = load_key(paths.key_file())
    assert verify(journal, key) == []
    with forger(journal) as db:
        changed = "CAST(content || ' ' AS BLOB)"
        db.execute(f"UPDATE definition_files SET content = {changed} WHERE place = 0")
    (finding,) = verify(journal, key)
    assert finding.what.startswith("the definitions kept as")
    assert finding.what.endswith("were altered")


def test_a_round_on_a_link_goes_on_under_the_other_games_file_too(
    house: Path, tmp_path: Path
) -> None:
    def reopen() -> OpenTable:
        return open_table("crazy4-link", tmp_path / "data", WallClock())

    first = reopen()
    claim_three_of_a_kind(first)
    locked_under = first.desk.table.setup
    first.close()
    other = house / "games" / "holdem_bonus.toml"
    other.write_text(f"{other.read_text(encoding='utf-8')}\n# printed anew\n", encoding="utf-8")
    again = reopen()
    assert again.desk.table.round.phase is Phase.IN_PLAY
    assert again.desk.table.setup == locked_under
    again.desk.tick()
    alert = told_of_files(again)
    assert "wait for the next opening" in alert.sentence
    again.close()


def test_an_open_table_asks_the_floors_server_where_its_file_says_now(
    house: Path, tmp_path: Path
) -> None:
    shipped = (house / "tables" / "crazy4-nexus.toml").read_text(encoding="utf-8")
    file = house / "tables" / "crazy4-own.toml"

    def at(folder: str) -> OpenTable:
        server = f"host={tmp_path / folder} user=table_15 dbname=floor"
        file.write_text(f"{shipped}\n[floor]\nserver = {server!r}\nlinks = {{ A = 'MGL' }}\n")
        return open_table("crazy4-own", tmp_path / "data", WallClock())

    first = at("first")
    sign_in(first)
    assert first.desk.submit(c.StartGame())
    first.close()
    again = at("standby")
    assert again.desk.table.round.phase is Phase.IN_PLAY
    assert again.desk.table.setup.floor is not None
    assert str(tmp_path / "standby") in again.desk.table.setup.floor.server
    again.close()


def test_a_sheet_that_is_replaced_in_a_round_waits_for_the_next_opening(
    house: Path, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    sheet = data / "sheets" / "ultimate-cover-all.toml"
    sheet.parent.mkdir(parents=True)
    shutil.copy(Path(__file__).parents[3] / "docs" / "sheets" / sheet.name, sheet)
    text = (house / "tables" / "ultimate-nexus.toml").read_text(encoding="utf-8")
    for old, new in (
        ("seats = ", 'sheets = ["ultimate-cover-all"]\nseats = '),
        ('"trips", "play"]', '"trips", "cover_all", "play"]'),
        ('trips = "UTHT-2"', 'trips = "UTHT-2"\ncover_all = "UTH-CA"'),
        ('trips = ["$1", "$50"]', 'trips = ["$1", "$50"]\ncover_all = ["$1", "$50"]'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    (data / "mine.toml").write_text(text, encoding="utf-8")

    opened = open_table("mine", data, WallClock())
    sign_in(opened)
    assert opened.desk.submit(c.SeeChip(3))
    assert opened.desk.submit(c.StartGame())
    opened.close()
    written = sheet.read_text(encoding="utf-8")
    sheet.write_text(written.replace('"9 to 1"', '"8 to 1"', 1), encoding="utf-8")

    again = open_table("mine", data, WallClock())
    assert str(again.desk.table.setup.pays_by_hands["cover_all"][3]["full_house"]) == "9 to 1"
    again.desk.tick()
    alert = told_of_files(again)
    assert "wait for the next opening" in alert.sentence
    assert "cover all 3 full house 9 to 1 → 8 to 1" in alert.sentence
    again.close()
