"""What the coach says before a step: what is expected now, and why; it names no answer."""

from collections.abc import Mapping

from dealer_assist.message import Msg
from dealer_assist.value import Value


class Hint(Value):
    """What to do now, and why it is done so."""

    now: str
    why: str


DEALT, BETS = "dealt", "bets"
"""The step `deal` once nothing is dealt any more; the start where nobody can win a jackpot."""
HINTS: Mapping[str, Hint] = {
    "closed": Hint(
        Msg("Now: swipe the dealer card"), Msg("The record names who deals from here on.")
    ),
    "wait_for_bets": Hint(
        Msg("Now: wait for the bets"), Msg("A lamp that lights says that the chip is seen.")
    ),
    "mark_wagers": Hint(
        Msg("Now: touch each seat that bets"), Msg("Only what is marked is in the round.")
    ),
    "start_game": Hint(
        Msg("Now: close the betting, press START GAME"),
        Msg("Chips on the sensors now are locked. Later chips do not play."),
    ),
    "take_chips": Hint(
        Msg("Now: take the chips in"),
        Msg("A touch on the seat lifts its chip here. LIFT ALL lifts them all."),
    ),
    DEALT: Hint(
        Msg("Now: find the winning hands. If there is none, END GAME"),
        Msg("Only seats that are locked in can win the jackpot."),
    ),
    BETS: Hint(
        Msg("Now: close the betting, press START GAME"),
        Msg("No bets go up or come down after it."),
    ),
    "press_hand": Hint(
        Msg("Now: press the hand that the cards make"),
        Msg("The highest line counts, and no other."),
    ),
    "table_hand": Hint(
        Msg("Now: press the hand on the table"), Msg("Pays every seat that bet on it.")
    ),
    "call_supervisor": Hint(
        Msg("Now: more hands? If not, CALL SUPERVISOR"),
        Msg("Nothing is paid before another person has seen the cards."),
    ),
    "dealer_confirm": Hint(
        Msg("Now: more hands? If not, DEALER CONFIRM"),
        Msg("A small prize is the dealer's own to confirm. Look twice."),
    ),
    "verify": Hint(
        Msg("Now: stand back, the supervisor verifies"),
        Msg("Cards, seat, wager and amount are compared one by one."),
    ),
    "swipe": Hint(
        Msg("Now: the right card goes through the reader"),
        Msg("The amount decides whose card is high enough."),
    ),
    "turn_key": Hint(Msg("Now: the key goes to JPH"), Msg("Keeps the meter for this hand.")),
    "press_jackpot": Hint(
        Msg("Now: press the jackpot"), Msg("The console takes the prize off its meter.")
    ),
    "key_back": Hint(Msg("Now: the key goes back to RUN"), Msg("At JPH nothing else can be done.")),
    "key_left": Hint(Msg("Now: the key goes back to RUN"), Msg("At JPH nothing else can be done.")),
    "pay": Hint(Msg("Now: begin to pay"), Msg("Count aloud, one seat after the other.")),
    "pay_seat": Hint(
        Msg("Now: pay the seat that is shown, then press PAID"),
        Msg("Farthest right first. Prizes before envy."),
    ),
    "relieve": Hint(
        Msg("Now: another dealer takes over"),
        Msg("The dealer's card is no longer valid."),
    ),
    "pit_awards": Hint(
        Msg("Now: wait for the pit, and pay nothing yet"),
        Msg("Two cards there award a prize as large as this."),
    ),
    "pit_took_back": Hint(
        Msg("Now: back out the win. Pay nothing"),
        Msg("The pit returned the prize to the meter."),
    ),
    "all_paid": Hint(Msg("Now: clear the cards, end the game"), Msg("The next bets open with it.")),
    "pay_bets": Hint(
        Msg("Now: pay the bonus bets that are named, then touch PAID"),
        Msg("The cards win them. The round ends after they are paid."),
    ),
    "settle_seat": Hint(
        Msg("Now: settle the seat shown, then press its button"),
        Msg("Take losing bets first, then pay: one amount per seat."),
    ),
    "ask_seat": Hint(
        Msg("Now: say how the seat shown ended: PAID, TAKEN or PUSH"),
        Msg("No card was entered: only you can see it."),
    ),
    "call_for_bets": Hint(
        Msg("Now: touch CARD and let the bonus bets be allowed"),
        Msg("Above the dealer's limit a supervisor approves them."),
    ),
    "asked_card": Hint(
        Msg("Now: have the card swiped that is asked for"), Msg("Until then nothing changes.")
    ),
    "clear_chips": Hint(
        Msg("Now: lift the chips that are named"), Msg("Left there, it won't play next round.")
    ),
    "late_chips": Hint(
        Msg("Now: give the late chip back"), Msg("Came after the start, so it does not play.")
    ),
    "wrong_cards": Hint(
        Msg("Now: stop the game, call the supervisor, follow the checklist"),
        Msg("Never fix a misdeal on your own."),
    ),
    "void_card": Hint(
        Msg("Now: a supervisor's card voids the round"), Msg("Two people answer for a void.")
    ),
    "void_back": Hint(
        Msg("Now: give every wager back"), Msg("A void round has neither winners nor losers.")
    ),
    "key_lost_claim": Hint(
        Msg("Now: use a supervisor's card in place of the key"),
        Msg("A key that is lost opens nothing."),
    ),
}
