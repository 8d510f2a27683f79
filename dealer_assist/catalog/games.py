"""Game definitions from their files: wagers, options, paytables, stages, each mistake named."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import NoReturn, cast

from dealer_assist.catalog.besides import Besides, read_besides
from dealer_assist.catalog.blackjack_titles import read_acts
from dealer_assist.catalog.coups import read_coup
from dealer_assist.catalog.fields import (
    BadDefinition,
    Fields,
    is_plain,
    nearest,
    read_decks,
    read_taken_out,
    says,
)
from dealer_assist.catalog.house_ways import house_way_file, read_pai_gow
from dealer_assist.catalog.titles import (
    FAMILIES,
    Bets,
    TitleRules,
    duties_of,
    read_rules,
    read_title,
    stays_on_fold,
)
from dealer_assist.message import fill
from dealer_assist.rules.awards import Awards, GameRules
from dealer_assist.rules.bets.progressive import WAGER
from dealer_assist.rules.duties import DUTIES, NONE
from dealer_assist.rules.pays import Pay, Percent, parse_pay
from dealer_assist.rules.paytable import CONDITIONS, GameDefinition, GameStage, Paytable, Published
from dealer_assist.rules.titles.families import PaiGow
from dealer_assist.rules.titles.title import Title
from dealer_assist.table.guide.next_step import PROMPTS
from dealer_assist.table.guide.prompt_words import WORDS
from dealer_assist.table.setup.approval import NEEDS
from dealer_assist.value import Value

USUAL_PROMPTS = "prompts.toml"
"""Beside the folder of the games: what the dealer is told unless a game says otherwise."""
_GAMES = "games"
_LONGER = ("settles", "optional")  # lists that a sheet adds to
_DEALT_TO = ("dealer", "seat", "board")
_STAGE_PLACES = ("seat", "board", "dealer", "player", "banker")


def load_games(folder: Path) -> dict[str, GameDefinition]:
    """Read every game of a folder, by key."""
    games: dict[str, GameDefinition] = {}
    for file in sorted(folder.glob("*.toml")):
        game = load_game(file)
        if game.key in games:
            raise BadDefinition(
                f"{file}: key: {game.key!r} is the key of {games[game.key].file}.toml too;"
                " give each game its own"
            )
        games[game.key] = game
    return games


@lru_cache(maxsize=4)
def game_named(folder: Path, key: str) -> GameDefinition:
    """Read the game of a key once: every round of a table asks for the same."""
    files = sorted(folder.glob("*.toml"), key=lambda file: not says(file, f'key = "{key}"'))
    return next(game for file in files if (game := load_game(file)).key == key)


def load_game(file: Path, sheets: Sequence[Fields] = ()) -> GameDefinition:
    """Read one game; it names its family, or its file has the name of its rules.

    What a house's `sheets` say is laid over its file, one after the other.
    """
    fields, like = _whole(file)
    for sheet in sheets:
        fields = fields.with_sheet(sheet, _LONGER)
    besides = read_besides(fields, file)
    wagers = _texts(fields.table("wagers")) | {
        wager: besides.wagers[wager] for wager in besides.offered
    }
    decided = _texts(fields.table("decided", optional=True))
    options = _options(fields.table("options", optional=True))
    cards = _cards(fields.table("cards", optional=True), _DEALT_TO)
    family = fields.text("rules", like or file.stem)
    _check_jackpot_names(fields.table("jackpots", optional=True), wagers)
    title: Title | None = None
    if family in FAMILIES:
        plays_for = [
            jackpot for jackpot in fields.table("jackpots", optional=True) if jackpot == WAGER
        ]
        bets = Bets(wagers, decided, plays_for, options, cards)
        title = read_title(fields, family, bets)
        rules: GameRules = read_rules(fields, title, bets)
    else:
        rules = _rules(file, family)
    acts = read_acts(fields) if "acts" in fields else None
    if acts is not None:
        offered = {
            wager: paytable for wager, paytable in rules.PAYTABLES.items() if wager in wagers
        }
        rules = TitleRules(offered, rules.JACKPOTS)
    pai_gow = read_pai_gow(fields, file) if "pai_gow" in fields else None
    if pai_gow is not None:
        options["house_way"] = tuple(pai_gow.ways)
        written = fields.table("paytables", optional=True)
        offered = {
            wager: paytable
            for wager, paytable in rules.PAYTABLES.items()
            if wager in wagers and (wager in written or wager not in rules.JACKPOTS)
        }
        rules = TitleRules(offered, rules.JACKPOTS)
    coup = read_coup(fields, wagers) if "coup" in fields else None
    jackpots = _jackpots(fields, rules)
    paytables = _paytables(fields, wagers | decided, rules)
    # What waits for a jackpot that nobody has seen may be paid by a sheet's table instead.
    jackpots = {wager: ways for wager, ways in jackpots.items() if wager not in paytables}
    awards = dict(rules.PAYTABLES)
    if besides.fields is not None:
        paytables |= _paytables(besides.fields, besides.wagers, besides)
        besides.fields.done()
        awards |= besides.PAYTABLES
    decks = fields.wholes("decks")
    if not decks or not all(1 <= deck <= 8 for deck in decks):
        fields.wrong("decks", f"must list numbers from 1 to 8, not {list(decks)}")
    shared = _texts(fields.table("shared", optional=True))
    for key in shared:
        if key in wagers or key in decided or key not in rules.PAYTABLES:
            fields.wrong("shared", f"{key!r} is no table that several wagers are paid by")
    settled = {*wagers, *decided} - set(jackpots)
    settles = fields.texts("settles")
    if set(settles) != settled or len(settles) != len(settled):
        fields.wrong("settles", f"must name each of these once: {', '.join(sorted(settled))}")
    game = GameDefinition(
        key=fields.text("key"),
        name=fields.text("name"),
        wagers=wagers,
        paytables=paytables,
        options=options | {"decks": decks},
        decks=decks[0],
        rules=family,
        cards=cards,
        at_most=_cards(fields.table("cards_at_most", optional=True), _DEALT_TO),
        decided=decided,
        settles=settles,
        jackpots=jackpots,
        published=_published_by_name(fields.table("published", optional=True)),
        prompts=_usual_prompts(file) | _texts(fields.table("prompts", optional=True)),
        screen=_raw(fields.table("screen", optional=True)),
        awards=awards,
        stages=read_stages(fields, decided),
        stays_on_fold=_stays(fields, title, options, wagers),
        optional=_wagers_of(fields, "optional", wagers),
        shuffler_modes=fields.texts("shuffler_modes", ()),
        shuffler_makes=fields.texts("shuffler_makes", ()),
        shuffler_need=fields.choice("shuffler", ("", *NEEDS), ""),
        title=title,
        coup=coup,
        acts=acts,
        pai_gow=pai_gow,
        file=file.stem,
        like=like,
        sums=fields.text("sums", like or file.stem),
        has_joker=pai_gow is not None or (title is not None and title.ranking.has_joker),
        taken_out=read_taken_out(fields),
        plays_for=fields.texts("plays_for", ()),
        sources=_sources(file, like, pai_gow, besides),
        shared=shared,
        short=_short(fields, {**wagers, **decided}),
        duties=DUTIES.get(family, NONE) if title is None else duties_of(title),
        besides=besides.settle_only,
        besides_options=besides.options,
        besides_chosen=besides.chosen,
    )
    fields.done()
    return game


def _stays(
    fields: Fields,
    title: Title | None,
    options: Mapping[str, tuple[object, ...]],
    wagers: Mapping[str, str],
) -> tuple[str, ...]:
    if title is None:
        return _wagers_of(fields, "stays_on_fold", wagers)
    return stays_on_fold(title, options)


def _whole(file: Path) -> tuple[Fields, str]:
    """Read a file; one that is `like` another says only what differs, and `without` what.

    Its own paytables come first: by the first a deal is paid that names none.
    """
    fields = Fields.of_file(file)
    if "like" not in fields:
        return fields, ""
    like = fields.text("like")
    found = _likened(file, like)
    if not is_plain(like) or not found.is_file():
        fields.wrong("like", f"there is no file {like}.toml beside this one")
    without = fields.texts("without", ())
    other = Fields.of_file(found)
    if "like" in other:
        fields.wrong("like", f"{like}.toml is like another file itself; name that one")
    for wager in without:
        if wager not in other.table("wagers"):
            fields.wrong("without", f"{wager!r} is no wager of {like}.toml")
    return other.with_changes(fields, without, first="paytables"), like


def _sources(file: Path, like: str, pai_gow: PaiGow | None, besides: Besides) -> tuple[str, ...]:
    """Name the files that a game is read from, by their folders: without one it cannot be read."""
    own = (file, *([_likened(file, like)] if like else ()))
    ways = () if pai_gow is None else tuple(house_way_file(file, name) for name in pai_gow.ways)
    named = [f"{source.parent.name}/{source.name}" for source in (*own, *ways)]
    return (*named, besides.source) if besides.source else tuple(named)


def _likened(file: Path, like: str) -> Path:
    """Find the file that another is like: beside it, or among the games that have a table."""
    beside = file.with_name(f"{like}.toml")
    return beside if beside.is_file() else file.parent.with_name(_GAMES) / beside.name


def _rules(file: Path, stem: str) -> GameRules:
    name = f"dealer_assist.rules.games.{stem}"
    try:
        rules = import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        rules = None
    if not hasattr(rules, "PAYTABLES"):
        what = f"there are no rules of the name {stem!r}"
        raise BadDefinition(f"{file}: {what}; give the file the name of its rules")
    return cast("GameRules", rules)


def _short(fields: Fields, labels: Mapping[str, str]) -> dict[str, str]:
    """Read how a plate names a wager whose printed name has no room there."""
    table = fields.table("short", optional=True)
    for wager in table:
        if wager not in labels:
            table.wrong(wager, f"is no wager; {nearest(wager, labels)}")
    return _texts(table)


def _wagers_of(fields: Fields, key: str, wagers: Mapping[str, str]) -> tuple[str, ...]:
    named = fields.texts(key, ())
    for wager in named:
        if wager not in wagers:
            fields.wrong(key, f"{wager!r} is no wager; {nearest(wager, wagers)}")
    return named


def _texts(table: Fields) -> dict[str, str]:
    return {key: table.text(key) for key in table}


def _usual_prompts(game: Path) -> dict[str, str]:
    """Read what every game says; files that an older version kept have it all in the game's own."""
    file = _usual_file(game)
    return _texts(Fields.of_file(file)) if file.exists() else {}


