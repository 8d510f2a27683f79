"""The reading grade of the prompts: Flesch and Kincaid's formula over what a dealer is told."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

_HOLE = re.compile(r"\{\w+\}")
_WORD = re.compile(r"[A-Za-z][A-Za-z'’]*|\d[\d,.]*")
_PERIOD = re.compile(r"(?<=[.!?;])\s+")


def prompts(resources: Path) -> Iterator[str]:
    """Yield each prompt and detail of the definition files."""
    for file in (resources / "prompts.toml", *sorted((resources / "games").glob("*.toml"))):
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        own = content.get("prompts", {}) if file.parent.name == "games" else content
        yield from (text for text in own.values() if isinstance(text, str))
        for stage in content.get("stages", ()):
            yield from (stage[place] for place in ("prompt", "detail") if place in stage)


def syllables(word: str) -> int:
    """Return how many syllables a word has, by its groups of vowels; a figure counts as one."""
    bare = re.sub(r"(?<=[^aeiouyl])e(s|d)?$", "", word.lower())
    return max(1, len(re.findall(r"[aeiouy]+", bare)))


def grade(texts: Iterable[str]) -> float:
    """Return the school grade at which these texts are read with ease; a hole is a word of one."""
    said = [part for text in texts for part in _PERIOD.split(_HOLE.sub("it", text))]
    lines = [found for part in said if (found := _WORD.findall(part))]
    words = [word for line in lines for word in line]
    beats = sum(map(syllables, words))
    return 0.39 * len(words) / len(lines) + 11.8 * beats / len(words) - 15.59
