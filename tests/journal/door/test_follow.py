"""Nothing is lost and the order is kept, whatever the receiver and the power do."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from forger import forger
from no_room import no_room
from scripted_table import KEY, ScriptedTable, open_scripted

from dealer_assist.journal.door.address import FileAddress
from dealer_assist.journal.door.follow import LONGEST_WAIT_S, Follower, PlaceFile
from dealer_assist.journal.door.line import DoorLine
from dealer_assist.journal.door.receivers import FileReceiver, NotTaken
from dealer_assist.journal.door.source import BEGINNING, DoorPlace, DoorSource
from dealer_assist.journal.errors import JournalDamaged


class Killed(BaseException):
    """The power is gone."""


class Moody:
    """Keeps all, a part or nothing of what it gets, and loses its answer now and then."""

    def __init__(self, seed: int) -> None:
        self.kept: list[int] = []
        self._random = Random(seed)

    def hand_over(self, lines: Sequence[DoorLine]) -> int:
        many = self._random.choice((0, 1, len(lines) // 2, len(lines), len(lines)))
        self.kept += [one.seq for one in lines[:many]]
        match self._random.randrange(5):
            case 0:
                raise NotTaken("It is away")
            case 1:
                raise Killed
        return lines[many - 1].seq if many else lines[0].seq - 1

    def close(self) -> None: ...


def first_comings(numbers: Sequence[int]) -> list[int]:
    return list(dict.fromkeys(numbers))


@pytest.mark.parametrize("seed", range(8))
def test_a_moody_receiver_and_kills_lose_nothing_and_keep_the_order(
    played_rounds: Path, tmp_path: Path, seed: int
) -> None:
    source, receiver = DoorSource(played_rounds, KEY), Moody(seed)
    noted = PlaceFile(tmp_path / "door", source.first, "moody")
    last = source.last()
    for _ in range(10_000):
        place = noted.read() or BEGINNING
        if place.seq == last:
            break
        follower = Follower(source, receiver, place, note=noted.note, say=lambda _: None)
        try:
            while follower.place.seq < last:
                follower.step()
        except Killed:
            continue
    assert first_comings(receiver.kept) == list(range(1, last + 1))


def test_killed_between_keeping_and_noting_a_line_comes_twice_and_none_is_missing(
    played_rounds: Path, tmp_path: Path
) -> None:
    file = tmp_path / "door.jsonl"
    source = DoorSource(played_rounds, KEY)

    def die(_: DoorPlace) -> None:
        raise Killed

    receiver = FileReceiver(FileAddress(file))
    follower = Follower(source, receiver, BEGINNING, note=die, say=lambda _: None)
    with pytest.raises(Killed):
        follower.step()
    place = receiver.last_kept(source.journal)
    assert place.seq > 0
    again = Follower(source, receiver, place, note=lambda _: None, say=lambda _: None)
    assert again.run_once()
    numbers = [json.loads(one)["seq"] for one in file.read_text().splitlines()]
    assert numbers == list(range(1, source.last() + 1))  # a file says itself how far it went


def test_a_dead_receiver_is_told_once_and_asked_later_and_later(played_rounds: Path) -> None:
    class Dead(Moody):
        def hand_over(self, lines: Sequence[DoorLine]) -> int:
            raise NotTaken("It is away; see to it")

    said: list[str] = []
    follower = Follower(
        DoorSource(played_rounds, KEY), Dead(1), BEGINNING, note=lambda _: None, say=said.append
    )
    waits = [follower.step() for _ in range(10)]
    assert said == ["It is away; see to it"]
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST_WAIT_S
    assert follower.place == BEGINNING
    assert not follower.run_once()


def test_when_it_is_back_it_says_so_and_gets_everything(played_rounds: Path) -> None:
    class Back(Moody):
        is_away = True

        def hand_over(self, lines: Sequence[DoorLine]) -> int:
            if self.is_away:
                raise NotTaken("It is away")
            self.kept += [one.seq for one in lines]
            return lines[-1].seq

    receiver, said = Back(1), list[str]()
    source = DoorSource(played_rounds, KEY)
    follower = Follower(source, receiver, BEGINNING, note=lambda _: None, say=said.append)
    follower.step()
    receiver.is_away = False
    assert follower.run_once()
    assert said == ["It is away", "It is taken again, up to event 200."]
    assert receiver.kept == list(range(1, source.last() + 1))


def test_while_a_receiver_holds_a_batch_the_table_plays_and_its_log_goes_into_the_file(
    tmp_path: Path,
) -> None:
    path = tmp_path / "crazy4.training.db"
    with open_scripted(path) as journal:
        table = ScriptedTable(journal)
        table.play(2)

        class Slow(Moody):
            def hand_over(self, lines: Sequence[DoorLine]) -> int:
                if not self.kept:
                    table.play(5, seed=3)
                    busy, *_ = journal._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                    assert busy == 0
                self.kept += [one.seq for one in lines]
                return lines[-1].seq

        receiver = Slow(1)
        source = DoorSource(path, KEY)
        follower = Follower(source, receiver, BEGINNING, note=lambda _: None, say=lambda _: None)
        assert follower.run_once()
        assert receiver.kept == list(range(1, journal.head.seq + 1))


def test_a_disk_without_room_for_the_place_stops_nothing(
    played_rounds: Path, tmp_path: Path
) -> None:
    source = DoorSource(played_rounds, KEY)
    noted = PlaceFile(tmp_path / "door", source.first, "x")
    noted.note(DoorPlace(3, "aa"))
    with no_room():
        noted.note(DoorPlace(9, "bb"))
    assert noted.read() == DoorPlace(3, "aa")  # what was kept since comes again


def test_places_are_apart_by_journal_and_address_and_do_not_show_the_address(
    tmp_path: Path,
) -> None:
    PlaceFile(tmp_path, b"1", "https://house/x?word=1").note(DoorPlace(4, "aa"))
    assert PlaceFile(tmp_path, b"1", "https://house/x?word=2").read() is None
    assert PlaceFile(tmp_path, b"2", "https://house/x?word=1").read() is None
    (file,) = tmp_path.iterdir()
    assert "word" not in file.name + file.read_text()
    file.write_text("{]")
    assert PlaceFile(tmp_path, b"1", "https://house/x?word=1").read() is None


def test_a_damaged_journal_ends_it_and_a_journal_that_is_away_is_waited_for(
    played_rounds: Path,
) -> None:
    source, receiver = DoorSource(played_rounds, KEY), Moody(1)
    said: list[str] = []
    away = played_rounds.rename(played_rounds.with_suffix(".away"))
    follower = Follower(source, receiver, BEGINNING, note=lambda _: None, say=said.append)
    assert follower.step() > 0
    assert "cannot be read now" in said[0]
    away.rename(played_rounds)
    with forger(played_rounds) as db:
        db.execute("UPDATE events SET who = 'nobody' WHERE seq = 7")
    with pytest.raises(JournalDamaged):
        follower.step()
