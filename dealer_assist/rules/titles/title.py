"""A title as its file tells it: how hands rank, which bets are made when, how each of them ends.

Frozen data without functions of its own; `bets`, `endings` and `bonuses` read it, the families
`showdown` and `by_table` settle by it.
"""

from collections.abc import Mapping

from dealer_assist.rules.ranking.named import Ranking
from dealer_assist.value import Value, field

# How a hand against the dealer can end, in the order in which endings are kept.
OUTCOMES = (
    "win",
    "tie",
    "lose",
    "win_unqualified",
    "tie_unqualified",
    "lose_unqualified",
    "fold",
)
UNQUALIFIED, FOLD = 3, 6
# Without a dealer's hand a bet is shown down to its table, or folded.
SHOWN = "shown"

CHECK, FOLDS, BACK = OTHERWISE = ("check", "fold", "back")
"""What a seat may do instead of a bet: leave it, give the hand up, take an earlier bet back."""

BEATEN, HOLE_CARDS, HIGHEST = PATTERNS = ("beaten", "hole_cards", "highest")
"""What a bonus may go by: the hand that is beaten, the first two cards, the table's highest."""

CardSet = tuple[tuple[str, int], ...]
"""Cards by where they lie and how many of them count, 0 for all: seat and the flop."""


class Bounds(Value):
    """So many times the base wager, and the rule that says so."""

    least: int
    most: int
    why: str


class Play(Value):
    """One wager against a fold, told in cents; from a hand up it may be higher."""

    wager: str
    bounds: Bounds
    from_value: int = 0
    higher: Bounds | None = None


class Street(Value):
    """One decision: a word for each bet, in times of the base wager, or what is done `otherwise`.

    Where it is to take a bet back, `wager` was made before the cards. Some words are for hands of a
    value in `least` or higher only.
    """

    key: str
    wager: str
    words: Mapping[str, int]
    otherwise: str
    ask: str
    least: Mapping[str, int] = field(default_factory=dict)


class Exchange(Value):
    """Cards that a seat of `dealt` puts away with one word of its decision, and gets for them."""

    word: str
    dealt: int
    discards: int
    draws: int = 0


class Ending(Value):
    """What becomes of a wager: by a table where it has a line, else `plain`.

    `table` names the paytable; `is_earned` pays it on the base wager without a stake. `option`
    names the house rule that says `plain`; `from_rule` the one that says from which hand even
    money is paid. `even_with` is the line that is paid even money.
    """

    plain: str
    table: str = ""
    is_earned: bool = False
    option: str = ""
    from_rule: str = ""
    even_with: str = ""

    @property
    def is_plain(self) -> bool:
        """True if nothing but the stake is asked."""
        return not (self.table or self.option or self.from_rule or self.even_with)


Row = tuple[tuple[str, Ending], ...]
"""How every wager of the base game ends in one outcome."""


class TitleBonus(Value):
    """A wager by cards of its own: `cards` by a ranking, or a named `pattern`.

    `on_fold` tells whether a folded hand can still win it, or names the house rule that does.
    """

    wager: str
    pattern: str
    cards: CardSet
    ranking: Ranking
    on_fold: bool | str
    is_own_hand: bool


class Title(Value):
    """What the families settle a game by.

    `base` is the wager that nobody is dealt in without, `equal` those that must be as high as
    another, `alone` those that may stand without the base where a house rule says so. `least` are
    the values of the hands that a rule of `from_rule` names. The dealer qualifies from the value
    `qualifies`, and against one of `waived_from` always; up cards of `discards` or higher leave his
    hand. On a board may lie `board` cards, `board_least` at least where everybody has folded. A
    seat may put cards away by its `exchange`. By outcome, `rows` are the wagers whose
    stake alone is asked and `asks` those that a table or a rule decides; `highest` are paid by the
    highest hand of the table.
    """

    ranking: Ranking
    base: str
    labels: Mapping[str, str]
    ends: tuple[tuple[str, tuple[Ending, ...]], ...]
    rows: tuple[Row, ...] = ()
    asks: tuple[Row, ...] = ()
    highest: tuple[str, ...] = ()
    bonuses: tuple[TitleBonus, ...] = ()
    equal: tuple[tuple[str, str], ...] = ()
    alone: Mapping[str, str] = field(default_factory=dict)
    play: Play | None = None
    streets: tuple[Street, ...] = ()
    least: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    qualifies: int = 0
    waived_from: int = 0
    exchange: Exchange | None = None
    discards: int | None = None
    board: int = 0
    board_least: int = 0

    @property
    def ends_by_lines(self) -> bool:
        """True if stakes, outcome and the lines and kinds of both hands decide every end."""
        return (
            self.play is not None
            and not (self.least or self.alone or self.highest)
            and all(bonus.is_own_hand or bonus.pattern == BEATEN for bonus in self.bonuses)
        )

    @property
    def by_hand_beaten(self) -> tuple[str, ...]:
        """Name the wagers that pay by the hand that is beaten."""
        return tuple(bonus.wager for bonus in self.bonuses if bonus.pattern == BEATEN)

    @property
    def may_take_back(self) -> tuple[str, ...]:
        """Name the wagers that a seat may take back."""
        return tuple(street.wager for street in self.streets if street.otherwise == BACK)
