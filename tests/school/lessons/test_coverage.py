"""What is taught where: read off the lessons, and never less than it is now."""

from functools import cache

from dealer_assist import paths
from dealer_assist.catalog.lessons import load_lessons
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.school.lessons.coverage import PROCEDURES, TitleCoverage, coverage


@cache
def covered() -> dict[str, TitleCoverage]:
    shipped = paths.resources()
    lessons = load_lessons(shipped / "lessons")
    names = {"commission-free-nexus", "casino-war"}
    names |= {table for one in lessons.values() for table in one.tables}
    setups = {
        name: load_table(shipped, paths.layouts(), find_table(shipped, name, shipped))
        for name in names
    }
    return {one.game: one for one in coverage(lessons.values(), setups)}


def test_every_title_has_six_lessons_and_a_whole_round() -> None:
    for one in covered().values():
        assert len(one.lessons) >= 6, one.name
        assert one.by_procedure["a whole round"], one.name
        assert one.by_procedure["void round"], one.name


def test_what_cannot_come_up_is_no_gap() -> None:
    """Casino War has no progressive: it lacks no lesson about a late chip or envy."""
    war = covered()["casino_war"].by_procedure
    assert "late chip" not in war
    assert "envy" not in war
    assert war["dealer change"]


def test_every_procedure_is_taught_at_some_title() -> None:
    taught = {
        name for one in covered().values() for name, found in one.by_procedure.items() if found
    }
    assert {one.name for one in PROCEDURES} <= taught


def test_every_title_has_six_lessons_of_its_own() -> None:
    assert {one.name: len(one.own) for one in covered().values() if len(one.own) < 6} == {}


def test_what_any_house_may_do_is_taught_at_every_title() -> None:
    """Tokes, rulings, chips counted and a level that must hit, wherever they can come up."""
    for one in covered().values():
        for name in ("tokes", "ruling", "chips counted", "must-hit level", "dealer change"):
            assert one.by_procedure.get(name, ("",)), (one.name, name)
