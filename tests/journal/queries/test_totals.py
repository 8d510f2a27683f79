import itertools
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from round_over import chips_off
from scripted_table import DEALER, EXECUTIVE, ScriptedTable, open_scripted

from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.spans import newest
from dealer_assist.journal.queries.totals import Span, Tally, tally, version_of
from dealer_assist.journal.store import Journal
from dealer_assist.table import commands as c


def sums_of(path: Path) -> Tally:
    with closing(connect_reader(path)) as db:
        return tally(db, Span(1, newest(db)))


def played(path: Path, *commands: c.Command) -> Tally:
    with open_scripted(path) as journal:
        table = ScriptedTable(journal)
        table.come_to_betting()
        for command in commands:
            for before in chips_off(table.table) if isinstance(command, c.EndGame) else ():
                table.submit(before)
            table.submit(command)
    return sums_of(path)


def test_wagers_and_rounds_are_counted(path: Path) -> None:
    sums = played(path, c.SeeChip(2), c.SeeChip(5), c.StartGame(), c.EndGame())
    assert sums["played",] == 1
    assert (sums["wagers", "A"], sums["drop", "A"], sums["wager_rounds", "A"]) == (2, 200, 1)
    assert sums["dealer", DEALER.key] == 1


def test_a_voided_round_gives_its_wagers_back(path: Path) -> None:
    sums = played(path, c.SeeChip(2), c.StartGame(), c.VoidRound("misdeal"))
    assert (sums["voided",], sums["void", "misdeal"]) == (1, 1)
    assert (sums["wagers", "A"], sums["drop", "A"], sums["returned", "A"]) == (0, 0, 100)
    assert sums["played",] == 0


def test_a_wager_that_a_card_took_off_is_in_no_sum(path: Path) -> None:
    sums = played(
        path,
        *(c.SeeChip(seat) for seat in (2, 5)),
        c.StartGame(),
        c.CountChips("A", 1),
        c.OverruleSensor("A", 2),
        c.SwipeCard(EXECUTIVE, "4713"),
        c.EndGame(),
    )
    assert (sums["wagers", "A"], sums["drop", "A"]) == (1, 100)


def test_a_win_is_counted_with_its_prize_and_envy(path: Path) -> None:
    sums = played(
        path,
        *(c.SeeChip(seat) for seat in (2, 5)),
        c.StartGame(),
        c.PressHand(5, "four_aces"),
        c.CallSupervisor(),
        c.ConfirmWins(),
        c.SwipeCard(None, "0000"),
        c.SwipeCard(EXECUTIVE, "4713"),
        c.BeginPaying(),
        c.EndGame(),
    )
    # $5,000 seed and 26 cents of each of two wagers; envy of $100 to seat 2.
    assert sums["hits", "A", "four_aces"] == sums["hit_rounds", "A", "four_aces"] == 1
    assert sums["prizes", "A", "four_aces"] == sums["from_meter", "A", "main"] == 500_052
    assert (sums["envy",], sums["envy_pays",], sums["refused_cards",]) == (10_000, 1, 1)


def test_a_card_of_the_staff_that_came_too_early_is_on_record_and_no_refused_card(
    path: Path,
) -> None:
    sums = played(
        path,
        c.SwipeCard(EXECUTIVE, "4713"),
        c.SeeChip(5),
        c.StartGame(),
        c.SwipeCard(EXECUTIVE, "4713"),
        c.SwipeCard(None, "0000"),
        c.EndGame(),
    )
    assert sums["refused_cards",] == 1


def test_two_hits_of_a_line_in_one_round_are_one_round_with_a_hit(path: Path) -> None:
    sums = played(
        path,
        *(c.SeeChip(seat) for seat in (2, 5)),
        c.StartGame(),
        c.PressHand(5, "three_of_a_kind"),
        c.PressHand(2, "three_of_a_kind"),
        c.CallSupervisor(),
        c.ConfirmWins(),
        c.SwipeCard(EXECUTIVE, "4713"),
        c.BeginPaying(),
        c.EndGame(),
    )
    assert sums["hits", "A", "three_of_a_kind"] == 2
    assert sums["hit_rounds", "A", "three_of_a_kind"] == 1


