"""Sensors as their makers describe them, each defect that was once found by its number.

The device side is `maker_cctalk`, written from the public specification alone. The long ones are
the same over a serial server.
"""

from pathlib import Path
from random import Random

import pytest
from carried import WIRE, carried
from maker_cctalk import Board, Harness

from dealer_assist.catalog.device_profiles import load_profile
from dealer_assist.devices.cctalk.bus import Bus
from dealer_assist.devices.cctalk.key_switch import KeyStation
from dealer_assist.devices.cctalk.profile import CctalkProfile
from dealer_assist.devices.cctalk.sensor_bank import SensorBank
from dealer_assist.devices.messages import (
    ChipPlaced,
    ChipRemoved,
    CommandAnswered,
    CommandUnanswered,
    DeviceLost,
    KeyTold,
    KeyUnknown,
    Message,
    SensorFault,
    SensorIdentified,
    SensorRead,
    SensorRecovered,
)
from dealer_assist.devices.simulated_wire import SimulatedWire
from dealer_assist.paths import resources

SEATS = range(1, 8)
STEP_MS = 5

pytestmark = [
    pytest.mark.usefixtures("port_kind"),
    # Of pyserial's own clients.
    pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:.*unclosed <socket:ResourceWarning"),
    pytest.mark.filterwarnings("ignore:.*<socket.socket:pytest.PytestUnraisableExceptionWarning"),
]


class Table:
    """Boards of a maker on a wire, in simulated time."""

    def __init__(
        self, *boards: Board, profile: CctalkProfile | None = None, harness: Harness | None = None
    ) -> None:
        boards = boards or tuple(Board(10 + seat, serial=100 + seat) for seat in SEATS)
        self.harness = harness or Harness(*boards)
        self.wire = SimulatedWire(self.harness, Random(1), has_echo=True)
        seats = sorted({board.address % 10 for board in self.harness.boards})
        self.bank = SensorBank(carried(self.wire), seats, profile=profile or CctalkProfile())
        self.now_ms = 0
        self.told: list[Message] = []

    def live(self, ms: int) -> list[Message]:
        """Let time pass; give what was told but for who the boards are."""
        told: list[Message] = []
        for _ in range(0, ms, STEP_MS):
            self.now_ms += STEP_MS
            self.wire.tick(STEP_MS)
            told += self.bank.tick(self.now_ms)
        self.told += told
        return [one for one in told if not isinstance(one, SensorIdentified)]

    def state(self, seat: int) -> str:
        return next(one.state for one in self.bank.health() if one.device == f"sensor {seat}A")


@pytest.mark.parametrize(("header", "what"), [(233, "lamp"), (228, "inhibit")])
def test_defect_01_a_board_that_ignores_a_command_is_still_looked_at(
    header: int, what: str
) -> None:
    table = Table()
    deaf = table.harness.at(13)
    deaf.ignored = frozenset({header})
    told = table.live(3_000)
    assert [one for one in told if isinstance(one, CommandUnanswered)] == [
        CommandUnanswered(3, "A", "lamp" if what == "lamp" else "inhibit")
    ]
    assert table.state(3) == f"{what} does not answer"
    deaf.put(has_chip=True)
    assert table.live(400) == [ChipPlaced(3)]
    deaf.asked.clear()
    deaf.put(has_chip=False)
    assert table.live(1_000) == [ChipRemoved(3)]
    assert deaf.asked.count(229) >= 5  # looked at as often as the others
    deaf.ignored = frozenset()
    assert CommandAnswered(3, "A", "lamp" if what == "lamp" else "inhibit") in table.live(31_000)
    assert table.state(3) == "ok"


def test_defect_01_all_boards_deaf_to_the_lamp_from_the_start_still_show_their_chips() -> None:
    boards = [Board(10 + seat, has_chip=seat < 6, ignored=frozenset({233})) for seat in SEATS]
    table = Table(*boards)
    told = table.live(8_000)
    assert {(one.seat, one.has_chip) for one in told if isinstance(one, SensorRead)} == {
        (seat, seat < 6) for seat in SEATS
    }
    assert sum(isinstance(one, CommandUnanswered) for one in told) == len(SEATS)
    looked = [one.looked_ms for one in table.bank.health()]
    assert all(at is not None and table.now_ms - at <= 300 for at in looked)


