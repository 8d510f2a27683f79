"""What may be chosen about the kiosk, and what a touch makes of it."""

from dataclasses import dataclass, replace

from dealer_assist.message import Msg
from dealer_assist.ui.models.controls import ChoiceLook
from dealer_assist.ui.models.preferences import BRIGHTNESSES, LANGUAGES, VOLUMES, Settings

_VOLUMES = {"off": Msg("SOUND OFF"), "night": Msg("NIGHT"), "day": Msg("DAY")}
_LANGUAGES = {"en": "ENGLISH", "es": "ESPAÑOL", "vi": "TIẾNG VIỆT", "zh": "中文"}


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """Choices that belong together, under their name."""

    title: str
    caption: str
    choices: tuple[ChoiceLook, ...]


@dataclass(frozen=True, slots=True)
class SettingsLook:
    """All choices, and whose they are."""

    detail: str
    rows: tuple[ChoiceRow, ...]


def settings_look(settings: Settings, dealer: str) -> SettingsLook:
    """Show what is chosen; without a dealer's name it is the kiosk's own."""
    detail = Msg("Nobody is signed in: these settings are the kiosk's own.")
    if dealer:
        detail = Msg(
            "Kept for {dealer}, at every sign-in. Seats never change sides.", dealer=dealer
        )
    return SettingsLook(
        detail,
        (
            ChoiceRow(
                Msg("Sound"),
                Msg("Every sound is also to be seen"),
                (
                    *(_one_of(settings, "volume", one, _VOLUMES[one]) for one in VOLUMES),
                    _flag(Msg("FAULT SOUND"), "fault_sound", is_on=settings.fault_sound),
                ),
            ),
            ChoiceRow(
                Msg("Hand and eye"),
                Msg("Applies at once"),
                (
                    _flag(Msg("LEFT-HANDED"), "left_handed", is_on=settings.left_handed),
                    _flag(Msg("HIGH CONTRAST"), "high_contrast", is_on=settings.high_contrast),
                    _flag(Msg("REDUCE MOTION"), "reduce_motion", is_on=settings.reduce_motion),
                ),
            ),
            ChoiceRow(
                Msg("Brightness"),
                Msg("Full again while something is at fault"),
                tuple(_one_of(settings, "brightness", one, f"{one} %") for one in BRIGHTNESSES),
            ),
            ChoiceRow(
                Msg("Language"),
                Msg("Words printed on the felt stay as they are"),
                tuple(_one_of(settings, "language", one, _LANGUAGES[one]) for one in LANGUAGES),
            ),
        ),
    )


def chosen(settings: Settings, key: str) -> Settings:
    """Give the settings after a touch of a choice."""
    name, _, value = key.partition(":")
    match name:
        case "volume":
            return replace(settings, volume=value)
        case "brightness":
            return replace(settings, brightness=int(value))
        case "language":
            return replace(settings, language=value)
        case _:
            return settings.toggled(name)


def _one_of(settings: Settings, name: str, value: str | int, label: str) -> ChoiceLook:
    return ChoiceLook(f"{name}:{value}", label, getattr(settings, name) == value)


def _flag(label: str, name: str, *, is_on: bool) -> ChoiceLook:
    return ChoiceLook(name, label, is_on, Msg("On") if is_on else Msg("Off"))
