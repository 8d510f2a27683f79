"""The odds of a table in words and figures: edge, hit, lines, and where the money goes.

A figure that ours does not round to is marked with ≠, as on the command line.
"""

from collections.abc import Iterator, Mapping, Sequence

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.message import Msg, joined
from dealer_assist.odds.must_hit import chance_at
from dealer_assist.odds.sheet import LineOdds, Printed, WagerOdds
from dealer_assist.rules.line_names import hand_words
from dealer_assist.rules.money import dollars, micros
from dealer_assist.rules.pays import parse_pay
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.pay.pay_words import pay_words, pays_text
from dealer_assist.value import Value

PRIZES, METER, RESERVE, SEED, HOUSE = "prizes", "meter", "reserve", "seed", "house"
"""Where the money of a wager goes."""


class OddsRow(Value):
    """One wager in the list: its name, its paytable and conditions, and the edge beside them."""

    label: str
    detail: str = ""
    edge: str = ""


class OddsFigure(Value):
    """A large figure: the same as a fraction below, and what was printed; `differs` marks that."""

    caption: str
    value: str
    exact: str = ""
    printed: str = ""
    differs: bool = False


class MoneyShare(Value):
    """A part of the money: `kind` is how it is painted, `share` how much of a wager it is."""

    kind: str
    words: str
    value: str
    share: float


class OddsModel(Value):
    """Everything about one wager; a table without rows has a sentence in `notes` instead."""

    title: str = ""
    detail: str = ""
    method: str = ""
    figures: tuple[OddsFigure, ...] = ()
    shares: tuple[MoneyShare, ...] = ()
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()


NO_EDGE = Msg("no stake")
_SMALL = 0.01
_RULES: Mapping[object, str] = {
    "player_cards": Msg("by the player's cards"),
    "dealer_up_card": Msg("by the dealer's up card"),
}
_ANTE: Mapping[object, str] = {
    "flush": Msg("Ante from a flush"),
    "straight": Msg("Ante from a straight"),
    "three_tens": Msg("Ante from three 10s"),
}
_LINES: Mapping[str, str] = {"dealer_blackjack": Msg("Dealer's blackjack")}
_LEAVE: Mapping[object, str] = {
    "none": Msg("nothing left up"),
    "best": Msg("left up where that is best"),
}


def wager_rows(odds: Sequence[WagerOdds], setup: TableSetup) -> tuple[OddsRow, ...]:
    """List the wagers with their edges."""
    return tuple(
        OddsRow(
            _name(wager, setup),
            _told(wager, conditions(wager, ("side", "hands"))),
            NO_EDGE if wager.house_edge is None else percent(wager.house_edge),
        )
        for wager in odds
    )


def odds_model(odds: WagerOdds, setup: TableSetup, table: Table | None = None) -> OddsModel:
    """Show one wager; with a table its meters count as they stand there now."""
    jackpot = next((j for j in setup.jackpots.values() if j.key == odds.paytable), None)
    return OddsModel(
        title=_name(odds, setup),
        detail=_told(odds, conditions(odds)),
        method=_method(odds),
        figures=tuple(_figures(odds, jackpot, table)),
        shares=tuple(shares(odds, jackpot)),
        heads=_HEADS if odds.lines else _part_heads(odds, setup),
        rows=tuple(_lines(odds, jackpot)) if odds.lines else tuple(_parts(odds, setup)),
        notes=tuple(_notes(odds, jackpot)),
    )


def percent(share: float) -> str:
    """Write a share of one: 3.06%; one that is smaller keeps two figures that count."""
    return (
        f"{100 * share:.2f}%" if abs(share) >= _SMALL / 100 or not share else f"{100 * share:.2g}%"
    )


def one_in(probability: float) -> str:
    """Write how often a line comes: one hand in so many."""
    if not probability:
        return Msg("never")
    often = 1 / probability
    return Msg("1 in {often}", often=f"{often:,.1f}" if often < 1_000 else f"{often:,.0f}")


