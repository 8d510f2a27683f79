"""A round is rehearsed unseen: the first real one is the same, and finds itself painted."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from seated_table import SeatedTable
from shipped_tables import EVERY_TABLE, shipped

from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.shell.rehearsal import rehearse, rehearsed_round
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.values.preferences import Preferences

NOON = 1_773_486_000_000
STEP_MS = 20


def rehearsed(seated: SeatedTable) -> SeatedTable:
    """Let a table stand idle until it has rehearsed a round."""
    seated.face.idle_work.take_on(lambda: rehearse(seated.face))
    while seated.face.idle_work.is_pending:
        seated.wait(STEP_MS)
    return seated


def test_a_win_goes_through_all_its_phases(crazy4_nexus) -> None:
    phases = [one.table.round.phase for one in rehearsed_round(Table(crazy4_nexus), NOON)]
    assert list(dict.fromkeys(phases)) == [
        *(Phase.BETTING, Phase.IN_PLAY, Phase.VERIFY, Phase.SWIPE, Phase.RECORDED)
    ]
    assert phases[-1] is Phase.BETTING


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_every_table_can_be_rehearsed(name: str) -> None:
    phases = {one.table.round.phase for one in rehearsed_round(Table(shipped(name)), NOON)}
    assert {Phase.BETTING, Phase.IN_PLAY} <= phases


def test_a_round_that_is_played_is_not_rehearsed(seated: SeatedTable) -> None:
    seated.start(5)
    assert list(rehearsed_round(seated.table, NOON)) == []


def test_nothing_of_a_rehearsal_is_recorded_or_seen(
    seated: SeatedTable, picture: Callable[[QWidget], bytes]
) -> None:
    seated.wait(2_000)  # what came up rests for a while, and is seen to
    before, seen = seated.table, picture(seated.window)
    rehearsed(seated)
    assert seated.table is before
    assert seated.notebook.entries == []
    assert picture(seated.window) == seen
    assert seated.face.context.finger.fires == 0


def test_the_first_round_looks_as_it_would_without_a_rehearsal(
    seat_at: Callable[..., SeatedTable], picture: Callable[[QWidget], bytes]
) -> None:
    ready, plain = (seat_at("crazy4-nexus").paint_always() for _ in range(2))
    rehearsed(ready)
    plain.wait(ready.clock.ms() - plain.clock.ms())
    for act in (
        lambda table: table.start(5),
        lambda table: table.claim(5, "Four Aces"),
        lambda table: table.press("CALL SUPERVISOR"),
    ):
        for seated in (ready, plain):
            act(seated)
        for one, other in zip(parts(ready), parts(plain), strict=True):
            assert picture(one) == picture(other), type(one).__name__


def parts(seated: SeatedTable) -> tuple[QWidget, ...]:
    """Return all but the meter: two tables in one program never roll the same digits the same."""
    views = seated.face.views
    table = views.table
    return table.status, table.prompt, table.felt, table.hands, table.action_bar, views.modal


def test_the_first_round_finds_its_plates_and_buttons_painted(
    seat_at: Callable[..., SeatedTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    paint = Canvas._paint

    def noted(self: Canvas, *given: object) -> bool:
        painted.append(type(self).__name__)
        return paint(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "_paint", noted)
    counts = []
    first, second = (seat_at("crazy4-nexus").paint_always() for _ in range(2))
    for seated in (rehearsed(first), second):
        seated.window.show()
        seated.open().chips(5)
        seated.wait()
        painted.clear()
        seated.press("START GAME")
        kept = ("SeatPlate", "ActionButton", "StagePill")
        counts.append(sum(painted.count(name) for name in kept))
    ready, plain = counts
    assert ready < plain / 2


def test_a_rehearsal_waits_while_the_table_is_needed(seated: SeatedTable) -> None:
    seated.open()
    pieces = []
    seated.face.idle_work.take_on(lambda: (pieces.append(None) for _ in range(10_000)))
    seated.wait(STEP_MS)
    assert len(pieces) == 1
    menu = seated.hand.ready("MENU")
    seated.hand.press(menu)
    seated.wait(5 * STEP_MS)
    assert len(pieces) == 1
    seated.hand.lift(menu)
    seated.wait(5 * STEP_MS)  # the menu lies over the table
    assert len(pieces) == 1
    seated.face.questions.put_away()
    seated.wait(5 * STEP_MS)
    assert len(pieces) > 1
    seated.chips(5)
    seated.press("START GAME")
    before = len(pieces)
    seated.wait()
    assert len(pieces) == before


def test_whoever_wants_other_looks_has_them_rehearsed_too(
    seat_at: Callable[..., SeatedTable],
) -> None:
    seated = rehearsed(seat_at("crazy4-nexus", Preferences(text_size=125)))
    seated.open()
    assert seated.face.idle_work.is_pending
    seated.window.leave()
    assert not seated.face.idle_work.is_pending
