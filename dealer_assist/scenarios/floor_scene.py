"""The floor-wide Game Manager as scenarios play it: a floor of samples, in simulated time."""

from datetime import UTC, datetime
from typing import Any

from dealer_assist import paths
from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.sample_feed import PEOPLE, SampleFeed
from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.window_scene import BETWEEN_MS, WindowScene
from dealer_assist.ui.floor.stage import FloorStage as FloorFace
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import Preferences

FLOOR = "floor"
"""What a scenario of the floor has in the place of a table's name."""

EVENING = datetime(2026, 3, 14, 21, 49, tzinfo=UTC)
LETTER_MS = 500


class FloorScene(WindowScene):
    """A window with the Game Manager; samples begin again with every process."""

    def __init__(self, request: dict[str, Any]) -> None:
        super().__init__(request, EVENING, LETTER_MS)
        self._feed = feed = SampleFeed(sample_floor(EVENING), self.clock.now)
        context = UiContext.for_person(
            paths.resources(), self.clock.ms, Preferences(), reduce_motion=True
        )
        face = FloorFace(context, feed, self.clock, PEOPLE)
        self.window.show_table(face, face)
        self.wait(BETWEEN_MS)

    def perform(self, verb: str, words: list[str]) -> None:
        """Do one instruction, then let everything come to rest."""
        if verb == "expect enabled":
            self.hand.ready(" ".join(words))
        elif verb == "floor" and words[0] == "differ":
            self._feed.differ(words[1])
        elif verb == "floor" and words[0] == "event":
            self._feed.add_common_event(paths.resources())
        elif not self.touch(verb, words):
            raise CannotDo(f"{verb!r} is for a table; the floor has press, hold, write, wait")
        self.wait(BETWEEN_MS)

    def kept(self) -> dict[str, Any]:
        """Return what outlives the process."""
        return self.outlives(FLOOR)
