"""A game's prompts, checked while it is read: none may be missing or unsayable at the table."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import NoReturn

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.message import fill
from dealer_assist.table.guide import PROMPTS, WORDS


def check_prompts(file: Path, prompts: Mapping[str, str]) -> None:
    """Refuse a game whose table would have nothing to say, or a word that it cannot fill in."""
    for key in PROMPTS:
        if key not in prompts:
            _wrong(file, key, "is missing; say there what the dealer does next")
    for key, text in prompts.items():
        try:
            unknown = [word for word in _words(text) if word not in WORDS]
        except ValueError:
            _wrong(file, key, "has a brace that is not closed; write a word as {seat}")
        if unknown:
            words = ", ".join(WORDS)
            _wrong(file, key, f"knows no word {{{unknown[0]}}}; the words are: {words}")
        if not {"{", "}"}.isdisjoint(fill(text, dict.fromkeys(WORDS, ""))):
            _wrong(file, key, "has a brace that belongs to no word; write a word as {seat}")


def _words(text: str) -> Iterator[str]:
    return (word for _, word, _, _ in Formatter().parse(text) if word is not None)


def _wrong(file: Path, key: str, what: str) -> NoReturn:
    raise BadDefinition(f"{file}: prompts.{key}: {what}")
