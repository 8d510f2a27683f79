"""Quick cards on the command line: to read, as one sheet of PDF, and all of them at once."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from dealer_assist.cli.main import main
from dealer_assist.cli.quick_card import LANGUAGES, shipped_cards
from dealer_assist.paths import resources
from dealer_assist.ui.print.pages import CARD, laid_out
from dealer_assist.ui.print.translated import in_language


def test_a_card_is_printed_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quick-card", "holdem-aquarius"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Texas Hold'em Bonus, Aquarius console\n")
    assert "Supervisor: turn the key to JPH" in said
    assert "Royal After 5" in said


def test_hands_say_whose_word_they_need(capsys: pytest.CaptureFixture[str]) -> None:
    # Practice rules: a whole meter is an Executive's, up to $50 from the tray the dealer's.
    assert main(["quick-card", "crazy4-nexus"]) == 0
    rows = {
        line.split("  ")[1]: line.split()[-1]
        for line in capsys.readouterr().out.splitlines()
        if line.startswith(("  Four Aces", "  Straight Flush", "  Three of a Kind"))
    }
    assert rows == {
        "Four Aces": "Executive",
        "Straight Flush": "Supervisor",
        "Three of a Kind": "Dealer",
    }


def test_a_card_is_one_sheet_of_pdf(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    file = tmp_path / "card.pdf"
    assert main(["quick-card", "crazy4-nexus", "--pdf", str(file), "--language", "es"]) == 0
    assert capsys.readouterr().out == f"{file} written\n"
    (sheet,) = PdfReader(file).pages
    assert "Espere" in sheet.extract_text()


def test_another_language_is_for_paper(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quick-card", "--language", "zh"]) == 2
    assert "--pdf FILE" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_console_has_a_card_that_fits_one_sheet(qapp: object, language: str) -> None:
    cards = shipped_cards()
    assert len(cards) > 15
    too_long = [
        name
        for name, page in cards.items()
        if len(laid_out(in_language(page, language, resources()), CARD)) > 1
    ]
    assert too_long == []


def test_all_cards_go_into_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    assert main(["quick-card", "--every", str(tmp_path / "cards")]) == 0
    written = {file.stem for file in (tmp_path / "cards").glob("*.pdf")}
    assert written == set(shipped_cards())
    assert "quick-card-crazy-4-poker-nexus" in written
