"""A kiosk is set up by touch: answers are kept, tests are passed, and the end writes it all."""

from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tree import button, every, words

from dealer_assist import paths
from dealer_assist.cli.main import main
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.devices.printers.escpos import NARROW_DOTS, SlipPicture
from dealer_assist.errors import DONE, WRONG_CALL
from dealer_assist.kiosk_setup.draft import DRAFT_FILE, SetUpStep
from dealer_assist.kiosk_setup.files import is_done
from dealer_assist.kiosk_setup.first_cards import FirstCards
from dealer_assist.kiosk_setup.kiosk_setup import SetUp, SetUpServices
from dealer_assist.kiosk_setup.ports import SPEEDS
from dealer_assist.kiosk_setup.simulated_machine import CARDS, Mishap, SimulatedMachine
from dealer_assist.kiosk_setup.touches import (
    AnswersSaved,
    CardChanged,
    CardNamed,
    DayStartChosen,
    DeviceChosen,
    DeviceDenied,
    DeviceTested,
    FloorNamed,
    FolderChosen,
    GameToggled,
    LawChosen,
    NumberGiven,
    PinGiven,
    PortConfirmed,
    PortRetuned,
    RecordKept,
    RecordShown,
    ScreenTurned,
    SetUpEnded,
    SetUpTouch,
    SlipOrdered,
    SlipRead,
    StepChosen,
    StepFinished,
    TableFileChosen,
    TimeServerNamed,
    TouchMeasured,
    TrialBegun,
    ZoneChosen,
)
from dealer_assist.staff.card_check import is_pin
from dealer_assist.staff.card_index import fingerprint
from dealer_assist.staff.register import StaffRegister, register_file
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.kiosk_setup.approval import approval_page
from dealer_assist.ui.kiosk_setup.check import check_page
from dealer_assist.ui.kiosk_setup.choices import choices_page
from dealer_assist.ui.kiosk_setup.parts import StateMark, ThingState
from dealer_assist.ui.kiosk_setup.ports import ports_page
from dealer_assist.ui.kiosk_setup.touch_trial import Crosses, CrossTouched, TouchTrialFlow
from dealer_assist.ui.supervisor.slip import SlipPaper
from dealer_assist.ui.toolkit.nodes import Pick, RowPress, Series, Text
from dealer_assist.ui.toolkit.values.touches import Choice
from dealer_assist.value import replace

SURVEY_MS = 4_000


def choices_of(technician: "Technician") -> list[Choice[Any]]:
    """Return what there is to choose on the present page."""
    return [node.model for node in every(choices_page(technician.set_up.view()), Pick)]


def laws_of(technician: "Technician") -> list[Choice[Any]]:
    """Return what there is to choose at the step of the approval."""
    return [node.model for node in every(approval_page(technician.set_up.view()), Pick)]


def found_states(technician: "Technician") -> dict[str, ThingState]:
    """Return the state of each line of what was found, by its name."""
    lines = every(choices_page(technician.set_up.view()), Series)
    found = [line for line in lines if isinstance(line.inside[0], StateMark)]
    return {every(line, Text)[0].words: every(line, StateMark)[0].state for line in found}


