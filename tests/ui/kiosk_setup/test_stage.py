"""The first start on its stage follows the person who stands before it."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from dealer_assist.scenarios.setup_scene import SetupScene


def test_the_chosen_language_is_spoken_at_once_and_hand_and_contrast_stay(
    qapp: QApplication, tmp_path: Path
) -> None:
    stage = SetupScene({"is_visible": False, "pictures": "", "data": str(tmp_path)})
    before = stage.face.context
    stage.perform("press", ["Español"])
    after = stage.face.context
    assert (before.translator.language, after.translator.language) == ("en", "es")
    assert stage.face.top_screen.context is after
    assert stage.face.pad.context is after
    assert after.is_left_handed == before.is_left_handed
    stage.perform("press", ["CONTINUE"])
    assert stage.face.status == "First start: Test the touch", "a service is told in English"
    stage.close()


def test_the_banner_of_a_simulated_machine_stays_over_the_touch_test_and_below_no_pad(
    qapp: QApplication, tmp_path: Path
) -> None:
    stage = SetupScene({"is_visible": False, "pictures": "", "data": str(tmp_path)})
    assert stage.face.is_pad_below_banner
    stage.perform("press", ["CONTINUE"])
    stage.perform("press", ["TEST THE TOUCH"])
    assert "SIMULATED" in stage.face.flow.model().frame.banner
    stage.close()
