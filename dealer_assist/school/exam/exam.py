"""An exam as the facts have it, and what may be done with it next.

Each part is played once. One that was cut off is dealt again from another seed, so that nobody has
seen its cards; of a drill only what nobody has answered. An exam that is cut off too often is void.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from random import Random

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.exam.parts import Drill, DrillKind, ExamRound, Part
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.people import People
from dealer_assist.school.people.skills import Skill, skill_of
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value

ROUNDS = 6
PASS_AT, LEAST_OF_A_PART, LEAST_MARK = 80, 60, 6
MOST_CUTS = 2
MOST_NOTE = 120
"""Letters of a note: what the marks, the preview and the paper have room for."""
_SEEDS = 1_000_000


class Heading(Value):
    """What no machine sees: judged from 1 to 10, and how often it counts."""

    key: str
    label: str
    about: str
    weight: int


HEADINGS = (
    Heading("hands", Msg("Hands"), Msg("Clear hands, cutting, both hands, cards kept in view"), 2),
    Heading("voice", Msg("Voice"), Msg("Calls each hand and amount, heard by the table"), 2),
    Heading("courtesy", Msg("Courtesy"), Msg("Eye contact, calm with a complaint, thanks"), 3),
)


class SkillScore(Value):
    """What the machine saw of one skill, of a hundred."""

    skill: Skill
    points: int


class ExamVerdict(Value):
    """Passed or not; None while something is open, which `why` names."""

    is_passed: bool | None
    why: str


class Exam(Value):
    """An exam of one person at one table."""

    key: str
    at: str
    person: str
    examiner: str
    table: str
    seed: int
    rounds: tuple[ExamRound, ...]
    drills: tuple[Drill, ...]
    marks: Mapping[str, int]
    note: str = ""
    signed: f.ExamSigned | None = None
    voided: str = ""
    is_trial: bool = False
    examiner_key: str = ""
    is_proven: bool = False

    @property
    def parts(self) -> tuple[Part, ...]:
        """Return every part in its turn: each counts the same."""
        return (*self.rounds, *self.drills)

    @property
    def is_open(self) -> bool:
        """True if anything can still be added."""
        return self.signed is None and not self.voided

    @property
    def next_part(self) -> Part | None:
        """Return the part to be played next; None where all are."""
        return next((part for part in self.parts if not part.is_played), None)

    @property
    def cuts(self) -> int:
        """Count how often the exam was cut off."""
        return sum(part.cuts for part in self.parts)

    @property
    def points(self) -> int:
        """Return the machine's points of a hundred, over the parts that were played."""
        played = [part.points for part in self.parts if part.is_played]
        return sum(played) // len(played) if played else 0

    @property
    def critical(self) -> int:
        """Count the errors that fail an exam whatever the sum."""
        return sum(
            exam_round.kept.critical for exam_round in self.rounds if exam_round.kept is not None
        )

    @property
    def seconds(self) -> int:
        """Return how long the parts took."""
        return sum(part.seconds for part in self.parts)

    @property
    def skills(self) -> tuple[SkillScore, ...]:
        """Return what the machine saw at the table, skill by skill."""
        got: dict[str, list[int]] = {}
        for part in self.rounds:
            for skill, points, of in part.kept.parts if part.kept is not None else ():
                mine = got.setdefault(skill, [0, 0])
                mine[0] += points
                mine[1] += of
        return tuple(
            SkillScore(skill_of(skill), 100 * points // of)
            for skill, (points, of) in got.items()
            if of
        )

    @property
    def weighted_tenths(self) -> int | None:
        """Return the trainer's weighted mark in tenths; None while one is missing."""
        if len(self.marks) < len(HEADINGS):
            return None
        weights = sum(heading.weight for heading in HEADINGS)
        return 10 * sum(self.marks[heading.key] * heading.weight for heading in HEADINGS) // weights

    @property
    def verdict(self) -> ExamVerdict:
        """Judge: 80 points, no skill or drill below 60, all marks 6 or more, no critical error."""
        if self.voided:
            return ExamVerdict(is_passed=False, why=self.voided)
        if self.next_part is not None:
            left = sum(not part.is_played for part in self.parts)
            return ExamVerdict(None, Msg("{n} parts to go", one="{n} part to go", n=left))
        if why := self._lost():
            return ExamVerdict(is_passed=False, why=why)
        missing = [heading.label for heading in HEADINGS if heading.key not in self.marks]
        if missing:
            return ExamVerdict(None, Msg("Give a mark for {heading}", heading=missing[0]))
        low = [heading.label for heading in HEADINGS if self.marks[heading.key] < LEAST_MARK]
        if low:
            why = Msg("{heading} is below {least}", heading=low[0], least=LEAST_MARK)
            return ExamVerdict(is_passed=False, why=why)
        return ExamVerdict(is_passed=True, why=Msg("All marks are given: a pass"))

    def _lost(self) -> str:
        """Say why the machine's part is not passed; "" where it is."""
        if self.critical:
            return Msg("{n} critical errors", one="{n} critical error", n=self.critical)
        if self.points < PASS_AT:
            return Msg("{points} points, {least} to pass", points=self.points, least=PASS_AT)
        judged = [(skill.skill.label, skill.points) for skill in self.skills]
        judged += [(drill.label, drill.points) for drill in self.drills]
        low = [one for one in judged if one[1] < LEAST_OF_A_PART]
        if low:
            label, points = low[0]
            return Msg(
                "{skill}: {points}, {least} is the least for any part",
                skill=label,
                points=points,
                least=LEAST_OF_A_PART,
            )
        return ""


def fitting(lessons: Iterable[Lesson], table: str) -> tuple[Lesson, ...]:
    """Return the lessons that the rounds of an exam at a table are drawn from."""
    return tuple(lesson for lesson in lessons if table in lesson.tables and lesson.kind != "drill")


def has_fault(lesson: Lesson) -> bool:
    """True if something fails at the table in a lesson."""
    return any(step.trouble for step in lesson.steps)


def draw(
    lessons: Mapping[str, Lesson],
    table: str,
    seed: int,
    rounds: int = ROUNDS,
    drills: Sequence[DrillKind] = (),
    executive_lines: Collection[str] = (),
) -> f.ExamBegan:
    """Draw the lessons of an exam at a table, and the seeds of its rounds and of its drills.

    `executive_lines` are the hands at the table whose prize needs an Executive's card.
    """
    found = fitting(lessons.values(), table)
    if not found:
        raise Refused(Msg("No lesson is for table {table}. Choose another table", table=table))
    drawn = _drawn(found, rounds, Random(f"exam {table} {seed}"), executive_lines)
    seeds = tuple((key, _seed(seed, n, 1)) for n, key in enumerate(drawn, 1))
    asked = tuple(
        (one.name, one.count, _seed(seed, n, 1)) for n, one in enumerate(drills, len(drawn) + 1)
    )
    return f.ExamBegan("", "", "", table, seed, seeds, drills=asked)


def executive_lines(setup: TableSetup) -> frozenset[str]:
    """Name the hands at a table that pay a whole meter, for which an Executive comes."""
    return frozenset(
        line.key
        for jackpot in setup.jackpots.values()
        for line in jackpot.lines
        if setup.authority.role_for(0, line.percent) is Role.EXECUTIVE
    )


def has_late_chip(lesson: Lesson) -> bool:
    """True if a chip comes after the start in a lesson."""
    return any(step.late_chips for step in lesson.steps)


def is_voided(lesson: Lesson) -> bool:
    """True if a lesson's round ends void."""
    return any("RoundVoided" in (goal.must, *goal.order) for goal in lesson.goals)


def has_two_winners(lesson: Lesson) -> bool:
    """True if hands of several seats are claimed in a lesson."""
    claims = {goal.where.get("seat") for goal in lesson.goals if goal.must == "ClaimMade"}
    return len(claims) > 1


def is_paced(lesson: Lesson) -> bool:
    """True if a lesson counts the pace, or has more than one round to keep it."""
    return bool(lesson.score.pace_points) or lesson.rounds > 1


def _drawn(
    lessons: Sequence[Lesson], rounds: int, chance: Random, executive: Collection[str]
) -> list[str]:
    """Draw a lesson for each part of the trade, as far as there are any, then any others."""

    def has_executive(lesson: Lesson) -> bool:
        return any(goal.where.get("line") in executive for goal in lesson.goals)

    parts: list[Callable[[Lesson], bool]] = [
        *(has_late_chip, has_executive, is_voided, has_fault, has_two_winners, is_paced)
    ]
    drawn: list[str] = []
    for fits in chance.sample(parts, min(rounds, len(parts))):
        left = [one.key for one in lessons if one.key not in drawn and fits(one)]
        drawn += [chance.choice(left)] if left else []
    others = [one.key for one in lessons if one.key not in drawn]
    drawn += chance.sample(others, min(len(others), rounds - len(drawn)))
    while len(drawn) < rounds:  # too few lessons: some come twice
        every = [one.key for one in lessons]
        drawn += chance.sample(every, min(len(every), rounds - len(drawn)))
    chance.shuffle(drawn)
    return drawn


def _seed(seed: int, part: int, go: int) -> int:
    return Random(f"exam {seed} part {part} go {go}").randrange(_SEEDS)


def exam_of(people: People, key: str) -> Exam:
    """Return the present state of an exam."""
    found = people.exam_facts.get(key, ())
    begun = next((fact for fact in found if isinstance(fact.what, f.ExamBegan)), None)
    if begun is None or not isinstance(begun.what, f.ExamBegan):
        raise Refused(Msg("There is no exam {key} on record here", key=key))
    what, whats = begun.what, [fact.what for fact in found]
    signed = next(
        (exam_signed for exam_signed in whats if isinstance(exam_signed, f.ExamSigned)), None
    )
    voided = next(
        (exam_voided.why for exam_voided in whats if isinstance(exam_voided, f.ExamVoided)), ""
    )
    return Exam(
        key,
        begun.at,
        what.person,
        what.examiner,
        what.table,
        what.seed,
        tuple(_round(people, whats, n, *one) for n, one in enumerate(what.parts, 1)),
        tuple(
            _drill(people, whats, n, *one) for n, one in enumerate(what.drills, len(what.parts) + 1)
        ),
        {
            exam_marked.heading: exam_marked.mark
            for exam_marked in whats
            if isinstance(exam_marked, f.ExamMarked)
        },
        _note(whats),
        signed,
        "" if signed else voided,
        what.is_trial,
        what.examiner_key,
        what.is_proven,
    )


def _note(whats: list[f.What]) -> str:
    """Return the note that was signed, or the last one; what comes after the card is none of it."""
    signed = next((n for n, one in enumerate(whats) if isinstance(one, f.ExamSigned)), len(whats))
    said = [exam_noted.text for exam_noted in whats[:signed] if isinstance(exam_noted, f.ExamNoted)]
    return said[-1] if said else ""


def _begun(whats: list[f.What], number: int) -> tuple[f.ExamPartBegan, ...]:
    return tuple(
        exam_part_began
        for exam_part_began in whats
        if isinstance(exam_part_began, f.ExamPartBegan) and exam_part_began.part == number
    )


def _round(people: People, whats: list[f.What], number: int, lesson: str, seed: int) -> ExamRound:
    begun = _begun(whats, number)
    attempts = (people.attempts.get(exam_part_began.attempt) for exam_part_began in begun)
    first = next((attempt.kept for attempt in attempts if attempt is not None), None)
    return ExamRound(number, lesson, seed, begun, first)


def _drill(
    people: People, whats: list[f.What], number: int, name: str, count: int, seed: int
) -> Drill:
    begun = _begun(whats, number)
    said: dict[int, f.Answered] = {}
    for exam_part_began in begun:
        said = people.exam_answers.get(exam_part_began.attempt, {}) | said
    answers = tuple(said[n] for n in sorted(said) if n <= count)
    return Drill(number, name, count, seed, begun, answers)


def exams(people: People, person: str = "") -> tuple[Exam, ...]:
    """Return the exams on record, the newest first."""
    found = (exam_of(people, key) for key in people.exam_facts)
    mine = [exam for exam in found if person in ("", exam.person)]
    return tuple(sorted(mine, key=lambda exam: exam.at, reverse=True))


def unfinished(people: People, person: str, table: str, *, is_trial: bool = False) -> Exam | None:
    """Return the exam of a person at a table that is neither signed nor void: it goes on.

    A trial run is none of theirs, and goes on as a trial run only.
    """
    mine = (exam for exam in exams(people, person) if exam.table == table and exam.is_open)
    return next((exam for exam in mine if exam.is_trial is is_trial), None)


def begin_part(exam: Exam) -> f.ExamPartBegan | f.ExamVoided:
    """Deal the next part, or void an exam that was cut off too often."""
    part = exam.next_part
    if part is None or not exam.is_open:
        raise Refused(Msg("Every part of this exam is played. Give the marks"))
    if exam.cuts > MOST_CUTS:
        why = Msg("Cut off {n} times", one="Cut off {n} time", n=exam.cuts)
        return f.ExamVoided(exam.key, why)
    go = len(part.begun) + 1
    seed = part.seed if go == 1 else _seed(exam.seed, part.number, go)
    return f.ExamPartBegan(exam.key, part.number, seed, f"{exam.key}-{part.number}-{go}")


def mark(exam: Exam, heading: str, given: int) -> f.ExamMarked:
    """Take a mark; it can be changed until the exam is signed."""
    _require_open(exam)
    if heading not in {one.key for one in HEADINGS} or not 1 <= given <= 10:
        names = ", ".join(one.key for one in HEADINGS)
        raise Refused(Msg("A mark is 1 to 10 for one of {names}", names=names))
    return f.ExamMarked(exam.key, heading, given)


def note(exam: Exam, text: str) -> f.ExamNoted:
    """Take a note for the record; it can be changed until the exam is signed, "" takes it away.

    What cannot be printed becomes a space: line ends, marks that turn the writing round.
    """
    _require_open(exam)
    words = " ".join("".join(one if one.isprintable() else " " for one in text).split())
    if len(words) > MOST_NOTE:
        raise Refused(Msg("The note has {n} letters. At most {most}", n=len(words), most=MOST_NOTE))
    return f.ExamNoted(exam.key, words)


def sign(exam: Exam, by: str, digest: str) -> f.ExamSigned:
    """Close an exam with the examiner's card; nothing is scored after that."""
    _require_open(exam)
    verdict = exam.verdict
    if verdict.is_passed is None:
        raise Refused(verdict.why)
    return f.ExamSigned(exam.key, by, verdict.is_passed, digest)


def _require_open(exam: Exam) -> None:
    if exam.signed is not None:
        raise Refused(Msg("This exam is signed. Nothing is added to it any more"))
    if exam.voided:
        raise Refused(Msg("This exam is void: {why}", why=exam.voided))
