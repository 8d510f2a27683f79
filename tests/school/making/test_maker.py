"""A run becomes a lesson that the model dealer must play without a loss before anybody gets it."""

from pathlib import Path

import pytest
from no_room import no_room

from dealer_assist.catalog.lessons import Goal, Lesson, load_lesson, load_lessons
from dealer_assist.cli.main import main
from dealer_assist.errors import Refused, UserFacingError
from dealer_assist.kiosk.school.model_run import attempt
from dealer_assist.paths import resources
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.mistakes import RecordedEvent
from dealer_assist.school.lessons.score import LessonReport
from dealer_assist.school.making import maker
from dealer_assist.school.making.maker import ModelCheck
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

TABLE = "crazy4-nexus"


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A school with one attempt at two winners."""
    folder = tmp_path_factory.mktemp("school")
    assert main(["school", "play", "two-winners", "--data", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def recorded(school: Path) -> tuple[RecordedEvent, ...]:
    return attempts.events_of(school / "two-winners-1")


@pytest.fixture(scope="module")
def setup(layouts: Path) -> TableSetup:
    from dealer_assist.catalog.tables import find_table, load_table

    return load_table(resources(), layouts, find_table(resources(), TABLE, Path("nowhere")))


@pytest.fixture(scope="module")
def made(recorded: tuple[RecordedEvent, ...], setup: TableSetup) -> Lesson:
    return maker.recorded_as_lesson(recorded, "my-run", "My run", TABLE, setup)


def test_what_the_world_did_is_the_lessons_steps(made: Lesson) -> None:
    assert [step.after for step in made.steps] == [
        "open",
        "GameStarted",
        "GameStarted",
        "StageReached:deal",
    ]
    bets, late, hands, dealer = made.steps
    assert {player.seat for player in bets.players} == {1, 3, 5}
    assert late.late_chips == (6,)
    assert {"1", "3", "5"} <= set(hands.deal)
    assert set(dealer.deal) == {"dealer"}


def test_what_the_dealer_did_is_the_lessons_goals_in_words(made: Lesson, setup: TableSetup) -> None:
    said = [maker.goal_words(goal, setup) for goal in made.goals]
    assert said[0] == "Seat 5: Four of a Kind is pressed"
    assert said[0].values["seat"] == 5
    assert said[2] == "No hand is pressed for seat 6"
    assert said[3].startswith(
        "In this order: call the supervisor, confirm the wins, swipe the card"
    )
    quick = replace(made.goals[0], within_s=15)
    assert maker.goal_words(quick, setup) == "Seat 5: Four of a Kind is pressed within 15 s"
    assert maker.goal_words(Goal(1, must="RoundVoided"), setup) == ("Result: void the round")


def test_a_lesson_is_written_and_read_as_the_same(made: Lesson, tmp_path: Path) -> None:
    odd = replace(made, title='A "run"', story="Größe \\ 7", minutes=7, needs=("first-round",))
    file = maker.publish(odd, ModelCheck({TABLE: 100}, ()), tmp_path)
    assert maker.as_toml(load_lesson(file)) == maker.as_toml(odd)
    for lesson in load_lessons(resources() / "lessons").values():
        file.write_text(maker.as_toml(lesson), encoding="utf-8")
        again = load_lesson(file)
        assert (again.steps, again.goals, again.score) == (
            lesson.steps,
            lesson.goals,
            lesson.score,
        )


def test_a_lesson_that_loses_a_goal_is_given_to_nobody(made: Lesson, tmp_path: Path) -> None:
    check = ModelCheck({TABLE: 80}, (1,))
    with pytest.raises(Refused, match="cannot be given: the model dealer lost 1 goal"):
        maker.publish(made, check, tmp_path)
    assert not list(tmp_path.iterdir())

    def stuck(lesson: Lesson, table: str, seed: int, folder: Path) -> LessonReport:
        raise Refused("It does not end")

    assert maker.check_lesson(made, stuck).sentence == "It does not end"


def test_a_lesson_that_cannot_be_written_is_as_it_was(made: Lesson, tmp_path: Path) -> None:
    good = ModelCheck({"crazy4-nexus": 100}, ())
    file = maker.publish(made, good, tmp_path / "lessons")
    before = file.read_text(encoding="utf-8")
    with no_room(), pytest.raises(UserFacingError, match="cannot be written"):
        maker.publish(replace(made, minutes=7), good, tmp_path / "lessons")
    assert [one.name for one in file.parent.iterdir()] == [file.name]
    assert file.read_text(encoding="utf-8") == before


def test_a_run_without_a_round_is_no_lesson(
    recorded: tuple[RecordedEvent, ...], setup: TableSetup
) -> None:
    with pytest.raises(maker.NotALesson, match="No round was played to its end"):
        maker.recorded_as_lesson(recorded[:10], "x", "X", TABLE, setup)


def test_a_run_is_made_a_lesson_and_played(
    school: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run, data = str(school / "two-winners-1"), ["--data", str(school)]
    assert main(["school", "make", run, *data, "--title", "My own run"]) == 0
    assert "the model dealer lost no point" in capsys.readouterr().out
    assert main(["school", "play", "my-own-run", *data]) == 0
    assert "my-own-run: 100 of 100, passed" in capsys.readouterr().out
    assert main(["school", "make", run, *data, "--title", "First round"]) == 2
    assert "there is a lesson 'first-round' already" in capsys.readouterr().err
    assert main(["school", "make", run, *data]) == 2


def without_cards(recorded: tuple[RecordedEvent, ...]) -> tuple[RecordedEvent, ...]:
    """Return a run in which nobody has entered a card."""
    return tuple(one for one in recorded if one.name != "CardsSeen")


def test_a_plain_run_is_dealt_the_hands_that_were_pressed(
    recorded: tuple[RecordedEvent, ...], setup: TableSetup
) -> None:
    plain = maker.recorded_as_lesson(without_cards(recorded), "plain", "Plain", TABLE, setup)
    deals = [step.deal for step in plain.steps if step.deal]
    assert deals == [{"5": "four_of_a_kind", "1": "straight_flush"}, {"dealer": "any"}]
    check = maker.check_lesson(plain, _played)
    assert (check.is_good, check.sentence) == (True, "")


def test_hands_that_no_name_can_deal_are_asked_for_by_seat(
    recorded: tuple[RecordedEvent, ...], setup: TableSetup
) -> None:
    shared = {sensor: replace(one, judge="seven_cards") for sensor, one in setup.jackpots.items()}
    board = replace(setup, jackpots=shared)
    with pytest.raises(maker.NotALesson, match=r"The cards of seat 5 are not known. Record it"):
        maker.recorded_as_lesson(without_cards(recorded), "plain", "Plain", TABLE, board)


@pytest.mark.parametrize("wait_ms", [2800, 2850, 2900, 2990, 3333, 5900])
def test_bets_may_come_at_any_moment(made: Lesson, wait_ms: int) -> None:
    """The model dealer sees a lamp before it starts the game."""
    first = replace(made.steps[0], wait_ms=wait_ms)
    check = maker.check_lesson(replace(made, steps=(first, *made.steps[1:])), _played)
    assert (check.is_good, check.sentence) == (True, "")


def _played(lesson: Lesson, table: str, seed: int, folder: Path) -> LessonReport:
    attempts.make_folder(folder)
    return attempt(lesson, table, seed, folder)
