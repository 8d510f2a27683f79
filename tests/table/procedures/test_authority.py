"""Three levels: a small fixed pay is the dealer's, a larger one needs a card."""

import pytest
from dealt_table import shipped
from sitting import Sit, Sitting

from dealer_assist.catalog.tables import load_table
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts import authority
from dealer_assist.table.facts.contradictions import COMMUNITY
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import ControlStanding
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.value import replace


def with_limit(setup: TableSetup, cents: int) -> TableSetup:
    return replace(setup, authority=replace(setup.authority, dealer_limit_cents=cents))


def three_of_a_kind(sitting: Sitting) -> Sitting:
    return sitting.start(1, 3, 5).claim(s3="three_of_a_kind")


def deal(sitting: Sitting, **cards: str) -> None:
    wagers = {"ante": 500, "super_bonus": 500, "play": 500}
    for place, dealt in cards.items():
        at = place.removeprefix("s")
        if at.isdigit():
            sitting.do(c.PlaceWagers(int(at), wagers))
        sitting.do(c.SeeCards(at, tuple(dealt.split())))


def test_two_touches_record_a_small_pay_in_the_dealers_name(sitting: Sitting) -> None:
    three_of_a_kind(sitting)
    authorised, paying = sitting.do(c.ConfirmAsDealer())
    assert isinstance(authorised, e.WinsAuthorised)
    assert authorised.by == sitting.staff["dealer-1"]
    (win,) = sitting.table.round.wins
    assert (win.number, win.award.seat, win.award.prize) == (1, 3, 900)
    assert paying == e.PayingBegan()
    assert sitting.is_in(Phase.RECORDED)
    assert sitting.table.round.is_paying
    assert sitting.shown() == 500_072


def test_a_second_tap_finds_nothing_to_confirm(sitting: Sitting) -> None:
    three_of_a_kind(sitting).do(c.ConfirmAsDealer())
    assert "No dealer-pay win selected" in sitting.no_to(c.ConfirmAsDealer())


@pytest.mark.parametrize(
    ("line", "level"),
    [
        ("three_of_a_kind", Role.DEALER),
        ("straight_flush", Role.SUPERVISOR),
        ("four_of_a_kind", Role.SUPERVISOR),
        ("four_aces", Role.EXECUTIVE),
    ],
)
def test_the_level_goes_by_the_prize(sitting: Sitting, line: str, level: Role) -> None:
    sitting.start(1, 3).claim(s3=line)
    ((sensor, award),) = authority.for_dealer(sitting.table) + authority.for_card(sitting.table)
    assert authority.level_of(sitting.table, sensor, award) is level


def test_a_limit_of_nothing_sends_every_prize_to_a_card(sit: Sit, crazy4_nexus: TableSetup) -> None:
    sitting = three_of_a_kind(sit(with_limit(crazy4_nexus, 0)))
    assert "Dealer can't confirm" in sitting.no_to(c.ConfirmAsDealer())
    assert controls.dealer_confirm(sitting.table).detail == "Not at this table"
    assert controls.call_supervisor(sitting.table).standing is ControlStanding.NEXT


def test_the_limit_is_the_last_amount_that_is_the_dealers(
    sit: Sit, crazy4_nexus: TableSetup
) -> None:
    for cents, is_his in ((899, False), (900, True)):
        sitting = three_of_a_kind(sit(with_limit(crazy4_nexus, cents)))
        assert bool(authority.for_dealer(sitting.table)) is is_his


def test_a_small_share_of_a_meter_is_never_the_dealers(sit: Sit, crazy4_nexus: TableSetup) -> None:
    sitting = sit(with_limit(crazy4_nexus, 499_999)).start(1, 3).claim(s3="four_aces")
    assert "need a card" in sitting.no_to(c.ConfirmAsDealer())


def test_a_fixed_pay_off_the_meter_is_not_the_dealers(sit: Sit, crazy4_nexus: TableSetup) -> None:
    jackpot = replace(crazy4_nexus.jackpots["A"], fixed_pays="main")
    setup = replace(crazy4_nexus, jackpots={"A": jackpot})
    assert not authority.for_dealer(three_of_a_kind(sit(setup)).table)


