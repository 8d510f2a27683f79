"""A language whose sentences are a third longer than English; what is printed stays."""

from dealer_assist.ui.tongue import Said, Tongue


class LongerWords(Tongue):
    """Says every sentence 35 % longer; capitals, numbers and amounts as they are printed."""

    def __init__(self) -> None:
        super().__init__("long")

    def say(self, words: str) -> Said:
        if isinstance(words, Said) or words.upper() == words or words[:1] in "$0123456789":
            return Said(words)
        return Said(words + "n" * (len(words) * 35 // 100))
