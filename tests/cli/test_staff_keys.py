"""`staff change-key` and `put-key`: two cards, two halves, and what opened goes on opening."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from staff_counter import HADDAD, OKAFOR, PARK, Counter, begin

from dealer_assist import paths
from dealer_assist.cli import staff_keys
from dealer_assist.cli.main import main
from dealer_assist.desk.clock import WallClock
from dealer_assist.journal.entry import recorded
from dealer_assist.journal.key import card_key, key_print, load_key, load_or_make_key
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import rows_from
from dealer_assist.journal.store import Journal
from dealer_assist.kiosk.table.opening import open_table
from dealer_assist.staff.card_index import fingerprint
from dealer_assist.staff.directory import hashes_of
from dealer_assist.staff.events import CardsKeyChanged, Fact, from_record
from dealer_assist.staff.register import StaffRegister, register_file

CHANGED = (HADDAD, PARK)


@pytest.fixture
def counter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter]:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    one = Counter(tmp_path, monkeypatch)
    yield one
    one.close()


def settings(counter: Counter) -> Path:
    return counter.data.parent / "settings" / "dealer-assist"


def halves(folder: Path) -> tuple[str, str]:
    for stick in ("one", "other"):
        (folder / stick).mkdir(exist_ok=True)
    return str(folder / "one" / "half"), str(folder / "other" / "half")


def practise(counter: Counter) -> None:
    """Open a table for practice on the same data, and close it."""
    open_table(paths.FIRST_TABLE, counter.data, WallClock()).close()


def verify(counter: Counter) -> int:
    return main(["journal", "verify", "--data", str(counter.data)])


def test_a_new_kiosk_knows_its_cards_by_a_key_of_their_own(counter: Counter) -> None:
    begin(counter)
    keys = {name: (settings(counter) / name).read_bytes() for name in ("journal.key", "cards.key")}
    assert keys["journal.key"] != keys["cards.key"]


@pytest.mark.parametrize("release", ["earlier", "this"])
def test_the_key_is_changed_by_two_cards_and_every_card_and_journal_goes_on(
    counter: Counter, tmp_path: Path, release: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if release == "earlier":  # there the cards are known by the journals' key
        load_or_make_key(settings(counter) / "journal.key")
    begin(counter)
    assert (settings(counter) / "cards.key").exists() == (release == "this")
    before = (settings(counter) / "journal.key").read_bytes()
    assert counter.call("change-key", *halves(tmp_path), cards=CHANGED) == 0
    assert (settings(counter) / "journal.key").read_bytes() != before
    assert "journals have another key" in capsys.readouterr().out
    assert not (settings(counter) / "heads" / "key.change").exists()
    assert verify(counter) == 0
    assert counter.call("enrol", typed="dealer\nM. Okafor\n\n", cards=(PARK, HADDAD, OKAFOR)) == 0
    assert counter.call("change-key", *halves(tmp_path / "one"), cards=CHANGED) == 0
    assert verify(counter) == 0
    assert counter.call("withdraw", "dealer-1", cards=(PARK, HADDAD)) == 0


def test_a_lost_key_comes_back_from_both_halves_and_from_no_others(
    counter: Counter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(counter)
    both = halves(tmp_path)
    assert counter.call("change-key", *both, cards=CHANGED) == 0
    keys = {one: one.read_bytes() for one in settings(counter).glob("*.key")}
    assert not any(key in Path(half).read_bytes() for half in both for key in keys.values())
    assert main(["staff", "put-key", *both]) == 2
    assert "for a kiosk that has lost it" in capsys.readouterr().err
    for one in keys:
        one.unlink()
    assert main(["staff", "put-key", both[0], both[0]]) == 2
    assert "not the two halves of one key" in capsys.readouterr().err
    assert main(["staff", "put-key", *both]) == 0
    assert {one: one.read_bytes() for one in keys} == keys
    assert verify(counter) == 0


def test_a_cards_key_that_is_lost_is_said_and_no_card_is_taken_as_unknown(
    counter: Counter, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(counter)
    (settings(counter) / "cards.key").unlink()
    capsys.readouterr()
    assert counter.call("withdraw", "supervisor-1", cards=CHANGED) == 2
    assert "enrolled with another cards.key: put it back" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("cards", "said"),
    [((PARK, HADDAD), "must be an Executive's"), ((HADDAD, HADDAD), "another person's")],
)
def test_without_two_persons_nothing_is_changed(
    counter: Counter,
    tmp_path: Path,
    cards: tuple[str, ...],
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    begin(counter)
    before = (settings(counter) / "journal.key").read_bytes()
    assert counter.call("change-key", *halves(tmp_path), cards=cards) == 2
    assert said in capsys.readouterr().err
    assert (settings(counter) / "journal.key").read_bytes() == before
    assert not any(Path(half).exists() for half in halves(tmp_path))


def test_both_halves_on_one_stick_are_refused(
    counter: Counter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(counter)
    assert counter.call("change-key", str(tmp_path / "a"), str(tmp_path / "b")) == 2
    assert "a stick or folder of its own" in capsys.readouterr().err


class PowerGone(BaseException):
    """The power goes before a step of the change."""


class Steps:
    """Every step of a change that writes; before one of them the power goes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, last: int) -> None:
        self.taken, self._last = 0, last
        for name in ("_write_halves", "replace_key", "keep_older", "begin_change", "end_change"):
            monkeypatch.setattr(staff_keys, name, self.of(getattr(staff_keys, name)))
        monkeypatch.setattr(Journal, "change_key", self.of(Journal.change_key))

    def of(self, step: Callable[..., object]) -> Callable[..., object]:
        def take(*given: object) -> object:
            if self.taken == self._last:
                raise PowerGone
            self.taken += 1
            return step(*given)

        return take