def _usual_file(game: Path) -> Path:
    return game.parent.with_name(USUAL_PROMPTS)


def _raw(table: Fields) -> dict[str, object]:
    return {key: table.raw(key) for key in table}


def _cards(table: Fields, places: Iterable[str]) -> dict[str, int]:
    cards = {place: table.whole(place, least=1) for place in places if place in table}
    table.done()
    return cards


def _options(table: Fields) -> dict[str, tuple[object, ...]]:
    options: dict[str, tuple[object, ...]] = {}
    for key in table:
        values = table.raw(key)
        if not isinstance(values, list) or len(values) < 2:
            table.wrong(key, f"must list two or more values, the usual one first, not {values!r}")
        options[key] = tuple(values)
    return options


def _check_jackpot_names(table: Fields, wagers: Mapping[str, str]) -> None:
    for wager in table:
        if wager not in wagers:
            table.wrong(wager, f"is no wager of this game; the wagers are: {', '.join(wagers)}")


def _jackpots(fields: Fields, rules: GameRules) -> dict[str, tuple[str, ...]]:
    table = fields.table("jackpots", optional=True)
    jackpots: dict[str, tuple[str, ...]] = {}
    for wager in table:
        known = rules.JACKPOTS.get(wager)
        if known is None:
            there = ", ".join(rules.JACKPOTS) or "none"
            table.wrong(wager, f"plays for no jackpot by the rules; those that do: {there}")
        jackpots[wager] = table.texts(wager)
        for judge in jackpots[wager]:
            if judge not in known:
                what = f"{judge!r} is no way in which the rules judge"
                table.wrong(wager, f"{what}; {nearest(judge, known)}")
    return jackpots


