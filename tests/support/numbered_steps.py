"""Every numbered step of the dealing procedures, in our own words, and who tells it to the dealer.

A step is told by a prompt of the table (`prompt`: words that it says at that point), or has a
`reason` why no prompt tells it; `rule` are words of the rules page. A step of a progressive that
`test_procedures.py` plays through stands there under the same number.
"""

from dataclasses import dataclass

PLAYERS = "The players do it, before the table is asked to start"
PRINTED = "It is printed on the layout and on the hand buttons; the table computes it"
COMPUTED = "The table does it by itself, and the amounts show it"
HOUSE = "It is the house's own choice, made at set-up; the rules page says which"
MATH = "It is a figure of the paytable, and nothing to do at the table"
OFFICE = "It is done in GAME MANAGER with two cards, where its own pages lead through it"


@dataclass(frozen=True, slots=True)
class NumberedStep:
    """A step as it is numbered: what is to be done, and who tells it."""

    number: str
    words: str
    prompt: str = ""
    reason: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Procedure:
    """The steps of a procedure, and the shipped tables that it applies to."""

    tables: tuple[str, ...]
    steps: tuple[NumberedStep, ...]


S = NumberedStep
CRAZY4 = ("crazy4-nexus", "crazy4-aquarius", "crazy4-link")
HOLDEM = ("holdem-nexus", "holdem-aquarius", "holdem-link")
DRAGON = ("dragon-nexus", "dragon-nexus-5", "dragon-aquarius")
BLACKJACK = ("house-money-nexus", "house-money-house")
FOUR_CARD = ("four-card-nexus",)
THREE_CARD = ("three-card-nexus", "three-card-aquarius", "three-card-washington")
ULTIMATE = ("ultimate-nexus", "ultimate-nexus-2", "ultimate-washington")
MISSISSIPPI = ("mississippi-nexus", "mississippi-nexus-2", "mississippi-washington")
LET_IT_RIDE = ("let-it-ride-nexus", "let-it-ride-nexus-2", "let-it-ride-washington")
EZ_BACCARAT = ("ez-baccarat-nexus", "ez-baccarat-aquarius", "ez-baccarat-washington")
COMMISSION_FREE = ("commission-free-nexus", "commission-free-aquarius")
FORTUNE_7 = ("fortune-7-nexus", "fortune-7-aquarius")

IRREGULARITIES = (
    S("1", "A hand with a wrong number of cards voids all hands", "void: hold VOID ROUND"),
    S(
        "2",
        "A shuffler in trouble: look at the guide on its back",
        "guide on the back of the shuffler",
    ),
    S("2.1", "Turn it off", "Turn the shuffler off"),
    S("2.2", "Pull its cord", "Pull its power cord"),
    S("2.3", "Put the backup in its place", "Put the backup shuffler in its place"),
    S("2.4", "Plug it in", "Plug"),
    S("2.5", "Turn it on", "Turn the backup shuffler on"),
    S("2.6", "Call the service", "Call the shuffler's service"),
    S("2.7", "Go on", "Go on with the game"),
    S("2 or", "Or what the local authority has approved", reason=HOUSE),
)


def winners(step: str, ends: str) -> tuple[NumberedStep, ...]:
    """What pays, in which order, how a hand is pressed and who is called."""
    return (
        S(f"{step}a", "Shares of a meter come off it", reason=COMPUTED),
        S(f"{step}b", "The others come from the tray", reason=COMPUTED),
        S(f"{step}c", "The seat farthest right is paid first", "Seat 7"),
        S(f"{step}d", "Press the hand of the seat; again is off", "Select the winning hand, seat"),
        S(f"{step}e", "Call a supervisor", "Call the supervisor"),
        *(card(step) if ends == "card" else key(step)),
    )


def card(step: str, first: str = "f") -> tuple[NumberedStep, ...]:
    """How a card puts a win on record."""
    one, two, three = (chr(ord(first) + n) for n in range(3))
    return (
        S(f"{step}{one}", "Verify, CONFIRM, swipe the card of its level", "then CONFIRM"),
        S(f"{step}{two}", "END GAME when all is settled", "press END GAME"),
        S(f"{step}{three}", "Back out by an adjustment only", "Backs out win", OFFICE),
    )


def key(step: str, first: str = "f") -> tuple[NumberedStep, ...]:
    """How the key puts a win on record."""
    one, two, three, four = (chr(ord(first) + n) for n in range(4))
    return (
        S(f"{step}{one}", "Key to JPH, then J-POT", "press J-POT"),
        S(f"{step}{two}", "Key to RUN: the meter follows", "Turn the key back to RUN"),
        S(f"{step}{three}", "GAME OVER when all is settled", "press GAME OVER"),
        S(f"{step}{four}", "Back out by an adjustment only", "Backs out win", OFFICE),
    )


def envy(step: str) -> tuple[NumberedStep, ...]:
    """The envy of the others at the table."""
    return (
        S(f"{step}a", "Envy to all others, not the hitter", "envy", rule="never to the winner"),
        S(f"{step}b", "The envy hand stays face up", "face up", rule="stays face up"),
        S(f"{step}c", "Envy at the end; several add up", "last, envy"),
    )


def progressive(cards: str, start: str, ends: str, told: str) -> tuple[NumberedStep, ...]:
    """The progressive of a poker game on its own meter, or on a link of four-card games."""
    return (
        S("1", "The wager is up to the player", reason=PLAYERS, rule="up to the player"),
        S("2", cards, reason="The head of the hand panel says it", rule=told),
        S("3", "Paytables", reason=PRINTED),
        S("4", "The whole meter is reseeded", reason=COMPUTED),
        S("5", "Game wager first, chip on the sensor, it lights", "chips go on the sensors"),
        S("6", f"{start}, then the chips are taken", f"Press {start}"),
        S("6 chips", "Take the progressive bets", "Collect the progressive chips"),
        S("7", "Deal by the game's procedure", "Deal"),
        S("8", "Settle all together; folds by house rule", "ettle", HOUSE, rule="A folded hand"),
        *winners("9", ends),
    )


def link(
    settle: str = "Settle", counts: str = "and the flop", deal: str = "Deal two cards each"
) -> tuple[NumberedStep, ...]:
    """A game on the link of five-card games; `settle` are the words of its settling."""
    return (
        S("1", "The wager is up to the player", reason=PLAYERS, rule="up to the player"),
        S("2", "Own and shared cards", reason="The head of the hand panel says it", rule=counts),
        S("3", "Paytables", reason=PRINTED),
        S("4", "Made for connected tables", reason=MATH),
        S("5", "Five cards only", reason="The head of the hand panel says it", rule=counts),
        S("6", "The whole meter is reseeded", reason=COMPUTED),
        S("7", "Game wager first, chip on the sensor, it lights", "chips go on the sensors"),
        S("8", "START GAME, then the chips are taken", "Press START GAME"),
        S("8 chips", "Take the progressive bets", "Collect the progressive chips"),
        S("9", "Deal by the game's procedure", deal),
        S("10", "Settle all together; folds by house rule", settle, rule="A folded hand"),
        *winners("11", "card"),
        *envy("12"),
    )


