"""The settings of a table: listed with their ranges, put into the set-up, told by its digest."""

import hashlib
from datetime import date

import pytest
from random_tables import shipped, tables

from dealer_assist.errors import Refused
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table.setup.house_setting import SettingKind
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import WORDS, apply, find, merged, rule_label, settings_of
from dealer_assist.table.setup.structure import is_structure
from dealer_assist.table.setup.table_setup import PACES, TableSetup, TokeLimits
from dealer_assist.value import replace

TODAY = date(2024, 5, 1)
SEED = Setting("jackpot.A.seed.main", "$7,500", "ATLAS-1")


def is_of_paper(path: str) -> bool:
    """True if it is a line of the house's own procedures: of each table, and all alike."""
    return path.startswith("paper.")


def test_a_table_lists_its_settings_with_their_values(crazy4_nexus: TableSetup) -> None:
    listed = {one.path: one.text for one in settings_of(crazy4_nexus)}
    paper = {path for path in listed if is_of_paper(path)}
    assert {listed.pop(path) for path in paper} == {"none"}
    assert listed == {
        "jurisdiction": "training",
        "console": "nexus",
        "paytable.super_bonus": "C4P-09",
        "paytable.queens_up": "C4P-09",
        "paytable.bad_beat": "none",
        "jackpot.A.paytable": "ATLAS-1",
        "jackpot.B.paytable": "none",
        "jackpot.A.fixed_pays": "tray",
        "jackpot.A.must_hit": "none",
        "jackpot.A.wager": "$1",
        "jackpot.A.seed.main": "$5,000",
        "jackpot.A.contribution": "24%",
        "jackpot.A.reserve": "0%",
        "jackpot.A.cap.main": "none",
        "limit.ante.min": "$5",
        "limit.ante.max": "$100",
        "limit.super_bonus.min": "$5",
        "limit.super_bonus.max": "$100",
        "limit.play.min": "$5",
        "limit.play.max": "$300",
        "limit.queens_up.min": "$1",
        "limit.queens_up.max": "$100",
        "role.dealer_limit": "$50",
        "role.bonus_dealer_limit": "$600",
        "role.bonus_supervisor_limit": "$5,000",
        "role.base_dealer_limit": "$0",
        "role.base_supervisor_limit": "$0",
        "role.executive_from": "$5,000",
        "role.whole_meter": "yes",
        "house_rule.folded_hands": "no",
        "house_rule.queens_up_on_fold": "yes",
        "house_rule.super_bonus_unqualified": "lose",
        "pay_walk": "offered",
        "game_wager": "trust",
        "payment_order": "right to left",
        "practice.rulings": "no",
        "practice.count_chips": "off",
        "practice.chips": "$1 $5 $25 $100",
        "practice.pace": "off",
        "practice.mark_by_hand": "card",
        "practice.tokes": "none",
    }


