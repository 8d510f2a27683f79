"""Reads the words of a call: verbs with their options, complaints in one sentence.

Our own few lines and named tuples, because argparse and dataclasses together take longer to load
than the first picture takes to paint.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

Convert = Callable[[str], Any]

# Exit statuses: done, something was found wrong, the call itself was wrong.
DONE, FOUND_WRONG, WRONG_CALL = 0, 1, 2


class WrongCall(Exception):  # noqa: N818 - a call, not an error of the program
    """The call itself is wrong; the message says what and what to do."""


class Option(NamedTuple):
    """`--name VALUE`, or a switch where it has no value."""

    name: str
    value: str = ""
    help: str = ""
    convert: Convert = str
    default: Any = None

    @property
    def key(self) -> str:
        """Give the name under which its value is found."""
        return self.name.lstrip("-").replace("-", "_")


class Word(NamedTuple):
    """A word that stands by its place; with choices, one of them."""

    name: str
    choices: tuple[str, ...] = ()
    is_optional: bool = False
    convert: Convert = str


class Verb(NamedTuple):
    """One thing the program can do."""

    name: str
    help: str
    run: Callable[[dict[str, Any]], int]
    words: tuple[Word, ...] = ()
    options: tuple[Option, ...] = ()

    def usage(self) -> str:
        """Print how it is called."""
        parts = [self.name]
        for word in self.words:
            shown = "|".join(word.choices) or word.name.upper()
            parts.append(f"[{shown}]" if word.is_optional else shown)
        parts += [f"[{' '.join(filter(None, (one.name, one.value)))}]" for one in self.options]
        return " ".join(parts)

    def read(self, words: Sequence[str]) -> dict[str, Any]:
        """Read what follows the verb, or raise `WrongCall`."""
        found: dict[str, Any] = {
            one.key: one.default if one.value else False for one in self.options
        }
        found |= {word.name: None for word in self.words}
        places = list(self.words)
        rest = list(words)
        while rest:
            word = rest.pop(0)
            if word.startswith("--") or (word.startswith("-") and word != "-"):
                option, value = self._option(word, rest)
                found[option.key] = value
            elif places:
                place = places.pop(0)
                found[place.name] = self._place(place, word)
            else:
                raise WrongCall(f"{self.name} does not take {word!r}: {self.usage()}")
        for place in places:
            if not place.is_optional:
                raise WrongCall(f"{self.name} needs {place.name.upper()}: {self.usage()}")
        return found

    def _option(self, word: str, rest: list[str]) -> tuple[Option, Any]:
        name, equals, given = word.partition("=")
        option = next((one for one in self.options if one.name == name), None)
        if option is None:
            raise WrongCall(f"{self.name} has no option {name}: {self.usage()}")
        if not option.value:
            if equals:
                raise WrongCall(f"{name} takes no value: {self.usage()}")
            return option, True
        if not equals:
            if not rest:
                raise WrongCall(f"{name} needs {option.value}: {self.usage()}")
            given = rest.pop(0)
        return option, _converted(option.convert, given, name)

    def _place(self, place: Word, word: str) -> Any:
        if place.choices and word not in place.choices:
            choices = ", ".join(place.choices)
            raise WrongCall(f"{self.name} does not know {word!r}; choose {choices}")
        return _converted(place.convert, word, place.name.upper())


def _converted(convert: Convert, text: str, name: str) -> Any:
    try:
        return convert(text)
    except ValueError as error:
        raise WrongCall(f"{name}: {error}") from None


def size(text: str) -> tuple[int, int]:
    """Read a screen size: 1920x1080."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) >= 800 and int(height) >= 600):
        raise ValueError(f"{text!r} is no size; write 1920x1080, at least 800x600")
    return int(width), int(height)


def chain_end(text: str) -> tuple[int, str]:
    """Read the end of a chain as reports print it: 812:9f2a41c07b3e."""
    seq, _, mark = text.partition(":")
    if not seq.isdecimal() or len(mark) < 8 or not set(mark.lower()) <= set("0123456789abcdef"):
        raise ValueError(f"{text!r} is no end of a chain; write 812:9f2a41c07b3e as it is printed")
    return int(seq), mark


def one_of(*choices: str) -> Convert:
    """Read one of the allowed words."""

    def convert(text: str) -> str:
        if text not in choices:
            raise ValueError(f"{text!r} is not one of {', '.join(choices)}")
        return text

    return convert


def path(text: str) -> Path:
    """Read the name of a file or folder."""
    if not text:
        raise ValueError("the name is empty; give a file or folder")
    return Path(text)
