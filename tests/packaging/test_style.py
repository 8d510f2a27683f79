"""Every sentence of the screens keeps to docs/style.md, but those that `style_left.txt` lists.

The list only gets shorter: a sentence that is put right leaves it, and no new one comes in.
"""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from package_sources import nodes_of, tree_of
from packaging_script import load, sentences

catalogues = load("catalogues")
reading = load("reading")
ROOT = Path(__file__).resolve().parents[2]
_CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)", re.DOTALL)
_NEVER = re.compile(
    r"\b(lies|anew|awaited|nobody|whoever|everybody|anybody|somebody|mends?)\b"
    r"|\ball the same\b|\b(takes?|took|taken) note\b",
    re.IGNORECASE,
)
LEFT = Path(__file__).with_name("style_left.txt")

RULES = {
    "banned": (
        r"\b(lies|anew|awaited|nobody|whoever|everybody|anybody|somebody|(?<!front )of it|mends?)\b"
        r"|\bstands? (for|here|there|anew|alone)\b|\bstood (then|at)\b|\ball the same\b"
        r"|\b(takes?|took|taken) note\b|\bit tells\b|\bby (itself|themselves)\b|\bin all\b"
        r"|\bas (it|they) (is|are|was|were|lies?)\b|\b(is|are) well\b|\bput right\b|^(It|They) "
    ),
    "spelling": (
        r"\b(authoris\w*|recognis\w*|organis\w*|enrol|enrols|cancelled|cancelling|colou\w*"
        r"|licenced?|licences|spoilt|cheques?|centres?|favour\w*|behaviour|neighbours?)\b"
    ),
    "percent": r"[\d}] %",
    "semicolon": r"; ",
    "names": (
        r"\bthe floor (does|did|has no|had|is|knows|gave|locked|of this table)\b|asked the floor\b"
        r"|^take note$|\bcoups?\b"
    ),
    "command": r"\bdealer-assist \w|\bfloor verify\b|\bjournal verify\b|(?<!\w)--\w|\blook_ms\b",
}
GRADE = 1.0
"""The school grade, by Flesch and Kincaid, at which the prompts are read with ease."""
PROMPT, DETAIL, LABEL, SECOND_LINE = 46, 72, 22, 30
"""The most letters of a place; the page asks to aim for less."""
NO_VERB = r"(IT|THEY|THE|AN?|OF|BESIDE|BEFORE|AFTER|WHO|WHOEVER|NOBODY)\b"


def breaks(rule: str, sentence: str) -> bool:
    """Return True if a sentence says what a rule does not want."""
    return re.search(RULES[rule], sentence, re.IGNORECASE) is not None


def too_long(place: str, sentence: str) -> bool:
    """Return True if a sentence has more letters than its place, each hole counted as three."""
    most = {"prompt": PROMPT, "detail": DETAIL, "label": LABEL, "second line": SECOND_LINE}[place]
    return len(re.sub(r"\{\w+\}", "000", sentence)) > most


def said() -> set[str]:
    """Return every sentence of the screens, in the singular too."""
    return {text for one in sentences() for text in (one.template, one.one) if text}


def placed() -> Iterator[tuple[str, str]]:
    """Return each prompt and its detail as the definition files have them."""
    for file in (*(ROOT / "resources/games").glob("*.toml"), ROOT / "resources/prompts.toml"):
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        prompts = content.get("prompts", {} if "games" in file.parts else content)
        for key, text in prompts.items():
            if isinstance(text, str):
                yield ("detail" if "_detail" in key else "prompt"), text
        for stage in content.get("stages", ()):
            yield from ((place, stage[place]) for place in ("prompt", "detail") if place in stage)


