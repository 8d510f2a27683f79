"""Golden rounds, one file a game: the deal as `settle` reads it, and what came of it as a story.

A story that changes fails here. After a change that is wanted, tell them anew and read the diff:
RETELL=1 python -m pytest tests/playthroughs
"""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.catalog.book import Book, load_book
from dealer_assist.rules.money import dollars
from dealer_assist.settle.lines import settle_lines

HERE = Path(__file__).parent
TITLE = "== "
Answer = Mapping[str, Any]


@pytest.fixture(scope="module")
def book(resources: Path) -> Book:
    """Load everything that ships."""
    return load_book(resources)


@pytest.mark.parametrize("file", sorted(HERE.glob("*.txt")), ids=lambda file: file.stem)
def test_rounds_end_as_they_are_told(file: Path, book: Book) -> None:
    written = file.read_text(encoding="utf-8")
    retold = retell(written, book)
    if os.environ.get("RETELL"):
        file.write_text(retold, encoding="utf-8")
    assert retold == written


def test_a_story_that_is_told_wrong_is_noticed(book: Book) -> None:
    written = (HERE / "dragon_bonus.txt").read_text(encoding="utf-8")
    assert retell(written.replace(": win ", ": lose "), book) != written.replace(
        ": win ", ": lose "
    )


def retell(written: str, book: Book) -> str:
    """Keep header, titles and deals of a file, and tell anew what came of them."""
    header, *rounds = written.split(f"\n{TITLE}")
    told = [header.rstrip()]
    for each in rounds:
        title, _, rest = each.partition("\n")
        text = rest.partition("\n\n")[0].strip()
        (answer,) = settle_lines([" ".join(text.split("\n"))], book)
        story = "\n".join(tell(json.loads(text), json.loads(answer), book))
        told.append(f"{TITLE}{title}\n{text}\n\n{story}")
    return "\n\n".join(told) + "\n"


def tell(deal: Answer, answer: Answer, book: Book) -> Iterator[str]:
    """Say what came of a round, in the order in which it is settled."""
    if "refused" in answer:
        yield f"Refused: {answer['refused']}."
        return
    if "winner" in answer:
        for side in ("player", "banker"):
            yield f"{side.capitalize()} has {cards(answer[side]['cards'])}: {answer[side]['total']}"
        yield f"The winner is: {answer['winner']}"
    elif "dealer" in answer:
        yield f"The dealer has {facts(answer['dealer'])}"
    game = book.games[deal["game"]]
    labels = {**game.decided, **game.wagers}
    for seat in answer["seats"]:
        yield f"Seat {seat['seat']}" + (f" has {seat['hand']}" if "hand" in seat else "")
        for hand in seat.get("hands", ()):
            yield (
                f"  {cards(hand['cards'])} for {dollars(hand['wager'])}:"
                f" {hand['outcome']} {dollars(hand['net'])}"
            )
        for wager, result in seat["wagers"].items():
            if result["outcome"] != "not_made":
                yield (
                    f"  {labels[wager]} {dollars(result['stake'])}:"
                    f" {result['outcome']} {dollars(result['net'])}"
                )
        for wager in game.jackpots:
            prize = seat[wager]
            if prize["net"] or prize["line"]:
                yield (
                    f"  {labels[wager]}: {prize['line'] or 'nothing'}, prize"
                    f" {dollars(prize['prize'])}, envy {dollars(prize['envy'])},"
                    f" in all {dollars(prize['net'])}"
                )
        yield f"  the seat's round: {dollars(seat['net'])}"
    jackpots = answer.get("jackpot", [])
    for jackpot in jackpots if isinstance(jackpots, list) else [jackpots]:
        meters = ", ".join(f"{name} {dollars(left)}" for name, left in jackpot["meters"].items())
        paid = ", ".join(str(seat) for seat in jackpot["order"]) or "nobody"
        yield f"Left on the meters: {meters}; paid off them: {paid}"


def facts(shown: Answer) -> str:
    """Print what is known of the dealer's hand."""
    return ", ".join(fact(key, value) for key, value in shown.items())


def fact(key: str, value: object) -> str:
    """Print one of them: cards and hands speak for themselves."""
    if isinstance(value, bool):
        return f"{key}: {'yes' if value else 'no'}"
    if isinstance(value, list):
        return cards(value) or f"no {key}"
    return str(value) if key == "hand" else f"{key} {value}"


def cards(names: list[str]) -> str:
    """Print cards as they lie."""
    return " ".join(names)