class Technician:
    """Somebody who touches, plugs and swipes at a simulated machine."""

    def __init__(self, folder: Path, mishap: Mishap | None = None) -> None:
        self.folder, self.settings = folder, folder / "etc"
        self.clock = SimulatedClock(datetime(2026, 3, 14, 14, 20, tzinfo=UTC))
        self.machine = SimulatedMachine(folder, mishap=mishap)
        self.languages: list[str] = []
        self.set_up = self._begin()

    def _begin(self) -> SetUp:
        file, key = register_file(self.folder), self.settings / "journal.key"
        heads = self.settings / "heads"
        return SetUp(
            SetUpServices(
                machine=self.machine,
                clock=self.clock,
                resources=paths.resources(),
                layouts=paths.layouts(),
                own=self.folder,
                settings=self.settings,
                cards=FirstCards(
                    lambda key: StaffRegister(file, key, self.clock.now, heads), file, key
                ),
                draw_slip=lambda words: SlipPicture(words.name, NARROW_DOTS, b"\0" * NARROW_DOTS),
                random=Random(7),
                keep_language=self.languages.append,
            )
        )

    def power_cut(self) -> None:
        self.set_up.close()
        self.machine = SimulatedMachine(self.folder)
        self.set_up = self._begin()

    def wait(self, ms: int = 1_000) -> None:
        for _ in range(0, ms, 20):
            self.clock.advance(20)
            self.set_up.tick()

    def touch(self, *touches: SetUpTouch) -> None:
        for one in touches:
            self.set_up.take(one)

    def find(self, *devices: str) -> None:
        for device in devices:
            self.touch(DeviceChosen(device))
            self.machine.use(device)
            self.wait()
            self.touch(PortConfirmed())
            self.machine.use(device)
            self.wait()

    def go_to(self, step: SetUpStep) -> None:
        """Answer everything before a step as it comes."""
        while self.step is not step:
            self.answer()
            self.touch(StepFinished())

    def answer(self) -> None:
        match self.step:
            case SetUpStep.SCREEN:
                self.touch(TouchMeasured(1))
            case SetUpStep.TABLE:
                self.touch(TableFileChosen("crazy4-nexus"), NumberGiven("12"))
            case SetUpStep.APPROVAL:
                self.touch(LawChosen("washington"))
            case SetUpStep.PORTS:
                self.wait(SURVEY_MS)
                self.find("sensors", "swiper", "printer")
            case SetUpStep.BACKUP:
                self.touch(TrialBegun())
                self.wait(100)
            case _:
                pass

    def enrol_both(self) -> None:
        self.wait(SURVEY_MS)
        self.touch(CardNamed("L. Haddad"))
        self.swipe(CARDS[0])
        self.touch(PinGiven("4816"), CardNamed("J. Park"))
        self.swipe(CARDS[1])
        self.touch(PinGiven("2759"), CardNamed("M. Cho"))
        self.swipe(CARDS[2])

    def open_table(self) -> None:
        self.touch(SlipOrdered())
        self.wait(10_000)
        self.touch(SlipRead(), SetUpEnded())
        assert self.set_up.is_finished

    def swipe(self, number: str) -> None:
        self.machine.swipe(number)
        self.wait(300)

    @property
    def register(self) -> StaffRegister:
        key = (self.settings / "journal.key").read_bytes()
        heads = self.settings / "heads"
        return StaffRegister(register_file(self.folder), key, self.clock.now, heads)

    @property
    def step(self) -> SetUpStep:
        return self.set_up.draft.step

    @property
    def said(self) -> str:
        told = self.set_up.view().said
        return told.sentence if told is not None else ""


@pytest.fixture
def technician(tmp_path: Path) -> Technician:
    return Technician(tmp_path)


def test_a_set_up_by_touch_writes_what_its_saved_answers_would(technician: Technician) -> None:
    technician.go_to(SetUpStep.STAFF)
    technician.enrol_both()
    assert technician.set_up.view().are_whole
    assert not register_file(technician.folder).exists(), "either may still be changed"
    technician.touch(AnswersSaved())
    technician.open_table()
    assert technician.languages == ["en"]
    assert is_done(technician.settings)
    assert not (technician.settings / DRAFT_FILE).exists()
    saved, again = technician.folder / "copies" / "answers-12.toml", technician.folder / "again"
    assert main(["kiosk-setup", "--answers", str(saved), "--into", str(again)]) == DONE
    for name in ("table.toml", "weston.ini", "touch.env", "backup.env"):
        assert (technician.settings / name).read_text() == (again / name).read_text()


def test_the_stick_that_took_the_trial_copy_is_meant_from_then_on(tmp_path: Path) -> None:
    technician = Technician(tmp_path, Mishap(uuid="6A1F-09C2"))
    technician.go_to(SetUpStep.STAFF)
    technician.enrol_both()
    technician.touch(AnswersSaved())
    technician.open_table()
    lines = (technician.settings / "backup.env").read_text().splitlines()
    assert lines == ["BACKUP_LABEL=DEALER-BACKUP", "BACKUP_UUID=6A1F-09C2"]
    # The next kiosk has another stick.
    assert "6A1F" not in (tmp_path / "copies" / "answers-12.toml").read_text()


