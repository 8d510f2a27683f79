"""A table built by touch: its file opens as an engineer's does, and odds and checker agree."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from longer_words import LongerWords
from office_table import enter, flow_of
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import button, every, listing, looks
from walked_round import WalkedRound

from dealer_assist import paths
from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.catalog.tables import load_table
from dealer_assist.cli import odds
from dealer_assist.table.facts.settling.deal_record import write_down
from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.settings import settings_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.builder.build import (
    BuildFlow,
    BuildLeft,
    BuildProposed,
    CopyFlow,
    TableCopied,
)
from dealer_assist.ui.office.builder.columns import (
    BetChosen,
    BetPut,
    BuildNumberAsked,
    CopyAsked,
    SeatsChosen,
)
from dealer_assist.ui.office.builder.draft import TableDraft
from dealer_assist.ui.office.builder.steps import BuildStep, StepTurned
from dealer_assist.ui.office.settings.settings import (
    SettingList,
    SettingListTurned,
    SettingOpened,
    TableBuildAsked,
)
from dealer_assist.ui.toolkit.flow import AskDigits, Show
from dealer_assist.ui.toolkit.nodes import Mark
from dealer_assist.value import replace


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with journal_for(seated, tmp_path):
        yield seated
        seated.face.pages.close()


@pytest.fixture
def flow(table: SeatedTable) -> BuildFlow:
    return flow_of(enter(table, "build"), BuildFlow)


def numbered(flow: BuildFlow, number: str) -> None:
    step = flow.take(BuildNumberAsked())
    assert isinstance(step, AskDigits)
    step.then(number)
    flow.refresh()


def seats(flow: BuildFlow, count: int) -> None:
    flow.take(SeatsChosen(count))
    flow.refresh()


def at(flow: BuildFlow, step: BuildStep) -> BuildFlow:
    """Turn to a step."""
    flow.take(StepTurned(step))
    flow.refresh()
    return flow


def copied(flow: BuildFlow, key: str) -> None:
    step = flow.take(CopyAsked())
    assert isinstance(step, Show)
    assert isinstance(step.flow, CopyFlow)
    step.flow.take(TableCopied(key))
    flow.refresh()


def built(table: SeatedTable, flow: BuildFlow, number: int) -> TableSetup:
    """Have a second card approve it, and read its file as an engineer's."""
    flow.office.go(flow.take(BuildProposed()))
    table.wait()
    table.swipe("supervisor-1")
    journal = table.face.pages.page_context.journal
    assert journal is not None
    file = journal.parent / f"table-{number}.toml"
    assert file.exists(), flow.draft.said
    return load_table(paths.resources(), paths.layouts(), file)


def test_the_set_up_leads_to_it(table: SeatedTable) -> None:
    page = enter(table, "settings")
    page.pane.take(SettingListTurned(SettingList.SET_UP))
    page.pane.take(TableBuildAsked())
    flow_of(page, BuildFlow).take(BuildLeft())
    assert page.stage.help_topic == "pane.settings"


def test_what_was_built_is_the_file_of_an_engineer(table: SeatedTable, flow: BuildFlow) -> None:
    numbered(flow, "41")
    seats(flow, 5)
    flow.draft.kept["paytable.queens_up"] = "C4P-10"
    flow.draft.kept["limit.ante.max"] = "$200"
    flow.draft.kept["practice.chips"] = "$5 $25 $100 $500"
    flow.draft.kept["practice.pace"] = "60"
    found = built(table, flow, 41)
    assert found.practices.chip_cents == (500, 2_500, 10_000, 50_000)
    assert found.practices.pace_an_hour == 60
    assert (found.number, found.seats) == ("41", (1, 2, 3, 4, 5))
    assert found.paytables["queens_up"] == "C4P-10"
    assert found.limits["ante"] == (500, 20_000)
    assert check(found, found.jurisdiction, date(2026, 3, 14)).refusals == ()
    edges = {one.wager: one.house_edge for one in odds_of(found, paths.resources())}
    assert edges["queens_up"] == pytest.approx(0.0453, abs=0.0002)  # as C4P-10 is printed


