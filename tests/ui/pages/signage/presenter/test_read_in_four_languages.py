"""Every sign of every table, read once in each language as it hangs there."""

import re
from collections.abc import Iterator

import pytest
from printed_words import is_printed
from shipped_tables import TABLES, shipped

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.cli.signage import as_text
from dealer_assist.paths import resources
from dealer_assist.rules.line_names import footnote
from dealer_assist.ui.i18n.translator import LOCALES, translator_for
from dealer_assist.ui.pages.signage.sheets import AGGREGATE, Signage, TableSign, signage

GAMES = load_games(resources() / "games")
OF_TABLE = {
    name: signage(shipped(name), rule_book_of(resources(), GAMES[shipped(name).game]))
    for name in TABLES
}


def words(signs: Signage) -> Iterator[str]:
    for sign in signs.signs:
        yield from (sign.title, sign.name, sign.rule, *sign.notices, *sign.notes)
        yield from (cell for row in sign.rows for cell in row)


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_on_a_sign_is_left_in_english_but_printed_words(language: str) -> None:
    translator_for.cache_clear()  # what others have shown with it is not told here
    translator = translator_for(language, resources())
    shown, names = dict[str, str](), set[str]()
    for name, signs in OF_TABLE.items():
        law = shipped(name).jurisdiction
        # A law's own words are posted as it words them.
        own = {*law.house_notices, *law.player_notices, *law.rules.values()}
        own |= {link.name for link in shipped(name).links.values()}
        own |= {jackpot.label for jackpot in shipped(name).jackpots.values()}
        names |= own
        for text in words(signs):
            if str(text) not in own:
                translator.text(text)
        left = {one for one in translator.plain - names if not is_printed(one)}
        shown |= dict.fromkeys(left - set(shown), name)
    assert translator.untranslated == set()
    assert shown == {}


@pytest.mark.parametrize("name", TABLES)
def test_a_sign_is_whole(name: str) -> None:
    """No empty brackets, no hole left open, nothing empty, footnotes below their lines."""
    setup, signs = shipped(name), OF_TABLE[name]
    read = as_text(signs)
    assert not re.search(r"\(\s*\)|\{|\}|\bNone\b|  \(", read), read
    for sign in signs.signs:
        assert sign.title, sign
        assert sign.notices or sign.rows or sign.notes, sign
        assert all(cell.strip() for row in sign.rows for cell in row), sign
        is_marked = any("*" in cell for row in sign.rows for cell in row)
        assert is_marked == any(note.startswith("*") for note in sign.notes), sign
    posted = {sign.key: sign for sign in signs.signs}
    for wager in setup.paytables:
        assert_asterisks(setup.pays[wager], posted[wager])
    for sensor, jackpot in setup.jackpots.items():
        sign = posted[f"jackpot_{sensor}"]
        # Odds to 1 hand the wager back; all others do not, and say so.
        assert [" to 1" not in row[1] and "*" not in row[1] for row in sign.rows] == [
            False for _ in jackpot.lines
        ]
    assert (AGGREGATE in posted) is bool(setup.aggregate_limits)


def assert_asterisks(lines: dict[str, object], sign: TableSign) -> None:
    asked = [bool(footnote(line)) for line in lines]
    assert [row[0].endswith("*") for row in sign.rows] == asked, sign
