"""A card shoe that reads what is drawn (Bee-Tek style ASCII): cards and alarms.

The line has no checksum: a card is only as sure as the wire, and the dealer sees every one.
"""

import re
from functools import lru_cache

from dealer_assist.devices.messages import Message, ShoeAlarm, ShoeCard

LONGEST = 80
KEPT = 128  # telegrams whose meaning is kept: a shoe says the same 52 all night
ALONE = re.compile(rb"(\[[^\[>]{1,%d}>)[\r\n]*" % (LONGEST - 1))
"""One telegram and nothing else, as a shoe sends it: no need to look at each letter."""
TELEGRAM = re.compile(r"\[(Game|GameAlarm)\]<(Card|Alarm):([ -;=?-~]+)>")
CARD = re.compile(r"(10|[A2-9TJQK])([CDHS])", re.IGNORECASE)


def card_of(text: str) -> str | None:
    """Return a card as the table writes it (`4s`, `Th`), or None when it is none."""
    found = CARD.fullmatch(text.strip())
    if found is None:
        return None
    rank, suit = found.groups()
    return rank.upper().replace("10", "T") + suit.lower()


class ShoeDecoder:
    """Find telegrams in the shoe's bytes, in any chunking."""

    def __init__(self) -> None:
        self._text = ""
        self.good = 0
        self.bad = 0
        self.repeated = 0
        self.dropped = 0

    @property
    def is_waiting(self) -> bool:
        """True if the beginning of a telegram has been heard."""
        return bool(self._text)

    def feed(self, data: bytes) -> list[Message]:
        """Take the next bytes and give the cards and alarms that are now complete."""
        if not self._text and (message := _alone(data)):
            self.good += 1
            return [message]
        messages: list[Message] = []
        for char in data.decode("latin-1"):
            if char == "[":
                self._drop()
                self._text = char
            elif not self._text:
                self.dropped += char not in "\r\n"
            elif char == ">":
                messages += self._complete(self._text + char)
                self._text = ""
            else:
                self._text += char
                if len(self._text) > LONGEST:
                    self._drop()
        return messages

    def silence(self) -> list[Message]:
        """Learn that the shoe is quiet: a telegram that broke off never comes."""
        self._drop()
        return []

    def _complete(self, text: str) -> list[Message]:
        message = _message_of(text)
        if message is None:
            self.bad += 1
            return []
        self.good += 1
        return [message]

    def _drop(self) -> None:
        if self._text:
            self.bad += 1
            self.dropped += len(self._text)
        self._text = ""


@lru_cache(KEPT)
def _alone(data: bytes) -> Message | None:
    """Return the message of one good telegram and nothing else."""
    found = ALONE.fullmatch(data)
    return None if found is None else _message_of(found[1].decode("latin-1"))


def _message_of(text: str) -> Message | None:
    found = TELEGRAM.fullmatch(text)
    match found.groups() if found else ():
        case ("Game", "Card", said):
            card = card_of(said)
            return None if card is None else ShoeCard(card)
        case ("GameAlarm", "Alarm", said):
            return ShoeAlarm(said.strip())
    return None
