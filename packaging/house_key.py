"""The key of a house in its office: signs the lists of staff that its kiosks take.

    python packaging/house_key.py --new FIRST SECOND PUBLIC
    python packaging/house_key.py FIRST SECOND LIST SIGNED [--before SIGNED] [--yes]
    python packaging/house_key.py --floor FIRST SECOND CHANGES SIGNED [--yes]
    python packaging/house_key.py --table FIRST SECOND TABLE SIGNED [--yes]

It is two halves in two files, for two persons, each on a stick of their own: neither half says
anything about the key. The whole of it is in no file, and never comes to a kiosk.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from sign import SEED_BYTES, make_key, public_of, sign

from dealer_assist.errors import Refused
from dealer_assist.journal.key import joined, write_private
from dealer_assist.program import signed_table
from dealer_assist.program.release import print_of
from dealer_assist.staff.signed_list import (
    ListedCard,
    SignedList,
    read_unsigned,
    signed_by,
    to_sign,
)


def make(first: Path, second: Path, public: Path) -> bytes:
    """Make both halves, each readable by this user alone, and write the public key."""
    make_key(first)
    make_key(second)
    key = public_of(joined(_half(first), _half(second)))
    public.write_text(key.hex() + "\n")
    return key


def told(staff: SignedList, before: SignedList | None) -> Iterator[str]:
    """Say in words what is to be signed: everybody, or whoever differs from the list before."""
    now = {_line(card) for card in staff.cards}
    then = {_line(card) for card in before.cards} if before else set()
    yield f"List {staff.number} of the register {staff.origin[:16]}, {len(now)} cards"
    for card in sorted(now - then):
        yield f"  {'new:' if before else ''} {card}"
    for card in sorted(then - now):
        yield f"  no longer: {card}"
    if before and now == then:
        yield "  Nothing differs but the number"


def _line(card: ListedCard) -> str:
    until = f", until {card.expires}" if card.expires else ""
    pin = ", PIN" if card.pin else ""
    known = f"{card.fingerprint[:16]} {_print_of_pin(card)}"
    name = card.name if card.name.isprintable() else ascii(card.name)
    return f"{name}, {card.role.label}, card ending {card.last_four}{until}{pin} ({known})"


def _print_of_pin(card: ListedCard) -> str:
    return print_of(card.pin.encode())[:8] if card.pin else "-"


def _half(file: Path) -> bytes:
    try:
        half = bytes.fromhex(file.read_text(encoding="ascii"))
    except (OSError, ValueError):
        half = b""
    if len(half) != SEED_BYTES:
        sys.exit(f"packaging/house-key: {file} is no half of a key; give the one that was made")
    return half


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        sys.exit(f"packaging/house-key: {file} cannot be read; give the list of 'staff export'")


def main() -> None:
    """Do what is asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--new", action="store_true", help="make FIRST, SECOND and PUBLIC")
    parser.add_argument("--floor", action="store_true", help="what 'floor install' would change")
    parser.add_argument("--table", action="store_true", help="a table file for other kiosks")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--before", type=Path, help="the last signed list: only changes are told")
    parser.add_argument("--yes", action="store_true", help="nobody is asked")
    asked = parser.parse_args()
    if len(asked.files) != (3 if asked.new else 4):
        parser.error("give FIRST SECOND PUBLIC with --new, or FIRST SECOND LIST SIGNED")
    if asked.new:
        key = make(*asked.files)
        print(f"Made {asked.files[2]} ({print_of(key)}); keep its two halves with two persons")
        return
    first, second, exported, signed = asked.files
    seed, text = joined(_half(first), _half(second)), _read(exported)
    if not any(seed):
        sys.exit("packaging/house-key: the same half twice; take the other person's too")
    if asked.floor and not text.startswith("Changes of the floor "):
        sys.exit(f"packaging/house-key: {exported} is no list that 'floor install' wrote")
    before = read_unsigned(_read(asked.before)) if asked.before else None
    is_text = asked.floor or asked.table
    for line in text.splitlines() if is_text else told(read_unsigned(text), before):
        print(line)
    if not asked.yes and input("Both have read it? Type SIGN: ") != "SIGN":
        sys.exit("packaging/house-key: nothing was signed")
    public = public_of(seed)
    if asked.floor:
        signed.write_text(sign(seed, text.encode()).hex() + "\n", encoding="ascii")
    elif asked.table:
        signature = sign(seed, signed_table.to_sign(text))
        signed.write_text(signed_table.signed_by(text, signature), encoding="utf-8")
    else:
        write_private(signed, signed_by(text, public, sign(seed, to_sign(text))))
    print(f"Signed by the key {print_of(public)}: {signed}")


if __name__ == "__main__":
    try:
        main()
    except Refused as why:
        sys.exit(f"packaging/house-key: {why}")
