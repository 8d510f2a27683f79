"""`dealer-assist staff`: the register of a data folder, the swiper of a table file."""

import sys
from collections.abc import Callable
from getpass import getpass
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.arguments import Parser, SubCommand, add_data, add_table, require_text
from dealer_assist.cli.output import writing
from dealer_assist.cli.staff_dialogue import BEGIN, Counter, StaffDesk, list_staff
from dealer_assist.cli.staff_keys import change_cards_key, change_key, put_key
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import DONE, Refused, UsageError
from dealer_assist.journal.key import (
    card_key,
    key_for,
    write_private,
)
from dealer_assist.program.signed_table import laid_key
from dealer_assist.staff.card_reader import CardReader
from dealer_assist.staff.events import Fact, StaffEnrolled, StaffWithdrawn
from dealer_assist.staff.register import StaffRegister, register_file
from dealer_assist.staff.signed_list import (
    BEGINS,
    HouseList,
    is_trusted,
    kept_out,
    listed,
    read_list,
    sealed,
    take_list,
)

_LONGEST_LIST = 1 << 20


def export_list(*, file: str | None, data: Path | None) -> int:
    """Write everybody who holds a card here, sealed, for the house to sign for its other kiosks."""
    if not file:
        raise UsageError("staff export needs the name of the file that it writes")
    register = _register(data)
    staff = register.staff()
    number = register.head.seq if register.head is not None else 0
    told = listed(staff, register.origin, number)
    with writing(Path(file), "file"):
        write_private(Path(file), sealed(told, register.card_key))
    print(f"{len(told.cards)} cards, list {told.number}, in {file}; packaging/house-key signs it.")
    return DONE


def take_signed(text: str, data: Path | None, table: str) -> int:
    """Take a signed list whole; the two who answered for each card did so where it was made."""
    register = _register(data)
    signed = read_list(text, register.card_key)
    told = signed.told
    staff, own, now, laid = (
        register.staff(),
        register.origin,
        register.now(),
        laid_key(paths.house_key_file()).hex(),
    )
    if staff.taken == (told.origin, told.number):
        print(f"List {told.number} was taken before; nothing was changed.")
        return DONE
    if staff.is_empty or is_trusted(staff, signed.house, laid):
        facts = register.change(
            lambda staff: take_list(staff, signed, own, now, laid=laid), "signed list"
        )
        register.back_up()
    else:
        facts = _take_by_two(signed, data, table)
    for fact in facts:
        match fact:
            case StaffEnrolled(key=who, name=name):
                print(f"Enrolled: {who}, {name}.")
            case StaffWithdrawn(who):
                print(f"Withdrawn: {who}.")
            case _:
                pass
    for name in kept_out(register.staff(), told):
        print(f"In the list, and not enrolled: {name}, whose card two persons withdrew here.")
    print(f"List {told.number} is taken: {len(register.staff().cards)} cards.")
    return DONE


def _take_by_two(signed: HouseList, data: Path | None, table: str) -> tuple[Fact, ...]:
    """Have two persons here answer for a house's key that is not on record."""
    taken: list[Fact] = []
    change_staff(lambda desk: taken.extend(desk.take_signed(signed)), data, table)
    return tuple(taken)


def _register(data: Path | None) -> StaffRegister:
    """Return the register of a data folder; only one that is not there yet gets a journals' key."""
    file, keys = register_file(data or paths.data_folder()), paths.key_file()
    cards, key = card_key(keys), key_for(file, keys)
    return StaffRegister(file, key, WallClock().now, paths.heads_folder(), cards)


def list_cards(*, data: Path | None) -> int:
    """List who holds a card."""
    if not register_file(data or paths.data_folder()).exists():
        print(BEGIN)
        return DONE
    for line in list_staff(_register(data)):
        print(line)
    return DONE


def change_staff(change: Callable[[StaffDesk], None], data: Path | None, table: str) -> int:
    """Enrol, withdraw or set a PIN with the cards that go through a table's swiper."""
    shipped = paths.resources()
    folder = data or paths.data_folder()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, folder))
    clock = WallClock()
    reader = CardReader(setup.devices["swiper"], clock.ms, say, lambda: ask_unseen(""))
    try:
        file = register_file(folder)
        key = key_for(file, paths.key_file())
        cards = card_key(paths.key_file())
        counter = Counter(say, ask, ask_unseen, reader.next_number)
        register = StaffRegister(file, key, clock.now, paths.heads_folder(), cards)
        change(StaffDesk(counter, register))
    finally:
        reader.close()
    return DONE


