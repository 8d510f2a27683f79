"""A TOML table read key by key: what is missing, mistyped or unknown is named with its place.

Amounts and rates are read as they are printed, to whole numbers.
"""

import re
import stat
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NoReturn, TypeVar, cast

from dealer_assist.errors import UserFacingError, shown
from dealer_assist.message import Msg, holes
from dealer_assist.rules.cards import RANKS

T = TypeVar("T")
_REQUIRED: Any = object()

MOST_BYTES = 1_000_000
LONGEST_LINE = 5_000

MOST_CENTS = 100_000_000_000
"""A billion dollars: far above any meter, and far below what the journal's numbers can hold."""
_DIGITS = 20
_DOLLARS = re.compile(r"\$([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.([0-9]{2}))?")
_RATE = re.compile(r"([0-9]{1,9})(?:\.([0-9]{1,2}))? ?%")


class BadDefinition(UserFacingError):  # noqa: N818 - named as the technician says it
    """A definition file is wrong: the message names the file, the key and the cure."""


def nearest(word: str, among: Collection[str]) -> str:
    """Name what was most likely meant, or all that there is where nothing is near."""
    from difflib import get_close_matches  # only for a word that is not there

    near = get_close_matches(word, among, n=1)
    if not among:
        return "there is none"
    return f"the nearest is {near[0]!r}" if near else f"there are: {', '.join(among)}"


def is_plain(name: str) -> bool:
    """True if a name leads to a file in its own folder, and nowhere else."""
    return name == Path(name).name and not name.startswith(".") and name.isprintable()


@lru_cache(maxsize=32)
def _parsed(text: str) -> Mapping[str, Any]:
    """Parse a text once: a game's file is read to find it, and again to load it."""
    return tomllib.loads(text)


def text_of(file: Path) -> str:
    """Return the text of a file such as a person would write; any other could take hours."""
    try:
        return _plain_text_of(file)
    except FileNotFoundError:
        raise BadDefinition(f"{file}: there is no such file; check the name") from None
    except OSError as error:
        why = error.strerror
        raise BadDefinition(f"{file}: cannot be read ({why}); check the file") from None
    except UnicodeDecodeError:
        why = "it is not UTF-8 text"
        raise BadDefinition(f"{file}: cannot be read ({why}); check the file") from None


def _plain_text_of(file: Path) -> str:
    # Looked at before it is opened: opening a pipe would wait for somebody to write into it.
    if not stat.S_ISREG(file.stat().st_mode):
        raise BadDefinition(f"{file}: is not a plain file; put a definition file in its place")
    with file.open("rb") as opened:
        content = opened.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise BadDefinition(f"{file}: is larger than 1 MB; no definition is, so check the file")
    text = content.decode("utf-8-sig")
    if len(text) > LONGEST_LINE and any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise BadDefinition(f"{file}: has a line of over {LONGEST_LINE:,} letters; break it up")
    return text


def says(file: Path, words: str) -> bool:
    """True if a file holds these words, without parsing it; one that is not right does not."""
    try:
        return words in text_of(file)
    except BadDefinition:
        return False


_LIKE = ("like", "without")