def buttons() -> Iterator[tuple[str, str, str]]:
    """Return file, label and second line of each button that is written out in the screens."""
    for file in sorted((ROOT / "dealer_assist/ui").rglob("*.py")):
        for call in (node for node in nodes_of(tree_of(file)) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id == "Button" and len(call.args) > 1:
                label = _words(call.args[1])
                second = _words(call.args[3]) if len(call.args) > 3 else ""
                if label:
                    yield file.relative_to(ROOT).as_posix(), label, second


def _words(node: ast.expr) -> str:
    match node:
        case ast.Call(func=ast.Name(id="Msg"), args=[ast.Constant(value=str(text)), *_]):
            return text
    return ""


def twins() -> Iterator[tuple[str, str]]:
    """Return pairs of buttons of one file that a language calls by one name."""
    screens: dict[str, set[str]] = {}
    for file, label, _ in buttons():
        screens.setdefault(file, set()).add(label)
    for language in catalogues.LOCALES:
        says = dict(catalogues.said(language))
        for labels in screens.values():
            for one, other in combinations(sorted(labels), 2):
                if says.get(one) and says.get(one) == says.get(other):
                    yield language, f"{one} | {other}"


def found() -> set[str]:
    """Return what breaks the page, each as `rule: sentence` on a line."""
    lines = {f"{rule}: {text}" for text in said() for rule in RULES if breaks(rule, text)}
    lines |= {f"{place}: {text}" for place, text in placed() if too_long(place, text)}
    for _, label, second in buttons():
        lines |= {f"label: {label}"} if too_long("label", label) else set()
        lines |= {f"second line: {second}"} if too_long("second line", second) else set()
        lines |= {f"verb: {label}"} if re.match(NO_VERB, label) else set()
    return {line.replace("\n", "/") for line in lines | {f"{a}: {b}" for a, b in twins()}}


def test_every_sentence_keeps_to_the_page_but_those_that_are_left() -> None:
    left = set(LEFT.read_text(encoding="utf-8").splitlines())
    now = found()
    assert sorted(now - left) == [], "say it in the words of docs/style.md"
    assert sorted(left - now) == [], f"these are put right: take them out of {LEFT.name}"


@pytest.mark.parametrize(
    ("rule", "bad", "good"),
    [
        ("banned", "The chip lies there", "The chip is on the sensor"),
        ("banned", "Shuffle the cards anew", "Reshuffle"),
        ("banned", "A card is awaited", "Swipe a card"),
        ("banned", "Nobody deals", "No dealer signed in"),
        ("banned", "It voids round {round}", "Voids round {round}"),
        ("banned", "A Supervisor's card stands for the key", "The win stands"),
        ("banned", "{name} took note of it", "{name} acknowledged it"),
        ("banned", "{amount} in all", "Total {amount}"),
        ("spelling", "{name} authorised {n} wins", "{name} authorized {n} wins"),
        ("spelling", "Enrol a card", "Enroll a card"),
        ("percent", "less 5 % commission", "less 5% commission"),
        (
            "semicolon",
            "Seat 3 has doubled; no card can follow",
            "Seat 3 has doubled. No card can follow",
        ),
        ("names", "The floor does not answer", "The server does not answer"),
        ("names", "TAKE NOTE", "ACKNOWLEDGE"),
        ("names", "The coup is over", "The hand is over"),
        ("command", "Run floor verify with --journals", "Call a technician"),
        ("command", "their profile wants a longer look_ms", "Sensor too slow"),
    ],
)
def test_each_rule_sees_what_it_bans(rule: str, bad: str, good: str) -> None:
    assert breaks(rule, bad)
    assert not breaks(rule, good)


@pytest.mark.parametrize("place", ["prompt", "detail", "label", "second line"])
def test_a_sentence_longer_than_its_place_is_seen(place: str) -> None:
    assert too_long(place, "Collect the chips " * 6)
    assert not too_long(place, "Collect {n} chips")


def test_a_button_of_no_verb_is_seen() -> None:
    assert re.match(NO_VERB, "IT STAYS")
    assert not re.match(NO_VERB, "ACKNOWLEDGE")


def test_the_prompts_are_read_in_the_first_grade() -> None:
    assert reading.grade(reading.prompts(ROOT / "resources")) < GRADE


def test_a_prompt_of_long_words_has_a_higher_grade() -> None:
    assert reading.grade(["Call the floor"]) < reading.grade(["Notify the supervisory personnel"])
    assert reading.grade(["Deal. Pay. Stop."]) < reading.grade(["Deal and pay and stop and go"])
    assert [reading.syllables(word) for word in ("pays", "table", "verify", "7")] == [1, 2, 3, 1]


def test_every_paper_is_spelled_as_the_screens_are() -> None:
    """What is written as code is left: it is the name of something."""
    own = [one for one in papers() if not {*one.parent.parts}.intersection(catalogues.LOCALES)]
    texts = {one: _CODE.sub("", (ROOT / one).read_text(encoding="utf-8")) for one in own}
    assert [str(one) for one, text in texts.items() if breaks("spelling", text)] == []


def papers() -> list[Path]:
    """Return every paper of the house."""
    call = ("git", "ls-files", "*.md")
    listed = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [Path(one) for one in listed.splitlines()]


def test_no_paper_has_a_word_that_the_screens_have_not() -> None:
    """But the page that lists them, the changes of each release, and what tells of an SQL alert."""
    own = (one for one in papers() if not {*one.parent.parts}.intersection(catalogues.LOCALES))
    found = {
        f"{one}: {word[0]}"
        for one in own
        if one.name not in ("style.md", "CHANGELOG.md") and one != Path("packaging/FLOOR.md")
        for word in _NEVER.finditer(_CODE.sub("", (ROOT / one).read_text(encoding="utf-8")))
    }
    assert found == set()


def test_a_word_that_no_paper_says_is_seen() -> None:
    assert _NEVER.search("Deal anew.")
    assert _NEVER.search("A Supervisor took note of it.")
