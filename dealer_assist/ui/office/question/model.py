"""What a question over a pane is told."""

from typing import Generic, TypeAlias, TypeVar

from dealer_assist.frozen import frozen

V = TypeVar("V")


@frozen
class QuestionAnswered(Generic[V]):
    """One of the answers, by its value."""

    value: V


@frozen
class QuestionLeft:
    """Goes back; nothing was answered."""


QuestionTouch: TypeAlias = QuestionAnswered[V] | QuestionLeft
