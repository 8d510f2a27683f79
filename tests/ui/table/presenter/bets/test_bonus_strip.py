"""House Money on the table screen: the step that is due, whom to pay, and what may stay up."""

from collections.abc import Mapping

from dealt_table import dealt, strict
from table_facts import changed

from dealer_assist.table.commands.asked import AskForBets
from dealer_assist.table.commands.round import AnswerBonus
from dealer_assist.table.state import Bonus, BonusBets, Claim, Table
from dealer_assist.ui.table.actions import (
    Do,
    SeatAt,
    StepAt,
    StripStep,
)
from dealer_assist.ui.table.model.panel import PanelStepState
from dealer_assist.ui.table.presenter.bets import bonus_strip
from dealer_assist.ui.table.presenter.cards.card_advice import advice
from dealer_assist.ui.table.presenter.cards.cards import card_rows
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.ui.table.presenter.felt.wager_rows import rows_of
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

BETS = {
    2: {"blackjack": 5000, "house_money": 1000},
    3: {"blackjack": 2500, "house_money": 500},
    4: {"blackjack": 10000, "house_money": 2500},
}
CARDS = {"2": "7d 7h", "3": "Th 6s", "4": "Kh Qh"}
VIEW = PassingView()


def lying(
    up: str, bonus: Bonus | None = None, bets: Mapping[int, Mapping[str, int]] | None = None
) -> Table:
    table = dealt("house-money-nexus", {**CARDS, "dealer": up}, bets or BETS, chips={4: "B"})
    return changed(table, bonus=bonus or Bonus())


def pills(table: Table, view: PassingView = VIEW) -> list[tuple[str, PanelStepState]]:
    return [(one.words, one.state) for one in bonus_strip.strip_model(table, view).pills]


def test_losers_come_first_and_one_tap_collects_them() -> None:
    model = bonus_strip.strip_model(lying("6c"), VIEW)

    assert [one.label for one in model.answers] == ["COLLECTED"]
    assert model.answers[0].state is ActionState.NEXT
    assert model.question_detail == "House Money lost: seat 3 $5"
    assert bonus_strip.prompt(lying("6c"), VIEW) == ("Collect the losing House Money", "Seat 3")


def test_an_ace_up_is_looked_under_before_anybody_is_paid() -> None:
    table = lying("As", Bonus(is_collected=True, insurance_closed=True))
    model = bonus_strip.strip_model(table, VIEW)

    assert pills(table) == [
        ("Collected: seat 3 $5", PanelStepState.DONE),
        ("No insurance", PanelStepState.DONE),
        ("Peek", PanelStepState.NOW),
        ("Pay and ask, seat 1 to 7", PanelStepState.LATER),
        ("TriLux 6, B", PanelStepState.LATER),
        ("Play", PanelStepState.LATER),
    ]
    assert model.question == "Ace up. Is it a blackjack?"
    # A question has no amber answer.
    assert {one.state for one in model.answers} == {ActionState.AVAILABLE}
    assert [(row.seat, row.detail, row.state) for row in model.rows] == [
        ("2", "after the peek", PanelStepState.LATER),
        ("4", "after the peek", PanelStepState.LATER),
    ]
    assert bonus_strip.prompt(table, VIEW) == (
        "Look for blackjack before you pay",
        "The dealer shows an ace",
    )


def test_other_up_cards_skip_the_peek() -> None:
    assert "Peek" not in [words for words, _ in pills(lying("6c", Bonus(is_collected=True)))]


def test_winners_are_paid_and_asked_in_order() -> None:
    table = lying("6c", Bonus(is_collected=True, answers={2: 4000}))
    table = replace(table, setup=strict(table.setup))
    table = changed(
        table, seats={**table.round.seats, 2: replace(table.seat(2), wagers={**BETS[2]})}
    )
    model = bonus_strip.strip_model(table, VIEW)

    assert [(row.title, row.detail) for row in model.rows] == [
        ("Pair, $30", "ALL left up: $40"),
        ("Straight Flush, $100", "card first"),
    ]
    won = model.winner
    assert won is not None
    assert (won.seat, won.odds, won.pay, won.limit) == (
        "SEAT 4",
        "4 to 1 on $25",
        "PAY $100.00",
        "of $125.00",
    )
    assert [(one.label, one.detail) for one in won.choices] == [
        ("NONE", "Takes $125.00"),
        ("PART $60.00", "Takes $65.00"),
        ("ALL $125.00", "Takes nothing"),
    ]
    assert (won.done.touch, won.done.label, won.done.detail) == (
        Do(AskForBets()),
        "CARD",
        "Needs a Supervisor card",
    )
    assert bonus_strip.prompt(table, VIEW) == (
        "Seat 4 wins $100: press CARD",
        "Pay once a Supervisor card approves",
    )


