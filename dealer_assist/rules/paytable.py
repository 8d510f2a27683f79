"""Paytables, stages and the definition of a game: frozen data that the catalog reads from files."""

from collections.abc import Container, Iterable, Mapping

from dealer_assist.rules.awards import Awards
from dealer_assist.rules.duties import Duties
from dealer_assist.rules.pays import Pay
from dealer_assist.rules.titles.coup_rules import CoupRules
from dealer_assist.rules.titles.families import Acts, PaiGow
from dealer_assist.rules.titles.title import Title
from dealer_assist.value import Value, field

OVER, QUALIFIES, NOT_QUALIFIED = "coup_over", "qualifies", "not_qualified"
STANDS, TIED, NOT_TIED = "dealer_stands", "a_tie", "no_tie"
CONDITIONS = (OVER, QUALIFIES, NOT_QUALIFIED, STANDS, TIED, NOT_TIED)
"""What the known cards may decide of a stage, beside how many there are."""

# As printed: `house_edge` → "3.07%", or a tuple of texts where two prints differ.
Published = Mapping[str, str | tuple[str, ...]]


class GameStage(Value):
    """A stage is reached when its cards lie on the table; the first one when the game starts.

    `decides` are the wagers that seats make here or leave; where `may_fold` is set they may give
    the hand up instead. `cards` is how many known cards mean that the stage is reached, by
    `seat`, `board`, `dealer`, `player` and `banker`; `when` is what they must show besides.
    `instead_of` names the stage that this one is the other answer to; `needs` the bonus wagers
    without any of which a table does not have it. `on_tie`: only seats that tie the dealer decide
    here. `sets`: players set their hands here, and no later stage comes before they have. `alone`
    is the detail at a table without a jackpot, where it is another one.
    """

    key: str
    label: str
    prompt: str
    detail: str = ""
    decides: tuple[str, ...] = ()
    may_fold: bool = False
    cards: Mapping[str, int] = field(default_factory=dict)
    when: str = ""
    instead_of: str = ""
    needs: tuple[str, ...] = ()
    on_tie: bool = False
    alone: str = ""
    sets: bool = False


class Paytable(Value):
    """The lines of one wager's table, highest first, and the figures it was published with.

    A table that pays by the number of hands dealt has a column for each in `by_hands`;
    `lines` is then the column of the fewest hands. `decks` are those that it is printed for; where
    there are none, any will do. `labels` are lines that are printed otherwise than their hand.
    """

    name: str
    wager: str
    lines: Mapping[str, Pay]
    published: Published = field(default_factory=dict)
    by_hands: Mapping[int, Mapping[str, Pay]] = field(default_factory=dict)
    decks: tuple[int, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)

    def pay(self, met: Iterable[str]) -> Pay | None:
        """Return what a hand is paid that meets these lines, the highest first; None if nothing."""
        for line in met:
            if line in self.lines:
                return self.lines[line]
        return None


class GameDefinition(Value):
    """A game as its file describes it; wherever there is a choice, the first is the default.

    `cards` are dealt to everybody, `at_most` with those that a hand may get besides;
    `wagers` are bet before the cards and `decided` while the hand is played, both as printed;
    `settles` is the order in which a seat's wagers are settled; `jackpots` names the wagers
    that play for a jackpot, and for each the ways such a jackpot may judge the cards; `awards`
    is what the rules can pay by each wager's tables; `stages` are those of the base game;
    `stays_on_fold` are the bets that a folded hand can still win; `optional` are those that a
    house need not offer; `shuffler_modes` are the modes of a shuffler that deal it,
    `shuffler_makes` those that its rules name, `shuffler_need` whether it needs one. `rules` is the
    module or family that settles it, `title`, `coup`, `acts` and `pai_gow` what the file tells;
    `file` is the name of its definition, its layout and its rules in words, `like` that of the game
    that it is a variant of; `sums` the name of its odds; `plays_for` jackpots of other games that
    it may play for too; `sources` the files that it was read from; `shared` names the tables that
    pay several wagers; `short` are names that are printed too long for a plate; `duties` are the
    wagers that the rules know by what they do; `taken_out` are ranks that its decks lack.
    `besides` are bets that deals of this game may have and its tables do not offer yet, with the
    house rules of them; those that a table chooses which offers a bet are `besides_chosen`.
    """

    key: str
    name: str
    wagers: Mapping[str, str]
    paytables: Mapping[str, Mapping[str, Paytable]]
    options: Mapping[str, tuple[object, ...]]
    decks: int = 1
    rules: str = ""
    cards: Mapping[str, int] = field(default_factory=dict)
    at_most: Mapping[str, int] = field(default_factory=dict)
    decided: Mapping[str, str] = field(default_factory=dict)
    settles: tuple[str, ...] = ()
    jackpots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    published: Mapping[str, Published] = field(default_factory=dict)
    prompts: Mapping[str, str] = field(default_factory=dict)
    screen: Mapping[str, object] = field(default_factory=dict)
    awards: Mapping[str, Awards] = field(default_factory=dict)
    stages: tuple[GameStage, ...] = ()
    stays_on_fold: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    shuffler_modes: tuple[str, ...] = ()
    shuffler_makes: tuple[str, ...] = ()
    shuffler_need: str = ""
    title: Title | None = None
    coup: CoupRules | None = None
    acts: Acts | None = None
    pai_gow: PaiGow | None = None
    file: str = ""
    like: str = ""
    sums: str = ""
    has_joker: bool = False
    taken_out: tuple[int, ...] = ()
    plays_for: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    shared: Mapping[str, str] = field(default_factory=dict)
    short: Mapping[str, str] = field(default_factory=dict)
    duties: Duties = field(default_factory=Duties)
    besides: Mapping[str, str] = field(default_factory=dict)
    besides_options: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    besides_chosen: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def names(self) -> Mapping[str, str]:
        """Return the printed name of every wager, and of every table that pays several of them."""
        return {**self.wagers, **self.decided, **self.shared}

    def choices_with(self, wagers: Container[str]) -> Mapping[str, tuple[object, ...]]:
        """Return the choices of a table that offers these wagers."""
        chosen = self.besides_chosen.items()
        besides = (option for wager, of in chosen if wager in wagers for option in of)
        return {**self.options, **{option: self.besides_options[option] for option in besides}}

    def allows(self, option: str, value: object) -> bool:
        """True if a house may choose this value."""
        choices = self.options.get(option) or self.besides_options.get(option, ())
        # In Python 1 equals true, in a file and at the table it does not.
        return any(type(choice) is type(value) and choice == value for choice in choices)
