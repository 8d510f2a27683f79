"""A card to swipe by touch says whose it is."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.simulated_card import SimulatedCard


def test_a_touch_swipes_the_card(context, samples, fingers, qtbot) -> None:
    card = SimulatedCard(context)
    qtbot.addWidget(card)
    card.place(QRectF(0, 0, 290, 116), 1.0)
    card.show_state(samples.cards()[3])
    card.show()
    with qtbot.waitSignal(card.swiped) as swiped:
        fingers.tap(card)
    assert swiped.args == ["executive-1"]
    assert card.label == "Executive L. Haddad"
    card.grab()
    assert card.too_long == ()
