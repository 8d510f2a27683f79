"""A lesson is given with one touch, for the usual days."""

import secrets

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.facts import Assigned
from dealer_assist.school.people.people import Person
from dealer_assist.ui.school.class_list.presenter import due_day
from dealer_assist.ui.school.school import School


def give(school: School, person: Person, lesson: Lesson) -> str:
    """Give somebody a lesson, and say so; given twice is given once."""
    learning = school.learning
    if all(one.lesson != lesson.key for one in school.people.assigned_to(person)):
        day, by = due_day(learning.now).isoformat(), learning.person.name
        key = secrets.token_hex(8)
        school.services.register.keep(Assigned(key, lesson.key, day, person=person.key, by=by))
    return Msg("{name} has the lesson: {lesson}", name=person.name, lesson=lesson.title)