def test_another_place_forgets_the_stick(tmp_path: Path) -> None:
    technician = Technician(tmp_path, Mishap(uuid="6A1F-09C2"))
    technician.go_to(SetUpStep.BACKUP)
    technician.answer()
    assert technician.set_up.view().draft.answers.backup_uuid == "6A1F-09C2"
    technician.touch(FolderChosen("/srv/copies"))
    assert technician.set_up.view().draft.answers.backup_uuid == ""


def test_no_table_is_set_up_by_touch_before_its_jurisdiction_is_chosen(
    technician: Technician,
) -> None:
    technician.go_to(SetUpStep.APPROVAL)
    technician.touch(StepFinished())
    assert (technician.step, technician.said) == (
        SetUpStep.APPROVAL,
        "no jurisdiction chosen",
    )
    offered = [one.label for one in laws_of(technician)]
    assert offered == ["Washington"], "the rules for practice are not offered"
    technician.touch(LawChosen("training"))
    assert technician.said.startswith("table.jurisdiction: Training is for practice only")
    technician.touch(LawChosen("washington"), StepFinished())
    assert technician.step is SetUpStep.PORTS
    technician.touch(StepChosen(SetUpStep.TABLE), TableFileChosen("crazy4-aquarius"))
    technician.touch(StepFinished())
    assert technician.set_up.draft.answers.jurisdiction == "", "it was for the other table"


def test_the_approval_is_put_on_record_and_outlives_a_power_cut(technician: Technician) -> None:
    technician.go_to(SetUpStep.APPROVAL)
    technician.touch(LawChosen("washington"))
    table = technician.set_up.view().table
    assert table is not None
    before = len(table.not_approved)
    technician.touch(RecordKept("approval.letter", "GM Atlas Update, #3119"))
    technician.touch(RecordKept("approval.dated", "yesterday"))
    assert technician.said == ("'yesterday' is no day. Write year, month and day, as in 2023-06-14")
    technician.touch(RecordKept("approval.dated", "2023-06-14"))
    technician.touch(RecordShown("approval.system"))
    system = next(one.label for one in laws_of(technician) if "Atlas" in one.label)
    technician.touch(RecordKept("approval.system", system))
    technician.power_cut()
    table = technician.set_up.view().table
    assert table is not None
    assert table.approval is not None
    assert table.approval.letter == "GM Atlas Update, #3119"
    assert table.approval.dated == date(2023, 6, 14)
    assert len(table.not_approved) < before
    assert technician.set_up.draft.answers.approval == table.approval


def test_a_power_cut_comes_back_at_the_same_step_and_nothing_is_written(
    technician: Technician,
) -> None:
    technician.go_to(SetUpStep.PORTS)
    technician.wait(SURVEY_MS)
    technician.find("sensors")
    before = technician.set_up.draft
    technician.power_cut()
    assert technician.set_up.draft == before
    assert technician.step is SetUpStep.PORTS
    assert sorted(file.name for file in technician.settings.iterdir()) == [DRAFT_FILE]


def test_a_draft_that_cannot_be_read_begins_anew(technician: Technician) -> None:
    technician.go_to(SetUpStep.SIGN)
    (technician.settings / DRAFT_FILE).write_text('{"answers": {"table"')
    technician.power_cut()
    assert technician.step is SetUpStep.LANGUAGE


def test_a_register_that_cannot_be_read_is_said_and_nothing_is_enrolled(
    technician: Technician,
) -> None:
    technician.go_to(SetUpStep.STAFF)
    register_file(technician.folder).write_bytes(b"no register")
    (technician.settings / "journal.key").write_bytes(bytes(32))
    assert technician.set_up.view().cards == ()
    assert "staff" in technician.said
    technician.touch(SetUpEnded())
    assert not technician.set_up.is_finished


def test_a_step_is_not_left_before_its_test(technician: Technician) -> None:
    technician.touch(StepFinished(), StepFinished())
    assert technician.step is SetUpStep.SCREEN
    assert technician.said == "the touch test is missing"
    technician.touch(TouchMeasured(9))
    assert technician.said.startswith("The finger was 9 mm off")
    technician.touch(StepChosen(SetUpStep.STAFF))
    assert technician.said == "The steps before it come first"


