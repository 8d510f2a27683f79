"""Keep the catalogues of the screens: what `packaging/translate` does.

Sentences are found by one rule: the first argument of every `Msg("…")`, and the texts of the
definition files that `DEFINITIONS` names. Qt's own tools do the rest: lupdate merges them into the
.ts files, lrelease compiles these. lupdate can read Python, but knows no plural there and takes
the class around a call for its context; so it is given a list of C++ macros to read.
"""

import argparse
import ast
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import glossary
import reading

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "i18n"
FONTS = ROOT / "resources" / "fonts"
HANDBOOK = ROOT / "docs" / "handbook"
LISTS = Path(__file__).resolve().parent
CONTEXT = "dealer_assist"
LOCALES = {"es": "es_US", "vi": "vi_VN", "zh": "zh_CN"}
NAMES = {"es": "Spanish", "vi": "Vietnamese", "zh": "Chinese"}
KEYS = "(keys)"
DEFINITIONS = {
    "rules": ("*",),
    "bets": ("house.*",),
    ".": ("*",),
    "games": ("prompts.*", "stages.label", "stages.prompt", "stages.detail", "stages.alone"),
    "jackpots": ("*.levels.*.label", "*.amounts.*.label"),
    "lessons": ("title", "story", "step.say", "goal.why"),
    "letters": ("titles.*.waits_for",),
    "jurisdictions": ("void_reasons", "reasons.*", f"one_game.{KEYS}"),
}
"""Folders of definition files, and where in them the sentences stand."""
NOTO = Path("/usr/share/fonts/opentype/noto")
NOTO_SIMPLIFIED = 2  # the place of Noto Sans CJK SC in its collection
FAMILY = "DealerHans"
_LATIN = {chr(code) for code in range(0x20, 0x7F)}
_CHINESE_MARKS = "，。：；？！（）、“”简体中文"
_NO_GUESSES = ("-disable-heuristic", "sametext", "-disable-heuristic", "similartext")
"""Else lupdate gives a new sentence the words of one like it, and they would be shown."""
_HOLE = re.compile(r"\{\w+\}")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A template to translate, the file that says it, and its English singular if it has one."""

    template: str
    where: str
    one: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    """An entry of a catalogue: one form, or as many as the language has plurals.

    It is Qt's `type="unfinished"` that says of an entry with words that no native has read it: in
    Linguist it has a question mark until a reader presses Done.
    """

    source: str
    forms: tuple[str, ...]
    is_plural: bool
    is_read: bool

    @property
    def is_translated(self) -> bool:
        """True if the language says it, in every plural."""
        return all(self.forms)


class NotLiteralError(Exception):
    """A sentence that no tool can find, because it is put together while the program runs."""


def catalogue(language: str, folder: Path = FOLDER) -> Path:
    """Name the catalogue of a language."""
    return folder / f"{CONTEXT}_{language}.ts"


def sentences(root: Path = ROOT) -> list[Sentence]:
    """Find every sentence of the program and of its definition files, each once."""
    found: dict[str, Sentence] = {}
    for one in (*of_source(root / "dealer_assist"), *of_definitions(root / "resources")):
        if has_words(one.template):
            found.setdefault(one.template, one)
    return list(found.values())


def has_words(template: str) -> bool:
    """True if there is anything to translate between the holes."""
    return any(sign.isalpha() for sign in _HOLE.sub("", template))


def of_source(package: Path) -> Iterator[Sentence]:
    """Find the sentences of a package, file by file."""
    for file in sorted(package.rglob("*.py")):
        text, where = file.read_text(encoding="utf-8"), file.relative_to(package).as_posix()
        if "Msg" in text:
            yield from of_module(text, where)


def of_module(text: str, where: str) -> Iterator[Sentence]:
    """Find the sentences of one file, in the order of its lines."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    for call in sorted(filter(_is_message, calls), key=lambda one: (one.lineno, one.col_offset)):
        one = next((_literal(word.value, where) for word in call.keywords if word.arg == "one"), "")
        yield Sentence(_literal(call.args[0], where), where, one)


