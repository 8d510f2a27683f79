"""The lines of the door as a JSON Schema, made from the very classes that the events are."""

from collections.abc import Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from dealer_assist.journal.door.line import MARKS, VERSION
from dealer_assist.table.events import Event
from dealer_assist.value import Value, fields

Schema: TypeAlias = dict[str, Any]

_PLAIN: dict[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
}
_MEMBERS: dict[str, tuple[Schema, str]] = {
    "v": ({"const": VERSION}, "the version of this schema"),
    "table": ({"type": "string"}, "the table file that the kiosk runs"),
    "purpose": ({"enum": ["live", "training"]}, "practice is never mixed with play"),
    "journal": (_PLAIN[str], "what tells this journal from every other one"),
    "seq": (_PLAIN[int], "counts the events of a journal from 1, without a gap"),
    "at": (_PLAIN[str], "when it was recorded, UTC to the microsecond"),
    "offset_minutes": (_PLAIN[int], "of the table's own time from UTC"),
    "round": (_PLAIN[int], "the round it belongs to"),
    "kind": (_PLAIN[str], "what happened; new kinds may come in the same version"),
    "sig": ({"type": "string", "pattern": "^[0-9a-f]{64}$"}, "HMAC-SHA-256 of all before it"),
}
_WHOLE: dict[str, tuple[Schema, str]] = {
    "who": (_PLAIN[str], "the dealer at the table, or nothing"),
    "device": (_PLAIN[str], "what it came from: a device, or the screen"),
    "command": (_PLAIN[str], "the id of the command; on the last of its events alone"),
    "digest": (_PLAIN[str], "of the definitions in force"),
    "hash": ({"type": "string", "pattern": "^[0-9a-f]{64}$"}, "the event's link in the chain"),
}


def door_schema() -> Schema:
    """Describe a line: whole, or as a mark alone, and the payload of every kind of event."""
    made: dict[str, Schema] = {}
    kinds = {kind.__name__: _of(kind, made) for kind in get_args(Event)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Dealer Assist: lines of the door, version {VERSION}",
        "type": "object",
        "required": list(_MEMBERS),
        "properties": {
            **{name: {**of, "description": told} for name, (of, told) in _MEMBERS.items()},
            **{name: {**of, "description": told} for name, (of, told) in _WHOLE.items()},
            "mark": {
                "type": "object",
                "description": "for a video system, where the event is one for it",
                "required": ["kind", "seats"],
                "properties": {
                    "kind": {"enum": sorted(set(MARKS.values()))},
                    "seats": {"type": "array", "items": _PLAIN[int]},
                },
            },
            "payload": {"type": "object", "description": "what the event says, by its kind"},
        },
        "anyOf": [{"required": [*_WHOLE, "payload"]}, {"required": ["mark"]}],
        "payloads": kinds,
        "$defs": dict(sorted(made.items())),
    }


def _of(hint: Any, made: dict[str, Schema]) -> Schema:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [choice.value for choice in hint]}
    if isinstance(hint, type) and issubclass(hint, Value):
        return _of_class(hint, made)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (Union, UnionType):
        return {"anyOf": [_of(hinted, made) for hinted in inner]}
    if origin is tuple and inner[-1] is Ellipsis:
        return {"type": "array", "items": _of(inner[0], made)}
    if origin is tuple:
        return {
            "type": "array",
            "prefixItems": [_of(hinted, made) for hinted in inner],
            "minItems": len(inner),
            "maxItems": len(inner),
        }
    if origin is Mapping:
        return {"type": "object", "additionalProperties": _of(inner[1], made)}
    raise TypeError(f"an event cannot hold a {hint}")


def _of_class(kind: Any, made: dict[str, Schema]) -> Schema:
    """Refer to a class; a member with a default may be missing in records that are older."""
    name = kind.__name__
    if name not in made:
        made[name] = {}  # before its members, which may be of its own kind
        hints = get_type_hints(kind)
        made[name] = {
            "type": "object",
            "description": (kind.__doc__ or "").partition("\n")[0],
            "required": [field.name for field in msgspec.structs.fields(kind) if field.required],
            "properties": {name: _of(hints[name], made) for name in fields(kind)},
        }
    return {"$ref": f"#/$defs/{name}"}
