"""What each kind of mistake is called, and why it is one."""

from dealer_assist.message import Msg

TITLES = {
    "missed_hand": Msg("A win missed"),
    "wrong_hand": Msg("Wrong hand"),
    "wrong_seat": Msg("Wrong seat"),
    "late_chip_played": Msg("Late chip played"),
    "payment_order": Msg("Payment order"),
    "wrong_card": Msg("Wrong card"),
    "hesitation": Msg("A long wait"),
}
WHY = {
    "missed_hand": Msg("A hand that wins is claimed before the round ends."),
    "wrong_hand": Msg("The highest hand of the cards is the one that is paid."),
    "wrong_seat": Msg("Only the seat whose cards make the hand is paid."),
    "late_chip_played": Msg("A chip after START GAME never plays."),
    "payment_order": Msg("Seats are paid from the far right, prizes first."),
    "wrong_card": Msg("The prompt names the card that it needs."),
    "hesitation": Msg("The prompt says what is next. A wait is noted, it costs nothing."),
}


def title_of(kind: str) -> str:
    """Name a kind of mistake."""
    return TITLES.get(kind) or kind.replace("_", " ").capitalize()


def why_of(kind: str) -> str:
    """Say in one sentence why it is a mistake."""
    return WHY.get(kind, "")
