"""What may be chosen about the kiosk; each choice carries the settings that it leads to."""

from dealer_assist.message import Msg
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.preferences import (
    BRIGHTNESSES,
    HAN,
    LANGUAGES,
    TEXT_SIZES,
    VOLUMES,
    Preferences,
)
from dealer_assist.value import Value, replace

_VOLUMES = {"off": Msg("SOUND OFF"), "night": Msg("NIGHT"), "day": Msg("DAY")}
_LANGUAGES = {"en": "ENGLISH", "es": "ESPAÑOL", "vi": "TIẾNG VIỆT", "zh": "中文"}


class ChoiceRow(Value):
    """Choices that belong together, under their name."""

    title: str
    caption: str
    choices: tuple[ChoiceModel, ...]


class SettingsModel(Value):
    """All choices, and whose they are."""

    detail: str
    rows: tuple[ChoiceRow, ...]


def settings_model(settings: Preferences, dealer: str, *, has_voice: bool) -> SettingsModel:
    """Show what is chosen; without a dealer's name it is the kiosk's own."""
    nobody = Msg("Nobody is signed in: these settings are the kiosk's own.")
    detail = kept_for(dealer) if dealer else nobody
    return SettingsModel(
        detail,
        (
            ChoiceRow(
                Msg("Sound"),
                Msg("Every sound is also to be seen"),
                (
                    *(_one_of(settings, "volume", one, _VOLUMES[one]) for one in VOLUMES),
                    _flag(settings, "fault_sound", Msg("FAULT SOUND")),
                ),
            ),
            hand_and_eye(settings),
            _text_and_voice(settings, has_voice=has_voice),
            ChoiceRow(
                Msg("Brightness"),
                Msg("Full again while something is at fault"),
                tuple(_one_of(settings, "brightness", one, f"{one} %") for one in BRIGHTNESSES),
            ),
            languages(settings),
        ),
    )


def kept_for(person: str) -> str:
    """Say whose choices these are."""
    return Msg("Kept for {dealer}, at every sign-in. Seats never change sides.", dealer=person)


def hand_and_eye(settings: Preferences) -> ChoiceRow:
    """Offer the other hand, more contrast, less motion."""
    return ChoiceRow(
        Msg("Hand and eye"),
        Msg("Applies at once"),
        (
            _flag(settings, "left_handed", Msg("LEFT-HANDED")),
            _flag(settings, "high_contrast", Msg("HIGH CONTRAST")),
            _flag(settings, "reduce_motion", Msg("REDUCE MOTION")),
        ),
    )


def text_sizes(settings: Preferences) -> ChoiceRow:
    """Offer larger letters."""
    return ChoiceRow(
        Msg("Text size"),
        Msg("Larger wherever a word has room, never cut"),
        tuple(
            _one_of(settings, "text_size", one, Msg("TEXT {percent} %", percent=one))
            for one in TEXT_SIZES
        ),
    )


def _text_and_voice(settings: Preferences, *, has_voice: bool) -> ChoiceRow:
    """Offer larger letters and a voice; where none is installed, the choice says so."""
    voice = _flag(settings, "speaks", Msg("SPEAK PROMPTS"))
    if not has_voice:
        voice = replace(voice, detail=Msg("No voice here"))
    sizes = text_sizes(settings)
    return replace(sizes, title=Msg("Text and voice"), choices=(*sizes.choices, voice))


def languages(settings: Preferences) -> ChoiceRow:
    """Offer every language, each by its own name."""
    return ChoiceRow(
        Msg("Language"),
        Msg("Words printed on the felt stay as they are"),
        tuple(_one_of(settings, "language", one, _LANGUAGES[one]) for one in LANGUAGES),
    )


def _one_of(settings: Preferences, name: str, value: str | int, label: str) -> ChoiceModel:
    """Offer a value; touched, it gives the settings as they are then."""
    return ChoiceModel(
        settings.having(name, value),
        label,
        getattr(settings, name) == value,
        in_han=value == HAN,
    )


def _flag(settings: Preferences, name: str, label: str) -> ChoiceModel:
    is_on = bool(getattr(settings, name))
    return ChoiceModel(settings.toggled(name), label, is_on, Msg("On") if is_on else Msg("Off"))
