"""A card that is asked for over a page: good enough, refused, swiped by touch, or not given."""

import pytest
from seated_table import SeatedTable
from tree import buttons, every, words

from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase
from dealer_assist.ui.pages.card_asked import (
    CardNotGiven,
    CardOverPage,
    CardQuestion,
    ChangedValues,
    ChangeModel,
    SampleCardTouched,
    card_page,
)
from dealer_assist.ui.toolkit.flow import Back, Home, Leave, Stay, Step
from dealer_assist.ui.toolkit.nodes import StaffCard
from dealer_assist.value import replace

QUESTION = CardQuestion("Swipe a card", "It opens the office", "BACK")


def only_supervisors(member: StaffMember) -> str:
    return "" if member.may_authorise(Role.SUPERVISOR) else "A Supervisor card is needed"


class Asked:
    """A card that is asked for, and whose it was."""

    def __init__(self, table: SeatedTable) -> None:
        self.members: list[str] = []
        self.answer: Step | None = None
        self.gives_way = False
        self.flow = CardOverPage(
            table.face.pages.page_context,
            "",
            QUESTION,
            only_supervisors,
            self.then,
            turned_back=Leave(),
            notes_refusals=True,
            gives_way=lambda: self.gives_way,
        )

    def then(self, member: StaffMember) -> Step | None:
        self.members.append(member.key)
        return self.answer


@pytest.fixture
def asked(seated: SeatedTable) -> Asked:
    return Asked(seated)


def test_a_good_card_is_told_and_gives_the_reader_back(asked: Asked, seated: SeatedTable) -> None:
    assert asked.flow.tick(0) == Stay()
    seated.swipe("supervisor-1")
    assert asked.members == ["supervisor-1"]
    assert asked.flow.tick(0) == Back()
    seated.swipe("dealer-1")
    assert seated.table.round.phase is Phase.BETTING


def test_what_follows_may_be_another_step(asked: Asked, seated: SeatedTable) -> None:
    asked.answer = Home()
    seated.swipe("supervisor-1")
    assert asked.flow.tick(0) == Home()


def test_a_card_that_is_not_enough_is_told_so_and_goes_on_record(
    asked: Asked, seated: SeatedTable
) -> None:
    seated.swipe("dealer-1")
    assert asked.flow.refusal == "A Supervisor card is needed"
    assert asked.flow.refusal in words(asked.flow.model())
    assert asked.flow.tick(0) == Stay()
    assert seated.table.round.phase is Phase.CLOSED
    assert seated.notebook.entries[-1].kind == "SwipeRefused"


def test_a_card_that_is_not_on_the_list_is_told_so(asked: Asked, seated: SeatedTable) -> None:
    assert seated.rack.simulated.swiper is not None
    seated.rack.simulated.swiper.swipe("6003118899994471")
    seated.wait()
    assert asked.flow.refusal.startswith("This card is not on the staff list")


def test_a_card_of_which_more_is_known_is_told_why(asked: Asked, seated: SeatedTable) -> None:
    why = "M. Okafor's card was withdrawn. Use another"
    seated.desk.slot.swipe(seated.table, SwipeCard(None, "1101", reading=why))
    assert asked.flow.refusal == why


def test_a_simulated_card_is_swiped_by_touch(asked: Asked) -> None:
    cards = [one.model for one in every(asked.flow.model(), StaffCard)]
    executive = next(one.key for one in cards if one.role == "Executive")
    assert isinstance(executive, SampleCardTouched)
    assert asked.flow.take(executive) == Back()
    assert asked.members == [executive.member]


def test_the_way_back_is_a_step_and_gives_the_reader_back(
    asked: Asked, seated: SeatedTable
) -> None:
    assert [one.label for one in buttons(asked.flow.model())] == ["BACK"]
    assert asked.flow.take(CardNotGiven()) == Leave()
    asked.flow.left()
    seated.swipe("dealer-1")
    assert asked.members == []
    assert seated.table.dealer is not None


def test_it_gives_way_to_what_comes_first(asked: Asked) -> None:
    asked.gives_way = True
    assert asked.flow.tick(0) == Back()


def test_what_a_card_is_put_to_is_shown_with_both_values() -> None:
    change = ChangeModel("$5,000", "$6,000", "The seed of the next meter")
    page = card_page(replace(QUESTION, change=change), "", (), "")
    assert [one.change for one in every(page, ChangedValues)] == [change]
    assert change.note in words(page)