def test_a_port_that_goes_away_takes_its_test_back(technician: Technician) -> None:
    technician.go_to(SetUpStep.PORTS)
    technician.answer()
    assert technician.set_up.draft.tested == {"sensors", "swiper", "printer"}
    technician.machine.unplug("printer")
    technician.wait(2_000)
    assert technician.said == "The port /dev/dealer/A10KXYZ2 went away. Plug it in again"
    assert technician.set_up.draft.tested == {"sensors", "swiper"}
    technician.machine.plug_in("printer")
    technician.wait(SURVEY_MS)
    assert technician.set_up.draft.tested == {"sensors", "swiper", "printer"}


def test_two_devices_of_one_serial_number_are_named_by_their_plug(tmp_path: Path) -> None:
    technician = Technician(tmp_path, Mishap(twins=True))
    technician.go_to(SetUpStep.PORTS)
    technician.answer()
    assert dict(technician.set_up.draft.answers.ports) == {
        "sensors": "/dev/ttyUSB0", "swiper": "/dev/ttyUSB2", "printer": "/dev/ttyUSB1",
    }  # fmt: skip


def test_a_table_without_a_printer_opens_without_a_slip(technician: Technician) -> None:
    technician.go_to(SetUpStep.PORTS)
    technician.wait(SURVEY_MS)
    technician.find("sensors", "swiper")
    technician.touch(DeviceDenied("swiper"))
    assert technician.said == "No sign-in without a card reader. Plug one in"
    technician.touch(DeviceDenied("printer"), StepFinished(), StepFinished(), StepFinished())
    technician.go_to(SetUpStep.STAFF)
    technician.touch(SlipOrdered())
    assert technician.said == "This table has no slip printer"
    technician.enrol_both()
    technician.touch(SetUpEnded())
    assert technician.set_up.is_finished


@pytest.mark.parametrize(
    ("step", "mishap", "said"),
    [
        (
            SetUpStep.CLOCK,
            Mishap(skew_ms=-600_000),
            "The clock is 10 min 0 s off by time.floor. Set it",
        ),
        (SetUpStep.BACKUP, Mishap(room=2_000_000), "DEALER-BACKUP has only 2 MB left. Make room"),
        (
            SetUpStep.BACKUP,
            Mishap(has_stick=False),
            "No disk with the label DEALER-BACKUP is there",
        ),
    ],
)
def test_a_failed_test_is_one_sentence_and_keeps_the_step(
    technician: Technician, step: SetUpStep, mishap: Mishap, said: str
) -> None:
    technician.go_to(step)
    technician.machine.mishap = mishap
    if step is SetUpStep.CLOCK:
        technician.touch(TimeServerNamed("time.floor"))
    technician.touch(TrialBegun())
    technician.wait(100)
    assert technician.said.startswith(said)
    technician.touch(StepFinished())
    assert technician.step is step


def test_the_same_card_twice_and_a_strange_card_are_refused(technician: Technician) -> None:
    technician.go_to(SetUpStep.STAFF)
    technician.wait(SURVEY_MS)
    technician.swipe(CARDS[0])
    assert technician.said == "No card is asked for now"
    technician.touch(CardNamed("L. Haddad"))
    technician.swipe(CARDS[0])
    technician.touch(PinGiven("1111"))
    assert "first that anybody would try" in technician.said
    technician.touch(PinGiven("4816"), CardNamed("l. haddad"))
    assert technician.said == ("Each first card needs a different person's name")
    technician.touch(CardNamed("J. Park"))
    technician.swipe(CARDS[0])
    assert technician.said.startswith("Same card twice")
    assert not register_file(technician.folder).exists()
    technician.swipe(CARDS[1])
    technician.touch(PinGiven("2759"), CardNamed("M. Cho"))
    technician.swipe(CARDS[2])
    technician.swipe("6003118899994471")
    assert technician.said.startswith("Card …4471 not recognized")


