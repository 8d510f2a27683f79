"""Who is who in the trails."""

from seated_table import SeatedTable

from dealer_assist.ui.office.journal_access import names_of, sample_staff, staff_of


def test_names_are_known_by_keys(seated: SeatedTable) -> None:
    page_context = seated.face.pages.page_context
    assert names_of(sample_staff(page_context))["executive-1"] == "L. Haddad"


def test_a_table_for_practice_has_its_sample_staff(seated: SeatedTable) -> None:
    page_context = seated.face.pages.page_context
    assert staff_of(page_context) == sample_staff(page_context)
    assert len(staff_of(page_context)) == len(seated.cards)
