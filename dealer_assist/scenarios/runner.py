"""Plays a scenario: the application runs in its own process, so that it can really be killed."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.scenarios.script import Instruction, read_scenario


class _Failed(Exception):  # noqa: N818 - an answer of the scene
    pass


class Application:
    """The application in its own process; its simulated hardware outlives it, as hardware does."""

    def __init__(
        self, data: Path, pictures: Path | None, *, is_visible: bool, is_fresh: bool = False
    ) -> None:
        self._data = data
        self._is_fresh = is_fresh
        self._pictures = pictures
        self._is_visible = is_visible
        self._process: subprocess.Popen[str] | None = None
        self._kept: dict[str, Any] = {}
        self._is_begun = False

    def perform(self, instruction: Instruction) -> None:
        """Have one instruction done, or raise with the reason."""
        if instruction.verb == "table":
            self._kept = {"table": instruction.words[0]}
            self.stop()
            self._start()
        elif instruction.verb == "crash":
            self._kill()
            self._start()
        else:
            self._ask({"verb": instruction.verb, "words": instruction.words})

    def picture_of_failure(self, line: int) -> str:
        """Take a picture of where it went wrong and give its name, if that is still possible."""
        if not self._is_begun:
            return ""
        folder = self._pictures or Path(tempfile.mkdtemp(prefix="dealer-assist-"))
        file = folder / f"failed-line-{line}.png"
        try:
            self._ask({"verb": "picture", "words": [str(file.resolve())]})
        except (_Failed, OSError):
            return ""
        return str(file)

    def stop(self) -> None:
        """End the application in an orderly way."""
        if self._process is None:
            return
        if self._process.stdin:
            self._process.stdin.close()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._close_pipes()

    def _start(self) -> None:
        environ = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        if not self._is_visible:
            environ["QT_QPA_PLATFORM"] = "offscreen"
        if self._is_fresh:
            # The key of data that is thrown away goes with it, not into the user's settings.
            environ["CONFIGURATION_DIRECTORY"] = str(self._data.resolve())
        self._process = subprocess.Popen(
            [sys.executable, "-m", "dealer_assist.scenarios.scene"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environ,
        )
        self._ask(
            {
                "verb": "begin",
                "data": str(self._data.resolve()),
                "pictures": str(self._pictures.resolve()) if self._pictures else None,
                "is_visible": self._is_visible,
                **self._kept,
            }
        )
        self._is_begun = True

    def _kill(self) -> None:
        if self._process is None:
            raise _Failed("there is nothing to crash yet")
        self._process.kill()
        self._process.wait()
        self._close_pipes()

    def _close_pipes(self) -> None:
        if self._process is None:
            return
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()
        self._process, self._is_begun = None, False

    def _ask(self, request: dict[str, Any]) -> None:
        if self._process is None or self._process.stdin is None or self._process.stdout is None:
            raise _Failed("the application is not running")
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise _Failed("the application has died; its last words are above") from None
        line = self._process.stdout.readline()
        if not line:
            raise _Failed("the application has died; its last words are above")
        answer = json.loads(line)
        self._kept |= answer["kept"]
        if answer["failed"]:
            raise _Failed(answer["failed"])


def play(
    scenario: Path, *, data: Path | None, screenshots: Path | None, is_visible: bool = False
) -> int:
    """Play a scenario file and give the exit status; one that cannot be read is not begun."""
    instructions = read_scenario(scenario)
    if screenshots:
        _make(screenshots)
    fresh = None if data else Path(tempfile.mkdtemp(prefix="dealer-assist-"))
    application = Application(
        data or fresh or Path(), screenshots, is_visible=is_visible, is_fresh=fresh is not None
    )
    try:
        return _play_all(scenario, instructions, application)
    finally:
        application.stop()
        if fresh:
            shutil.rmtree(fresh, ignore_errors=True)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(
            f"The folder {folder} cannot be made ({error.strerror}); choose another one"
        ) from None


def _play_all(scenario: Path, instructions: list[Instruction], application: Application) -> int:
    for instruction in instructions:
        try:
            application.perform(instruction)
        except _Failed as failed:
            said = " ".join((instruction.verb, *instruction.words))
            print(f"{scenario}, line {instruction.line}: {said}: {failed}", file=sys.stderr)
            if picture := application.picture_of_failure(instruction.line):
                print(f"The screen at that moment: {picture}", file=sys.stderr)
            return FOUND_WRONG
    print(f"{scenario}: {len(instructions)} instructions played, all as expected")
    return DONE
