"""The pages of a class: every word in four languages, and nothing that a browser would refuse."""

import json
import re

from dealer_assist import paths

PAGES = paths.resources() / "classroom"


def test_every_word_of_the_pages_is_there_in_each_language() -> None:
    words = json.loads((PAGES / "words.json").read_text(encoding="utf-8"))
    assert set(words) == {"en", "es", "vi", "zh"}
    scripts = "".join(one.read_text(encoding="utf-8") for one in PAGES.glob("*.js"))
    pages = "".join(one.read_text(encoding="utf-8") for one in PAGES.glob("*.html"))
    used = set(re.findall(r'say\("(\w+)"', scripts)) | set(re.findall(r'data-word="(\w+)"', pages))
    used |= {"no_trainer", "no_names", "pin_of", "choose_pin", "done", "next"}
    for language, known in words.items():
        assert used <= set(known), language
        assert all(known.values()), language
        holes = {key: set(re.findall(r"{(\w+)}", said)) for key, said in known.items()}
        assert holes == {k: set(re.findall(r"{(\w+)}", v)) for k, v in words["en"].items()}


def test_no_script_or_style_stands_in_a_page_and_no_word_of_others_is_markup() -> None:
    for page in PAGES.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert " style=" not in text
        assert not re.search(r"<script(?![^>]*src=)", text)
    for script in PAGES.glob("*.js"):
        assert "innerHTML" not in script.read_text(encoding="utf-8")