def conditions(odds: WagerOdds, only: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Say under what conditions the figures hold, as far as a dealer has words for them.

    With `only`, those alone that tell wagers of one table apart.
    """
    said: list[str] = []
    for key, value in odds.conditions.items():
        if only and key not in only:
            continue
        match key, value:
            case "decks", int(decks):
                said.append(Msg("{n} decks", one="1 deck", n=decks))
            case "hands", int(hands):
                said.append(Msg("{n} hands dealt", n=hands))
            case "side", "either":
                said.append(Msg("either side"))
            case "side", str(side):
                said.append(Msg("on {side}", side=side.capitalize()))
            case "rule", _:
                said.append(_RULES.get(value, ""))
            case "ante_rule", _:
                said.append(_ANTE.get(value, ""))
            case "leave", _:
                said.append(_LEAVE.get(value, ""))
    return tuple(words for words in said if words)


def _told(odds: WagerOdds, said: tuple[str, ...]) -> str:
    return joined(", ", (odds.paytable, *said) if odds.paytable else said)


_HEADS = (Msg("Hand"), Msg("Pays"), Msg("Frequency"), Msg("Exactly"), Msg("Returns"))
_ANTE_WAGER = "ante"


def _part_heads(odds: WagerOdds, setup: TableSetup) -> tuple[str, ...]:
    """Say of which wager the parts of a game are so much: of the Ante, where there is one."""
    if odds.wager == _ANTE_WAGER or setup.title is None:
        return Msg("Part of the game"), Msg("Per unit of the Ante")
    return Msg("Part of the game"), Msg("Per unit of {wager}", wager=_name(odds, setup))


def shares(odds: WagerOdds, jackpot: Jackpot | None) -> Iterator[MoneyShare]:
    """Return where the money of a wager goes; the parts of it are all of it."""
    if odds.house_edge is None:
        return
    kept = odds.house_edge
    if odds.fixed_return is None:
        yield _share(PRIZES, Msg("Back to players"), 1 - kept)
    else:
        rates = sum(meter.rate for meter in odds.meters)
        reserves = sum(meter.reserve for meter in odds.meters)
        rest = 1 - odds.fixed_return - rates - reserves - kept
        yield _share(PRIZES, Msg("Fixed prizes"), odds.fixed_return)
        yield _share(METER, Msg("Onto the meter"), rates)
        yield _share(RESERVE, Msg("Reserve"), reserves)
        is_house = jackpot is not None and jackpot.is_house
        yield _share(SEED, Msg("House jackpot") if is_house else Msg("New seeds"), rest)
    yield _share(HOUSE, Msg("House"), kept)


def _share(kind: str, words: str, share: float) -> MoneyShare:
    return MoneyShare(kind, words, percent(share), max(0.0, share))


def _name(odds: WagerOdds, setup: TableSetup) -> str:
    printed = {row.key for row in setup.wagers}
    return setup.label_of(odds.wager) if odds.wager in printed else odds.label


def _method(odds: WagerOdds) -> str:
    if odds.method == "exact":
        return Msg("Exact, by counting every deal")
    return Msg(
        "Simulated: {rounds} rounds, give or take {error}",
        rounds=f"{odds.samples or 0:,}",
        error=f"{100 * (odds.standard_error or 0.0):.4f}%",
    )


def _figures(odds: WagerOdds, jackpot: Jackpot | None, table: Table | None) -> Iterator[OddsFigure]:
    printed = {figure.name: figure for figure in odds.printed}
    edge = NO_EDGE if odds.house_edge is None else percent(odds.house_edge)
    yield _figure(Msg("House edge"), edge, odds.house_edge_exact, printed.get("house_edge"))
    if odds.hit is not None:
        yield _figure(Msg("Hit"), percent(odds.hit), odds.hit_exact, printed.get("hit"))
    if jackpot is not None and not jackpot.is_house and odds.meters:
        fair = odds.meters[0].fair_cents
        words = Msg("never breaks even") if fair is None else _meter(fair, jackpot)
        yield OddsFigure(Msg("Break-even meter"), words, _meter_now(jackpot, table))
        if (now := _edge_now(odds, jackpot, table)) is not None:
            yield OddsFigure(Msg("Edge, meters as now"), percent(now))
    elif odds.volatility_index is not None:
        yield OddsFigure(Msg("Volatility index"), f"{odds.volatility_index:.2f}")


def _figure(caption: str, value: str, exact: str, printed: Printed | None) -> OddsFigure:
    if printed is None:
        return OddsFigure(caption, value, exact)
    figures = joined(" / ", (percent(each) for each in printed.printed))
    words = Msg("printed {figures}", figures=figures)
    return OddsFigure(caption, value, exact, words, bool(printed.differs))


def _meter(cents: int, jackpot: Jackpot) -> str:
    return dollars(cents * jackpot.wager_cents // 100)


def _shown(jackpot: Jackpot, table: Table | None) -> list[int] | None:
    """Return what the meters of a jackpot show in cents, in the order of its levels."""
    if table is None:
        return None
    sensor = next((key for key, one in table.setup.jackpots.items() if one == jackpot), "")
    levels = [(sensor, level.name) for level in jackpot.levels]
    if any(level not in table.accounts for level in levels):
        return None
    return [table.accounts[level].shown_cents for level in levels]


def _meter_now(jackpot: Jackpot, table: Table | None) -> str:
    shown = _shown(jackpot, table)
    return Msg("now {amount}", amount=dollars(shown[0])) if shown else ""


def _edge_now(odds: WagerOdds, jackpot: Jackpot, table: Table | None) -> float | None:
    shown = _shown(jackpot, table)
    if shown is None or odds.fixed_return is None or len(shown) != len(odds.meters):
        return None
    units = [cents / jackpot.wager_cents for cents in shown]
    paid = sum(
        unit / 1000 * meter.return_per_1000 for unit, meter in zip(units, odds.meters, strict=True)
    )
    hidden = sum(
        float(chance_at(level, jackpot.wager_cents, micros(cents))) * cents / jackpot.wager_cents
        for level, cents in zip(jackpot.levels, shown, strict=True)
        if level.must_hit_cents
    )
    return 1 - odds.fixed_return - paid - hidden


def _lines(odds: WagerOdds, jackpot: Jackpot | None) -> Iterator[tuple[str, ...]]:
    for line in odds.lines:
        name = line.label or _LINES.get(line.key) or hand_words(line.key)
        chance = one_in(line.probability)
        yield name, _pays(line, jackpot), chance, line.exact, percent(line.returned)


def _pays(line: LineOdds, jackpot: Jackpot | None) -> str:
    if jackpot is not None and jackpot.has_line(line.key):
        return pays_text(jackpot.line(line.key), is_house=jackpot.is_house)
    return pay_words(parse_pay(line.pays))


def _parts(odds: WagerOdds, setup: TableSetup) -> Iterator[tuple[str, ...]]:
    for wager, share in odds.returns.items():
        yield setup.label_of(wager), f"{100 * share:+.2f}%"


_FIGURES = {"house_edge": Msg("House edge"), "hit": Msg("Hit")}


def _notes(odds: WagerOdds, jackpot: Jackpot | None) -> Iterator[str]:
    for figure in odds.printed:
        if figure.differs and figure.why and figure.name in _FIGURES:
            yield Msg(
                "{figure}, printed {printed}: {why}.",
                figure=_FIGURES[figure.name],
                printed=joined(" / ", (percent(each) for each in figure.printed)),
                why=figure.why,
            )
    if odds.strategy:
        yield Msg("By best play. The PAR sheet says which.")
    for meter in odds.meters[1:]:
        if jackpot is not None and meter.fair_cents is not None:
            label = jackpot.level(meter.name).label
            fair = _meter(meter.fair_cents, jackpot)
            yield Msg("{level} alone would have to be at {fair}.", level=label, fair=fair)
    if odds.envy_per_other_player:
        cents = f"${odds.envy_per_other_player:.4f}"
        yield Msg("Envy brings every other wager {amount} a round.", amount=cents)
    if len(odds.by_sharing) > 1:
        last = odds.by_sharing[-1]
        yield Msg(
            "With {n} wagers sharing a prize the edge is {edge}.",
            n=last.wagers,
            edge=percent(last.house_edge),
        )
