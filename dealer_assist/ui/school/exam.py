"""The table test: the machine's points, the trainer's marks, and the record beside them."""

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.exam.certificate import Certificate
from dealer_assist.school.exam.exam import (
    HEADINGS,
    LEAST_OF_A_PART,
    MOST_NOTE,
    PASS_AT,
    Exam,
    Heading,
)
from dealer_assist.school.exam.parts import Drill, ExamRound
from dealer_assist.ui.school.frame import EXAM, Note, frame, onward
from dealer_assist.ui.school.identity import proven
from dealer_assist.ui.school.learning import Learning, minutes_words
from dealer_assist.ui.school.lists import ListFlow, ListTouch, Offer, OfferTouched, offers_page
from dealer_assist.ui.school.nodes import (
    GAP,
    Lines,
    ProgressMark,
    ShareBar,
    caption,
    disc,
    dot,
    tag,
)
from dealer_assist.ui.school.school import ReplayedAttempt, School, SchoolFlow, written
from dealer_assist.ui.school.touches import BackTouched, LeaveTouched
from dealer_assist.ui.toolkit.flow import AskText, Back, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Icon,
    Node,
    Page,
    Panel,
    Paragraph,
    Phrase,
    StaffCard,
    Text,
    WidgetNode,
    column,
    inset,
    row,
    rule,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.frame import BarButton, HeadFact, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice
from dealer_assist.value import Value


class PartTouched(Value):
    """The next round or drill."""


class MarkGiven(Value):
    """A mark of the trainer under a heading."""

    heading: str
    mark: int


class ReplayTouched(Value):
    """The rounds, to look at again."""


class NoteTouched(Value):
    """The trainer's own words for the record."""


class SignSwiped(Value):
    """The examiner signs with a PIN: the test is on record."""


class WriteTouched(Value):
    """The record as a file."""


ExamTouch: TypeAlias = (
    PartTouched | MarkGiven | ReplayTouched | NoteTouched | SignSwiped | WriteTouched | LeaveTouched
)


class ExamFlow(SchoolFlow[Page[ExamTouch], ExamTouch]):
    """Shows how a test stands; what a rule refuses is said in its prompt until the next touch."""

    help_topic = "school.exam"

    def __init__(self, school: School, key: str) -> None:
        super().__init__(school)
        self._key, self._exams, self._said = key, school.services.exams, ""

    def shown(self) -> Page[ExamTouch]:
        """Return parts, marks and the record."""
        exam, record = self._exams.of(self._key), self._exams.record(self._key)
        return exam_page(self.school.learning, exam, self._name(), record, self._said)

    def take(self, touch: ExamTouch) -> Step:
        """Play on, mark, note, sign."""
        self._said = ""
        try:
            return self._take(touch)
        except Refused as wrong:
            self._said = str(wrong)
            return Stay()

    def _take(self, touch: ExamTouch) -> Step:
        match touch:
            case PartTouched():
                begun = self._exams.play_next(self._key)
                if begun is None:
                    return Stay()
                return Show(self.school.flows.exam_drill(self._key, begun))
            case MarkGiven(heading, mark):
                self._exams.mark(self._key, heading, mark)
                return Stay()
            case ReplayTouched():
                return Show(self._rounds())
            case NoteTouched():
                return self._ask_note()
            case SignSwiped():
                return self._signed_by_pin()
            case WriteTouched():
                self._said = self._exams.write(self._key)
                return Stay()
            case LeaveTouched():
                return Back()
            case _:
                assert_never(touch)

    def _signed_by_pin(self) -> Step:
        """Sign with the PIN of the examiner, who was there; one of old has no key on record."""
        exam = self._exams.of(self._key)
        known = self.school.people.persons.get(exam.examiner_key)
        trainers = self.school.people.trainers(with_pin=True)
        by = known or next((trainer for trainer in trainers if trainer.name == exam.examiner), None)
        if by is None:
            name = exam.examiner
            raise Refused(Msg("{name} has no PIN here. A trainer signs with one", name=name))

        def sign() -> Step:
            self._exams.sign(self._key, exam.examiner)
            return Stay()

        return proven(self.school, by, sign)

    def _name(self) -> str:
        return self.school.people.persons[self._exams.of(self._key).person].name

    def _rounds(self) -> ListFlow[str]:
        """Offer the rounds that were played; touched, one is replayed."""
        return ListFlow(
            self.school,
            lambda turned: rounds_page(
                self.school.learning, self._exams.of(self._key), self._name(), turned
            ),
            lambda attempt: Show(
                self.school.flows.replay(ReplayedAttempt(attempt, back_words=Msg("ROUNDS")))
            ),
        )

    def _ask_note(self) -> Step:
        """Have the note written for the record, from the one that is there."""
        text = self._exams.of(self._key).note
        about = Msg("On the record. The card signs it")
        if text:
            about = Msg("Erased to the last letter, it is taken away")
        return written(
            AskText(
                Msg("Note"), about, self._note, text, 0, MOST_NOTE, Msg("The note did not change")
            )
        )

    def _note(self, text: str) -> Step:
        self._exams.note(self._key, text)
        return Stay()


