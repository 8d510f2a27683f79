"""Every way in which a jackpot may judge the cards, with the hands that it can find."""

from collections.abc import Mapping

from dealer_assist.rules import blazing_7s, dragon_bonus, progressive, trilux
from dealer_assist.rules.awards import Awards

JUDGES: Mapping[str, Awards] = {
    **progressive.FOUR_CARD_JUDGES,
    **progressive.HOLDEM_JUDGES,
    **dragon_bonus.JUDGES,
    **blazing_7s.JUDGES,
    **trilux.JUDGES,
}