def test_each_setting_says_what_it_is_and_what_it_may_be(crazy4_nexus: TableSetup) -> None:
    money, rate, choice = SettingKind.MONEY, SettingKind.RATE, SettingKind.CHOICE
    setup = replace(
        crazy4_nexus,
        limits={"ante": (500, 10_000), "bad_beat": (100, 200)},
        choices={"queens_up_on_fold": (True, False)},
    )
    told = [
        (one.path, one.label, one.kind, one.value, one.least, one.most, one.choices, one.of)
        for one in settings_of(setup, TODAY)
        if not is_structure(one.path) and not is_of_paper(one.path)
    ]
    pot = "Progressive meter"
    assert told == [
        ("jackpot.A.wager", "Fixed wager of Paytable 1", money, 100, 1, 30_000, (), "ATLAS-1"),
        (
            "jackpot.A.fixed_pays",
            "Fixed pays of Paytable 1 come off",
            choice,
            0,
            0,
            None,
            ("tray", "main"),
            "ATLAS-1",
        ),
        (
            "jackpot.A.must_hit",
            "Mystery level of Paytable 1 must hit by",
            money,
            None,
            1,
            None,
            (),
            "ATLAS-1",
        ),
        ("jackpot.A.seed.main", f"Seed of {pot}", money, 500_000, 0, None, (), "ATLAS-1"),
        ("jackpot.A.contribution", f"Contribution to {pot}", rate, 2400, 0, 10_000, (), "ATLAS-1"),
        ("jackpot.A.reserve", f"Reserve of {pot}", rate, 0, 0, 10_000, (), "ATLAS-1"),
        ("jackpot.A.cap.main", f"Cap of {pot}", money, None, 0, None, (), "ATLAS-1"),
        ("limit.ante.min", "Least on ANTE", money, 500, 1, 30_000, (), ""),
        ("limit.ante.max", "Most on ANTE", money, 10_000, 1, 30_000, (), ""),
        ("limit.bad_beat.min", "Least on BAD BEAT", money, 100, 1, 30_000, (), ""),
        ("limit.bad_beat.max", "Most on BAD BEAT", money, 200, 1, 30_000, (), ""),
        (
            "role.dealer_limit",
            "Fixed pay that a dealer confirms alone, at most",
            money,
            5_000,
            0,
            None,
            (),
            "",
        ),
        (
            "role.bonus_dealer_limit",
            "Bonus bet that a dealer pays without a card, at most",
            money,
            60_000,
            0,
            None,
            (),
            "",
        ),
        (
            "role.bonus_supervisor_limit",
            "Bonus bet that a Supervisor card allows, at most",
            money,
            500_000,
            0,
            None,
            (),
            "",
        ),
        (
            "role.base_dealer_limit",
            "Base pay without a card, at most ($0: no limit)",
            money,
            0,
            0,
            None,
            (),
            "",
        ),
        (
            "role.base_supervisor_limit",
            "Base pay with a Supervisor card, at most ($0: no limit)",
            money,
            0,
            0,
            None,
            (),
            "",
        ),
        (
            "role.executive_from",
            "Prize that needs an Executive card",
            money,
            500_000,
            0,
            None,
            (),
            "",
        ),
        (
            "role.whole_meter",
            "Executive card for every whole meter",
            choice,
            1,
            0,
            None,
            ("no", "yes"),
            "",
        ),
        (
            "house_rule.queens_up_on_fold",
            "House rule, Queens Up on a fold",
            choice,
            0,
            0,
            None,
            ("yes", "no"),
            "",
        ),
        (
            "pay_walk",
            "Ticking every seat as paid before the round ends",
            choice,
            0,
            0,
            None,
            ("offered", "required"),
            "",
        ),
        (
            "game_wager",
            "Game wager behind a chip: trust the dealer, or ask",
            choice,
            0,
            0,
            None,
            ("trust", "ask"),
            "",
        ),
        (
            "payment_order",
            "Order in which seats are paid",
            choice,
            0,
            0,
            None,
            ("right to left", "left to right"),
            "",
        ),
        (
            "practice.rulings",
            "Rulings on a round, with a card",
            choice,
            0,
            0,
            None,
            ("no", "yes"),
            "",
        ),
        (
            "practice.count_chips",
            "Chips counted after the start",
            choice,
            0,
            0,
            None,
            ("off", "asked", "required"),
            "",
        ),
        (
            "practice.chips",
            "Chips of the tray",
            choice,
            0,
            0,
            None,
            ("$1 $5 $25 $100", "$5 $25 $100 $500", "$25 $100 $500 $1,000"),
            "",
        ),
        ("practice.pace", "Target of hands per hour", choice, 0, 0, None, PACES, ""),
        (
            "practice.mark_by_hand",
            "Progressive wager marked by hand",
            choice,
            0,
            0,
            None,
            ("card", "dealer", "off"),
            "",
        ),
        ("practice.tokes", "Most on a toke", money, None, 1, None, (), ""),
    ]
    may_be_none = [one.path for one in settings_of(setup) if one.may_be_none]
    assert [path for path in may_be_none if not is_of_paper(path)] == [
        "jackpot.A.must_hit",
        "jackpot.A.cap.main",
        "practice.tokes",
    ]


