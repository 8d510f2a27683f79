"""The worst moments of a result say what was wrong and why to the last word."""

import pytest
from dress import DRESSES
from ink import painted

from dealer_assist.message import Msg
from dealer_assist.ui.school import paint as paint
from dealer_assist.ui.school.mistake_words import why_of
from dealer_assist.ui.school.result import MomentTouched, WorstMoment, moment_card
from dealer_assist.ui.toolkit.controls import FacedButton

WIDE, HIGH = 612, 396
"""A third of the screen, below the figures."""
SAID = {
    "started_early": Msg("The players were not ready. Hear them before the start"),
    "hand_too_high": Msg(
        "Seat {seat} holds {hand}, not {pressed}",
        seat=5,
        hand="Three of a Kind – Off-suit",
        pressed="Three of a Kind – Suited",
    ),
    "late_chip_left": Msg(
        "The late chips of {seats} were not given back",
        one="The late chip of {seats} was not given back",
        n=2,
        seats="seats 3, 5 and 7",
    ),
}


@pytest.mark.parametrize("dress", ["en", "es", "vi", "zh"])
def test_no_moment_ends_in_dots(context, shown, dress: str) -> None:
    card = FacedButton(DRESSES[dress](context))
    shown(card, WIDE, HIGH)
    card.scale = 1.0
    for kind, said in SAID.items():
        moment = WorstMoment(MomentTouched(4), "0:24", "20 off", True, said, why_of(kind), ())  # noqa: FBT003 - its card
        card.show_state(moment_card(moment).model)
        painted(card)
        assert card.too_long == (), kind