def _is_message(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "Msg" and bool(call.args)


def _literal(node: ast.expr, where: str) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
    raise NotLiteralError(
        f"{where}:{node.lineno}: a sentence is written out as one literal; "
        "make one Msg for each case, or use Msg.of for words out of a file"
    )


def of_definitions(resources: Path) -> Iterator[Sentence]:
    """Find the sentences of the definition files."""
    for folder, places in DEFINITIONS.items():
        for file in sorted((resources / folder).glob("*.toml")):
            content = tomllib.loads(file.read_text(encoding="utf-8"))
            for place in places:
                for text in _texts(content, place.split(".")):
                    yield Sentence(text, f"{folder}/{file.name}")


def _texts(part: Any, steps: list[str]) -> Iterator[str]:
    """Follow the steps down; what lies deeper than they go counts too."""
    match part:
        case str() if not steps:
            yield part
        case list():
            yield from (text for one in part for text in _texts(one, steps))
        case dict() if steps == [KEYS]:
            yield from part
        case dict():
            step, rest = (steps[0], steps[1:]) if steps else ("*", [])
            values = part.values() if step == "*" else [part.get(step, [])]
            yield from (text for value in values for text in _texts(value, rest))


def macros(found: Iterable[Sentence]) -> str:
    """Write sentences as Qt's macros, each below a comment for its translator."""
    return "\n".join(_macro(one) for one in found)


def _macro(one: Sentence) -> str:
    name = "QT_TRANSLATE_N_NOOP" if one.one else "QT_TRANSLATE_NOOP"
    note = f"{one.where}; one: {one.one}" if one.one else one.where
    quoted = json.dumps(one.template, ensure_ascii=False)
    return f"//: {note}\n{name}({json.dumps(CONTEXT)}, {quoted});"


def update(found: Iterable[Sentence], folder: Path = FOLDER) -> None:
    """Take new sentences into every catalogue, and those that nobody says any more out of it."""
    with tempfile.TemporaryDirectory() as scratch:
        listed = Path(scratch) / "sentences.cpp"
        listed.write_text(macros(found) + "\n", encoding="utf-8")
        for language, locale in LOCALES.items():
            languages = ("-source-language", "en_US", "-target-language", locale)
            options = ("-silent", "-locations", "none", "-no-obsolete", *_NO_GUESSES, *languages)
            _tool("pyside6-lupdate", *options, str(listed), "-ts", str(catalogue(language, folder)))


def release(source: Path, compiled: Path) -> None:
    """Compile what a catalogue says, read by a native or not."""
    _tool("pyside6-lrelease", "-silent", str(source), "-qm", str(compiled))


def _tool(name: str, *words: str) -> None:
    beside = Path(sys.executable).parent / name
    subprocess.run([str(beside) if beside.exists() else name, *words], check=True)


def read(language: str, folder: Path = FOLDER) -> list[Message]:
    """Read a catalogue."""
    entries = ElementTree.parse(catalogue(language, folder)).iter("message")
    return [_message(entry) for entry in entries]


def _message(entry: ElementTree.Element) -> Message:
    translation = entry.find("translation")
    assert translation is not None
    is_plural = entry.get("numerus") == "yes"
    forms = [form.text or "" for form in translation.iter("numerusform")]
    written = tuple(forms) if is_plural else (translation.text or "",)
    is_read = translation.get("type") is None
    return Message(entry.findtext("source", ""), written, is_plural, is_read)


def said(language: str, folder: Path = FOLDER) -> list[tuple[str, str]]:
    """List every sentence with what a language says for it, form by form."""
    return [(one.source, form) for one in read(language, folder) for form in one.forms if form]


def missing(language: str, folder: Path = FOLDER) -> list[str]:
    """List what a language does not say yet."""
    return [one.source for one in read(language, folder) if not one.is_translated]


def unread(language: str, folder: Path = FOLDER) -> list[str]:
    """List what a language says and no native has read."""
    said_so = [one for one in read(language, folder) if one.is_translated]
    return [one.source for one in said_so if not one.is_read]


def pages(language: str, handbook: Path = HANDBOOK) -> list[str]:
    """Name the pages that the handbook has in a language."""
    own = handbook / language
    return sorted(one.relative_to(own).with_suffix("").as_posix() for one in own.rglob("*.md"))


def unread_pages(language: str, handbook: Path = HANDBOOK, lists: Path = LISTS) -> list[str]:
    """Name those that no native has read; a list says which one has."""
    listed = (lists / f"pages_read_{language}.txt").read_text(encoding="utf-8").splitlines()
    return [one for one in pages(language, handbook) if one not in listed]


def letters(folder: Path = FOLDER, handbook: Path = HANDBOOK) -> set[str]:
    """Collect every letter that the Chinese screens and pages need besides the Latin ones."""
    book = (page.read_text(encoding="utf-8") for page in (handbook / "zh").rglob("*.md"))
    written = "".join((*(form for _, form in said("zh", folder)), *book))
    return set(written + _CHINESE_MARKS) - _LATIN - {"\n"}


def font() -> int:
    """Cut the letters in use out of Noto Sans CJK; needs fontTools and fonts-noto-cjk."""
    # Only who cuts the font has fontTools.
    subset, tables = import_module("fontTools.subset"), import_module("fontTools.ttLib")
    for weight in ("Regular", "Bold"):
        noto = NOTO / f"NotoSansCJK-{weight}.ttc"
        # Its own date stays: the same letters make the same file.
        face = tables.TTFont(noto, fontNumber=NOTO_SIMPLIFIED, recalcTimestamp=False)
        options = subset.Options(layout_features=[], name_IDs=[0, 1, 2, 4, 6, 13, 14])
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=[ord(letter) for letter in letters()])
        cutter.subset(face)
        _rename(face, weight)
        face.save(FONTS / f"{FAMILY}-{weight}.otf")
    return 0