def test_a_limit_is_called_what_is_printed_on_the_felt() -> None:
    limit = find(shipped("dragon-nexus"), "limit.dragon_player.min")
    assert limit.label == "Least on DRAGON BONUS PLAYER"


def test_two_meters_have_a_rate_each_too(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    setup = replace(crazy4_nexus, jackpots={"A": jackpots["ML01"]})
    paths = [one.path for one in settings_of(setup) if "reserve" in one.path]
    assert paths == ["jackpot.A.reserve.mega", "jackpot.A.reserve.major"]


def test_every_setting_has_a_label_of_its_own() -> None:
    for setup in tables().values():
        labels = [one.label for one in settings_of(setup, TODAY)]
        assert len(labels) == len(set(labels))


def test_several_meters_have_a_rate_each(
    crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    setup = replace(crazy4_nexus, jackpots={"A": jackpots["ML03"]})
    rates = {one.path: one.text for one in settings_of(setup) if "contribution" in one.path}
    assert rates == {
        "jackpot.A.contribution.mega": "12%",
        "jackpot.A.contribution.major": "5%",
        "jackpot.A.contribution.minor": "3%",
    }
    raised = apply(setup, [Setting("jackpot.A.contribution.major", "6%", "ML03")])
    assert [one.rate_bp for one in raised.jackpots["A"].levels] == [1200, 600, 300]


def test_a_house_jackpot_has_an_amount_and_no_rates() -> None:
    paths = [one.path for one in settings_of(shipped("house-money-house"))]
    assert [path for path in paths if path.startswith("jackpot")] == [
        "jackpot.A.paytable",
        "jackpot.B.paytable",
        "jackpot.A.wager",
        "jackpot.A.seed.main",
    ]
    amount = find(shipped("house-money-house"), "jackpot.A.seed.main")
    assert (amount.label, amount.text) == ("Amount of House jackpot", "$2,500")


def test_the_law_of_the_day_limits_the_wagers(crazy4_nexus: TableSetup) -> None:
    most = find(crazy4_nexus, "limit.ante.max", TODAY)
    assert (most.kind, most.value, most.least, most.most) == (SettingKind.MONEY, 10_000, 1, 30_000)
    assert find(crazy4_nexus, "jackpot.A.wager", TODAY).most == 30_000
    assert find(crazy4_nexus, "limit.ante.max").most is None
    assert find(crazy4_nexus, "jackpot.A.contribution", TODAY).most == 10_000


@pytest.mark.parametrize(
    ("path", "value", "put"),
    [
        (
            "jackpot.A.seed.main",
            "$7,500",
            lambda setup: setup.jackpots["A"].level("main").seed_cents == 750_000,
        ),
        (
            "jackpot.A.contribution",
            "25.5%",
            lambda setup: setup.jackpots["A"].level("main").rate_bp == 2_550,
        ),
        (
            "jackpot.A.reserve",
            "5%",
            lambda setup: setup.jackpots["A"].level("main").reserve_bp == 500,
        ),
        (
            "jackpot.A.cap.main",
            "$20,000",
            lambda setup: setup.jackpots["A"].level("main").cap_cents == 2_000_000,
        ),
        ("limit.ante.min", "$10", lambda setup: setup.limits["ante"] == (1_000, 10_000)),
        ("limit.ante.max", "$50", lambda setup: setup.limits["ante"] == (500, 5_000)),
        (
            "role.dealer_limit",
            "$0",
            lambda setup: setup.authority.dealer_limit_cents == 0,
        ),
        (
            "role.bonus_dealer_limit",
            "$200",
            lambda setup: setup.authority.level_for_bonus(20_100) is Role.SUPERVISOR,
        ),
        (
            "role.bonus_supervisor_limit",
            "$2,000",
            lambda setup: setup.authority.level_for_bonus(200_100) is Role.EXECUTIVE,
        ),
        (
            "practice.chips",
            "$5 $25 $100 $500",
            lambda setup: setup.practices.chip_cents == (500, 2_500, 10_000, 50_000),
        ),
        ("practice.pace", "60", lambda setup: setup.practices.pace_an_hour == 60),
        (
            "role.base_dealer_limit",
            "$200",
            lambda setup: setup.authority.level_for_base(20_100) is Role.SUPERVISOR,
        ),
        (
            "role.base_supervisor_limit",
            "$2,000",
            lambda setup: setup.authority.base_supervisor_limit_cents == 200_000,
        ),
        (
            "role.executive_from",
            "$2,000",
            lambda setup: setup.authority.executive_from_cents == 200_000,
        ),
        (
            "role.whole_meter",
            "no",
            lambda setup: setup.authority.executive_for_whole_meter is False,
        ),
        (
            "house_rule.folded_hands",
            "yes",
            lambda setup: setup.folded_hands_win and setup.options["folded_hands_win"] is True,
        ),
        (
            "house_rule.queens_up_on_fold",
            "no",
            lambda setup: (
                setup.options["queens_up_on_fold"] is False and not setup.folded_hands_win
            ),
        ),
        ("game_wager", "ask", lambda setup: setup.game_wager == "ask"),
        ("pay_walk", "required", lambda setup: setup.pay_walk == "required"),
        (
            "payment_order",
            "left to right",
            lambda setup: setup.turn_to_pay(7) > setup.turn_to_pay(1),
        ),
        (
            "practice.count_chips",
            "asked",
            lambda setup: setup.practices.count_chips == "asked",
        ),
        ("practice.rulings", "yes", lambda setup: setup.practices.rulings),
    ],
)
def test_each_setting_goes_where_it_belongs(
    crazy4_nexus: TableSetup, path: str, value: str, put: object
) -> None:
    of = find(crazy4_nexus, path).of
    setup = apply(crazy4_nexus, [Setting(path, value, of)])
    assert callable(put)
    assert put(setup)
    assert find(setup, path).text == value
    others = {one.path: one.text for one in settings_of(setup) if one.path != path}
    before = {one.path: one.text for one in settings_of(crazy4_nexus) if one.path != path}
    assert others == before


def test_tokes_are_on_with_their_most_and_have_limits_of_their_own(
    crazy4_nexus: TableSetup,
) -> None:
    limits = [
        Setting("practice.toke_least", "$1"),
        Setting("practice.toke_pays", "$500"),
        Setting("practice.tokes", "$25"),
    ]
    on = apply(crazy4_nexus, limits)
    assert on.practices.tokes == TokeLimits(100, 2_500, 50_000)
    assert apply(crazy4_nexus, limits[2:]).practices.tokes == TokeLimits(25, 2_500, 250_000)
    off = apply(on, [Setting("practice.tokes", "none")])
    assert off.practices.tokes is None
    with pytest.raises(Refused, match=r"between \$0.01 and \$25"):
        find(on, "practice.toke_least").accepted("$26")


def test_tokes_are_offered_where_the_jurisdiction_allows_them(crazy4_nexus: TableSetup) -> None:
    law = replace(crazy4_nexus.jurisdiction, tokes=False)
    elsewhere = replace(crazy4_nexus, jurisdiction=law)
    assert not [one for one in settings_of(elsewhere) if "toke" in one.path]


def test_a_cap_can_be_taken_off(crazy4_nexus: TableSetup) -> None:
    capped = apply(crazy4_nexus, [Setting("jackpot.A.cap.main", "$20,000", "ATLAS-1")])
    assert find(capped, "jackpot.A.cap.main").accepted("none") == "none"
    free = apply(capped, [Setting("jackpot.A.cap.main", "none", "ATLAS-1")])
    assert free.jackpots["A"].level("main").cap_cents is None


def test_a_jackpot_remembers_its_pre_configured_levels(crazy4_nexus: TableSetup) -> None:
    once = apply(crazy4_nexus, [SEED])
    twice = apply(once, [SEED, Setting("jackpot.A.reserve", "5%", "ATLAS-1")])
    preset = twice.jackpots["A"].preset_level("main")
    assert (preset.seed_cents, preset.reserve_bp) == (500_000, 0)


def test_the_digest_tells_the_settings_in_any_order_and_however_often(
    crazy4_nexus: TableSetup,
) -> None:
    reserve = Setting("jackpot.A.reserve", "5%", "ATLAS-1")
    once = apply(crazy4_nexus, [SEED, reserve])
    assert once.digest != crazy4_nexus.digest
    assert len(once.digest) == len(crazy4_nexus.digest)
    assert once.file_digest == crazy4_nexus.digest
    assert apply(crazy4_nexus, [SEED]).digest not in (once.digest, crazy4_nexus.digest)
    assert apply(crazy4_nexus, [reserve, SEED]) == once
    assert apply(apply(crazy4_nexus, [SEED]), [SEED, reserve]) == once
    assert apply(once, [SEED, reserve]) == once


def test_a_set_up_without_settings_stays_as_its_file_has_it(crazy4_nexus: TableSetup) -> None:
    assert apply(crazy4_nexus, []) == crazy4_nexus


@pytest.mark.parametrize(
    "lost",
    [
        Setting("jackpot.B.wager", "$5", "TLX-6"),
        Setting("jackpot.A.seed.main", "$7,500", "MGL-01"),
        Setting("house_rule.surrender", "yes"),
        Setting("limit.bad_beat.max", "$5"),
    ],
)
def test_a_setting_of_what_the_table_no_longer_has_is_left_out(
    crazy4_nexus: TableSetup, lost: Setting
) -> None:
    assert apply(crazy4_nexus, [lost]) == crazy4_nexus
    assert apply(crazy4_nexus, [lost, SEED]) == apply(crazy4_nexus, [SEED])


def test_the_later_setting_of_a_path_holds() -> None:
    more = Setting(SEED.path, "$8,000", "ATLAS-1")
    other = Setting("jackpot.A.reserve", "5%", "ATLAS-1")
    assert merged([SEED, other], [more]) == (more, other)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("jackpot.A.wager", 0, "Fixed wager of Paytable 1 must be between $0.01 and $300. Enter"),
        ("jackpot.A.seed.main", -1, "Seed of Progressive meter must be $0 or more. Enter another"),
        ("jackpot.A.seed.main", "none", "Seed of Progressive meter must be $0 or more. Enter"),
        ("jackpot.A.contribution", 10_001, "Contribution to Progressive meter must be between 0%"),
        ("role.whole_meter", 2, "Executive card for every whole meter can be no or yes. Choose"),
        ("role.whole_meter", -1, "Executive card for every whole meter can be no or yes. Choose"),
    ],
)
def test_a_value_out_of_range_is_refused_with_the_range(
    crazy4_nexus: TableSetup, path: str, value: str | int, sentence: str
) -> None:
    with pytest.raises(Refused) as refused:
        find(crazy4_nexus, path, TODAY).accepted(value)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        ("jackpot.A.wager", 1, "$0.01"),
        ("jackpot.A.wager", 30_000, "$300"),
        ("jackpot.A.contribution", 10_000, "100%"),
        ("house_rule.queens_up_on_fold", 1, "no"),
        ("house_rule.queens_up_on_fold", False, "no"),
        ("house_rule.queens_up_on_fold", True, "yes"),
        ("role.whole_meter", 0, "no"),
    ],
)
def test_a_number_is_in_the_unit_of_the_setting(
    crazy4_nexus: TableSetup, path: str, value: int, text: str
) -> None:
    assert find(crazy4_nexus, path, TODAY).accepted(value) == text


