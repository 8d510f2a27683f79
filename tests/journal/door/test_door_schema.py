"""The schema in the documentation is the program's, and every line keeps to it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from scripted_table import KEY

from dealer_assist.journal.door.line import VERSION
from dealer_assist.journal.door.schema import door_schema
from dealer_assist.journal.door.source import BEGINNING, DoorPlace, DoorSource

KEPT = Path(__file__).parents[3] / "docs" / "door" / f"lines-{VERSION}.schema.json"
TYPES = {"string": str, "integer": int, "boolean": bool, "null": type(None)}


def faults(value: Any, schema: dict[str, Any], whole: dict[str, Any], at: str) -> list[str]:
    """Say where a value does not keep to a schema: as much of the standard as ours uses."""
    if ref := schema.get("$ref"):
        return faults(value, whole["$defs"][ref.rpartition("/")[2]], whole, at)
    found: list[str] = []
    if "const" in schema and value != schema["const"]:
        found.append(f"{at}: {value!r} is not {schema['const']!r}")
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{at}: {value!r} is none of {schema['enum']}")
    if "pattern" in schema and not re.search(schema["pattern"], value):
        found.append(f"{at}: {value!r}")
    if "anyOf" in schema and all(faults(value, one, whole, at) for one in schema["anyOf"]):
        found.append(f"{at}: fits none of several")
    match schema.get("type"):
        case "object":
            if not isinstance(value, dict):
                return [*found, f"{at}: no object"]
            known = schema.get("properties", {})
            other = schema.get("additionalProperties")
            for name, inner in value.items():
                of = known.get(name, other)
                if of is None and known:
                    found.append(f"{at}.{name}: unknown")
                elif of:
                    found += faults(inner, of, whole, f"{at}.{name}")
        case "array":
            if not isinstance(value, list):
                return [*found, f"{at}: no array"]
            each = schema.get("prefixItems") or [schema["items"]] * len(value)
            if len(each) != len(value):
                return [*found, f"{at}: {len(value)} items"]
            for number, (inner, of) in enumerate(zip(value, each, strict=True)):
                found += faults(inner, of, whole, f"{at}[{number}]")
        case str(name) if type(value) is not TYPES[name]:
            found.append(f"{at}: {value!r} is no {name}")
    missing = set(schema.get("required", ())) - value.keys() if isinstance(value, dict) else ()
    return [*found, *(f"{at}.{name}: missing" for name in missing)]


def test_the_schema_of_the_documentation_is_the_programs() -> None:
    # `dealer-assist journal door-schema` writes it. A member that goes, or means something else,
    # asks for the next VERSION and a second file beside this one.
    assert json.loads(KEPT.read_text(encoding="utf-8")) == json.loads(json.dumps(door_schema()))


@pytest.mark.parametrize("only_marks", [False, True], ids=("whole", "marks"))
def test_every_line_of_a_played_journal_keeps_to_the_schema(
    played_rounds: Path, *, only_marks: bool
) -> None:
    schema = door_schema()
    source, place, kinds = DoorSource(played_rounds, KEY, only_marks=only_marks), BEGINNING, set()
    while lines := source.after(place):
        place = DoorPlace(lines[-1].seq, lines[-1].hash)
        for one in lines:
            if not one.text:
                continue
            said = json.loads(one.text)
            kinds.add(said["kind"])
            found = faults(said, schema, schema, "line")
            if "payload" in said:
                of = schema["payloads"][said["kind"]]
                found += faults(said["payload"], of, schema, said["kind"])
            assert found == []
    assert len(kinds) > 7


def test_what_does_not_keep_to_the_schema_is_found() -> None:
    schema = door_schema()
    paid = {"at": 1, "seat": 3, "wins": [1], "cents": 500}
    of = schema["payloads"]["SeatPaid"]
    assert faults(paid, of, schema, "") == []
    assert faults({**paid, "seat": "3"}, of, schema, "") == [".seat: '3' is no integer"]
    assert faults({**paid, "wins": [True]}, of, schema, "") == [".wins[0]: True is no integer"]
    assert faults({**paid, "who": 1}, of, schema, "") == [".who: unknown"]
    del paid["cents"]
    assert faults(paid, of, schema, "") == [".cents: missing"]
    assert faults({"kind": "x"}, schema, schema, "")
