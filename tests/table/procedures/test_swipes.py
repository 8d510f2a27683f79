"""Cards at the reader: the right one counts, any other is recorded and changes nothing."""

from typing import Any

import pytest

from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.swipes import role_needed
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


@pytest.fixture
def awaiting(sitting: Sitting) -> Sitting:
    """Four Aces at seat 5 is confirmed; an Executive card is awaited."""
    return sitting.start(1, 5).claim(s5="four_aces").confirm()


@pytest.mark.parametrize(
    ("who", "kind", "sentence"),
    [
        ("supervisor-1", "wrong_role", "J. Park is a Supervisor. Swipe an Executive card"),
        ("dealer-1", "wrong_role", "M. Okafor is a Dealer. Swipe an Executive card"),
        ("technician-1", "wrong_role", "T. Brandt is a Technician. Swipe an Executive card"),
        ("trainer-1", "wrong_role", "C. Moreau is a Trainer. Swipe an Executive card"),
        (
            "unknown",
            "unknown",
            "Card ending 9999 is not on the staff list. Swipe an Executive card",
        ),
        ("garbled", "misread", "The card could not be read. Swipe an Executive card"),
    ],
)
def test_a_wrong_card_is_recorded_as_a_try_and_authorises_nothing(
    awaiting: Sitting, who: str, kind: str, sentence: str
) -> None:
    (refused,) = awaiting.swipe(who)
    assert isinstance(refused, e.SwipeRefused)
    assert (refused.refusal, refused.kind, refused.attempt) == (sentence, kind, 1)
    assert awaiting.is_in(Phase.SWIPE)
    assert awaiting.table.round.wins == ()
    assert awaiting.table.round.reader.tries == 1
    assert awaiting.shown() == 500_048


def test_what_is_known_of_a_card_that_is_not_good_is_on_record(
    awaiting: Sitting, sitting: Sitting
) -> None:
    gone = c.SwipeCard(None, "1101", reading="M. Okafor's card was withdrawn. Use another")
    for attempt in (1, 2, 3):
        (refused,) = awaiting.do(gone)
        assert (refused.kind, refused.card, refused.attempt) == ("barred", "1101", attempt)
        assert refused.refusal.startswith("M. Okafor's card was withdrawn. Use another")
    assert refused.refusal.endswith("That was try 3 of 3: verify again")


def test_a_card_that_is_not_good_opens_nothing_and_says_why(sitting: Sitting) -> None:
    (refused,) = sitting.do(c.SwipeCard(None, "1101", reading="Withdrawn. Use another"))
    assert (refused.refusal, refused.kind) == ("Withdrawn. Use another", "barred")
    assert sitting.is_in(Phase.CLOSED)


def test_a_refused_card_is_known_by_its_staff_key_or_its_last_digits_only(
    awaiting: Sitting,
) -> None:
    (known,) = awaiting.swipe("supervisor-1")
    (unknown,) = awaiting.swipe("unknown")
    assert (known.card, unknown.card) == ("supervisor-1", "9999")


def test_the_reader_knows_what_was_wrong_with_the_last_card(awaiting: Sitting) -> None:
    (refused,) = awaiting.swipe("supervisor-1")
    reader = awaiting.table.round.reader
    assert (reader.role, reader.sentence) == ("Supervisor", refused.refusal)
    awaiting.swipe("unknown")
    assert awaiting.table.round.reader.role == ""


def test_an_executive_may_do_what_a_supervisor_may(sit: Sit) -> None:
    for who in ("supervisor-2", "executive-1"):
        sitting = sit().start(5).claim(s5="three_of_a_kind").confirm()
        sitting.swipe(who)
        assert len(sitting.table.round.wins) == 1


def test_one_swipe_at_the_highest_level_records_all_confirmed_wins(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s1="three_of_a_kind", s5="four_aces", s7="straight_flush")
    sitting.confirm()
    assert role_needed(sitting.table) is Role.EXECUTIVE
    (authorised,) = sitting.swipe("executive-1")
    assert isinstance(authorised, e.WinsAuthorised)
    assert [win.award.seat for win in authorised.wins] == [7, 5, 1]


def test_the_third_wrong_card_goes_back_to_verifying(awaiting: Sitting) -> None:
    awaiting.swipe("supervisor-1")
    awaiting.swipe("unknown")
    (last,) = awaiting.swipe("garbled")
    assert last.ends
    assert last.refusal.endswith("That was try 3 of 3: verify again")
    assert awaiting.is_in(Phase.VERIFY)
    assert (awaiting.table.round.pending, awaiting.table.round.reader) == (None, None)
    assert awaiting.table.round.tries_over == last.refusal
    assert len(awaiting.table.round.claims) == 1
    awaiting.do(c.ConfirmWins())
    awaiting.swipe("executive-1")
    assert len(awaiting.table.round.wins) == 1


