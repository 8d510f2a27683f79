"""Why the board refuses, in the language that the browser asks for."""

import json
from collections.abc import Mapping
from pathlib import Path

from dealer_assist.floor.alert_words import Spoken, spoken
from dealer_assist.message import fill


class Wording:
    """The words of the pages, for what is said before a page is there or while it asks."""

    def __init__(self, resources: Path) -> None:
        file = resources / "board" / "words.json"
        self._words: Mapping[str, Mapping[str, str]] = json.loads(file.read_text("utf-8"))

    def said(self, sentence: str, accepted: str) -> str:
        """Return a sentence in the first language of `Accept-Language` that the board has."""
        asked = (part.strip()[:2].lower() for part in accepted.split(","))
        language = next((one for one in asked if one in self._words), "en")
        return self._filled(spoken(sentence), self._words[language])

    def _filled(self, told: Spoken, words: Mapping[str, str]) -> str:
        if isinstance(told, str):
            return words.get(f"said_{told}", told)
        template, values = told
        filled = {hole: self._filled(part, words) for hole, part in values.items()}
        return fill(words.get(f"said_{template}", template), filled)
