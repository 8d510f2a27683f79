"""A voice says what is shown, once, in the reader's language, and never over money input."""

import sys
from types import ModuleType
from typing import ClassVar

import pytest
from PySide6.QtCore import QLocale
from seated_table import SeatedTable

from dealer_assist.ui.i18n.translator import ENGLISH
from dealer_assist.ui.shell import voice as installed
from dealer_assist.ui.shell.preferences import keep_for_person
from dealer_assist.ui.shell.speech import Speech, SpokenMoment, find_voice, spoken_moment
from dealer_assist.ui.shell.voice import has_voice
from dealer_assist.ui.table.model.table import MeterState
from dealer_assist.ui.toolkit.values.controls import (
    AmountModel,
)
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace

MOMENT = SpokenMoment("Wait for bets", ("Progressive meter, $5,000.00",), "1")


class Recorder:
    """A voice that writes down what it was told."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.hushed = 0

    def say(self, words: str, language: str) -> None:
        self.said.append(f"{language}: {words}")

    def hush(self) -> None:
        self.hushed += 1


def told(voice: Recorder) -> list[str]:
    said, voice.said = voice.said, []
    return said


@pytest.fixture
def voice() -> Recorder:
    return Recorder()


@pytest.fixture
def spoken(voice: Recorder) -> Speech:
    return Speech(lambda: voice)


def follow(one: Speech, moment: SpokenMoment, *, is_on: bool = True, typing: bool = False) -> None:
    one.follow(moment, ENGLISH, is_on=is_on, is_typing=typing)


def test_a_prompt_is_said_once_and_the_meters_once_a_round(spoken: Speech, voice) -> None:
    follow(spoken, MOMENT)
    follow(spoken, replace(MOMENT, meters=("Progressive meter, $5,000.24",)))
    assert told(voice) == ["en: Wait for bets. Progressive meter, $5,000.00"]
    follow(spoken, replace(MOMENT, prompt="Deal the cards"))
    assert told(voice) == ["en: Deal the cards"]
    follow(spoken, replace(MOMENT, round="2"))
    assert told(voice) == ["en: Wait for bets. Progressive meter, $5,000.00"]


def test_nothing_is_said_while_somebody_types_and_the_rest_after_it(spoken: Speech, voice) -> None:
    follow(spoken, MOMENT)
    told(voice)
    after = replace(MOMENT, prompt="Call the supervisor")
    follow(spoken, after, typing=True)
    assert (told(voice), voice.hushed) == ([], 1)
    follow(spoken, after)
    follow(spoken, after, typing=True)
    follow(spoken, after)
    assert told(voice) == ["en: Call the supervisor"]


def test_where_nobody_wants_it_no_voice_is_looked_for() -> None:
    def find() -> Recorder:
        raise AssertionError("nobody asked for a voice")

    follow(Speech(find), MOMENT, is_on=False)


def test_whoever_turns_it_on_hears_where_the_table_stands(spoken: Speech, voice) -> None:
    follow(spoken, MOMENT)
    follow(spoken, MOMENT, is_on=False)
    told(voice)
    follow(spoken, MOMENT)
    assert told(voice) == ["en: Wait for bets. Progressive meter, $5,000.00"]


def test_a_voice_that_fails_is_silent_from_then_on(caplog: pytest.LogCaptureFixture) -> None:
    class Hoarse(Recorder):
        def say(self, words: str, language: str) -> None:
            super().say(words, language)
            raise RuntimeError("no audio device")

    voice = Hoarse()
    one = Speech(lambda: voice)
    follow(one, MOMENT)
    follow(one, replace(MOMENT, prompt="Deal the cards"))
    assert len(voice.said) == 1
    assert "The voice failed" in caplog.text
    caplog.clear()


def test_without_a_voice_the_table_is_silent() -> None:
    follow(Speech(None), MOMENT)
    follow(Speech(lambda: None), MOMENT)


def test_a_meter_that_must_not_be_quoted_is_not_said(seated: SeatedTable) -> None:
    model = seated.open().face.views.table.model
    assert model is not None
    assert "$5,000.00" in spoken_moment(model).meters[0]
    stale = tuple(replace(one, state=MeterState.NOT_LIVE) for one in model.meters)
    assert spoken_moment(replace(model, meters=stale)).meters == ()


def wants_to_hear(seated: SeatedTable, voice: Recorder, language: str = "en") -> None:
    seated.face.speech = Speech(lambda: voice)
    wanted = Preferences(speaks=True, language=language)
    keep_for_person(seated.face._services.preferences, seated.table.dealer, wanted)
    seated.face.refresh()


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_table_says_the_prompt_that_it_shows(seated: SeatedTable, voice, language: str) -> None:
    seated.open()
    assert told(voice) == []  # off until somebody wants it
    wants_to_hear(seated, voice, language)
    text = seated.face.views.table.context.translator.text
    (said,) = told(voice)
    assert said.startswith(f"{language}: {text(seated.face.prompt.line)}")
    seated.start(5)
    assert text(seated.face.prompt.line) in told(voice)[-1]
    seated.wait(3_000)
    assert told(voice) == []


def test_no_voice_talks_into_an_amount_or_a_page(seated: SeatedTable, voice) -> None:
    seated.open()
    wants_to_hear(seated, voice)
    told(voice)
    seated.face.questions.ask(AmountModel("Leave up", "", most=5_000, cents=0))
    seated.chips(5)
    assert told(voice) == []
    assert voice.hushed
    seated.face.questions.ask(None)
    assert len(told(voice)) == 1
    seated.press("MENU")
    seated.press("SETTINGS")
    told(voice)
    seated.chips(3)
    assert told(voice) == []


class FakeSpeech:
    """Qt's speech as far as it is used."""

    engines: ClassVar[list[str]] = ["speechd"]
    told: ClassVar[list[str]] = []

    @classmethod
    def availableEngines(cls) -> list[str]:  # noqa: N802
        return cls.engines

    def setLocale(self, locale: QLocale) -> None:  # noqa: N802
        self.told.append(locale.name()[:2])

    def say(self, words: str) -> None:
        self.told.append(words)

    def stop(self) -> None:
        self.told.append("stop")


def test_qt_speaks_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("PySide6.QtTextToSpeech")
    module.QTextToSpeech = FakeSpeech
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", module)
    monkeypatch.setattr(installed, "find_spec", lambda name: module)
    found = find_voice()
    assert found is not None
    found.say("Espere las apuestas", "es")
    assert FakeSpeech.told == ["stop", "es", "Espere las apuestas"]
    # A voice for tests alone is none.
    monkeypatch.setattr(FakeSpeech, "engines", ["mock"])
    assert find_voice() is None


def test_where_it_is_not_installed_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "find_spec", lambda name: None)
    assert not has_voice()
    assert find_voice() is None
