"""The languages of a sign, one at a time: each for a while, by the clock alone."""

from collections.abc import Sequence

from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.values.preferences import Preferences

TURN_MS = 12_000
"""How long a sign shows one language; after all of them what wins gives way to more roads."""


class Speakers:
    """What a sign is drawn with in each of its languages; made when its turn comes."""

    def __init__(self, context: UiContext, languages: Sequence[str]) -> None:
        self._context, self._languages = context, tuple(languages)
        self._made: dict[str, UiContext] = {}

    def now(self, now_ms: int) -> tuple[str, UiContext]:
        """Return the language of this moment, and what draws in it."""
        language = self._languages[now_ms // TURN_MS % len(self._languages)]
        if language not in self._made:
            own = Preferences(language=language)
            self._made[language] = with_preferences(self._context, own)
        return language, self._made[language]

    def is_odd(self, now_ms: int) -> bool:
        """True if all languages were shown an odd number of times before."""
        return bool(now_ms // TURN_MS // len(self._languages) % 2)
