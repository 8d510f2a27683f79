"""The handbook as the kiosk reads it: a page in chapters, a chapter in plain blocks.

Of Markdown it knows what the pages use: headings, paragraphs, lists, quotes, tables, pictures and
links to other pages. Marks inside a line go: a button is written in capitals anyway, and words of a
screen stand in quotes.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from dealer_assist.catalog.fields import Fields
from dealer_assist.value import Value

CONTENTS = "README"
"""The page that leads to all others."""
ENGLISH = "en"
"""The language that every page is written in; others lie in folders of their name."""
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)]+)\)")
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_SAID = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?![*\w])")
_STEP = re.compile(r"(\d+\.) +(.*)")
_RULE = re.compile(r"[-|: ]+")
_DOT = "•"


class Words(Value):
    """A paragraph; with a mark before it a step or a line of a list."""

    text: str
    mark: str = ""


class Quote(Value):
    """Words for the guest."""

    text: str


class Pair(Value):
    """A line of a table: what is seen, and what is done about it."""

    first: str
    rest: str


class HandbookPicture(Value):
    """A picture with the words below it; `file` is where it should lie."""

    words: str
    file: Path


Block: TypeAlias = Words | Quote | Pair | HandbookPicture


class HandbookChapter(Value):
    """What stands under one heading; `leads_to` are the pages that it names."""

    title: str
    blocks: tuple[Block, ...]
    leads_to: tuple[str, ...] = ()


class HandbookPage(Value):
    """A page in the language that it is written in; what it begins with is its first chapter's."""

    name: str
    title: str
    language: str
    chapters: tuple[HandbookChapter, ...]


class Handbook:
    """The shipped pages in a folder; every one is named without its ending, as `procedures/void`.

    A language that lacks a page gives the English one, which says by `language` that it is.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def names(self) -> tuple[str, ...]:
        """Return every page in the order of the first one, which leads to all."""
        first = self.page(CONTENTS, ENGLISH)
        return tuple(dict.fromkeys(name for chapter in first.chapters for name in chapter.leads_to))

    def page(self, name: str, language: str) -> HandbookPage:
        """Read a page, in this language where it is there."""
        own = self._folder / language / f"{name}.md"
        is_own = language != ENGLISH and own.is_file()
        file = own if is_own else self._folder / f"{name}.md"
        root = self._folder / language if is_own else self._folder
        first, *rest = self._chapters(file, root)
        spoken = language if is_own else ENGLISH
        return HandbookPage(name, first.title, spoken, _begun(first, rest))

    def title(self, name: str, language: str) -> str:
        """Return the title of a page, in this language where it is there."""
        return self.page(name, language).title

    def _chapters(self, file: Path, root: Path) -> Iterator[HandbookChapter]:
        title, lines = "", list[str]()
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                if title:
                    yield self._chapter(title, lines, file, root)
                title, lines = line.lstrip("# "), []
            else:
                lines.append(line)
        yield self._chapter(title, lines, file, root)

    def _chapter(self, title: str, lines: list[str], file: Path, root: Path) -> HandbookChapter:
        blocks = tuple(
            self._picture(block, file) if isinstance(block, HandbookPicture) else block
            for block in _blocks(lines)
        )
        named = (file.parent / target for mark, _, target in _LINK.findall("\n".join(lines)))
        roots = (root.resolve(), self._folder.resolve())
        return HandbookChapter(title, blocks, tuple(dict.fromkeys(_names(named, roots))))

    def _picture(self, block: HandbookPicture, file: Path) -> HandbookPicture:
        """Find a picture: shipped beside the pages, in a checkout where the scenarios keep it."""
        shipped = self._folder / "pictures" / shipped_name(block.file)
        place = shipped if shipped.is_file() else (file.parent / block.file).resolve()
        return HandbookPicture(block.words, place)


def shipped_name(picture: Path) -> str:
    """Return the name of a picture beside the shipped pages: its scenario and its own."""
    return f"{picture.parent.name}-{picture.name}"


def named_pictures(folder: Path) -> tuple[Path, ...]:
    """Return every picture that a page names, each once."""
    found = (
        (page.parent / target).resolve()
        for page in sorted(folder.rglob("*.md"))
        for mark, _, target in _LINK.findall(page.read_text(encoding="utf-8"))
        if mark
    )
    return tuple(dict.fromkeys(found))


def load_help_map(file: Path) -> Mapping[str, str]:
    """Read which page stands for which screen; a screen is its family and its name with a dot."""
    top = Fields.of_file(file)
    found: dict[str, str] = {}
    for family in top:
        screens = top.table(family)
        found |= {f"{family}.{screen}": screens.text(screen) for screen in screens}
        screens.done()
    top.done()
    return found


def _begun(first: HandbookChapter, rest: list[HandbookChapter]) -> tuple[HandbookChapter, ...]:
    """Let what stands before the first heading begin the chapter under it."""
    if not rest:
        return (first,)
    second, *others = rest
    leads_to = tuple(dict.fromkeys((*first.leads_to, *second.leads_to)))
    return (HandbookChapter(second.title, (*first.blocks, *second.blocks), leads_to), *others)


def _names(targets: Iterator[Path], roots: tuple[Path, Path]) -> Iterator[str]:
    """Name the pages among targets; one of a language may lead to another that is in English."""
    for target in targets:
        place = target.resolve()
        root = next((each for each in roots if each in place.parents), None)
        if place.suffix == ".md" and root is not None and place.is_file():
            yield place.relative_to(root).with_suffix("").as_posix()


def _blocks(lines: list[str]) -> Iterator[Block]:
    """Return the blocks of a chapter; a line goes on with the one before until something begins."""
    said: list[str] = []
    mark = ""
    for line in (*_without_heads(written.strip() for written in lines), ""):
        begins = _beginning(line)
        goes_on = begins is not None and begins[0] == mark == ">"
        if (begins is not None or not line) and said and not goes_on:
            yield _made(mark, " ".join(said))
            said, mark = [], ""
        if line.startswith("|"):
            cells = [plain(cell.strip()) for cell in line.strip("|").split("|")]
            yield Pair(cells[0], "; ".join(cells[1:]))
        elif line.startswith("!["):
            found = _LINK.match(line)
            assert found is not None, line
            yield HandbookPicture(plain(found[2]), Path(found[3]))
        elif begins is not None:
            mark, rest = begins
            said.append(rest)
        elif line:
            said.append(line)


def _beginning(line: str) -> tuple[str, str] | None:
    """Return mark and rest of a line that begins a block of its own."""
    if line.startswith(("![", "|")):
        return "", ""
    if line.startswith("- "):
        return _DOT, line[2:]
    if line.startswith("> "):
        return ">", line[2:]
    found = _STEP.fullmatch(line)
    return (found[1], found[2]) if found else None


def _made(mark: str, text: str) -> Block:
    return Quote(plain(text)) if mark == ">" else Words(plain(text), mark)


def _without_heads(lines: Iterable[str]) -> Iterator[str]:
    """Leave out the head of a table and the rule below it: a line says itself what it is."""
    before = ""
    for line in lines:
        is_rule = line.startswith("|") and _RULE.fullmatch(line) is not None
        if not is_rule:
            yield before
        before = "" if is_rule else line
    yield before


def plain(text: str) -> str:
    """Return a line without its marks."""
    words = _LINK.sub(r"\2", text).replace("`", "")
    return _SAID.sub(r"“\1”", _BOLD.sub(r"\1", words))
