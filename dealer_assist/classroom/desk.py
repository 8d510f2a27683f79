"""What the pages of a class ask for; one thread owns it, so everything here is simple.

What was learned in a browser goes into the same file of people as at a kiosk, and each kiosk of the
class hands over what it has kept: every fact is taken once.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from dealer_assist.classroom.drills import BrowserDrills
from dealer_assist.classroom.signed_in import SignedIn
from dealer_assist.classroom.tables import COMMENTS, FAULTS, ClassTables
from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.assigned import given_title, is_done
from dealer_assist.school.people.facts import from_payload, to_payload
from dealer_assist.school.people.file import PeopleFile, new_id
from dealer_assist.school.people.identity import PinDesk
from dealer_assist.school.people.people import Person
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import plain

_MOST_FACTS = 500


class ClassDesk:
    """A class with its people, drills and tables."""

    def __init__(
        self,
        file: PeopleFile,
        book: SettleBook,
        now: Callable[[], datetime],
        now_ms: Callable[[], int],
    ) -> None:
        self.file, self._now = file, now
        self.pins, self.signed_in = PinDesk(file, now), SignedIn(now)
        self.drills = BrowserDrills(book, now_ms, lambda said: file.keep(said))
        self.tables = ClassTables(now_ms, lambda: now().strftime("%H:%M"))

    def names(self) -> list[dict[str, Any]]:
        """Return who can sign in, without their figures."""
        listed = self.file.people.on_list()
        return [
            {
                "key": person.key,
                "name": person.name,
                "group": person.group,
                "is_trainer": person.is_trainer,
                "has_pin": person.has_pin,
            }
            for person in listed
        ]

    def sign_in(self, key: str, pin: str) -> dict[str, Any]:
        """Let a person in; a trainee without a PIN chooses this one."""
        person = self.file.people.persons.get(key)
        if person is None or not person.is_on_list:
            raise Refused(Msg("This name is not on the class list"))
        if person.has_pin:
            self.pins.check(person, pin)
        elif person.is_trainer:
            raise Refused(Msg("A trainer chooses a PIN at a kiosk, where another one answers"))
        else:
            self.pins.choose(person, pin)
        token = self.signed_in.admit(person)
        return {"token": token, "name": person.name, "is_trainer": person.is_trainer}

    def person(self, token: str) -> Person:
        """Return who it is."""
        return self.file.people.persons[self.signed_in.who(token)]

    def me(self, token: str) -> dict[str, Any]:
        """Return what a person sees first: comments that are not read yet, and answers so far."""
        person = self.person(token)
        answers = self.file.people.answers_of(person.key)
        unread = self.file.people.unread(person.key)
        return {
            "name": person.name,
            "is_trainer": person.is_trainer,
            "answered": len(answers),
            "right": sum(each.said.is_right for each in answers[-10:]),
            "comments": [{"by": each.by, "text": each.text} for each in unread],
            "given": [
                {
                    "name": str(given_title(one)),
                    "by": one.due.isoformat(),
                    "drill": one.lesson if one.kind == f.DRILL else "",
                    "game": self.drills.game_of(one.lesson) if one.kind == f.DRILL else "",
                }
                for one in self.file.people.assigned_to(person)
                if one.kind != f.LESSON and not is_done(self.file.people, one, person)
            ],
            "games": self.drills.games(),
        }

    def observe(self, token: str) -> dict[str, Any]:
        """Return every table of the class, for a trainer."""
        trainer = self._trainer(token)
        return {
            "trainer": trainer.name,
            "clock": self._now().strftime("%H:%M"),
            "tables": self.tables.all(),
            "sent": [plain(one) for one in reversed(self.tables.sent[-8:])],
            "comments": [str(comment) for comment in COMMENTS],
            "faults": [[words, str(label)] for words, label in FAULTS],
        }

    def comment(self, token: str, table: str, text: str, seq: int) -> dict[str, Any]:
        """Send words to a table; the trainee finds them at TODAY too."""
        by = self._trainer(token).name
        sent = self.tables.comment(table, text, by)
        if attempt := self.tables.attempt(table):
            self.file.keep(f.Commented(new_id(), attempt, max(0, seq), sent.text, by))
        return dict(plain(sent))

    def fault(self, token: str, table: str, words: str) -> dict[str, Any]:
        """Break or mend something at a table."""
        return dict(plain(self.tables.fault(table, words, self._trainer(token).name)))

    def replay(self, token: str, table: str) -> list[Mapping[str, Any]]:
        """Return the moments of the attempt at a table."""
        self._trainer(token)
        return self.tables.moments(table)

    def exchange(self, known: Sequence[str], facts: Sequence[Sequence[Any]]) -> dict[str, Any]:
        """Take a kiosk's facts, each once; return those it lacks, and the ids that are wanted."""
        if facts:
            new = [from_payload(str(kind), payload) for kind, payload in facts[:_MOST_FACTS]]
            self.file.add(tuple(fact for fact in new if fact.id not in self.file.people))
        have, theirs = {fact.id for fact in self.file.people.facts}, set(map(str, known))
        lacking = [fact for fact in self.file.people.facts if fact.id not in theirs]
        return {
            "wanted": sorted(theirs - have)[:_MOST_FACTS],
            "new": [to_payload(fact) for fact in lacking[:_MOST_FACTS]],
        }

    def _trainer(self, token: str) -> Person:
        person = self.person(token)
        if not person.is_trainer:
            raise Refused(Msg("This page is a trainer's"))
        return person
