"""Record, then show: what the desk does when all is well, when the disk is full, when it dies."""

import logging
from datetime import datetime
from typing import Any

import pytest
from table_facts import changed

from dealer_assist.desk import steps
from dealer_assist.desk.clock import epoch_ms
from dealer_assist.desk.outcome import Outcome
from dealer_assist.devices import messages as m
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve
from dealer_assist.table.state import Phase, Table

Place = Any  # of conftest


def first_round(place: Place) -> None:
    """Play the first round whole: chips, wrong card, right card, wins; void the next and close."""
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(1), m.ChipPlaced(5), m.ChipPlaced(7))
    submit(place, c.StartGame(), c.PressHand(5, "four_aces"), c.PressHand(7, "straight_flush"))
    submit(place, c.CallSupervisor(), c.ConfirmWins())
    place.swipe("supervisor-1")
    place.swipe("executive-1")
    submit(place, c.BeginPaying())
    assert place.end()
    submit(place, c.StartGame(), c.VoidRound("Misdeal"))
    submit(place, c.GiveBack(), c.CloseTable())


def submit(place: Place, *commands: c.Command) -> None:
    for command in commands:
        assert place.desk.submit(command)


def test_a_round_goes_through_the_desk_from_chip_to_prize(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    assert place.desk.submit(c.StartGame())
    assert place.desk.submit(c.PressHand(5, "four_aces"))
    assert place.desk.submit(c.CallSupervisor())
    assert place.desk.submit(c.ConfirmWins())
    place.swipe("executive-1")
    (win,) = place.desk.table.round.wins
    assert win.award.prize == 500_024
    assert place.kinds[-1] == "WinsAuthorised"


def test_what_is_shown_is_on_record_first(place: Place) -> None:
    place.swipe("dealer-1")
    seen: list[tuple[bool, str]] = []
    place.desk.listen(lambda: seen.append((place.kinds[-1] == "ChipSeen", place.kinds[-1])))
    place.hear(m.ChipPlaced(3))
    assert seen == [(True, "ChipSeen")]


def test_every_fact_carries_its_round_its_dealer_and_the_definitions_it_was_made_under(
    place: Place,
) -> None:
    place.swipe("dealer-1")
    place.desk.submit(c.StartGame())
    started = next(fact for fact in place.record.facts if fact.kind == "GameStarted")
    assert (started.round, started.who) == (1, "dealer-1")
    assert started.digest == place.setup.digest


def test_nothing_changes_when_nothing_can_be_recorded(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(3))
    before, told, facts = place.desk.table, list(place.devices.told), list(place.record.facts)
    place.record.fail()
    assert not place.desk.submit(c.StartGame())
    assert place.desk.table == before
    assert place.devices.told == told
    assert place.record.facts == facts
    assert place.desk.trouble == place.said == "Nothing was recorded: the disk is full."


def test_the_desk_goes_on_when_the_disk_does(place: Place) -> None:
    place.swipe("dealer-1")
    place.record.fail()
    place.desk.submit(c.StartGame())
    place.record.trouble = None
    assert place.desk.submit(c.StartGame())
    assert place.desk.trouble == ""
    assert place.desk.table.round.phase is Phase.IN_PLAY


def test_a_refusal_is_said_and_not_recorded(place: Place) -> None:
    place.swipe("dealer-1")
    facts = list(place.record.facts)
    assert not place.desk.submit(c.EndGame())
    assert place.said == "END GAME is not possible while bets are open"
    assert place.record.facts == facts


def test_a_refused_card_and_a_late_chip_are_said_and_recorded(place: Place) -> None:
    place.swipe("executive-1")
    assert place.kinds == ["SwipeRefused"]
    assert "A dealer card opens the table" in place.said
    place.swipe("dealer-1")
    assert place.said == ""
    place.desk.submit(c.StartGame())
    place.hear(m.ChipPlaced(4))
    assert place.kinds[-1] == "LateChipRefused"
    assert place.said.startswith("Late chip at seat 4")


def test_a_command_that_changes_nothing_is_done_and_not_recorded(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(3))
    facts = list(place.record.facts)
    assert place.desk.submit(c.SeeChip(3))
    assert place.record.facts == facts


def test_a_command_with_the_same_id_is_one_fact(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    place.desk.submit(c.StartGame(), "start-1")
    place.desk.submit(c.PressHand(5, "four_aces"), "touch-7")
    before = place.desk.table
    assert not place.desk.submit(c.PressHand(5, "four_aces"), "touch-7")
    assert place.desk.table == before
    assert len(before.round.claims) == 1
    assert place.kinds.count("ClaimMade") == 1


def test_a_bug_halts_the_table_in_its_last_recorded_state(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    before = place.desk.table
    place.record.trouble = ZeroDivisionError("our bug")
    with caplog.at_level(logging.ERROR):
        assert not place.desk.submit(c.StartGame())
    assert "halts in its last recorded state" in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert place.desk.table == changed(before, phase=Phase.HALTED)
    assert "halted" in place.said
    place.record.trouble = None
    assert not place.desk.submit(c.StartGame())
    assert "Call a technician" in place.said
    assert place.devices.betting[-1] is False
    again = place.crash()
    assert again.desk.table == before


def test_a_desk_that_dies_after_any_commit_wakes_up_where_it_stopped(place: Place) -> None:
    first_round(place)
    assert place.desk.table.round.phase is Phase.CLOSED
    commits = place.record.commits
    assert len(commits) > 15
    for after in commits:
        again = place.crash(after=after)
        once_more = again.crash()
        assert once_more.desk.table == again.desk.table
        assert once_more.record.facts == again.record.facts, "what players owe is paid once"
        assert all(one.imbalance == 0 for one in again.desk.table.accounts.values())


def test_waking_up_at_any_commit_gives_the_state_that_was_shown(place: Place) -> None:
    shown: dict[int, Any] = {0: place.desk.table}

    def note() -> None:
        shown[len(place.record.facts)] = place.desk.table

    place.desk.listen(note)
    first_round(place)
    assert len(shown) > 15
    for after, table in shown.items():
        assert place.crash(after=after).desk.table == table


def test_a_desk_says_whether_it_took_up_a_round(place: Place) -> None:
    assert not place.desk.has_resumed
    place.swipe("dealer-1")
    assert place.crash().desk.has_resumed


def test_a_crash_between_a_stage_and_the_players_is_made_good(place: Place) -> None:
    place.swipe("dealer-1")
    place.desk.submit(c.StartGame())
    place.desk.submit(c.AdvanceStage("deal"))
    dealt = place.kinds.index("StageReached") + 1
    assert len(place.kinds) > dealt, "the players have played"
    again = place.crash(after=dealt)
    assert again.desk.table == place.desk.table
    assert again.kinds == place.kinds


def test_the_sample_players_bet_and_play_once(place: Place) -> None:
    place.swipe("dealer-1")
    assert place.desk.table.seat(1).wagers == {"ante": 2000, "super_bonus": 2000, "queens_up": 500}
    bets = place.kinds.count("WagersPlaced")
    place.hear(m.ChipPlaced(3))
    place.desk.submit(c.EndGame())
    assert place.kinds.count("WagersPlaced") == bets
    place.desk.submit(c.StartGame())
    assert place.kinds.count("WagersPlaced") == bets, "nobody plays before the deal"
    place.desk.submit(c.AdvanceStage("deal"))
    assert place.desk.table.seat(1).wagers["play"] == 2000
    assert place.desk.table.seat(2).has_folded
    played = len(place.kinds)
    place.hear(m.ChipRemoved(3), m.ChipRemoved(3))
    assert place.kinds[played:] == ["ChipGone"]


def test_nobody_swiping_for_thirty_seconds_closes_the_reader(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    assert place.desk.seconds_to_swipe() == 0
    submit(place, c.StartGame(), c.PressHand(5, "four_aces"), c.CallSupervisor(), c.ConfirmWins())
    place.clock.advance(300_000)  # an Executive is fetched: nobody counts
    place.desk.tick()
    assert place.desk.seconds_to_swipe() == 0
    assert not place.desk.table.round.reader.has_timed_out
    place.desk.submit(c.TrySwipeAgain())
    assert place.desk.seconds_to_swipe() == 30
    place.clock.advance(29_999)
    place.desk.tick()
    assert place.desk.seconds_to_swipe() == 1
    place.clock.advance(1)
    place.desk.tick()
    assert place.desk.table.round.reader.has_timed_out
    assert place.desk.seconds_to_swipe() == 0
    place.desk.tick()
    assert place.kinds.count("SwipeTimedOut") == 1
    place.desk.submit(c.TrySwipeAgain())
    assert place.desk.seconds_to_swipe() == 30


def test_a_refused_card_leaves_the_next_one_its_full_time(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    submit(place, c.StartGame(), c.PressHand(5, "four_aces"), c.CallSupervisor(), c.ConfirmWins())
    submit(place, c.TrySwipeAgain())
    place.clock.advance(11_000)
    place.swipe("supervisor-1")  # four aces need an Executive
    assert place.desk.table.round.reader.tries == 1
    assert place.desk.seconds_to_swipe() == 30


def test_a_card_that_is_not_enough_costs_no_try_while_an_executive_is_fetched(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    submit(place, c.StartGame(), c.PressHand(5, "four_aces"), c.CallSupervisor(), c.ConfirmWins())
    place.swipe("supervisor-1")
    assert place.desk.table.round.reader.tries == 0
    place.swipe("executive-1")  # good enough, with or without READY
    assert len(place.desk.table.round.wins) == 1


def test_an_unplugged_reader_stops_the_count(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    submit(place, c.StartGame(), c.PressHand(5, "straight_flush"), c.CallSupervisor())
    submit(place, c.ConfirmWins())
    place.clock.advance(10_000)
    place.desk.tick()
    place.hear(m.DeviceLost("swiper", "unplugged"))
    place.clock.advance(600_000)
    place.desk.tick()
    assert place.desk.seconds_to_swipe() == 20
    place.hear(m.DeviceBack("swiper"))
    place.clock.advance(5_000)
    place.desk.tick()
    assert place.desk.seconds_to_swipe() == 15


def test_a_lost_device_is_named_and_the_rest_goes_on(place: Place) -> None:
    place.swipe("dealer-1")
    told: list[set[str]] = []
    place.desk.listen(lambda: told.append(set(place.desk.lost_devices)))
    place.hear(m.DeviceLost("sensors", "unplugged"))
    assert place.desk.submit(c.StartGame())
    place.hear(m.DeviceBack("sensors"))
    assert told[0] == {"sensors"}
    assert told[-1] == set()
    assert all(not sensor.fault for sensor in place.desk.table.sensors.values())


def test_a_listener_that_is_forgotten_is_called_no_more(place: Place) -> None:
    calls: list[int] = []

    def listener() -> None:
        calls.append(1)

    place.desk.listen(listener)
    place.swipe("dealer-1")
    place.desk.forget(listener)
    place.desk.submit(c.StartGame())
    assert calls == [1]


def test_a_message_that_concerns_the_devices_alone_is_no_command(place: Place) -> None:
    place.hear(m.SlipPrinted("slip-1"))
    assert place.kinds == []


def test_events_carry_the_time_of_the_desks_clock(place: Place) -> None:
    place.swipe("dealer-1")
    place.clock.advance(5_000)
    place.desk.submit(c.StartGame())
    moment: datetime = place.clock.now()
    assert place.desk.table.round.started_at == epoch_ms(moment)


def test_while_the_reader_is_lent_a_card_opens_no_table(place: Place) -> None:
    swiped: list[c.SwipeCard] = []
    place.desk.lend_reader(swiped.append)
    place.swipe("dealer-1")
    assert [one.member.key for one in swiped if one.member] == ["dealer-1"]
    assert place.desk.table.round.phase is Phase.CLOSED


def test_a_reader_that_was_given_back_serves_the_table_again(place: Place) -> None:
    place.desk.lend_reader(lambda swipe: None)
    place.desk.lend_reader(None)
    place.swipe("dealer-1")
    assert place.desk.table.round.phase is Phase.BETTING


def test_every_event_is_evolved_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    evolved: list[e.Event] = []

    def counting(table: Table, event: e.Event) -> Table:
        evolved.append(event)
        return evolve(table, event)

    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(3), m.ChipPlaced(5))
    before = len(place.kinds)
    monkeypatch.setattr(steps, "evolve", counting)
    assert place.desk.submit(c.StartGame())
    assert place.desk.submit(c.AdvanceStage("deal"))
    recorded = place.kinds[before:]
    assert len(recorded) > 5, "the players have played"
    assert [type(event).__name__ for event in evolved] == recorded


def test_an_outcome_says_what_became_of_a_command(place: Place) -> None:
    place.swipe("dealer-1")
    started = place.desk.submit(c.StartGame(), "start-1")
    assert [type(event) for event in started.events] == [e.GameStarted]
    assert (started.is_done, started.sentence) == (True, "")
    again = place.desk.submit(c.StartGame(), "start-1")
    assert (again.is_done, again.sentence, again.events) == (False, "", ())
    refused = place.desk.submit(c.StartGame())
    assert refused.sentence == "START GAME is not possible while a round is in play"
    assert (refused.is_done, refused.events) == (False, ())


def test_a_recorded_no_has_events_and_a_sentence(place: Place) -> None:
    place.swipe("dealer-1")
    place.desk.submit(c.StartGame())
    late = place.desk.submit(c.SeeChip(4))
    assert [type(event) for event in late.events] == [e.LateChipRefused]
    assert late.sentence.startswith("Late chip at seat 4")
    assert not late.is_done


def test_a_command_that_the_journal_did_not_take_may_be_asked_again(place: Place) -> None:
    place.swipe("dealer-1")
    place.record.fail()
    shut_out = place.desk.submit(c.StartGame(), "start-1")
    assert shut_out.is_shut_out
    assert shut_out.sentence == "Nothing was recorded: the disk is full."
    place.record.trouble = None
    assert place.desk.submit(c.StartGame(), "start-1")


def test_an_outcome_is_told_before_views_look_and_no_more_when_forgotten(place: Place) -> None:
    shown: list[str] = []
    told: list[str] = []

    def note(outcome: Outcome) -> None:
        told.append(outcome.sentence)

    place.desk.on_outcome(note)
    place.desk.listen(lambda: shown.append(place.said))
    place.swipe("executive-1")
    assert shown == told == [place.said]
    assert "A dealer card opens the table" in place.said
    place.desk.forget_outcomes(note)
    place.swipe("dealer-1")
    assert len(told) == 1


def test_what_the_kiosk_notes_of_itself_leaves_a_refusal_in_sight(place: Place) -> None:
    place.swipe("dealer-1")
    place.desk.submit(c.EndGame())
    refusal = place.said
    assert place.desk.note(c.NoteMishap("felt"))
    assert place.kinds[-1] == "ViewFailed"
    assert place.said == refusal
    place.record.fail()
    place.desk.note(c.NoteMishap("meter"))
    assert "disk is full" in place.said