def test_defect_01_a_self_check_of_two_bytes_is_an_answer() -> None:
    table = Table(*(Board(10 + seat, check=b"\0\0") for seat in SEATS))
    assert len([one for one in table.live(1_000) if isinstance(one, SensorRead)]) == len(SEATS)
    assert table.state(1) == "ok"
    broken = Table(Board(11, check=b"\x21\x07"), Board(12, check=b"\x64\x07"))
    told = broken.live(1_000)
    assert SensorFault(1, "A", "unpowered") in told
    assert SensorFault(2, "A", "fault 100 7") in told


def test_defect_01_a_key_switch_that_tells_no_position_is_lost_and_its_key_unknown() -> None:
    harness = Harness(Board(70, ignored=frozenset({236})))
    wire = SimulatedWire(harness, Random(1), has_echo=True)
    bus = Bus(("key_switch",), carried(wire), (KeyStation(),))
    told: list[Message] = []
    for now_ms in range(0, 2_000, STEP_MS):
        wire.tick(STEP_MS)
        told += bus.tick(now_ms)
    why = "it does not tell its position"
    assert told == [KeyUnknown(why), DeviceLost("key_switch", why)]


def test_defect_02_the_key_is_unknown_as_soon_as_its_line_is_cut(port_kind: str) -> None:
    harness = Harness(Board(70, has_chip=True))
    wire = SimulatedWire(harness, Random(1), has_echo=True)
    bus = Bus(("key_switch",), carried(wire), (KeyStation(),))
    told: list[Message] = []
    for now_ms in range(0, 1_000, STEP_MS):
        wire.tick(STEP_MS)
        told += bus.tick(now_ms)
    assert told == [KeyTold("JPH", at_start=True)]
    wire.unplug()
    (unknown,) = [one for one in bus.tick(1_000) if isinstance(one, KeyUnknown)]
    assert unknown == KeyUnknown("the simulated wire is unplugged") or port_kind != WIRE
    assert bus.tick(1_005) == []


@pytest.mark.parametrize("seed", range(8))
def test_defect_05_late_answers_of_the_crc_form_put_no_chip_on_another_seat(seed: int) -> None:
    random = Random(seed)
    boards = [Board(10 + seat, serial=100 + seat) for seat in SEATS]

    def lateness(board: Board, header: int) -> int:
        return random.randrange(55, 400) if random.random() < 0.1 else 2

    harness = Harness(*boards, is_crc=True, lateness=lateness)
    table = Table(*boards, profile=CctalkProfile(check="crc"), harness=harness)
    table.live(5_000)
    believed: set[int] = set()
    for round_ in range(60):
        seat = SEATS[round_ % 7]
        board = harness.at(10 + seat)
        board.put(has_chip=not board.has_chip)
        for message in table.live(2_500):
            match message:
                case ChipPlaced(at) | SensorRead(at, _, True):
                    believed.add(at)
                case ChipRemoved(at) | SensorRead(at, _, False):
                    believed.discard(at)
                case SensorFault(at):
                    believed.discard(at)
            on_felt = {one.address - 10 for one in harness.boards if one.has_chip}
            assert believed <= on_felt | {seat}, message
    out = {seat for seat in SEATS if table.state(seat) != "ok"}
    assert believed - out == {b.address - 10 for b in harness.boards if b.has_chip} - out
    assert len(out) <= 2


def test_defect_06_a_swapped_board_is_told_within_a_minute_though_it_was_never_silent() -> None:
    table = Table()
    table.live(1_000)
    assert SensorIdentified(3, "A", 103) in table.told
    harness = table.harness
    old = harness.at(13)
    harness.boards[harness.boards.index(old)] = Board(13, serial=999)
    table.told.clear()
    table.live(70_000)
    assert SensorIdentified(3, "A", 999) in table.told
    assert 242 in harness.at(11).asked[20:]


def test_defect_06_a_board_that_was_away_says_who_it_is_before_its_chip_counts() -> None:
    table = Table()
    table.live(1_000)
    harness = table.harness
    old = harness.at(13)
    harness.boards.remove(old)
    assert SensorFault(3, "A", "lost") in table.live(1_000)
    harness.boards.append(Board(13, serial=999, has_chip=True))
    table.told.clear()
    table.live(1_500)
    assert table.told == [
        SensorIdentified(3, "A", 999),
        SensorRecovered(3, "A"),
        SensorRead(3, "A", has_chip=True),
    ]


