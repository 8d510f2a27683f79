"""What a dealer says at moments that the cards do not decide, by the words of the handbook.

Each moment has one right saying and two that are wrong by the book. They are asked at a kiosk only:
`school drill` asks about what follows from the deal alone.
"""

from collections.abc import Mapping

from dealer_assist.message import Msg
from dealer_assist.rules.cards import ACE, parse_cards, rank
from dealer_assist.rules.ranking import blackjack
from dealer_assist.value import Value

START, VOID, UP_CARD = "start", "void", "up_card"
LATE_CHIP, SENSOR_OUT, MUST_HIT, WHOLE_METER = "late_chip", "sensor_out", "must_hit", "whole_meter"
BEFORE_CARDS = (START, LATE_CHIP, SENSOR_OUT, MUST_HIT)
"""Moments at which no card lies on the table, or none that matters."""
INSURANCE, LOOK, NO_LOOK = "insurance", "look", "no_look"
UP_CARDS = (INSURANCE, LOOK, NO_LOOK)
_TEN = 10


class Occasion(Value):
    """A moment as the question tells it; `spoken` are the right saying and the wrong ones."""

    told: str
    spoken: Mapping[str, str]
    why: str

    @property
    def right(self) -> str:
        """Name the saying that is right."""
        return next(iter(self.spoken))


MOMENTS: Mapping[str, Occasion] = {
    START: Occasion(
        Msg("The bets are down, and you press START GAME"),
        {
            "no_more_bets": Msg("No more bets, please"),
            "place_bets": Msg("Place your bets, please"),
            "one_more_chip": Msg("One more chip may come"),
        },
        Msg("START GAME closes the betting: what comes later does not play"),
    ),
    VOID: Occasion(
        Msg("The cards were dealt wrongly, and the round is void"),
        {
            "all_back": Msg("Round void: every wager goes back"),
            "house_keeps": Msg("Round void: the wagers stay in"),
            "winners_only": Msg("Round void: only winners are paid"),
        },
        Msg("A void round gives every wager back, whatever the hand"),
    ),
    LATE_CHIP: Occasion(
        Msg("A chip is laid after START GAME"),
        {
            "chip_back": Msg("Sorry, that bet is late. Here is your chip back"),
            "chip_plays": Msg("A little late, but your chip plays"),
            "chip_stays": Msg("Your chip stays for the next round"),
        },
        Msg("A late chip does not play, and it goes back at once"),
    ),
    SENSOR_OUT: Occasion(
        Msg("The sensor of this seat is out of order"),
        {
            "without_it": Msg("Play on without the progressive"),
            "other_sensor": Msg("Use the sensor of the next seat"),
            "must_leave": Msg("You cannot play at this seat"),
        },
        Msg("A sensor that is out takes only the progressive wager of its seat out"),
    ),
    MUST_HIT: Occasion(
        Msg("The wager of this seat hits the Mystery"),
        {
            "card_first": Msg("I'm calling a supervisor. Then I'll pay you"),
            "paid_now": Msg("I pay you the Mystery now"),
            "hand_first": Msg("Yours if your hand wins"),
        },
        Msg("No hand wins the Mystery, and it is not paid before a card"),
    ),
    WHOLE_METER: Occasion(
        Msg("This seat has won the whole meter, and the Executive is called"),
        {
            "leave_cards": Msg("Please don't touch your cards"),
            "take_cards": Msg("Please take your cards to the cage"),
            "count_now": Msg("I count your prize out now"),
        },
        Msg("The cards stay until the prize is confirmed"),
    ),
}
SAID: Mapping[str, str] = {
    INSURANCE: Msg("Insurance?"),
    LOOK: Msg("No insurance. Checking for blackjack"),
    NO_LOOK: Msg("No insurance, and no look"),
    **{key: said for moment in MOMENTS.values() for key, said in moment.spoken.items()},
}
"""Every saying by its name."""
WHY_UP: Mapping[str, str] = {
    INSURANCE: Msg("Ace up: insurance before the peek"),
    LOOK: Msg("Ten up: no insurance, and the dealer peeks once"),
    NO_LOOK: Msg("No ace or ten up: no blackjack possible"),
}


def up_card_calls_for(up: str) -> str:
    """Name what is said when the dealer's up card lies there."""
    value = rank(parse_cards([up])[0])
    if value == ACE:
        return INSURANCE
    return LOOK if blackjack.VALUES[value] == _TEN else NO_LOOK
