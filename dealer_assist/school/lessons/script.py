"""The steps of a lesson in their order: which an event calls for, and when their time comes.

The classroom does them by it; the score asks it what was still to come, from the record alone.
"""

from collections.abc import Collection

from dealer_assist.catalog.lessons import OPEN, WorldStep
from dealer_assist.table.events import Event
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import Value, as_dict, replace


class DueStep(Value):
    """A step that was called for, by its place in the lesson, and when it is done."""

    at_ms: int
    number: int


class ScriptSteps(Value):
    """How far a lesson has come: steps called for, in the order of their time, and the rest."""

    steps: tuple[WorldStep, ...]
    called: int = 0
    due: tuple[DueStep, ...] = ()

    def heard(self, event: Event, at_ms: int, after: Table) -> "ScriptSteps":
        """Take the steps that wait for an event; `after` is the table behind it."""
        values = {str(one) for one in as_dict(event).values()}
        return self._called_by(type(event).__name__, values, at_ms).standing(after, at_ms)

    def standing(self, table: Table, at_ms: int) -> "ScriptSteps":
        """Take the steps that wait for nothing but an open table."""
        return self if table.round.phase is Phase.CLOSED else self._called_by(OPEN, (), at_ms)

    def ready(self, now_ms: int) -> tuple[int, ...]:
        """Return the places of the steps whose time has come."""
        return tuple(step.number for step in self.due if step.at_ms <= now_ms)

    def done(self, now_ms: int) -> "ScriptSteps":
        """Forget the steps whose time has come."""
        return replace(self, due=tuple(step for step in self.due if step.at_ms > now_ms))

    def coming(self, now_ms: int) -> tuple[WorldStep, ...]:
        """Return the steps that were called for and are still to come."""
        return tuple(self.steps[step.number] for step in self.due if step.at_ms > now_ms)

    def waited_for(self, now_ms: int) -> tuple[WorldStep, ...]:
        """Return those of them that a game is not started before: bets, words and tasks."""
        return tuple(step for step in self.coming(now_ms) if step.players or step.say or step.task)

    def _called_by(self, name: str, values: Collection[str], at_ms: int) -> "ScriptSteps":
        called, due = self.called, list(self.due)
        for step in self.steps[self.called :]:
            wanted, _, value = step.after.partition(":")
            if wanted != name or (value and value not in values):
                break
            due.append(DueStep(at_ms + step.wait_ms, called))
            called += 1
        if called == self.called:
            return self
        return replace(
            self, called=called, due=tuple(sorted(due, key=lambda due_step: due_step.at_ms))
        )
