"""What a trainer chooses from: the tests of everybody, and the comments that were pinned."""

from dealer_assist.message import Msg
from dealer_assist.school.exam.exam import Exam, exams
from dealer_assist.school.people.people import People
from dealer_assist.ui.models.school.drill import OfferModel
from dealer_assist.ui.presenters.school.learning import Learning


def exams_offered(learning: Learning, people: People) -> list[OfferModel]:
    """Offer the tests at this table, those that wait for something first."""
    known = [one for one in exams(people) if one.table == learning.table]
    known.sort(key=lambda one: not one.is_open)
    return [OfferModel(one.key, people.persons[one.person].name, _stands(one)) for one in known]


def _stands(exam: Exam) -> str:
    if exam.is_trial:
        return Msg("Trial run of the model dealer, {points} points", points=exam.points)
    if exam.is_open and exam.next_part is not None:
        return Msg("Part {n} of {all} is next", n=exam.next_part.number, all=len(exam.parts))
    if exam.is_open:
        return Msg("Waits for marks and the card")
    if exam.verdict.is_passed:
        return Msg("Passed, {points} points", points=exam.points)
    return exam.verdict.why or Msg("Not passed")


def comments_offered(people: People, person: str = "") -> list[OfferModel]:
    """Offer every comment, or those on somebody's attempts, the newest first."""
    rows = []
    for one in reversed(people.comments.values()):
        attempt = people.attempts.get(one.attempt)
        of = attempt.kept.person if attempt else ""
        if person in ("", of):
            rows.append(OfferModel(one.key, one.text, people.persons[of].name if of else ""))
    return rows
