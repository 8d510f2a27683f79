"""A set-up written as a table file: what was set by touch can be kept, copied and opened."""

import json
from collections.abc import Iterator, Mapping

from dealer_assist.jackpot.definition import TRAY, Jackpot, Level, at_wager
from dealer_assist.jackpot.links import Link, Linked
from dealer_assist.jackpot.must_hit import with_must_hit
from dealer_assist.rules.money import chips, decimal
from dealer_assist.table.setup.approval import Approval
from dealer_assist.table.setup.table_setup import HousePaper, Practices, TableSetup
from dealer_assist.value import as_dict

HOUSE = "HOUSE-"
Values = Mapping[str, object]


def as_file(setup: TableSetup, about: str = "") -> str:
    """Write a table file that opens as this set-up."""
    head = {
        "number": setup.number,
        "title": setup.game_name,
        "game": setup.game,
        "console": setup.console,
        "jurisdiction": setup.jurisdiction.key,
        "staff": setup.staff,
        "layout": setup.layout,
        **({"sheets": sheets} if (sheets := _sheets(setup)) else {}),
        "seats": list(setup.seats),
        "wagers": [row.key for row in setup.wagers],
        "payment_order": setup.payment_order,
        "pay_walk": setup.pay_walk,
        "game_wager": setup.game_wager,
    }
    lines = [*([f"# {about}"] if about else []), *rows_of(head)]
    for name, values in _sections(setup):
        lines += ["", f"[{name}]", *rows_of(values)] if values else []
    for player in setup.players:
        wagers = {key: chips(cents) for key, cents in player.wagers.items()}
        row: Values = {"seat": player.seat, "wagers": wagers}
        folds: Values = {"folds": True} if player.folds else {}
        at: Values = {"folds_at": player.folds_at} if player.folds_at else {}
        back: Values = {"takes_back": list(player.takes_back)} if player.takes_back else {}
        lines += ["", "[[players]]", *rows_of({**row, **folds, **at, **back})]
    return "\n".join(lines) + "\n"


def _sheets(setup: TableSetup) -> list[str]:
    """Name the sheets that a table plays by; others it could have chosen from."""
    chosen = {*setup.paytables.values(), *(jackpot.key for jackpot in setup.jackpots.values())}
    printed = {key.removeprefix(HOUSE) for key in chosen}
    return [sheet.key for sheet in setup.sheets if not printed.isdisjoint(sheet.brings)]


def _options(setup: TableSetup) -> dict[str, object]:
    """Return the house rules but those of sheets and bets that the table does not play by."""
    used, offered = _sheets(setup), {row.key for row in setup.wagers}
    there = setup.definition.choices_with(offered) if setup.definition else setup.choices
    idle = {rule for sheet in setup.sheets if sheet.key not in used for rule in sheet.options}
    return {
        rule: value
        for rule, value in setup.options.items()
        if rule in there and (rule not in idle or value != setup.choices[rule][0])
    }


def _sections(setup: TableSetup) -> Iterator[tuple[str, Values]]:
    authority, guards = setup.authority, setup.safeguards
    yield "paytables", setup.paytables
    yield "jackpots", {at: _jackpot(setup, jackpot) for at, jackpot in setup.jackpots.items()}
    yield "links", {at: _link(link) for at, link in setup.links.items()}
    if setup.floor:
        yield "floor", {"server": setup.floor.server, "links": dict(setup.floor.links)}
    yield "limits", {key: [chips(end) for end in ends] for key, ends in setup.limits.items()}
    yield "aggregate_limits", {key: chips(limit) for key, limit in setup.aggregate_limits.items()}
    yield "house_rules", _options(setup)
    yield (
        "authority",
        {
            "executive_from": chips(authority.executive_from_cents),
            "executive_for_whole_meter": authority.executive_for_whole_meter,
            "dealer_limit": chips(authority.dealer_limit_cents),
            "bonus_dealer_limit": chips(authority.bonus_dealer_limit_cents),
            "bonus_supervisor_limit": chips(authority.bonus_supervisor_limit_cents),
            "base_dealer_limit": chips(authority.base_dealer_limit_cents),
            "base_supervisor_limit": chips(authority.base_supervisor_limit_cents),
        },
    )
    yield "safeguards", as_dict(guards)
    practices, tokes = setup.practices, setup.practices.tokes
    if practices != Practices():
        own = as_dict(practices)
        yield "practices", {key: value for key, value in own.items() if key != "tokes"}
    if tokes is not None:
        cents = (tokes.least_cents, tokes.most_cents, tokes.pays_cents)
        yield "tokes", dict(zip(("least", "most", "pays"), map(chips, cents), strict=True))
    zone = {"zone": setup.zone} if setup.zone else {}
    yield "day", {"starts": f"{setup.day_starts:%H:%M}", **zone}
    yield "approval", approval_values(setup.approval) if setup.approval else {}
    yield "house_paper", paper_values(setup.house_paper)
    yield "devices", setup.devices


