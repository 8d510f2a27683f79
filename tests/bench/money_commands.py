"""The money commands of played rounds, as a desk hands them to the journal."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from scripted_table import ScriptedTable as ScriptedTable
from scripted_table import open_scripted as open_scripted

from dealer_assist.journal.chain import Head
from dealer_assist.journal.entry import Entry, Recorded

MONEY = (
    *("GameStarted", "ClaimMade", "ClaimDropped", "WinsConfirmed", "WinsAuthorised"),
    *("GameEnded", "RoundVoided"),
)
"""The first event of every command that money depends on: start, claim, confirm, authorise, end."""


@dataclass
class Catch:
    """A record that keeps the commands instead of writing them."""

    commands: list[Sequence[Entry]] = field(default_factory=list)

    @property
    def head(self) -> Head:
        """Return an end that no two commands share."""
        return Head(len(self.commands), "")

    def replay(self) -> tuple[Recorded, ...]:
        """Begin with an empty table."""
        return ()

    def take_up_again(self) -> None:
        """Nothing was ever uncertain here."""

    def append(self, entries: Sequence[Entry], **_: Any) -> None:
        """Keep a command."""
        self.commands.append(entries)


def of_played_rounds(rounds: int = 300) -> list[Sequence[Entry]]:
    """Play rounds on a real table and give their money commands in order."""
    catch = Catch()
    ScriptedTable(catch).play(rounds)  # type: ignore[arg-type]
    return [one for one in catch.commands if one and one[0].kind in MONEY]


def of_four_events(count: int = 300) -> list[Sequence[Entry]]:
    """Make commands of four events with about 200 bytes of payload each: more than any has."""
    text = "four_aces right to left, recorded before it is shown " * 3
    payload = {"seat": 5, "prize": 1284637, "text": text}
    kinds = ("PrizeLocked", "PrizePaid", "MeterReseeded", "EnvyPaid")
    return [
        [Entry(kind, payload, number, "executive-1", "swiper") for kind in kinds]
        for number in range(count)
    ]
