"""What staff cards may do."""

import pytest

from dealer_assist.table.setup.roles import Authority, Role, StaffMember, highest


@pytest.mark.parametrize(
    ("role", "supervisors", "executives"),
    [
        (Role.DEALER, False, False),
        (Role.TECHNICIAN, False, False),
        (Role.TRAINER, False, False),
        (Role.SUPERVISOR, True, False),
        (Role.EXECUTIVE, True, True),
    ],
)
def test_who_may_authorise_what(role: Role, *, supervisors: bool, executives: bool) -> None:
    member = StaffMember("key", "Name", role, "0001")
    assert member.may_authorise(Role.SUPERVISOR) is supervisors
    assert member.may_authorise(Role.EXECUTIVE) is executives


def test_a_house_may_let_a_supervisor_authorise_a_small_whole_meter() -> None:
    lenient = Authority(executive_from_cents=100_000, executive_for_whole_meter=False)
    assert lenient.role_for(99_999, 100) is Role.SUPERVISOR
    assert lenient.role_for(100_000, 10) is Role.EXECUTIVE


def test_the_highest_card_is_enough_for_all() -> None:
    assert highest([Role.SUPERVISOR, Role.EXECUTIVE, Role.SUPERVISOR]) is Role.EXECUTIVE
    assert highest([Role.SUPERVISOR]) is Role.SUPERVISOR


def test_a_role_is_printed_as_on_the_card() -> None:
    assert Role.SUPERVISOR.label == "Supervisor"