def test_an_option_without_a_choice_is_no_setting(crazy4_nexus: TableSetup) -> None:
    setup = replace(crazy4_nexus, choices={"decks": (1,), "soft_17": ("stand", "hit")})
    rules = {one.path: one.text for one in settings_of(setup) if one.path.startswith("house")}
    assert rules == {"house_rule.soft_17": "stand"}


def test_anybody_can_work_out_the_digest(crazy4_nexus: TableSetup) -> None:
    setup = apply(
        replace(crazy4_nexus, digest="abc"), [SEED, Setting("jackpot.A.reserve", "5%", "ATLAS-1")]
    )
    told = "abc\njackpot.A.reserve=5%\njackpot.A.seed.main=$7,500"
    assert setup.digest == hashlib.sha256(told.encode()).hexdigest()


def test_every_house_rule_of_a_shipped_table_has_its_words() -> None:
    options = {
        option
        for setup in tables().values()
        for option, choices in setup.choices.items()
        if len(choices) > 1
    }
    assert options - WORDS.keys() == set()
    assert rule_label("natural_nine") == "House rule, natural nine is 9 – 0"
    assert rule_label("dealer_22") == "House rule, dealer's 22"
    assert rule_label("zap_18") == "House rule, zap of hard 18"
    assert rule_label("new_rule") == "House rule, new rule"


