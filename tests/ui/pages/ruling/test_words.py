"""What the page of a ruling says of a draft and of what is on record."""

from datetime import UTC, datetime

import pytest
from random_tables import shipped
from table_facts import table_of
from tree import every, looks, words

from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.setup.table_setup import Practices
from dealer_assist.table.state import Phase
from dealer_assist.ui.pages.ruling.draft import KindChosen, RulingDraft, first_open
from dealer_assist.ui.pages.ruling.page import ruling_page
from dealer_assist.ui.toolkit.nodes import Filter, Pick, RowPress
from dealer_assist.value import replace

AT = datetime(2026, 3, 14, 21, 52, 11, tzinfo=UTC)
SETUP = replace(shipped("crazy4-nexus"), practices=Practices(rulings=True))
TABLE = table_of(SETUP, Phase.IN_PLAY, round=7)
LINE = RulingLine(
    3, 7, AT, r.DEAD, (1, 3), "", 0, 0, "", "", "J. Park", AT, "dealer-1", "M. Okafor"
)


def test_the_page_names_its_round_and_what_it_does_not_do() -> None:
    page = ruling_page(TABLE, RulingDraft(7, AT), ())
    title, _, mark, *rest = words(page)
    assert title == "Ruling on round 7"
    assert mark == "Changes no meter and no wager"
    assert "21:52:11" in rest
    assert [one.model.touch for one in every(page, Pick)] == [KindChosen(one) for one in r.KINDS]


def test_a_round_that_never_was_is_said_on_the_button() -> None:
    assert "never played" in first_open(TABLE, RulingDraft(9, AT, kind=r.COUNT))


def test_other_may_change_nothing() -> None:
    draft = RulingDraft(7, AT, kind=r.OTHER, seats=(2,), wager="ante")
    assert first_open(TABLE, draft) == ""
    assert "Nothing changes" in words(ruling_page(TABLE, draft, ()))


def test_rulings_on_record_are_listed_and_withdrawn_ones_have_no_button() -> None:
    withdrawn = replace(LINE, number=2, withdrawn_by="L. Haddad")
    page = ruling_page(TABLE, RulingDraft(7, AT), (LINE, withdrawn))
    said = words(page)
    first = said.index("No. 3 Dead hand: seats 1 and 3")
    assert said[first + 1] == "J. Park, camera 21:52:11"
    assert "Withdrawn by L. Haddad" in said
    [withdraw] = every(page, RowPress)
    assert withdraw.model.name == "WITHDRAW RULING 3"


def test_what_was_overpaid_and_is_not_known_is_laid_first() -> None:
    draft = RulingDraft(7, AT, kind=r.OVERPAID, seats=(2,), wager="ante").as_paid()
    assert not draft.is_after
    assert first_open(TABLE, draft) == "How much was paid?"
    known = replace(draft, paid={(2, "ante"): 5_000}).as_paid()
    assert known.is_after
    assert first_open(TABLE, known) == "How much, as ruled?"


def test_an_amount_in_the_laying_is_not_left_by_the_same_answer() -> None:
    laid = RulingDraft(7, AT, kind=r.UNDERPAID, chips_laid=(2_500,), after_cents=2_500)
    assert laid.as_paid().chips_laid == (2_500,)
    assert replace(laid, kind=r.OVERPAID).as_paid().chips_laid == ()


@pytest.mark.parametrize(
    ("kind", "more", "amounts"),
    [("", 0, 0), (r.UNDERPAID, 4, 2), (r.EXPOSED, 2, 0), (r.DEAD, 0, 0)],
)
def test_only_what_a_kind_asks_for_is_there(kind: str, more: int, amounts: int) -> None:
    page = ruling_page(TABLE, RulingDraft(7, AT, kind=kind), ())
    assert len(every(page, Pick)) == 8
    assert len(every(page, Filter)) == more
    assert len(looks(page)) == 7 + amounts
