"""A real browser by the W3C WebDriver protocol: Debian's chromium, without a package of others."""

import json
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any

_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


def has_browser() -> bool:
    """True if Debian's chromium and its driver are here."""
    return bool(shutil.which("chromium") and shutil.which("chromedriver"))


class Browser:
    """One window of chromium."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            port = one.getsockname()[1]
        self._log = (folder / "driver.log").open("wb")
        self._driver = subprocess.Popen(
            ["chromedriver", f"--port={port}"], stdout=self._log, stderr=self._log
        )
        self._base = f"http://127.0.0.1:{port}"
        self._wait(lambda: self._call("GET", "/status")["ready"], 20)
        arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--autoplay-policy=no-user-gesture-required", f"--user-data-dir={folder / 'profile'}",
            f"--window-size={size[0]},{size[1]}",
        ]  # fmt: skip
        metrics = {"width": size[0], "height": size[1], "pixelRatio": 1}
        options = {"args": arguments, "mobileEmulation": {"deviceMetrics": metrics}}
        wanted = {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}}  # fmt: skip
        made = self._call("POST", "/session", wanted)
        self._session = f"/session/{made['sessionId']}"

    def open(self, address: str) -> None:
        """Go to a page."""
        self._call("POST", f"{self._session}/url", {"url": address})

    def tab(self) -> str:
        """Open another tab, and name it."""
        made = self._call("POST", f"{self._session}/window/new", {"type": "tab"})
        return str(made["handle"])

    def go_to(self, tab: str) -> None:
        """Show a tab from now on."""
        self._call("POST", f"{self._session}/window", {"handle": tab})

    def run(self, script: str) -> Any:
        """Run a script in the page, and give what it returns."""
        told = {"script": script, "args": []}
        return self._call("POST", f"{self._session}/execute/sync", told)

    def text(self, selector: str) -> str:
        """Read the text of an element as it is seen; nothing where it is not there."""
        found = self.run(f"return document.querySelector({json.dumps(selector)})?.innerText ?? ''")
        return str(found)

    def click(self, selector: str) -> None:
        """Touch an element as a finger does."""
        element = self._find(selector)
        self._call("POST", f"{self._session}/element/{element}/click", {})

    def type(self, selector: str, words: str) -> None:
        """Type into a field."""
        element = self._find(selector)
        self._call("POST", f"{self._session}/element/{element}/value", {"text": words})

    def complaints(self) -> list[str]:
        """Return what the browser itself found wrong with the page."""
        told = self._call("POST", f"{self._session}/se/log", {"type": "browser"})
        return [one["message"] for one in told if one["level"] == "SEVERE"]

    def picture(self, file: Path) -> None:
        """Keep what is seen."""
        file.write_bytes(b64decode(self._call("GET", f"{self._session}/screenshot")))

    def until(self, is_so: Callable[[], object], seconds: float = 20) -> None:
        """Wait until something is seen."""
        self._wait(is_so, seconds)

    def close(self) -> None:
        """End the browser and its driver."""
        try:
            self._call("DELETE", self._session)
        finally:
            self._driver.terminate()
            self._driver.wait(20)
            self._log.close()

    def _find(self, selector: str) -> str:
        told = {"using": "css selector", "value": selector}
        return str(self._call("POST", f"{self._session}/element", told)[_ELEMENT])

    def _wait(self, is_so: Callable[[], object], seconds: float) -> None:
        give_up = time.monotonic() + seconds
        while True:
            try:
                if is_so():
                    return
            except (OSError, KeyError):
                pass
            assert time.monotonic() < give_up, "not seen in time"
            time.sleep(0.1)

    def _call(self, method: str, path: str, told: object = None) -> Any:
        body = None if told is None else json.dumps(told).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self._base + path, body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            with refused:
                raise KeyError(refused.read().decode()[:400]) from None
