"""A screen of the school: its model carries the frame, which has a prompt and a bar."""

from typing import Any, Protocol, TypeVar

from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.toolkit.frame_parts import LESSONS
from dealer_assist.ui.toolkit.screen import Screen, T


class FramedModel(Protocol):
    """A model with what stands around the body."""

    @property
    def frame(self) -> ScreenFrame[Any]:
        """Give the frame."""


F = TypeVar("F", bound=FramedModel)


class SchoolScreen(Screen[F, T]):
    """Gives only its body."""

    frame_style = LESSONS

    def frame(self, model: F) -> ScreenFrame[T]:
        """Give the frame."""
        return model.frame
