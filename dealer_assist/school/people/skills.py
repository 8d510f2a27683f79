"""What is learned here: skills by name, the time to aim at, and the kinds of case of each."""

from collections.abc import Collection, Iterable, Mapping

from dealer_assist.catalog.lessons import Goal, Lesson
from dealer_assist.message import Msg
from dealer_assist.school.drills.question import Question
from dealer_assist.school.lessons.score import LessonReport
from dealer_assist.school.people.facts import Answered
from dealer_assist.value import Value


class Skill(Value):
    """A skill: its name in full and on a narrow head, and the seconds that an answer may take.

    What is only shown at the table has no seconds.
    """

    key: str
    label: str
    short: str
    target_s: int = 0


_ALL = (
    Skill("read_hand", Msg("Read the hand"), Msg("Read hand"), 5),
    Skill("pay_it", Msg("Pay it"), Msg("Pay it"), 12),
    Skill("envy_sum", Msg("Envy sum"), Msg("Envy"), 10),
    Skill("meter_percent", Msg("Meter share"), Msg("Meter"), 15),
    Skill("shared_prize", Msg("Shared prize"), Msg("Shared"), 15),
    Skill("payment_order", Msg("Payment order"), Msg("Order"), 8),
    Skill("envy_order", Msg("Envy order"), Msg("Envy order"), 8),
    Skill("eligible", Msg("Late chip"), Msg("Late chip"), 8),
    Skill("which_card", Msg("Which card?"), Msg("Which card"), 5),
    Skill("baccarat_draw", Msg("Third card"), Msg("Third card"), 6),
    Skill("dealer_draw", Msg("Dealer draws"), Msg("Draws"), 5),
    Skill("house_way", Msg("House way"), Msg("House way"), 10),
    Skill("compare_hands", Msg("Compare hands"), Msg("Compare"), 10),
    Skill("commission", Msg("Commission"), Msg("Commission"), 8),
    Skill("dealer_cards", Msg("Dealer's cards"), Msg("Dealer"), 8),
    Skill("left_up", Msg("What may be left up"), Msg("Left up"), 8),
    Skill("which_lamp", Msg("Which lamp?"), Msg("Lamps"), 5),
    Skill("what_to_say", Msg("What do you say now?"), Msg("Words"), 8),
    Skill("spot_the_fault", Msg("Spot the fault"), Msg("Foul"), 10),
    Skill("faults", Msg("Faults"), Msg("Faults")),
    Skill("steps", Msg("Order of steps"), Msg("Steps")),
    Skill("pace", Msg("Pace"), Msg("Pace")),
)
SKILLS: Mapping[str, Skill] = {one.key: one for one in _ALL}
"""Every skill, in the order in which a class is shown."""

OF_LESSON = "lesson:"
"""How the kind of a case begins that a lesson has shown, and no drill."""

_BY_EVENT = {
    "ClaimMade": "read_hand",
    "HandDenied": "read_hand",
    "SeatPaid": "payment_order",
    "WinsAuthorised": "which_card",
    "SwipeRefused": "which_card",
    "LateChipRefused": "eligible",
}
_FAULTS = ("Sensor", "Device", "Alert", "Irregular", "Printer", "RoundVoided", "Key")


def skill_of(key: str) -> Skill:
    """Return a skill; one that has no name yet goes by its key."""
    name = key.replace("_", " ").capitalize()
    return SKILLS.get(key) or Skill(key, name, name)


def case_of(question: Question) -> str:
    """Name the kind of case that a question is one of: not its cards, which are always new."""
    asked = question.asked
    game, what = str(asked.deal.get("game", "")), str(asked.ask.get("what", ""))
    if what == "hand" and isinstance(asked.answer, str):
        return asked.answer.partition(":")[0]
    if what == "wager":
        return f"{game}:{asked.ask.get('wager', '')}"
    return f"{game}:{what}" if game else what


def answered(
    person: str, question: Question, *, is_right: bool, ms: int, attempt: str = "", number: int = 0
) -> Answered:
    """Return what goes on record of an answer; in an exam with its attempt and its number there."""
    skill, case = skill_of(question.drill), case_of(question)
    return Answered(person, skill.key, case, is_right, ms, 1000 * skill.target_s, attempt, number)


def skill_of_goal(goal: Goal) -> str:
    """Name the skill that a goal of a lesson shows."""
    if goal.order:
        is_paying = any(one.startswith("SeatPaid") for one in goal.order)
        return "payment_order" if is_paying else "steps"
    name = goal.must or goal.must_not
    if name.startswith(_FAULTS):
        return "faults"
    if goal.must_not == "ClaimMade":
        return "eligible"
    return _BY_EVENT.get(name, "steps")


def parts_of(report: LessonReport, lesson: Lesson) -> tuple[tuple[str, int, int], ...]:
    """Share the points of an attempt out to skills: each with what it got, and of how many."""
    got: dict[str, list[int]] = {}
    goals = [skill_of_goal(goal) for goal in lesson.goals]
    for skill, one in zip([*goals, "pay_it", "pace"], report.goals, strict=False):
        mine = got.setdefault(skill, [0, 0])
        mine[0] += one.points
        mine[1] += one.of
    return tuple((skill, points, of) for skill, (points, of) in got.items())


_MENDED_BY = {
    "wrong_hand": "read_hand",
    "hand_too_high": "read_hand",
    "missed_hand": "read_hand",
    "wrong_seat": "read_hand",
    "late_chip_left": "eligible",
    "payment_order": "payment_order",
    "seat_not_paid": "payment_order",
    "payment_undone": "payment_order",
    "wrong_amount": "pay_it",
    "wrong_pay": "pay_it",
    "wrong_card": "which_card",
    "unknown_card": "which_card",
    "chip_denied": "which_lamp",
}
"""The drill that trains what a mistake lacks; some mistakes are mended at the table alone."""


def shown_at_table(person: str, report: LessonReport, lesson: Lesson) -> tuple[Answered, ...]:
    """Return what an attempt shows of each skill: right where it lost no point and misread nothing.

    The pace is right from the pass mark on.
    """
    shown = {
        skill: 100 * points >= lesson.score.pass_at * of if skill == "pace" else points == of
        for skill, points, of in parts_of(report, lesson)
        if of
    }
    lacked = (_MENDED_BY.get(mistake.kind, "") for mistake in report.mistakes)
    shown |= {skill: False for skill in lacked if skill}
    return tuple(
        Answered(person, skill, f"{OF_LESSON}{lesson.key}", is_right)
        for skill, is_right in shown.items()
    )


def drill_against(kinds: Iterable[str], offered: Collection[str]) -> str:
    """Name the drill that mends the first mistake that has one here; "" where none does."""
    found = (_MENDED_BY.get(kind, "") for kind in kinds)
    return next((one for one in found if one in offered), "")