def test_late_chips_and_sensor_faults_are_counted(path: Path) -> None:
    sums = played(
        path,
        c.ReportSensorFault(3, "A", "stuck"),
        c.SeeChip(2),
        c.StartGame(),
        c.SeeChip(6),
        c.EndGame(),
    )
    assert (sums["late_chips",], sums["sensor_faults",]) == (1, 1)


def test_another_event_or_another_sum_is_a_new_version() -> None:
    known = version_of(("GameEnded", "ViewFailed"), {"ViewFailed": "failed_views"})
    assert known == version_of(("ViewFailed", "GameEnded"), {"ViewFailed": "failed_views"})
    assert known != version_of(("GameEnded",), {"ViewFailed": "failed_views"})
    assert known != version_of(("GameEnded", "ViewFailed"), {"ViewFailed": "views"})


def test_stretches_of_whole_rounds_add_up_to_the_whole(played_rounds: Path) -> None:
    with closing(connect_reader(played_rounds)) as db:
        opened = [seq for (seq,) in db.execute("SELECT seq FROM events WHERE kind='RoundOpened'")]
        edges = [1, *opened[1::7], newest(db) + 1]
        parts: Tally = Counter()
        for first, after in itertools.pairwise(edges):
            parts.update(tally(db, Span(first, after - 1)))
        assert parts == tally(db, Span(1, newest(db)))
        assert parts["opened",] == len(opened)


def test_sides_are_those_that_somebody_with_a_wager_had_bet_on(
    path: Path, open_journal: Callable[[], Journal]
) -> None:
    def a_round(number: int, *told: tuple[str, dict[str, object]]) -> list[Entry]:
        wagers = [{"seat": seat, "sensor": "A", "cents": 100} for seat in (1, 2)]
        started = ("GameStarted", {"at": 1, "wagers": wagers, "meters": []})
        facts = (("RoundOpened", {"meters": []}), *told, started)
        return [Entry(kind, said, number) for kind, said in facts]

    with open_journal() as journal:
        for entries in (
            a_round(1, ("SideMarked", {"seat": 1, "side": "player"})),
            a_round(
                2,
                ("SideMarked", {"seat": 1, "side": "tie"}),
                ("WagersPlaced", {"seat": 2, "wagers": {"banker": 500, "player": 0}}),
            ),
            a_round(
                3,
                ("WagersPlaced", {"seat": 1, "wagers": {"banker": 500}}),
                ("SideMarked", {"seat": 1, "side": "player"}),
                ("SideMarked", {"seat": 2, "side": "banker"}),
            ),
            a_round(4, ("SideMarked", {"seat": 7, "side": "banker"})),
            a_round(5),
        ):
            journal.append(entries, digest="d" * 64)
    sums = sums_of(path)
    assert {key[2]: count for key, count in sums.items() if key[0] == "sides"} == {
        "player": 1,
        "banker": 1,
        "both": 1,
        "none": 1,
    }


def test_tokes_add_up_by_wager_and_those_of_a_void_round_do_not_count(
    path: Path, open_journal: Callable[[], Journal]
) -> None:
    laid = {"at": 1, "seat": 3, "wager": "ante", "cents": 200, "was": 0}
    ended = {"at": 1, "seat": 3, "wager": "ante", "cents": 200, "back_cents": 200, "won_cents": 300}
    void = {**ended, "won_cents": 0, "is_void": True}
    players = {"at": 1, "round": 1, "staked_cents": 900, "taken_cents": 500, "paid_cents": 100}
    opened = ("RoundOpened", {"meters": []})
    facts: list[tuple[str, dict[str, object]]] = [
        *(opened, ("TokeLaid", laid), ("TokeLaid", {**laid, "cents": 500, "was": 200})),
        *(("TokeLaid", {**laid, "was": 500}), ("TokeEnded", ended), ("TokeReopened", ended)),
        *(("TokeEnded", {**ended, "won_cents": 0}), ("WagersReckoned", players)),
        *(opened, ("TokeLaid", laid), ("TokeEnded", void)),
    ]
    with open_journal() as journal:
        journal.append([Entry(kind, said, 1) for kind, said in facts], digest="d" * 64)
    sums = sums_of(path)
    assert sums["tokes", "ante"] == 1
    assert sums["toke_laid", "ante"] == sums["toke_staked", "ante"] == 200
    assert (sums["toke_back", "ante"], sums["toke_won", "ante"]) == (200, 0)
    assert [sums["players", one] for one in ("staked", "taken", "paid")] == [900, 500, 100]
