"""A whole checkout with its libraries, signed with a key made for the trial, then altered."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
PACKAGES = f"lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
pytestmark = [pytest.mark.long, pytest.mark.timeout(1_800)]


def link_all(there: Path, here: Path) -> None:
    """Link its libraries into a folder, not copied; signing replaces files, never writes."""
    for name in re.findall(r"^([\w.-]+)==", (HOUSE / "requirements.lock").read_text(), re.M):
        for file in distribution(name).files or ():
            real = Path(str(file.locate())).resolve()
            if real.is_relative_to(there) and real.suffix != ".pyc":
                (here / real.relative_to(there)).parent.mkdir(parents=True, exist_ok=True)
                (here / real.relative_to(there)).hardlink_to(real)


class Checkout:
    """A tree of its own, as somebody would clone and prepare it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "house"
        self.site = self.folder / ".venv" / PACKAGES
        left = shutil.ignore_patterns("__pycache__")
        for name in ("dealer_assist", "resources", "layouts", "packaging"):
            shutil.copytree(HOUSE / name, self.folder / name, ignore=left)
        (self.folder / ".venv" / "bin").mkdir(parents=True)
        self.python = self.folder / ".venv" / "bin" / "python"
        self.python.symlink_to(Path(sys.executable).resolve())
        home = f"home = {Path(sys.executable).resolve().parent}\n"
        alone = "include-system-site-packages = false\n"
        (self.folder / ".venv" / "pyvenv.cfg").write_text(home + alone)
        self.site.mkdir(parents=True)
        (self.site / "dealer_assist.pth").write_text(f"{self.folder}\n")
        link_all(Path(distribution("pytest").locate_file("")).resolve(), self.site)

    def call(self, *words: str | Path) -> tuple[int, str]:
        env = {"PATH": os.environ["PATH"], "HOME": str(self.folder.parent)}
        done = subprocess.run(
            words, check=False, capture_output=True, text=True, timeout=600, env=env
        )
        return done.returncode, done.stdout + done.stderr

    def sign(self, *words: str | Path) -> str:
        status, said = self.call(self.folder / "packaging" / "sign", *words)
        assert status == 0, said
        return said

    def verify(self, *words: str) -> tuple[int, str]:
        program = self.folder / "dealer_assist" / "__main__.py"
        return self.call(self.python, "-I", program, "program", "verify", *words)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Checkout]:
    folder = tmp_path_factory.mktemp("signing")
    yield Checkout(folder)
    shutil.rmtree(folder)


def test_d4_a_real_tree_is_signed_verified_and_every_alteration_named(
    checkout: Checkout, tmp_path: Path
) -> None:
    assert checkout.verify()[1].startswith("development: ")
    checkout.sign("--new-key", tmp_path / "key")
    print(checkout.sign(tmp_path / "key"))
    for _ in range(2):  # a run adds nothing of its own
        status, said = checkout.verify()
        assert (status, said[:11]) == (0, "ok: release"), said
        said_ok = said
    for name in (
        "dealer_assist/rules/money.py",
        "dealer_assist/rules/__pycache__",
        "resources/jackpots/atlas.toml",
        "resources/fonts",
        "layouts",
        f".venv/{PACKAGES}/PySide6",
    ):
        place = checkout.folder / name
        file = (
            place if place.is_file() else next(p for p in sorted(place.rglob("*")) if p.is_file())
        )
        before = file.read_bytes()
        file.unlink()  # libraries are shared with the environment of the test
        file.write_bytes(before + b"\n")
        status, said = checkout.verify()
        assert status == 1
        assert f"{file.name} was altered" in said
        assert "altered: this is not release" in said
        file.write_bytes(before)
    foreign = checkout.site / "sitecustomize.py"
    foreign.write_text("")
    assert "sitecustomize.py is not part of the release" in checkout.verify()[1]
    foreign.unlink()
    for compiled in (checkout.site / "__pycache__").glob("sitecustomize.*"):
        compiled.unlink()  # by the run that named it
    assert checkout.verify() == (0, said_ok)


def test_d4_a_real_tree_signed_anew_is_known_by_the_key_on_paper(
    checkout: Checkout, tmp_path: Path
) -> None:
    checkout.sign("--new-key", tmp_path / "key")
    checkout.sign("--new-key", tmp_path / "forged")
    (paper,) = re.findall(r"with (\w{64})", checkout.sign(tmp_path / "key"))
    checkout.sign(tmp_path / "forged")
    assert checkout.verify()[0] == 0
    status, said = checkout.verify("--key", paper)
    assert status == 1
    assert "was not signed with its key" in said
    checkout.sign("--remove")
    assert checkout.verify()[1].startswith("development: ")
