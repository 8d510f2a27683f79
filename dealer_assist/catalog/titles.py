"""What a game's file tells a family: its hand, bets, endings and bonus bets, checked whole."""

from collections.abc import Collection, Iterable, Mapping

from dealer_assist.catalog.fields import Fields, nearest
from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.bets.bonuses import HOLE_CARD_AWARDS
from dealer_assist.rules.bets.progressive import JUDGES, WAGER
from dealer_assist.rules.cards import DECK, RANKS
from dealer_assist.rules.duties import Duties
from dealer_assist.rules.ranking.four_cards import kinds_down_from
from dealer_assist.rules.ranking.named import RANKINGS, Ranking
from dealer_assist.rules.titles.title import (
    BACK,
    BEATEN,
    FOLDS,
    HIGHEST,
    HOLE_CARDS,
    OTHERWISE,
    OUTCOMES,
    PATTERNS,
    SHOWN,
    Bounds,
    CardSet,
    Ending,
    Exchange,
    Play,
    Street,
    Title,
    TitleBonus,
)
from dealer_assist.value import Value, replace

SHOWDOWN, BY_TABLE = FAMILIES = ("showdown", "by_table")
"""The families that settle a game by what its file tells; any other has rules of its own."""

_PLAIN = ("even", "push", "lose", "none")
_MOST_SEATS = 7
_JUDGES_HOLD = {"best_four": 4, "first_five": 5, "seven_cards": 7, "three_cards": 3}


class TitleRules(Value):
    """What a title can award, as the rules of a game of its own would say it."""

    PAYTABLES: Mapping[str, Awards]
    JACKPOTS: Mapping[str, Mapping[str, Awards]]


class Bets(Value):
    """The names that a title's tables may use: wagers, those decided in play, their house rules."""

    wagers: Mapping[str, str]
    decided: Mapping[str, str]
    jackpots: Collection[str]
    options: Mapping[str, tuple[object, ...]]
    cards: Mapping[str, int]

    @property
    def labels(self) -> dict[str, str]:
        """Return every wager as printed."""
        return {**self.wagers, **self.decided}


def read_title(fields: Fields, family: str, bets: Bets) -> Title:
    """Read the tables that tell a family how the game is settled."""
    hand = fields.table("hand")
    ranking = _ranking(hand, "rank")
    base, equal, alone = _placed(fields.table("bets"), bets)
    bonuses = _bonuses(fields.table("bonus", optional=True), bets, ranking)
    play = _play(fields, bets, ranking)
    streets = tuple(_street(table, bets, ranking) for table in fields.tables("streets"))
    if play and streets:
        fields.wrong("streets", "stand beside [play]; a hand is decided by one of the two")
    qualifies = hand.parsed("qualifies", ranking.least) if "qualifies" in hand else 0
    title = Title(
        ranking=ranking,
        base=base,
        labels=bets.labels,
        ends=(),
        highest=tuple(bonus.wager for bonus in bonuses if bonus.pattern == HIGHEST),
        bonuses=tuple(bonus for bonus in bonuses if bonus.pattern != HIGHEST),
        equal=equal,
        alone=alone,
        play=play,
        streets=streets,
        least=_rules_by_hand(fields.table("from", optional=True), bets, ranking),
        qualifies=qualifies,
        waived_from=hand.parsed("waived_from", ranking.least) if "waived_from" in hand else 0,
        exchange=_exchange(fields, bets, streets),
        discards=_discards(hand),
        board=bets.cards.get("board", 0),
        board_least=hand.whole("shortest_board", bets.cards.get("board", 0)),
    )
    hand.done()
    _check_sizes(fields, family, bets, ranking)
    ends = _ends(fields, family, bets, title)
    _check_decided(fields, bets, title, dict(ends))
    by_outcome = [[(wager, row[place]) for wager, row in ends] for place in range(len(OUTCOMES))]
    return replace(
        title,
        ends=ends,
        rows=tuple(tuple(end for end in row if end[1].is_plain) for row in by_outcome),
        asks=tuple(tuple(end for end in row if not end[1].is_plain) for row in by_outcome),
    )


