"""A change of the journals' key: on record, finished after any cut, no way in for the older."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_assist.journal.audit.backup import back_up, newest_good
from dealer_assist.journal.audit.restoring import go_back_to, in_words, put_on_record
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.errors import WrongKey
from dealer_assist.journal.key import key_print
from dealer_assist.journal.key_change import (
    KeyChange,
    begin_change,
    end_change,
    keep_older,
    older_keys,
)
from dealer_assist.journal.opening import Purpose
from dealer_assist.journal.store import Journal

BEFORE, AFTER, STRANGERS = b"b" * 32, b"a" * 32, b"s" * 32
Open = Callable[..., Journal]


def now() -> datetime:
    return datetime(2026, 3, 7, 20, 15, tzinfo=UTC)


class Kiosk:
    """A live journal of three events under the older key, and the folder of its notes."""

    def __init__(self, folder: Path, purpose: Purpose = "live") -> None:
        self.purpose = purpose
        self.path, self.heads = folder / "data" / f"pit-3.{purpose}.db", folder / "heads"
        with self.open(BEFORE) as journal:
            self.deal(journal, 3)

    def open(self, key: bytes) -> Journal:
        return Journal.open(
            self.path, purpose=self.purpose, table="pit-3", clock=now, key=key, heads=self.heads
        )

    @staticmethod
    def deal(journal: Journal, rounds: int) -> None:
        for number in range(rounds):
            journal.append([Entry("RoundEnded", {"at": number}, number)], digest="d")
        journal.keep_head()

    def begun(self) -> KeyChange:
        """Note the change, as it is on disk when the new key is put in its place."""
        with self.open(BEFORE) as journal:
            ends = {journal.first_link.hex(): journal.head}
        before, after = key_print(BEFORE), key_print(AFTER)
        change = KeyChange(1, "L. Haddad", "J. Park", before, after, ends)
        keep_older(self.heads, BEFORE)
        begin_change(self.heads, change, AFTER)
        return change

    def changed(self) -> None:
        self.begun()
        self.open(AFTER).close()
        end_change(self.heads)


@pytest.fixture
def kiosk(tmp_path: Path) -> Kiosk:
    return Kiosk(tmp_path)


def test_the_change_is_on_record_and_what_came_before_verifies_by_the_older_key(
    kiosk: Kiosk,
) -> None:
    kiosk.changed()
    with kiosk.open(AFTER) as journal:
        last = journal.last
        assert not journal.is_unvouched
        kiosk.deal(journal, 1)
    assert last is not None
    assert (last.seq, last.kind, last.who) == (4, "JournalKeyChanged", "L. Haddad")
    assert last.payload["witness"] == "J. Park"
    assert verify(kiosk.path, AFTER, older=older_keys(kiosk.heads)) == []
    assert "not made with this journal's key" in str(verify(kiosk.path, BEFORE))
    with pytest.raises(WrongKey, match="another key"):
        kiosk.open(BEFORE)


def test_with_another_key_in_the_older_ones_place_verify_says_so(kiosk: Kiosk) -> None:
    kiosk.changed()
    assert verify(kiosk.path, AFTER, older={}) == []  # the older one died with its machine
    (foreign,) = verify(kiosk.path, AFTER, older={key_print(BEFORE): STRANGERS})
    assert "not sealed by the key of that time" in str(foreign)


def test_a_power_cut_before_a_journal_has_the_new_key_is_made_up_for(kiosk: Kiosk) -> None:
    kiosk.begun()
    with kiosk.open(AFTER) as journal:
        assert journal.last is not None
        assert journal.last.kind == "JournalKeyChanged"
        assert not journal.is_unvouched


def test_a_power_cut_before_the_note_has_the_new_key_is_made_up_for(kiosk: Kiosk) -> None:
    kiosk.begun()
    (note,) = kiosk.heads.glob("*.head")
    by_the_older_key = note.read_bytes()
    kiosk.open(AFTER).close()
    note.write_bytes(by_the_older_key)
    with kiosk.open(AFTER) as journal:
        assert not journal.is_unvouched


def test_nobody_brings_another_journal_in_with_the_older_key(kiosk: Kiosk) -> None:
    kiosk.begun()
    with kiosk.open(BEFORE) as journal:
        kiosk.deal(journal, 1)
    with pytest.raises(WrongKey, match="another key"):
        kiosk.open(AFTER)


def test_a_note_of_a_change_that_is_not_sealed_by_the_new_key_counts_nothing(kiosk: Kiosk) -> None:
    change = kiosk.begun()
    begin_change(kiosk.heads, change, STRANGERS)
    with pytest.raises(WrongKey, match="another key"):
        kiosk.open(AFTER)


def test_a_journal_of_the_older_key_is_refused_once_the_change_has_ended(kiosk: Kiosk) -> None:
    kiosk.begun()
    end_change(kiosk.heads)
    with pytest.raises(WrongKey, match="another key"):
        kiosk.open(AFTER)


def test_practice_goes_over_to_the_new_key_without_an_event(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path, "training")
    kiosk.changed()
    with kiosk.open(AFTER) as journal:
        assert journal.head.seq == 3
        assert not journal.is_unvouched
        kiosk.deal(journal, 1)
    assert verify(kiosk.path, AFTER) == []


def test_a_backup_of_the_older_key_is_restored_and_said_to_be_one(kiosk: Kiosk) -> None:
    back_up(kiosk.path, BEFORE)
    kiosk.changed()
    assert newest_good(kiosk.path, AFTER) is None
    offer = newest_good(kiosk.path, AFTER, older=older_keys(kiosk.heads))
    assert offer is not None
    restored = go_back_to(offer, kiosk.path, AFTER, kiosk.heads, by="tech", clock=now)
    put_on_record(restored, kiosk.path, AFTER, kiosk.heads, now)
    assert "sealed by an older key" in in_words(restored)
    assert verify(kiosk.path, AFTER, older=older_keys(kiosk.heads)) == []
    with kiosk.open(AFTER) as journal:
        kinds = [one.kind for one in journal.replay(())]
    assert kinds[3:] == ["JournalKeyChanged", "JournalRestored", "AlertRaised", "TableHeld"]