def _paytables(
    fields: Fields, labels: Mapping[str, str], rules: GameRules
) -> dict[str, dict[str, Paytable]]:
    table = fields.table("paytables", optional=True)
    by_table = ", ".join(rules.PAYTABLES)
    for wager in table:
        if wager not in rules.PAYTABLES:
            table.wrong(wager, f"is no wager that pays by a table; they are: {by_table}")
    paytables: dict[str, dict[str, Paytable]] = {}
    for wager in dict.fromkeys((*table, *rules.PAYTABLES)):
        tables = table.table(wager)
        reader = _LineReader(labels.get(wager, wager), rules.PAYTABLES[wager])
        paytables[wager] = {
            name: _paytable(name, wager, tables.table(name), reader) for name in tables
        }
        if not paytables[wager]:
            table.wrong(wager, "needs at least one entry")
    return paytables


def _paytable(name: str, wager: str, table: Fields, reader: "_LineReader") -> Paytable:
    by_hands = reader.columns(table) if reader.awards.columns else {}
    lines = by_hands[min(by_hands)] if by_hands else reader.lines(table, "pays")
    published = _published(table.table("published", optional=True))
    decks = read_decks(table)
    named = table.table("labels", optional=True)
    labels = {line: named.text(line) for line in named}
    for line in set(labels) - set(lines):
        named.wrong(line, f"is no line of {name}; its lines are: {', '.join(lines)}")
    table.done()
    return Paytable(name, wager, lines, published, by_hands, decks, labels)