def test_what_a_card_has_allowed_is_paid_and_asked() -> None:
    table = lying("6c", Bonus(is_collected=True, answers={2: 4000}))
    table = changed(table, bonus_bets=BonusBets(allowed={(4, "house_money"): 10_000}))
    won = bonus_strip.strip_model(table, VIEW).winner
    assert won is not None
    assert (won.done.state, won.done.reason) == (ActionState.NOT_YET, "Ask: none, part or all?")
    assert bonus_strip.prompt(table, VIEW) == ("Pay seat 4 $100, then ask: LEAVE UP?", "")


def test_what_is_chosen_is_recorded_by_done() -> None:
    table = lying("6c", Bonus(is_collected=True))
    won = bonus_strip.strip_model(table, PassingView(bonus_draft=(2, 1500))).winner
    assert won is not None

    assert [one.is_chosen for one in won.choices] == [False, True, False]
    assert (won.done.touch, won.done.state) == (Do(AnswerBonus(2, 1500)), ActionState.NEXT)
    assert (won.done.label, won.done.detail) == ("DONE, SEAT 4 NEXT", "Entire wager $65.00")


def test_against_a_blackjack_winners_are_only_paid() -> None:
    table = lying("As", Bonus(is_collected=True, peek="blackjack"))
    won = bonus_strip.strip_model(table, VIEW).winner
    assert won is not None

    assert {one.reason for one in (*won.choices, *won.steps)} == {"Not with a dealer blackjack"}
    assert won.done.touch == Do(AnswerBonus(2, 0))
    assert bonus_strip.prompt(table, VIEW) == ("Pay seat 2 $30, nothing stays up", "then seat 4")


def test_a_done_row_and_a_done_step_are_touched_again() -> None:
    table = lying("As", Bonus(is_collected=True, peek="none", answers={2: 0, 4: 12500}))
    assert bonus_strip.strip_model(table, VIEW).is_over

    again = bonus_strip.strip_model(table, PassingView(bonus_at=SeatAt(4))).winner
    assert again is not None
    assert [one.is_chosen for one in again.choices] == [False, False, True]
    peek, collect = (
        bonus_strip.strip_model(table, PassingView(bonus_at=StepAt(step)))
        for step in (StripStep.PEEK, StripStep.COLLECT)
    )
    assert peek.question.startswith("Ace up")
    assert collect.answers


def test_the_strip_stands_until_somebody_plays() -> None:
    done = lying("6c", Bonus(is_collected=True, answers={2: 0, 4: 0}))
    assert bonus_strip.stands(done, VIEW)
    assert bonus_strip.prompt(done, VIEW) is None  # the round goes on
    assert not bonus_strip.stands(done, PassingView(selected=4))
    drawn = changed(done, cards={**done.round.cards, "2": ("7d", "7h", "2c")})
    assert not bonus_strip.stands(drawn, VIEW)
    claimed = changed(done, claims=(Claim(4, "B", "straight"),))
    assert not bonus_strip.stands(claimed, VIEW)


def test_no_jackpot_is_spoken_of_before_house_money_is_done() -> None:
    asked = Bonus(is_collected=True, answers={2: 0, 4: 0})
    table = lying("Jh", replace(asked, peek="none"))
    told = advice(table, VIEW)
    assert told is not None  # K-Q of hearts and the jack: TriLux
    assert told.seat == 4
    assert advice(lying("Jh", Bonus(is_collected=True, peek="none")), VIEW) is None
    assert advice(table, PassingView(bonus_at=SeatAt(2))) is None  # one thing alone is amber


def test_the_seat_that_is_paid_shares_its_frame() -> None:
    felt = felt_model(lying("6c", Bonus(is_collected=True)), VIEW)

    assert [seat.number for seat in felt.seats if seat.is_selected] == [2]


def test_collected_wagers_are_struck_and_what_stays_up_is_named() -> None:
    bets = {**BETS, 2: {**BETS[2], "left_up": 4000}}
    table = lying("6c", Bonus(is_collected=True, answers={2: 4000}), bets)

    assert [row.is_collected for row in rows_of(table, 3)] == [False, True, False]
    assert [(row.printed, row.amount) for row in rows_of(table, 2)][:2] == [
        ("ENTIRE WAGER", "$90"),
        ("LEFT UP", "$40"),
    ]


def test_the_dealers_up_card_lies_beside_a_back_and_says_what_it_means() -> None:
    def note(up: str, peek: str = "") -> str:
        row = card_rows(lying(up, Bonus(peek=peek)))[0]
        assert row.cards == (up, "")
        return row.note

    assert (note("As"), note("Ks"), note("6c")) == ("Ace up", "Ten up", "6")
    assert (note("As", "none"), note("As", "blackjack")) == ("No blackjack", "BLACKJACK")


def test_the_panel_of_the_table_screen_is_the_strip() -> None:
    model = table_model(lying("6c"), VIEW)

    assert model.hands.strip is not None
    assert model.prompt.line == "Collect the losing House Money"
