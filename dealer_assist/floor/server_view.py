"""The server's answer about the whole floor, read into a `FloorView`."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from dealer_assist.floor.alert_words import said
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
                sentence=said(one["sentence"]),
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


def _doubt(answer: Answer) -> DoubtSeen:
    return DoubtSeen(
        station=answer["station"],
        kind=answer["kind"],
        word=answer["word"],
        about=answer["about"],
        moves=answer["moves"],
        round_id=answer["round"],
        seat=answer["seat"],
        wagers=answer["wagers"],
        at=_maybe(answer["at"]),
    )


def _call(answer: Answer) -> CallSeen:
    return CallSeen(
        number=answer["call"],
        station=answer["station"],
        kind=answer["kind"],
        note=answer["note"],
        at=_at(answer["at"]),
        taken_by=answer["taken_by"],
        taken_at=_maybe(answer["taken_at"]),
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


def _station(answer: Answer) -> Station:
    return Station(
        number=answer["station"],
        game=answer["game"],
        pit=answer["pit"],
        links=tuple(answer["links"]),
        phase=answer["phase"] or CLOSED,
        beat_ms=answer["beat_ms"],
        skew_ms=answer["skew_ms"] or 0,
        unsent_ms=answer["unsent_ms"] or 0,
        last_n=answer["last_n"],
        wagers=answer["wagers"],
        counted=answer["counted"],
        agreed=answer["agreed"],
        doubted=answer["doubted"],
        told_n=answer["told_n"],
        stopped=answer["stopped"],
        refused=answer.get("refused") or "",
        **read_health(answer["health"] or {}),
    )


def _meter(answer: Answer) -> MeterSeen:
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
    return MeterSeen(**{name: answer[name] for name in names})


def _ticket(answer: Answer) -> TicketRow:
    return TicketRow(
        key=answer["key"],
        number=answer["number"],
        link=answer["link"],
        level=answer["level"],
        place=answer["place"],
        station=answer["station"],
        round_id=answer["round"],
        seat=answer["seat"],
        hand=answer["hand"],
        state=answer["state"],
        given=_at(answer["given"]),
        worth=answer["worth"],
        stand=answer["stand"],
        percent=answer["percent"],
        locked=_maybe(answer["locked"]),
        ended=_maybe(answer["ended"]),
        before=answer["before"],
        after=answer["after"],
        seed=answer["seed"],
        came=answer["came"],
        people=tuple(answer["people"]),
        reason=answer["reason"],
        released_to=answer["released_to"],
        won_since=answer["won_since"],
        checks=tuple(CheckSeen(c["what"], c["by"], _at(c["at"])) for c in answer["checks"]),
    )


def _round(answer: Answer) -> RoundSeen:
    return RoundSeen(
        answer["n"],
        answer["round"],
        _at(answer["at"]),
        answer["wagers"],
        answer["micros"],
        answer["is_void"],
    )


def _checkpoint(answer: Answer | None) -> Checkpoint | None:
    if answer is None:
        return None
    figures = answer["figures"]
    return Checkpoint(
        at=_at(answer["at"]),
        by=answer["by"],
        rounds=figures["rounds"],
        contributed=figures["contributed"],
        paid=figures["paid"],
        wins=figures["wins"],
    )
