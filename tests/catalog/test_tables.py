"""Table files: the shipped ones load whole, and every mistake is named with file and key."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.jurisdictions import load_jurisdiction
from dealer_assist.catalog.tables import (
    _likely_first,
    digest,
    find_table,
    load_table,
    table_file,
)
from dealer_assist.message import Msg
from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.roles import Authority
from dealer_assist.table.setup.table_setup import Safeguards, SamplePlayer, WagerSpot
from dealer_assist.value import replace

Workshop = Any  # of conftest

TABLE = "tables/crazy4-nexus.toml"


def test_every_shipped_table_loads(resources: Path, layouts: Path) -> None:
    files = sorted((resources / "tables").glob("*.toml"))
    assert files
    for file in files:
        assert load_table(resources, layouts, file).key == file.stem


def test_the_first_table_is_what_its_file_says(workshop: Workshop) -> None:
    setup = workshop.load()
    assert (setup.number, setup.game, setup.console) == ("12", "crazy_4_poker", "nexus")
    assert setup.seats == (1, 2, 3, 4, 5, 6, 7)
    assert [pot.key for pot in setup.jackpots.values()] == ["ATLAS-1"]
    assert setup.wagers[2] == WagerSpot("play", "PLAY", is_made_in_play=True)
    assert setup.paytables == {"super_bonus": "C4P-09", "queens_up": "C4P-09"}
    assert setup.limits["play"] == (500, 30_000)
    assert setup.authority == Authority(500_000, executive_for_whole_meter=True)
    assert (setup.swipe_seconds, setup.swipe_tries) == (30, 3)
    assert "Misdeal" in setup.void_reasons
    assert (setup.layout, setup.staff) == ("crazy4", "training")
    assert setup.players[1] == SamplePlayer(
        2, {"ante": 1500, "super_bonus": 1500, "play": 1500}, folds=True
    )
    assert not setup.folded_hands_win


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('number = "12"', "number = 12", "number: must be a text in quotes, not 12"),
        ('number = "12"', "", "number: is missing; give a text in quotes"),
        ('number = "12"', 'number = " "', "number: is empty; give the number on the table's sign"),
        ('number = "12"', 'number = "12"\ncolour = "red"', "colour: is not a key here"),
        ("crazy_4_poker", "crazy_5", "game: 'crazy_5' is not a game here; choose"),
        ('"nexus"', '"aquariux"', "console: must be one of"),
        (
            '"training"       # resources/jur',
            '"mars"       # x',
            "jurisdiction: there is no 'mars'",
        ),
        (
            'staff = "training"',
            'staff = "nobody"',
            "staff: there is no 'nobody'; choose enrolled, training",
        ),
        ('layout = "crazy4"', 'layout = "round"', "layout: there is no 'round'; choose"),
        ("seats = [1,", "seats = [0, 1,", "seats: must list seats from 1 to 7 in order"),
        ("6, 7]", "6, 7, 8]", "seats: must list seats from 1 to 7 in order, each once"),
        ("6, 7]", "7, 6]", "seats: must list seats from 1 to 7 in order, each once"),
        ("6, 7]", "6, 6]", "seats: must list seats from 1 to 7 in order, each once"),
        ("[1, 2, 3, 4, 5, 6, 7]", "[]", "seats: must list seats from 1 to 7 in order"),
        ("[1, 2, 3, 4, 5, 6, 7]", '"all"', "seats: must be a list of whole numbers"),
        ('wagers = ["ante"', 'wagers = ["anti"', "wagers: 'anti' is no wager of Crazy 4 Poker"),
        ('wagers = ["ante"', 'wagers = ["play"', "wagers: names 'play' twice"),
        (
            'wagers = ["ante", "super_bonus", "play", "queens_up"]',
            "wagers = []",
            "wagers: names none that is bet before the cards; name some of ante, super_bonus,",
        ),
        (
            'wagers = ["ante", "super_bonus", "play", "queens_up"]',
            'wagers = ["play"]',
            "wagers: names none that is bet before the cards",
        ),
        (
            'A = "ATLAS-1" ',
            'A = { paytable = "ATLAS-1", seed = "$1000000000000000000" } ',
            "jackpots.A.seed: '$1000000000000000000' is more than any table pays: write $1,000,",
        ),
        ('super_bonus = "C4P-09"', 'super_bonus = "C4P-99"', "paytables.super_bonus: there is no"),
        ('super_bonus = "C4P-09"', 'ante = "C4P-09"', "paytables.ante: has no paytables in Crazy"),
        ('A = "ATLAS-1"', 'A = "ATLAS-9"', "jackpots.A: there is no jackpot 'ATLAS-9'; choose"),
        ('A = "ATLAS-1"', 'A = "B7-1"', "jackpots.A: B7-1 is not for Crazy 4 Poker; choose ATLAS"),
        ('A = "ATLAS-1"', 'C = "ATLAS-1"', "jackpots.C: is no sensor; a seat has sensors A and B"),
        ('ante = ["$5", "$100"]', 'ant = ["$5", "$9"]', "limits.ant: is no wager of Crazy 4 Poker"),
        ('ante = ["$5", "$100"]', 'ante = ["$5"]', "limits.ante: must be a least and a most, like"),
        ('ante = ["$5", "$100"]', 'ante = ["$5", "9"]', "limits.ante: '9' is no amount: write"),
        ('ante = ["$5", "$100"]', "ante = 5", "limits.ante: must be a list of texts, not 5"),
        ('ante = ["$5", "$100"]', 'ante = ["$9", "$5"]', "limits.ante: must rise from more than n"),
        ('ante = ["$5", "$100"]', 'ante = ["$0", "$5"]', "limits.ante: must rise from more than n"),
        ("folded_hands_win = false", "folded_hands_win = 0", "house_rules.folded_hands_win: must"),
        ("folded_hands_win = false", "folded = true", "house_rules.folded: is no option of Cra"),
        ("folded_hands_win = false", "decks = 2", "house_rules.decks: must be one of 1, not 2"),
        (
            "[house_rules]",
            '[aggregate_limits]\nante = "$9"\n[house_rules]',
            "aggregate_limits.ante: does not pay by a table; those are: super_bonus, queens_up",
        ),
        (
            "[house_rules]",
            '[aggregate_limits]\nqueens_up = "9"\n[house_rules]',
            "aggregate_limits.queens_up: '9' is no amount",
        ),
        (
            'swiper = "simulated"',
            'swiper = "simulated"\nswipper = "x"',
            "devices.swipper: is not a key here; the keys are: key_switch, printer, second_",
        ),
        ('swiper = "simulated"', 'swiper = ""', "devices.swiper: is empty; give 'simulated' or"),
        ('swiper = "simulated"', "", "devices.swiper: is missing; a card opens the table: give"),
        ('"nexus"', '"aquarius"', "devices.key_switch: is missing; Aquarius has a key: give"),
        (
            'queens_up = "C4P-09"',
            "",
            "paytables.queens_up: is missing; choose C4P-09, C4P-10, C4P-11, C4P-12",
        ),
        ('swiper = "simulated"', "swiper = 1", "devices.swiper: must be a text in quotes, not 1"),
        ("seat = 1\n", "seat = 8\n", "players[1].seat: 8 is not a seat of this table"),
        ("seat = 2\n", "seat = 1\n", "players[2].seat: 1 has a player already; give each"),
        ('{ ante = "$20",', '{ anti = "$20",', "players[1].wagers.anti: is no wager of Crazy 4"),
        (
            '{ ante = "$20",',
            '{ ante = "$101",',
            "players[1].wagers.ante: $101 is outside the limits of $5 to $100; bet within",
        ),
        (
            '{ ante = "$20",',
            '{ ante = "$4.50",',
            "players[1].wagers.ante: $4.50 is outside the limits of $5 to $100; bet within",
        ),
        ('{ ante = "$20",', '{ ante = "20",', "players[1].wagers.ante: '20' is no amount"),
        ("folds = true", "fold = true", "players[2].fold: is not a key here"),
        (
            "folds = true",
            'folds_at = "deal"',
            "players[2].folds_at: says where a player folds who does not; write folds = true too",
        ),
        (
            "folds = true",
            'takes_back = ["ante"]',
            "players[2].takes_back: 'ante' is no bet that Crazy 4 Poker gives back",
        ),
        (
            '{ ante = "$15", super_bonus = "$15", play = "$15" }',
            '{ play = "$5" }',
            "players[2].wagers: needs one that is bet before the cards, like ante",
        ),
    ],
)
def test_every_mistake_is_named_with_file_and_key(
    workshop: Workshop, before: str, after: str, sentence: str
) -> None:
    workshop.edit(TABLE, before, after)
    assert workshop.complaint().startswith(f"{TABLE}: {sentence}")


def test_a_limit_above_the_wager_limit_loads_and_is_left_to_the_checker_with_its_date(
    workshop: Workshop,
) -> None:
    workshop.edit(TABLE, '"$300"]', '"$301"]')
    setup = workshop.load()
    found = check(setup, setup.jurisdiction, date(2024, 5, 1))
    assert found.refusals == (
        "Play takes up to $301 and the wager limit is $300. Lower it (approved rules)",
    )


def test_every_shipped_table_passes_the_checker_without_a_warning(
    resources: Path, layouts: Path
) -> None:
    washington = load_jurisdiction(resources / "jurisdictions" / "washington.toml")
    for file in sorted((resources / "tables").glob("*.toml")):
        setup = load_table(resources, layouts, file)
        for law in (setup.jurisdiction, washington):
            found = check(setup, law, date(2024, 5, 1))
            assert found.refusals == (), file.stem
            # The one table with both jackpots of House Money says what its rules say to that.
            assert len(found.warnings) == (file.stem == "house-money-nexus"), file.stem


def test_a_table_that_pays_several_wagers_has_its_name_and_is_needed(
    tmp_path: Path, resources: Path, layouts: Path
) -> None:
    shipped = resources / "tables/mississippi-nexus.toml"
    setup = load_table(resources, layouts, shipped)
    assert setup.label_of("main") == "Ante + Streets"
    text = shipped.read_text(encoding="utf-8").replace('main = "MSP-1"\n', "")
    bare = tmp_path / "bare.toml"
    bare.write_text(text, encoding="utf-8")
    with pytest.raises(BadDefinition, match=r"paytables.main: is missing; choose MSP-1"):
        load_table(resources, layouts, bare)


def test_a_jackpot_says_from_which_hand_it_pays_and_owes_nothing_below(
    resources: Path, layouts: Path
) -> None:
    setup = load_table(resources, layouts, resources / "tables/caribbean-progressive-nexus.toml")
    jackpot = replace(setup.jackpots["A"], pays_from="")
    bare = replace(setup, jackpots={"A": jackpot})
    found = check(bare, setup.jurisdiction, date(2024, 5, 1))
    assert found.warnings == ("Sensor A, CSP-1: nothing is paid for straight and three of a kind",)
    without = replace(setup.jackpots["A"], lines=setup.jackpots["A"].lines[:-2])
    found = check(replace(setup, jackpots={"A": without}), setup.jurisdiction, date(2024, 5, 1))
    assert "Sensor A, CSP-1: nothing is paid for full house and flush" in found.warnings


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('wager_limit = "$300"', "", "wager_limit: is missing"),
        ('wager_limit = "$300"', 'wager_limit = "300"', "wager_limit: '300' is no amount"),
        ("swipe_tries = 3", "swipe_tries = 0", "swipe_tries: must be a whole number of 1 or more"),
        ("swipe_seconds = 30", "swipe_seconds = true", "swipe_seconds: must be a whole number"),
        ('name = "Training"', "", "name: is missing"),
        ('name = "Training"', 'name = "Training"\nmoon = 1', "moon: is not a key here"),
        ('executive_from = "$5,000"', "executive_from = 5000", "executive_from: must be a text"),
        ("void_reasons = [", 'void_reasons = "x" # [', "void_reasons: must be a list of texts"),
    ],
)
def test_a_mistake_in_the_jurisdiction_names_its_own_file(
    workshop: Workshop, before: str, after: str, sentence: str
) -> None:
    workshop.edit("jurisdictions/training.toml", before, after)
    assert workshop.complaint().startswith(f"jurisdictions/training.toml: {sentence}")


def test_a_jackpot_that_judges_in_a_way_the_game_does_not_know_is_refused(
    workshop: Workshop,
) -> None:
    workshop.edit("jackpots/holdem_bonus.toml", '["texas_holdem_bonus"]', '["crazy_4_poker"]')
    workshop.edit(TABLE, 'A = "ATLAS-1"', 'A = "THBP-08"')
    assert workshop.complaint() == (
        f"{TABLE}: jackpots.A: THBP-08 judges by 'seven_cards', which Crazy 4 Poker does not; "
        "it knows best_four, first_five"
    )


def test_a_table_may_do_without_jackpots_sensors_limits_and_players(workshop: Workshop) -> None:
    whole = (workshop.resources / TABLE).read_text(encoding="utf-8")
    bare = whole[: whole.index("[jackpots]")] + '[devices]\nswiper = "simulated"\n'
    (workshop.resources / TABLE).write_text(bare, encoding="utf-8")
    setup = workshop.load()
    assert (setup.jackpots, setup.limits, setup.players) == ({}, {}, ())
    assert setup.devices == {"swiper": "simulated"}


def test_a_game_is_found_whatever_its_file_is_called(tmp_path: Path) -> None:
    for name, key in {"a_first": "other", "crazy_99": "crazy_other", "zebra": "crazy_4"}.items():
        (tmp_path / f"{name}.toml").write_text(f'key = "{key}"\n')
    (tmp_path / "b_words.toml").write_text('name = "x"\nkey= "late"\n# key = "crazy_4"\n')
    files = sorted(tmp_path.glob("*.toml"))
    assert [one.stem for one in _likely_first(files, "crazy_4")] == [
        *("b_words", "zebra"),
        *("a_first", "crazy_99"),
    ]
    assert set(_likely_first(files, "nowhere")) == set(files)
    assert next(_likely_first(files, "crazy_other")).stem == "crazy_99"


def test_two_jackpots_stand_on_two_sensors(workshop: Workshop) -> None:
    workshop.edit(TABLE, 'A = "ATLAS-1"', 'A = "ATLAS-1"\nB = "MGL-01"')
    assert workshop.load().spots[:2] == ((1, "A"), (1, "B"))


def test_a_table_is_found_by_its_name_or_by_its_file(resources: Path, tmp_path: Path) -> None:
    assert find_table(resources, "crazy4-nexus", tmp_path) == resources / TABLE
    mine = tmp_path / "mine.toml"
    mine.touch()
    assert find_table(resources, str(mine), tmp_path / "nowhere") == mine
    assert find_table(resources, "mine", tmp_path) == mine
    (tmp_path / "crazy4-nexus.toml").touch()
    assert find_table(resources, "crazy4-nexus", tmp_path) == resources / TABLE


@pytest.mark.parametrize(
    ("name", "first"),
    [("mime", "mine"), ("dragon", "dragon-aquarius"), ("crazy-4-nexus", "crazy4-nexus")],
)
def test_a_table_that_is_not_there_is_answered_with_the_nearest(
    resources: Path, tmp_path: Path, name: str, first: str
) -> None:
    (tmp_path / "mine.toml").touch()
    count = 1 + len(list((resources / "tables").glob("*.toml")))
    with pytest.raises(BadDefinition) as mistake:
        find_table(resources, name, tmp_path)
    begins = f"There is no table {name!r}. The nearest of {count} are {first}, "
    assert str(mistake.value).startswith(begins)
    assert len(str(mistake.value)) < 300
    assert table_file(resources, name, tmp_path) is None


@pytest.mark.parametrize("name", ["", "nosuch.toml"])
def test_a_name_like_no_other_is_one_sentence_too(
    resources: Path, tmp_path: Path, name: str
) -> None:
    with pytest.raises(BadDefinition, match=r"There is no table '.*'. The nearest of \d+ are "):
        find_table(resources, name, tmp_path)


def test_a_table_file_that_is_not_there_is_named_alone(resources: Path, tmp_path: Path) -> None:
    for name in (str(tmp_path / "nosuch.toml"), str(tmp_path), "folder/nosuch.toml"):
        with pytest.raises(BadDefinition) as mistake:
            find_table(resources, name, tmp_path)
        assert str(mistake.value) == (
            f"There is no table file {name}. Put it there, or name another table"
        )
        # A sign of another language says it in its own: the sentence remembers what it is made of.
        assert isinstance(mistake.value.message, Msg)
        assert table_file(resources, name, tmp_path) is None


def test_a_paytable_that_leaves_a_hand_out_opens_with_a_caution(workshop: Workshop) -> None:
    game = workshop.resources / "games" / "crazy4.toml"
    before, table, after = game.read_text(encoding="utf-8").partition("[paytables.queens_up.C4P-09")
    short = after.replace('three_of_a_kind = "9 to 1", ', "", 1)
    game.write_text(before + table + short, encoding="utf-8")
    setup = workshop.load()
    found = check(setup, setup.jurisdiction, date(2026, 3, 8))
    assert found.refusals == ()
    assert found.warnings == ("Queens Up, C4P-09: nothing is paid for three of a kind",)


def test_a_table_file_that_is_not_there_is_named(workshop: Workshop) -> None:
    said = workshop.complaint(lambda: workshop.load("no-such"))
    assert said == "tables/no-such.toml: there is no such file; check the name"


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        (TABLE, 'number = "12"', 'number = "13"'),
        ("prompts.toml", "Wait for bets", "Wait for wagers"),
        ("jackpots/atlas.toml", "24 %", "23 %"),
        ("jurisdictions/training.toml", "30", "31"),
        ("staff/training.toml", "Okafor", "Okafors"),
    ],
)
def test_any_change_of_a_definition_changes_the_fingerprint(
    workshop: Workshop, name: str, before: str, after: str
) -> None:
    first = workshop.load().digest
    assert workshop.load().digest == first
    workshop.edit(name, before, after)
    assert workshop.load().digest != first


def test_a_fingerprint_tells_names_from_contents(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes(b"x")
    two.write_bytes(b"x")
    assert digest([one]) != digest([two])
    assert digest([one, two]) != digest([two, one])


def test_the_houses_choices_are_read_and_the_others_are_the_usual_ones(workshop: Workshop) -> None:
    workshop.edit(TABLE, "folded_hands_win = false", "folded_hands_win = true")
    setup = workshop.load()
    assert setup.folded_hands_win
    assert setup.options == {
        "folded_hands_win": True,
        "queens_up_on_fold": True,
        "super_bonus_unqualified": "lose",
        "decks": 1,
    }
    assert setup.decks == 1


def test_the_top_odds_are_those_of_the_chosen_tables(workshop: Workshop) -> None:
    assert workshop.load().top_odds == {"super_bonus": 200, "queens_up": 50}
    workshop.edit(
        "games/crazy4.toml",
        'queens_up.C4P-09]\npays = { four_of_a_kind = "50 to 1"',
        'queens_up.C4P-09]\npays = { four_of_a_kind = "101 to 2"',
    )
    assert workshop.load().top_odds["queens_up"] == 50


def test_the_seats_are_paid_from_the_right_unless_the_house_says_otherwise(
    workshop: Workshop,
) -> None:
    assert workshop.load().payment_order == "right to left"
    workshop.edit(TABLE, "seats =", 'payment_order = "left to right"\nseats =')
    assert workshop.load().payment_order == "left to right"
    workshop.edit(TABLE, "left to right", "any")
    complaint = workshop.complaint()
    assert "payment_order: must be one of right to left, left to right, not 'any'" in complaint


def test_a_payout_limit_is_read_and_checked(workshop: Workshop) -> None:
    workshop.edit(TABLE, "[house_rules]", '[aggregate_limits]\nqueens_up = "$4,999"\n[house_rules]')
    setup = workshop.load()
    assert setup.aggregate_limits == {"queens_up": 499_900}
    (sentence,) = check(setup, setup.jurisdiction, date(2024, 5, 1)).refusals
    assert "may not be below $5,000, 50 times the largest wager" in sentence


def test_a_table_carries_the_profile_of_its_jurisdiction(workshop: Workshop) -> None:
    setup = workshop.load()
    assert setup.jurisdiction.key == "training"
    assert setup.void_reasons == setup.jurisdiction.void_reasons
    assert setup.notices == ()


def test_a_table_knows_its_hands_and_what_pays_by_their_number(
    resources: Path, layouts: Path
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "caribbean.toml")

    assert setup.hand_sizes == {"dealer": 5, "seat": 5}
    assert str(setup.pays_by_hands["cover_all"][5]["three_of_a_kind"]) == "4 to 1"
    assert "play" not in setup.pays_by_hands
    assert str(setup.pays["play"]["three_of_a_kind"]) == "3 to 1"


def test_a_table_may_have_its_own_levels_of_authority(workshop: Workshop) -> None:
    own = '[authority]\ndealer_limit = "$0"\nexecutive_from = "$1,200"\n[house_rules]'
    workshop.edit(TABLE, "[house_rules]", own)
    assert workshop.load().authority == Authority(
        120_000, executive_for_whole_meter=True, dealer_limit_cents=0
    )


def test_bonus_bets_have_limits_of_their_own(workshop: Workshop) -> None:
    own = '[authority]\nbonus_dealer_limit = "$100"\nbonus_supervisor_limit = "$900"\n[house_rules]'
    workshop.edit(TABLE, "[house_rules]", own)
    assert workshop.load().authority == Authority(
        bonus_dealer_limit_cents=10_000, bonus_supervisor_limit_cents=90_000
    )


def test_a_dealers_limit_of_bonus_bets_is_not_above_the_supervisors(workshop: Workshop) -> None:
    own = '[authority]\nbonus_dealer_limit = "$6,000"\n[house_rules]'
    workshop.edit(TABLE, "[house_rules]", own)
    with pytest.raises(BadDefinition, match=r"authority\.bonus_dealer_limit: must not be above"):
        workshop.load()


def test_base_pays_have_limits_of_their_own_too(workshop: Workshop) -> None:
    own = '[authority]\nbase_dealer_limit = "$300"\nbase_supervisor_limit = "$900"\n[house_rules]'
    workshop.edit(TABLE, "[house_rules]", own)
    assert workshop.load().authority == Authority(
        base_dealer_limit_cents=30_000, base_supervisor_limit_cents=90_000
    )
    workshop.edit(TABLE, '"$900"', '"$200"')
    with pytest.raises(BadDefinition, match=r"authority\.base_dealer_limit: must not be above"):
        workshop.load()


def test_a_dealer_limit_above_the_executives_names_file_and_key(workshop: Workshop) -> None:
    workshop.edit(TABLE, "[house_rules]", '[authority]\ndealer_limit = "$5,000"\n[house_rules]')
    with pytest.raises(BadDefinition, match=r"authority\.dealer_limit: must be below"):
        workshop.load()


def test_a_house_may_want_a_second_person_for_a_void_an_exit_and_a_key(workshop: Workshop) -> None:
    assert workshop.load().safeguards == Safeguards()
    own = "[safeguards]\nvoid_needs_card = true\nkey_needs_card = true\n[house_rules]"
    workshop.edit(TABLE, "[house_rules]", own)
    assert workshop.load().safeguards == Safeguards(void_needs_card=True, key_needs_card=True)


def test_a_safeguard_that_there_is_not_names_file_and_key(workshop: Workshop) -> None:
    own = "[safeguards]\nvoid_needs_cards = true\n[house_rules]"
    workshop.edit(TABLE, "[house_rules]", own)
    with pytest.raises(BadDefinition, match=r"safeguards\.void_needs_cards"):
        workshop.load()


def test_a_table_without_a_jackpot_is_told_nothing_of_one_at_its_stages() -> None:
    for file in sorted((paths.resources() / "tables").glob("*.toml")):
        setup = load_table(paths.resources(), paths.layouts(), file)
        if not setup.jackpots:
            said = [one.detail for one in setup.stages if "jackpot" in one.detail]
            assert said == [], file.stem
