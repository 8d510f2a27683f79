"""Every event of the table comes back from JSON as it went in."""

import importlib
import json
import pkgutil
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.journal.codec import codec_for, decode, encode
from dealer_assist.journal.entry import to_json
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.message import Msg
from dealer_assist.table import events
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.value import Value

ALL_EVENTS = get_args(events.Event)
DEALER = StaffMember("dealer-1", "Ann Ivy", Role.DEALER, "4711")


def test_every_event_class_of_the_table_is_one_of_its_events() -> None:
    names = [
        one.name
        for one in pkgutil.iter_modules(events.__path__)
        if one.name not in ("lasting", "values")
    ]
    modules = [importlib.import_module(f"{events.__name__}.{name}") for name in names]
    defined = {
        name
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Value)
        and value.__module__ == module.__name__
    }
    assert defined == {made.__name__ for made in ALL_EVENTS}


@pytest.mark.parametrize("made", ALL_EVENTS, ids=lambda made: made.__name__)
@settings(max_examples=10, deadline=None)
@given(draw=st.data())
def test_an_event_survives_json(made: type[Any], draw: st.DataObject) -> None:
    event = draw.draw(st.from_type(made))
    kind, payload = encode(event)
    assert kind == made.__name__
    assert decode(kind, json.loads(to_json(payload))) == event


@pytest.mark.parametrize(
    ("event", "field"),
    [
        (events.LateChipRefused(5, "A", Msg("Late chip at seat {seat}", seat=5)), "refusal"),
        (events.DealerRelieved(StaffMember("key", Msg("Key"), Role.DEALER, "")), "dealer"),
        (events.DevicesTested(0, ((Msg("Swiper"), Msg("well")),)), "devices"),
    ],
)
def test_a_sentence_goes_on_record_as_plain_text(event: Any, field: str) -> None:
    kind, payload = encode(event)
    assert set(map(type, _texts(payload[field]))) == {str}
    assert decode(kind, payload) == event


def _texts(part: Any) -> Iterator[str]:
    match part:
        case str():
            yield part
        case dict():
            yield from (text for value in part.values() for text in _texts(value))
        case tuple():
            yield from (text for value in part for text in _texts(value))


def test_a_payload_reads_like_the_event() -> None:
    kind, payload = encode(events.DealerRelieved(DEALER))
    assert (kind, payload) == (
        "DealerRelieved",
        {
            "dealer": {
                "key": "dealer-1",
                "name": "Ann Ivy",
                "role": "dealer",
                "last_four": "4711",
                "person": 0,
            }
        },
    )


def test_a_field_that_an_old_journal_lacks_gets_its_default() -> None:
    old = {"seat": 5, "sensor": "A", "line": "four_aces"}
    assert decode("ClaimDropped", old) == events.ClaimDropped(5, "A", "four_aces")


@pytest.mark.parametrize(
    ("kind", "payload", "word"),
    [
        ("ClaimTeleported", {}, "does not know"),
        ("ClaimMade", {"seat": 5, "sensor": "A"}, "missing required field `line`"),
        ("ClaimMade", {"seat": 5, "sensor": "A", "line": "x", "odds": 1}, "unknown field `odds`"),
        ("ClaimMade", {"seat": "5", "sensor": "A", "line": "x"}, "Expected `int`"),
        ("ClaimMade", {"seat": True, "sensor": "A", "line": "x"}, "Expected `int`"),
        ("SupervisorCalled", {"at": 1.5}, "Expected `int`"),
        (
            "DealerRelieved",
            {"dealer": {"key": "a", "name": "", "role": "king", "last_four": ""}},
            "king",
        ),
        ("RoundOpened", {"round": 1, "dealer": None, "meters": []}, "cannot be read"),
    ],
)
def test_what_does_not_fit_is_said(kind: str, payload: dict[str, Any], word: str) -> None:
    with pytest.raises(UnreadableEvent, match=word):
        decode(kind, payload)


def test_no_event_can_hold_a_float_because_money_could_be_in_it() -> None:
    plain = {int, str, bool, type(None)}
    held = {hint for made in ALL_EVENTS for hint in _leaves(made)}
    assert {hint for hint in held if not issubclass(hint, Enum)} == plain


def _leaves(hint: Any) -> Iterator[type]:
    """Name the plain types that a type is made of; a union has one of them beside None."""
    if get_origin(hint) is Literal:
        yield str
    elif inner := tuple(one for one in get_args(hint) if one is not Ellipsis):
        assert get_origin(hint) in (tuple, Mapping) or len(set(inner) - {type(None)}) == 1, hint
        yield from (leaf for one in inner for leaf in _leaves(one))
    elif issubclass(hint, Value):
        yield from (leaf for one in get_type_hints(hint).values() for leaf in _leaves(one))
    else:
        yield hint


def test_absent_values_and_keys_that_are_numbers_survive() -> None:
    class Suit(Enum):
        SPADES = "s"

    class Held(Value):
        by: Mapping[int, tuple[Suit, str | None]]

    class Other(Value):
        by: int

    codec = codec_for(Held | Other, "a log")
    held = Held({5: (Suit.SPADES, None), 7: (Suit.SPADES, "x")})
    kind, payload = codec.encode(held)
    written = json.loads(json.dumps(payload))
    assert written == {"by": {"5": ["s", None], "7": ["s", "x"]}}
    assert codec.decode(kind, written) == held
