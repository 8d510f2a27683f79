"""What `settle` answered before a game was told in its file is what it answers now, to the byte.

`corpus/digests.json` has one digest for the first deals of each game and one for all of them;
`corpus/sample.jsonl` has some deals with their answers, so that a difference can be read. A wager
that a game has got since was in none of the deals: it is left out of the answers, nothing else is.
Refusals were reworded since: sample and digests have the new words, no amount changed.
"""

import hashlib
import json
from pathlib import Path

import pytest
from recorded_deals import GAMES, recorded_deals

from dealer_assist.catalog.book import Book
from dealer_assist.settle.lines import TOGETHER, settle_lines

CORPUS = Path(__file__).parent / "corpus"
DIGESTS: dict[str, dict[str, str]] = json.loads((CORPUS / "digests.json").read_text())
SAMPLE = [json.loads(line) for line in (CORPUS / "sample.jsonl").read_text().splitlines()]
FEW, ALL = 400, 7_000


WAGERS = {
    row["deal"]["game"]: set(seat["wagers"])
    for row in SAMPLE
    for seat in row["answer"].get("seats", ())
}
"""The wagers that an answer named when it was recorded, by game."""


def as_recorded(answer: str, game: str, book: Book) -> str:
    taken = book.games[game]
    for wager in {*taken.settles, *taken.besides} - WAGERS[game]:
        not_made = f'"{wager}":{{"stake":0,"outcome":"not_made","net":0}}'
        answer = answer.replace(f",{not_made}", "").replace(f"{not_made},", "")
        answer = answer.replace(f", {wager}", "")  # where a refusal lists what there is
    return answer


def digest(game: str, count: int, book: Book) -> str:
    whole = hashlib.sha256()
    for answer in settle_lines(recorded_deals(game, count), book, TOGETHER):
        whole.update(as_recorded(answer, game, book).encode() + b"\n")
    return whole.hexdigest()


def test_the_corpus_holds_fifty_thousand_deals_and_every_game() -> None:
    assert ALL * len(GAMES) >= 50_000
    assert set(DIGESTS) == set(GAMES) == {row["deal"]["game"] for row in SAMPLE}


@pytest.mark.parametrize("game", GAMES)
def test_the_sample_is_answered_as_it_was_recorded(game: str, book: Book) -> None:
    rows = [row for row in SAMPLE if row["deal"]["game"] == game]
    answers = settle_lines([json.dumps(row["deal"]) for row in rows], book)
    answers_then = (as_recorded(answer, game, book) for answer in answers)
    assert [json.loads(answer) for answer in answers_then] == [row["answer"] for row in rows]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_deals_are_answered_with_the_same_bytes(game: str, book: Book) -> None:
    assert digest(game, FEW, book) == DIGESTS[game][str(FEW)]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_deals_are_answered_with_the_same_bytes(game: str, book: Book) -> None:
    assert digest(game, ALL, book) == DIGESTS[game][str(ALL)]
