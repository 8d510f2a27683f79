"""What has to be posted is on a sign of every table that it applies to."""

import pytest
from shipped_tables import EVERY_TABLE, ONE_OF_EACH_KIND, shipped

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.rule_book import RuleBook, load_rule_book
from dealer_assist.catalog.tables import load_table
from dealer_assist.paths import layouts, resources
from dealer_assist.rules.line_names import footnote
from dealer_assist.rules.money import chips
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.signage.sheets import (
    AGGREGATE,
    ANTE,
    LIMITS,
    PLAYERS,
    PRACTICE,
    Signage,
    TableSign,
    signage,
)
from dealer_assist.ui.table.presenter.pay.pay_words import pay_words
from dealer_assist.value import replace


@pytest.fixture(scope="module")
def books() -> dict[str, RuleBook]:
    games = load_games(resources() / "games")
    rules = resources() / "rules"
    return {key: load_rule_book(rules / f"{game.file}.toml") for key, game in games.items()}


def signs(setup: TableSetup, books: dict[str, RuleBook]) -> dict[str, TableSign]:
    return {sign.key: sign for sign in signage(setup, books[setup.game]).signs}


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_limits_and_odds_of_every_wager_are_posted(name: str, books: dict[str, RuleBook]) -> None:
    setup = shipped(name)
    posted = signs(setup, books)
    limits = dict(posted[LIMITS].rows)
    for wager, (least, most) in setup.limits.items():
        assert limits[setup.label_of(wager)] == f"{chips(least)} to {chips(most)}"
    for wager, lines in setup.pays.items():
        rows = {row[0]: row[1:] for row in posted[wager].rows}
        for line, pay in lines.items():
            mark = "*" if footnote(line) else ""
            assert rows[setup.line_label(wager, line) + mark][0] == pay_words(pay).removesuffix(
                " to 1" if wager in setup.pays_by_hands else ""
            )


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_every_jackpot_posts_its_wager_its_fixed_pays_its_envy_and_its_notices(
    name: str, books: dict[str, RuleBook]
) -> None:
    setup = shipped(name)
    posted = signs(setup, books)
    for sensor, jackpot in setup.jackpots.items():
        sign = posted[f"jackpot_{sensor}"]
        assert chips(jackpot.wager_cents) in sign.title
        for line, row in zip(jackpot.lines, sign.rows, strict=True):
            assert row[0] == line.label
            if fixed := line.fixed_prize(jackpot.wager_cents):
                assert f": {chips(fixed)}" in row[1]
            assert (f"envy {chips(line.envy_cents)}" in row[1]) is bool(line.envy_cents)
        if jackpot.is_house:
            assert sign.notices == setup.jurisdiction.house_notices
            assert len(sign.notices) == 2
        else:
            assert "on the display at this table" in sign.notices[0]
        linked = [one for one in sign.notices if "every table on" in one]
        assert bool(linked) is (sensor in setup.links)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("flush", "The Ante pays on a flush or better"),
        ("straight", "The Ante pays on a straight or better"),
        ("three_tens", "The Ante pays on three 10s or better"),
    ],
)
def test_the_hand_from_which_the_ante_pays_is_posted(
    books: dict[str, RuleBook], rule: str, words: str
) -> None:
    setup = shipped("holdem-nexus")
    chosen = replace(setup, options={**setup.options, "ante_rule": rule})
    assert signs(chosen, books)[ANTE].notices == (words,)
    assert ANTE not in signs(shipped("crazy4-nexus"), books)


def test_an_aggregate_payout_limit_is_posted_where_there_is_one(
    books: dict[str, RuleBook],
) -> None:
    setup = shipped("crazy4-nexus")
    assert AGGREGATE not in signs(setup, books)
    limited = replace(setup, aggregate_limits={"super_bonus": 1_500_000})
    (notice,) = signs(limited, books)[AGGREGATE].notices
    assert notice == "Super Bonus: the house pays at most $15,000 total per deal"


def test_a_dearer_wager_multiplies_the_posted_pays(books: dict[str, RuleBook]) -> None:
    rows = dict(signs(shipped("dragon-nexus-5"), books)["jackpot_A"].rows)
    assert rows["2, 3 & 4 – 0 Unsuited"] == "1,000 to 1: $5,000"


def test_baccarat_and_blackjack_post_what_no_paytable_has(books: dict[str, RuleBook]) -> None:
    main = signs(shipped("dragon-nexus"), books)["main"]
    assert dict(main.rows) == {"Player": "1 to 1", "Banker": "19 to 20", "Tie": "8 to 1"}
    assert any("5% commission" in note for note in main.notes)
    main = signs(shipped("house-money-nexus"), books)["main"]
    assert dict(main.rows) == {"A blackjack": "3 to 2", "Insurance": "2 to 1"}


