"""A language whose sentences are a third longer than English; what is printed stays."""

from printed_words import is_printed

from dealer_assist.message import Translated
from dealer_assist.ui.i18n.translator import Translator


class LongerWords(Translator):
    """Says every sentence 35 % longer; capitals, figures and printed names as they are printed."""

    def __init__(self) -> None:
        super().__init__("long")

    def text(self, words: str) -> Translated:
        if isinstance(words, Translated) or words.upper() == words or words[:1] in "$0123456789":
            return Translated(words)
        if is_printed(words):
            return Translated(words)
        return Translated(words + "n" * (len(words) * 35 // 100))
