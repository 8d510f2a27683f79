"""The Aquarius console beside its procedure: a key in the wrong place, J-POT without a claim."""

from typing import Any

import pytest
from random_tables import shipped
from table_facts import changed

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.guide.controls import ControlStanding, call_supervisor, jackpot
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.table.wins_on_record import wins_of
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


@pytest.fixture
def keyed(sit: Sit) -> Sitting:
    """The shipped Crazy 4 table with a key, open."""
    return sit(shipped("crazy4-aquarius")).open()


def turn(sitting: Sitting, position: str) -> e.KeyTurned:
    """Turn the key and give what is on record of it."""
    event = sitting.do(c.TurnKey(position))[0]
    assert isinstance(event, e.KeyTurned)
    return event


def test_a_key_turned_while_bets_are_open_is_recorded_and_refused(keyed: Sitting) -> None:
    before = keyed.table
    event = turn(keyed, "JPH")
    assert event.refusal == (
        "There is no win to record while bets are open. Turn the key back to RUN"
    )
    assert keyed.table.lasting.key == "JPH"
    assert (keyed.table.round.phase, keyed.table.accounts) == (before.round.phase, before.accounts)
    assert next_step(keyed.table).key == "key_left"
    assert "RUN" in keyed.no_to(c.StartGame())
    turn(keyed, "RUN")
    assert keyed.table == before


def test_a_key_turned_at_a_closed_table_is_recorded_and_refused(sit: Sit) -> None:
    closed = sit(shipped("crazy4-aquarius"))
    assert "the table is closed" in turn(closed, "JPH").refusal
    closed.open()
    assert closed.table.lasting.key == "JPH", "the key is still where it was"


def test_a_key_turned_without_a_claim_is_refused_and_holds_the_table(keyed: Sitting) -> None:
    keyed.start(5)
    assert "No hand selected" in turn(keyed, "JPH").refusal
    assert keyed.is_in(Phase.IN_PLAY)
    for held in (c.PressHand(5, "four_aces"), c.EndGame(), c.VoidRound("Misdeal")):
        assert "the key is in JPH" in keyed.no_to(held)
    assert "the key is in JPH" in keyed.no_to(c.CallSupervisor())
    keyed.do(c.FoldHand(2))
    assert keyed.table.seat(2).has_folded, "a fold is a fact"


def test_j_pot_with_no_claim_is_refused(keyed: Sitting) -> None:
    keyed.start(5)
    assert "key in JPH only" in keyed.no_to(c.PressJackpot())
    turn(keyed, "JPH")
    assert "No hand selected" in keyed.no_to(c.PressJackpot())
    assert jackpot(keyed.table).standing is ControlStanding.NOT_YET


def test_j_pot_pressed_twice_records_one_win(keyed: Sitting) -> None:
    keyed.start(5).claim(s5="four_aces")
    keyed.do(c.TurnKey("JPH"), c.PressJackpot())
    assert "on record" in keyed.no_to(c.PressJackpot())
    assert jackpot(keyed.table).detail == "On record. Key to RUN"
    assert len(keyed.table.round.wins) == 1


def test_game_over_with_the_key_in_jph_is_refused(keyed: Sitting) -> None:
    keyed.start(5).claim(s5="four_aces").do(c.TurnKey("JPH"), c.PressJackpot())
    assert keyed.no_to(c.EndGame()) == (
        "GAME OVER waits: the key is in JPH. Turn it back to RUN first"
    )
    assert "RUN" in keyed.no_to(c.BeginPaying())


def test_the_table_cannot_be_closed_with_the_key_in_jph(keyed: Sitting) -> None:
    turn(keyed, "JPH")
    assert "JPH" in keyed.no_to(c.CloseTable())


def test_a_key_turned_back_without_j_pot_leaves_the_claims_on(keyed: Sitting) -> None:
    keyed.start(5).claim(s5="four_aces")
    before = keyed.table
    keyed.do(c.TurnKey("JPH"))
    assert keyed.is_in(Phase.VERIFY)
    keyed.do(c.TurnKey("RUN"))
    assert [one.line for one in keyed.table.round.disputed] == ["four_aces"], "it was verified"
    assert changed(keyed.table, disputed=()) == before


def test_the_holder_of_the_key_is_named_in_words_off_the_record_too(keyed: Sitting) -> None:
    keyed.start(5).claim(s5="four_aces")
    authorised = keyed.do(c.TurnKey("JPH"), c.PressJackpot())[-1]
    assert isinstance(authorised, e.WinsAuthorised)
    plain = replace(authorised.by, name=str.__str__(authorised.by.name))
    [win] = wins_of(replace(authorised, by=plain), 1)
    assert win.by == plain
    assert isinstance(win.by.name, Msg)


def test_the_meters_wait_for_the_key_and_show_what_will_be_left(keyed: Sitting) -> None:
    keyed.start(1, 5, 7).claim(s5="four_aces", s7="straight_flush")
    confirmed, authorised = keyed.do(c.TurnKey("JPH"), c.PressJackpot())[1:]
    assert isinstance(confirmed, e.WinsConfirmed)
    assert isinstance(authorised, e.WinsAuthorised)
    assert (authorised.meters, authorised.meters_wait) == ((), True)
    assert authorised.by.name == "Supervisor key"
    assert keyed.shown() == 500_072
    assert keyed.table.round.pending.accounts["A", "main"].shown_cents == 500_000
    turned, adjusted = keyed.do(c.TurnKey("RUN"))
    assert isinstance(turned, e.KeyTurned)
    assert isinstance(adjusted, e.MetersAdjusted)
    assert keyed.shown() == 500_000
    assert keyed.table.round.envy == {1: 10_500, 5: 500, 7: 10_000}


