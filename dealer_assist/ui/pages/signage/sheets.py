"""What is posted at a table: limits, odds, aggregate payout, house rules, jackpots and notices.

Everything comes from the definitions in force, and each sign cites what asks for it.
"""

from collections.abc import Iterator, Mapping

from dealer_assist.catalog.rule_book import RuleBook
from dealer_assist.jackpot.definition import TRAY, Jackpot, Line
from dealer_assist.message import Msg
from dealer_assist.rules.games.blackjack import house_rules
from dealer_assist.rules.games.blackjack_title_hands import DIAMONDS_PAY, EVEN, FIVE_CARD_PAYS
from dealer_assist.rules.games.house_money import INSURANCE_PAYS
from dealer_assist.rules.games.judges import JUDGES
from dealer_assist.rules.line_names import footnote, footnotes, hand_words
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.pays import Pay, Percent
from dealer_assist.rules.titles.coup_rules import COMMISSION, HALF_ON_6, PUSH_ON_7, USUAL
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.table.presenter.pay.pay_words import (
    NOT_RETURNED,
    keeps_the_wager,
    pay_words,
    pays_text,
)
from dealer_assist.value import Value

LIMITS, AGGREGATE, ANTE, HOUSE = "limits", "aggregate", "ante", "house"
PLAYERS = "players"
PRACTICE = "PRACTICE, NOT FOR POSTING"
_ANTE_RULES: Mapping[object, str] = {
    "flush": Msg("The Ante pays on a flush or better"),
    "straight": Msg("The Ante pays on a straight or better"),
    "three_tens": Msg("The Ante pays on three 10s or better"),
}
BEATEN = Msg("By the hand beaten, the player's or the dealer's.")
_BANKER_WORDS: Mapping[str, str] = {
    COMMISSION: Msg("Banker pays 1 to 1 less 5% commission."),
    PUSH_ON_7: Msg("Banker is paid 1 to 1. A winning 7 of three cards pushes it."),
    HALF_ON_6: Msg("Banker is paid 1 to 1. A winning 6 pays half."),
}


class TableSign(Value):
    """One sign: its title, notices to read from afar, rows of words and figures, small print.

    `rule` cites what asks for it; `by_hands` heads the columns of rows with several figures;
    `name` is for the button that leads to it, where its title is too long for that.
    """

    key: str
    title: str
    notices: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()
    rule: str = ""
    by_hands: tuple[str, ...] = ()
    name: str = ""


class Signage(Value):
    """All signs of a table; `mark` stands across those that may not be posted."""

    table: str
    game: str
    signs: tuple[TableSign, ...]
    mark: str = ""


def signage(setup: TableSetup, book: RuleBook) -> Signage:
    """Return every sign of a table in the order in which a player asks for them."""
    signs = (
        *_limits(setup),
        *_aggregate(setup),
        *_ante(setup),
        *_qualifies(setup),
        *_main_pays(setup),
        *_wagers(setup),
        *(_jackpot(setup, book, sensor, one) for sensor, one in setup.jackpots.items()),
        *_house(setup, book),
        *_players(setup),
    )
    return Signage(setup.number, setup.game_name, signs, PRACTICE if setup.is_simulated else "")


def _limits(setup: TableSetup) -> Iterator[TableSign]:
    rows = [
        (setup.label_of(row.key), _range(*setup.limits[row.key]))
        for row in setup.wagers
        if row.key in setup.limits
    ]
    rows += [
        (
            jackpot.label
            if jackpot.is_house
            else Msg("Progressive, {jackpot}", jackpot=jackpot.label),
            chips(jackpot.wager_cents),
        )
        for jackpot in setup.jackpots.values()
    ]
    if rows:
        rule = setup.jurisdiction.rule("wager_limit")
        yield TableSign(LIMITS, Msg("Table limits"), rows=tuple(rows), rule=rule)


def _aggregate(setup: TableSetup) -> Iterator[TableSign]:
    notices = tuple(
        Msg(
            "{wager}: the house pays at most {most} total per deal",
            wager=setup.label_of(wager),
            most=chips(cents),
        )
        for wager, cents in setup.aggregate_limits.items()
    )
    if notices:
        rule = setup.jurisdiction.rule("aggregate_limit")
        yield TableSign(AGGREGATE, Msg("Aggregate payout limit"), notices, rule=rule)


def _ante(setup: TableSetup) -> Iterator[TableSign]:
    words = _ANTE_RULES.get(setup.options.get("ante_rule"), "")
    if words:
        notes = (Msg("A winning hand below that pushes the Ante."),)
        yield TableSign(ANTE, Msg("Ante"), (words,), notes=notes, rule=_approved(setup))


