"""Messages keep a card number out of logs."""

from dealer_assist.devices.messages import CardSwiped


def test_a_swiped_card_shows_its_last_four_digits_only() -> None:
    card = CardSwiped("6008140031")
    assert "0031" in repr(card)
    assert "6008" not in repr(card)
    assert card.number == "6008140031"
