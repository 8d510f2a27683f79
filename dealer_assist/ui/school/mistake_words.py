"""What each kind of mistake is called, and why it is one."""

from dealer_assist.message import Msg

TITLES = {
    "missed_hand": Msg("A win missed"),
    "wrong_hand": Msg("Wrong hand"),
    "hand_too_high": Msg("Hand too high"),
    "wrong_seat": Msg("Wrong seat"),
    "payment_order": Msg("Payment order"),
    "seat_not_paid": Msg("A seat not paid"),
    "payment_undone": Msg("Paid, then not"),
    "wrong_card": Msg("Wrong card"),
    "unknown_card": Msg("Unknown card"),
    "swipe_timed_out": Msg("No card in time"),
    "claim_taken_back": Msg("A right hand undone"),
    "win_struck": Msg("A win struck out"),
    "verification_left": Msg("Not verified"),
    "needless_call": Msg("A needless call"),
    "needless_void": Msg("A needless void"),
    "needless_alarm": Msg("A needless report"),
    "chip_denied": Msg("A valid chip denied"),
    "key_without_claim": Msg("Key too early"),
    "stepped_back": Msg("A stage too far"),
    "wrong_fold": Msg("Wrong fold"),
    "started_early": Msg("Started too early"),
    "late_chip_left": Msg("A late chip left"),
    "hesitation": Msg("A long wait"),
    "wrong_amount": Msg("Wrong amount"),
    "hand_unplayed": Msg("A hand not played"),
    "dealer_undrawn": Msg("Dealer stood"),
    "free_bet_missed": Msg("A free bet missed"),
    "not_decided": Msg("A seat not asked"),
    "not_compared": Msg("A seat not compared"),
    "bet_denied": Msg("A win denied"),
    "wrong_pay": Msg("Wrong pay"),
    "cards_unseen": Msg("Ended too early"),
}
WHY = {
    "hand_unplayed": Msg("Every hand is played before the dealer's."),
    "dealer_undrawn": Msg("The dealer draws by the house's rule, never by choice."),
    "free_bet_missed": Msg("Offer every free bet a hand earns."),
    "not_decided": Msg("Ask every seat before turning the cards."),
    "not_compared": Msg("Compare every hand with the dealer's before the round ends."),
    "bet_denied": Msg("Pay every bet that wins."),
    "cards_unseen": Msg("End a round only after its cards are seen and settled."),
    "wrong_pay": Msg("Pay each wager by the paytable, to the cent."),
    "wrong_amount": Msg("A seat gets its prize and its envy, to the cent."),
    "missed_hand": Msg("A hand that wins is claimed before the round ends."),
    "wrong_hand": Msg("The highest hand of the cards is the one that is paid."),
    "hand_too_high": Msg("A hand that the cards do not make costs the house its price."),
    "wrong_seat": Msg("Only the seat whose cards make the hand is paid."),
    "payment_order": Msg("Seats are paid from the far right, prizes first."),
    "seat_not_paid": Msg("Every seat that is owed is paid before the round ends."),
    "payment_undone": Msg("Tick a seat when the money is in front of it."),
    "wrong_card": Msg("The prompt names the card that it needs."),
    "unknown_card": Msg("Only cards of the staff register count."),
    "swipe_timed_out": Msg("The reader waits. Then verify the win again."),
    "claim_taken_back": Msg("What the cards make stays claimed."),
    "win_struck": Msg("Only a hand that the cards do not make is struck out."),
    "verification_left": Msg("A hand that is claimed is verified before anything else."),
    "needless_call": Msg("A call stops the game. It needs a reason."),
    "needless_void": Msg("A void gives every wager back. It needs a reason."),
    "needless_alarm": Msg("A report stops the game. It needs a reason."),
    "chip_denied": Msg("A chip on the sensor bets, whatever the lamp says."),
    "key_without_claim": Msg("The key is turned for a hand that was pressed."),
    "stepped_back": Msg("Press a stage when its cards are dealt."),
    "wrong_fold": Msg("A player folds. The dealer only takes the cards in."),
    "started_early": Msg("Bets come first, then START GAME."),
    "late_chip_left": Msg("A chip that came too late goes back before the round ends."),
    "hesitation": Msg("The prompt says what is next. A wait is noted, it costs nothing."),
}


def title_of(kind: str) -> str:
    """Name a kind of mistake."""
    return TITLES.get(kind) or kind.replace("_", " ").capitalize()


def why_of(kind: str) -> str:
    """Say in one sentence why it is a mistake."""
    return WHY.get(kind, "")
