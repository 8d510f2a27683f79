"""What a page says, read off its tree: words, controls, lists. No window is needed."""

from collections.abc import Iterator
from typing import Any, TypeVar

from dealer_assist.ui.toolkit.nodes import (
    Faced,
    FactRows,
    Fitted,
    Listing,
    Look,
    Node,
    Page,
    Paragraph,
    PillMark,
    Press,
    RowPress,
    Text,
)
from dealer_assist.ui.toolkit.values.grid import Grid
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

Kind = TypeVar("Kind", bound=Node)


class Room(Value):
    """The room of a body on the design canvas; a tree that depends on it is made for this one."""

    wide: float = 1880.0
    high: float = 900.0

    def width(self) -> float:
        return self.wide

    def height(self) -> float:
        return self.high


def nodes(tree: Node | Page[Any], room: Room = Room()) -> Iterator[Node]:  # noqa: B008 - a value
    """Return every node of a page, as they follow each other."""
    node = tree.body if isinstance(tree, Page) else tree
    yield node
    inside = (node.make(*node.given, room),) if isinstance(node, Fitted) else node.inside
    for inner in inside:
        yield from nodes(inner, room)


def every(tree: Node | Page[Any], kind: type[Kind], room: Room = Room()) -> list[Kind]:  # noqa: B008
    """Return the nodes of a kind."""
    return [node for node in nodes(tree, room) if isinstance(node, kind)]


def looks(tree: Node | Page[Any]) -> list[Look[Any]]:
    """Return the controls that are trees themselves: rows, cards, offers."""
    return [node.model for node in every(tree, Faced)]


def words(tree: Node | Page[Any], room: Room = Room()) -> list[str]:  # noqa: B008 - a value
    """Return what is written on a page beside its buttons and lists."""
    found: list[str] = []
    for node in nodes(tree, room):
        match node:
            case Text(said) | Paragraph(said):
                found.append(said)
            case PillMark(pill):
                found.append(pill.words)
            case FactRows(facts):
                found += [part for fact in facts.rows for part in (fact.name, fact.value) if part]
    return [one for one in found if one]


def buttons(tree: Node | Page[Any]) -> list[Button[Any]]:
    """Return the buttons of a page, then those of the bar around it."""
    found = [node.model for node in nodes(tree) if isinstance(node, Press | RowPress)]
    return found + ([one.button for one in tree.frame.bar] if isinstance(tree, Page) else [])


def button(tree: Node | Page[Any], touch: type | object) -> Button[Any]:
    """Return the button that tells a touch, or the first that tells one of a class."""
    for found in buttons(tree):
        if found.touch == touch or (isinstance(touch, type) and isinstance(found.touch, touch)):
            return found
    raise LookupError(f"No button tells {touch}: {[one.label for one in buttons(tree)]}")


def listing(tree: Node | Page[Any], name: str = "") -> Grid[Any]:
    """Return the list of a page, by its name where it has several."""
    return next(node.model for node in every(tree, Listing) if node.name == name)
