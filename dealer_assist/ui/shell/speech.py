"""Prompt and meters said aloud, for whoever does not see them well; off unless a person wants it.

What is said is what is shown, in the same words and the same language. Qt speaks where it can; a
kiosk without a voice is as good as one with it, and SETTINGS says that it has none.
"""

import logging
from collections.abc import Callable
from importlib import import_module
from typing import Any

from PySide6.QtCore import QLocale

from dealer_assist.message import joined
from dealer_assist.ui.i18n.translator import Translator
from dealer_assist.ui.shell.dependencies import Voice
from dealer_assist.ui.shell.voice import SPEECH, has_voice
from dealer_assist.ui.table.model.table import MeterState, TableModel
from dealer_assist.value import Value

log = logging.getLogger(__name__)

_READ_OUT = (MeterState.LIVE, MeterState.ADJUSTING)


class SpokenMoment(Value):
    """What could be said now: the prompt, the meters, and in which round they stand so."""

    prompt: str
    meters: tuple[str, ...]
    round: str


def spoken_moment(model: TableModel) -> SpokenMoment:
    """Take what is said from what is shown; a meter that must not be quoted is not said."""
    prompt = model.prompt
    line = joined(". ", [prompt.line, prompt.detail]) if prompt.detail else prompt.line
    meters = tuple(
        joined(", ", [meter.title, meter.becomes or meter.amount])
        for meter in model.meters
        if meter.state in _READ_OUT and meter.amount
    )
    return SpokenMoment(line, meters, model.status.round)


class Speech:
    """Says each prompt once, and the meters once a round.

    While somebody types an amount, a note or a PIN it is silent: no voice talks into money. What
    stands there afterwards is said then.
    """

    def __init__(self, find: Callable[[], Voice | None] | None) -> None:
        self._find = find
        self._voice: Voice | None = None
        self._prompt = self._round = ""

    def follow(
        self, moment: SpokenMoment, translator: Translator, *, is_on: bool, is_typing: bool
    ) -> None:
        """Say what is new."""
        if not is_on or is_typing:
            self._hush(forgets=not is_on)
            return
        said = [moment.prompt] if moment.prompt != self._prompt else []
        if moment.round != self._round:
            said += moment.meters
        self._prompt, self._round = moment.prompt, moment.round
        words = [translator.text(one).replace("\n", " ") for one in said if one]
        if words:
            self._say(". ".join(words), translator.language)

    def _say(self, words: str, language: str) -> None:
        if self._find is not None:
            find, self._find = self._find, None
            self._voice = find()
        if self._voice is None:
            return
        try:
            self._voice.say(words, language)
        except Exception:
            log.exception("The voice failed; the kiosk goes on without it")
            self._voice = None

    def _hush(self, *, forgets: bool) -> None:
        if self._voice is not None and self._prompt:
            self._voice.hush()
        if forgets:
            self._prompt = self._round = ""


class QtVoice:
    """Qt's own voice; a new sentence takes the place of the one before."""

    def __init__(self, speech: Any) -> None:
        self._speech = speech.QTextToSpeech()

    def say(self, words: str, language: str) -> None:
        """Say a sentence."""
        self.hush()
        self._speech.setLocale(QLocale(language))
        self._speech.say(words)

    def hush(self) -> None:
        """Say no more of it."""
        self._speech.stop()


def find_voice() -> Voice | None:
    """Find a voice; None where there is none, which is no error."""
    try:
        if not has_voice():
            return None
        speech: Any = import_module(SPEECH)
        has_engine = any(
            availableengine != "mock" for availableengine in speech.QTextToSpeech.availableEngines()
        )
    except (ImportError, AttributeError, ValueError) as error:
        log.info("Qt says nothing here (%s)", error)
        return None
    return QtVoice(speech) if has_engine else None
