"""Hands that are set, switched or played act by act: a kill between two touches moves none back."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from desk_on_paper import Place
from random_tables import shipped

from dealer_assist.catalog.people import load_staff
from dealer_assist.table import commands as c
from dealer_assist.table.facts import comparing
from dealer_assist.table.facts.dealing import hand_acts, switches
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.table import prompt_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace

At = Callable[[str], Place]
Dealt = Mapping[str, str]

GOW: Dealt = {
    "3": "8s 8h Ad Qc Ts 7h 4c",
    "4": "Kh Td 9d 9h 4d 4s 7s",
    "6": "5c 5h Qs Qd Qh 9c 2d",
    "dealer": "Ah Ks Js Jd 6s 3d 2c",
}
FOUR: Dealt = {"1": "Ts 6d", "1r": "5h Th", "4": "Ac 3d", "4r": "6h Kd", "dealer": "8h"}
HELD: Dealt = {"2": "2s 3d", "4": "8s 8d", "6": "Kh Qd", "dealer": "6d"}


@pytest.fixture
def at(resources: Path) -> At:
    """A desk without sample players."""
    cards = load_staff(resources / "staff" / "training.toml")
    return lambda name: Place(replace(shipped(name), players=()), cards)


def dealt_out(place: Place, cards: Dealt, wagers: dict[str, int]) -> None:
    place.swipe("dealer-1")
    for seat in sorted({int(one[0]) for one in cards if one[0].isdigit()}):
        assert place.desk.submit(c.PlaceWagers(seat, wagers)), place.said
    assert place.desk.submit(c.StartGame()), place.said
    for where, held in cards.items():
        assert place.desk.submit(c.SeeCards(where, tuple(held.split()))), place.said


def asked(table: Table) -> tuple[str, str]:
    """What the prompt says: the same seat, the same hand."""
    prompt = prompt_model(table, PassingView())
    return str(prompt.line), str(prompt.detail)


def test_a_kill_after_every_touch_leaves_the_table_where_it_was(at: At) -> None:
    """Every command of three rounds in turn; `now` is who is asked next, read off the rules."""
    rounds: list[tuple[str, Dealt, dict[str, int], list[c.Command], Callable[[Table], object]]] = [
        (
            "fortune-pai-gow",
            GOW,
            {"main": 2500},
            [
                c.SetHand(3, ("8s", "8h")),
                c.SetHand(4, ("Kh", "Td")),
                c.SetHand(6, by_house_way=True),
                *(c.AdvanceStage(key) for key in ("dealer", "compare")),
                *(c.CompareHand(seat) for seat in (6, 4)),
                c.CompareHand(4, is_on=False),
                *(c.CompareHand(seat) for seat in (4, 3)),
            ],
            comparing.left,
        ),
        (
            "blackjack-switch",
            FOUR,
            {"blackjack": 2500},
            [
                c.AdvanceStage("play"),
                c.SwitchCards(1, "switched"),
                c.SwitchCards(4, "kept"),
                c.SeeCards("1r", ("5h", "6d", "9c")),
            ],
            switches.to_ask,
        ),
        (
            "free-bet-nexus",
            HELD,
            {"blackjack": 2500},
            [
                c.PlayHand("2", "hit", ("9c",)),
                c.PlayHand("2", "stand"),
                c.PlayHand("4", "free_split", ("3h",)),
                c.PlayHand("4", "free_double", ("Kd", "Ts")),
                c.PlayHand("4", "free_double", is_on=False),
                c.PlayHand("4", "free_double", ("Kc", "2s")),
                c.PlayHand("4b", "stand"),
                c.PlayHand("6", "stand"),
                c.AdvanceStage("dealer"),
            ],
            hand_acts.to_play,
        ),
    ]
    for name, cards, wagers, touches, now in rounds:
        place = at(name)
        dealt_out(place, cards, wagers)
        stood = [(len(place.record.facts), place.desk.table)]
        for touch in touches:
            assert place.desk.submit(touch), f"{name}: {touch}: {place.said}"
            stood.append((len(place.record.facts), place.desk.table))
        for after, table in stood:
            again = place.crash(after=after).desk.table
            assert (again.round.cards, again.round.seats) == (
                table.round.cards,
                table.round.seats,
            ), f"{name} {after}"
            assert (again.round.acts, again.round.stages) == (
                table.round.acts,
                table.round.stages,
            ), f"{name} {after}"
            assert (now(again), asked(again)) == (now(table), asked(table)), f"{name} {after}"


def test_an_act_is_whole_after_a_kill_or_it_was_never_made(at: At) -> None:
    place = at("free-bet-nexus")
    dealt_out(place, HELD, {"blackjack": 2500})
    assert place.desk.submit(c.PlayHand("2", "stand"))
    before = len(place.record.facts)
    assert place.desk.submit(c.PlayHand("4", "free_split", ("3h",)))
    commits = [one for one in place.record.commits if one >= before]
    assert len(commits) == 2, "lammer, both hands and the drawn card are one commit"
    again = place.crash(after=commits[-1])
    assert again.desk.submit(c.PlayHand("4", "free_split", is_on=False)), again.said
    assert again.desk.table.round.cards["4"] == ("8s", "8d")
    assert again.desk.table.seat(4).wagers == {"blackjack": 2500}
