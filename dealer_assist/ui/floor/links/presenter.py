"""LINKS: which tables play for one meter, what waits for a pause, and who may join."""

from dealer_assist.floor.view import FloorView, LinkSeen, SettingSeen, Station
from dealer_assist.message import Msg, joined
from dealer_assist.ui.floor.links.model import LinkCard, LinksPageModel
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
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.grid import Pill, Tone
from dealer_assist.ui.models.touches import Button

_BASIS = 100
MOST_OTHERS = 4
ROOM, MORE_HIGH = 850.0, 92.0
"""How high the cards of a page may be, and what the way to the next page takes of it."""


def links_page(view: FloorView, shown: Selection, trouble: str = "") -> LinksPageModel:
    """Make the page."""
    alone = [one for one in (*view.stations, *view.candidates) if not one.is_linked]
    table = next(
        (one for one in alone if one.number == shown.join_table), alone[0] if alone else None
    )
    link = next(
        (one for one in view.links if one.key == shown.join_link),
        view.links[0] if view.links else None,
    )
    answer, why, is_yes = _answer(view, table, link)
    others = [one for one in alone if one is not table]
    pages = _pages([_card(view, one) for one in view.links])
    at = min(shown.links_at, len(pages) - 1)
    return LinksPageModel(
        frame=frame_of(view, shown, trouble),
        cards=pages[at],
        more=_more(at, len(pages)),
        join_table=_next_table(alone, table),
        join_link=_next_link(view, link),
        answer=answer,
        answer_why=why,
        is_yes=is_yes,
        others_title=Msg("OTHER TABLES WITHOUT A LINK") if others else "",
        others=_others(view, others, link)[:MOST_OTHERS],
    )


def _pages(cards: list[LinkCard]) -> list[tuple[LinkCard, ...]]:
    """Lay as many links on a page as it has room for, each of them whole."""
    if sum(one.high for one in cards) <= ROOM:
        return [tuple(cards)]
    pages: list[list[LinkCard]] = [[]]
    for card in cards:
        if pages[-1] and sum(one.high for one in (*pages[-1], card)) > ROOM - MORE_HIGH:
            pages.append([])
        pages[-1].append(card)
    return [tuple(page) for page in pages]


def _more(at: int, pages: int) -> Button[FloorTouch] | None:
    if pages == 1:
        return None
    where = Msg("Page {page} of {pages}", page=at + 1, pages=pages)
    return Button(LinksTurned((at + 1) % pages), Msg("MORE LINKS"), "arrow-right", where)


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
    """Group tables of one game with one answer; those that may join stand first."""
    alike: dict[tuple[bool, str, str], list[str]] = {}
    for one in others:
        why = view.refusals.get(one.number, {}).get(link.key if link else "", "")
        alike.setdefault((bool(why), one.game, why), []).append(one.number)
    return tuple(
        (", ".join(numbers), game, why or Msg("It may join."))
        for (_, game, why), numbers in sorted(alike.items(), key=lambda item: item[0][0])
    )


def _card(view: FloorView, link: LinkSeen) -> LinkCard:
    tables = [one for one in view.stations if link.key in one.links]
    games: dict[str, list[str]] = {}
    for one in tables:
        games.setdefault(one.game, []).append(one.number)
    levels = sum(one.link == link.key for one in view.meters)
    waiting = [one for one in view.settings if one.link == link.key]
    return LinkCard(
        title=Msg("{letter}, {label}", letter=link.letter, label=link.label.removeprefix("the ")),
        about=joined(
            ", ",
            (
                link.jackpot,
                tables_said(len(tables)),
                Msg("{n} games", one="{n} game", n=len(games)),
                Msg("{n} levels", one="{n} level", n=levels),
            ),
        ),
        pill=_pill(view, link),
        turn=_turn(link),
        games=tuple((game, tuple(numbers)) for game, numbers in games.items()),
        note=_paused_words(link) if link.is_paused else "",
        settings=tuple(_setting(view, one) for one in waiting),
        apply=_apply(view, link, len(waiting)),
    )


def _pill(view: FloorView, link: LinkSeen) -> Pill:
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
        '{name}, {time}: "{reason}". Base games go on; signs say "not live".',
        name=link.by[0] if link.by else "–",
        time=clock(link.since) if link.since else "–",
        reason=link.reason,
    )


def _setting(view: FloorView, one: SettingSeen) -> tuple[str, str, str]:
    level = level_label(view, one.link, one.level)
    name = _named(one.setting, level)
    change = Msg(
        "{was} → {value}", was=_value(one.setting, one.was), value=_value(one.setting, one.value)
    )
    at = Msg("{day} {time}", day=day_and_month(one.at), time=f"{one.at:%H:%M}")
    by = Msg("{names}, {time}", names=", ".join(one.people), time=at)
    return name, change, by


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
        return f"{value / _BASIS:.2f} %"
    return money(value)


def _apply(view: FloorView, link: LinkSeen, waiting: int) -> Button[FloorTouch] | None:
    if not waiting:
        return None
    label = Msg("APPLY {n} SETTINGS", one="APPLY {n} SETTING", n=waiting)
    action = ApplyTouched(link.key)
    if not link.is_paused:
        return Button(action, label, "", "", ActionState.NOT_YET, Msg("waits for a pause"))
    if any(one.is_open and one.link == link.key for one in view.tickets):
        return Button(action, label, "", "", ActionState.NOT_YET, Msg("a ticket is open"))
    return Button(action, label, "", Msg("Then 2 cards"), ActionState.NEXT)
