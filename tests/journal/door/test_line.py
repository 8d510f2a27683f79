"""A line says what is on record, and proves it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

from scripted_table import KEY, open_scripted

from dealer_assist.journal.door.line import MARKS, door_key, is_signed
from dealer_assist.journal.door.source import BEGINNING, DoorPlace, DoorSource
from dealer_assist.table.events import Event
from dealer_assist.value import Value, fields

PAPER = Path(__file__).parents[3] / "docs" / "door.md"
SECRET = re.compile(r"pin|secret|fingerprint|nonce|password|track|card_number|private")


def lines_of(path: Path, *, only_marks: bool = False) -> list[str]:
    """Return every line of a journal."""
    source, place, found = DoorSource(path, KEY, only_marks=only_marks), BEGINNING, []
    while lines := source.after(place):
        found += [one.text for one in lines]
        place = DoorPlace(lines[-1].seq, lines[-1].hash)
    return found


def test_every_event_is_one_line_with_its_number_and_its_own_words(played_rounds: Path) -> None:
    said = [json.loads(line) for line in lines_of(played_rounds)]
    with open_scripted(played_rounds) as journal:
        rows = journal._db.execute("SELECT seq, kind, payload, hash FROM events").fetchall()
    assert len(rows) > 500
    assert [(one["seq"], one["kind"], one["hash"]) for one in said] == [
        (seq, kind, link.hex()) for seq, kind, _, link in rows
    ]
    assert [one["payload"] for one in said] == [json.loads(payload) for *_, payload, _ in rows]
    assert {(one["v"], one["table"], one["purpose"]) for one in said} == {(1, "crazy4", "training")}


def test_a_line_is_signed_with_a_key_that_is_not_the_journals(played_rounds: Path) -> None:
    key = door_key(KEY, DoorSource(played_rounds, KEY).first)
    assert key != KEY
    lines = lines_of(played_rounds)
    assert all(is_signed(line, key) for line in lines)
    assert not any(is_signed(line, KEY) for line in lines)
    assert KEY.hex() not in "".join(lines)
    assert key.hex() not in "".join(lines)


def test_a_line_that_was_altered_anywhere_is_not_signed(played_rounds: Path) -> None:
    key = door_key(KEY, DoorSource(played_rounds, KEY).first)
    line = lines_of(played_rounds)[3]
    for place in range(len(line)):
        other = "y" if line[place] == "x" else "x"
        assert not is_signed(line[:place] + other + line[place + 1 :], key), place
    assert not is_signed(line + " ", key)
    assert not is_signed("", key)


def test_two_journals_have_two_keys(tmp_path: Path) -> None:
    for name in ("one", "other"):
        open_scripted(tmp_path / f"{name}.db").close()
    first = DoorSource(tmp_path / "one.db", KEY).first
    assert door_key(KEY, first) != door_key(KEY, b"\0" * 32)


def test_a_win_is_marked_for_video_with_its_seats(played_rounds: Path) -> None:
    said = [json.loads(line) for line in lines_of(played_rounds)]
    wins = [one for one in said if one["kind"] == "WinsAuthorised"]
    assert wins
    for one in wins:
        seats = sorted({win["award"]["seat"] for win in one["payload"]["wins"]})
        assert one["mark"] == {"kind": "win authorised", "seats": seats}
    starts = [one for one in said if one["kind"] == "GameStarted"]
    assert all(len(one["mark"]["seats"]) == 4 for one in starts)
    assert all("mark" not in one for one in said if one["kind"] == "ChipSeen")


def test_marks_alone_keep_their_numbers_and_carry_nothing_else(played_rounds: Path) -> None:
    whole = {one["seq"]: one for one in map(json.loads, lines_of(played_rounds))}
    key = door_key(KEY, DoorSource(played_rounds, KEY).first)
    texts = [text for text in lines_of(played_rounds, only_marks=True) if text]
    marks = [json.loads(text) for text in texts]
    assert len(marks) == sum("mark" in one for one in whole.values())
    assert all(is_signed(text, key) for text in texts)
    for one in marks:
        assert "payload" not in one
        assert {name: one[name] for name in ("seq", "at", "kind", "mark", "table")} == {
            name: whole[one["seq"]][name] for name in ("seq", "at", "kind", "mark", "table")
        }


def test_every_marked_kind_is_one_of_the_tables_events() -> None:
    assert MARKS.keys() <= {kind.__name__ for kind in get_args(Event)}


def names_within(kind: Any, seen: set[Any]) -> set[str]:
    if kind in seen or not (isinstance(kind, type) and issubclass(kind, Value)):
        return set().union(*(names_within(one, seen) for one in get_args(kind)), set())
    seen.add(kind)
    hints = get_type_hints(kind)
    return set(fields(kind)).union(
        *(names_within(hints[name], seen) for name in fields(kind)), set()
    )


def test_no_event_of_a_table_has_a_place_for_a_secret() -> None:
    names = set().union(*(names_within(kind, set()) for kind in get_args(Event)))
    assert "last_four" in names  # it looks into the values that events hold
    assert {name for name in names if SECRET.search(name)} == set()


def test_the_ten_lines_of_the_paper_prove_signature_and_chain(
    played_rounds: Path, tmp_path: Path
) -> None:
    (script,) = re.findall(r"```python\n(.*?)```", PAPER.read_text(encoding="utf-8"), re.DOTALL)
    program = tmp_path / "check.py"
    program.write_text(script, encoding="utf-8")
    key = door_key(KEY, DoorSource(played_rounds, KEY).first).hex()
    lines = lines_of(played_rounds)

    def proved(texts: list[str]) -> int:
        return subprocess.run(
            [sys.executable, "-I", program, key],
            input="".join(f"{one}\n" for one in texts),
            text=True,
            capture_output=True,
            check=False,
        ).returncode

    assert proved(lines) == 0
    assert proved(lines[:40] + lines[41:]) == 1
    assert proved([*lines[:40], lines[40].replace("20", "21"), *lines[41:]]) == 1
