"""The window shows its start picture at once, then the table, whatever the table does."""

from PySide6.QtWidgets import QWidget

from dealer_assist import paths
from dealer_assist.ui.shell.window import KioskWindow


class Face(QWidget):
    """Counts what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.beats = 0
        self.has_left = False

    def beat(self) -> None:
        self.beats += 1

    def leave(self) -> None:
        self.has_left = True


def kiosk(shown) -> KioskWindow:
    window = KioskWindow(paths.start_picture())
    shown(window, 1280, 800)
    return window


def test_the_first_picture_tells_that_the_window_is_seen_once(shown, qtbot) -> None:
    seen: list[str] = []
    window = KioskWindow(paths.start_picture())
    window.after_first_paint(lambda: seen.append("seen"))
    shown(window, 1280, 800)
    window.grab()
    window.grab()
    assert seen == ["seen"]


def test_the_start_picture_stands_in_the_middle_of_its_own_ground(shown) -> None:
    image = kiosk(shown).grab().toImage()
    ground = image.pixel(2, 2)
    assert image.pixel(1277, 797) == ground
    middle = [image.pixel(x, y) for x in range(440, 840, 4) for y in range(300, 500, 4)]
    assert any(pixel != ground for pixel in middle)


def test_the_table_takes_the_whole_window_and_follows_its_size(shown) -> None:
    window, face = kiosk(shown), Face()
    window.show_table(face, face)
    assert face.geometry() == window.rect()
    window.resize(1366, 768)
    assert face.geometry() == window.rect()
    assert face.isVisible()


def test_time_passes_for_the_table_only_while_it_stands(shown) -> None:
    window, face = kiosk(shown), Face()
    window.beat()
    window.show_table(face, face)
    window.beat()
    window.beat()
    window.leave()
    window.beat()
    window.leave()
    assert (face.beats, face.has_left) == (2, True)


def test_another_table_takes_the_place_of_the_first(shown, qtbot) -> None:
    window, first, second = kiosk(shown), Face(), Face()
    window.show_table(first, first)
    window.leave()
    with qtbot.waitSignal(first.destroyed):
        window.show_table(second, second)
    assert second.geometry() == window.rect()
    window.beat()
    assert second.beats == 1


def test_a_window_that_asks_first_stays_until_it_is_closed_for_good(shown) -> None:
    window, asked = kiosk(shown), []
    window.ask_before_closing(lambda: asked.append("card?"))
    assert not window.close()
    assert window.isVisible()
    assert asked == ["card?"]
    window.close_for_good()
    assert not window.isVisible()
    assert asked == ["card?"]


def test_a_window_that_does_not_ask_closes(shown) -> None:
    window = kiosk(shown)
    window.ask_before_closing(None)
    assert window.close()
