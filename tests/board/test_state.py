"""What viewers see: nothing green that is not so, and only what is new."""

from typing import Any

import pytest

from dealer_assist.board.state import Picture, next_picture, short_name

AT = "2026-11-17T04:00:00+00:00"


def table(**told: Any) -> dict[str, Any]:
    return {
        "station": "10", "game": "crazy_4_poker", "pit": "1", "stopped": "", "last_n": 5,
        "phase": "betting", "skew_ms": 0, "unsent_ms": 0, "refused": "", "refused_at": None,
        "health": {}, "links": ["MGL"],
    } | told  # fmt: skip


def reading(*tables: dict[str, Any], **told: Any) -> dict[str, Any]:
    return {
        "name": "Main", "at": AT, "standby": "", "watched_ms": 100, "tables": list(tables),
        "ages": {one["station"]: 200 for one in tables}, "meters": [], "alerts": [], "calls": [],
        "hits": [],
    } | told  # fmt: skip


def shown(picture: Picture, number: str = "10") -> Any:
    return picture.tables[number]


@pytest.mark.parametrize(
    ("told", "age_ms", "state"),
    [
        ({}, 200, "linked"),
        ({}, 3_001, "lost"),
        ({}, None, "lost"),
        ({"unsent_ms": 4_000}, 200, "lost"),
        ({"refused": "Its journal is not known"}, 200, "refused"),
        ({"stopped": "Journal and server differ"}, 200, "stopped"),
        ({"phase": "closed"}, 90_000, "closed"),
        ({"phase": None, "unsent_ms": None}, None, "closed"),
    ],
)
def test_a_table_is_linked_only_where_it_is_heard_believed_and_not_stopped(
    told: dict[str, Any], age_ms: int | None, state: str
) -> None:
    ages = {} if age_ms is None else {"10": age_ms}
    assert shown(next_picture(Picture(), reading(table(**told), ages=ages)))["state"] == state


def test_a_reading_without_a_table_keeps_it_and_lets_its_silence_grow() -> None:
    first = next_picture(Picture(), reading(table()))
    quiet = next_picture(first, reading(ages={"10": 8_000}))
    assert (shown(quiet)["state"], shown(quiet)["silent_s"]) == ("lost", 8)
    assert [one["table"] for one in quiet.since(first)["tables"]] == ["10"]


def test_only_what_is_new_is_sent_on() -> None:
    first = next_picture(Picture(), reading(table(), table(station="11")))
    assert len(first.whole()["tables"]) == 2
    same = next_picture(first, reading(ages={"10": 900, "11": 100}))
    assert set(same.since(first)) == {"name", "at", "standby", "watched_ms"}
    paid = next_picture(same, reading(table(phase="recorded"), ages={"10": 1, "11": 1}))
    assert [one["table"] for one in paid.since(same)["tables"]] == ["10"]


def test_a_noted_alert_and_an_ended_call_are_not_shown() -> None:
    alert = {"alert": 1, "at": AT, "station": "10", "link": None, "what": "lost", "sentence": "x",
             "over_at": None, "noted_at": None, "noted_by": ""}  # fmt: skip
    call = {"call": 1, "station": "10", "pit": "", "kind": "fill", "note": "", "at": AT,
            "taken_by": "", "taken_at": None, "ended_at": None}  # fmt: skip
    told = reading(
        table(),
        alerts=[alert, alert | {"alert": 2, "noted_at": AT}],
        calls=[call, call | {"call": 2, "ended_at": AT}],
    )
    picture = next_picture(Picture(), told)
    assert [one["alert"] for one in picture.lists["alerts"]] == [1]
    assert [one["call"] for one in picture.lists["calls"]] == [1]
    assert shown(picture)["called"] is True


def test_a_dealer_is_initial_and_surname_and_a_missing_figure_is_none() -> None:
    health = {"dealer": "Maria Okafor", "seats": [{"seat": 1, "locked": True}, {"word": "x"}]}
    one = shown(next_picture(Picture(), reading(table(health=health))))
    assert (one["dealer"], one["pace"], one["seats"]) == ("M. Okafor", 0, [[1, "locked"]])
    assert short_name("Ann") == "Ann"
    assert shown(next_picture(Picture(), reading(table(health=None))))["dealer"] == ""