def _jackpot(setup: TableSetup, jackpot: Jackpot) -> object:
    """Name a jackpot; with figures of its own where the table has set some."""
    printed = jackpot.key.removeprefix(HOUSE)
    is_run_as_house = printed != jackpot.key and printed in setup.offers.jackpots
    usual = setup.offers.jackpots.get(jackpot.key, jackpot)
    own: dict[str, object] = {"paytable": printed if is_run_as_house else jackpot.key}
    if is_run_as_house:
        own["kind"] = "house"
    if jackpot.wager_cents != usual.wager_cents:
        own["wager"] = chips(jackpot.wager_cents)
    if jackpot.fixed_pays != usual.fixed_pays:
        own["fixed_pays"] = jackpot.fixed_pays or TRAY
    limit = next((level.must_hit_cents for level in jackpot.levels if level.must_hit_cents), 0)
    if limit:
        own["must_hit"] = chips(limit)
        usual = with_must_hit(usual, limit)
    own |= _figures(jackpot, at_wager(usual, jackpot.wager_cents))
    return own if len(own) > 1 else own["paytable"]


def _figures(jackpot: Jackpot, usual: Jackpot) -> dict[str, object]:
    figures: dict[str, dict[str, str]] = {}
    for level in jackpot.levels:
        for key, text in _changed(level, usual.level(level.name), is_house=jackpot.is_house):
            figures.setdefault(key, {})[level.name] = text
    is_single = len(jackpot.levels) == 1
    return {key: next(iter(of.values())) if is_single else of for key, of in figures.items()}


def _changed(level: Level, usual: Level, *, is_house: bool) -> Iterator[tuple[str, str]]:
    if level.seed_cents != usual.seed_cents:
        yield ("amount" if is_house else "seed"), chips(level.seed_cents)
    if level.rate_bp != usual.rate_bp:
        yield "rate", f"{decimal(level.rate_bp)} %"
    if level.reserve_bp != usual.reserve_bp:
        yield "reserve", f"{decimal(level.reserve_bp)} %"
    if level.cap_cents is not None and level.cap_cents != usual.cap_cents:
        yield "cap", chips(level.cap_cents)


def _link(link: Link) -> Values:
    return {"name": link.name, "with": [_linked(other) for other in link.others]}


def _linked(linked: Linked) -> Values:
    rule = {"blazing_7s_rule": linked.variant} if linked.variant else {}
    return {"game": linked.game, "paytable": linked.jackpot.key, "decks": linked.decks, **rule}


def approval_values(approval: Approval) -> Values:
    """Return what is on record of an approval, as the keys of `[approval]`."""
    shuffler = approval.shuffler
    said = {"make": shuffler.make, "mode": shuffler.mode, "version": shuffler.version}
    return {
        "letter": approval.letter,
        **({"dated": approval.dated} if approval.dated else {}),
        "edition": approval.edition,
        "controls": approval.controls,
        "track": approval.track,
        "shuffler": said,
        "components": approval.components,
        **{key: value for key, value in _further(approval).items() if value},
    }


def _further(approval: Approval) -> Values:
    return {
        "licences": approval.licences,
        "tribal_licences": approval.tribal_licences,
        "tga": approval.tga,
        "concurrence": approval.concurrence,
        "appendix": approval.appendix,
        "equipment": approval.equipment,
        "title": approval.title,
        "service": approval.service,
        "monitor": approval.monitor,
    }


def paper_values(paper: HousePaper) -> Values:
    """Return a house's own procedures, as the keys of `[house_paper]`."""
    return {
        **({"approved": paper.approved} if paper.approved else {}),
        **({"dated": paper.dated} if paper.dated else {}),
        **{subject: list(lines) for subject, lines in paper.lines.items()},
    }


def rows_of(values: Values) -> list[str]:
    """Write values, a key and its value to a line."""
    return [f"{_key(key)} = {_value(value)}" for key, value in values.items()]


def _key(key: str) -> str:
    plain = key.replace("_", "").replace("-", "")
    return key if plain.isascii() and plain.isalnum() else json.dumps(key)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list():
            return f"[{', '.join(map(_value, value))}]"
        case Mapping():
            inner = ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items())
            return f"{{ {inner} }}"
        case _:  # whole numbers and days are written as they are
            return str(value)
