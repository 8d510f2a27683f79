"""Time that can be slept through is learnt from the line itself."""

from random import Random

from dealer_assist.devices.answer_pace import (
    LEARN_AFTER,
    LEARN_FROM,
    MOST_LATER_S,
    WORTH_S,
    AnswerPace,
)

LOOK = 11  # bytes of a look at a sensor, with its echo


def learnt(*seconds: float, length: int = LOOK) -> AnswerPace:
    pace = AnswerPace()
    for number in range(LEARN_FROM):
        assert pace.sleep_s(length) == 0.0
        pace.took(length, seconds[number % len(seconds)])
    return pace


def live(pace: AnswerPace, answers_s: list[float]) -> tuple[float, float]:
    """Sleep for each answer as a port does; give the share that was there, and the mean delay."""
    there, late_s = 0, 0.0
    for took_s in answers_s:
        slept_s = pace.sleep_s(LOOK)
        if not slept_s:
            pace.took(LOOK, took_s)
            continue
        pace.slept(LOOK, is_whole=slept_s >= took_s)
        there += slept_s >= took_s
        late_s += max(0.0, slept_s - took_s)
    return there / len(answers_s), late_s / len(answers_s)


def test_nothing_is_slept_through_before_the_line_is_known() -> None:
    assert AnswerPace().sleep_s(LOOK) == 0.0


def test_a_slow_line_is_slept_through_almost_to_the_quickest_answer() -> None:
    assert 0.010 < learnt(0.0125, 0.0115, 0.014).sleep_s(LOOK) < 0.0115


def test_answers_of_another_length_are_learnt_by_themselves() -> None:
    pace = learnt(0.0115)
    assert pace.sleep_s(21) == 0.0


def test_a_device_on_usb_is_never_slept_through_whatever_its_port_is_set_to() -> None:
    assert learnt(0.0004).sleep_s(LOOK) == 0.0


def test_whoever_speaks_unasked_is_waited_for() -> None:
    assert learnt(0.0115, length=1).sleep_s(1) == 0.0


def test_most_answers_are_there_when_the_sleep_ends_and_none_was_there_for_long() -> None:
    random = Random(1)
    answers_s = [0.0115 + random.expovariate(1 / 0.0003) for _ in range(5_000)]
    there, late_s = live(learnt(0.0115, 0.0121), answers_s)
    assert 0.6 < there < 0.85
    assert late_s < 0.0003  # fourteen looks: four milliseconds a round


def test_one_slow_device_on_the_line_does_not_hold_up_the_looks_at_others() -> None:
    answers_s = [0.030 if number % 2 else 0.0115 for number in range(5_000)]
    _, late_s = live(learnt(0.0115), answers_s)
    assert late_s <= MOST_LATER_S


def test_a_line_that_has_become_quicker_is_found_out() -> None:
    pace = learnt(0.0115)
    live(pace, [0.0005] * 400)
    assert pace.sleep_s(LOOK) < WORTH_S
    assert pace.sleep_s(LOOK) == 0.0


def test_a_line_that_has_become_slower_is_learnt_anew() -> None:
    pace = learnt(0.0115)
    live(pace, [0.020] * (LEARN_AFTER + LEARN_FROM))
    assert 0.019 < pace.sleep_s(LOOK) < 0.020