def read_rules(fields: Fields, title: Title, bets: Bets) -> TitleRules:
    """Return what the title can award by each of its tables and jackpots."""
    table = fields.table("pays_from", optional=True)
    by_bonus = {bonus.wager: bonus for bonus in title.bonuses}
    hands = title.ranking
    awards: dict[str, Awards] = {}
    for wager in table:
        bonus = by_bonus.get(wager)
        pattern = HIGHEST if wager in title.highest else bonus.pattern if bonus else ""
        awards[wager] = _awards(
            table,
            wager,
            pattern,
            bonus.ranking if bonus else hands,
            columns=_columns(bets.cards, hands),
        )
    for bonus in title.bonuses:
        if bonus.pattern == HOLE_CARDS:
            awards[bonus.wager] = HOLE_CARD_AWARDS
        elif bonus.wager not in awards:
            table.wrong(bonus.wager, "is missing; name the lowest line that it is there for")
    used = {ending.table for _, row in title.ends for ending in row if ending.table}
    for wager in used - set(awards):
        table.wrong(wager, "is missing; name the lowest line that it is there for")
    held = bets.cards.get("seat", 0) + bets.cards.get("board", 0)
    judges = {
        judge: ways
        for judge, ways in JUDGES.items()
        if held >= _JUDGES_HOLD[judge]
        and (judge != "best_four" or hands.name == "four")
        and not hands.has_joker  # no judge knows it, nor do the sums of a progressive
    }
    return TitleRules(awards, {WAGER: judges} if WAGER in bets.wagers else {})


def duties_of(title: Title) -> Duties:
    """Return the options of the house that say how each wager of a title ends."""
    rules = {
        wager: [end.option or end.from_rule for end in row if end.option or end.from_rule]
        for wager, row in title.ends
    }
    return Duties(house_rules={wager: tuple(dict.fromkeys(of)) for wager, of in rules.items()})


def stays_on_fold(title: Title, options: Mapping[str, tuple[object, ...]]) -> tuple[str, ...]:
    """Name the bets that a folded hand can still win, or may where the house chooses so."""
    kept = [
        bonus.wager
        for bonus in title.bonuses
        if bonus.on_fold is True
        or (isinstance(bonus.on_fold, str) and True in options[bonus.on_fold])
    ]
    return (*kept, *title.highest)  # a folded hand was dealt, and may be the highest


def _ranking(fields: Fields, key: str, default: str = "") -> Ranking:
    name = fields.text(key, default) if default else fields.text(key)
    if name not in RANKINGS:
        fields.wrong(key, f"{name!r} is no ranking; {nearest(name, RANKINGS)}")
    return RANKINGS[name]


def _placed(
    table: Fields, bets: Bets
) -> tuple[str, tuple[tuple[str, str], ...], Mapping[str, str]]:
    """Read which wager a seat is dealt in by, which must equal it, which may stand alone."""
    base = table.text("base")
    if base not in bets.wagers:
        table.wrong("base", f"{base!r} is no wager; {nearest(base, bets.wagers)}")
    equals, alone = table.table("equal", optional=True), table.table("alone", optional=True)
    equal = tuple((wager, equals.text(wager)) for wager in equals)
    for wager, other in equal:
        if wager not in bets.wagers or other not in bets.wagers or wager == other:
            equals.wrong(wager, "must name two wagers that are made before the cards")
    options = {wager: _option(alone, wager, bets, alone.text(wager)) for wager in alone}
    for wager in options:
        if wager not in bets.wagers:
            alone.wrong(wager, f"is no wager; {nearest(wager, bets.wagers)}")
    table.done()
    return base, equal, options