def test_the_house_sets_how_many_tries_there_are(sit: Sit, crazy4_nexus: TableSetup) -> None:
    strict = sit(replace(crazy4_nexus, swipe_tries=1)).start(5).claim(s5="four_aces").confirm()
    strict.swipe("dealer-2")
    assert strict.is_in(Phase.VERIFY)


def test_nobody_swiping_in_time_closes_the_reader_and_keeps_the_values_locked(
    awaiting: Sitting,
) -> None:
    locked = awaiting.table.round.pending
    assert awaiting.do(c.LetSwipeTimeOut()) == [e.SwipeTimedOut()]
    assert awaiting.do(c.LetSwipeTimeOut()) == []
    assert awaiting.is_in(Phase.SWIPE)
    assert awaiting.table.round.pending == locked


def test_a_card_after_the_time_out_does_not_count_until_try_again(awaiting: Sitting) -> None:
    awaiting.do(c.LetSwipeTimeOut())
    (refused,) = awaiting.swipe("executive-1")
    assert refused.refusal == (
        "L. Haddad is an Executive. The time for a card is over. Press TRY AGAIN first"
    )
    assert awaiting.table.round.wins == ()
    awaiting.do(c.TrySwipeAgain())
    assert awaiting.table.round.reader.opened_at == awaiting.now
    awaiting.swipe("executive-1")
    assert len(awaiting.table.round.wins) == 1


def test_try_again_pressed_twice_opens_the_reader_once(awaiting: Sitting) -> None:
    awaiting.do(c.LetSwipeTimeOut())
    assert len(awaiting.do(c.TrySwipeAgain())) == 1
    assert awaiting.do(c.TrySwipeAgain()) == []


def test_try_again_gives_no_wrong_card_a_fresh_count(awaiting: Sitting) -> None:
    awaiting.swipe("supervisor-1")
    awaiting.swipe("supervisor-1")
    awaiting.do(c.TrySwipeAgain(), c.LetSwipeTimeOut(), c.TrySwipeAgain())
    assert (awaiting.table.round.reader.tries, awaiting.table.round.reader.refusal) == (2, "")
    (last,) = awaiting.swipe("supervisor-1")
    assert last.ends


def test_back_to_table_is_possible_after_a_time_out(awaiting: Sitting) -> None:
    awaiting.do(c.LetSwipeTimeOut(), c.BackToTable())
    assert awaiting.is_in(Phase.IN_PLAY)
    assert awaiting.table.round.reader is None


@pytest.mark.parametrize("who", ["supervisor-1", "executive-1", "unknown", "garbled"])
def test_only_a_dealer_card_opens_a_table(sitting: Sitting, who: str) -> None:
    (refused,) = sitting.swipe(who)
    assert refused.refusal.endswith("A dealer card opens the table")
    assert sitting.is_in(Phase.CLOSED)


def test_another_dealer_relieves_the_first_between_rounds(sitting: Sitting) -> None:
    sitting.open()
    (relieved,) = sitting.swipe("dealer-2")
    assert isinstance(relieved, e.DealerRelieved)
    assert sitting.table.dealer.name == "A. Novak"
    (opened,) = sitting.start().do(c.EndGame())[1:]
    assert opened.dealer.key == "dealer-2"


def test_a_dealer_does_not_relieve_themselves(sitting: Sitting) -> None:
    (refused,) = sitting.open().swipe("dealer-1")
    assert "signed in already" in refused.refusal


@pytest.mark.parametrize("who", ["executive-1", "unknown", "garbled", "trainer-1"])
def test_a_card_that_nobody_asked_for_is_recorded_and_changes_nothing(
    sitting: Sitting, who: str
) -> None:
    for place in (sitting.open, lambda: sitting.start(5), lambda: sitting.claim(s5="four_aces")):
        place()
        before = sitting.table
        (refused,) = sitting.swipe(who)
        assert "No card is asked for now" in refused.refusal
        assert refused.attempt == 0
        assert sitting.table == before


def test_a_dealer_card_in_the_middle_of_a_round_relieves_nobody(sitting: Sitting) -> None:
    (refused,) = sitting.start(5).swipe("dealer-2")
    assert refused.refusal == "A. Novak is a Dealer. No card is asked for now: a round is in play"
    assert sitting.table.dealer.key == "dealer-1"


def test_no_card_is_needed_where_nothing_is_confirmed(sitting: Sitting) -> None:
    with pytest.raises(Refused) as refused:
        role_needed(sitting.table)
    assert str(refused.value) == "No win is confirmed. Press CONFIRM first"


@pytest.mark.parametrize(
    ("who", "kind"), [("unknown", "unknown"), ("garbled", "misread"), ("dealer-1", "wrong_role")]
)
def test_the_reader_knows_why_it_refused(sitting: Sitting, who: str, kind: str) -> None:
    sitting.start(5).claim(s5="four_aces").confirm().swipe(who)
    assert (sitting.table.round.reader.refusal, sitting.table.round.reader.tries) == (kind, 1)