class _LineReader(Value):
    """Reads the lines of one wager's tables, by what its rules can award."""

    wager: str
    awards: Awards

    def columns(self, table: Fields) -> dict[int, dict[str, Pay]]:
        """Read a column for each number of hands that can be dealt."""
        columns = table.table("pays_by_hands")
        wanted = [str(hands) for hands in self.awards.columns]
        for key in columns:
            if key not in wanted:
                columns.wrong(key, f"must be a number of hands: {', '.join(wanted)}")
        # A column that is missing is named by the table that it is missing from.
        every = {key: self.lines(columns, key) for key in (*columns, *wanted)}
        return {int(key): lines for key, lines in every.items()}

    def lines(self, table: Fields, key: str) -> dict[str, Pay]:
        """Read what each line pays; a line that no hand can meet is refused."""
        column = table.table(key)
        lines = {line: self._pay(column, line) for line in column}
        if not lines:
            table.wrong(key, "is empty; give each line what it pays, the highest first")
        if found := self.awards.shadow(list(lines)):
            line, wider = found
            column.wrong(line, f"stands below {wider!r}, which pays every such hand; put it above")
        return lines

    def _pay(self, column: Fields, line: str) -> Pay:
        if line not in self.awards.lines:
            what = f"is no hand that {self.wager} pays"
            column.wrong(line, f"{what}; {nearest(line, self.awards.lines)}")
        pay = column.parsed(line, parse_pay)
        if isinstance(pay, Percent):
            column.wrong(line, "is a share of a meter; such lines belong in a jackpot's file")
        return pay


def _published_by_name(table: Fields) -> dict[str, Published]:
    return {key: _published(table.table(key)) for key in table}


