"""What a live table needs before it opens, and what keeps practice away from it."""

from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist import paths
from dealer_assist.desk.clock import Clock
from dealer_assist.devices.configs import read_configs
from dealer_assist.devices.registry import kind_of
from dealer_assist.devices.role import TypedKind
from dealer_assist.errors import Refused
from dealer_assist.journal.key import load_key
from dealer_assist.table.setup.table_setup import TableSetup

if TYPE_CHECKING:
    from dealer_assist.journal.chain import Head
    from dealer_assist.staff.card_check import CardCheck

ENROLLED = "enrolled"
"""The staff of a live table: those in the register."""


def require_live(setup: TableSetup) -> None:
    """Refuse a table that is set up for practice."""
    entries = read_configs(setup.devices)
    simulated = [name for name, entry in entries.items() if entry.is_simulated]
    if not entries or len(simulated) == len(entries):
        raise Refused(
            f"{setup.key} is a simulated table ({', '.join(simulated) or 'no devices'}); "
            "--live needs a table file that names real ports under [devices]"
        )
    if "swiper" not in entries or "swiper" in simulated:
        raise Refused(
            f"{setup.key} has no real card swiper; "
            "name its port under [devices], nobody can sign in without it"
        )
    if setup.staff != ENROLLED:
        raise Refused(
            f"{setup.key} names sample staff ({setup.staff}); "
            f'a live table has staff = "{ENROLLED}": those who hold an enrolled card'
        )
    if setup.players:
        raise Refused(f"{setup.key} has sample players; take [[players]] out of a live table")


def require_training(setup: TableSetup) -> None:
    """Refuse to practise at a live table: practice has no way to real devices or real staff."""
    entries = read_configs(setup.devices)
    real = [name for name, entry in entries.items() if not entry.is_simulated]
    if real or setup.staff == ENROLLED:
        raise Refused(
            f"{setup.key} is a live table ({', '.join(real) or 'enrolled staff'}); open it with "
            '--live, or practise on one with "simulated" devices and sample staff'
        )


def has_typing_swiper(setup: TableSetup) -> bool:
    """Tell whether cards come as keys of a keyboard."""
    swiper = read_configs(setup.devices).get("swiper")
    return swiper is not None and isinstance(kind_of(swiper), TypedKind)


def staff_of(
    setup: TableSetup, data: Path, clock: Clock, known: "Head | None" = None
) -> "CardCheck":
    """Open the register for a live table; without anybody in it the table is not opened.

    `known` is how far the table has noted the register: an older or another one is refused.
    """
    # A table for practice does not wait for what only a live one needs.
    from dealer_assist.staff.card_check import FIRST_TWO, CardCheck
    from dealer_assist.staff.register import StaffRegister, register_file

    file = register_file(data)
    if known is None and not file.exists():
        raise Refused(f"Nobody could sign in at {setup.key}: no card is enrolled yet; {FIRST_TWO}")
    key = load_key(paths.key_file())
    register = StaffRegister(file, key, clock.now, paths.heads_folder())
    if known is not None:
        register.expect(known)
    register.staff()
    return CardCheck(register, key, setup.key)
