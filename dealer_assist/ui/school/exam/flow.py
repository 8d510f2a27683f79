"""A table test: its parts, its marks, its note, and the card that signs it."""

from typing import assert_never

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.exam.exam import MOST_NOTE
from dealer_assist.ui.school.exam.model import (
    ExamModel,
    ExamTouch,
    MarkGiven,
    NoteTouched,
    PartTouched,
    ReplayTouched,
    SignSwiped,
    WriteTouched,
)
from dealer_assist.ui.school.exam.presenter import exam_model, rounds_model
from dealer_assist.ui.school.lists.flow import ListFlow
from dealer_assist.ui.school.school import ReplayedAttempt, School, SchoolFlow, written
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.ui.toolkit.flow import AskText, Back, Show, Stay, Step


class ExamFlow(SchoolFlow[ExamModel, ExamTouch]):
    """Shows how a test stands; what a rule refuses is said in its prompt until the next touch."""

    help_topic = "school.exam"

    def __init__(self, school: School, key: str) -> None:
        super().__init__(school)
        self._key, self._exams, self._said = key, school.services.exams, ""

    def shown(self) -> ExamModel:
        """Show parts, marks and the record."""
        exam, record = self._exams.of(self._key), self._exams.record(self._key)
        return exam_model(self.school.learning, exam, self._name(), record, self._said)

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
                self._exams.sign(self._key, self._exams.of(self._key).examiner)
                return Stay()
            case WriteTouched():
                self._said = self._exams.write(self._key)
                return Stay()
            case LeaveTouched():
                return Back()
            case _:
                assert_never(touch)

    def _name(self) -> str:
        return self.school.people.persons[self._exams.of(self._key).person].name

    def _rounds(self) -> ListFlow[str]:
        """Offer the rounds that were played; touched, one is replayed."""
        return ListFlow(
            self.school,
            lambda: rounds_model(self.school.learning, self._exams.of(self._key), self._name()),
            lambda attempt: Show(
                self.school.flows.replay(ReplayedAttempt(attempt, back_words=Msg("ROUNDS")))
            ),
        )

    def _ask_note(self) -> Step:
        """Have the note written that stands on the record, from the one that is there."""
        text = self._exams.of(self._key).note
        about = Msg("It stands on the record; the card signs it")
        if text:
            about = Msg("Erased to the last letter, it is taken away")
        return written(
            AskText(
                Msg("Note"), about, self._note, text, 0, MOST_NOTE, Msg("The note stays as it was")
            )
        )

    def _note(self, text: str) -> Step:
        self._exams.note(self._key, text)
        return Stay()
