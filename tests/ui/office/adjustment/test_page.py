"""What an adjustment would do, foretold by the table itself."""

from datetime import UTC, datetime

import pytest
from table_facts import changed, table_of
from tree import button, every

from dealer_assist.jackpot.account import Account
from dealer_assist.journal.queries.win_list import WinLine
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.office.adjustment import draft as a
from dealer_assist.ui.office.adjustment.adjust import Applied, draft_form
from dealer_assist.ui.office.adjustment.draft import AdjustmentDraft, Way
from dealer_assist.ui.toolkit.nodes import Paragraph
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import replace

MAIN = ("A", "main")
WIN = WinLine(
    318, 9, 4, datetime(2026, 3, 14, tzinfo=UTC), "A", "main", "four_aces", 5,
    1_284_637, 1_284_637, 500_000, "L. Haddad", Role.EXECUTIVE,
)  # fmt: skip


@pytest.fixture
def table(crazy4_nexus: TableSetup) -> Table:
    account = Account(5_000_000_000, seeded=5_000_000_000)
    return table_of(crazy4_nexus, phase=Phase.BETTING, accounts={MAIN: account})


def test_setting_a_meter_is_foretold_and_changes_nothing(table: Table) -> None:
    draft = a.entered(a.chosen_meter(MAIN), 600_000)
    assert a.foretell(table, draft) == a.Preview(500_000, 600_000)
    assert table.accounts[MAIN].shown_cents == 500_000
    assert table.round.meter_change is None


def test_what_the_table_would_refuse_is_foretold(table: Table) -> None:
    same = a.entered(a.chosen_meter(MAIN), 500_000)
    assert "already" in a.foretell(table, same).refusal
    later = changed(table, phase=Phase.IN_PLAY)
    assert "between two rounds" in a.foretell(later, a.entered(same, 600_000)).refusal


def test_a_win_that_the_table_does_not_know_is_refused(table: Table) -> None:
    assert "not of this round" in a.foretell(table, a.chosen_win(WIN, ())).refusal


def test_nothing_is_foretold_of_an_empty_draft(table: Table) -> None:
    assert a.foretell(table, AdjustmentDraft()) == a.Preview()
    assert a.command_of(AdjustmentDraft(Way.SET)) is None


def test_the_reasons_follow_the_direction(table: Table) -> None:
    law = table.setup.jurisdiction
    up, down = (a.entered(a.chosen_meter(MAIN), cents) for cents in (600_000, 400_000))
    assert a.reasons(table, up) == law.raise_reasons
    assert a.reasons(table, down) == law.lower_reasons
    assert a.reasons(table, AdjustmentDraft()) == law.back_out_reasons
    assert a.reasons(table, AdjustmentDraft(Way.SET)) == ()


def test_another_amount_needs_its_reason_again() -> None:
    draft = replace(a.chosen_meter(MAIN), reason="House adds to the jackpot")
    assert a.entered(draft, 1).reason == ""


def test_the_hold_opens_when_nothing_is_missing(table: Table) -> None:
    draft = a.entered(a.chosen_meter(MAIN), 600_000)
    said = []
    for step in (
        AdjustmentDraft(Way.SET),
        draft,
        replace(draft, reason="House adds to the jackpot"),
    ):
        said.append(button(draft_form(table, step), Applied()).reason)
    assert said == ["Enter an amount first", "Choose a reason first", "Write a note first"]
    whole = replace(draft, reason="House adds to the jackpot", note="Promotion")
    assert button(draft_form(table, whole), Applied()).state is ActionState.HOLD


def test_a_refusal_of_the_table_is_said_on_the_draft(table: Table) -> None:
    draft = a.entered(a.chosen_meter(MAIN), 600_000)
    (told,) = every(draft_form(table, draft, "The table is halted"), Paragraph)
    assert (told.words, told.ink) == ("The table is halted", "fault")


def test_the_draft_is_named_for_what_it_adjusts(table: Table) -> None:
    titles = [
        a.title_of(table.setup, draft)
        for draft in (
            AdjustmentDraft(),
            a.chosen_win(WIN, ()),
            AdjustmentDraft(Way.SET),
            a.chosen_meter(MAIN),
        )
    ]
    assert titles == [
        "Choose the win that was wrong",
        "Win 318, round 4, seat 5: Four Aces, $12,846.37",
        "Choose the meter to set",
        "Set Progressive meter",
    ]
