"""The finger that counts is the first one, and it is the window's own."""

from dealer_assist.table.commands import SettleSeat, TickPaid
from dealer_assist.ui.table.actions import Do, PlayAct
from dealer_assist.ui.toolkit.values.touch_guard import PLACE_MS, TouchGuard, is_same_act


class Control:
    """Anything that can hold the finger."""


def test_only_the_holder_can_lift_the_finger() -> None:
    finger, first, second = TouchGuard(), Control(), Control()
    assert finger.take(first)
    assert not finger.take(second)
    finger.lift(second)
    assert not finger.take(second)
    finger.lift(first)
    assert finger.take(second)


def test_a_control_that_is_gone_does_not_keep_the_finger() -> None:
    finger, first, second = TouchGuard(), Control(), Control()
    finger.take(first)
    del first
    assert finger.take(second)


def test_a_screen_that_goes_leaves_the_finger_free_and_the_last_touch_known() -> None:
    finger, first, second = TouchGuard(), Control(), Control()
    finger.take(first)
    finger.fire(1_000, (10.0, 20.0))
    finger.let_go()
    assert not finger.is_down
    assert finger.take(second)
    assert (finger.fired_at, finger.at) == (1_000, (10.0, 20.0))


PAID, BESIDE = (100.0, 100.0, 200.0, 180.0), (210.0, 100.0, 300.0, 180.0)


def guard() -> TouchGuard:
    return TouchGuard(lambda touch: touch == "pays")


def test_a_box_that_comes_up_near_what_it_covers_rests_there() -> None:
    finger, pays, offers = guard(), Control(), Control()
    finger.stand(pays, PAID, "pays", 0)
    finger.stand(offers, BESIDE, "odds", 5_000, over=7)
    assert finger.rest_ms(offers, 5_100) == PLACE_MS - 100


def test_a_neighbour_on_the_same_ground_does_not_rest() -> None:
    finger, pays, offers = guard(), Control(), Control()
    finger.stand(pays, PAID, "pays", 0)
    finger.stand(offers, BESIDE, "odds", 5_000)
    assert finger.rest_ms(offers, 5_100) == 0


def test_what_lay_near_a_control_of_a_box_rests_when_that_is_gone() -> None:
    finger, pays, below = guard(), Control(), Control()
    finger.stand(below, BESIDE, "lifts", 0)
    finger.stand(pays, PAID, "pays", 1_000, over=7)
    assert finger.rest_ms(below, 9_000) == 0
    finger.stand(pays, None, "pays", 9_000)
    assert finger.rest_ms(below, 9_100) == PLACE_MS - 100


def test_what_came_before_a_box_had_gone_rests_from_its_going_on() -> None:
    """The card pad came a moment before Verify went: its cards acted 1.04 s after CONFIRM."""
    finger, pays, card = guard(), Control(), Control()
    finger.stand(pays, PAID, "pays", 0, over=7)
    finger.stand(card, PAID, "card", 5_000, over=8)
    finger.stand(pays, None, "pays", 5_460)
    assert finger.rest_ms(card, 5_460 + 1_040) == PLACE_MS - 1_040


def test_paid_is_one_act_with_a_prize_and_without_and_an_act_and_its_undo_are_two() -> None:
    paid, settled = Do(TickPaid(5)), Do(SettleSeat(3))
    assert is_same_act(paid, settled)
    assert not is_same_act(paid, Do(TickPaid(3, by_cage=True)))
    assert not is_same_act(PlayAct("2", "stand"), PlayAct("3", "stand", is_undo=True))
    assert is_same_act(PlayAct("2", "stand"), PlayAct("3", "stand"))