def dragon(
    ends: str, chips: str, bonus: str = "then DRAGON BONUS", tie: str = ""
) -> tuple[NumberedStep, ...]:
    """Dragon Bonus Progressive, on either console; `tie`: only the rules page tells naturals."""
    natural = {"reason": COMPUTED, "rule": "natural win pays 1 to 1"} if tie else {}
    pushes = {"reason": COMPUTED, "rule": tie} if tie else {}
    return (
        S("1", "Main wager, bonus, chip on the sensor", "chips go on the sensors"),
        S("2", "START GAME", "Press START GAME"),
        S("2 chips", "$1 is taken, $5 stays", chips, rule="The chip"),
        S("3", "Deal by the house", "Deal two cards to each side"),
        S("4", "Settle the main wagers", "Settle the main wagers"),
        S("5", "Bonus bets in the order the house likes", bonus),
        S("6a", "A natural win pays even", "" if tie else "natural win pays 1 to 1", **natural),
        S("6b", "A natural tie pushes", "" if tie else "natural tie pushes", **pushes),
        S("6b.i", "Other ties lose", reason=COMPUTED, rule="everything else loses"),
        S("7a", "Shares off the meter, others as the house has it", reason=COMPUTED),
        S("7b", "The share is split", reason=COMPUTED, rule="divide it equally"),
        S("7c", "Press the hand; again is off", "Press the table's hand"),
        S("7d", "Call a supervisor", "Call the supervisor"),
        *(card("7", "e") if ends == "card" else key("7", "e")),
        S("8", "What a natural is", "Natural 8 or 9: no draw"),
    )


def sevens(third: str, rest: tuple[NumberedStep, ...], last: str) -> tuple[NumberedStep, ...]:
    """Blazing 7's, by the player's cards or with the dealer's up card."""
    return (
        S("1", "The wager is up to the player", reason=PLAYERS),
        S("2", "It needs a blackjack wager", reason=PLAYERS, rule="blackjack wager comes first"),
        S("3", "Which cards count", reason="The head of the hand panel says it", rule="Sevens"),
        S("4", "Chip on the sensor, it lights", "chips go on the sensors"),
        S("5", "START GAME", "Press START GAME"),
        S("5 chips", "The chips are taken", "Take the jackpot chips"),
        S("6", "Deal blackjack", "Deal two cards each"),
        S("7", "Any 7 of the first two wins", reason=PRINTED),
        S("8", third, reason=COMPUTED, rule="third seven"),
        *rest,
        *winners(last, "card"),
    )


