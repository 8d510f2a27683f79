"""Signs a release: every file of the program, its definitions, fonts and libraries by its hash.

Of a package also what starts it, and what is laid around it on the machine.

    python packaging/sign.py --new-key FILE | FILE | --laid FOLDER FILE | --remove

What Python compiles is compiled first, once and for good: a compiled file that is not on the list
is as foreign as any other, and the program itself writes none.
"""

import argparse
import compileall
import os
import py_compile
import re
import subprocess
import sys
from pathlib import Path

from nacl.signing import SigningKey

from dealer_assist import __version__
from dealer_assist.program.package import laid_around
from dealer_assist.program.release import KEY, LIST, SIGNATURE, list_of, print_of, read_key, to_sign
from dealer_assist.program.tree import LIBRARIES, PROGRAM, START, SYSTEM, Tree, machine_of, own_tree

SEED_BYTES = 32
INSTALLED = "/opt/dealer-assist/current"
"""Where a version lies on a kiosk, as its compiled files name it."""


def public_of(seed: bytes) -> bytes:
    """Return the public key of a private one."""
    return bytes(SigningKey(seed).verify_key)


def sign(seed: bytes, message: bytes) -> bytes:
    """Return the signature of a message (RFC 8032)."""
    return SigningKey(seed).sign(message).signature


def make_key(file: Path) -> bytes:
    """Make a private key that only this user can read; return its public one."""
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    seed = os.urandom(SEED_BYTES)
    with os.fdopen(descriptor, "w") as out:
        out.write(seed.hex() + "\n")
    return public_of(seed)


def compile_all(tree: Tree) -> None:
    """Compile every module so that Python never compiles it again."""
    for folder in tree.roots.values():
        compileall.compile_dir(
            folder,
            quiet=2,
            force=True,
            workers=0,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )


def laid_tree(version: Path) -> Tree:
    """Return the tree of a version that `packaging/build` has laid out, as it is on a kiosk."""
    app = version / "app"
    (libraries,) = (version / "venv" / "lib").glob("python3.*/site-packages")
    roots = {PROGRAM: app / "dealer_assist"}
    roots |= {name: app / name for name in ("resources", "layouts")} | {LIBRARIES: libraries}
    roots |= {SYSTEM: version / SYSTEM}
    if (start := version / "venv" / "bin").is_dir():
        roots |= {START: start}
    return Tree(roots, beside=app, machine=machine_of(version))


def compile_laid(version: Path) -> None:
    """Compile every module with the Python that the version is for: the same bytes anywhere."""
    python = version / "venv" / "bin" / "python3"
    if not python.exists():
        sys.exit(f"packaging/sign: {python.readlink()} is not here; sign where this Python is")
    mode = ("--invalidation-mode", "unchecked-hash", "-s", version, "-p", INSTALLED)
    places = (version / "app", version / "venv" / "lib")
    # A template that some library has for another Python does not compile, and is none of ours.
    subprocess.run(
        (python, "-P", "-s", "-S", "-m", "compileall", "-q", "-f", *mode, *places),
        check=False,
        capture_output=True,
        env={"PYTHONHASHSEED": "0"},
    )


def version_of(tree: Tree) -> str:
    """Read the version of a tree that is not the one that runs."""
    text = (tree.roots[PROGRAM] / "__init__.py").read_text(encoding="utf-8")
    (version,) = re.findall(r'^__version__ = "(.*)"', text, re.MULTILINE)
    return str(version)


def remove(tree: Tree) -> None:
    """Take list, signature and key away, and what was compiled for good."""
    for name in (LIST, SIGNATURE, KEY):
        (tree.release / name).unlink(missing_ok=True)
    for folder in tree.roots.values():
        for compiled in folder.rglob("*.pyc"):
            compiled.unlink()


def sign_tree(tree: Tree, seed: bytes, version: str = __version__, lowest: str = "") -> int:
    """Write list, signature and public key; return how many files are on the list."""
    hashes = tree.hashes()
    around = None if tree.machine is None else laid_around(tree.machine)
    listed = list_of(version, hashes, around, lowest)
    (tree.release / LIST).write_bytes(listed)
    (tree.release / SIGNATURE).write_text(sign(seed, to_sign(listed)).hex() + "\n")
    (tree.release / KEY).write_text(public_of(seed).hex() + "\n")
    return len(hashes) + len(around or ())


def main() -> None:
    """Do what is asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key", nargs="?", type=Path, help="the private key to sign with")
    parser.add_argument("--new-key", type=Path, metavar="FILE", help="make a private key")
    told = "a version that packaging/build has laid out, in the place of this tree"
    parser.add_argument("--laid", type=Path, metavar="FOLDER", help=told)
    told = "no earlier version may run at a table that has run this one"
    parser.add_argument("--lowest", default="", metavar="VERSION", help=told)
    parser.add_argument("--remove", action="store_true", help="make it a development tree again")
    asked = parser.parse_args()
    tree = laid_tree(asked.laid.resolve()) if asked.laid else own_tree()
    if asked.new_key:
        public = make_key(asked.new_key)
        print(f"Made {asked.new_key}; its public key is {public.hex()} ({print_of(public)})")
    elif asked.remove:
        remove(tree)
        print("This is a development tree again")
    elif asked.key:
        seed = read_key(asked.key)
        if asked.laid:
            compile_laid(asked.laid.resolve())
        else:
            compile_all(tree)
        version = version_of(tree)
        count = sign_tree(tree, seed, version, asked.lowest)
        print(f"Signed {count} files of version {version} with {public_of(seed).hex()}")
    else:
        parser.print_help()
        sys.exit(2)


if __name__ == "__main__":
    main()