def _option(fields: Fields, key: str, bets: Bets, name: str) -> str:
    if name not in bets.options:
        fields.wrong(key, f"{name!r} is no option of this file; {nearest(name, bets.options)}")
    return name


def _bonuses(table: Fields, bets: Bets, usual: Ranking) -> tuple[TitleBonus, ...]:
    return tuple(_bonus(table, wager, bets, usual) for wager in table)


def _bonus(tables: Fields, wager: str, bets: Bets, usual: Ranking) -> TitleBonus:
    if wager not in bets.wagers or wager in bets.jackpots:
        tables.wrong(wager, f"is no bonus wager; {nearest(wager, bets.wagers)}")
    table = tables.table(wager)
    ranking = _ranking(table, "rank", usual.name)
    pattern = table.choice("pattern", ("", *PATTERNS), "")
    whole = "seat+board" if "board" in bets.cards else "seat"
    cards = _card_set(table, "cards", table.text("cards", whole), bets)
    stays = table.raw("on_fold") if "on_fold" in table else False
    if isinstance(stays, str):
        stays = _option(table, "on_fold", bets, stays)
    elif not isinstance(stays, bool):
        table.wrong("on_fold", "must be true, false or the name of an option")
    if not pattern and _size(cards, bets) not in ranking.holds:
        table.wrong("cards", f"are {_size(cards, bets)}, which {ranking.name!r} does not rank")
    table.done()
    is_own = not pattern and ranking is usual and cards == _card_set(table, "cards", whole, bets)
    return TitleBonus(wager, pattern, cards, ranking, stays, is_own)


def _card_set(fields: Fields, key: str, text: str, bets: Bets) -> CardSet:
    """Read `seat+board[:3]`: the seat's cards and the first three of the board."""
    found = []
    for part in text.split("+"):
        place, _, rest = part.partition("[:")
        count = rest.removesuffix("]") if rest else "0"
        if place not in bets.cards or not count.isdigit():
            places = ", ".join(bets.cards)
            fields.wrong(key, f"knows no {part!r}; write seat+board[:3], the places are: {places}")
        found.append((place, int(count)))
    return tuple(found)


def _size(cards: CardSet, bets: Bets) -> int:
    return sum(min(count, bets.cards[place]) or bets.cards[place] for place, count in cards)


def _play(fields: Fields, bets: Bets, ranking: Ranking) -> Play | None:
    if "play" not in fields:
        return None
    table = fields.table("play")
    wager = table.text("wager", "play")
    if wager not in bets.decided:
        table.wrong("wager", f"{wager!r} is not bet in play; {nearest(wager, bets.decided)}")
    bounds = _bounds(table)
    if "higher" not in table:
        table.done()
        return Play(wager, bounds)
    higher = table.table("higher")
    value = higher.parsed("hand", ranking.least)
    found = Play(wager, bounds, value, _bounds(higher))
    higher.done()
    table.done()
    return found


def _bounds(table: Fields) -> Bounds:
    times = table.wholes("times")
    if len(times) != 2 or not 1 <= times[0] <= times[1]:
        table.wrong("times", f"must be the least and the most, like [1, 3], not {list(times)}")
    return Bounds(times[0], times[1], table.sentence("why"))


def _exchange(fields: Fields, bets: Bets, streets: tuple[Street, ...]) -> Exchange | None:
    """Read how many cards a seat puts away by a word of its one decision, and what it draws."""
    if "exchange" not in fields:
        return None
    table = fields.table("exchange")
    word = table.text("word")
    if len(streets) != 1 or word not in streets[0].words:
        table.wrong("word", f"{word!r} is no bet of the one decision that there must be")
    found = Exchange(
        word, bets.cards["seat"], table.whole("discards", least=1), table.whole("draws", 0)
    )
    table.done()
    return found


