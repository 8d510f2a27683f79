"""A ruling without a window: answers by touch, then whose card it was."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from journalled import journal_for
from round_over import end_round
from seated_table import SeatedTable
from tree import button, buttons, every, looks, words

from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.journal.errors import NotRecorded
from dealer_assist.table.commands.round import PlaceWagers, SeeCards, SeeChip, StartGame
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.setup.table_setup import Practices, TableSetup
from dealer_assist.ui.pages.card_asked import CardOverPage
from dealer_assist.ui.pages.ruling.draft import (
    AmountChosen,
    AnswerChosen,
    CameraMoved,
    ChipAdded,
    KindChosen,
    RulingButton,
    RulingTouch,
    RulingWithdrawTouched,
    SeatChosen,
    WagerChosen,
)
from dealer_assist.ui.pages.ruling.flow import RulingPage
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.toolkit.flow import AskText, Back, Show
from dealer_assist.ui.toolkit.nodes import Filter, Node, Panel, Pick, RowPress, Text
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import replace


class PaperRack:
    """A rack with a slip printer, in the place of the table's own."""

    has_printer, slip_dots, printer_trouble = True, 576, ""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def print_slip(self, slip: SlipPicture) -> None:
        self.sent.append(slip.name)


class Ruled:
    """A page on round 1, and the card that it asks for."""

    def __init__(self, table: SeatedTable) -> None:
        self.table, self.rack = table, PaperRack()
        self.asked: list[str] = []
        context = replace(table.face.pages.page_context, rack=self.rack)  # type: ignore[arg-type]
        self.flow = RulingPage(context, "", 1)

    def touch(self, *touches: RulingTouch) -> None:
        for touch in touches:
            step = self.flow.take(touch)
            if isinstance(step, Show):
                assert isinstance(step.flow, CardOverPage)
                self.card_asked = step.flow
                self.asked.append(step.flow.model().name)

    def card(self, who: str) -> str:
        """Swipe a card at the reader; return what is wrong with it."""
        self.table.swipe(who)
        return self.card_asked.refusal

    @property
    def words(self) -> list[str]:
        return words(self.flow.page())

    @property
    def record(self) -> Button[RulingTouch]:
        return button(self.flow.page(), RulingButton.RECORD)

    @property
    def withdrawals(self) -> list[Button[RulingTouch]]:
        return [one.model for one in every(self.flow.page(), RowPress)]

    @property
    def seats(self) -> list[str]:
        """Return the seats that it is about."""
        chosen = [one for one in looks(self.flow.page()) if isinstance(one.touch, SeatChosen)]
        return [one.label for one in chosen if _ground(one.face).fill == "selected"]

    @property
    def wagers(self) -> set[str]:
        """Return the wagers that may be chosen."""
        choices = [one.model.touch for one in every(self.flow.page(), Filter)]
        return {one.wager for one in choices if isinstance(one, WagerChosen)}

    @property
    def amounts(self) -> list[str]:
        """Return both amounts, where there are any: before, after."""
        both = [one for one in looks(self.flow.page()) if isinstance(one.touch, AmountChosen)]
        return [one.label for one in both]


def _ground(face: Node) -> Panel:
    assert isinstance(face, Panel)
    return face


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
    assert "On record. The walk settles it at seat 5" in ruled.words
    assert [one.touch for one in ruled.withdrawals] == [RulingWithdrawTouched(1)]
    assert ruled.record.state is ActionState.NOT_YET, "the next one begins anew"


def test_before_is_what_the_settlement_says(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.OVERPAID), SeatChosen(5), WagerChosen("queens_up"))
    assert ruled.amounts[0] == "$90.00", "C4P-09 pays three of a kind 9 to 1"
    ruled.touch(RulingButton.CLEAR, ChipAdded(2_500), ChipAdded(500))
    assert "Take $60.00 from seat 5" in ruled.words


def test_only_wagers_of_the_seat_are_offered_and_the_cards_say_how_they_ended(
    table: SeatedTable,
) -> None:
    """More titles C2: wagers that the seat had not made, and no word of how they ended."""
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.UNDERPAID), SeatChosen(5))
    assert ruled.wagers == {"ante", "play", "queens_up", "super_bonus"}
    ruled.touch(WagerChosen("queens_up"))
    assert "4 IN CHIPS. By the cards: wins" in ruled.words
    ruled.touch(ChipAdded(10_000), RulingButton.RECORD)
    ruled.card("supervisor-1")
    assert any(one.endswith("more, QUEENS UP") for one in ruled.words)
    draft = replace(ruled.flow._draft, kind=r.UNDERPAID, seats=(5,), bets={5: ("ante",)})
    offered = [draft.may_be_about(one) for one in ("ante", "play")]
    assert offered == [True, False]
    assert replace(draft, kind=r.MISSED).may_be_about("play"), "a bet that was missed may be any"


def test_each_open_answer_is_asked_for_in_turn(table: SeatedTable) -> None:
    ruled = Ruled(table)
    for asked, touch in (
        ("What was it?", KindChosen(r.UNDERPAID)),
        ("Which seat?", SeatChosen(5)),
        ("Which wager?", WagerChosen("ante")),
        ("How much, as ruled?", ChipAdded(10_000)),
    ):
        assert ruled.record.reason == asked
        ruled.touch(RulingButton.RECORD)
        assert ruled.asked == []
        ruled.touch(touch)
    assert ruled.record.state is ActionState.NEXT
    assert "Complete" in ruled.words


