"""The door that asks for a card."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot
from seated_table import SeatedTable

from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase
from dealer_assist.ui.pages.card_prompt.page import CardPrompt


def only_supervisors(member: StaffMember) -> str:
    return "" if member.may_authorise(Role.SUPERVISOR) else "A Supervisor card is needed"


@pytest.fixture
def door(seated: SeatedTable, qtbot: QtBot) -> CardPrompt:
    made = CardPrompt(seated.context, seated.face.pages.page_context, seated.face)
    made.place(QRectF(0, 0, 1920, 1080), 1.0)
    made.ask("Swipe a card", "It opens the office", "BACK", only_supervisors)
    return made


def test_a_good_card_opens_and_gives_the_reader_back(door: CardPrompt, seated: SeatedTable) -> None:
    members: list[StaffMember] = []
    door.accepted.connect(members.append)

    seated.swipe("supervisor-1")
    assert [one.key for one in members] == ["supervisor-1"]
    assert door.isHidden()

    seated.swipe("dealer-1")
    assert seated.table.round.phase is Phase.BETTING


def test_a_card_that_is_not_enough_is_told_so_and_the_door_stays_shut(
    door: CardPrompt, seated: SeatedTable
) -> None:
    refused: list[str] = []
    door.refused.connect(lambda swipe, sentence: refused.append(sentence))

    seated.swipe("dealer-1")

    assert door.refusal == "A Supervisor card is needed"
    assert refused == [door.refusal]
    assert door.isVisible()
    assert seated.table.round.phase is Phase.CLOSED


def test_a_card_that_is_not_on_the_list_is_told_so(door: CardPrompt, seated: SeatedTable) -> None:
    assert seated.rack.simulated.swiper is not None
    seated.rack.simulated.swiper.swipe("6003118899994471")
    seated.wait()

    assert door.refusal.startswith("This card is not on the staff list")


def test_a_card_of_which_more_is_known_is_told_why(door: CardPrompt, seated: SeatedTable) -> None:
    why = "M. Okafor's card was withdrawn; use another"
    seated.desk.slot.swipe(seated.table, SwipeCard(None, "1101", reading=why))
    assert door.refusal == "M. Okafor's card was withdrawn; use another"


def test_a_simulated_card_is_swiped_by_touch(door: CardPrompt, seated: SeatedTable) -> None:
    members: list[StaffMember] = []
    door.accepted.connect(members.append)
    executive = next(card for card in door.cards if card.model.role == "Executive")

    seated.tap(executive)

    assert [one.role for one in members] == [Role.EXECUTIVE]


def test_the_way_back_is_said(door: CardPrompt, seated: SeatedTable) -> None:
    turned_back: list[bool] = []
    door.cancelled.connect(lambda: turned_back.append(True))

    seated.tap(door.cancel)

    assert turned_back == [True]