def test_a_key_that_bounces_is_one_fact(keyed: Sitting) -> None:
    turn(keyed, "JPH")
    assert keyed.do(c.TurnKey("JPH")) == []
    assert "no position OUT" in keyed.no_to(c.TurnKey("OUT"))


def test_the_key_survives_the_end_of_a_round(keyed: Sitting) -> None:
    keyed.start(5)
    keyed.do(c.EndGame(), c.TurnKey("JPH"))
    assert keyed.table.lasting.key == "JPH"
    keyed.do(c.TurnKey("RUN"), c.CloseTable())
    assert keyed.table.lasting.key == "RUN"


def test_the_supervisor_is_called_and_sent_away_again(keyed: Sitting) -> None:
    keyed.start(5).claim(s5="four_aces")
    assert call_supervisor(keyed.table).detail == "Needs the key"
    keyed.do(c.CallSupervisor())
    assert keyed.is_in(Phase.IN_PLAY), "the key begins the verification"
    assert "Press to cancel" in call_supervisor(keyed.table).detail
    keyed.do(c.CallSupervisor())
    assert not keyed.table.round.supervisor_called_at


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (c.ConfirmWins(), "CONFIRM"),
        (c.BackToTable(), "BACK TO TABLE"),
        (c.DropClaim(5), "NOT A WIN"),
        (c.TrySwipeAgain(), "TRY AGAIN"),
    ],
)
def test_controls_of_the_other_console_are_not_here(
    keyed: Sitting, command: c.Command, name: str
) -> None:
    keyed.start(5).claim(s5="four_aces")
    assert keyed.no_to(command) == f"This console has no {name}. The key and J-POT record a win"


def test_no_card_is_awaited_at_a_console_with_a_key(keyed: Sitting) -> None:
    said = keyed.start(5).no_to(c.LetSwipeTimeOut())
    assert said == "No card needed here. The key and J-POT record a win"


def test_a_nexus_console_has_neither_key_nor_j_pot(
    sitting: Sitting, crazy4_nexus: TableSetup
) -> None:
    sitting.start(5).claim(s5="four_aces")
    assert "no key" in sitting.no_to(c.TurnKey("JPH"))
    assert "no J-POT" in sitting.no_to(c.PressJackpot())
    assert jackpot(sitting.table).detail == "Not on this console"


def test_the_key_has_no_business_in_a_round_that_is_void(keyed: Sitting) -> None:
    keyed.start(5).claim(s5="four_aces").do(c.NoteIrregularity("wrong_cards"))
    said = turn(keyed, "JPH").refusal
    assert said == "All hands are void. Turn the key back to RUN and hold VOID ROUND"
    assert keyed.is_in(Phase.IN_PLAY)


def test_the_key_has_no_business_while_a_win_is_backed_out(keyed: Sitting) -> None:
    keyed.start(5).claim(s5="four_aces").do(
        c.TurnKey("JPH"),
        c.PressJackpot(),
        c.TurnKey("RUN"),
        c.AskAdjustment(1, "Wrong seat", note="Seen on camera 4"),
    )
    assert "adjustment" in turn(keyed, "JPH").refusal
    turn(keyed, "RUN")
    assert keyed.table.round.adjustment is not None


def test_nothing_is_backed_out_while_the_key_is_in_jph(keyed: Sitting) -> None:
    keyed.start(5).claim(s5="four_aces").do(c.TurnKey("JPH"), c.PressJackpot())
    assert "JPH" in keyed.no_to(c.AskAdjustment(1, "Wrong seat", note="Seen on camera 4"))
    assert "JPH" in keyed.no_to(c.NoteIrregularity("wrong_cards"))


HELD = c.HoldTable("definitions", "Definitions were changed")


def test_the_key_to_run_takes_nothing_off_the_meters_of_a_held_table(keyed: Sitting) -> None:
    keyed.start(5)
    keyed.do(c.PressHand(5, "four_aces"), c.TurnKey("JPH"), c.PressJackpot(), HELD)
    before = keyed.table.accounts
    assert [type(one) for one in keyed.do(c.TurnKey("RUN"))] == [e.KeyTurned]
    assert keyed.table.accounts == before
    assert keyed.table.round.pending is not None
    assert "held" in keyed.no_to(c.EndGame())
    keyed.swipe("supervisor-1")
    assert keyed.table.accounts == before
    released, adjusted = keyed.swipe("executive-1")
    assert isinstance(released, e.TableReleased)
    assert isinstance(adjusted, e.MetersAdjusted)
    assert keyed.table.round.pending is None
    assert keyed.table.accounts != before


def test_a_released_table_whose_key_is_still_in_jph_waits_for_the_key(keyed: Sitting) -> None:
    keyed.start(5)
    keyed.do(c.PressHand(5, "four_aces"), c.TurnKey("JPH"), c.PressJackpot(), HELD)
    keyed.swipe("supervisor-1")
    assert [type(one) for one in keyed.swipe("executive-1")] == [e.TableReleased]
    assert [type(one) for one in keyed.do(c.TurnKey("RUN"))] == [e.KeyTurned, e.MetersAdjusted]


def test_the_key_to_jph_opens_nothing_at_a_held_table(keyed: Sitting) -> None:
    keyed.start(5)
    keyed.do(c.PressHand(5, "four_aces"), HELD)
    assert "The table is held. Turn the key back to RUN" in turn(keyed, "JPH").refusal
    assert keyed.is_in(Phase.IN_PLAY)
    assert "held" in keyed.no_to(c.PressJackpot())