def test_a_sign_cites_the_rule_of_its_jurisdiction(books: dict[str, RuleBook]) -> None:
    setup = shipped("house-money-house")
    law = replace(
        setup.jurisdiction,
        rules={"house_jackpot": "WAC 230-15-671", "wager_limit": "WAC 230-15-140"},
    )
    posted = signs(replace(setup, jurisdiction=law), books)
    assert posted["jackpot_A"].rule == "WAC 230-15-671"
    assert posted[LIMITS].rule == "WAC 230-15-140"


def test_a_table_for_practice_has_nothing_to_post(books: dict[str, RuleBook]) -> None:
    setup = shipped("crazy4-nexus")
    live: Signage = signage(replace(setup, devices={}), books[setup.game])
    assert live.mark == ""
    assert signage(setup, books[setup.game]).mark == PRACTICE


def at(name: str, books: dict[str, RuleBook]) -> dict[str, TableSign]:
    setup = load_table(resources(), layouts(), resources() / "tables" / f"{name}.toml")
    return {sign.key: sign for sign in signage(setup, books[setup.game]).signs}


def test_bad_beat_is_posted_by_the_hand_beaten_and_its_first_line_as_printed(
    books: dict[str, RuleBook],
) -> None:
    second = at("crazy4-bad-beat-2", books)["bad_beat"]
    assert second.rows[0] == ("Straight Flush or Higher", "1,000 to 1")
    assert at("crazy4-bad-beat", books)["bad_beat"].rows[1][0] == "Straight Flush"
    assert "By the hand beaten, the player's or the dealer's." in second.notes


def test_a_layout_without_a_qualifier_prints_that_the_dealer_always_qualifies(
    books: dict[str, RuleBook],
) -> None:
    for name in ("six-five-four", "holdem-nexus"):
        assert at(name, books)["qualifies"].notices == ("Dealer always qualifies",)
    for name in ("crazy4-nexus", "caribbean", "dragon-nexus", "house-money-nexus"):
        assert "qualifies" not in at(name, books)


def test_what_a_jurisdiction_has_players_read_is_posted_in_its_words(
    books: dict[str, RuleBook],
) -> None:
    setup = shipped("crazy4-nexus")
    assert signs(setup, books)[PLAYERS].notices == setup.jurisdiction.player_notices
    assert "helpline" in setup.jurisdiction.player_notices[0]
    silent = shipped("crazy4-washington")
    assert PLAYERS not in signs(silent, books), "where no document speaks of it nothing is posted"


@pytest.mark.parametrize("name", ["dragon-nexus", "ez-baccarat-nexus", "commission-free-nexus"])
def test_a_win_by_points_is_posted_with_its_condition(
    name: str, books: dict[str, RuleBook]
) -> None:
    for wager in ("dragon_player", "dragon_banker"):
        sign = signs(shipped(name), books)[wager]
        assert "Win by 9*" in [row[0] for row in sign.rows]
        assert "*Non-naturals" in sign.notes


@pytest.mark.parametrize("name", ["crazy4-nexus", "house-money-house-trilux"])
def test_odds_for_one_say_that_the_wager_is_not_returned(
    name: str, books: dict[str, RuleBook]
) -> None:
    sign = signs(shipped(name), books)["jackpot_A"]
    assert "*Original wager is NOT returned" in sign.notes
    assert all("*" in row[1] for row in sign.rows)


def test_an_asterisk_on_a_sign_has_its_footnote(books: dict[str, RuleBook]) -> None:
    for name in ONE_OF_EACH_KIND:
        for sign in signs(shipped(name), books).values():
            is_marked = any("*" in cell for row in sign.rows for cell in row)
            assert is_marked == any(note.startswith("*") for note in sign.notes), (name, sign.key)


def test_lines_of_holdem_bonus_are_posted_as_they_are_printed(books: dict[str, RuleBook]) -> None:
    assert [row[0] for row in signs(shipped("holdem-quick-hit"), books)["bonus"].rows][-7:] == [
        "A-A",
        "A-K (Suited)",
        "A-Q or A-J (Suited)",
        "A-K (Unsuited)",
        "K-K or Q-Q or J-J (High Pairs)",
        "A-Q or A-J (Unsuited)",
        "10-10 Thru 2-2 (Low Pairs)",
    ]


def test_only_rules_in_play_are_posted(books: dict[str, RuleBook]) -> None:
    trilux = signs(shipped("house-money-house-trilux"), books)["house"]
    assert not any("third seven" in note for note in trilux.notes)
    blazing = signs(shipped("house-money-house-blazing"), books)["house"]
    assert any("third seven" in note for note in blazing.notes)
