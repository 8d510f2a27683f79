"""The set-up on the command line: figures, refusals with their rule, and the same as a file."""

from pathlib import Path

from dealer_assist.cli.main import main


def said(capsys, *words: str) -> tuple[int, str]:
    status = main(["table-setup", *words])
    streams = capsys.readouterr()
    return status, streams.out + streams.err


def test_a_table_is_shown_with_its_settings_and_its_odds(capsys, tmp_path: Path) -> None:
    status, told = said(capsys, "crazy4-nexus", "--data", str(tmp_path))
    assert status == 0
    assert "paytable.queens_up" in told
    assert "3.0606%" in told
    assert "advice: Sensor A, ATLAS-1: no part of a wager goes to a reserve" in told


def test_a_value_that_may_not_stand_is_refused_with_its_rule(capsys, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    status, told = said(
        capsys, "house-money-nexus", "--set", "paytable.house_money=HM-2", "--write", str(file)
    )
    assert status == 1
    assert "refused: HM-2 of House Money is printed for a single deck" in told
    assert not file.exists()


def test_a_wager_below_zero_is_refused_with_its_figure(capsys) -> None:
    wanted = ("--set", "house_rule.eligible=all_participants")
    status, told = said(capsys, "dragon-nexus-2", *wanted)
    assert status == 1
    assert "refused: Progressive, DBP-2: its house edge at these settings is −37.11%" in told


def test_what_was_tried_is_written_and_can_be_read_again(capsys, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    wanted = ("--set", "jackpot.A.seed.minor=$400", "--set", "jackpot.A.paytable=ML03")
    status, told = said(capsys, "crazy4-nexus", *wanted, "--write", str(file))
    assert (status, f"{file} written" in told) == (0, True)
    status, told = said(capsys, str(file))
    assert status == 0
    assert "$400" in told
    status, told = said(capsys, "crazy4-nexus", "--write", str(file))
    assert (status, "is there already" in told) == (2, True)


def test_a_setting_that_there_is_not_is_named(capsys) -> None:
    status, told = said(capsys, "crazy4-nexus", "--set", "moon=full")
    assert status == 2
    assert "This table has no setting 'moon'" in told
    status, told = said(capsys, "crazy4-nexus", "--set", "moon")
    assert (status, "'moon' has no value" in told) == (2, True)