def _street(table: Fields, bets: Bets, ranking: Ranking) -> Street:
    otherwise = table.choice("otherwise", OTHERWISE)
    wager = table.text("wager")
    made = bets.wagers if otherwise == BACK else bets.decided
    if wager not in made:
        when = "before the cards" if otherwise == BACK else "in play"
        table.wrong("wager", f"{wager!r} is not bet {when}; {nearest(wager, made)}")
    words = table.table("bets")
    times = {word: words.whole(word, least=1) for word in words}
    if not times:
        table.wrong("bets", "is empty: a bet that nobody can make; name a word and its times")
    least = table.table("from", optional=True)
    for word in least:
        if word not in times:
            least.wrong(word, f"is no bet here; {nearest(word, times)}")
    values = {word: least.parsed(word, ranking.least) for word in least}
    street = Street(table.text("key"), wager, times, otherwise, table.sentence("ask"), values)
    table.done()
    return street


def _rules_by_hand(table: Fields, bets: Bets, ranking: Ranking) -> dict[str, dict[str, int]]:
    """Read from which hand each value of a house rule pays."""
    rules: dict[str, dict[str, int]] = {}
    for option in table:
        _option(table, option, bets, option)
        hands = table.table(option)
        wanted = [str(value) for value in bets.options[option]]
        rules[option] = {value: hands.parsed(value, ranking.least) for value in wanted}
        hands.done()
    return rules


def _discards(hand: Fields) -> int | None:
    if "dealer_discards" not in hand:
        return None
    name = hand.text("dealer_discards")
    if name not in RANKS:
        hand.wrong("dealer_discards", f"must be a rank, one of {RANKS}, not {name!r}")
    return RANKS.index(name)


def _check_sizes(fields: Fields, family: str, bets: Bets, ranking: Ranking) -> None:
    board = bets.cards.get("board", 0)
    needed = ("seat", "dealer") if family == SHOWDOWN else ("seat",)
    for place in needed:
        if place not in bets.cards:
            fields.wrong(f"cards.{place}", "is missing; say how many cards are dealt there")
        if bets.cards[place] + board not in ranking.holds:
            held = bets.cards[place] + board
            fields.wrong(f"cards.{place}", f"makes hands of {held}; {ranking.name!r} ranks none")
    if family == BY_TABLE and "dealer" in bets.cards:
        fields.wrong("cards.dealer", "is there, but a game by its table has no dealer's hand")
    has_joker = fields.flag("joker", default=False)
    if has_joker != ranking.has_joker:
        what = "needs the joker" if ranking.has_joker else "knows no joker in a deck of 52"
        fields.wrong("joker", f"{ranking.name!r} {what}; write joker = {not has_joker}".lower())


def _ends(
    fields: Fields, family: str, bets: Bets, title: Title
) -> tuple[tuple[str, tuple[Ending, ...]], ...]:
    """Read a row for every wager of the base game, in the order in which they are settled."""
    table, order = fields.table("ends"), fields.texts("settles")
    by_bonus = {*(bonus.wager for bonus in title.bonuses), *title.highest}
    wanted = [
        label for label in bets.labels if label not in by_bonus and label not in bets.jackpots
    ]
    wanted.sort(key=lambda wager: order.index(wager) if wager in order else len(order))
    for wager in table:
        if wager not in wanted:
            table.wrong(wager, f"is no wager of the base game; {nearest(wager, wanted)}")
    return tuple((wager, _row(table.table(wager), wager, family, bets, title)) for wager in wanted)


def _row(table: Fields, wager: str, family: str, bets: Bets, title: Title) -> tuple[Ending, ...]:
    folds = title.play is not None or any(street.otherwise == FOLDS for street in title.streets)
    last = ("fold",) if folds else ()
    if family == BY_TABLE:
        wanted: tuple[str, ...] = (SHOWN, *last)
    else:
        wanted = (*(OUTCOMES[:6] if title.qualifies else OUTCOMES[:3]), *last)
    found = {word: _ending(table, word, wager, bets, title) for word in wanted}
    table.done()
    nothing = Ending("none")
    if family == BY_TABLE:
        return (found[SHOWN],) * 6 + (found.get("fold", nothing),)
    whole = [found[word] for word in OUTCOMES[:3]]
    others = [found[word] for word in OUTCOMES[3:6]] if title.qualifies else whole
    return (*whole, *others, found.get("fold", nothing))