@pytest.mark.parametrize("last", range(8))
def test_whenever_the_power_goes_every_journal_opens_and_every_card_is_known(
    counter: Counter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: int
) -> None:
    load_or_make_key(settings(counter) / "journal.key")  # as of an earlier release
    begin(counter)
    practise(counter)
    with monkeypatch.context() as patched:
        Steps(patched, last)
        with pytest.raises(PowerGone):
            counter.call("change-key", *halves(tmp_path), cards=CHANGED)
    assert counter.call("list") == 0  # whatever is read first ends the change
    practise(counter)
    assert verify(counter) == 0
    assert counter.call("enrol", typed="dealer\nM. Okafor\n\n", cards=(PARK, HADDAD, OKAFOR)) == 0
    assert counter.call("change-key", *halves(tmp_path / "one"), cards=CHANGED) == 0
    practise(counter)
    assert verify(counter) == 0


def register_of(counter: Counter) -> StaffRegister:
    """Read the register as a table of this kiosk does."""
    keys, heads = settings(counter) / "journal.key", settings(counter) / "heads"
    file = register_file(counter.data)
    return StaffRegister(file, load_key(keys), WallClock().now, heads, card_key(keys))


def facts_of(register: StaffRegister) -> list[Fact]:
    with closing(connect_reader(register.path)) as db:
        return [from_record(recorded(row)) for row in rows_from(db, 1)]


def cards_key(counter: Counter) -> bytes:
    return (settings(counter) / "cards.key").read_bytes()


@pytest.mark.parametrize("release", ["earlier", "copied", "this"])
def test_the_key_of_the_cards_is_changed_by_two_cards_and_nobody_swipes_anew_for_it(
    counter: Counter, tmp_path: Path, release: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if release != "this":  # there it is the journals' key
        load_or_make_key(settings(counter) / "journal.key")
    begin(counter)
    if release == "copied":  # as FLEET.md says of a house of an earlier release
        shutil.copy(settings(counter) / "journal.key", settings(counter) / "cards.key")
        assert counter.call("change-key", *halves(tmp_path), cards=CHANGED) == 0
        tmp_path = tmp_path / "later"
        tmp_path.mkdir()
    register = register_of(counter)
    before = hashes_of(register.staff())
    older = register.card_key
    assert counter.call("change-key", "--cards", *halves(tmp_path), cards=CHANGED) == 0
    assert "Cards are known by another key" in capsys.readouterr().out
    assert cards_key(counter)[:-32] == older
    assert not before & hashes_of(register.staff())  # a table that stood there reads it anew
    changed = facts_of(register)[-1]
    assert isinstance(changed, CardsKeyChanged)
    assert (changed.by, changed.witness) == ("executive-1", "supervisor-1")
    assert register.staff().holder(fingerprint(older, HADDAD)) is None
    assert verify(counter) == 0
    assert counter.call("enrol", typed="dealer\nM. Okafor\n\n", cards=(PARK, HADDAD, OKAFOR)) == 0
    assert counter.call("change-key", "--cards", *halves(tmp_path / "one"), cards=CHANGED) == 0
    assert counter.call("change-key", *halves(tmp_path / "other"), cards=CHANGED) == 0
    assert counter.call("withdraw", "dealer-1", cards=(PARK, HADDAD)) == 0
    assert verify(counter) == 0


def test_a_changed_cards_key_comes_back_from_its_halves(counter: Counter, tmp_path: Path) -> None:
    begin(counter)
    both = halves(tmp_path)
    assert counter.call("change-key", "--cards", *both, cards=CHANGED) == 0
    keys = {one: one.read_bytes() for one in settings(counter).glob("*.key")}
    for one in keys:
        one.unlink()
    assert main(["staff", "put-key", *both]) == 0
    assert {one: one.read_bytes() for one in keys} == keys


@pytest.mark.parametrize("last", range(3))
def test_whenever_the_power_goes_in_a_change_of_the_cards_key_every_card_is_known(
    counter: Counter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: int
) -> None:
    begin(counter)
    with monkeypatch.context() as patched:
        steps = Steps(patched, last)
        patched.setattr(StaffRegister, "change_key", steps.of(StaffRegister.change_key))
        with pytest.raises(PowerGone):
            counter.call("change-key", "--cards", *halves(tmp_path), cards=CHANGED)
    assert verify(counter) == 0
    assert counter.call("enrol", typed="dealer\nM. Okafor\n\n", cards=(PARK, HADDAD, OKAFOR)) == 0
    assert len(cards_key(counter)) == (64 if last == 2 else 32)
    assert register_of(counter).staff().known_by == (
        key_print(cards_key(counter)) if last == 2 else ""
    )


def test_an_open_table_holds_a_change_of_the_cards_key(
    counter: Counter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(counter)
    before = cards_key(counter)
    table = open_table(paths.FIRST_TABLE, counter.data, WallClock())
    try:
        assert counter.call("change-key", "--cards", *halves(tmp_path), cards=CHANGED) == 2
    finally:
        table.close()
    assert cards_key(counter) == before
    assert not any(Path(half).exists() for half in halves(tmp_path))
