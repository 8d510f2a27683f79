"""Who is who in the trails."""

from seated_table import SeatedTable

from dealer_assist.ui.manager.staff_names import names_of, sample_staff, staff_of


def test_names_are_known_by_keys(seated: SeatedTable) -> None:
    stand = seated.face.pages.stand
    assert names_of(sample_staff(stand))["executive-1"] == "L. Haddad"


def test_a_table_for_practice_has_its_sample_staff(seated: SeatedTable) -> None:
    stand = seated.face.pages.stand
    assert staff_of(stand) == sample_staff(stand)
    assert len(staff_of(stand)) == len(seated.cards)