_DIGITS = 8
_ICONS = {"hands": "hand", "voice": "microphone", "courtesy": "smile"}
_MACHINE, _TRAINER, _RECORD = 0.258, 0.482, 0.26
_CARD, _PART, _CRITICAL = 112.0, 62.0, 46.0
_MARK, _MARK_GAP, _MARKS = 72.0, 12.0, 10
_ABOUT, _NOTE, _FOOT = 84.0, 78.0, 60.0


class MarkPick(WidgetNode):
    """A mark to give: its figure is read from a step away; its detail is its heading."""

    model: Choice[MarkGiven]


class NoteWords(Node):
    """What a person wrote, as it is in every language, in the middle of its room."""

    words: str


class RecordLines(Node):
    """The lines of the record as it will be printed, and below them the note."""

    lines: tuple[tuple[str, str], ...]
    note: str


def exam_page(
    learning: Learning, exam: Exam, name: str, record: Certificate, said: str = ""
) -> Page[ExamTouch]:
    """Return how a test stands: rounds to go, marks to give, then the card that signs it."""
    card = SimulatedCardModel(SignSwiped(), exam.examiner, Msg("SIGN AND RECORD"))
    can_sign = exam.is_open and exam.verdict.is_passed is not None and not exam.is_trial
    signing = StaffCard(card).of(_CARD) if can_sign else None
    body = row(
        Panel(_machine(exam), pad=(24, 16, 24, 14)).sharing(_MACHINE),
        Panel(_trainer(exam, record.note), pad=(28, 16, 28, 14)).sharing(_TRAINER),
        Panel(column(_record(exam, record), signing, gap=GAP), pad=(20, 16)).sharing(_RECORD),
        gap=GAP,
    )
    return Page(body, _frame(learning, exam, name, said))


