"""What every widget is given: the theme, the drawings, the clock, and the finger that counts.

With it pictures that are painted once and shown often: lamps of a pulse, digits, whole widgets.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from dealer_assist.ui.i18n.translator import ENGLISH, Translator, translator_for
from dealer_assist.ui.toolkit.icons import Icons
from dealer_assist.ui.toolkit.theme import (
    Theme,
    load_slip_fonts,
    load_text_fonts,
    read_theme,
    with_changes,
    with_han,
)
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touch_guard import TouchGuard
from dealer_assist.value import Value, field, replace

MOST_BYTES = 18_000_000
"""The looks that plates and buttons of a table have again and again, at 1920 x 1080."""
MOST = 600  # a dozen steps of a lamp on four grounds, and ten digits in two sizes, many times over


class PixmapCache:
    """Keeps pictures by what they show; when there are too many it begins anew."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, QPixmap] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, size: QSize, paint: Callable[[QPainter], None]) -> QPixmap:
        """Return a picture of this size in device pixels; paint it if it is not kept yet."""
        full = (key, size.width(), size.height())
        if full not in self._kept:
            if len(self._kept) >= MOST:
                self._kept.clear()
            picture = QPixmap(size)
            picture.fill(Qt.GlobalColor.transparent)
            qpainter = QPainter(picture)
            qpainter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(qpainter)
            qpainter.end()
            self._kept[full] = picture
        return self._kept[full]


class WidgetPictures:
    """Whole widgets as they were painted; what was not shown for longest makes room.

    Where the same is painted without them, a look is kept when it comes for the second time: many
    are seen once in a shift.
    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._seen_once: set[int] = set()
        self._kept: OrderedDict[Hashable, tuple[QPixmap, tuple[str, ...]]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: Hashable) -> tuple[QPixmap, tuple[str, ...]] | None:
        """Return a picture, with the texts that did not fit in it."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def is_seen_again(self, key: Hashable) -> bool:
        """Return True if a look was shown before, and note that it is shown now."""
        mark = hash(key)
        if mark in self._seen_once:
            self._seen_once.discard(mark)
            return True
        if len(self._seen_once) >= MOST:
            self._seen_once.clear()
        self._seen_once.add(mark)
        return False

    def keep(self, key: Hashable, picture: QPixmap, too_long: tuple[str, ...]) -> None:
        """Remember a picture, unless it would push nearly all others out."""
        size = _bytes_of(picture)
        if size > self._most_bytes // 4:
            return
        self._kept[key] = picture, too_long
        self._bytes += size
        while self._bytes > self._most_bytes:
            _, (gone, _) = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(gone)

    def let_go(self) -> None:
        """Empty it for good: its screen is replaced, and may stand till it is collected."""
        self._kept.clear()
        self._seen_once.clear()
        self._bytes = self._most_bytes = 0


def _bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


class ViewErrors:
    """Views that could not be painted since somebody last looked."""

    def __init__(self) -> None:
        self._views: list[str] = []

    def note(self, view: object) -> None:
        """Remember the view that failed."""
        self._views.append(type(view).__name__)

    def take(self) -> tuple[str, ...]:
        """Return the views that failed, and forget them."""
        views, self._views = tuple(self._views), []
        return views


class UiContext(Value):
    """The things that widgets share. `clock_ms` is the only time they know.

    `plain_theme` is the theme as it was read, from which each person's is made.
    """

    theme: Theme
    icons: Icons
    clock_ms: Callable[[], int]
    fonts: Path
    plain_theme: Theme
    finger: TouchGuard = field(default_factory=TouchGuard)
    view_errors: ViewErrors = field(default_factory=ViewErrors)
    pictures: PixmapCache = field(default_factory=PixmapCache)
    widgets: WidgetPictures = field(default_factory=WidgetPictures)
    is_left_handed: bool = False
    translator: Translator = ENGLISH

    @classmethod
    def for_person(
        cls,
        resources: Path,
        clock_ms: Callable[[], int],
        preferences: Preferences,
        *,
        finger: TouchGuard | None = None,
        reduce_motion: bool = False,
    ) -> "UiContext":
        """Read the theme, register the fonts and follow a person's choices.

        The one way to make a context, so that no screen forgets whose it is. What comes after
        another screen on the same glass is given that one's `finger`. It needs a running
        QApplication.
        """
        fonts = resources / "fonts"
        load_text_fonts(fonts)
        theme = read_theme(resources / "theme" / "dark.toml")
        if reduce_motion:
            theme = replace(theme, motion=replace(theme.motion, reduce=True))
        icons = Icons(resources / "icons")
        plain = cls(theme, icons, clock_ms, fonts, theme, finger or TouchGuard())
        return with_preferences(plain, preferences)

    def load_slip_fonts(self) -> None:
        """Register the slip's typeface; the first slip asks for it."""
        load_slip_fonts(self.fonts)


def with_preferences(context: UiContext, settings: Preferences) -> UiContext:
    """Suit the context to another person; motion that is reduced already stays so."""
    theme = context.plain_theme
    if settings.high_contrast:
        theme = with_changes(theme, context.fonts.parent / "theme" / "high_contrast.toml")
    if settings.reduce_motion:
        theme = replace(theme, motion=replace(theme.motion, reduce=True))
    theme = replace(theme, text_size=settings.text_size)
    translator = translator_for(settings.language, context.fonts.parent)
    if translator.language == "zh":
        theme = with_han(theme)
    return replace(
        context,
        theme=theme,
        is_left_handed=settings.left_handed,
        translator=translator,
        pictures=PixmapCache(),
        widgets=WidgetPictures(),  # in other colours and letters, and in another language
    )
