"""What a dealer may choose about the screen. None of it is money."""

from typing import Any

from dealer_assist.value import Value, replace

LANGUAGES = ("en", "es", "vi", "zh")
VOLUMES = ("off", "night", "day")
BRIGHTNESSES = (100, 80, 60, 40)
"""In percent; below the last one a glance would not be enough."""
PLAIN_SIZE = 100
TEXT_SIZES = (PLAIN_SIZE, 125, 150)
"""In percent of the size that the screens were drawn with."""

CHOICES: dict[str, tuple[object, ...]] = {
    "language": LANGUAGES,
    "volume": VOLUMES,
    "brightness": BRIGHTNESSES,
    "text_size": TEXT_SIZES,
}


class Preferences(Value):
    """One dealer's choices; under no name, those of the kiosk while nobody is signed in."""

    left_handed: bool = False
    high_contrast: bool = False
    reduce_motion: bool = False
    language: str = "en"
    volume: str = "night"
    fault_sound: bool = True
    brightness: int = 100
    text_size: int = PLAIN_SIZE
    speaks: bool = False

    def toggled(self, name: str) -> "Preferences":
        """Return the same with one choice turned around."""
        return self.having(name, not getattr(self, name))

    def following(self, name: str) -> "Preferences":
        """Return the same with the next value of one choice; after the last comes the first."""
        among = CHOICES.get(name)
        if among is None:
            return self.toggled(name)
        place = among.index(getattr(self, name)) + 1
        return self.having(name, among[place % len(among)])

    def draws_like(self, other: "Preferences") -> bool:
        """Return True if the views of the one serve the other: sound and light change no view."""
        heard = replace(
            self,
            volume=other.volume,
            fault_sound=other.fault_sound,
            brightness=other.brightness,
            speaks=other.speaks,
        )
        return heard == other

    def having(self, name: str, value: object) -> "Preferences":
        """Return the same with one choice made."""
        changed: dict[str, Any] = {name: value}
        return replace(self, **changed)
