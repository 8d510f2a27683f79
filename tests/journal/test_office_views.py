"""What happens beside the round can be read by an auditor, made by the real table."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from scripted_table import SETUP, ScriptedTable, open_scripted

from dealer_assist.journal.queries.latest import ask
from dealer_assist.table import commands as c
from dealer_assist.table.setup.jurisdiction import Jurisdiction
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.settings import settings_of

SUPERVISOR = StaffMember("supervisor-1", "Sue Elm", Role.SUPERVISOR, "4712")
EXECUTIVE = StaffMember("executive-1", "Eve Oak", Role.EXECUTIVE, "4713")
HERE = Jurisdiction(raise_reasons=("malfunction",), back_out_reasons=("Wrong seat",))
NUMBER = 1
"""The first win of the journal: the round that was played has none."""


@pytest.fixture
def read(tmp_path: Path) -> Any:
    """Play a round, submit commands to the real table, and read a view."""

    def play_and_read(commands: Sequence[c.Command], sql: str) -> list[dict[str, Any]]:
        path = tmp_path / "office.db"
        with open_scripted(path) as journal:
            table = ScriptedTable(journal)
            table.table = replace(table.table, setup=replace(SETUP, jurisdiction=HERE))
            table.play(1)
            for command in commands:
                table.submit(command)
            assert journal.verify() == []
        return ask(path, sql)

    return play_and_read


def test_cards_are_told_by_place(read: Any) -> None:
    found = read(
        [c.StartGame(), c.SeeCards("3", ("As", "Td")), c.SeeCards("3", ())],
        "SELECT place, cards FROM cards",
    )
    assert found == [{"place": "3", "cards": "As Td"}, {"place": "3", "cards": ""}]


def test_denials_tell_seat_hand_reason_and_who_dealt(read: Any) -> None:
    aces = ("As", "Ah", "Ad", "Ac", "2c")
    found = read(
        [
            *(c.SeeChip(3), c.StartGame(), c.SeeCards("3", aces)),
            *(c.DenyHand(3, "Hand was folded"), c.WithdrawDenial(3)),
        ],
        "SELECT what, seat, sensor, line, reason, by_whom FROM denials",
    )
    assert [tuple(one.values()) for one in found] == [
        ("denied", 3, "A", "four_aces", "Hand was folded", "dealer-1"),
        ("taken back", 3, "A", None, None, "dealer-1"),
    ]


def test_prints_tell_the_copy_and_the_trouble(read: Any) -> None:
    found = read(
        [c.NotePrint("win", 17, 1, "out of paper"), c.NotePrint("win", 17, 2)],
        "SELECT page, number, copy, trouble FROM prints",
    )
    assert [tuple(one.values()) for one in found] == [
        ("win", 17, 1, "out of paper"),
        ("win", 17, 2, ""),
    ]


def test_an_alert_is_told_with_who_took_note_of_it(read: Any) -> None:
    found = read(
        [
            c.RaiseAlert("paper", "printer", "The printer is out of paper"),
            c.AcknowledgeAlert("paper", SUPERVISOR),
            c.RaiseAlert("paper", "printer", "The printer is out of paper"),
            c.RaiseAlert("chain", "journal", "The journal is damaged"),
        ],
        "SELECT alert, sentence, acknowledged_by, acknowledged_utc > at_utc AS later"
        " FROM alerts ORDER BY seq",
    )
    told = [(one["alert"], one["acknowledged_by"], one["later"]) for one in found]
    assert told == [("paper", "supervisor-1", 1), ("paper", None, None), ("chain", None, None)]


def test_visits_to_the_back_office_are_told(read: Any) -> None:
    visit = [c.OpenBackOffice(SUPERVISOR), c.CloseBackOffice(SUPERVISOR)]
    found = read(visit, "SELECT what, by_whom FROM office_visits ORDER BY seq")
    assert [tuple(one.values()) for one in found] == [
        ("opened", "supervisor-1"),
        ("closed", "supervisor-1"),
    ]


def test_who_locked_and_who_unlocked_is_told(read: Any) -> None:
    found = read(
        [c.LockTable(), c.SwipeCard(SUPERVISOR, "4712")],
        "SELECT what, by_whom FROM locks ORDER BY seq",
    )
    assert [tuple(one.values()) for one in found] == [
        ("locked", "dealer-1"),
        ("unlocked", "supervisor-1"),
    ]


def test_a_view_that_failed_is_told(read: Any) -> None:
    assert read([c.NoteMishap("lamps")], "SELECT view FROM failed_views") == [{"view": "lamps"}]


def test_settings_are_told_from_the_proposal_to_the_opening(tmp_path: Path) -> None:
    path = tmp_path / "settings.db"
    with open_scripted(path) as journal:
        table = ScriptedTable(journal)
        table.play(1)
        seed = next(one.path for one in settings_of(SETUP) if "seed" in one.path)
        table.submit(c.ProposeSetting(seed, "$7,000", SUPERVISOR, EXECUTIVE))
        table.submit(c.WithdrawSetting(seed, SUPERVISOR))
        table.submit(c.ProposeSetting(seed, "$6,000", SUPERVISOR, EXECUTIVE))
        table.submit(c.CloseTable())
        table.come_to_betting()
        assert journal.verify() == []
    found = ask(
        path, "SELECT what, setting, new_value, by_whom, witness FROM settings ORDER BY seq"
    )
    assert [one["what"] for one in found] == ["proposed", "withdrawn", "proposed", "applied"]
    assert {one["setting"] for one in found} == {seed}
    assert (found[2]["by_whom"], found[2]["witness"]) == ("supervisor-1", "executive-1")
    assert found[3]["new_value"] == found[2]["new_value"]


def test_a_meter_set_by_hand_is_told_from_the_asking_to_the_end(read: Any) -> None:
    found = read(
        [
            c.AskMeterSet("A", "main", 5_100_000_000, "malfunction", "display was off"),
            c.SwipeCard(EXECUTIVE, "4713"),
            c.SwipeCard(SUPERVISOR, "4712"),
        ],
        "SELECT * FROM meter_sets ORDER BY seq",
    )
    asked, done = found
    assert (asked["what"], asked["to_micros"], asked["by_whom"]) == ("asked", 5_100_000_000, None)
    assert (done["what"], done["sensor"], done["level"]) == ("set", "A", "main")
    assert done["to_micros"] == 5_100_000_000 != done["before_micros"]
    assert (done["by_whom"], done["witness"]) == ("executive-1", "supervisor-1")
    assert (done["reason"], done["note"]) == ("malfunction", "display was off")


ACES = ("As", "Ah", "Ad", "Ac", "2c")


def _won(*more: c.Command) -> list[c.Command]:
    """Have seat 3 win with four aces, seat 5 get envy, and go on from there."""
    return [
        *(c.SeeChip(3), c.SeeChip(5), c.StartGame(), c.MissChip(3), c.MissChip(5)),
        *(c.PressHand(3, "four_aces"), c.CallSupervisor(), c.ConfirmWins()),
        *(c.SwipeCard(EXECUTIVE), c.BeginPaying()),
        *more,
    ]


def test_payments_tell_who_was_paid_what_was_taken_back_and_who_was_not_ticked(read: Any) -> None:
    found = read(
        _won(c.TickPaid(3), c.UndoPaid(), c.TickPaid(3, by_cage=True), c.EndGame()),
        "SELECT what, seat, wins != '' AS has_win, cents > 0 AS has_sum, dealer FROM payments",
    )
    assert [tuple(one.values()) for one in found] == [
        ("paid", 3, 1, 1, "dealer-1"),
        ("taken back", 3, 1, 1, "dealer-1"),
        ("cage pays later", 3, 1, 1, "dealer-1"),
        ("not ticked", 5, 0, None, "dealer-1"),
    ]


def test_duties_tell_what_was_ticked_by_seat(read: Any) -> None:
    found = read(
        _won(c.TickDuty("face_up"), c.TickDuty("face_up")),
        "SELECT what, duty, seat, dealer FROM duties",
    )
    assert [tuple(one.values()) for one in found] == [
        ("done", "face_up", 3, "dealer-1"),
        ("taken back", "face_up", 3, "dealer-1"),
    ]


def test_folds_tell_who_gave_up_and_who_took_it_back(read: Any) -> None:
    found = read(
        [c.SeeChip(3), c.StartGame(), c.FoldHand(3), c.UnfoldHand(3)],
        "SELECT what, seat, dealer FROM folds",
    )
    assert [tuple(one.values()) for one in found] == [
        ("folded", 3, "dealer-1"),
        ("taken back", 3, "dealer-1"),
    ]


def test_a_claim_that_was_struck_out_is_told_with_its_reason(read: Any) -> None:
    struck = c.DropClaim(3, "A", "Wrong seat")
    found = read(
        [
            *(c.SeeChip(3), c.StartGame(), c.PressHand(3, "four_aces"), c.CallSupervisor()),
            *(struck, c.RestoreClaim(3), struck, c.ConfirmWins()),
        ],
        "SELECT what, reason FROM claims WHERE round = (SELECT max(round) FROM claims)",
    )
    assert [tuple(one.values()) for one in found] == [
        ("made", ""),
        ("struck", "Wrong seat"),
        ("restored", ""),
        ("struck", "Wrong seat"),
        ("refuted", "Wrong seat"),
    ]


def _backed_out(number: int) -> list[c.Command]:
    """Have the win of seat 3 backed out by two people."""
    ask = c.AskAdjustment(number, "Wrong seat", note="Seen on camera 4")
    return _won(ask, c.SwipeCard(EXECUTIVE), c.SwipeCard(SUPERVISOR))


def test_an_approval_names_what_it_was_for(read: Any) -> None:
    found = read(
        _backed_out(NUMBER),
        "SELECT what, win, reason, seat, by_whom, of_what FROM adjustments ORDER BY seq",
    )
    assert [tuple(one.values()) for one in found] == [
        ("asked", NUMBER, "Wrong seat", 3, None, "win"),
        ("approved", NUMBER, "Wrong seat", 3, "executive-1", "win"),
        ("backed out", NUMBER, "Wrong seat", 3, "executive-1", "win"),
    ]


def test_a_win_that_was_backed_out_counts_in_no_view(read: Any) -> None:
    (found,) = read(
        _backed_out(NUMBER),
        "SELECT (SELECT wins FROM rounds ORDER BY round DESC LIMIT 1) AS wins,"
        " (SELECT wins_backed_out FROM rounds ORDER BY round DESC LIMIT 1) AS undone,"
        f" (SELECT backed_out FROM wins WHERE number = {NUMBER}) AS is_marked,"
        " (SELECT sum(cents) FROM envy WHERE round = (SELECT max(round) FROM rounds)) AS envy",
    )
    assert found == {"wins": 0, "undone": 1, "is_marked": 1, "envy": 0}