def test_settle_and_odds_agree_with_a_table_that_was_built(
    table: SeatedTable, flow: BuildFlow, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rounds are walked at it, and each amount on record is what `settle` says of the deal."""
    numbered(flow, "46")
    chosen = {"queens_up": "C4P-11"}
    flow.draft.kept.update({f"paytable.{wager}": name for wager, name in chosen.items()})
    found = built(table, flow, 46)
    paid = {wager: found.paytables[wager] for wager in chosen}
    assert paid == chosen
    for seed in range(6):
        walked = WalkedRound(found, seed).play()
        assert walked.unsettled() == {}
        assert write_down(walked.last, found.definition)["paytables"]["queens_up"] == "C4P-11"
    assert odds.run(game=found.game, is_json=True, pdf=None) == 0
    told = {(one["wager"], one["paytable"]): one for one in json.loads(capsys.readouterr().out)}
    on_sheet = [one for one in odds_of(found, paths.resources()) if one.house_edge is not None]
    assert {"queens_up", "ante"} <= {one.wager for one in on_sheet}
    for one in on_sheet:
        assert one.house_edge == told[one.wager, one.paytable]["house_edge"], one.wager


def test_who_built_and_who_approved_it_is_on_record_and_in_the_file(
    table: SeatedTable, flow: BuildFlow
) -> None:
    numbered(flow, "42")
    built(table, flow, 42)
    (alert,) = (one for one in table.table.lasting.alerts if one.kind == "built")
    assert alert.sentence == "Table 42 was built by L. Haddad, approved by J. Park: table-42.toml"
    assert alert.not_by == table.cards["executive-1"].member.identity
    journal = table.face.pages.page_context.journal
    assert journal is not None
    first = (journal.parent / "table-42.toml").read_text().splitlines()[0]
    assert "by L. Haddad, approved by J. Park, from crazy4-nexus" in first


def test_another_game_is_copied_under_this_kiosks_law(table: SeatedTable, flow: BuildFlow) -> None:
    copied(flow, "dragon-nexus")
    numbered(flow, "43")
    found = built(table, flow, 43)
    assert found.game == "dragon_bonus"
    assert found.jurisdiction.key == table.table.setup.jurisdiction.key


def test_it_needs_a_number_of_its_own(table: SeatedTable, flow: BuildFlow) -> None:
    at(flow, BuildStep.APPROVAL)
    propose = button(flow.model(), BuildProposed())
    assert propose.reason == "Enter its number"
    numbered(flow, table.table.setup.number)
    assert button(flow.model(), BuildProposed()).reason == "This table has that number"
    numbered(flow, "44")
    built(table, flow, 44)
    numbered(at(flow, BuildStep.APPROVAL), "44")
    again = button(flow.model(), BuildProposed())
    assert again.reason == "A table with this number is built already"


def test_what_the_checker_refuses_is_not_proposed(flow: BuildFlow) -> None:
    numbered(flow, "45")
    flow.draft.base = replace(
        flow.draft.base, limits={**flow.draft.base.limits, "ante": (900, 500)}
    )
    at(flow, BuildStep.APPROVAL)
    assert button(flow.model(), BuildProposed()).reason


def test_what_differs_is_told_to_the_second_person(flow: BuildFlow) -> None:
    draft = flow.draft
    assert isinstance(draft, TableDraft)
    assert draft.differences() == ""
    draft.kept["limit.ante.max"] = "$200"
    draft.seats = draft.base.seats[:5]
    assert draft.differences() == "Most on ANTE: $100 → $200; SEATS: 7 → 5"


def test_a_bet_is_put_on_and_off_and_the_refused_stays_as_it_was(flow: BuildFlow) -> None:
    at(flow, BuildStep.BETS)
    flow.take(BetChosen("paytable.queens_up"))
    flow.take(BetPut("paytable.queens_up", "C4P-10"))
    assert flow.draft.setup.paytables["queens_up"] == "C4P-10"
    flow.take(BetPut("paytable.queens_up", "none"))
    assert "queens_up" not in flow.draft.setup.paytables
    flow.take(BetPut("paytable.queens_up", "C4P-99"))
    assert flow.draft.is_refused
    assert "queens_up" not in flow.draft.setup.paytables
    flow.take(BetPut("paytable.queens_up", flow.draft.base.paytables["queens_up"]))
    assert flow.draft.kept == {}


def test_each_paytable_has_its_edge_also_the_one_that_was_put(flow: BuildFlow) -> None:
    at(flow, BuildStep.BETS)
    flow.take(BetChosen("paytable.queens_up"))
    flow.take(BetPut("paytable.queens_up", "C4P-10"))
    flow.refresh()
    flow.model()
    assert flow._figures is not None
    flow._figures.finish()
    flow.refresh()
    told = {
        choice.label: choice.detail for choice in (mark.model for mark in every(flow.model(), Mark))
    }
    assert told["C4P-09"] == "3.06% · hit 24.79%"
    assert told["C4P-10"] == "4.52% · hit 24.79%"


def test_the_law_is_no_row_and_every_other_setting_is_there_once(flow: BuildFlow) -> None:
    found = {step: opened(at(flow, step)) for step in BuildStep if step is not BuildStep.SEATS}
    assert "paytable.queens_up" in found[BuildStep.BETS]
    assert {"limit.ante.max", "practice.chips"} <= set(found[BuildStep.CHIPS])
    assert "house_rule.folded_hands" in found[BuildStep.GAME]
    every_path = [path for paths_ in found.values() for path in paths_]
    assert len(every_path) == len(set(every_path))
    own = {one.path for one in settings_of(flow.draft.base)}
    assert own - set(every_path) == {"jurisdiction"}


def opened(flow: BuildFlow) -> list[str]:
    """Return the settings that can be opened where it stands."""
    page = flow.model()
    if flow.step is BuildStep.BETS:
        bets = (look.touch for look in looks(page))
        return [touch.path for touch in bets if isinstance(touch, BetChosen)]
    touches = [row.button.touch for row in listing(page).rows if row.button]
    return [touch.path for touch in touches if isinstance(touch, SettingOpened)]


def test_a_table_that_is_built_waits_for_nothing_more(table: SeatedTable, flow: BuildFlow) -> None:
    numbered(flow, "47")
    flow.draft.kept["paytable.queens_up"] = "C4P-10"
    built(table, flow, 47)
    assert (flow.draft.kept, flow.draft.differences()) == ({}, "")
    assert flow.draft.copied == "table-47"
    assert listing(at(flow, BuildStep.APPROVAL).model()).rows == ()


def test_five_steps_lead_to_the_second_card(flow: BuildFlow) -> None:
    labels = []
    for _ in range(4):
        step = next(one for one in BuildStep if one is flow.step).next
        labels.append(button(flow.model(), StepTurned(step)).label)
        at(flow, step)
    assert labels == ["NEXT: GAME", "NEXT: BETS", "NEXT: CHIPS", "NEXT: APPROVAL"]
    assert button(flow.model(), BuildProposed()).reason == "Enter its number"


def test_the_last_step_lists_what_differs_and_only_that(flow: BuildFlow) -> None:
    rows = listing(at(flow, BuildStep.APPROVAL).model()).rows
    assert rows == ()
    seats(flow, 5)
    flow.draft.kept["limit.ante.max"] = "$200"
    flow.refresh()
    found = [row.words[:3] for row in listing(flow.model()).rows]
    assert found == [("Most on ANTE", "$100", "$200"), ("SEATS", "7", "5")]


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(table: SeatedTable, size, longer) -> None:
    if longer:
        table.draw_with(replace(table.context, translator=LongerWords()))
    table.window.resize(*size)
    flow = flow_of(enter(table, "build"), BuildFlow)
    for step in BuildStep:
        at(flow, step)
        table.wait(50)
        assert findings(table.window) == []
    flow.office.go(flow.take(CopyAsked()))
    assert findings(table.window) == []
