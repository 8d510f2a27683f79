"""Every numbered step of every progressive procedure, named after it, at the shipped tables."""

from collections.abc import Callable
from typing import Any

import procedure_steps as s
import pytest
from procedure_steps import Trial
from random_tables import shipped

from dealer_assist.value import replace

Sit = Any  # of conftest
Step = tuple[str, Callable[[Trial], None]]


def judged_by(judge: str) -> Callable[[Trial], None]:
    """Have the jackpot decided by these cards."""

    def judged(trial: Trial) -> None:
        assert trial.jackpot.judge == judge

    judged.__name__ = f"judged_by_{judge}"
    return judged


def poker(judge: str, start: Callable[[Trial], None]) -> list[Step]:
    """Steps 1 to 9e, the same for every poker game on its own meter."""
    return [
        ("1", s.wager_is_optional),
        ("2", judged_by(judge)),
        ("3", s.hands_are_those_of_the_paytable),
        ("4", s.whole_meter_is_reseeded),
        ("5", s.chip_lights_its_sensor),
        ("6", start),
        ("7", s.base_game_follows_house_procedure),
        ("8", s.house_decides_on_folded_hands),
        *winners("9"),
    ]


def winners(step: str) -> list[Step]:
    """The first winners' steps: what pays, in which order, and how a hand is pressed."""
    return [
        (f"{step}a", s.percentage_pays_come_off_the_meter),
        (f"{step}b", s.fixed_pays_come_from_the_tray),
        (f"{step}c", s.farthest_right_is_paid_first),
        (f"{step}d", s.hand_button_goes_off_again),
        (f"{step}e", s.supervisor_is_called),
    ]


def card(step: str) -> list[Step]:
    """The last winners' steps of a Nexus console."""
    return [
        (f"{step}f", s.confirm_and_card_record_and_adjust),
        (f"{step}g", s.end_resets_for_the_next_hand),
        (f"{step}h", s.only_an_adjustment_backs_it_out),
    ]


def key(step: str, first: str = "f") -> list[Step]:
    """The last winners' steps of an Aquarius console."""
    letters = [chr(ord(first) + n) for n in range(4)]
    steps = (
        s.key_and_jackpot_button_record,
        s.key_to_run_adjusts_the_meter,
        s.end_resets_for_the_next_hand,
        s.only_an_adjustment_backs_it_out,
    )
    return [(f"{step}{letter}", one) for letter, one in zip(letters, steps, strict=True)]


def envy(step: str) -> list[Step]:
    """The envy of the others at the table."""
    return [
        (f"{step}a", s.others_get_envy_the_hitter_does_not),
        (f"{step}b", s.envy_hand_stays_face_up),
        (f"{step}c", s.envy_is_paid_last),
        (f"{step}c, several", s.two_hands_bring_several_envies),
    ]


def dragon(chips: Callable[[Trial], None], wins: Callable[[Trial], None]) -> list[Step]:
    """Dragon Bonus up to the supervisor: START GAME on both consoles, one hand for the table."""
    return [
        ("1", s.chip_lights_its_sensor),
        ("2", chips),
        ("3", s.base_game_follows_house_procedure),
        ("who wins", wins),
        ("7a", s.percentage_pays_come_off_the_meter),
        ("7a, others", s.fixed_pays_come_from_the_tray),
        ("7b", s.percentage_prize_is_split),
        ("7c", s.hand_button_goes_off_again),
        ("7d", s.supervisor_is_called),
    ]


DRAGON_NEXUS: list[Step] = [
    ("7e", s.confirm_and_card_record_and_adjust),
    ("7f", s.end_resets_for_the_next_hand),
    ("7g", s.only_an_adjustment_backs_it_out),
]
BLAZING_7S: list[Step] = [
    ("1", s.wager_is_optional),
    ("3", judged_by("blazing_7s")),
    ("4", s.chip_lights_its_sensor),
    ("5", s.start_is_called_start_game),
    ("6", s.base_game_follows_house_procedure),
    ("7", s.hands_are_those_of_the_paytable),
]
LINK: list[Step] = [
    ("1", s.wager_is_optional),
    ("2", judged_by("first_five")),
    ("3", s.hands_are_those_of_the_paytable),
    ("6", s.whole_meter_is_reseeded),
    ("7", s.chip_lights_its_sensor),
    ("8", s.start_is_called_start_game),
    ("9", s.base_game_follows_house_procedure),
    ("10", s.house_decides_on_folded_hands),
]