def test_an_exposed_card_is_played_or_burned(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.EXPOSED))
    assert ruled.record.reason == "Played or burned?"
    ruled.touch(AnswerChosen(r.BURNED), RulingButton.RECORD)
    ruled.card("executive-1")
    assert table.table.lasting.rulings_so_far == 1


def test_a_dead_hand_has_seats_and_no_chips(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.DEAD), SeatChosen(5), SeatChosen(1), SeatChosen(3), SeatChosen(1))
    assert ruled.seats == ["3", "5"]
    assert ruled.amounts == []


def test_chips_go_to_one_seat(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.DEAD), SeatChosen(1), SeatChosen(5), KindChosen(r.MISSED))
    assert ruled.seats == ["1"]
    ruled.touch(SeatChosen(5))
    assert ruled.seats == ["5"]
    ruled.touch(SeatChosen(5))
    assert ruled.seats == []


def test_what_was_paid_can_be_touched_in_where_nobody_knows_it(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.UNDERPAID), SeatChosen(1), WagerChosen("ante"))
    ruled.touch(AmountChosen(is_after=False), ChipAdded(500), ChipAdded(100))
    ruled.touch(RulingButton.CHIP_BACK, RulingButton.CHIP_BACK, RulingButton.CHIP_BACK)
    ruled.touch(ChipAdded(500), AmountChosen(is_after=True), ChipAdded(100))
    assert ruled.amounts == ["$5.00", "$1.00"]
    sentences = [one for one in every(ruled.flow.page(), Panel) if one.edge == "fault"]
    assert len(sentences) == 1
    assert "more than $5.00" in ruled.record.reason


def test_the_camera_is_set_by_tens_and_never_ahead_of_the_clock(table: SeatedTable) -> None:
    ruled = Ruled(table)

    def camera() -> str:
        return next(one for one in ruled.words if re.fullmatch(r"\d\d:\d\d:\d\d", one))

    before = camera()
    ruled.touch(CameraMoved(-10))
    assert camera() < before
    for _ in range(9):
        ruled.touch(CameraMoved(10))
    assert camera() == f"{table.clock.now():%H:%M:%S}"


def test_it_can_be_said_in_words(table: SeatedTable) -> None:
    ruled = Ruled(table)
    step = ruled.flow.take(RulingButton.SAY_MORE)
    assert isinstance(step, AskText)
    assert step.most == r.NOTE_LETTERS
    step.then("Flush read as two pair")
    assert button(ruled.flow.page(), RulingButton.SAY_MORE).detail == "Flush read as two pair"


def test_a_ruling_is_withdrawn_with_a_card_and_stays_listed(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.COUNT), RulingButton.RECORD)
    ruled.card("supervisor-1")
    ruled.touch(RulingWithdrawTouched(1))
    ruled.card("supervisor-1")
    assert ruled.withdrawals == []
    assert any(one.startswith("Withdrawn by") for one in ruled.words)
    assert "Ruling 1 is withdrawn" in ruled.words


def test_a_round_of_the_past_is_ruled_on_from_its_record(table: SeatedTable) -> None:
    end_round(table.desk, table.clock)
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.OVERPAID), SeatChosen(5), WagerChosen("queens_up"))
    assert ruled.amounts[0] == "$90.00"


def test_what_the_table_refuses_is_said_and_the_answers_stay(table: SeatedTable) -> None:
    ruled = Ruled(table)
    ruled.touch(KindChosen(r.COUNT), RulingButton.RECORD)
    table.notebook.append = refuse_to_write  # type: ignore[method-assign]
    ruled.card("supervisor-1")
    said = [one for one in every(ruled.flow.page(), Text) if "Nothing was recorded" in one.words]
    assert [one.ink for one in said] == ["fault"]
    kinds = [one.model for one in every(ruled.flow.page(), Pick)]
    assert [one.label for one in kinds if one.is_on] == ["Wrong count"]


def refuse_to_write(*args: object, **more: object) -> None:
    raise NotRecorded(Path("x"), "Nothing was recorded: the disk is full")


def test_back_leaves(table: SeatedTable) -> None:
    assert Ruled(table).flow.take(RulingButton.LEAVE) == Back()


def test_a_ruling_on_record_has_a_slip_where_there_is_paper(table: SeatedTable) -> None:
    ruled = Ruled(table)
    assert "PRINT SLIP" not in [one.label for one in buttons(ruled.flow.page())]
    ruled.touch(KindChosen(r.COUNT), RulingButton.RECORD)
    assert ruled.card("supervisor-1") == ""
    ruled.touch(RulingButton.SLIP)
    assert ruled.rack.sent == ["ruling-1"]
    assert "Sent to the slip printer" in ruled.words
    ruled.rack.printer_trouble = "No paper"
    slip = button(ruled.flow.page(), RulingButton.SLIP)
    assert (slip.state, slip.detail) == (ActionState.NOT_YET, "No paper")