def test_nothing_is_the_dealers_that_the_cards_contradict(sitting: Sitting) -> None:
    sitting.start(1, 3)
    deal(sitting, s1="Ks Jh 9d 7c 2d", s3="Kh Jd 9c 7s 2h", dealer="Qh Td 8c 6s 3h")
    sitting.claim(s3="three_of_a_kind")
    assert "The cards say something else" in sitting.no_to(c.ConfirmAsDealer())
    assert controls.dealer_confirm(sitting.table).detail == "The cards say otherwise"
    assert controls.call_supervisor(sitting.table).standing is ControlStanding.NEXT


def test_nothing_is_the_dealers_beside_a_hand_that_excludes_it(sit: Sit) -> None:
    sitting = sit(shipped("holdem-aquarius")).start(2, 5)
    small = sitting.table.setup.jackpots["A"].lines[-1].key
    sitting.claim(s2=small)
    assert authority.for_dealer(sitting.table)
    sitting.claim(s5=COMMUNITY)
    assert not authority.for_dealer(sitting.table)
    assert "Call the supervisor" in sitting.no_to(c.ConfirmAsDealer())


def test_with_a_higher_claim_the_supervisor_is_next_and_the_dealer_may(sitting: Sitting) -> None:
    sitting.start(1, 3, 5).claim(s3="three_of_a_kind", s5="straight_flush")
    assert controls.call_supervisor(sitting.table).standing is ControlStanding.NEXT
    confirm = controls.dealer_confirm(sitting.table)
    assert (confirm.standing, confirm.detail) == (
        ControlStanding.FREE,
        "Seat 3: Three of a Kind, $9.00",
    )
    sitting.do(c.ConfirmAsDealer())
    assert [claim.seat for claim in sitting.table.round.claims] == [5]
    assert [win.award.seat for win in sitting.table.round.wins] == [3]
    assert not sitting.table.round.envy


def test_one_swipe_records_the_small_ones_too(sitting: Sitting) -> None:
    sitting.start(1, 3, 5).claim(s3="three_of_a_kind", s5="straight_flush").confirm()
    sitting.swipe("supervisor-1")
    assert {win.award.seat: win.by.key for win in sitting.table.round.wins} == {
        3: "supervisor-1",
        5: "supervisor-1",
    }


def test_a_small_prize_alone_leads_to_dealer_confirm(sitting: Sitting) -> None:
    three_of_a_kind(sitting)
    assert next_step(sitting.table, LookedAt(3)).text == "Press DEALER CONFIRM"
    assert controls.dealer_confirm(sitting.table).standing is ControlStanding.NEXT
    assert controls.call_supervisor(sitting.table).standing is ControlStanding.FREE
    sitting.do(c.CallSupervisor())
    assert sitting.is_in(Phase.VERIFY)


def test_envy_of_a_small_hand_goes_on_record_with_it(sit: Sit, crazy4_nexus: TableSetup) -> None:
    sitting = sit(with_limit(crazy4_nexus, 10_000)).start(1, 3, 5).claim(s3="straight_flush")
    sitting.do(c.ConfirmAsDealer())
    assert sitting.table.round.envy == {1: 500, 5: 500}


def test_at_a_table_with_a_key_a_small_pay_needs_no_key(sit: Sit, resources, layouts) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "crazy4-aquarius.toml")
    sitting = three_of_a_kind(sit(setup))
    sitting.do(c.ConfirmAsDealer())
    assert sitting.table.round.wins[0].by.role is Role.DEALER
    assert sitting.table.round.pending is None


def test_while_the_key_stands_in_jph_the_dealer_confirms_nothing(
    sit: Sit, resources, layouts
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "crazy4-aquarius.toml")
    sitting = sit(setup).start(1, 3, 5).claim(s3="three_of_a_kind", s5="four_aces")
    sitting.do(c.TurnKey("JPH"))
    assert "Turn it back to RUN" in sitting.no_to(c.ConfirmAsDealer())
