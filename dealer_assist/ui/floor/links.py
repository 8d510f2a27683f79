"""LINKS: which tables play for one meter, what waits for a pause, and who may join."""

from dealer_assist.floor.view import FloorView, LinkSeen, SettingSeen, Station
from dealer_assist.message import Msg, joined
from dealer_assist.ui.floor.heading import heading
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.selection import (
    Selection,
    clock,
    frame_of,
    level_label,
    money,
    tables_said,
)
from dealer_assist.ui.floor.touches import (
    ApplyTouched,
    FloorTouch,
    JoinLinkChosen,
    JoinTableChosen,
    LinksTurned,
    PauseTouched,
    ResumeTouched,
)
from dealer_assist.ui.i18n.days import day_and_month
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    Icon,
    Node,
    Page,
    Panel,
    Press,
    Text,
    Wrap,
    column,
    pill,
    row,
    rule,
    space,
    titled,
)
from dealer_assist.ui.toolkit.values.grid import Pill, Tone
from dealer_assist.ui.toolkit.values.touches import ActionState, Button

ROOM, MORE_HIGH = 850.0, 92.0
"""How high the cards of a page may be, and what the way to the next page takes of it."""
HEAD_HIGH, GAME_HIGH, NOTE_HIGH, SETTING_HIGH, APPLY_HIGH = 96.0, 60.0, 42.0, 76.0, 78.0
PAD, PART_GAP, CARD_GAP = 14.0, 6.0, 14.0
"""How high the parts of a card are and how far apart, in design pixels."""
_SIDE, _TAG, _TURN, _BASIS, _MOST_OTHERS = 576.0, 52.0, 388.0, 100, 4
_NOTE = Msg("Settings change only while a link is paused and no ticket is open")


class JoinAnswer(Node):
    """Whether a table may join, and why; then the other tables, while there is room."""

    words: str
    why: str
    is_yes: bool
    caption: str
    others: tuple[tuple[str, str, str], ...]


class LinksFlow(PageFlow):
    """Shows LINKS; its touches are those of every page."""

    help_topic = "floor.links"

    def page(self) -> Page[FloorTouch]:
        """Return the page."""
        return links_page(*self.floor.reading)


