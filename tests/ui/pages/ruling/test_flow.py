"""A ruling without a window: answers by touch, then whose card it was."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from journalled import journal_for
from round_over import end_round
from seated_table import SeatedTable

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.journal.errors import NotRecorded
from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.table.commands.round import PlaceWagers, SeeCards, SeeChip, StartGame
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Practices, TableSetup
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.pages.ruling.flow import RulingFlow
from dealer_assist.ui.pages.ruling.model import (
    AmountChosen,
    AnswerChosen,
    CameraMoved,
    ChipAdded,
    KindChosen,
    RulingButton,
    RulingWithdrawTouched,
    SeatChosen,
    WagerChosen,
)
from dealer_assist.ui.pages.ruling.presenter import CHIPS
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.toolkit.flow import AskText, Leave
from dealer_assist.value import replace


class Ruled:
    """A flow on round 1, and the card that it asks for."""

    def __init__(self, table: SeatedTable) -> None:
        self.table = table
        self.asked: list[str] = []
        self.judge: Callable[[StaffMember], str] = lambda member: ""
        self.then: Callable[[StaffMember], None] = lambda member: None
        self.flow = RulingFlow(
            1,
            JournalReader(table.face.pages.page_context.journal),
            lambda: table.table,
            load_games(paths.resources() / "games")[table.table.setup.game],
            table.desk.submit,
            self.ask,
            table.clock.now,
            self,
        )
        self.sent: list[int] = []
        self.no_paper = ""

    def refusal(self) -> str:
        return self.no_paper

    def send(self, ruling: RulingLine) -> str:
        self.sent.append(ruling.number)
        return "Sent to the slip printer"

    def ask(
        self,
        sentence: str,
        detail: str,
        judge: Callable[[StaffMember], str],
        then: Callable[[StaffMember], None],
    ) -> None:
        self.asked.append(sentence)
        self.judge, self.then = judge, then

    def touch(self, *touches: object) -> None:
        for touch in touches:
            self.flow.take(touch)  # type: ignore[arg-type]

    def card(self, who: str) -> str:
        member = self.table.cards[who].member
        if why_not := self.judge(member):
            return why_not
        self.then(member)
        return ""


@pytest.fixture
def table(seat_at, crazy4_nexus: TableSetup, tmp_path: Path) -> Iterator[SeatedTable]:
    """A round in play: seat 5 has $10 on Queens Up and three kings, the dealer nothing."""
    seated = seat_at(replace(crazy4_nexus, practices=Practices(rulings=True), players=()))
    with journal_for(seated, tmp_path):
        seated.open()
        wagers = {"ante": 1_000, "super_bonus": 1_000, "play": 1_000, "queens_up": 1_000}
        for command in (
            SeeChip(5),
            PlaceWagers(5, wagers),
            StartGame(),
            SeeCards("5", ("Ks", "Kd", "Kh", "2c", "7d")),
            SeeCards("dealer", ("3s", "5d", "8h", "Jc", "9d")),
        ):
            seated.desk.submit(command)
        yield seated


def test_seven_touches_and_a_card_make_a_ruling(table: SeatedTable) -> None:
    ruled = Ruled(table)
    touches = (
        KindChosen(r.UNDERPAID),
        SeatChosen(5),
        WagerChosen("queens_up"),
        ChipAdded(10_000),
        RulingButton.RECORD,
    )
    ruled.touch(*touches)
    assert ruled.asked == ["Swipe a Supervisor card"]
    assert "needs a Supervisor card" in ruled.card("dealer-1")
    assert table.table.lasting.rulings_so_far == 0, "without the card nothing is recorded"
    ruled.card("supervisor-1")
    (one,) = JournalReader(table.face.pages.page_context.journal).rulings(1, 1)
    assert (one.seats, one.wager, one.after_cents) == ((5,), "queens_up", 10_000)
    model = ruled.flow.model()
    assert model.standing == "The ruling is on record"
    assert model.rulings[0].withdraw is not None
    assert model.record.state is ActionState.NOT_YET, "the next one begins anew"


def test_before_is_what_the_settlement_says(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.OVERPAID), SeatChosen(5), WagerChosen("queens_up"))
    chips = ruled.flow.model().chips
    assert chips is not None
    assert chips.before.label == "$90.00", "C4P-09 pays three of a kind 9 to 1"
    ruled.touch(RulingButton.CLEAR, ChipAdded(2_500), ChipAdded(500))
    chips = ruled.flow.model().chips
    assert chips is not None
    assert chips.sentence == "Take $60.00 from seat 5"


def test_each_open_answer_is_asked_for_in_turn(table: SeatedTable) -> None:
    ruled = Ruled(table)
    for asked, touch in (
        ("What was it?", KindChosen(r.UNDERPAID)),
        ("Which seat?", SeatChosen(5)),
        ("Which wager?", WagerChosen("ante")),
        ("How much, as ruled?", ChipAdded(CHIPS[3])),
    ):
        assert ruled.flow.model().record.reason == asked
        ruled.touch(RulingButton.RECORD)
        assert ruled.asked == []
        ruled.touch(touch)
    assert ruled.flow.model().record.state is ActionState.NEXT
    assert ruled.flow.model().standing == "All is answered"


def test_an_exposed_card_is_played_or_burned(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.EXPOSED))
    assert ruled.flow.model().record.reason == "Played or burned?"
    ruled.touch(AnswerChosen(r.BURNED), RulingButton.RECORD)
    ruled.card("executive-1")
    assert table.table.lasting.rulings_so_far == 1


def test_a_dead_hand_has_seats_and_no_chips(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.DEAD), SeatChosen(5), SeatChosen(1), SeatChosen(3), SeatChosen(1))
    model = ruled.flow.model()
    assert [one.label for one in model.seats if one.is_on] == ["3", "5"]
    assert model.chips is None


def test_chips_go_to_one_seat(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.DEAD), SeatChosen(1), SeatChosen(5), KindChosen(r.MISSED))
    assert [one.label for one in ruled.flow.model().seats if one.is_on] == ["1"]
    ruled.touch(SeatChosen(5))
    assert [one.label for one in ruled.flow.model().seats if one.is_on] == ["5"]
    ruled.touch(SeatChosen(5))
    assert not any(one.is_on for one in ruled.flow.model().seats)


def test_what_was_paid_can_be_touched_in_where_nobody_knows_it(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.UNDERPAID), SeatChosen(1), WagerChosen("ante"))
    ruled.touch(AmountChosen(is_after=False), ChipAdded(500), ChipAdded(100))
    ruled.touch(RulingButton.CHIP_BACK, RulingButton.CHIP_BACK, RulingButton.CHIP_BACK)
    ruled.touch(ChipAdded(500), AmountChosen(is_after=True), ChipAdded(100))
    chips = ruled.flow.model().chips
    assert chips is not None
    assert (chips.before.label, chips.after.label) == ("$5.00", "$1.00")
    assert chips.is_wrong
    assert "more than $5.00" in ruled.flow.model().record.reason


def test_the_camera_is_set_by_tens_and_never_ahead_of_the_clock(table: SeatedTable) -> None:
    ruled = Ruled(table)
    before = ruled.flow.model().camera
    ruled.touch(CameraMoved(-10))
    assert ruled.flow.model().camera < before
    for _ in range(9):
        ruled.touch(CameraMoved(10))
    assert ruled.flow.model().camera == f"{table.clock.now():%H:%M:%S}"


def test_it_can_be_said_in_words(table: SeatedTable) -> None:
    ruled = Ruled(table)
    step = ruled.flow.take(RulingButton.SAY_MORE)
    assert isinstance(step, AskText)
    assert step.most == r.NOTE_LETTERS
    step.then("Flush read as two pair")
    assert ruled.flow.model().note.detail == "Flush read as two pair"


def test_a_ruling_is_withdrawn_with_a_card_and_stays_listed(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.COUNT), RulingButton.RECORD)
    ruled.card("supervisor-1")
    ruled.touch(RulingWithdrawTouched(1))
    ruled.card("supervisor-1")
    (row,) = ruled.flow.model().rulings
    assert row.withdraw is None
    assert row.detail.startswith("Withdrawn by")
    assert ruled.flow.model().standing == "Ruling 1 is withdrawn"


def test_a_round_of_the_past_is_ruled_on_from_its_record(table: SeatedTable) -> None:
    end_round(table.desk, table.clock)
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.OVERPAID), SeatChosen(5), WagerChosen("queens_up"))
    chips = ruled.flow.model().chips
    assert chips is not None
    assert chips.before.label == "$90.00"


def test_what_the_table_refuses_is_said_and_the_answers_stay(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.COUNT), RulingButton.RECORD)
    table.notebook.append = refuse_to_write  # type: ignore[method-assign]
    ruled.card("supervisor-1")
    model = ruled.flow.model()
    assert "Nothing was recorded" in model.standing
    assert model.standing_ink == "fault"
    assert [one.label for one in model.kinds if one.is_on] == ["Wrong count"]


def refuse_to_write(*args: object, **more: object) -> None:
    raise NotRecorded(Path("x"), "Nothing was recorded: the disk is full")


def test_back_leaves(table: SeatedTable) -> None:
    assert isinstance(Ruled(table).flow.take(RulingButton.LEAVE), Leave)


def test_a_ruling_on_record_has_a_slip_where_there_is_paper(table: SeatedTable) -> None:
    ruled = Ruled(table)
    assert ruled.flow.model().slip is None
    ruled.touch(KindChosen(r.COUNT), RulingButton.RECORD)
    assert ruled.card("supervisor-1") == ""
    ruled.touch(RulingButton.SLIP)
    assert ruled.sent == [1]
    assert ruled.flow.model().standing == "Sent to the slip printer"
    ruled.no_paper = "No printer on this table"
    slip = ruled.flow.model().slip
    assert slip is not None
    assert (slip.state, slip.detail) == (ActionState.NOT_YET, "No printer on this table")