def _over(values: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Lay what differs over what is there; tables are merged, all else is replaced."""
    both = dict(values)
    for key, value in changes.items():
        there = both.get(key)
        is_table = isinstance(there, Mapping) and isinstance(value, Mapping)
        both[key] = _over(there or {}, value) if is_table else value
    return both


def _said_first(both: Mapping[str, Any], said: Mapping[str, Any]) -> dict[str, Any]:
    """Put the names that a file says in each table before the others."""
    return {
        key: {**{name: table[name] for name in said[key]}, **table}
        if isinstance(table, Mapping) and isinstance(said.get(key), Mapping)
        else table
        for key, table in both.items()
    }


def _left(value: Any, without: Collection[str]) -> Any:
    """Leave names out of tables and of lists of texts."""
    if isinstance(value, Mapping):
        return {key: _left(inner, without) for key, inner in value.items() if key not in without}
    if isinstance(value, list):
        return [_left(inner, without) for inner in value if inner not in without]
    return value


class Fields:
    """One table of a file. Every key that is not asked for is refused by `done`."""

    def __init__(self, where: str, path: str, values: Mapping[str, Any]) -> None:
        self._where = where
        self._path = path
        self._values = values
        self._asked: set[str] = set()

    @classmethod
    def of_file(cls, file: Path) -> "Fields":
        """Read a file; its name stands in every message."""
        try:
            values = _parsed(text_of(file))
        except tomllib.TOMLDecodeError as error:
            raise BadDefinition(f"{file}: is not valid TOML ({error}); mend that line") from None
        except ValueError:  # Python reads no number of more than 4,300 digits
            why = "a number in it has thousands of digits"
            raise BadDefinition(f"{file}: cannot be read ({why}); mend it") from None
        except RecursionError:
            why = "it is nested too deeply"
            raise BadDefinition(f"{file}: cannot be read ({why}); mend it") from None
        return cls(str(file), "", values)

    def keys(self) -> Iterator[str]:
        """Return the keys of this table in the order of the file."""
        return iter(self._values)

    def __iter__(self) -> Iterator[str]:
        return self.keys()

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def text(self, key: str, default: str = _REQUIRED) -> str:
        """Return a text."""
        return self._typed(key, str, "a text in quotes", default)

    def sentence(self, key: str, default: str = _REQUIRED) -> str:
        """Return a text that a dealer reads in the language of the screen; it has no holes."""
        return self.said(key, self.text(key, default))

    def sentences(self, key: str, default: tuple[str, ...] = _REQUIRED) -> tuple[str, ...]:
        """Return a list of such texts."""
        return tuple(self.said(key, text) for text in self.texts(key, default))

    def said(self, key: str, text: str) -> str:
        """Make a text of this key one that a screen can translate."""
        if holes(text):
            self.wrong(key, f"has a word in braces, which nothing fills in: {text!r}")
        return Msg.of(text, {})

    def about_seats(self, key: str, default: str = _REQUIRED, line: str = "") -> str:
        """Return such a text that may name seats, each in braces: `Seat {5} has six cards`.

        A lesson that is played again fills others in. `{line}` is the hand that it is about.
        """
        text = self.text(key, default)
        values: dict[str, object] = {hole: int(hole) for hole in holes(text) if hole.isdecimal()}
        if line:
            values["line"] = line.replace("_", " ")
        for hole in holes(text):
            if hole not in values:
                self.wrong(key, f"{{{hole}}} is neither a seat nor the line of this goal")
        return Msg.of(text, values)

    def whole(self, key: str, default: int = _REQUIRED, *, least: int = 0) -> int:
        """Return a whole number, `least` or more."""
        value = self._typed(key, int, "a whole number", default)
        if isinstance(value, bool) or (value is not default and value < least):
            self.wrong(key, f"must be a whole number of {least} or more, not {value!r}")
        return value

    def flag(self, key: str, *, default: bool = _REQUIRED) -> bool:
        """Return true or false."""
        return self._typed(key, bool, "true or false", default)

    def texts(self, key: str, default: tuple[str, ...] = _REQUIRED) -> tuple[str, ...]:
        """Return a list of texts."""
        return self._each(key, str, "a list of texts", default)

    def wholes(self, key: str, default: tuple[int, ...] = _REQUIRED) -> tuple[int, ...]:
        """Return a list of whole numbers."""
        return self._each(key, int, "a list of whole numbers", default)

    def choice(self, key: str, among: tuple[str, ...], default: str = _REQUIRED) -> str:
        """Return one of the allowed words."""
        value = self.text(key, default)
        if value not in among:
            self.wrong(key, f"must be one of {', '.join(among)}, not {value!r}")
        return value

    def raw(self, key: str) -> Any:
        """Return a value as the file has it, for the few keys whose shape is free."""
        return self._typed(key, object, "a value", _REQUIRED)

    def parsed(self, key: str, parse: Callable[[str], T]) -> T:
        """Return a text through a parser whose ValueError says what is wrong."""
        try:
            return parse(self.text(key))
        except ValueError as error:
            self.wrong(key, str(error))

    def table(self, key: str, *, optional: bool = False) -> "Fields":
        """Return a table inside this one; an optional one may be missing and is then empty."""
        values = self._typed(key, dict, "a table", {} if optional else _REQUIRED)
        return Fields(self._where, self._place(key), values)

    def tables(self, key: str) -> tuple["Fields", ...]:
        """Return an array of tables, which may be missing."""
        rows = self._each(key, dict, "an array of tables", ())
        return tuple(
            Fields(self._where, f"{self._place(key)}[{n}]", row) for n, row in enumerate(rows, 1)
        )

    def with_changes(
        self, changes: "Fields", without: Collection[str], first: str = ""
    ) -> "Fields":
        """Return this table with what another file says instead; `without` names what is left out.

        A mistake is then named with the other file: that is where it was made. In the table `first`
        what the other file says comes before what is there.
        """
        own = _left(self._values, without)
        said = {key: new for key, new in changes._values.items() if key not in _LIKE}
        both = _over(own, said)
        if isinstance(said.get(first), Mapping):
            both[first] = _said_first(both[first], said[first])
        return Fields(changes._where, "", both)

    def with_sheet(self, sheet: "Fields", longer: Collection[str]) -> "Fields":
        """Return this table with what a house's sheet adds, paytables of its own first.

        A list in `longer` goes on behind the one that is there, unless it names all of that.
        """
        both = self.with_changes(sheet, (), first="paytables")
        for key in longer:
            there, said = self._values.get(key), sheet._values.get(key)
            if isinstance(there, list) and isinstance(said, list):
                is_whole = all(one in said for one in there)
                behind = [one for one in said if one not in there]
                both._values = {**both._values, key: said if is_whole else [*there, *behind]}
        return both

    def left(self, *names: str) -> "Fields":
        """Return this table without some of its keys."""
        values = {key: value for key, value in self._values.items() if key not in names}
        return Fields(self._where, self._path, values)

    def wrong(self, key: str, what: str) -> NoReturn:
        """Refuse the file because of this key."""
        raise BadDefinition(f"{self._where}: {self._place(key)}: {what}")

    def done(self) -> None:
        """Refuse keys that nobody asked for: most likely a typing mistake."""
        for key in self._values:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                self.wrong(key, f"is not a key here; the keys are: {known}")

    def _typed(self, key: str, kind: type[T], called: str, default: T) -> T:
        self._asked.add(key)
        value = self._values.get(key, default)
        if value is _REQUIRED:
            self.wrong(key, f"is missing; give {called}")
        if value is not default and not isinstance(value, kind):
            self.wrong(key, f"must be {called}, not {value!r}")
        return value

    def _each(self, key: str, kind: type[T], called: str, default: tuple[T, ...]) -> tuple[T, ...]:
        value = self._typed(key, object, called, cast("object", default))
        if value is default:
            return default
        if not isinstance(value, list) or not all(
            isinstance(item, kind) and not (kind is int and isinstance(item, bool))
            for item in value
        ):
            self.wrong(key, f"must be {called}, not {value!r}")
        return tuple(value)

    def _place(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key


def read_decks(fields: Fields, key: str = "decks") -> tuple[int, ...]:
    """Read for which shoes something is approved; none where it is for any."""
    decks = fields.wholes(key, ())
    if not all(1 <= deck <= 8 for deck in decks):
        fields.wrong(key, f"must list numbers from 1 to 8, not {list(decks)}")
    return decks


def read_taken_out(fields: Fields) -> tuple[int, ...]:
    """Read which ranks are taken out of every deck; usually none."""
    names = fields.texts("taken_out", ())
    for name in names:
        if name not in tuple(RANKS):
            fields.wrong("taken_out", f"{name!r} is no rank; write one of {RANKS}")
    return tuple(RANKS.index(name) for name in names)


def parse_dollars(text: str) -> int:
    """Read dollars as printed, `$5,000` or `$0.50`, to cents."""
    amount = _DOLLARS.fullmatch(text)
    if amount is None:
        raise ValueError(f"{shown(text)} is no amount: write '$5,000' or '$0.50'")
    whole = amount[1].replace(",", "")
    cents = int(whole) * 100 + int(amount[2] or 0) if len(whole) <= _DIGITS else MOST_CENTS + 1
    if cents > MOST_CENTS:
        raise ValueError(f"{shown(text)} is more than any table pays: write $1,000,000,000 or less")
    return cents


def parse_rate(text: str) -> int:
    """Read a share as printed, `20.5 %`, to basis points."""
    rate = _RATE.fullmatch(text)
    if rate is None:
        raise ValueError(f"{shown(text)} is no rate: write '24 %' or '20.5 %'")
    points = int(rate[1]) * 100 + int((rate[2] or "").ljust(2, "0"))
    if points > 10_000:
        raise ValueError(f"{text!r} is more than the whole wager: write 100 % or less")
    return points