def test_one_of_the_two_is_changed_and_the_other_stays(technician: Technician) -> None:
    technician.go_to(SetUpStep.STAFF)
    technician.enrol_both()
    technician.touch(SlipOrdered())
    technician.touch(CardChanged(Role.EXECUTIVE))
    assert technician.said == "The slip is printing"
    technician.wait(10_000)
    technician.touch(SlipRead(), CardChanged(Role.EXECUTIVE), SetUpEnded())
    assert technician.said == "a staff card is missing"
    assert technician.set_up.view().slip is None, "it names somebody else"
    technician.touch(CardNamed("L. Hadley"))
    technician.swipe("6008140099")
    technician.touch(PinGiven("4816"))
    assert [card.name for card in technician.set_up.view().cards] == [
        "L. Hadley",
        "J. Park",
        "M. Cho",
    ]
    technician.open_table()
    staff = technician.register.staff().cards.values()
    assert [(one.member.name, one.member.last_four) for one in staff] == [
        ("L. Hadley", "0099"), ("J. Park", CARDS[1][-4:]), ("M. Cho", CARDS[2][-4:]),
    ]  # fmt: skip


def test_the_code_of_the_paper_is_asked_where_paper_comes_out(
    technician: Technician, monkeypatch: pytest.MonkeyPatch
) -> None:
    technician.go_to(SetUpStep.STAFF)
    technician.enrol_both()
    monkeypatch.setattr(SimulatedMachine, "is_simulated", False)
    technician.touch(SlipOrdered())
    technician.wait(10_000)
    slip = technician.set_up.view().slip
    assert slip is not None
    page = check_page(technician.set_up.view())
    offered = [press.model.touch for press in every(page, RowPress)]
    assert [touch.code for touch in offered if isinstance(touch, SlipRead)] == list(slip.codes)
    assert all(" ".join(slip.code) not in str(paper) for paper in every(page, SlipPaper))
    wrong = next(code for code in slip.codes if code != slip.code)
    technician.touch(SlipRead(), SetUpEnded())
    assert technician.said == "The slip is not read yet"
    technician.touch(SlipRead(wrong))
    assert "has another code" in str(technician.said)
    technician.touch(SlipRead(slip.code), SetUpEnded())
    assert technician.set_up.is_finished


def test_the_set_up_ends_with_a_table_that_somebody_can_open(technician: Technician) -> None:
    technician.go_to(SetUpStep.STAFF)
    technician.enrol_both()
    technician.touch(CardChanged(Role.DEALER), SlipOrdered())
    technician.wait(10_000)
    technician.touch(SlipRead(), SetUpEnded())
    assert technician.said == "a staff card is missing", "nobody could open the table"
    technician.touch(CardNamed("M. Cho"))
    technician.swipe(CARDS[2])
    technician.open_table()
    key = (technician.settings / "journal.key").read_bytes()
    dealer = technician.register.staff().holder(fingerprint(key, CARDS[2]))
    assert dealer is not None
    assert (dealer.member.name, dealer.member.role) == ("M. Cho", Role.DEALER)


def test_no_card_number_is_in_any_file(technician: Technician) -> None:
    technician.go_to(SetUpStep.STAFF)
    technician.enrol_both()
    technician.open_table()
    assert register_file(technician.folder).exists()
    files = [one for one in technician.folder.rglob("*") if one.is_file()]
    for number in CARDS:
        assert not any(number.encode() in file.read_bytes() for file in files)


def test_a_table_of_a_link_joins_the_floor_by_its_certificate(technician: Technician) -> None:
    technician.go_to(SetUpStep.TABLE)
    technician.touch(TableFileChosen("crazy4-link"), NumberGiven("7"), StepFinished())
    technician.go_to(SetUpStep.FLOOR)
    technician.touch(FloorNamed("Floor One"))
    answers = technician.set_up.draft.answers
    assert answers.links == {"A": "MGL"}
    assert answers.floor.startswith("host=floorone dbname=floor user=table_7 sslmode=verify-full")
    technician.machine.mishap = replace(Mishap(), has_floor=False)
    technician.touch(TrialBegun())
    technician.wait(100)
    assert technician.said.startswith("The server does not answer")
    technician.machine.mishap = Mishap()
    technician.touch(TrialBegun())
    technician.wait(100)
    technician.touch(StepFinished())
    assert technician.step is SetUpStep.BACKUP
    technician.touch(StepChosen(SetUpStep.TABLE), NumberGiven("8"))
    assert technician.set_up.draft.answers.floor == "", "its certificate was for table 7"
    assert SetUpStep.FLOOR not in technician.set_up.draft.done


