"""Every screen of the Game Manager that a scenario comes to, in every language: all is said in it.

What stays English is what a house has printed or on record: names, papers, sentences of the
journal, and what a device has said in its own words.
"""

import re
from pathlib import Path

import pytest
from audit import findings
from dress import DRESSES, dressed, lay_out
from exhibition import Exhibit
from gallery import PLAYS, stage_play
from language_audit import OTHERS
from printed_words import is_printed

from dealer_assist import paths
from dealer_assist.catalog.people import load_staff
from dealer_assist.ui.i18n.translator import translator_for
from dealer_assist.ui.office.manager_page import ManagerPage

OFFICE = tuple(play for play in PLAYS if play.startswith("manager_"))
SIZE = (1280, 800)
RECORDED = (
    # Alerts, refusals and notes stand in the journal as they were said, in the house's language.
    *(r".* card is not enough. A .* card is needed", r"Seat \d: the cards make .*"),
    *(r"Win \d+ was paid as .*", r"Sensor \d was dirty: .*"),
    *(r"It was seat 4▏?", r"Promotion of may"),
)
ON_PAPER = (r"ORIGINAL|REPRINT \d+", r"Win no\. \d{7}.*", r"Prize taken back")
SAID_BY_A_DEVICE = (
    *(r"Counter \d+, .*", r"A card, without its number", r"No chip", r"Status \(\d+\)"),
)
AS_WRITTEN = (
    *(r"CSV|PDF|PNG|PIN", r"[\w-]+\.(csv|png|pdf|txt)", r"/.*", r"[\d,]+ MB free"),
    *(r"[0-9A-F …]+", r"[0-9a-f]{12,}"),
)


def in_the_office(exhibit: Exhibit) -> bool:
    page = exhibit.stage.face.pages.page if exhibit.stage is not None else None
    return page is not None and isinstance(page.page, ManagerPage) and not page.isHidden()


def words_of(plain: set[str], resources: Path) -> list[str]:
    """Return plain words that are no name, no printed word, and nothing that is on record."""
    people = {card.member.name for card in load_staff(resources / "staff" / "training.toml")}
    kept = (*RECORDED, *ON_PAPER, *SAID_BY_A_DEVICE, *AS_WRITTEN)
    return sorted(
        one
        for one in plain - people
        if any(map(str.isalpha, one)) and not is_printed(one)
        if not any(re.fullmatch(form, one, re.DOTALL) for form in kept)
    )


SHORT = ("manager_settings", "manager_staff", "manager_wins")
"""What every run looks at; the other pages are looked at by the long one."""


@pytest.mark.parametrize(
    "play",
    [pytest.param(one, marks=() if one in SHORT else pytest.mark.long) for one in OFFICE],
)
def test_nothing_is_left_in_english_or_cut(qapp: object, play: str) -> None:
    translator_for.cache_clear()  # what others have shown with it is not told here
    wrong: list[str] = []
    seen: list[str] = []

    def look(exhibit: Exhibit) -> None:
        if not in_the_office(exhibit):
            return
        seen.append(exhibit.name)
        own = exhibit.window.size().toTuple()
        for language in OTHERS:
            with dressed(exhibit.window, DRESSES[language], SIZE):
                wrong.extend(
                    f"{exhibit.name}, {language}: {one}" for one in findings(exhibit.window)
                )
        lay_out(exhibit.window, own)

    stage_play(play, look)
    assert seen
    resources = paths.resources()
    for language in OTHERS:
        translator = translator_for(language, resources)
        wrong += [f"{language}, not translated: {one}" for one in sorted(translator.untranslated)]
        wrong += [f"{language}, plain: {one}" for one in words_of(translator.plain, resources)]
    assert wrong == [], "\n".join(wrong)
