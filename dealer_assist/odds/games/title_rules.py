"""The rules that make a blackjack title another game to its odds."""

from fractions import Fraction

from dealer_assist.odds.base_game import gain
from dealer_assist.rules.games.blackjack import house_rules
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.titles.families import Acts
from dealer_assist.value import Value


class BlackjackTitle(Value):
    """What makes a title another game; `blackjack_pays` to one on the first two cards."""

    decks: int
    hits_soft_17: bool = True
    pushes_22: bool = False
    free: bool = False
    switch: bool = False
    zap: tuple[int, ...] = ()
    super_fun: bool = False
    blackjack_pays: Fraction = Fraction(3, 2)
    split_to: int = 4
    doubles_any: bool = False
    doublings: int = 1
    wins_21: bool = False
    taken_out: tuple[int, ...] = ()


class TitleShoe(Value):
    """One shoe of a title and the rules that are told apart."""

    game: str
    decks: int
    soft_17: str
    zap_18: bool = False

    @property
    def name(self) -> str:
        """Name it, to find what was kept."""
        zap = " zap_18=true" if self.zap_18 else ""
        return f"{self.game} decks={self.decks} soft_17={self.soft_17}{zap}"


def title_rules(game: GameDefinition, shoe: TitleShoe) -> BlackjackTitle:
    """Return the rules of a title's blackjack, as its file has them first."""
    acts = game.acts or Acts()
    rules = house_rules({option: choices[0] for option, choices in game.options.items()})
    return BlackjackTitle(
        shoe.decks,
        hits_soft_17=shoe.soft_17 == "hit",
        pushes_22=game.options["dealer_22"][0] == "push",
        free=acts.free,
        switch=acts.switch,
        zap=(*acts.zap, 18) if shoe.zap_18 else acts.zap,
        super_fun=acts.super_fun,
        blackjack_pays=gain(rules.blackjack_pays),
        split_to=rules.split_to,
        doubles_any=acts.doubles_any,
        doublings=int(str(game.options.get("doublings", (1,))[0])),
        wins_21=acts.wins_21,
        taken_out=game.taken_out,
    )
