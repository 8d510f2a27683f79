"""What goes on record of the people of the school; a fact is never changed, only followed.

Each fact has an id and a time of its own: the files of several kiosks are brought together by
taking every fact once.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from dealer_assist.journal.codec import Codec, codec_for
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.value import Value

LESSON, DRILL, TEST = "lesson", "drill", "test"
"""The kinds of what can be assigned."""


class PersonAdded(Value):
    """A person is on the list, or stands there from now on as this says."""

    person: str
    name: str
    number: str = ""
    group: str = ""
    is_trainer: bool = False


class CardGiven(Value):
    """A training card is a person's; only its keyed hash is kept."""

    person: str
    card: str
    last_four: str


class PinChosen(Value):
    """A person's PIN, hashed; "" has them choose another. Those named in `by` answered for it."""

    person: str
    pin: str
    by: tuple[str, ...] = ()


class PinMistyped(Value):
    """A wrong PIN was typed for a person."""

    person: str


class PersonRemoved(Value):
    """A person is off the list; what they did stays on record. Read only: nothing writes it yet."""

    person: str


class Assigned(Value):
    """A lesson is given to a class, or to one person, with the day by which it is due.

    Of the `kind` of a drill `lesson` is its skill; the table test has none.
    """

    assignment: str
    lesson: str
    due: str
    group: str = ""
    person: str = ""
    by: str = ""
    kind: str = LESSON


class AssignmentWithdrawn(Value):
    """A lesson need not be done any more."""

    assignment: str


class AttemptBegan(Value):
    """A lesson is dealt to a person; where its attempt is not kept, it was left or cut off."""

    attempt: str
    person: str
    lesson: str


class AttemptKept(Value):
    """An attempt is over, with its score and the end of the journal that it was played into."""

    attempt: str
    person: str
    lesson: str
    table: str
    seed: int
    seconds: int
    points: int
    is_passed: bool
    mistakes: tuple[tuple[str, int], ...] = ()
    critical: int = 0
    parts: tuple[tuple[str, int, int], ...] = ()
    last_seq: int = 0
    head: str = ""
    lesson_digest: str = ""
    definitions: str = ""
    exam: str = ""
    rounds: int = 1


class PlacementRound(Value):
    """A round without hints shows what a person knows already: these lessons, once it is passed.

    It is on record without any when it is dealt; so it stays where it was not passed, or left.
    """

    person: str
    attempt: str
    lessons: tuple[str, ...] = ()


class PlacementUndone(Value):
    """A trainer has set a person back: what was known is to be passed, or shown again."""

    person: str
    by: str = ""


class AttemptScoredAgain(Value):
    """An attempt was scored again, by a lesson or a program that has changed since.

    Read only, where a file holds one: 0.4.0 could make it and never kept one.
    """

    attempt: str
    points: int
    is_passed: bool
    lesson_digest: str


class Answered(Value):
    """A question of a skill was answered, with the time that it took and the one to aim at.

    In an exam it is the answer to a question of this number, from 1, of an attempt at a drill.
    """

    person: str
    skill: str
    case: str
    is_right: bool
    ms: int = 0
    target_ms: int = 0
    attempt: str = ""
    number: int = 0


class Commented(Value):
    """A trainer has pinned a comment to an event of an attempt."""

    comment: str
    attempt: str
    seq: int
    text: str
    by: str = ""


class CommentSeen(Value):
    """The trainee has read a comment."""

    comment: str


class CommentHidden(Value):
    """A comment is shown no more. Read only: nothing writes it yet."""

    comment: str


class ExamBegan(Value):
    """An exam is begun: its lessons with the seeds that were drawn for them.

    `drills` come after them, each with how many questions it has and with its seed. In a trial
    run the model dealer plays, and nobody sits.
    """

    exam: str
    person: str
    examiner: str
    table: str
    seed: int
    parts: tuple[tuple[str, int], ...]
    definitions: str = ""
    drills: tuple[tuple[str, int, int], ...] = ()
    is_trial: bool = False
    examiner_key: str = ""
    is_proven: bool = False
    """Trainee and examiner have both typed their PIN."""


class ExamPartBegan(Value):
    """A part of an exam is dealt; where its attempt does not follow, it was cut off."""

    exam: str
    part: int
    seed: int
    attempt: str


class ExamMarked(Value):
    """The examiner has given a mark for what no machine sees; a later one takes its place."""

    exam: str
    heading: str
    mark: int


class ExamNoted(Value):
    """The examiner has put a note on the record; a later one takes its place, "" takes it away."""

    exam: str
    text: str


class ExamSigned(Value):
    """The examiner's card closes an exam; nothing is added to it any more."""

    exam: str
    by: str
    is_passed: bool
    digest: str


class ExamVoided(Value):
    """An exam counts for nothing, and why."""

    exam: str
    why: str


class NamesKept(Value):
    """How long the house keeps the name of who does nothing any more: days, 0 for no limit."""

    days: int
    by: tuple[str, ...] = ()


class Forgotten(Value):
    """A name is deleted: these facts are nobody's from now on. Who had it done, and why."""

    alias: str
    facts: tuple[str, ...]
    by: tuple[str, ...] = ()
    why: str = ""


class Emptied(Value):
    """Here stood a fact of somebody whose name was deleted."""


What: TypeAlias = (
    PersonAdded
    | CardGiven
    | PinChosen
    | PinMistyped
    | PersonRemoved
    | Assigned
    | AssignmentWithdrawn
    | AttemptBegan
    | AttemptKept
    | PlacementRound
    | PlacementUndone
    | AttemptScoredAgain
    | Answered
    | Commented
    | CommentSeen
    | CommentHidden
    | ExamBegan
    | ExamPartBegan
    | ExamMarked
    | ExamNoted
    | ExamSigned
    | ExamVoided
    | NamesKept
    | Forgotten
    | Emptied
)


class Fact(Value):
    """Something on record: its id, the moment in UTC as text that sorts, and what it was."""

    id: str
    at: str
    what: What

    @property
    def place(self) -> tuple[str, str]:
        """Return its place among all facts, the same at every kiosk."""
        return self.at, self.id


_WHATS: Codec[What] = codec_for(What, "it")


def to_payload(fact: Fact) -> tuple[str, dict[str, Any]]:
    """Return a fact's kind and its fields as JSON values."""
    kind, values = _WHATS.encode(fact.what)
    return kind, {"id": fact.id, "at": fact.at, **values}


def from_payload(kind: str, payload: Mapping[str, Any]) -> Fact:
    """Read a fact back."""
    values = dict(payload)
    fact_id, at = values.pop("id", None), values.pop("at", None)
    if not isinstance(fact_id, str) or not isinstance(at, str):
        raise UnreadableEvent(f"a {kind} cannot be read: it has no id or no moment")
    return Fact(fact_id, at, _WHATS.decode(kind, values))