def _ending(table: Fields, word: str, wager: str, bets: Bets, title: Title) -> Ending:
    """Read how a wager ends: `even`, `push`, `lose`, `none`, `earned`, `table of main or push`."""
    text = table.text(word)
    first, _, rest = text.partition(" or ")
    match first.split():
        case ["earned"] if not rest:
            return Ending("none", wager, is_earned=True)
        case ["table"]:
            plain = _plain(table, word, rest or "lose", bets)
            return Ending(plain.plain, wager, option=plain.option)
        case ["table", "of", name]:
            plain = _plain(table, word, rest or "lose", bets)
            return Ending(plain.plain, name, option=plain.option)
        case ["even", "from", rule] if rule in title.least and rest in _PLAIN:
            return Ending(rest, from_rule=rule)
        case ["even", "with", line] if rest in _PLAIN:
            if not any(line in met for met in title.ranking.hands):
                table.wrong(word, f"{line!r} is no line of {title.ranking.name!r}")
            return Ending(rest, even_with=line)
        case _ if not rest:
            return _plain(table, word, first, bets)
        case _:
            return table.wrong(
                word, f"{text!r} is no ending; write even, push, lose, none, earned or table"
            )


def _plain(table: Fields, word: str, text: str, bets: Bets) -> Ending:
    if text.startswith("option "):
        name = _option(table, word, bets, text.removeprefix("option "))
        if not all(value in _PLAIN for value in bets.options[name]):
            table.wrong(word, f"the values of {name!r} are no endings: {', '.join(_PLAIN)}")
        return Ending("lose", option=name)
    if text not in _PLAIN:
        table.wrong(word, f"{text!r} is no ending; {nearest(text, _PLAIN)}")
    return Ending(text)


def _check_decided(
    fields: Fields, bets: Bets, title: Title, ends: Mapping[str, Iterable[Ending]]
) -> None:
    """Refuse a bet that is to be made in play and that no decision makes."""
    made = {street.wager for street in title.streets}
    if title.play is not None:
        made.add(title.play.wager)
    for wager in bets.decided:
        is_earned = any(ending.is_earned for ending in ends[wager])
        if wager not in made and not is_earned:
            fields.wrong(f"decided.{wager}", "is a bet that nobody can make; no decision names it")


def _columns(cards: Mapping[str, int], ranking: Ranking) -> tuple[int, ...]:
    """Return how many hands can be dealt from a deck, the dealer's counted, to 1 to 7 seats."""
    deck = len(DECK) + ranking.has_joker - cards.get("board", 0) - cards.get("dealer", 0)
    seats = range(1, min(_MOST_SEATS, deck // cards["seat"]) + 1)
    return tuple(number + ("dealer" in cards) for number in seats)


def _awards(
    table: Fields, wager: str, pattern: str, ranking: Ranking, columns: tuple[int, ...]
) -> Awards:
    hands: tuple[Met, ...] = ranking.hands
    if pattern == BEATEN:
        hands = tuple(kinds_down_from(kind) for kind in reversed(ranking.kinds))
    lowest = table.text(wager)
    if not any(lowest in met for met in hands):
        lines = dict.fromkeys(line for met in hands for line in met)
        table.wrong(wager, f"{lowest!r} is no line of {ranking.name!r}; {nearest(lowest, lines)}")
    owed = ranking.owes(lowest, hands)
    if pattern == HIGHEST:
        return Awards(owed.owed, columns=columns)
    return owed