def test_another_fixed_wager_takes_the_seed_along_whatever_order_they_were_set_in(
    crazy4_nexus: TableSetup,
) -> None:
    five = Setting("jackpot.A.wager", "$5", "ATLAS-1")
    own = Setting("jackpot.A.seed.main", "$5,000", "ATLAS-1")
    scaled = apply(crazy4_nexus, [five]).jackpots["A"]
    assert (scaled.wager_cents, scaled.level("main").seed_cents) == (500, 2_500_000)
    for settings in ([five, own], [own, five]):
        jackpot = apply(crazy4_nexus, settings).jackpots["A"]
        assert jackpot.level("main").seed_cents == 500_000, "the house has set it"
    again = apply(apply(crazy4_nexus, [five]), [Setting("jackpot.A.wager", "$1", "ATLAS-1")])
    assert again.jackpots["A"].level("main").seed_cents == 500_000


def test_a_level_that_must_hit_is_turned_on_and_brings_its_own_figures(
    crazy4_nexus: TableSetup,
) -> None:
    limit = Setting("jackpot.A.must_hit", "$10,000", "ATLAS-1")
    rate = Setting("jackpot.A.contribution", "20%", "ATLAS-1")
    seed = Setting("jackpot.A.seed.mystery", "$500", "ATLAS-1")
    setup = apply(crazy4_nexus, [seed, rate, limit])
    main, mystery = setup.jackpots["A"].levels
    assert (main.rate_bp, mystery.seed_cents, mystery.must_hit_cents) == (2000, 50_000, 1_000_000)
    listed = {one.path for one in settings_of(setup)}
    assert {"jackpot.A.seed.mystery", "jackpot.A.contribution.mystery"} <= listed
    assert not {"jackpot.A.cap.mystery", "jackpot.A.reserve.mystery"} & listed
    assert "jackpot.A.contribution" in listed, "the other meter's rate is called as before"
    off = apply(crazy4_nexus, [seed, rate, replace(limit, value="none")])
    assert [level.name for level in off.jackpots["A"].levels] == ["main"]


def test_where_no_rule_speaks_of_it_no_level_must_hit() -> None:
    listed = {one.path for one in settings_of(shipped("crazy4-washington"))}
    assert "jackpot.A.must_hit" not in listed
