"""Keep the languages of the screens: collect sentences, compile catalogues, cut the Chinese font.

python packaging/translate.py collect     every visible sentence into resources/i18n/*.ts
python packaging/translate.py compile     *.ts to *.qm, which the kiosk reads
python packaging/translate.py missing es  list what a language does not say yet
python packaging/translate.py font        the Chinese letters in use, from Noto Sans CJK
"""

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import visible_words  # noqa: E402 - it lies beside this file, which is no package

ROOT = HERE.parent
FOLDER = ROOT / "resources" / "i18n"
FONTS = ROOT / "resources" / "fonts"
CONTEXT = "dealer_assist"
LOCALES = {"en": "en_US", "es": "es_US", "vi": "vi_VN", "zh": "zh_CN"}
NOTO = Path("/usr/share/fonts/opentype/noto")
NOTO_SIMPLIFIED = 2  # the place of Noto Sans CJK SC in its collection
FAMILY = "DealerHans"
_LATIN = {chr(code) for code in range(0x20, 0x7F)}


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of a catalogue; nothing says it any more once it has vanished."""

    source: str
    translation: str
    where: str
    is_vanished: bool = False


def catalogue_file(language: str) -> Path:
    """Name the catalogue of a language."""
    return FOLDER / f"{CONTEXT}_{language}.ts"


def sentences() -> dict[str, str]:
    """Give every sentence that a dealer may see, with the file that says it."""
    found = visible_words.of_resources(ROOT / "resources")
    for source, where in visible_words.of_source(ROOT / "dealer_assist").items():
        if not any(one in found for one in visible_words.cases(source)):
            found[source] = where
    for source in _lines("words.txt"):
        found.setdefault(source, "words.txt")
    printed = set(_lines("printed.txt"))
    return {source: where for source, where in found.items() if source not in printed}


def _lines(name: str) -> list[str]:
    return [one for one in (FOLDER / name).read_text(encoding="utf-8").splitlines() if one]


def read(language: str) -> dict[str, Message]:
    """Read a catalogue; one that is not there yet is empty."""
    file = catalogue_file(language)
    if not file.exists():
        return {}
    found = {}
    for one in ElementTree.parse(file).iter("message"):
        translation = one.find("translation")
        location = one.find("location")
        found[one.findtext("source", "")] = Message(
            one.findtext("source", ""),
            translation.text or "" if translation is not None else "",
            location.get("filename", "") if location is not None else "",
            is_vanished=translation is not None and translation.get("type") == "vanished",
        )
    return found


def merged(known: Mapping[str, Message], said: Mapping[str, str], language: str) -> list[Message]:
    """Keep what is translated, add what is new, mark what nobody says any more."""
    messages = []
    for source, where in said.items():
        old = known.get(source)
        usual = source if language == "en" else ""
        messages.append(Message(source, old.translation if old else usual, where))
    for source, old in known.items():
        if source not in said and old.translation and language != "en":
            messages.append(Message(source, old.translation, old.where, is_vanished=True))
    return sorted(messages, key=lambda one: (one.is_vanished, one.where, one.source))


def write(language: str, messages: list[Message]) -> None:
    """Write a catalogue as Qt Linguist reads it."""
    top = ElementTree.Element(
        "TS", version="2.1", language=LOCALES[language], sourcelanguage="en_US"
    )
    context = ElementTree.SubElement(top, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for message in messages:
        entry = ElementTree.SubElement(context, "message")
        ElementTree.SubElement(entry, "location", filename=message.where)
        ElementTree.SubElement(entry, "source").text = message.source
        translation = ElementTree.SubElement(entry, "translation")
        translation.text = message.translation
        if message.is_vanished:
            translation.set("type", "vanished")
        elif not message.translation:
            translation.set("type", "unfinished")
    ElementTree.indent(top, " ")
    text = ElementTree.tostring(top, encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    catalogue_file(language).write_text(head + text + "\n", encoding="utf-8")


def collect() -> None:
    """Bring every catalogue up to date with the source."""
    said = sentences()
    known = {source.casefold() for source in said}
    names = visible_words.names(ROOT / "resources")
    stay = sorted(name for name in names if name.casefold() not in known)
    (FOLDER / "names.txt").write_text("\n".join(stay) + "\n", encoding="utf-8")
    for language in LOCALES:
        messages = merged(read(language), said, language)
        write(language, messages)
        missing = sum(1 for one in messages if not one.translation)
        vanished = sum(1 for one in messages if one.is_vanished)
        print(f"{language}: {len(said)} sentences, {missing} to translate, {vanished} vanished")


def compile_all() -> None:
    """Compile every language but English, which needs no catalogue to be read."""
    for language in LOCALES:
        if language != "en":
            compile_to(language, catalogue_file(language).with_suffix(".qm"))


def compile_to(language: str, file: Path) -> None:
    """Compile one catalogue with Qt's own tool."""
    tool = "pyside6-lrelease"
    beside = Path(sys.executable).parent / tool
    command = str(beside) if beside.exists() else tool
    source = str(catalogue_file(language))
    subprocess.run([command, "-silent", "-nounfinished", source, "-qm", str(file)], check=True)


def missing(language: str) -> None:
    """List what is not translated, one sentence a line."""
    for message in read(language).values():
        if not message.translation and not message.is_vanished:
            print(message.source)


def letters() -> set[str]:
    """Give every letter that the Chinese screens need besides the Latin ones."""
    said = "".join(one.translation for one in read("zh").values() if not one.is_vanished)
    return set(said + "，。：；？！（）、“”简体中文") - _LATIN


def font() -> None:
    """Cut the letters in use out of Noto Sans CJK; needs fontTools and fonts-noto-cjk."""
    # Only who cuts the font has fontTools.
    subset, tables = import_module("fontTools.subset"), import_module("fontTools.ttLib")
    for weight in ("Regular", "Bold"):
        face = tables.TTFont(NOTO / f"NotoSansCJK-{weight}.ttc", fontNumber=NOTO_SIMPLIFIED)
        options = subset.Options(layout_features=[], name_IDs=[0, 1, 2, 4, 6, 13, 14])
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=[ord(letter) for letter in letters()])
        cutter.subset(face)
        for record in face["name"].names:
            if record.nameID in (1, 4, 6):
                words = {1: FAMILY, 4: f"{FAMILY} {weight}", 6: f"{FAMILY}-{weight}"}
                record.string = words[record.nameID]
        inner = face["CFF "].cff
        inner.fontNames = [f"{FAMILY}-{weight}"]
        inner[0].FullName, inner[0].FamilyName = f"{FAMILY} {weight}", FAMILY
        face.save(FONTS / f"{FAMILY}-{weight}.otf")


def main(words: list[str]) -> int:
    """Do what the first word asks for."""
    match words:
        case ["collect"]:
            collect()
        case ["compile"]:
            compile_all()
        case ["missing", language] if language in LOCALES:
            missing(language)
        case ["font"]:
            font()
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
