"""The stage bar: ticks behind, one white, the next one amber, the rest still to come."""

from dealer_assist.table import commands as c
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.presenter.stage_bar import undecided_sheet
from dealer_assist.ui.table.presenter.table import prompt_model, table_model
from dealer_assist.ui.toolkit.values.prompt import StageState


def bar(round_, view) -> list[tuple[str, str]]:
    return [(one.label, one.state.value) for one in prompt_model(round_.table, view).stages]


def test_the_bar_stands_beside_the_prompt_from_the_start_to_the_end(crazy4, view) -> None:
    assert bar(crazy4.open(), view) == []
    crazy4.do(c.StartGame())
    assert bar(crazy4, view)[:3] == [("ANTE", "now"), ("DEAL", "next"), ("DEALER", "later")]
    crazy4.do(c.AdvanceStage("deal"))
    assert bar(crazy4, view)[:3] == [("ANTE", "done"), ("DEAL", "now"), ("DEALER", "next")]


def test_the_answer_to_a_question_is_not_amber(crazy4, view) -> None:
    crazy4.open().do(c.StartGame(), c.AdvanceStage("deal"), c.AdvanceStage("dealer"))
    assert bar(crazy4, view)[3:] == [("QUALIFIES", "open"), ("NO QUALIFY", "open")]
    crazy4.do(c.AdvanceStage("not_qualified"))
    assert bar(crazy4, view)[3:] == [("NO QUALIFY", "now")]


def test_only_the_last_stage_behind_can_be_touched(crazy4, view) -> None:
    crazy4.open().do(c.StartGame(), c.AdvanceStage("deal"), c.AdvanceStage("dealer"))
    stages = prompt_model(crazy4.table, view).stages
    assert [bool(one.reason) for one in stages] == [True, False, True, False, False]


def test_while_chips_are_to_be_taken_the_next_stage_is_open_but_not_amber(crazy4, view) -> None:
    crazy4.start(5)
    assert bar(crazy4, view)[1] == ("DEAL", "open")


def test_settling_wins_has_its_own_steps(crazy4, view) -> None:
    crazy4.start(5).do(c.MissChip(5), c.AdvanceStage("qualifies"))
    assert bar(crazy4, view)
    crazy4.claim(5, "four_aces")
    assert bar(crazy4, view) == []


def test_one_thing_alone_is_amber_at_every_stage(crazy4, view) -> None:
    crazy4.open().do(c.StartGame())
    for stage in ("deal", "dealer", "qualifies"):
        model = table_model(crazy4.table, view)
        amber = [one.label for one in model.prompt.stages if one.state is StageState.NEXT]
        amber += [one.label for one in model.actions.working if one.state.value == "next"]
        assert len(amber) <= 1, amber
        crazy4.do(c.AdvanceStage(stage))
    amber = [one.label for one in table_model(crazy4.table, view).actions.working]
    assert "END GAME" in amber


def test_seats_that_have_not_decided_are_asked_for_by_name(crazy4, view) -> None:
    crazy4.open().do(c.PlaceWagers(3, {"ante": 500}), c.PlaceWagers(7, {"ante": 500}))
    crazy4.do(c.StartGame(), c.AdvanceStage("deal"))
    dealer = crazy4.table.setup.stages[2]
    sheet = undecided_sheet(crazy4.table, dealer)
    assert sheet.title == "Seats 3 and 7 have not decided"
    stay, fold = (one.touch for one in sheet.choices)
    assert stay == Do(c.AdvanceStage("dealer", is_asked=True))
    assert fold == Do(c.FoldAll((3, 7), "dealer"))
    crazy4.do(c.FoldAll((3, 7), "dealer"))
    assert crazy4.table.seat(3).has_folded
    assert crazy4.table.round.stages[-1] == "dealer"
