"""Cards and alarms from a shoe, as its maker prints them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.devices.messages import ShoeAlarm, ShoeCard
from dealer_assist.devices.readers.shoe import ShoeDecoder, card_of


def test_a_card_and_a_failed_read_are_told() -> None:
    decoder = ShoeDecoder()
    raw = b"[Game]<Card:4S>\r\n[GameAlarm]<Alarm:E3 Card Not Read>\r\n[Game]<Card:10H>"
    assert decoder.feed(raw) == [ShoeCard("4s"), ShoeAlarm("E3 Card Not Read"), ShoeCard("Th")]
    assert (decoder.good, decoder.bad, decoder.dropped) == (3, 0, 0)


@pytest.mark.parametrize(
    ("text", "card"), [("AS", "As"), ("10d", "Td"), ("TC", "Tc"), ("2h", "2h")]
)
def test_cards_are_written_as_the_table_writes_them(text: str, card: str) -> None:
    assert card_of(text) == card


@pytest.mark.parametrize(
    "raw", [b"[Game]<Card:1S>", b"[Game]<Card:>", b"[Game]<Alarm:4S>", b"[]<>"]
)
def test_what_is_no_telegram_is_counted_and_dropped(raw: bytes) -> None:
    decoder = ShoeDecoder()
    assert decoder.feed(raw) == []
    assert decoder.bad == 1


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(["As", "Th", "4c", "9d"]), max_size=6), st.integers(1, 9))
def test_any_chunking_gives_the_same_cards(cards: list[str], size: int) -> None:
    raw = b"\r\n".join(f"[Game]<Card:{card.upper()}>".encode() for card in cards)
    decoder = ShoeDecoder()
    told = [m for at in range(0, len(raw), size) for m in decoder.feed(raw[at : at + size])]
    assert told == [ShoeCard(card) for card in cards]


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=40), st.binary(max_size=40))
def test_garbage_around_a_telegram_loses_it_never_and_invents_none(
    before: bytes, after: bytes
) -> None:
    decoder = ShoeDecoder()
    told = decoder.feed(before + b"[Game]<Card:4S>" + after) + decoder.silence()
    assert told == [ShoeCard("4s")]


def test_a_flood_is_kept_nowhere() -> None:
    decoder = ShoeDecoder()
    assert decoder.feed(b"[" + b"x" * 100_000) == []
    assert not decoder.is_waiting