def _list_of(file: Path) -> str:
    """Read the house's list, or say why not, before anybody stands at the reader."""
    require_text(file, _LONGEST_LIST)
    try:
        return file.read_text(encoding="utf-8")
    except OSError as trouble:
        raise UsageError(f"{file} cannot be read ({trouble.strerror}); give a CSV file") from None
    except UnicodeDecodeError:
        raise UsageError(f"{file} is no UTF-8; have the list written in it") from None


def say(line: str) -> None:
    """Say a line at once, also to a program that reads along."""
    print(line, flush=True)


def ask(prompt: str) -> str:
    """Ask for a line; an end of the input changes nothing."""
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise Refused("The answers ended too early; nothing was changed")
    return line


def ask_unseen(prompt: str) -> str:
    """Ask for what must not show on the screen."""
    if not sys.stdin.isatty():
        raise Refused("PINs and typed cards need a terminal that does not show them; use one")
    return getpass(prompt)


def _add_swiper(parser: Parser) -> None:
    add_data(parser)
    add_table(parser)


def _of_a_person(parser: Parser) -> None:
    parser.add_argument("who", metavar="WHO", nargs="?", help="whose card, as in dealer-3")
    _add_swiper(parser)


def _export_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help="the file for it")
    add_data(parser)


def _import_arguments(parser: Parser) -> None:
    told = "the house's list, a CSV file, or a signed list"
    parser.add_argument("file", metavar="FILE", nargs="?", help=told)
    _add_swiper(parser)


def _import(*, file: str | None, data: Path | None, table: str) -> int:
    if file is None:
        raise UsageError("staff import needs the list: a CSV file with name,role,card,last_day")
    text = _list_of(Path(file))
    if text.startswith(BEGINS):
        return take_signed(text, data, table)
    return change_staff(lambda desk: desk.take_list(text), data, table)


def _enrol(*, data: Path | None, table: str) -> int:
    return change_staff(StaffDesk.enrol, data, table)


def _withdraw(*, who: str | None, data: Path | None, table: str) -> int:
    key = _named("withdraw", who)
    return change_staff(lambda desk: desk.withdraw(key), data, table)


def _unlock(*, who: str | None, data: Path | None, table: str) -> int:
    key = _named("unlock", who)
    return change_staff(lambda desk: desk.unlock(key), data, table)


def _pin(*, data: Path | None, table: str) -> int:
    return change_staff(StaffDesk.pin, data, table)


def _key_arguments(parser: Parser) -> None:
    told = ("the file for one person's half of the key", "the other person's, at another place")
    for name, what in zip(("first", "second"), told, strict=True):
        parser.add_argument(name, metavar=name.upper(), nargs="?", type=Path, help=what)
    parser.add_argument("--cards", action="store_true", help="the key of the cards, not this one")
    _add_swiper(parser)


def _change_key(
    *, first: Path | None, second: Path | None, cards: bool, data: Path | None, table: str
) -> int:
    halves, folder = _both("change-key", first, second), data or paths.data_folder()
    change = change_cards_key if cards else change_key
    return change_staff(lambda desk: change(desk, folder, halves), data, table)


def _put_key(*, first: Path | None, second: Path | None) -> int:
    put_key(_both("put-key", first, second))
    return DONE


def _put_arguments(parser: Parser) -> None:
    for name in ("first", "second"):
        told = "one person's half of the key"
        parser.add_argument(name, metavar=name.upper(), nargs="?", type=Path, help=told)


def _both(what: str, first: Path | None, second: Path | None) -> tuple[Path, Path]:
    if first is None or second is None:
        raise UsageError(f"staff {what} needs FIRST and SECOND, a file for each person's half")
    return first, second


def _named(what: str, who: str | None) -> str:
    if who is None:
        raise UsageError(f"staff {what} needs WHO, as in dealer-3; 'staff list' shows the keys")
    return who


SUB_COMMANDS = {
    "list": SubCommand("lists who holds a card", add_data, list_cards),
    "export": SubCommand(
        "writes the list that the house signs for other kiosks", _export_arguments, export_list
    ),
    "enrol": SubCommand("gives somebody a card", _add_swiper, _enrol),
    "import": SubCommand("takes the house's list", _import_arguments, _import),
    "withdraw": SubCommand("withdraws a card", _of_a_person, _withdraw),
    "pin": SubCommand("sets a PIN", _add_swiper, _pin),
    "unlock": SubCommand("unlocks a PIN", _of_a_person, _unlock),
    "change-key": SubCommand(
        "gives the journals another key, in two halves", _key_arguments, _change_key
    ),
    "put-key": SubCommand("puts a lost key back from its halves", _put_arguments, _put_key),
}
"""What `staff` does; every change needs two cards."""
