"""The rounds of a table in a list."""

from datetime import UTC, datetime

import pytest
from random_tables import shipped
from table_facts import table_of

from dealer_assist.journal.queries.round_list import RoundLine
from dealer_assist.table.setup.table_setup import Practices
from dealer_assist.table.state import Phase
from dealer_assist.ui.pages.history import COLUMNS, RuledOn, page_words, rounds_list
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.value import replace

NOW = table_of(shipped("crazy4-nexus"), Phase.BETTING, round=2_000)


def line(number: int, outcome: str = "ended", **more: object) -> RoundLine:
    told = {"reason": "", "wagers": 3, "wagered_cents": 300, "wins": 0, "prize_cents": 0, **more}
    opened = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
    return RoundLine(number, opened, "2026-03-14 21:44:00", "M. Okafor", outcome, **told)


def test_a_round_is_a_row_with_a_button_to_look_at_it() -> None:
    model = rounds_list(NOW, (line(1_284, wins=2, prize_cents=510_288),))
    (row,) = model.rows
    assert len(row.words) == len(COLUMNS)
    assert row.words[0] == "1\N{NO-BREAK SPACE}284"
    assert row.words[3:] == ("Ended", "3, $3", "2", "$5,102.88")
    assert row.button is not None
    assert row.button.name == "LOOK AT ROUND 1284"


def test_a_round_without_wagers_or_wins_shows_dashes() -> None:
    (row,) = rounds_list(NOW, (line(7, wagers=0, wagered_cents=0),)).rows
    assert row.words[4:] == ("–", "–", "–")


def test_a_voided_round_says_why() -> None:
    (row,) = rounds_list(NOW, (line(7, "voided", reason="Misdeal"),)).rows
    assert row.words[3] == "Voided: Misdeal"
    assert row.tone is Tone.BROKEN


@pytest.mark.parametrize(
    ("outcome", "words"),
    [("closed", "Table closed"), ("betting", "Open for bets"), ("in-play", "In play now")],
)
def test_how_a_round_stands_is_said_in_words(outcome: str, words: str) -> None:
    (row,) = rounds_list(NOW, (line(7, outcome),)).rows
    assert row.words[3] == words


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"is_without_winner": True}, "Ended, no winner"),
        ({"seats_open": 2}, "Ended, 2 seats not marked"),
        ({"by_cage": 1}, "Ended, cage pays 1 seat"),
        ({"by_cage": 1, "rulings": 1}, "Ended, 1 ruling"),
    ],
)
def test_a_round_that_ended_without_a_winner_or_over_a_seat_says_so(
    more: dict[str, object], words: str
) -> None:
    (row,) = rounds_list(NOW, (line(7, **more),)).rows
    assert row.words[3] == words


def test_an_empty_list_says_why() -> None:
    assert rounds_list(NOW, ()).nothing == "No round is on record yet"
    assert (
        rounds_list(NOW, (), "The journal cannot be read").nothing == "The journal cannot be read"
    )


def test_the_page_says_which_rounds_it_shows() -> None:
    assert page_words(()) == ""
    assert page_words((line(7),)) == "Round 7"
    assert page_words((line(9, wins=1), line(8))) == "Rounds 8 to 9, 1 win"


def test_where_the_house_keeps_rulings_a_round_leads_straight_to_one() -> None:
    kept = replace(NOW, setup=replace(NOW.setup, practices=Practices(rulings=True)))
    now, played = rounds_list(kept, (line(2_000, "betting"), line(1_999))).rows
    assert now.beside is None  # nothing is dealt yet that could be ruled on
    assert played.beside is not None
    assert (played.beside.touch, played.beside.label) == (RuledOn(1_999), "RULING")
    assert played.beside.name == "Ruling on round 1999"
    assert rounds_list(NOW, (line(1_999),)).rows[0].beside is None
