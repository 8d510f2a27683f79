"""No game is known by its key outside its file, its rules and its odds."""

import ast
from collections.abc import Iterator
from pathlib import Path

import dealer_assist
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.paths import resources

HOUSE = Path(dealer_assist.__file__).parent
KEYS = set(load_titles(resources()).games)
OWN = ("rules", "odds")

BONUS = "House Money is the name of a wager too: what may be left up on it"
BLACKJACK = "blackjack is the name of a wager too: hands of it are split and doubled"
DRILL = "a drill of one game names it; it is to ask the definition instead"
PENDING = {
    "cards/settlement.py": BONUS,
    "cards/tokes.py": BLACKJACK,
    "school/deals/bets.py": BLACKJACK,
    "school/deals/cases.py": BLACKJACK,
    "school/deals/deals.py": BLACKJACK,
    "school/deals/target.py": BONUS,
    "school/drills/baccarat_draw.py": DRILL,
    "school/drills/dealer_cards.py": DRILL,
    "school/drills/drill_run.py": DRILL,
    "school/drills/left_up.py": DRILL,
    "school/drills/pay_it.py": BLACKJACK,
    "school/drills/shown.py": BONUS,
    "school/drills/what_to_say.py": DRILL,
    "table/events/round.py": BLACKJACK,
    "table/judging/bonus_pays.py": BONUS,
    "table/judging/known_cards.py": BLACKJACK,
    "table/dealing/blackjack_wagers.py": BLACKJACK,
    "table/dealing/house_money.py": BONUS,
    "table/procedures/irregularities.py": BLACKJACK,
    "table/setup/checker.py": BLACKJACK,
    "ui/pages/settlement/presenter.py": BLACKJACK,
    "school/drills/asking.py": BONUS,
    "ui/table/presenter/cards.py": BLACKJACK,
    "ui/table/presenter/felt.py": BLACKJACK,
}


def naming() -> Iterator[str]:
    """Give the modules that hold the key of a game."""
    for file in sorted(HOUSE.rglob("*.py")):
        place = file.relative_to(HOUSE)
        if place.parts[0] in OWN:
            continue
        words = (
            node.value
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )
        if any(word in KEYS for word in words):
            yield place.as_posix()


def test_a_module_that_names_a_game_is_known_and_has_its_reason() -> None:
    assert list(naming()) == sorted(PENDING)