def links_page(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """Return the page: a card a link at the left, who may join at the right."""
    pages = _pages([card_of(view, link) for link in view.links])
    at = min(shown.links_at, len(pages) - 1)
    more = _more(at, len(pages))
    room = ROOM - (MORE_HIGH if more else 0.0)
    below = space().sharing(max(1.0, room - sum(card.share for card in pages[at])))
    turn = row(space(), Press(more).of(_TURN)).of(MORE_HIGH - CARD_GAP) if more else None
    cards = column(*pages[at], below, turn, gap=CARD_GAP)
    body = column(
        heading(Msg("Links"), _NOTE), row(cards, _question(view, shown).of(_SIDE), gap=14), gap=10
    )
    return Page(body, frame_of(view, shown, trouble))


def _pages(cards: list[Node]) -> list[list[Node]]:
    """Lay as many links on a page as it has room for, each of them whole."""
    if sum(card.share for card in cards) <= ROOM:
        return [cards]
    pages: list[list[Node]] = [[]]
    for card in cards:
        if pages[-1] and sum(each.share for each in (*pages[-1], card)) > ROOM - MORE_HIGH:
            pages.append([])
        pages[-1].append(card)
    return pages


def _more(at: int, pages: int) -> Button[FloorTouch] | None:
    if pages == 1:
        return None
    where = Msg("Page {page} of {pages}", page=at + 1, pages=pages)
    return Button(LinksTurned((at + 1) % pages), Msg("MORE LINKS"), "arrow-right", where)


def card_of(view: FloorView, link: LinkSeen) -> Node:
    """Return the card of a link; its share is the height that it needs, with the gap below it."""
    games: dict[str, list[str]] = {}
    for station in view.stations:
        if link.key in station.links:
            games.setdefault(station.game, []).append(station.number)
    waiting = [setting for setting in view.settings if setting.link == link.key]
    note = Text(_paused_words(link), "medium_22", "text_2", breaks=True)
    parts = (
        _head(view, link, games).of(HEAD_HIGH),
        rule(),
        *(_game(game, numbers).of(GAME_HIGH) for game, numbers in games.items()),
        *((note.of(NOTE_HIGH),) if link.is_paused else ()),
        *((_waiting(view, link, waiting),) if waiting else ()),
    )
    high = sum((part.size or 0.0) + PART_GAP for part in parts) + PART_GAP
    inner = column(*parts, space(), gap=PART_GAP)
    return Panel(inner, pad=(22, PAD)).sharing(2 * PAD + high + CARD_GAP)


def _head(view: FloorView, link: LinkSeen, games: dict[str, list[str]]) -> Node:
    about = joined(
        ", ",
        (
            link.jackpot,
            tables_said(sum(len(numbers) for numbers in games.values())),
            Msg("{n} games", one="{n} game", n=len(games)),
            Msg(
                "{n} levels",
                one="{n} level",
                n=sum(meter.link == link.key for meter in view.meters),
            ),
        ),
    )
    title = Msg("{letter}, {label}", letter=link.letter, label=link.label)
    return row(
        Icon("link", 38),
        column(Text(title, "bold_30").of(48), Text(about, "medium_22", "text_2", breaks=True)),
        pill(_state(view, link)),
        Press(_turn(link)).of(288),
        gap=18,
    )


def _game(game: str, numbers: list[str]) -> Node:
    tags = (Panel(Text(number, "bold_20", align=CENTRE), fill=None, radius=9) for number in numbers)
    return row(Text(game, "medium_22").of(250), Wrap(tuple(tags), _TAG, GAME_HIGH - 10, 10), gap=12)


def _waiting(view: FloorView, link: LinkSeen, waiting: list[SettingSeen]) -> Node:
    """Return the settings that wait for a pause, beside the button that applies them."""
    apply = Press(_apply(view, link, len(waiting))).of(388).across(APPLY_HIGH)
    settings = (_setting(view, setting).of(SETTING_HIGH) for setting in waiting)
    both = row(column(rule(), *settings), apply, gap=18)
    return both.of(max(APPLY_HIGH, len(waiting) * SETTING_HIGH))


def _setting(view: FloorView, setting: SettingSeen) -> Node:
    name = _named(setting.setting, level_label(view, setting.link, setting.level))
    change = Msg(
        "{was} → {value}",
        was=_value(setting.setting, setting.was),
        value=_value(setting.setting, setting.value),
    )
    at = Msg("{day} {time}", day=day_and_month(setting.at), time=f"{setting.at:%H:%M}")
    by = Msg("{names}, {time}", names=", ".join(setting.people), time=at)
    words = column(
        row(Text(name, "bold_24").hug(), Text(change, "medium_22"), gap=14).of(36),
        Text(by, "medium_20", "text_2").of(32),
    )
    return row(Icon("clock", 28, "text_2"), words, gap=18)


def _state(view: FloorView, link: LinkSeen) -> Pill:
    if not link.is_paused:
        return Pill(Msg("RUNNING"), "check", Tone.WELL)
    if link.since is None:
        return Pill(Msg("PAUSED"), "pause", Tone.PLAIN)
    minutes = int((view.at - link.since).total_seconds() // 60)
    return Pill(Msg("PAUSED {n} MIN", n=minutes), "pause", Tone.PLAIN)


def _turn(link: LinkSeen) -> Button[FloorTouch]:
    if link.is_paused:
        return Button(ResumeTouched(link.key), Msg("RESUME"), "play", Msg("2 cards"))
    return Button(
        PauseTouched(link.key),
        Msg("PAUSE"),
        "pause",
        Msg("Hold, reason, 2 cards"),
        ActionState.HOLD,
    )


def _paused_words(link: LinkSeen) -> str:
    return Msg(
        '{name}, {time}: "{reason}". Base games go on. Signs say "not live".',
        name=link.by[0] if link.by else "–",
        time=clock(link.since) if link.since else "–",
        reason=link.reason,
    )


def _named(setting: str, level: str) -> str:
    match setting:
        case "seed":
            return Msg("Seed of {level}", level=level)
        case "cap":
            return Msg("Cap of {level}", level=level)
        case "rate_bp":
            return Msg("Rate of {level}", level=level)
        case _:
            return Msg("Reserve rate of {level}", level=level)


def _value(setting: str, value: int | None) -> str:
    if value is None:
        return Msg("none")
    if setting.endswith("_bp"):
        return f"{value / _BASIS:.2f}%"
    return money(value)


def _apply(view: FloorView, link: LinkSeen, waiting: int) -> Button[FloorTouch]:
    label = Msg("APPLY {n} SETTINGS", one="APPLY {n} SETTING", n=waiting)
    action = ApplyTouched(link.key)
    if not link.is_paused:
        return Button(action, label, "", "", ActionState.NOT_YET, Msg("waits for a pause"))
    if any(ticket.is_open and ticket.link == link.key for ticket in view.tickets):
        return Button(action, label, "", "", ActionState.NOT_YET, Msg("a ticket is open"))
    return Button(action, label, "", Msg("Then 2 cards"), ActionState.NEXT)


def _question(view: FloorView, shown: Selection) -> Node:
    alone = [table for table in (*view.stations, *view.candidates) if not table.is_linked]
    table = next(
        (table for table in alone if table.number == shown.join_table), alone[0] if alone else None
    )
    link = next(
        (link for link in view.links if link.key == shown.join_link),
        view.links[0] if view.links else None,
    )
    others = _others(view, [each for each in alone if each is not table], link)
    asked = row(
        Press(_next_table(alone, table)).sharing(1.9), Press(_next_link(view, link)), gap=14
    )
    caption = Msg("OTHER TABLES WITHOUT A LINK") if others else ""
    answer = JoinAnswer(*_answer(view, table, link), caption, others[:_MOST_OTHERS])
    return titled(Msg("May this table join?"), column(asked.of(88), answer, gap=16))


def _next_table(alone: list[Station], table: Station | None) -> Button[FloorTouch]:
    if table is None:
        return Button(
            JoinTableChosen(""),
            Msg("EVERY TABLE IS LINKED"),
            "",
            "",
            ActionState.NOT_YET,
            Msg("no table is without a link"),
        )
    after = alone[(alone.index(table) + 1) % len(alone)]
    return Button(
        JoinTableChosen(after.number), Msg("TABLE {table}", table=table.number), "", table.game
    )


def _next_link(view: FloorView, link: LinkSeen | None) -> Button[FloorTouch]:
    if link is None:
        return Button(
            JoinLinkChosen(""), Msg("NO LINK"), "", "", ActionState.NOT_YET, Msg("there is none")
        )
    after = view.links[(view.links.index(link) + 1) % len(view.links)]
    return Button(
        JoinLinkChosen(after.key), Msg("LINK {letter}", letter=link.letter), "", link.jackpot
    )


def _answer(view: FloorView, table: Station | None, link: LinkSeen | None) -> tuple[str, str, bool]:
    if table is None or link is None:
        return "", "", False
    why = view.refusals.get(table.number, {}).get(link.key)
    if why is None:
        return Msg("Not known"), Msg("Its table file is not on this machine."), False
    if why:
        return Msg("No, it may not join {letter}", letter=link.letter), why, False
    both = view.chances.get(table.number, {}).get(link.key, "")
    do = Msg("Name it in the link's file and run floor install again.")
    return (
        Msg("Yes, it may join {letter}", letter=link.letter),
        joined(" ", [both, do]) if both else do,
        True,
    )


def _others(
    view: FloorView, others: list[Station], link: LinkSeen | None
) -> tuple[tuple[str, str, str], ...]:
    """Group tables of one game with one answer; those that may join come first."""
    alike: dict[tuple[bool, str, str], list[str]] = {}
    for table in others:
        why = view.refusals.get(table.number, {}).get(link.key if link else "", "")
        alike.setdefault((bool(why), table.game, why), []).append(table.number)
    return tuple(
        (", ".join(numbers), game, why or Msg("May join."))
        for (_, game, why), numbers in sorted(alike.items(), key=lambda item: item[0][0])
    )