def _qualifies(setup: TableSetup) -> Iterator[TableSign]:
    """Post what a layout prints where the dealer has no hand to reach."""
    is_compared = setup.title is not None and "dealer" in setup.hand_sizes
    if is_compared and setup.title is not None and not setup.title.qualifies:
        words = (Msg("Dealer always qualifies"),)
        yield TableSign("qualifies", Msg("Dealer"), words, rule=_approved(setup))


def pays_by_rule(setup: TableSetup) -> Mapping[str, Pay]:
    """Return what wagers without a paytable pay, wherever a layout has them."""
    if setup.duties.sides:
        coup = setup.coup or USUAL
        return {**coup.main_pays, **{event.wager: event.pays for event in coup.events}}
    return {setup.duties.insures: INSURANCE_PAYS} if setup.duties.insures else {}


def main_rows(setup: TableSetup) -> list[tuple[str, str]]:
    """Return the pays that no paytable has: those of baccarat, a blackjack, insurance."""
    by_rule = pays_by_rule(setup)
    rows = [
        (setup.label_of(row.key), pay_words(by_rule[row.key]))
        for row in setup.wagers
        if row.key in by_rule and row.key not in setup.pays
    ]
    if not setup.duties.hands:
        return rows
    pays = pay_words(house_rules(setup.options).blackjack_pays)
    return [(Msg("A blackjack"), pays), *_paid_at_once(setup), *rows]


def _main_pays(setup: TableSetup) -> Iterator[TableSign]:
    rows = main_rows(setup)
    if not rows:
        return
    is_baccarat = bool(setup.duties.sides)
    notes = (
        (
            _BANKER_WORDS[(setup.coup or USUAL).banker],
            Msg("On a tie, Player and Banker wagers push."),
        )
        if is_baccarat
        else ()
    )
    title = Msg("Main wagers pay") if is_baccarat else Msg("Blackjack pays")
    yield TableSign("main", title, rows=tuple(rows), notes=notes, rule=_approved(setup))


def _paid_at_once(setup: TableSetup) -> Iterator[tuple[str, str]]:
    """Return the hands of a title that have odds of their own."""
    if setup.acts and setup.acts.super_fun:
        yield Msg("A blackjack of diamonds alone"), pay_words(DIAMONDS_PAY)
        yield Msg("21 of five cards or more, not doubled or split"), pay_words(FIVE_CARD_PAYS)
        yield Msg("Six cards of 20 or less, not doubled or split"), pay_words(EVEN)


def _wagers(setup: TableSetup) -> Iterator[TableSign]:
    by_hand_beaten = setup.title.by_hand_beaten if setup.title else ()
    for wager, name in setup.paytables.items():
        title = Msg("{wager} pays", wager=setup.label_of(wager))
        notes = (Msg("Paytable {name}", name=name),)
        rule = _approved(setup)
        if columns := setup.pays_by_hands.get(wager):
            hands = dict(sorted(columns.items()))
            rows = tuple(
                (hand_words(line), *(_bare(column[line]) for column in hands.values()))
                for line in setup.pays[wager]
            )
            more = Msg("To 1, by the number of hands dealt, the dealer's counted.")
            heads = tuple(map(str, hands))
            yield TableSign(wager, title, (), rows, (*notes, more), rule, heads)
        elif wager in setup.pays:
            pays = setup.pays[wager].items()
            rows = tuple((_marked(setup, wager, line), pay_words(pay)) for line, pay in pays)
            beaten = (BEATEN,) if wager in by_hand_beaten else ()
            under = footnotes(setup.pays[wager])
            yield TableSign(wager, title, (), rows, (*under, *beaten, *notes), rule)


def _marked(setup: TableSetup, wager: str, line: str) -> str:
    label = setup.line_label(wager, line)
    return Msg("{line}*", line=label) if footnote(line) else label


def _bare(pay: Pay) -> str:
    return pay_words(pay).removesuffix(" to 1")


def _jackpot(setup: TableSetup, book: RuleBook, sensor: str, jackpot: Jackpot) -> TableSign:
    rows = tuple((line.label, *_prize(jackpot, line)) for line in jackpot.lines)
    topic = "house_jackpot" if jackpot.is_house else "links"
    name, stake = jackpot.label, chips(jackpot.wager_cents)
    title = Msg("Progressive, {jackpot}: {stake} wager", jackpot=name, stake=stake)
    if jackpot.is_house:
        title = Msg("{jackpot}: {stake} wager", jackpot=name, stake=stake)
    return TableSign(
        f"jackpot_{sensor}",
        title,
        tuple(_jackpot_notices(setup, sensor, jackpot)),
        rows,
        tuple(_jackpot_notes(setup, book, jackpot)),
        setup.jurisdiction.rule(topic),
        name=jackpot.label,
    )


