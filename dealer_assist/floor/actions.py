"""What people do on the floor: each act with the cards that it needs, whoever carries it out."""

from typing import TypeAlias, assert_never

from dealer_assist.message import Msg
from dealer_assist.value import Value


class TakeNote(Value):
    """A person has seen an alert."""

    alert: int


class Check(Value):
    """A person has looked at something before an award, or takes that back."""

    key: str
    what: str
    is_on: bool


class SetCheckpoint(Value):
    """From now on the page SINCE counts again."""


class CloseTicket(Value):
    """An Executive closes a ticket that holds up a younger one."""

    key: str
    reason: str


class Award(Value):
    """A locked prize is paid."""

    key: str


class Release(Value):
    """A locked prize goes back onto its meter."""

    key: str
    reason: str


class Pause(Value):
    """The progressive of a link stops at every table's next START."""

    link: str
    reason: str


class Resume(Value):
    """A paused link goes on."""

    link: str


class ApplySettings(Value):
    """The settings that wait for a link are let in: those that were shown, and no other."""

    link: str
    shown: tuple[str, ...]


class RecordDoubts(Value):
    """What two people make of what is in doubt of a table, each thing by a word of its own.

    `moves` is what the meters have more by it, in micro-dollars, as it was shown; the server moves
    that or nothing.
    """

    station: str
    choices: tuple[str, ...]
    moves: int
    reason: str


class AdjustMeter(Value):
    """A meter is set to an amount, in micro-dollars, for a reason."""

    link: str
    level: str
    to_micros: int
    reason: str


class ProposeLinkSetting(Value):
    """A setting is to be changed once its link is paused; another person lets it in."""

    link: str
    level: str
    setting: str
    value: int


class SendMessage(Value):
    """A message to a table, a pit or all."""

    scope: str
    target: str
    words: str


class TakeCall(Value):
    """A person comes to a table that calls."""

    call: int


class AnswerCall(Value):
    """What a table called for is done, in words."""

    call: int
    words: str


ProvenAction: TypeAlias = (
    TakeNote
    | Check
    | SetCheckpoint
    | CloseTicket
    | Award
    | Release
    | Pause
    | Resume
    | ApplySettings
    | RecordDoubts
    | AdjustMeter
    | ProposeLinkSetting
    | SendMessage
)
"""Acts that are proven by cards; a call is only seen to by name."""

PitAction: TypeAlias = ProvenAction | TakeCall | AnswerCall


class Holder(Value):
    """A person whose card the floor knows; the proof stands for the card."""

    proof: str
    name: str
    rank: str

    @property
    def stars(self) -> int:
        """Return the stars on the card."""
        return {"supervisor": 1, "executive": 2}.get(self.rank, 0)


def cards_needed(act: PitAction) -> int:
    """Return how many people's cards an act needs; one who is signed in counts for none."""
    match act:
        case TakeNote() | Check() | SetCheckpoint() | SendMessage() | TakeCall() | AnswerCall():
            return 0
        case CloseTicket() | ProposeLinkSetting():
            return 1
        case Award() | Release() | RecordDoubts() | AdjustMeter():
            return 2
        case Pause() | Resume() | ApplySettings():
            return 2
        case _:
            assert_never(act)


def why_not(act: PitAction, cards: tuple[Holder, ...], holder: Holder) -> str:
    """Say why a card is not taken as the next one; nothing where it is."""
    if not cards and holder.rank != "executive":
        return Msg(
            "{name} is no Executive. The first card must be an Executive's", name=holder.name
        )
    if holder.stars == 0:
        return Msg("{name} may not do this. It needs a Supervisor or Executive", name=holder.name)
    if any(card.name == holder.name for card in cards):
        return Msg(
            "{name} was the first. The second card must be another person's", name=holder.name
        )
    return ""