def _rename(face: Any, weight: str) -> None:
    words = {1: FAMILY, 4: f"{FAMILY} {weight}", 6: f"{FAMILY}-{weight}"}
    for record in face["name"].names:
        if record.nameID in words:
            record.string = words[record.nameID]
    inner = face["CFF "].cff
    inner.fontNames = [words[6]]
    inner[0].FullName, inner[0].FamilyName = words[4], FAMILY


def report(waiting: Mapping[str, list[str]], found: int, *, is_release: bool) -> int:
    """Print how far each language is; a release asks for all of it, and lists what is missing."""
    print(f"{found} sentences")
    for language, sources in waiting.items():
        print(f"{language}: {len(sources)} missing")
        for source in sources if is_release else ():
            print(f"    {source}")
    return int(is_release and any(waiting.values()))


def translate(*, is_release: bool) -> int:
    """Bring every catalogue up to date, compile it, and say what is missing."""
    try:
        found = sentences()
    except NotLiteralError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    update(found)
    for language in LOCALES:
        release(catalogue(language), catalogue(language).with_suffix(".qm"))
    waiting = {language: missing(language) for language in LOCALES}
    return report(waiting, len(found), is_release=is_release)


def words() -> int:
    """List the sentences that say a word of the trade in another way than the glossary does."""
    found = [
        f"{language}: {one}"
        for language in LOCALES
        for one in (
            *glossary.breaks(glossary.read(language), said(language)),
            *glossary.misprints(said(language)),
        )
    ]
    print("\n".join(found) or "every sentence keeps to the glossary")
    return int(bool(found))


def note() -> int:
    """Say for the release note how much of each language no native has read."""
    counts = [
        f"{NAMES[language]} {len(unread(language)):,} of {len(read(language)):,}"
        for language in LOCALES
    ]
    print(f"Sentences that no native has read: {', '.join(counts)}.")
    books = [
        f"{NAMES[language]} {len(unread_pages(language)):,} of {len(pages(language)):,}"
        for language in LOCALES
        if pages(language)
    ]
    print(f"Pages of the handbook that no native has read: {', '.join(books)}.")
    return 0


def grade() -> int:
    """Print the reading grade of the prompts and of every sentence."""
    everything = [one.template for one in sentences()]
    print(f"prompts {reading.grade(reading.prompts(ROOT / 'resources')):.2f}")
    print(f"all sentences {reading.grade(everything):.2f}")
    return 0


_OTHERS = {"font": font, "words": words, "note": note, "grade": grade}


def main(asked_for: list[str]) -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="packaging/translate", description=__doc__)
    parser.add_argument("what", nargs="?", choices=list(_OTHERS), help="do one of these instead")
    parser.add_argument("--release", action="store_true", help="fail while anything is missing")
    asked = parser.parse_args(asked_for)
    other = _OTHERS.get(asked.what)
    return translate(is_release=asked.release) if other is None else other()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