def test_a_simulated_set_up_is_by_touch(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kiosk-setup", "--simulated", "--answers", "x.toml"]) == WRONG_CALL
    assert "--simulated is by touch" in capsys.readouterr().err


def test_both_of_the_first_two_have_a_pin_that_their_card_asks_for(technician: Technician) -> None:
    technician.go_to(SetUpStep.STAFF)
    technician.wait(SURVEY_MS)
    technician.touch(CardNamed("L. Haddad"))
    technician.swipe(CARDS[0])
    technician.touch(PinGiven("4816"), CardNamed("J. Park"))
    technician.swipe(CARDS[1])
    assert not technician.set_up.view().are_whole, "the second PIN is missing"
    technician.touch(PinGiven("2759"), CardNamed("M. Cho"))
    technician.swipe(CARDS[2])
    assert [card.has_pin for card in technician.set_up.view().cards] == [True, True, False]
    technician.open_table()
    key = (technician.settings / "journal.key").read_bytes()
    kept = {card.member.role: card for card in technician.register.staff().cards.values()}
    for role, pin in ((Role.EXECUTIVE, "4816"), (Role.SUPERVISOR, "2759")):
        assert is_pin(key, kept[role].fingerprint, pin, kept[role].pin)


def test_a_printer_of_another_speed_is_found_by_listening_and_named_with_it(
    tmp_path: Path,
) -> None:
    technician = Technician(tmp_path, Mishap(fast_printer=True))
    technician.go_to(SetUpStep.PORTS)
    technician.wait(SURVEY_MS)
    technician.find("sensors", "swiper")
    assert technician.set_up.view().heard == 0, "nobody answers at the usual speed"
    said = []
    while technician.set_up.view().heard == 0 and len(said) < len(SPEEDS):
        technician.touch(PortRetuned("/dev/dealer/A10KXYZ2"))
        said.append(technician.said)
        technician.wait(SURVEY_MS)
    assert said[0] == "Port 2 is asked at 19200 baud now"
    assert len(said) == 4
    technician.touch(PortConfirmed())
    technician.wait()
    assert technician.set_up.draft.answers.ports["printer"] == "/dev/dealer/A10KXYZ2@115200"
    technician.power_cut()
    technician.machine.mishap = Mishap(fast_printer=True)
    technician.wait(SURVEY_MS)
    assert "printer" in technician.set_up.draft.tested, "it is asked at its own speed again"
    technician.go_to(SetUpStep.STAFF)
    technician.enrol_both()
    technician.touch(SlipOrdered())
    technician.wait(10_000)
    technician.touch(SlipRead(), SetUpEnded())
    assert technician.set_up.is_finished
    assert 'printer = "/dev/dealer/A10KXYZ2@115200"' in (
        technician.settings / "table.toml"
    ).read_text(encoding="utf-8")


def test_the_test_of_sensors_lights_their_lamps_seat_by_seat(technician: Technician) -> None:
    technician.go_to(SetUpStep.PORTS)
    technician.answer()
    sensors = technician.machine.hardware.sensors
    assert sensors is not None
    technician.touch(DeviceTested("sensors"))
    assert technician.said.startswith("The lamps light up seat by seat")
    seen: list[int] = []
    for _ in range(200):
        technician.wait(20)
        lit = [seat for seat in range(1, 8) if sensors.lamp(seat) == "lit"]
        assert len(lit) <= 1
        seen += [seat for seat in lit if seat not in seen]
    assert seen == [1, 2, 3, 4, 5, 6, 7]
    assert technician.set_up.draft.tested == {"sensors", "swiper", "printer"}


def test_the_test_of_a_printer_cuts_paper_and_that_of_a_reader_awaits_a_card(
    technician: Technician,
) -> None:
    technician.go_to(SetUpStep.PORTS)
    technician.answer()
    printer = technician.machine.hardware.printer
    assert printer is not None
    before = len(printer.slips)
    technician.touch(DeviceTested("printer"))
    assert technician.said == "The printer feeds and cuts"
    technician.wait(3_000)
    assert len(printer.slips) == before + 1
    technician.touch(DeviceTested("swiper"), StepFinished())
    assert technician.said == "1 device without a test"
    technician.machine.use("swiper")
    technician.wait()
    assert "swiper" in technician.set_up.draft.tested


def test_the_first_start_asks_for_the_zone_and_the_start_of_the_day(
    technician: Technician,
) -> None:
    technician.go_to(SetUpStep.CLOCK)
    technician.touch(ZoneChosen("America/New_York"), DayStartChosen("04:00"))
    chosen = [one.label for one in choices_of(technician) if one.is_on]
    assert chosen == ["No server of the house", "Eastern", "04:00"]
    assert found_states(technician)["Off by"] is ThingState.OPEN, "what was not compared: no check"
    technician.go_to(SetUpStep.STAFF)
    technician.enrol_both()
    technician.open_table()
    table = (technician.settings / "table.toml").read_text(encoding="utf-8")
    assert 'zone = "America/New_York"' in table
    assert 'starts = "04:00"' in table


def test_the_tables_screen_lies_and_only_a_sign_may_hang_upright(technician: Technician) -> None:
    technician.go_to(SetUpStep.SCREEN)
    ways = [one.label for one in choices_of(technician) if isinstance(one.touch, ScreenTurned)]
    assert ways == ["As mounted", "Upside down"]


def test_a_palm_beside_the_cross_is_told_and_measures_nothing(technician: Technician) -> None:
    technician.go_to(SetUpStep.SCREEN)
    trial = TouchTrialFlow(technician.set_up)
    trial.take(CrossTouched(1_680.0, 1_920, is_hit=False))
    assert any("lift the palm" in said for said in words(trial.model()))
    for _ in range(5):
        (cross,) = every(trial.model(), Crosses)
        assert cross.model <= 5
        trial.take(CrossTouched(4.0, 1_920, is_hit=True))
    assert SetUpStep.SCREEN in technician.set_up.view().draft.tried


def test_a_miss_is_told_at_once_and_one_alone_fails_nothing(technician: Technician) -> None:
    technician.go_to(SetUpStep.SCREEN)
    trial = TouchTrialFlow(technician.set_up)
    trial.take(CrossTouched(130.0, 1_920, is_hit=False))
    assert any("mm off: touch the middle again" in said for said in words(trial.model()))
    for _ in range(5):
        trial.take(CrossTouched(4.0, 1_920, is_hit=True))
    assert SetUpStep.SCREEN in technician.set_up.view().draft.tried


def test_a_cross_that_is_missed_three_times_is_the_glass(technician: Technician) -> None:
    technician.go_to(SetUpStep.SCREEN)
    trial = TouchTrialFlow(technician.set_up)
    for _ in range(3):
        trial.take(CrossTouched(130.0, 1_920, is_hit=False))
    said = technician.set_up.view().said
    assert said is not None
    assert "mm off. Turn the screen, or clean the glass" in said.sentence
    assert SetUpStep.SCREEN not in technician.set_up.view().draft.tried


def test_tables_are_named_in_words_with_the_file_below(technician: Technician) -> None:
    technician.go_to(SetUpStep.TABLE)
    technician.touch(GameToggled("house_money"))
    named = {one.detail.partition(",")[0]: one.label for one in choices_of(technician)}
    assert named["house-money-house"] == "Nexus: House Jackpot, Blazing 7's, House Money"
    assert named["blackjack-blazing"] == "Nexus: Blazing 7's 1"


def test_once_every_device_is_tested_no_port_is_waited_for(technician: Technician) -> None:
    technician.go_to(SetUpStep.PORTS)
    technician.answer()
    assert button(ports_page(technician.set_up.view()), PortConfirmed()).reason == (
        "Every device is tested"
    )
