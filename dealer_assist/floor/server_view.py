"""The server's answer about the whole floor, read into a `FloorView`."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from dealer_assist.floor.server_replies import SIMULATED
from dealer_assist.floor.view import (
    CLOSED,
    AlertSeen,
    CallSeen,
    Checkpoint,
    CheckSeen,
    DoubtSeen,
    FloorView,
    LinkSeen,
    MeterSeen,
    RoundSeen,
    SettingSeen,
    Station,
    TicketRow,
    read_health,
)

Answer = Mapping[str, Any]


def read_view(answer: Answer, looked_at: str = "") -> FloorView:
    """Take the server's words apart; times are told in this machine's zone."""
    return FloorView(
        name=answer["name"] or "Floor",
        at=_at(answer["at"]),
        stations=tuple(_station(one) for one in answer["tables"]),
        links=tuple(
            LinkSeen(
                key=one["link"],
                letter=one["letter"],
                label=one["label"],
                jackpot=one["jackpot"],
                state=one["state"],
                reason=one["reason"],
                since=_maybe(one["since"]),
                by=tuple(one["by"]),
            )
            for one in answer["links"]
        ),
        meters=tuple(_meter(one) for one in answer["meters"]),
        tickets=tuple(_ticket(one) for one in answer["tickets"]),
        alerts=tuple(
            AlertSeen(
                number=one["alert"],
                at=_at(one["at"]),
                station=one["station"] or "",
                link=one["link"] or "",
                what=one["what"],
                sentence=one["sentence"],
                noted_by=one["noted_by"] or "",
                noted_at=_maybe(one["noted_at"]),
                over_at=_maybe(one["over_at"]),
            )
            for one in answer["alerts"]
        ),
        settings=tuple(
            SettingSeen(
                link=one["link"],
                level=one["level"],
                setting=one["setting"],
                was=one["was"],
                value=one["value"],
                people=tuple(one["people"]),
                at=_at(one["at"]),
            )
            for one in answer["settings"]
        ),
        rounds={looked_at: tuple(_round(one) for one in answer["rounds"])} if looked_at else {},
        standby=answer.get("standby_state") or _standby(answer["standby"]),
        checkpoint=_checkpoint(answer["checkpoint"]),
        is_simulated=str(answer["name"]).startswith(SIMULATED),
        calls=tuple(_call(one) for one in answer["calls"]),
        doubts=tuple(_doubt(one) for one in answer["doubts"]),
    )


def _doubt(one: Answer) -> DoubtSeen:
    return DoubtSeen(
        station=one["station"],
        kind=one["kind"],
        word=one["word"],
        about=one["about"],
        moves=one["moves"],
        round_id=one["round"],
        seat=one["seat"],
        wagers=one["wagers"],
        at=_maybe(one["at"]),
    )


def _call(one: Answer) -> CallSeen:
    return CallSeen(
        number=one["call"],
        station=one["station"],
        kind=one["kind"],
        note=one["note"],
        at=_at(one["at"]),
        taken_by=one["taken_by"],
        taken_at=_maybe(one["taken_at"]),
    )


def _at(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone()


def _maybe(text: str | None) -> datetime | None:
    return None if text is None else _at(text)


def _standby(states: str | None) -> str:
    """Say whether a standby has every commit before it is acknowledged."""
    if not states:
        return ""
    return "in step" if {"sync", "quorum"} & set(states.split(",")) else "behind"


def _station(one: Answer) -> Station:
    return Station(
        number=one["station"],
        game=one["game"],
        pit=one["pit"],
        links=tuple(one["links"]),
        phase=one["phase"] or CLOSED,
        beat_ms=one["beat_ms"],
        skew_ms=one["skew_ms"] or 0,
        unsent_ms=one["unsent_ms"] or 0,
        last_n=one["last_n"],
        wagers=one["wagers"],
        counted=one["counted"],
        agreed=one["agreed"],
        doubted=one["doubted"],
        told_n=one["told_n"],
        stopped=one["stopped"],
        refused=one.get("refused") or "",
        **read_health(one["health"] or {}),
    )


def _meter(one: Answer) -> MeterSeen:
    names = (
        "link",
        "level",
        "label",
        "hand",
        "meter",
        "reserve",
        "overflow",
        "contributed",
        "seeded",
        "adjusted",
        "paid",
        "seed",
        "cap",
        "wagers",
        "hits",
    )
    return MeterSeen(**{name: one[name] for name in names})


def _ticket(one: Answer) -> TicketRow:
    return TicketRow(
        key=one["key"],
        number=one["number"],
        link=one["link"],
        level=one["level"],
        place=one["place"],
        station=one["station"],
        round_id=one["round"],
        seat=one["seat"],
        hand=one["hand"],
        state=one["state"],
        given=_at(one["given"]),
        worth=one["worth"],
        stand=one["stand"],
        percent=one["percent"],
        locked=_maybe(one["locked"]),
        ended=_maybe(one["ended"]),
        before=one["before"],
        after=one["after"],
        seed=one["seed"],
        came=one["came"],
        people=tuple(one["people"]),
        reason=one["reason"],
        checks=tuple(CheckSeen(c["what"], c["by"], _at(c["at"])) for c in one["checks"]),
    )


def _round(one: Answer) -> RoundSeen:
    return RoundSeen(
        one["n"], one["round"], _at(one["at"]), one["wagers"], one["micros"], one["is_void"]
    )


def _checkpoint(one: Answer | None) -> Checkpoint | None:
    if one is None:
        return None
    figures = one["figures"]
    return Checkpoint(
        at=_at(one["at"]),
        by=one["by"],
        rounds=figures["rounds"],
        contributed=figures["contributed"],
        paid=figures["paid"],
        wins=figures["wins"],
    )
