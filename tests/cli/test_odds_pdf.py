"""The PAR sheet of a game on the command line."""

from pathlib import Path

import pytest

from dealer_assist.cli.main import main
from dealer_assist.cli.odds import definitions_digest


def test_the_par_sheet_of_a_game_is_written_as_pdf(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    file = tmp_path / "par.pdf"
    assert main(["odds", "house_money", "--pdf", str(file)]) == 0
    whole = file.read_bytes()
    assert whole.startswith(b"%PDF")
    assert whole.count(b"/Type /Page\n") > 10
    assert capsys.readouterr().out == f"{file} written\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["odds", "--pdf", "par.pdf"], "of one game"),
        (["odds", "house_money", "--pdf", "par.pdf", "--json"], "leave --json or --pdf out"),
        (["odds", "whist", "--pdf", "par.pdf"], "There is no game 'whist'"),
        (["odds", "--table", "crazy4-nexus"], "name its file by --pdf"),
        (
            ["odds", "house_money", "--table", "crazy4-nexus", "--pdf", "par.pdf"],
            "plays crazy_4_poker, not house_money",
        ),
    ],
)
def test_a_wrong_call_says_how_it_is_called(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_the_digest_of_the_definitions_is_one_of_their_bytes() -> None:
    assert len(definitions_digest()) == 64
    assert definitions_digest() == definitions_digest()
