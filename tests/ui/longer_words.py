"""A language whose sentences are a third longer than English; what is printed stays."""

from pathlib import Path

from dealer_assist.ui.tongue import Said, Tongue, read_printed

_WORDS = Path(__file__).parents[2] / "resources" / "i18n"


class LongerWords(Tongue):
    """Says every sentence 35 % longer; capitals, figures and printed names as they are printed."""

    def __init__(self) -> None:
        super().__init__("long", printed=read_printed(_WORDS))

    def say(self, words: str) -> Said:
        if isinstance(words, Said) or words.upper() == words or words[:1] in "$0123456789":
            return Said(words)
        if self._is_printed(words):
            return Said(words)
        return Said(words + "n" * (len(words) * 35 // 100))
