"""What a question over a pane is told."""

from typing import Generic, TypeAlias, TypeVar

from dealer_assist.value import Value

V = TypeVar("V")


class QuestionAnswered(Value, Generic[V]):
    """One of the answers, by its value."""

    value: V


class QuestionLeft(Value):
    """Goes back; nothing was answered."""


QuestionTouch: TypeAlias = QuestionAnswered[V] | QuestionLeft
