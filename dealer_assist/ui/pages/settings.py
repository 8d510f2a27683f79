"""SETTINGS of whoever deals, or of the kiosk; each choice carries the settings that it leads to."""

from dealer_assist.message import Msg
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.preferences import keep_for_person, of_person
from dealer_assist.ui.shell.table_page import GAP, OverTable, TablePage
from dealer_assist.ui.shell.voice import has_voice
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Mark, Node, Panel, column, inset, row, space
from dealer_assist.ui.toolkit.values.preferences import (
    BRIGHTNESSES,
    LANGUAGES,
    TEXT_SIZES,
    VOLUMES,
    Preferences,
)
from dealer_assist.ui.toolkit.values.touches import Choice
from dealer_assist.value import Value, replace

_VOLUMES = {"off": Msg("SOUND OFF"), "night": Msg("NIGHT"), "day": Msg("DAY")}
_NAMES, _PADDING, _COLUMNS = 440.0, 24.0, 4
_LANGUAGES = {"en": "ENGLISH", "es": "ESPAÑOL", "vi": "TIẾNG VIỆT", "zh": "中文"}


class ChoiceRow(Value):
    """Choices that belong together, under their name."""

    title: str
    caption: str
    choices: tuple[Choice[Preferences], ...]


class RowName(Node):
    """The name of a row and its caption, beside the middle of its choices."""

    title: str
    caption: str


class SettingsPage(TablePage[Preferences]):
    """Keeps each choice in the store, then has the table and itself built as it says."""

    def shown(self) -> OverTable:
        """Return a row for each kind of choice, its name before it."""
        dealer = self.page_context.desk.table.dealer
        settings = of_person(self.page_context.preferences, dealer)
        has_sound = self.page_context.has_sound()
        rows = settings_rows(settings, has_sound=has_sound, has_voice=has_voice())
        nobody = Msg("No one signed in: these are the kiosk's own settings.")
        detail = kept_for(dealer.name) if dealer else nobody
        return OverTable(Msg("Settings"), column(*map(choice_row, rows), gap=GAP), detail)

    def touched(self, touch: Preferences) -> Step:
        """Keep the settings that a choice leads to."""
        dealer = self.page_context.desk.table.dealer
        keep_for_person(self.page_context.preferences, dealer, touch)
        # Other letters, colors or words need another page; the table under it follows too.
        self.page_context.go(PageKey.SETTINGS)
        return Stay()


def settings_rows(
    settings: Preferences, *, has_sound: bool, has_voice: bool
) -> tuple[ChoiceRow, ...]:
    """Return what is chosen, and what else there is."""
    return (
        _sound(settings, has_sound=has_sound),
        hand_and_eye(settings),
        _text_and_voice(settings, has_voice=has_voice),
        ChoiceRow(
            Msg("Brightness"),
            Msg("Full brightness during a fault"),
            tuple(
                _one_of(settings, "brightness", brightness, f"{brightness}%")
                for brightness in BRIGHTNESSES
            ),
        ),
        languages(settings),
    )


def choice_row(choices: ChoiceRow) -> Node:
    """Return the choices behind their name; a row of fewer leaves the rest free."""
    rest = (space() for _ in range(_COLUMNS - len(choices.choices)))
    marks = (Mark(choice) for choice in choices.choices)
    line = inset(row(*marks, *rest, gap=GAP), (0, _PADDING, _PADDING, _PADDING))
    return Panel(row(RowName(choices.title, choices.caption).of(_NAMES), line))


def kept_for(person: str) -> str:
    """Return whose choices these are."""
    return Msg("Kept for {dealer}, at every sign-in. Seats never change sides.", dealer=person)


def hand_and_eye(settings: Preferences) -> ChoiceRow:
    """Offer the other hand, more contrast, less motion."""
    return ChoiceRow(
        Msg("Accessibility"),
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
            _one_of(settings, "text_size", size, Msg("TEXT {percent}%", percent=size))
            for size in TEXT_SIZES
        ),
    )


def _sound(settings: Preferences, *, has_sound: bool) -> ChoiceRow:
    """Offer what is heard, and how loud; where nothing is, each choice says so."""
    offered = (
        *(_one_of(settings, "volume", volume, _VOLUMES[volume]) for volume in VOLUMES),
        _flag(settings, "fault_sound", Msg("FAULT SOUND")),
    )
    if not has_sound:
        silent = Msg("No sound here")
        offered = (offered[0], *(replace(choice, detail=silent) for choice in offered[1:]))
    return ChoiceRow(Msg("Sound"), Msg("Every sound also shows on screen"), offered)


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
        Msg("Words printed on the layout do not change"),
        tuple(
            _one_of(settings, "language", language, _LANGUAGES[language]) for language in LANGUAGES
        ),
    )


def _one_of(settings: Preferences, name: str, value: str | int, label: str) -> Choice[Preferences]:
    """Return a value to choose; its touch is the settings as they are then."""
    return Choice(
        settings.having(name, value),
        label,
        getattr(settings, name) == value,
    )


def _flag(settings: Preferences, name: str, label: str) -> Choice[Preferences]:
    is_on = bool(getattr(settings, name))
    return Choice(settings.toggled(name), label, is_on, Msg("On") if is_on else Msg("Off"))