def _published(table: Fields) -> Published:
    """Read figures as printed: a text, or a list of texts where two prints differ."""
    figures: dict[str, str | tuple[str, ...]] = {}
    for key in table:
        several = isinstance(table.raw(key), list)
        figures[key] = table.texts(key) if several else table.text(key)
    return figures


def check_prompts(file: Path, prompts: Mapping[str, str]) -> None:
    """Refuse a game whose table would have nothing to say, or a word that it cannot fill in."""
    for key in PROMPTS:
        if key not in prompts:
            _wrong(file, f"prompts.{key}", "is missing; say there what the dealer does next")
    usual = _usual_prompts(file)
    for key, text in prompts.items():
        if usual.get(key) == text:
            _check_words(_usual_file(file), key, text)
        else:
            _check_words(file, f"prompts.{key}", text)


def check_stages(file: Path, stages: Iterable[GameStage]) -> None:
    """Refuse a stage with a word that the table cannot fill in."""
    for stage in stages:
        _check_words(file, f"stages.{stage.key}.prompt", stage.prompt)
        _check_words(file, f"stages.{stage.key}.detail", stage.detail)
        _check_words(file, f"stages.{stage.key}.alone", stage.alone)


def _check_words(file: Path, place: str, text: str) -> None:
    try:
        unknown = [word for word in _words(text) if word not in WORDS]
    except ValueError:
        _wrong(file, place, "has a brace that is not closed; write a word as {seat}")
    if unknown:
        words = ", ".join(WORDS)
        _wrong(file, place, f"knows no word {{{unknown[0]}}}; the words are: {words}")
    if not {"{", "}"}.isdisjoint(fill(text, dict.fromkeys(WORDS, ""))):
        _wrong(file, place, "has a brace that belongs to no word; write a word as {seat}")


def _words(text: str) -> Iterator[str]:
    return (word for _, word, _, _ in Formatter().parse(text) if word is not None)


def _wrong(file: Path, place: str, what: str) -> NoReturn:
    raise BadDefinition(f"{file}: {place}: {what}")


def read_stages(fields: Fields, decided: Collection[str]) -> tuple[GameStage, ...]:
    """Read the stages of the base game; a game without any has one prompt for all of it."""
    stages: list[GameStage] = []
    for table in fields.tables("stages"):
        stage = _stage(table, decided)
        if any(stage.key == other.key for other in stages):
            table.wrong("key", f"{stage.key!r} is there twice; give each stage a key of its own")
        if stage.instead_of and stage.instead_of not in [other.key for other in stages[1:]]:
            table.wrong("instead_of", f"{stage.instead_of!r} is no stage above this one")
        stages.append(stage)
    return tuple(stages)


def _needs(fields: Fields) -> tuple[str, ...]:
    """Read the wagers of which a table must offer one; older files name a single one."""
    if "needs" in fields and isinstance(fields.raw("needs"), str):
        return (fields.text("needs"),)
    return fields.texts("needs", ())


def _stage(fields: Fields, decided: Collection[str]) -> GameStage:
    decides = fields.texts("decides", ())
    for wager in decides:
        if wager not in decided:
            fields.wrong("decides", f"{wager!r} is not bet in play; {nearest(wager, decided)}")
    stage = GameStage(
        key=fields.text("key"),
        label=fields.sentence("label"),
        prompt=fields.text("prompt"),
        detail=fields.text("detail", ""),
        decides=decides,
        may_fold=fields.flag("may_fold", default=False),
        cards=_cards(fields.table("cards", optional=True), _STAGE_PLACES),
        when=fields.choice("when", ("", *CONDITIONS), ""),
        instead_of=fields.text("instead_of", ""),
        needs=_needs(fields),
        on_tie=fields.flag("on_tie", default=False),
        alone=fields.text("alone", ""),
        sets=fields.flag("sets", default=False),
    )
    if stage.on_tie and not (stage.may_fold and len(decides) == 1):
        fields.wrong("on_tie", "needs one wager in decides, and may_fold for those who give up")
    fields.done()
    return stage
