"""An amount that a page asks for, over it."""

from dealer_assist.ui.pages.sheet import AmountAsked, AmountGiven, AmountLeft
from dealer_assist.ui.toolkit.flow import Back, Say, Stay, Step
from dealer_assist.ui.toolkit.values.controls import AmountModel

AMOUNT = AmountModel("Double at seat 2", "", 5_000, 5_000)


def then(cents: int) -> Step:
    return Say(f"{cents} cents")


def test_an_amount_leads_on_and_the_way_back_to_the_page() -> None:
    asked = AmountAsked(AMOUNT, then, keeps_banner=True)
    assert asked.take(AmountGiven(2_000)) == Say("2000 cents")
    assert asked.take(AmountLeft()) == Back()
    assert asked.tick(60_000) == Stay()


def test_an_amount_that_is_wanted_no_longer_is_not_asked_for() -> None:
    asked = AmountAsked(AMOUNT, then, keeps_banner=True, gives_way=lambda: True)
    assert asked.tick(0) == Back()