def _machine(exam: Exam) -> Node:
    parts = [_part(skill.skill.label, skill.points) for skill in exam.skills]
    parts += [_part(drill.label, drill.points) for drill in exam.drills if drill.is_played]
    is_clean = exam.critical == 0
    mark = dot(ProgressMark.DONE, 36) if is_clean else Icon("triangle", 34, "fault", 3)
    note = Msg(
        "{n} of {all} parts, {minutes} min. All count the same. "
        "Stroke: {least}, the least for any part.",
        n=sum(part.is_played for part in exam.parts),
        all=len(exam.parts),
        minutes=-(-exam.seconds // 60),
        least=LEAST_OF_A_PART,
    )
    to_pass = Text(Msg("of 100, {n} to pass", n=PASS_AT), "medium_22", "text_2")
    figure = Phrase(Text(str(exam.points), "bold_71"), inset(to_pass, (0, 14, 0, 0)), gap=18)
    return column(
        caption(Msg("THE MACHINE")).of(30),
        figure.of(82),
        space(6),
        stacked(parts, _PART),
        space(12),
        rule(),
        row(
            mark.of(36),
            space(12),
            Text(Msg("Critical errors"), "bold_24"),
            Text(str(exam.critical), "bold_30", align=RIGHT).of(60),
        ).of(_CRITICAL),
        space(4),
        Paragraph(note, "medium_20", "text_2", 24).of(92),
    )


def _part(title: str, points: int) -> Node:
    ink = "ok" if points >= LEAST_OF_A_PART else "fault"
    line = row(
        Lines(title, "medium_22").sharing(0.46),
        space().sharing(0.04),
        ShareBar(points / 100, ink, LEAST_OF_A_PART / 100).sharing(0.32),
        Text(str(points), "bold_30", align=RIGHT).sharing(0.18),
    )
    return column(rule(), line)


def _trainer(exam: Exam, note: str) -> Node:
    """Return the marks below their headings, then the note and the mark in all."""
    said = Msg("What the machine cannot see. 6 or more in each.")
    tenths = exam.weighted_tenths
    weighted = "–" if tenths is None else "{}.{}".format(*divmod(tenths, 10))
    high = 4 + _ABOUT + _MARK
    headings = [
        column(rule(), space(4), _heading(heading).of(_ABOUT), _marks(exam, heading).of(_MARK))
        for heading in HEADINGS
    ]
    noted = row(Icon("speech", 28, "text_2"), inset(NoteWords(note), (16, 4, 0, 0)))
    return column(
        Phrase(caption(Msg("THE TRAINER")), Text(said, "medium_20", "text_2", RIGHT), gap=20).of(
            34
        ),
        space(14),
        column(*(heading.of(high) for heading in headings), gap=_MARK_GAP).of(
            len(headings) * (high + _MARK_GAP) - _MARK_GAP
        ),
        stacked([noted if note else space()], _NOTE),
        rule(),
        row(
            Text(Msg("Weighted mark"), "medium_22", "text_2"),
            Text(weighted, "heavy_38", align=RIGHT),
            Text(Msg("of 10"), "medium_22", "text_2").hug(),
            gap=18,
        ).of(_FOOT),
    )


def _heading(heading: Heading) -> Node:
    words = column(
        space(6),
        Text(heading.label, "bold_28").of(34),
        Paragraph(heading.about, "medium_20", "text_2", 22),
    )
    weight = tag(Msg("counts × {n}", n=heading.weight))
    return row(disc(_ICONS[heading.key]), space(16), words, space(20), weight)


def _marks(exam: Exam, heading: Heading) -> Node:
    given = exam.marks.get(heading.key, 0)
    if not exam.is_open or exam.next_part is not None:
        said = str(given) if given else Msg("After the last part")
        return inset(Text(said, "bold_30", "text_2"), (0, 8, 0, 0))
    picks = (
        MarkPick(Choice(MarkGiven(heading.key, mark), str(mark), mark == given, heading.label))
        for mark in range(1, _MARKS + 1)
    )
    return row(*(pick.of(_MARK) for pick in picks), space(), gap=_MARK_GAP)


def _record(exam: Exam, record: Certificate) -> Node:
    """Return the record on its paper below what it is worth."""
    said = Msg("The employer's record of a table test. Not a license.")
    worth = Msg("Signed") if exam.signed else Msg("Preview, not signed")
    if exam.is_trial:
        worth = Msg("Trial run, no candidate")
    about = Msg("{game}, {console}", game=record.game, console=record.console.capitalize())
    paper = column(
        Text(Msg("TABLE TEST RECORD"), "bold_20", "claim_ink").of(28),
        Text(record.name, "heavy_34", "claim_ink").of(46),
        Text(about, "medium_20", "claim_ink").of(28),
        space(10),
        RecordLines(_record_lines(exam, record), record.note),
        space(6),
        Paragraph(said, "medium_20", "claim_ink_soft", 24).of(50),
    )
    return column(
        row(caption(Msg("THE RECORD")), tag(worth)).of(34),
        space(12),
        Panel(paper, fill="claim", edge=None, radius=6, pad=(24, 18, 24, 16)),
    )


def _record_lines(exam: Exam, record: Certificate) -> tuple[tuple[str, str], ...]:
    return (
        (Msg("Machine"), Msg("{n} of 100", n=record.points)),
        (Msg("Hands, voice, courtesy"), ", ".join(str(n) for _, n in record.marks) or "–"),
        (Msg("Critical errors"), str(record.critical)),
        (Msg("Devices"), Msg("Simulated")),
        (Msg("Paytables"), ", ".join(dict.fromkeys(one for _, one in record.paytables))),
        (Msg("Draw"), str(exam.seed)),
        (Msg("Journal's end"), _short(record.people_head)),
    )


def _short(head: str) -> str:
    """Shorten a journal's end to what the eye compares; the file has all of it."""
    number, _, digest = head.partition(":")
    return f"{number}:{digest[:_DIGITS]}"


def _frame(learning: Learning, exam: Exam, name: str, said: str) -> ScreenFrame[ExamTouch]:
    verdict = exam.verdict
    note = None
    if verdict.is_passed is not None:
        words = Msg("PASS") if verdict.is_passed else Msg("NOT PASSED")
        note = Note(words, verdict.is_passed)
    return frame(
        Msg("EXAM"),
        facts_of(learning, name, exam.examiner),
        _prompt(exam, said),
        tuple(_bar(exam)),
        learning.clock,
        note,
        banner=EXAM,
    )


def _prompt(exam: Exam, said: str) -> PromptModel:
    verdict, part = exam.verdict, exam.next_part
    if said:
        return PromptModel(said, is_sentence=True)
    if not exam.is_open:
        return PromptModel(Msg("This test is on record"), verdict.why)
    if isinstance(part, Drill):
        return PromptModel(Msg("Press NEXT DRILL"), part.label)
    if part is not None:
        return PromptModel(Msg("Press NEXT ROUND"), verdict.why)
    if verdict.is_passed is not None:
        return PromptModel(Msg("Sign with your card"), verdict.why)
    return PromptModel(Msg("Give the marks"), verdict.why)


def _bar(exam: Exam) -> Iterator[BarButton[ExamTouch]]:
    leave = Button(LeaveTouched(), Msg("LEAVE"), "arrow-left", Msg("Marks are kept"))
    yield BarButton(leave, 280)
    yield BarButton(_replay(exam), 300)
    yield BarButton(_note(exam), 320)
    part = exam.next_part
    if part is not None and exam.is_open:
        about = Msg("Part {n} of {all}", n=part.number, all=len(exam.parts))
        label = Msg("NEXT ROUND") if isinstance(part, ExamRound) else Msg("NEXT DRILL")
        yield onward(PartTouched(), label, "play", about)
        return
    why = Msg("After the card") if exam.signed is None else ""
    label, about = Msg("WRITE THE RECORD"), Msg("As a PDF file")
    write = Button(WriteTouched(), label, "printer", about, ActionState.NEXT)
    yield BarButton(write.unless(why), 560, is_far=True)


def _replay(exam: Exam) -> Button[ReplayTouched]:
    """Lead to the rounds once the last part is played: before it they would tell too much."""
    played = sum(exam_round.is_played for exam_round in exam.rounds)
    why = ""
    if exam.is_open and exam.next_part is not None:
        why = Msg("After the last part")
    elif not played:
        why = Msg("No round was played")
    about = Msg("All {n} rounds", one="{n} round", n=played)
    return Button(ReplayTouched(), Msg("REPLAY"), "history", about).unless(why)


def _note(exam: Exam) -> Button[NoteTouched]:
    label = Msg("CHANGE NOTE") if exam.note else Msg("ADD A NOTE")
    why = ""
    if not exam.is_open:
        why = Msg("The test is closed")
    elif exam.next_part is not None:
        why = Msg("After the last part")
    return Button(NoteTouched(), label, "speech", Msg("On the record")).unless(why)


def rounds_page(
    learning: Learning, exam: Exam, name: str, turned: int | None
) -> Page[ListTouch[str]]:
    """Return the rounds of a test that were played, for their replay."""
    back = Button(BackTouched(), Msg("MARKS"), "arrow-left", Msg("Marks are kept"))
    bar: tuple[BarButton[ListTouch[str]], ...] = (BarButton(back, 280),)
    around = frame(
        Msg("EXAM"),
        facts_of(learning, name, exam.examiner),
        PromptModel(Msg("Touch a round to see it again")),
        bar,
        learning.clock,
        banner=EXAM,
    )
    offers: list[Offer[ListTouch[str]]] = [*_offers(learning, exam)]
    note = Msg("{n} of {all} rounds", n=len(offers), all=len(exam.rounds))
    nothing = Msg("No round was played")
    return offers_page(around, Msg("Rounds of this test"), note, offers, turned, nothing)


def _offers(learning: Learning, exam: Exam) -> Iterator[Offer[OfferTouched[str]]]:
    for exam_round in exam.rounds:
        if exam_round.kept is not None and learning.number(exam_round.lesson):
            about = Msg(
                "Round {n}: {points} points, {time}",
                n=exam_round.number,
                points=exam_round.points,
                time=minutes_words(exam_round.seconds),
            )
            yield Offer(
                OfferTouched(exam_round.kept.attempt),
                learning.lesson(exam_round.lesson).title,
                about,
            )


def facts_of(learning: Learning, name: str, examiner: str) -> tuple[HeadFact, ...]:
    """Return the facts of the strip: the game, who is examined, and who examines."""
    facts = [HeadFact(learning.game, rest=learning.console)]
    facts.append(HeadFact(name, caption=Msg("Trainee")))
    if examiner:
        facts.append(HeadFact(examiner, caption=Msg("Examiner")))
    return tuple(facts)
