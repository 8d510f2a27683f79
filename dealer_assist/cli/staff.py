"""`dealer-assist staff`: the register of a data folder, the swiper of a table file."""

import sys
from getpass import getpass
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.arguments import Parser, add_data, add_table, require_text
from dealer_assist.cli.output import writing
from dealer_assist.cli.staff_dialogue import BEGIN, Counter, StaffDesk, list_staff
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import DONE, Refused, UsageError
from dealer_assist.journal.key import key_for, load_key, write_private
from dealer_assist.staff.card_reader import CardReader
from dealer_assist.staff.events import StaffEnrolled, StaffWithdrawn
from dealer_assist.staff.register import StaffRegister, register_file
from dealer_assist.staff.signed_list import BEGINS, kept_out, listed, read_list, signed, take_list

CHANGES = ("enrol", "import", "withdraw", "pin", "unlock")
OF_SOMEBODY = ("withdraw", "unlock")
OF_A_FILE = ("import", "export")
_LONGEST_LIST = 1 << 20


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    what = "who holds a card, a change, or a signed list for the other kiosks"
    parser.add_argument("what", choices=("list", "export", *CHANGES), help=what)
    who = (
        "withdraw, unlock: whose card, as in dealer-3; import: the house's list, a CSV file, or a "
        "signed list; export: the file for it"
    )
    parser.add_argument("who", metavar="WHO", nargs="?", help=who)
    add_data(parser)
    add_table(parser)


def run(*, what: str, who: str | None, data: Path | None, table: str) -> int:
    """List who holds a card, or change it with two cards swiped."""
    if what in OF_SOMEBODY and who is None:
        raise UsageError(f"staff {what} needs WHO, as in dealer-3; 'staff list' shows the keys")
    if what == "import" and who is None:
        raise UsageError("staff import needs the list: a CSV file with name,role,card,last_day")
    if what == "export" and not who:
        raise UsageError("staff export needs the name of the file that it writes")
    if what not in (*OF_SOMEBODY, *OF_A_FILE) and who is not None:
        raise UsageError(f"staff {what} takes no {who!r}; it asks for what it needs")
    match what:
        case "list":
            list_cards(data)
        case "export":
            export_list(Path(who or ""), data)
        case "import" if (text := _list_of(Path(who or ""))).startswith(BEGINS):
            take_signed(text, data)
        case _:
            change_staff(what, who, data, table)
    return DONE


def export_list(file: Path, data: Path | None) -> None:
    """Write everybody who holds a card here, signed, for the other kiosks of the house."""
    path = register_file(data or paths.data_folder())
    key = load_key(paths.key_file())
    register = StaffRegister(path, key, WallClock().now, paths.heads_folder())
    staff = register.staff()
    number = register.head.seq if register.head is not None else 0
    told = listed(staff, register.origin, number)
    with writing(file, "file"):
        write_private(file, signed(told, key))
    print(f"{len(told.cards)} cards, list {told.number}, in {file}.")


def take_signed(text: str, data: Path | None) -> None:
    """Take a signed list whole; the two who answered for each card did so where it was made."""
    path = register_file(data or paths.data_folder())
    key = load_key(paths.key_file())  # a key that is made here has signed no list
    told = read_list(text, key)
    register = StaffRegister(path, key, WallClock().now, paths.heads_folder())
    own, now = register.origin, register.now()
    if register.staff().taken == (told.origin, told.number):
        print(f"List {told.number} was taken before; nothing was changed.")
        return
    facts = register.change(lambda staff: take_list(staff, told, own, now), "signed list")
    register.back_up()
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


def list_cards(data: Path | None) -> None:
    """List who holds a card."""
    file = register_file(data or paths.data_folder())
    if not file.exists():
        print(BEGIN)
        return
    key = load_key(paths.key_file())
    register = StaffRegister(file, key, WallClock().now, paths.heads_folder())
    for line in list_staff(register):
        print(line)


def change_staff(what: str, who: str | None, data: Path | None, table: str) -> None:
    """Enrol, withdraw or set a PIN with the cards that go through a table's swiper."""
    listed = _list_of(Path(who or "")) if what == "import" else ""
    shipped = paths.resources()
    folder = data or paths.data_folder()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, folder))
    clock = WallClock()
    reader = CardReader(setup.devices["swiper"], clock.ms, say, lambda: ask_unseen(""))
    try:
        file = register_file(folder)
        key = key_for(file, paths.key_file())
        counter = Counter(say, ask, ask_unseen, reader.next_number)
        desk = StaffDesk(counter, StaffRegister(file, key, clock.now, paths.heads_folder()), key)
        match what:
            case "enrol":
                desk.enrol()
            case "import":
                desk.take_list(listed)
            case "withdraw":
                desk.withdraw(who or "")
            case "unlock":
                desk.unlock(who or "")
            case _:
                desk.pin()
    finally:
        reader.close()


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