PROCEDURES: dict[tuple[str, str, str], list[Step]] = {
    ("Crazy 4, Nexus", "crazy4-nexus", "A"): [
        *poker("best_four", s.start_is_called_start_game),
        *card("9"),
        *envy("10"),
    ],
    ("Crazy 4, Aquarius", "crazy4-aquarius", "A"): [
        *poker("best_four", s.start_is_called_coin_in),
        *key("9"),
        *envy("10"),
    ],
    ("Crazy 4, Multi-Game Link", "crazy4-link", "A"): [
        *poker("first_five", s.start_is_called_start_game),
        *card("9"),
        *envy("10"),
    ],
    ("Four Card, Nexus", "four-card-nexus", "A"): [
        *poker("best_four", s.start_is_called_start_game),
        *card("9"),
        *envy("10"),
    ],
    ("Hold'em, Nexus", "holdem-nexus", "A"): [
        *poker("seven_cards", s.start_is_called_start_game),
        *card("9"),
    ],
    ("Hold'em, Aquarius", "holdem-aquarius", "A"): [
        *poker("seven_cards", s.start_is_called_coin_in),
        *key("9"),
    ],
    ("Hold'em, Multi-Game Link", "holdem-link", "A"): [
        *LINK,
        *winners("11"),
        *card("11"),
        *envy("12"),
    ],
    ("Dragon Bonus, Nexus", "dragon-nexus", "A"): [
        *dragon(s.start_is_called_start_game, s.every_participant_wins),
        *DRAGON_NEXUS,
    ],
    ("Dragon Bonus #2, Nexus", "dragon-nexus-2", "A"): [
        *dragon(s.start_is_called_start_game, s.main_wager_decides_who_wins),
        *DRAGON_NEXUS,
    ],
    ("Dragon Bonus $5, Nexus", "dragon-nexus-5", "A"): [
        *dragon(s.chips_are_left_on_the_spot, s.every_participant_wins),
        *DRAGON_NEXUS,
    ],
    ("Dragon Bonus, Aquarius", "dragon-aquarius", "A"): [
        *dragon(s.start_is_called_start_game, s.every_participant_wins),
        *key("7", first="e"),
    ],
    ("Dragon Bonus #2, Aquarius", "dragon-aquarius-2", "A"): [
        *dragon(s.start_is_called_start_game, s.main_wager_decides_who_wins),
        *key("7", first="e"),
    ],
    ("Blazing 7's, player's cards", "house-money-nexus", "A"): [
        *BLAZING_7S,
        ("11", s.farthest_right_is_paid_first),
        ("12", s.end_resets_for_the_next_hand),
        *winners("13"),
        *card("13"),
    ],
    ("Blazing 7's, dealer's up card", "house-money-nexus", "A"): [
        *BLAZING_7S,
        ("10", s.end_resets_for_the_next_hand),
        *winners("11"),
        *card("11"),
    ],
    ("TriLux", "house-money-nexus", "B"): [
        ("1", s.wager_is_optional),
        ("2", judged_by("trilux")),
        ("3", s.hands_are_those_of_the_paytable),
        ("4", s.whole_meter_is_reseeded),
        ("5", s.chip_lights_its_sensor),
        ("6", s.chips_are_left_on_the_spot),
        ("7", s.base_game_follows_house_procedure),
        ("8", s.settled_before_the_hands_are_played),
        ("9a", s.percentage_pays_come_off_the_meter),
        ("9a, note", s.fixed_pays_come_from_the_tray),
        ("9b", s.farthest_right_is_paid_first),
        ("9c", s.hand_button_goes_off_again),
        ("9d", s.supervisor_is_called),
        ("9e", s.confirm_and_card_record_and_adjust),
        ("9f", s.settled_before_the_hands_are_played),
        ("9g", s.only_an_adjustment_backs_it_out),
        ("10", s.play_goes_on_after_its_end),
    ],
}
STEPS = [
    pytest.param(where, step, id=f"{where[0]}: step {number}, {step.__name__.replace('_', ' ')}")
    for where, steps in PROCEDURES.items()
    for number, step in steps
]


@pytest.mark.parametrize(("where", "step"), STEPS)
def test_a_step_holds(sit: Sit, where: tuple[str, str, str], step: Callable[[Trial], None]) -> None:
    title, table, pot = where
    setup = shipped(table)
    if "up card" in title:
        setup = replace(setup, options={**setup.options, "blazing_7s_rule": "dealer_up_card"})
    step(Trial(sit, setup, pot))
