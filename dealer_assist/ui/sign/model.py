"""What the public sign shows, as plain facts. No Qt here, and nobody's name."""

from dealer_assist.value import Value


class SignLevel(Value):
    """One meter: its name, the hand that wins all of it, and what is on it."""

    name: str
    hand: str
    amount: str


class SignWin(Value):
    """A jackpot that was just won: the hand, the whole prize, the table and who shares it."""

    hand: str
    amount: str
    place: str


class SignBand(Value):
    """A prize of a link that waits, or was just paid: where, what, how much."""

    word: str
    table: str
    what: str
    amount: str


class SignModel(Value):
    """The whole sign: the first level is the largest.

    `note` says that a win is being verified, or that the meters are not live; then `is_live` is
    off and nothing may be read as a promise. `pays` are the fixed prizes, in one line of words.
    `won` fills the sign for a while, with every jackpot that one card has confirmed. `band` is a
    prize of a link: it stands above the meters, which have gone on already. `notice` is what the
    jurisdiction has players read: a helpline.
    """

    levels: tuple[SignLevel, ...]
    foot: str = ""
    note: str = ""
    is_live: bool = True
    won: tuple[SignWin, ...] = ()
    banner: str = ""
    pays: str = ""
    band: SignBand | None = None
    notice: str = ""
