"""The languages of a sign take turns, by the clock alone."""

from dealer_assist.ui.sign.speakers import TURN_MS, Speakers
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES


def test_each_language_has_its_turn_and_they_begin_again(context: UiContext) -> None:
    speakers = Speakers(context, LANGUAGES)
    told = [speakers.now(turn * TURN_MS)[0] for turn in range(len(LANGUAGES) + 1)]
    assert told == [*LANGUAGES, LANGUAGES[0]]
    _, spanish = speakers.now(LANGUAGES.index("es") * TURN_MS)
    assert spanish.translator.language == "es"
    assert speakers.now(LANGUAGES.index("es") * TURN_MS + TURN_MS - 1)[1] is spanish


def test_one_language_stays(context: UiContext) -> None:
    speakers = Speakers(context, ("vi",))
    assert {speakers.now(turn * TURN_MS)[0] for turn in range(5)} == {"vi"}
    assert [speakers.is_odd(turn * TURN_MS) for turn in range(3)] == [False, True, False]
