"""The handbook as the kiosk reads it: blocks without marks, in English where nothing else is."""

from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.handbook import (
    Handbook,
    HandbookChapter,
    HandbookPicture,
    Pair,
    Quote,
    Words,
    load_help_map,
    named_pictures,
    plain,
)

PAGE = """# A late chip

For dealers. You need
your card.

## Steps

1. *Late chip at seat 3*. Press **START GAME**,
   then [void](void.md).

   ![Seat 3](../golden/late/seat.png)

- Say `why`.

| you see | do |
|---|---|
| **END GAME** is dashed | read it |

> "Here it is
> back."
"""


@pytest.fixture
def handbook(tmp_path: Path) -> Handbook:
    (tmp_path / "es").mkdir()
    (tmp_path / "late.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "void.md").write_text("# Void\n\nWords.\n", encoding="utf-8")
    (tmp_path / "es" / "void.md").write_text("# Anulada\n\nPalabras.\n", encoding="utf-8")
    return Handbook(tmp_path)


def test_a_page_is_read_in_chapters_of_plain_blocks(handbook: Handbook, tmp_path: Path) -> None:
    page = handbook.page("late", "en")

    picture = (tmp_path / "../golden/late/seat.png").resolve()
    assert page.title == "A late chip"
    assert page.chapters == (
        HandbookChapter(
            "Steps",
            (
                Words("For dealers. You need your card."),
                Words("“Late chip at seat 3”. Press START GAME, then void.", "1."),
                HandbookPicture("Seat 3", picture),
                Words("Say why.", "•"),
                Pair("END GAME is dashed", "read it"),
                Quote('"Here it is back."'),
            ),
            ("void",),
        ),
    )


def test_a_language_that_lacks_a_page_gives_the_english_one_and_says_so(handbook: Handbook) -> None:
    assert handbook.page("void", "es").language == "es"
    assert handbook.page("void", "es").title == "Anulada"
    assert handbook.page("late", "es").language == "en"
    assert handbook.page("void", "vi").language == "en"


def test_a_page_of_a_language_may_lead_to_one_that_is_in_english(
    handbook: Handbook, tmp_path: Path
) -> None:
    words = "# Tardía\n\n## Pasos\n\n[anule](void.md), [pague](../late.md)\n"
    (tmp_path / "es" / "paid.md").write_text(words, encoding="utf-8")

    assert handbook.page("paid", "es").chapters[0].leads_to == ("void", "late")


def test_a_picture_beside_the_shipped_pages_comes_before_one_elsewhere(
    handbook: Handbook, tmp_path: Path
) -> None:
    (tmp_path / "pictures").mkdir()
    shipped = tmp_path / "pictures" / "late-seat.png"
    shipped.touch()

    assert HandbookPicture("Seat 3", shipped) in handbook.page("late", "en").chapters[0].blocks


def test_every_page_of_the_shipped_handbook_is_read_and_leaves_no_mark() -> None:
    handbook = Handbook(paths.handbook())
    assert len(handbook.names) == 28
    for name in handbook.names:
        for chapter in handbook.page(name, "en").chapters:
            for block in chapter.blocks:
                words = " ".join(str(getattr(block, part)) for part in block.__slots__)
                assert not any(mark in words for mark in ("](", "**", "`", " | ")), words


def test_every_picture_of_the_shipped_handbook_is_there() -> None:
    pictures = named_pictures(paths.handbook())
    assert pictures
    assert [one for one in pictures if not one.is_file()] == []


def test_a_help_map_names_what_it_cannot_read(tmp_path: Path) -> None:
    file = tmp_path / "help.toml"
    file.write_text("[table]\nbetting = 3\n", encoding="utf-8")
    with pytest.raises(BadDefinition, match="betting"):
        load_help_map(file)


def test_words_of_a_screen_stand_in_quotes_and_a_link_is_its_words() -> None:
    assert plain("*Wait* for **ALL** of [it](x.md), `now`") == "“Wait” for ALL of it, now"
