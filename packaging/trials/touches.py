"""Say where a finger goes: a first start played without a screen, each touch with its place.

`touches.py SCRIPT` prints what a trial does on the real screen: `press X Y`, `words …` for the
simulated devices, and `stands …`, how the first start stands after it, to be waited for.
"""

import os
import shlex
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from dealer_assist.kiosk_setup.machine import Output
from dealer_assist.kiosk_setup.simulated_machine import CARDS, SimulatedMachine
from dealer_assist.scenarios.setup_scene import SetupScene

OUTPUTS = (Output("X1", 1920, 1080), Output("X2", 1920, 1080))
SWIPED = {"executive-1": CARDS[0], "supervisor-1": CARDS[1], "dealer-1": CARDS[2]}
FOLDERS = ("/mnt", "/media", "/srv", "/srv/copies")


class TrialMachine(SimulatedMachine):
    """Shows what a live machine of the trials shows: no banner, its outputs and folders."""

    is_simulated = False

    def outputs(self) -> tuple[Output, ...]:
        return OUTPUTS

    def folders(self) -> tuple[str, ...]:
        return FOLDERS


class Noting(SetupScene):
    """A stage that says where it presses, and how it stands afterwards."""

    stands = ""

    def _press(self, words: str, ms: int = 0) -> None:
        at = self.hand.place_of(self.hand.ready(words))
        print("press", at.x(), at.y())
        super()._press(words, ms)

    def _read_code(self) -> None:
        """Touch each code: a trial cannot read paper, and all but the one on it are refused."""
        slip = self.set_up.view().slip
        assert slip is not None
        for code in slip.codes:
            at = self.hand.place_of(self.hand.ready(" ".join(code)))
            print("press", at.x(), at.y())
        super()._press(" ".join(slip.code))

    def play(self, verb: str, words: list[str]) -> None:
        """Do one instruction, and print what a trial does for it."""
        if verb == "swipe":
            print("words swipe", SWIPED[words[0]])
        if verb == "read-code":
            self._read_code()
        else:
            self.perform(verb, words)
        while self.set_up.view().is_trying:
            time.sleep(0.01)
            self.wait(20)
        if self.face.status != self.stands:
            self.stands = self.face.status
            print("stands", self.stands)


def main(script: Path) -> None:
    """Play a script from its first line to its last."""
    application = QApplication([])
    with TemporaryDirectory() as folder:
        request = {"is_visible": False, "pictures": "", "data": folder}
        stage = Noting(request, TrialMachine(Path(folder)))
        for line in script.read_text(encoding="utf-8").splitlines():
            verb, *words = shlex.split(line, comments=True) or [""]
            if verb:
                stage.play(verb, words)
        stage.close()
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