def _prize(jackpot: Jackpot, line: Line) -> Iterator[str]:
    """Return what a line pays, with the amount that the fixed wager makes of it, and its envy."""
    pays = pays_text(line, is_house=jackpot.is_house)
    fixed = line.fixed_prize(jackpot.wager_cents)
    if keeps_the_wager(line):
        pays = Msg("{pays}*", pays=pays)
    words = Msg("{pays}: {amount}", pays=pays, amount=chips(fixed)) if fixed else pays
    if isinstance(line.pays, Percent) and jackpot.is_house:
        level = jackpot.level(line.pays.meter)
        words = Msg("{pays}*", pays=dollars(level.seed_cents * line.pays.percent // 100))
    envy = _envy_cents(jackpot, line)
    yield Msg("{pays}, envy {envy}", pays=words, envy=chips(envy)) if envy else words


def _envy_cents(jackpot: Jackpot, line: Line) -> int:
    return line.envy_cents * jackpot.wager_cents // 100 if jackpot.envy_scales else line.envy_cents


def _jackpot_notices(setup: TableSetup, sensor: str, jackpot: Jackpot) -> Iterator[str]:
    if jackpot.is_house:
        yield from setup.jurisdiction.house_notices
        return
    yield Msg("The amount to be won now is on the display at this table")
    if sensor in setup.links:
        link = setup.links[sensor].name
        yield Msg("One jackpot with every table on {link}", link=link)


def _jackpot_notes(setup: TableSetup, book: RuleBook, jackpot: Jackpot) -> Iterator[str]:
    if any(map(keeps_the_wager, jackpot.lines)):
        yield NOT_RETURNED
    if judged := book.judges.get(jackpot.judge):
        yield judged
    if jackpot.is_house:
        yield Msg("The amount never grows. Each winner gets the full amount.")
        yield Msg("The house owns it until it is won.")
    if jackpot.is_shared:
        yield Msg("A share of the meter is one prize: all who win it divide it equally.")
    if any(line.envy_cents for line in jackpot.lines):
        yield Msg("Envy goes to every other seat with the wager, never to the winner.")
    if jackpot.fixed_pays != TRAY:
        yield Msg("Fixed prizes come off the meter.")
    for level in jackpot.levels:
        if level.must_hit_cents:
            yield Msg(
                "{level} must hit by {limit}: the wager that brings it to a hidden amount wins the "
                "full prize, no hand needed. Wagers count from the lowest seat up.",
                level=level.label,
                limit=chips(level.must_hit_cents),
            )
        if level.cap_cents is not None:
            most = dollars(level.cap_cents)
            yield Msg("{level} rises to {most} and no further.", level=level.label, most=most)


def _house(setup: TableSetup, book: RuleBook) -> Iterator[TableSign]:
    """Post what the house chose among the rules; the Ante's rule has a sign of its own."""
    chosen = (
        book.choice(option, value)
        for option, value in setup.options.items()
        if option not in ("ante_rule", "blackjack_pays") and is_in_play(setup, option)
    )
    notes = [line for line in chosen if line]
    if setup.decks > 1:
        notes.append(Msg("The shoe holds {n} decks.", n=setup.decks))
    if notes:
        yield TableSign(
            HOUSE, Msg("Rules of this house"), notes=tuple(notes), rule=_approved(setup)
        )


def is_in_play(setup: TableSetup, option: str) -> bool:
    """True unless a choice is about a bet or a jackpot that this table does not have."""
    if option == "folded_hands_win":
        return bool(setup.jackpots)
    judged = option.removesuffix("_rule")
    if judged in JUDGES:
        return any(jackpot.judge == judged for jackpot in setup.jackpots.values())
    absent = (wager for wager in setup.awards if wager not in setup.paytables)
    return not any(option.startswith(f"{wager}_") for wager in absent)


def _players(setup: TableSetup) -> Iterator[TableSign]:
    """Post what the jurisdiction has players read: a helpline, words of care."""
    if notices := setup.jurisdiction.player_notices:
        rule = setup.jurisdiction.rules.get("player_notices", "")
        yield TableSign(PLAYERS, Msg("For players"), notices=notices, rule=rule)


def _range(least: int, most: int) -> str:
    if least == most:
        return chips(least)
    return Msg("{least} to {most}", least=chips(least), most=chips(most))


def _approved(setup: TableSetup) -> str:
    return setup.jurisdiction.rule("approved")
