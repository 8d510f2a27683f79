"""What the sign is told on its command line."""

import pytest

from dealer_assist.cli import sign
from dealer_assist.cli.arguments import Parser
from dealer_assist.cli.main import main
from dealer_assist.errors import UsageError


def told(*words: str) -> tuple[str, ...]:
    parser = Parser("dealer-assist sign", "the public sign")
    sign.add_arguments(parser)
    languages: tuple[str, ...] = parser.parse(words).languages
    return languages


def test_a_sign_speaks_english_or_what_it_is_told_each_once() -> None:
    assert told() == ("en",)
    assert told("--languages", "es,zh,es") == ("es", "zh")


@pytest.mark.parametrize("wrong", ["fr", "en,", ""])
def test_a_language_that_no_sign_speaks_is_refused_in_a_sentence(wrong: str) -> None:
    with pytest.raises(UsageError, match="is no language of a sign; write en,es,vi,zh"):
        told("--languages", wrong)


def test_a_name_that_is_no_tables_is_said_before_a_display_is_looked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for display in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(display, raising=False)
    assert main(["sign", "--table", "nope"]) == 2
    assert "There is no table 'nope'" in capsys.readouterr().err