def test_defect_07_the_state_is_read_with_236_and_the_lamp_set_with_233() -> None:
    table = Table()
    board = table.harness.at(13)
    board.put(has_chip=True)
    assert SensorRead(3, "A", has_chip=True) in table.live(1_000)
    table.bank.set_lamp(3, "A", "locked")
    assert table.live(6_000) == []  # the audits agree with the events: the chip stays
    assert board.lamp == 2
    assert {236, 233, 228, 229} <= set(board.asked)
    assert not {248, 169} & set(board.asked)


def test_defect_07_a_board_of_the_first_edition_works_with_its_profile() -> None:
    first = CctalkProfile(state=248, lamp=169)
    board = Board(13, ignored=frozenset({236, 233}))
    table = Table(board, profile=first)
    told = table.live(2_000)
    # 169 is "request address mode" to a board of the public specification: it takes no data.
    assert CommandUnanswered(3, "A", "lamp") in told
    assert SensorRead(3, "A", has_chip=False) in told


def test_defect_08_a_self_check_of_150_ms_and_a_slow_board_work() -> None:
    slow = [Board(10 + seat, late_ms={232: 150}) for seat in SEATS]
    table = Table(*slow)
    assert len([one for one in table.live(3_000) if isinstance(one, SensorRead)]) == len(SEATS)
    sluggish = [Board(10 + seat, late_ms=dict.fromkeys(range(256), 60)) for seat in SEATS]
    patient = Table(*sluggish, profile=CctalkProfile(look_ms=90, command_ms=150))
    told = patient.live(4_000)
    assert len([one for one in told if isinstance(one, SensorRead)]) == len(SEATS)
    assert not [one for one in told if isinstance(one, SensorFault)]


def test_a_board_that_begins_its_answer_within_the_time_of_a_look_is_never_late() -> None:
    """Azkoyen X6 promises the beginning within 50 ms; the bytes themselves come on top."""
    table = Table(*(Board(10 + seat, late_ms=dict.fromkeys(range(256), 45)) for seat in SEATS))
    told = table.live(4_000)
    table.harness.at(15).put(has_chip=True)
    told += table.live(4_000)
    assert ChipPlaced(5) in told
    assert not [one for one in told if isinstance(one, SensorFault | DeviceLost)]


def test_a_board_whose_state_is_0_with_a_chip_is_read_by_its_profile(tmp_path: Path) -> None:
    public = (resources() / "devices" / "cctalk-public.toml").read_text(encoding="utf-8")
    own = tmp_path / "upside-down.toml"
    own.write_text(public.replace("chip_low = false", "chip_low = true"), encoding="utf-8")
    boards = [Board(10 + seat, is_low=True) for seat in SEATS]
    boards[3].put(has_chip=True)
    table = Table(*boards, profile=load_profile(own).cctalk)
    read = {one.seat: one.has_chip for one in table.live(3_000) if isinstance(one, SensorRead)}
    assert read == {seat: seat == 4 for seat in SEATS}
    table.harness.at(15).put(has_chip=True)
    assert ChipPlaced(5) in table.live(2_000)


def test_defect_12_an_error_without_a_word_is_told_by_its_number() -> None:
    table = Table()
    table.live(1_000)
    table.harness.at(14).note(0, 15)
    assert table.live(2_000) == [
        SensorFault(4, "A", "error 15"),
        SensorRecovered(4, "A"),
        SensorRead(4, "A", has_chip=False),
    ]


def test_defect_18_two_boards_at_one_address_are_told_as_such() -> None:
    boards = [Board(10 + seat, serial=100 + seat) for seat in SEATS]
    twin = Board(13, serial=77)
    table = Table(*boards, twin)
    told = table.live(4_000)
    table.harness.at(13).put(has_chip=True)
    told += table.live(6_000)
    assert SensorFault(3, "A", "clash") in told
    assert {one.seat for one in told if isinstance(one, SensorFault)} == {3}


def test_a_busy_board_is_told_as_busy_and_comes_back() -> None:
    table = Table()
    table.live(1_000)
    table.harness.at(12).is_busy = True
    assert table.live(3_000) == [SensorFault(2, "A", "busy")]
    table.harness.at(12).is_busy = False
    assert table.live(2_000)[-1] == SensorRead(2, "A", has_chip=False)