PROCEDURES: dict[str, Procedure] = {
    "Crazy 4, dealing": Procedure(
        CRAZY4,
        (
            S("1", "Wagers within the limits", reason=PLAYERS, rule="made together and are equal"),
            S("1 optional", "Queens Up is up to the player", reason=PLAYERS, rule="Queens Up"),
            S("2", "Five cards each, face down, left to right", "Deal five cards each, face down"),
            S("2 order", "Left to right, the dealer last", "Left to right, your hand last"),
            S("2 shuffler", "Which mode", reason="Set once", rule="Crazy 4 or Caribbean Stud mode"),
            S("2 button", "The green button gives the rest", "green button"),
            S("3", "Play or fold; up to three antes with aces", "PLAY bet or FOLD, each seat"),
            S("3 triple", "Up to three times from aces", "from a pair of aces up to 3 times"),
            S("4", "Pick up folded hands now", "Pick up folded hands now"),
            S("5", "Turn five cards, set the best four", "Turn your five cards"),
            S("6", "Settle those who stayed", "settle right to left"),
            S("6a", "Not qualified", "Dealer does not qualify"),
            S("6a.i", "From the right, into the work area", "right", rule="work area"),
            S("6a.ii", "Play even, Ante pushes", "PLAY 1 to 1"),
            S("6a.iii", "The order of a seat", "PLAY, ANTE, QUEENS UP, SUPER BONUS"),
            S("6b", "Qualified, from king-high", "Dealer qualifies"),
            S("6b.i", "From the right, into the work area", "right to left", rule="work area"),
            S("6b.ii", "The higher hand wins even", reason=COMPUTED, rule="the higher hand wins"),
        ),
    ),
    "Crazy 4, Bad Beat": Procedure(
        (*CRAZY4, "crazy4-bad-beat"),
        (
            S("1", "Two ways to win", reason=COMPUTED, rule="two pair or better is beaten"),
            S("1a", "The player loses with two pair up", reason=COMPUTED, rule="the player's or"),
            S("1b", "The dealer's two pair up is beaten", reason=COMPUTED, rule="or yours"),
            S("2", "Paytables", reason=PRINTED),
            S("3", "Bet before the round", reason=PLAYERS, rule="down before the first card"),
            S("4", "Deal by the game's procedure", "Deal five cards each"),
        ),
    ),
    "Poker, irregularities": Procedure(
        (*CRAZY4, *HOLDEM, *THREE_CARD, *ULTIMATE, "six-five-four"), IRREGULARITIES
    ),
    "Crazy 4, progressive, key": Procedure(
        ("crazy4-aquarius", "four-card-aquarius"),
        (*progressive("The best four cards", "COIN IN", "key", "best four"), *envy("10")),
    ),
    "Crazy 4 and Four Card, progressive, card": Procedure(
        ("crazy4-nexus", *FOUR_CARD),
        (*progressive("The best four cards", "START GAME", "card", "best four"), *envy("10")),
    ),
    "Crazy 4, link": Procedure(
        ("crazy4-link", "crazy4-link-ml03", "four-card-link"),
        (*progressive("All five cards", "START GAME", "card", "All five dealt"), *envy("10")),
    ),
    "Cover All": Procedure(
        ("caribbean",),
        (
            S("1", "Bet before the round", "Cover All optional", rule="before the round"),
            S("2", "The highest hand, three of a kind up", "Three of a kind or better"),
            S("3", "Pays by the number of hands", reason=COMPUTED, rule="number of hands dealt"),
            S("4", "The shuffler's mode", reason="Set once", rule="Cover All mode"),
            S("5", "Green button: it counts the hands", "green button"),
            S("6", "Only the highest pays", "by the highest hand"),
            S("7", "Settle the base game", "settle right to left"),
            S("7a", "A straight or better stays exposed", "straight or better stays face up"),
            S("8", "A higher one replaces it", "a higher one replaces it"),
            S("9", "Cover All after everything else", "Pay COVER ALL"),
        ),
    ),
    "Dragon Bonus, dealing": Procedure(
        DRAGON,
        (
            S("1", "Bet before the first card", reason=PLAYERS, rule="before the first card"),
            S("2", "Deal by the house", "Deal two cards to each side"),
            S("3", "Settle the main wagers", "Settle the main wagers"),
            S("4", "Bonus bets in the order the house likes", "then DRAGON BONUS"),
            S("5a", "A natural win pays even", "natural win pays 1 to 1"),
            S("5b", "A natural tie pushes", "natural tie pushes"),
            S("5b.i", "Other ties lose", reason=COMPUTED, rule="everything else loses"),
        ),
    ),
    "Dragon Bonus, progressive, card": Procedure(
        ("dragon-nexus",), dragon("card", "Collect the progressive chips")
    ),
    "Dragon Bonus, progressive at $5, card": Procedure(
        ("dragon-nexus-5",), dragon("card", "Leave the chips of")
    ),
    "Dragon Bonus, progressive, key": Procedure(
        ("dragon-aquarius",), dragon("key", "Collect the progressive chips")
    ),
    "Dragon Bonus, progressive at $5, key": Procedure(
        ("dragon-aquarius-5",), dragon("key", "Leave the chips of")
    ),
    "EZ Baccarat, dealing": Procedure(
        EZ_BACCARAT,
        (
            S("1", "Bet before the first card", reason=PLAYERS, rule="before the first card"),
            S("1 events", "Dragon 7 and Panda 8 go with a side", reason=PLAYERS, rule="go with a"),
            S("2", "Two cards to each side", "Deal two cards to each side"),
            S("3", "Third cards by the tableau", "Draw third cards where the rules say"),
            S("3 natural", "8 or 9 on two cards ends it", "Natural 8 or 9: no draw"),
            S("4", "Settle the main wagers", "Settle the main wagers"),
            S("4a", "Even money, no commission", reason=COMPUTED, rule="without commission"),
            S("4b", "Banker's three-card 7 pushes Banker", "three-card 7: BANKER pushes"),
            S("4c", "A tie pushes both sides", reason=COMPUTED, rule="On a tie"),
            S("5", "Then the bonus bets", "then bonus bets"),
            S("5a", "Dragon 7, 40 to 1", "BANKER pushes, DRAGON 7 wins", rule="40 to 1"),
            S("5b", "Panda 8, 25 to 1", reason=COMPUTED, rule="25 to 1"),
            S("5c", "Dragon Bonus by the points", reason=COMPUTED, rule="natural win pays 1 to 1"),
        ),
    ),
    "Baccarat without commission, dealing": Procedure(
        (*COMMISSION_FREE, *FORTUNE_7),
        (
            S("1", "Bet before the first card", reason=PLAYERS, rule="before the first card"),
            S("2", "Two cards to each side", "Deal two cards to each side"),
            S("3", "Third cards by the tableau", "Draw third cards where the rules say"),
            S("4", "Settle the main wagers", "Settle the main wagers"),
            S("4a", "Even money, no commission", reason=COMPUTED, rule="without commission"),
            S("4b", "Banker's three-card 7 pushes Banker", "three-card 7: BANKER pushes"),
            S("5", "Then the bonus bets", "wagers, then "),
        ),
    ),
    "Fortune 7, its bet": Procedure(
        FORTUNE_7,
        (
            S("1", "It goes with a side", reason=PLAYERS, rule="Fortune 7 goes with"),
            S(
                "2",
                "Banker's three-card 7, 40 to 1",
                "BANKER pushes, FORTUNE 7 wins",
                rule="40 to 1",
            ),
        ),
    ),
    "Commission Free, progressive, card": Procedure(
        ("commission-free-nexus",),
        dragon("card", "Collect the progressive chips", tie="natural tie"),
    ),
    "Commission Free, progressive, key": Procedure(
        ("commission-free-aquarius",),
        dragon("key", "Collect the progressive chips", tie="natural tie"),
    ),
    "EZ Baccarat and Fortune 7, progressive, card": Procedure(
        ("ez-baccarat-nexus", "fortune-7-nexus"),
        dragon("card", "Collect the progressive chips", "then bonus bets", "natural tie"),
    ),
    "EZ Baccarat and Fortune 7, progressive, key": Procedure(
        ("ez-baccarat-aquarius", "fortune-7-aquarius"),
        dragon("key", "Collect the progressive chips", "then bonus bets", "natural tie"),
    ),
    "Three Card, dealing": Procedure(
        THREE_CARD,
        (
            S("1", "The Ante, the rest if they like", reason=PLAYERS, rule="The Ante comes first"),
            S("2", "Three cards each, face down", "Deal three cards each, face down"),
            S("2 order", "Left to right, the dealer last", "Left to right, yourself last"),
            S("3", "Play or fold", "PLAY bet or FOLD, each seat"),
            S("3a", "Play equals the Ante", "PLAY equals the ANTE"),
            S("3b", "Pick up folded hands now", "Pick up folded hands now"),
            S("3c", "A folded 6 Card Bonus lives", "6 CARD", rule="leave the cards"),
            S("4", "Turn three cards, announce", "Turn your three cards, announce your hand"),
            S("5", "Queen-high qualifies", "Queen-high or better qualifies"),
            S("6a", "Qualified: settle right to left", "Dealer qualifies: settle right to left"),
            S("6a.i", "The higher hand wins even", reason=COMPUTED, rule="the higher hand wins"),
            S("6b", "Not qualified: Play pushes", "Dealer does not qualify: PLAY pushes"),
            S("6b.i", "The Ante is paid even", "ANTE 1 to 1"),
            S(
                "6c",
                "The order of a seat",
                "ANTE, PLAY, ANTE BONUS, PAIR PLUS, 6 CARD",
                rule="Ante Bonus",
            ),
            S("6d", "Ante Bonus from a straight", reason=COMPUTED, rule="The Ante Bonus is paid"),
        ),
    ),
    "Three Card, face up, dealing": Procedure(
        ("three-card-bonus-face-up", "three-card-six-card-bonus"),
        (
            S("1", "The Ante, the rest if they like", reason=PLAYERS, rule="Ante required"),
            S("2", "Three cards each, face up", "Deal three each, face up"),
            S("2 dealer", "The dealer's face down, last", "Yours face down"),
            S("3", "Play or fold", "PLAY bet or FOLD, each seat"),
            S("4", "Turn three cards, announce", "Turn your three cards, announce your hand"),
            S("5", "Queen-high qualifies", "Queen-high or better qualifies"),
            S("6a", "Qualified: settle right to left", "Dealer qualifies: settle right to left"),
            S("6b", "Not qualified: Play pushes", "Dealer does not qualify: PLAY pushes"),
        ),
    ),
    "Three Card, titles face down, dealing": Procedure(
        ("three-card-bonus-tribal", "three-card-progressive"),
        (
            S("1", "The Ante, the rest if they like", reason=PLAYERS, rule="Pair Plus"),
            S("2", "Three cards each, face down", "Deal three cards each, face down"),
            S("3", "Play or fold", "PLAY bet or FOLD, each seat"),
            S("4", "Turn three cards, announce", "Turn your three cards, announce your hand"),
            S("5", "Queen-high qualifies", "Queen-high or better qualifies"),
        ),
    ),
    "Three Card, progressive, card": Procedure(
        ("three-card-nexus", "three-card-washington", "three-card-progressive"),
        (*progressive("The three cards", "START GAME", "card", "three cards"), *envy("10")),
    ),
    "Three Card, progressive, key": Procedure(
        ("three-card-aquarius",),
        (*progressive("The three cards", "COIN IN", "key", "three cards"), *envy("10")),
    ),
    "Ultimate, dealing": Procedure(
        ULTIMATE,
        (
            S("1", "Ante and Blind are equal", reason=PLAYERS, rule="come first and are equal"),
            S("1 optional", "Trips is up to the player", reason=PLAYERS, rule="Trips and the"),
            S("2", "Two cards each, face down", "Deal two cards each, face down"),
            S("2 board", "Five for the board", "five for the board"),
            S("3", "Before the flop: bet or check", "PLAY bet or check, each seat"),
            S("3a", "Three or four antes", "PLAY is 3 or 4 times the ANTE"),
            S("4", "The flop, bet or check", "Three cards face up"),
            S("4a", "Two antes", "PLAY is twice the ANTE"),
            S("5", "Turn and river, bet or fold", "All five face up"),
            S("5a", "One ante", "PLAY equals the ANTE"),
            S("5b", "No folds before", "FOLD, each seat without one", rule="No folds"),
            S("5c", "Pick up folded hands now", "Pick up folded hands now"),
            S("6", "Turn two cards: a pair qualifies", "Turn your two: a pair or better"),
            S("7", "Each seat in its order", "PLAY, ANTE, BLIND, TRIPS"),
            S("7a", "No pair: the Ante pushes", reason=COMPUTED, rule="the Ante pushes"),
            S("7b", "The Blind by its table", reason=COMPUTED, rule="The Blind is paid"),
            S("7c", "Trips by its table", reason=COMPUTED, rule="Trips is paid"),
        ),
    ),
    "Ultimate, progressive": Procedure(
        ("ultimate-nexus", "ultimate-nexus-2"), link("Each seat: PLAY")
    ),
    "Mississippi, dealing": Procedure(
        MISSISSIPPI,
        (
            S("1", "Ante, and the 3 Card Bonus if they like", reason=PLAYERS, rule="Ante comes"),
            S("2", "Two cards each, face down", "Deal two cards each, face down"),
            S("2 board", "Three for the board", "three for the board face down"),
            S("3", "3rd Street: bet or fold", "3RD STREET bet or FOLD, each seat"),
            S("3a", "One to three antes", "1 to 3 times the ANTE"),
            S("3b", "Pick up folded hands now", "Pick up folded hands now"),
            S("3c", "The first card of the board", "then turn the first card"),
            S("4", "4th Street: bet or fold", "4TH STREET bet or FOLD, each seat"),
            S("4a", "The second card of the board", "then turn the second card"),
            S("5", "5th Street: bet or fold", "5TH STREET bet or FOLD, each seat"),
            S("5a", "The last card of the board", "then turn the last card"),
            S("6", "Turn the hands that stayed in", "Turn the hands that stayed in"),
            S("7", "Each seat in its order", "ANTE, 3RD STREET, 4TH STREET, 5TH STREET"),
            S("7a", "Sixes to tens push", reason=COMPUTED, rule="sixes to tens push"),
            S(
                "7b",
                "The 3 Card Bonus by the board",
                reason=COMPUTED,
                rule="three cards of the board",
            ),
        ),
    ),
    "Mississippi, progressive": Procedure(
        ("mississippi-nexus", "mississippi-nexus-2"), link("Each seat: ANTE", "of the board count")
    ),
    "Caribbean, progressive": Procedure(
        ("caribbean-progressive-nexus",),
        (
            S("1", "The wager is up to the player", reason=PLAYERS, rule="up to the player"),
            S(
                "2",
                "Five cards of the player",
                reason="The head of the hand panel says it",
                rule="five cards count",
            ),
            S("3", "Chip on the sensor, it lights", "chips go on the sensors"),
            S("4", "START GAME, then the chips are taken", "Press START GAME"),
            S("4 chips", "Take the progressive bets", "Collect the progressive chips"),
            S("5", "Deal by the game's procedure", "Deal five cards each"),
            S(
                "6",
                "Paid whatever the dealer holds",
                reason=COMPUTED,
                rule="whatever the dealer holds",
            ),
            *winners("7", "card"),
        ),
    ),
    "Let It Ride, dealing": Procedure(
        LET_IT_RIDE,
        (
            S("1", "Three equal bets", reason=PLAYERS, rule="Three equal bets come first"),
            S("2", "Three cards each, face down", "Deal three cards each, face down"),
            S("2 board", "Two for the board", "two for the board face down"),
            S("3", "Bet 1 rides or goes back", "BET 1 rides or goes back, each seat"),
            S("3a", "Give it back", "Give back what a seat asks for"),
            S("3b", "The first card of the board", "then turn the first card"),
            S("4", "Bet 2 rides or goes back", "BET 2 rides or goes back, each seat"),
            S("4a", "The last card of the board", "then turn the last card"),
            S("5", "Turn the hands", "Turn the hands"),
            S("6", "Each seat in its order", "BET 1, BET 2, BET $"),
            S("6a", "Tens or better", reason=COMPUTED, rule="A pair of tens or better"),
            S("6b", "The 3 Card Bonus", reason=COMPUTED, rule="player's three cards alone"),
        ),
    ),
    "Let It Ride, progressive": Procedure(
        ("let-it-ride-nexus", "let-it-ride-nexus-2"),
        link("Each seat: BET 1", "of the board count", "Deal three cards each"),
    ),
    "Hold'em, dealing": Procedure(
        HOLDEM,
        (
            S("1", "The shuffler's mode", reason="Set once by the service"),
            S("2", "Ante, and the Bonus if they like", reason=PLAYERS, rule="The Ante comes first"),
            S("3", "Two cards each, face down, left to right", "Deal two cards each, face down"),
            S("3 order", "Left to right, the dealer last", "Left to right, yourself last"),
            S("4", "The first decision", "FLOP bet or FOLD, each seat"),
            S("4a", "Fold face down, the Ante is lost", "Pick up folded hands", rule="face down"),
            S("4b", "Flop bet of two antes", "FLOP is twice the ANTE"),
            S("5", "In to the end", "stays in to the end"),
            S("6", "The flop", "Three cards face up"),
            S("7", "Turn bet or check", "TURN bet or check"),
            S("7a", "Check", "check"),
            S("7b", "A bet of one ante", "TURN equals the ANTE"),
            S("8", "The turn", "One card more"),
            S("9", "River bet or check", "RIVER bet or check"),
            S("9a", "Check", "check"),
            S("9b", "A bet of one ante", "RIVER equals the ANTE"),
            S("10", "Turn two cards, announce", "Turn your two cards, announce your hand"),
            S("11", "The dealer always qualifies", "You always qualify"),
            S("12", "Settle right to left", "Settle right to left"),
            S("12a", "Higher: even money", reason=COMPUTED, rule="The higher hand wins"),
            S("12b", "Lower: all lose", reason=COMPUTED, rule="A lower hand loses"),
            S("12c", "Tie: all push", reason=COMPUTED, rule="a tie pushes all"),
            S(
                "12d",
                "The Ante by the house's criterion",
                reason=HOUSE,
                rule="The Ante is paid with",
            ),
            S("12d.1", "Flush or better", reason=HOUSE, rule="The Ante is paid with"),
            S("12d.2", "Straight or better", reason=HOUSE, rule="The Ante is paid with"),
            S("12d.3", "Three tens or better", reason=HOUSE, rule="The Ante is paid with"),
            S("12e", "The Bonus by two cards", reason=COMPUTED, rule="a ten is no face card"),
        ),
    ),
    "Hold'em, progressive, key": Procedure(
        ("holdem-aquarius", "holdem-quick-hit-aquarius"),
        progressive("Two cards and the board", "COIN IN", "key", "whole board"),
    ),
    "Hold'em, progressive, card": Procedure(
        ("holdem-nexus", "holdem-quick-hit"),
        progressive("Two cards and the board", "START GAME", "card", "whole board"),
    ),
    "Hold'em, link": Procedure(("holdem-link", "holdem-link-ml03"), link()),
    "House Money": Procedure(
        BLACKJACK,
        (
            S("1", "Blackjack wager, House Money if they like", reason=PLAYERS, rule="comes first"),
            S("2", "The first two cards", "House Money", rule="first two cards"),
            S("3", "Losing ones are collected", "ollect", rule="collected first"),
            S("4", "Ace or ten up: look for blackjack", "blackjack", rule="looks for a blackjack"),
            S(
                "4a",
                "Blackjack: pay, leave nothing",
                reason="The strip before play shuts it",
                rule="nothing can be left up",
            ),
            S("4b", "Pay clockwise and ask", "left to right", rule="clockwise"),
            S(
                "5",
                "Another up card: pay and ask",
                "pay left to right",
                rule="ask each what is to be left up",
            ),
            S(
                "6",
                "The entire wager: split and double match it",
                reason=COMPUTED,
                rule="A split matches the entire wager",
            ),
        ),
    ),
    "Free Bet, dealing": Procedure(
        ("free-bet-nexus", "free-bet-dual", "free-bet-blazing"),
        (
            S(
                "1",
                "A blackjack wager, and Push 22 if they like",
                reason=PLAYERS,
                rule="Push 22 is",
            ),
            S(
                "2",
                "Two cards each, one of the dealer's up",
                "Deal two cards each, one of yours up",
            ),
            S("3", "Play; a lammer for every free bet", "a free bet gets a lammer"),
            S("3a", "Hard 9 to 11 double for free", reason=COMPUTED, rule="hard 9, 10 or 11"),
            S("3b", "Any pair but tens splits for free", reason=COMPUTED, rule="Any pair but tens"),
            S("4", "The dealer draws, for Push 22 alone too", "Also for PUSH 22 alone"),
            S("5", "22 pushes all but a blackjack", reason=COMPUTED, rule="22 pushes every hand"),
            S("6", "Each seat in its order, then its jackpot", "then its jackpot"),
            S("7", "Take the lammers back", "Lammers go back", rule="it is no money"),
        ),
    ),
    "Zappit, dealing": Procedure(
        ("zappit-nexus", "zappit-dual", "zappit-blazing"),
        (
            S("1", "A blackjack wager", reason=PLAYERS, rule="blackjack wager comes first"),
            S(
                "2",
                "Two cards each, one of the dealer's up",
                "Deal two cards each, one of yours up",
            ),
            S("3", "Zap first, then play", "Zap first where a seat may"),
            S("3a", "Hard 15 to 17, once", reason=COMPUTED, rule="hard 15, 16 or 17"),
            S("4", "The dealer draws", "draw by the house's rule"),
            S("5", "22 pushes all but a blackjack", reason=COMPUTED, rule="22 pushes every hand"),
            S("6", "1 to 1 on zapped cards", reason=COMPUTED, rule="zapped cards pays 1 to 1"),
            S("7", "Each seat, then its jackpot", "blackjack wager first, then its jackpot"),
        ),
    ),
    "Blazing 7's, player's cards": Procedure(
        ("house-money-nexus", "house-money-blazing", "blackjack-nexus", "zappit-nexus"),
        sevens(
            "The first hit card may be the third 7",
            (
                S("8a", "Two 7's are the first two", reason=PRINTED),
                S("9", "After a split the third card dealt", reason=COMPUTED),
                S("10", "The bust card does not count", reason=COMPUTED, rule="busts a hand"),
                S("10a", "Bust: wager, jackpot, cards", "Bust: take the wager, pay the jackpot"),
                S("11", "Settle when the dealer's hand is done", "Settle right to left"),
                S("11a", "Right to left, the blackjack wager first", "blackjack wager first"),
                S("11b", "Then its jackpot", "then its jackpot"),
                S("12", "END GAME when all is settled", "press END GAME"),
            ),
            "13",
        ),
    ),
    "Blazing 7's, dealer's up card": Procedure(
        ("house-money-nexus", "house-money-up-card"),
        sevens(
            "The up card may be the third 7",
            (
                S("8a", "Two 7's are the first two", reason=PRINTED),
                S("9", "It may be settled at the up card", "first two cards"),
                S("9a", "Right to left, the blackjack wager first", "blackjack wager first"),
                S("9b", "Then its jackpot", "then its jackpot"),
                S("10", "END GAME when all is settled", "press END GAME"),
            ),
            "11",
        ),
    ),
    "TriLux": Procedure(
        ("house-money-nexus", "house-money-trilux"),
        (
            S("1", "The wager is up to the player", reason=PLAYERS),
            S(
                "2",
                "Two cards and the up card",
                reason="The head of the hand panel says it",
                rule="the dealer's up card count",
            ),
            S("3", "Paytables", reason=PRINTED),
            S("4", "The whole meter is reseeded", reason=COMPUTED),
            S("5", "Game wager first, chip on the sensor", "chips go on the sensors"),
            S("6", "START GAME", "Press START GAME"),
            S("6 chips", "They stay", "Leave the chips of", rule="stays on"),
            S("7", "Deal the first cards", "Deal two cards each"),
            S("8", "Settle as soon as the up card shows", "Settle TriLux"),
            S("9a", "Shares off the meter, others from the tray", reason=COMPUTED),
            S("9b", "The seat farthest right is paid first", "Seat 7"),
            S("9c", "Press the hand of the seat; again is off", "Select the winning hand, seat"),
            S("9d", "Call a supervisor", "Call the supervisor"),
            S("9e", "Verify, CONFIRM, swipe", "then CONFIRM"),
            S("9f", "END GAME", "END GAME"),
            S("9g", "Back out by an adjustment only", "Backs out win", OFFICE),
            S("10", "Then blackjack goes on", "then play blackjack"),
        ),
    ),
    "6-5-4, dealing": Procedure(
        ("six-five-four",),
        (
            S("1a", "The Ante is needed", "Ante first", PLAYERS),
            S("1b", "Queens Up is up to the player", "Queens Up if they like"),
            S("1c", "Any amounts within the limits", reason=PLAYERS),
            S("2", "Five each, six to the dealer, one up", "Deal five cards each, six to yourself"),
            S("2 order", "Left to right", "Left to right"),
            S("2a", "By the shuffler: one more, face up", "one up"),
            S("2b", "The green button gives the rest", "green button"),
            S("3", "Nine or lower: all six play", "Ten or higher up?"),
            S("4", "Ten or higher: discard, turn the next", "Discard, turn the next"),
            S("4a", "Nine or lower: five play", "The hand is set"),
            S("4b", "Ten or higher again: four play", "Ten or higher again goes too"),
            S("5", "Now they play or fold", "PLAY bet or FOLD, each seat"),
            S("5a", "A fold loses the Ante, not Queens Up", "Pick up folded hands now"),
            S("5a.i", "They say so, the dealer verifies", "Folds with QUEENS UP? Check the hand"),
            S("5b", "Play equals the Ante", "PLAY equals ANTE"),
            S("6", "Turn the cards, set the best four", "Turn your cards, set your best four"),
            S("7", "From the right, into the work area", "Settle right to left", rule="work area"),
            S("7a", "Higher: even money", reason=COMPUTED, rule="The higher hand wins"),
            S("7b", "Lower: both lose", reason=COMPUTED, rule="The higher hand wins"),
            S("7c", "Ante Bonus from a straight flush", reason=COMPUTED, rule="The Ante Bonus"),
            S("7d", "Queens Up from a pair of queens", reason=COMPUTED, rule="Queens Up is paid"),
        ),
    ),
    "Super Fun 21, dealing": Procedure(
        ("super-fun", "super-fun-2", "super-fun-6", "super-fun-washington"),
        (
            S("1", "A blackjack wager", reason=PLAYERS, rule="blackjack wager comes first"),
            S(
                "2",
                "Two cards each, one of the dealer's up",
                "Deal two cards each, one of yours up",
            ),
            S("3", "Play from left to right", "Play the hands, seat by seat"),
            S("3a", "Double on any cards", reason=COMPUTED, rule="A double is at most as large"),
            S("3b", "Half back at any time", reason=COMPUTED, rule="surrender at any time"),
            S("4", "Six cards and 21 of five at once", "Six-card hand or five-card 21 wins now"),
            S("5", "The dealer draws", "draw by the house's rule"),
            S("6", "A blackjack always wins", "A blackjack always wins"),
            S("6a", "All diamonds 2 to 1", "all diamonds 2 to 1"),
        ),
    ),
    "Blackjack Switch, dealing": Procedure(
        ("blackjack-switch", "blackjack-switch-8", "blackjack-switch-washington"),
        (
            S(
                "1",
                "Two equal wagers, and Super Match if they like",
                reason=PLAYERS,
                rule="both of",
            ),
            S("2", "Two hands each, one card of the dealer's up", "Deal two hands each"),
            S("3", "Super Match on the four first cards", "Settle SUPER MATCH on the four first"),
            S("4", "The look for a blackjack", reason=COMPUTED, rule="check for blackjack"),
            S("5", "Second cards change places once", "keep or switch the second cards"),
            S("6", "The right hand, then the left", "its right hand, then its left"),
            S("7", "The dealer draws", "draw by the house's rule"),
            S("8", "Each hand separately", "Each hand separately"),
            S("8a", "Twenty-two pushes all but a blackjack", reason=COMPUTED, rule="22 pushes"),
        ),
    ),
    "Casino War, dealing": Procedure(
        ("casino-war", "casino-war-2", "casino-war-washington"),
        (
            S("1", "The Wager, and the Tie bet if they like", reason=PLAYERS, rule="Wager comes"),
            S("2", "One card each, face up", "Deal one card each, face up"),
            S("2 order", "Left to right, the dealer last", "Left to right, yourself last"),
            S("3", "No tie: settle at once", "No ties: settle"),
            S("4", "A tie: war or half back", "Each tied seat: WAR or surrender"),
            S("4a", "War: as high as the Wager", "match the WAGER"),
            S("4b", "Three burned, one card each", "burn three cards, one each"),
            S("4c", "Give up: half is lost", reason=COMPUTED, rule="half of the Wager is lost"),
            S("5", "Equal or higher wins the war", reason=COMPUTED, rule="equal or higher card"),
            S("6", "The Tie bet by the first cards", reason=COMPUTED, rule="The Tie bet is paid"),
        ),
    ),
    "Fortune Pai Gow, dealing": Procedure(
        (
            *("fortune-pai-gow", "fortune-pai-gow-2", "fortune-pai-gow-3"),
            "fortune-pai-gow-washington",
        ),
        (
            S("1", "Main, Fortune if they like", reason=PLAYERS, rule="Main comes before"),
            S("2", "Seven cards each, face down", "Deal seven cards each, face down"),
            S("2 order", "The count says who is first", "The count says who is first"),
            S("3", "Players set", "Players set two cards in front, five behind"),
            S("3a", "The dealer's stay down", "Yours stay face down"),
            S("3b", "A foul loses", reason=COMPUTED, rule="is a foul: Main loses"),
            S("4", "The dealer sets last", "Turn your seven and set them by the house way"),
            S("5", "Compare right to left", "Compare right to left"),
            S("5a", "Win, push, lose, copy", "Wins both: pay less 5%. Wins one: push"),
            S("6", "Fortune by all seven", reason=COMPUTED, rule="Fortune is paid"),
            S("6a", "Envy from $5 on", reason=COMPUTED, rule="stays out until envy is paid"),
        ),
    ),
    "Face Up Pai Gow, dealing": Procedure(
        (
            *("face-up-pai-gow", "face-up-pai-gow-2", "face-up-pai-gow-3"),
            "face-up-pai-gow-washington",
        ),
        (
            S("1", "Main, the others if they like", reason=PLAYERS, rule="Main comes before"),
            S("2", "Seven cards each, face down", "Deal seven cards each, face down"),
            S("2 order", "The count says who is first", "The count says who is first"),
            S("3", "The dealer sets first", "Turn your seven and set them by the house way"),
            S("4", "Players set", "Players set two cards in front, five behind"),
            S("4a", "A foul loses", reason=COMPUTED, rule="is a foul: Main loses"),
            S("5", "Compare right to left", "Compare right to left"),
            S("5a", "Win, push, lose", "Both higher wins, one pushes"),
            S("6", "Fortune by all seven", reason=COMPUTED, rule="Fortune is paid"),
        ),
    ),
    "EZ Pai Gow, dealing": Procedure(
        (
            *("ez-pai-gow", "ez-pai-gow-2", "ez-pai-gow-3"),
            "ez-pai-gow-washington",
        ),
        (
            S("1", "Main, the others if they like", reason=PLAYERS, rule="Main comes before"),
            S("2", "Seven cards each, face down", "Deal seven cards each, face down"),
            S("2 order", "The count says who is first", "The count says who is first"),
            S("3", "The dealer sets last", "Turn your seven and set them by the house way"),
            S("3a", "Face down until then", "Yours stay face down"),
            S("4", "Players set", "Players set two cards in front, five behind"),
            S("4a", "A foul loses", reason=COMPUTED, rule="is a foul: Main loses"),
            S("5", "Compare right to left", "Compare right to left"),
            S("5a", "Win, push, lose", "Wins both: pay. Wins one: push"),
            S("6", "Fortune by all seven", reason=COMPUTED, rule="Fortune is paid"),
        ),
    ),
    "Six Card, dealing": Procedure(
        ("six-card-poker", "six-card-poker-washington"),
        (
            S("1", "The Ante", reason=PLAYERS, rule="The Ante comes first"),
            S("2", "Six cards each, three of the dealer's up", "Deal six cards each, three of"),
            S("2 order", "Left to right, the dealer last", "Left to right, yourself last"),
            S("3", "Raise or fold", "RAISE or FOLD, each seat"),
            S("3a", "Raise equals the Ante", "RAISE equals the ANTE"),
            S("3b", "Pick up folded hands now", "Pick up folded hands now"),
            S("4", "Turn the other three, announce", "Turn your other three, announce"),
            S("5", "Ace-king qualifies", "Ace-king or better qualifies"),
            S("6a", "Qualified: settle right to left", "Dealer qualifies: settle right to left"),
            S("6a.i", "The higher hand wins even", reason=COMPUTED, rule="the higher hand wins"),
            S("6b", "Not qualified: the Ante pushes", "Dealer does not qualify: ANTE pushes"),
            S("6b.i", "The Raise plays on", "RAISE still plays, higher hand wins"),
            S("7", "Each seat in its order", "ANTE, RAISE"),
        ),
    ),
    "Big Raise, dealing": Procedure(
        ("big-raise-nexus", "big-raise-nexus-2", "big-raise-washington"),
        (
            S("1", "Ante, and the 3 Card Bonus if they like", reason=PLAYERS, rule="Ante comes"),
            S("2", "Three cards each, face down", "Deal three cards each, face down"),
            S("2 board", "Two for the board", "two for the board face down"),
            S("3", "Raise or fold", "RAISE or FOLD, each seat"),
            S("3a", "One to four antes", "1 to 4 times the ANTE"),
            S("3b", "Pick up folded hands now", "Pick up folded hands now"),
            S("4", "Both cards of the board", "then turn both cards of the board"),
            S("5", "Turn the hands that stayed in", "Turn the hands that stayed in"),
            S("6", "Each seat in its order", "ANTE, RAISE, 3 CARD"),
            S("6a", "Sixes to nines push", reason=COMPUTED, rule="sixes to nines push"),
            S("6b", "The 3 Card Bonus", reason=COMPUTED, rule="player's own three cards"),
        ),
    ),
    "Big Raise, progressive": Procedure(
        ("big-raise-nexus", "big-raise-nexus-2"),
        link("Each seat: ANTE", "of the board count", "Deal three cards each"),
    ),
    "Triple Shot Rummy, dealing": Procedure(
        ("triple-shot-rummy", "triple-shot-rummy-2", "triple-shot-rummy-washington"),
        (
            S("1", "Ante, Pair Plus if they like", reason=PLAYERS, rule="The Ante comes first"),
            S("2", "Three cards each, face down", "Deal three cards each, face down"),
            S("2 order", "Left to right, the dealer last", "Left to right, yourself last"),
            S("3", "Play or fold", "PLAY bet or FOLD, each seat"),
            S("3a", "Play equals the Ante", "PLAY equals the ANTE"),
            S("3b", "Pick up folded hands now", "Pick up folded hands now"),
            S("4", "Turn three cards, announce", "Turn your three cards, announce your points"),
            S("5", "20 points qualify", "20 points or less qualify"),
            S("6a", "Qualified: settle right to left", "fewest points win, right to left"),
            S("6a.i", "The Play by its table", reason=COMPUTED, rule="the Play by its table"),
            S("6b", "Not qualified: Play pushes", "Dealer does not qualify: PLAY pushes"),
            S("6b.i", "The Ante is paid even", "ANTE 1 to 1"),
            S("7", "Each seat in its order", "ANTE, PLAY, PAIR PLUS"),
        ),
    ),
    "I Luv Suits, dealing": Procedure(
        ("i-luv-suits", "i-luv-suits-washington"),
        (
            S("1", "Ante, the others if they like", reason=PLAYERS, rule="The Ante comes first"),
            S("2", "Seven cards each, face down", "Deal seven cards each, face down"),
            S("2 order", "Left to right, the dealer last", "Left to right, yourself last"),
            S("3", "Play or fold", "PLAY bet or FOLD, each seat"),
            S("3a", "One to three antes", "1 to 3 times the ANTE", rule="Five of a suit may play"),
            S("3b", "Pick up folded hands now", "Pick up folded hands now"),
            S("3c", "Bonus bets live after a fold", reason=COMPUTED, rule="stay in play"),
            S("4", "Turn seven cards, announce", "Turn your seven cards, announce your flush"),
            S("5", "Three of a suit qualify", "Three of a suit, nine-high or better"),
            S("6a", "Qualified: settle right to left", "Dealer qualifies: settle right to left"),
            S("6b", "Not qualified: Play pushes", "Dealer does not qualify: PLAY pushes"),
            S("6b.i", "The Ante is paid even", "ANTE 1 to 1"),
            S("7", "Each seat in its order", "ANTE, PLAY"),
        ),
    ),
    "Flush Rush, dealing": Procedure(
        ("flush-rush", "flush-rush-washington"),
        (
            S("1", "The Ante", reason=PLAYERS, rule="The Ante comes first"),
            S("2", "Four cards each, face down", "Deal four cards each, face down"),
            S("3", "First Play or fold", "PLAY 1 or FOLD, each seat"),
            S("3a", "It equals the Ante, two cards more", "deal two cards more"),
            S("4", "Second Play or fold", "PLAY 2 or FOLD, each seat"),
            S("4a", "It equals the Ante, the last card", "deal the last card"),
            S("5", "Turn the hands that stayed in", "Turn the hands that stayed in"),
            S("6", "The better of two lines", reason=COMPUTED, rule="the better of the two lines"),
        ),
    ),
    "High Five, dealing": Procedure(
        ("high-five-poker", "high-five-poker-washington"),
        (
            S("1", "Ante, Trips if they like", reason=PLAYERS, rule="The Ante comes first"),
            S("2", "Seven cards each, face down", "Deal seven cards each, face down"),
            S("3", "Play or fold", "PLAY bet or FOLD, each seat"),
            S("3a", "Two cards are put away", "two cards are put away"),
            S("4", "Turn seven, announce five", "Turn your seven cards, announce your best five"),
            S("5", "Sixes qualify", "A pair of sixes or better qualifies"),
            S("6a", "Qualified: settle right to left", "Dealer qualifies: settle right to left"),
            S("6b", "Not qualified: Play pushes", "Dealer does not qualify: PLAY pushes"),
            S("6b.i", "A straight plays on", "a straight or better plays on"),
            S("7", "Trips by the five kept", reason=COMPUTED, rule="the five cards of the player"),
        ),
    ),
    "Bet The Bust, dealing": Procedure(
        ("bet-the-bust", "bet-the-bust-456", "bet-the-bust-washington"),
        (
            S("1", "A blackjack wager", reason=PLAYERS, rule="The blackjack wager comes first"),
            S("2", "Two cards each, one up", "Deal two cards each, one of yours up"),
            S("3", "Ask for the bet", "Bet The Bust: ask every seat"),
            S("3a", "By the up card", "A bust pays by your up card"),
            S("3b", "Up to the wager", reason=COMPUTED, rule="up to the blackjack wager"),
            S("4", "Play the hands", "Play the hands, seat by seat"),
            S(
                "5",
                "Draw out",
                "Turn your card, draw by the house's rule",
                rule="draws out for Bet The Bust",
            ),
        ),
    ),
    "DJ Wild, dealing": Procedure(
        ("dj-wild", "dj-wild-2", "dj-wild-3", "dj-wild-washington"),
        (
            S("1", "Ante and Blind, Trips if they like", reason=PLAYERS, rule="Ante and Blind"),
            S("2", "Five cards each, face down", "Deal five cards each, face down"),
            S("2 order", "Left to right, the dealer last", "Left to right, yourself last"),
            S("3", "Play or fold", "PLAY bet or FOLD, each seat"),
            S("3a", "Play is twice the Ante", "PLAY is twice the ANTE"),
            S("3b", "Pick up folded hands now", "Pick up folded hands now"),
            S("4", "The dealer always plays", "Turn your five cards: you always play"),
            S("5", "Deuces and joker are wild", reason=COMPUTED, rule="joker are wild"),
            S("6", "Each seat in its order", "Each seat: PLAY, ANTE, BLIND, TRIPS"),
            S("6a", "The Blind by its table", reason=COMPUTED, rule="the Blind by its table"),
            S("6b", "Trips by the own hand", reason=COMPUTED, rule="Trips is paid"),
        ),
    ),
    "Bahama Bonus Blackjack, dealing": Procedure(
        ("bahama-bonus", "bahama-bonus-washington"),
        (
            S("1", "The blackjack wager", reason=PLAYERS, rule="wager comes first"),
            S("2", "Decks without tens, two cards each", "Deal two cards each, one of yours up"),
            S("3", "Play the hands", "Play the hands, seat by seat"),
            S("3a", "A double doubles again", "A doubled hand may double again"),
            S("4", "The dealer draws", "draw by the house's rule"),
            S("5", "Settle", "A blackjack always wins, 3 to 2"),
            S("5a", "A 21 beats all but a blackjack", "a 21 beats all but a blackjack"),
        ),
    ),
    "Three Card Draw, dealing": Procedure(
        (
            *("three-card-draw", "three-card-draw-2", "three-card-draw-washington"),
            *("three-card-draw-pairs-plus", "three-card-draw-pairs-plus-washington"),
        ),
        (
            S("1", "The Ante, the bonus if they like", reason=PLAYERS, rule="Ante comes first"),
            S("2", "Three cards each, four to the dealer", "Deal three cards each, four to"),
            S("3", "Stand, draw or fold", "STAND, DRAW or FOLD, each seat"),
            S("3a", "In to Win or Draw equals the Ante", "PLAY equals the ANTE"),
            S("3b", "A card put away is kept apart", "a card put away is kept apart"),
            S("4", "Turn four cards, the best three play", "the best three play"),
            S("5", "The bonus by the first three", reason=COMPUTED, rule="by the first three"),
            S("6", "Each seat in its order", "Each seat: ANTE"),
        ),
    ),
}
