"""Time that can be slept through is learnt from the line itself."""

from dealer_assist.devices.answer_pace import LEARN_EVERY, LEARN_FROM, AnswerPace


def learnt(*seconds: float, length: int = 11) -> AnswerPace:
    pace = AnswerPace()
    for number in range(LEARN_FROM):
        pace.sleep_s(length)
        pace.took(length, seconds[number % len(seconds)])
    return pace


def test_nothing_is_slept_through_before_the_line_is_known() -> None:
    assert AnswerPace().sleep_s(11) == 0.0


def test_a_slow_line_is_slept_through_almost_to_the_quickest_answer() -> None:
    pace = learnt(0.0125, 0.0115, 0.014)
    assert 0.010 < pace.sleep_s(11) < 0.0115
    assert pace.sleep_s(22) > 0.020


def test_a_device_on_usb_is_never_slept_through_whatever_its_port_is_set_to() -> None:
    assert learnt(0.0004).sleep_s(11) == 0.0


def test_whoever_speaks_unasked_is_waited_for() -> None:
    assert learnt(0.0115).sleep_s(1) == 0.0


def test_a_line_that_has_become_quicker_is_found_out() -> None:
    pace = learnt(0.0115)
    waits = [pace.sleep_s(11) for _ in range(LEARN_EVERY)]
    assert waits.count(0.0) == LEARN_FROM
    for _ in range(LEARN_FROM):
        pace.took(11, 0.0005)
    assert {pace.sleep_s(11) for _ in range(LEARN_EVERY)} == {0.0}
