"""A question of a drill: what lies on the table, what is asked, the right answer and why."""

from collections.abc import Mapping
from typing import Any

from dealer_assist.value import Value

Answer = int | str | list[int]


class Asked(Value):
    """A deal with a question about it. `ask["what"]` says what kind of answer is right."""

    deal: Mapping[str, Any]
    ask: Mapping[str, Any]
    answer: Answer
    why: str


class Question(Value):
    """One question of a drill, by its number: the same number of the same seed is the same."""

    drill: str
    key: str
    asked: Asked

    def as_json(self) -> dict[str, Any]:
        """Return the question as `school drill --json` writes it; names and order are a promise."""
        return {
            "drill": self.drill,
            "id": self.key,
            "deal": {"id": self.key, **self.asked.deal},
            "ask": dict(self.asked.ask),
            "answer": self.asked.answer,
            "why": str(self.asked.why),
        }
