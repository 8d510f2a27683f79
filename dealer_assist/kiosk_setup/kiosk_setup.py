"""The set-up of a kiosk, touch by touch: each answer is kept before the next is asked for.

It knows no screen. What is touched comes as a `SetUpTouch`; what is shown is a `SetUpView`.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import assert_never

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.table_offers import table_offers
from dealer_assist.desk.clock import Clock
from dealer_assist.devices.messages import CardMisread, CardSwiped
from dealer_assist.errors import Refused, UserFacingError
from dealer_assist.kiosk_setup.answers import NO_DEVICE, as_answers_file
from dealer_assist.kiosk_setup.device_trials import Trying, sentence_of
from dealer_assist.kiosk_setup.draft import STEPS, DraftFile, SetUpDraft, SetUpStep
from dealer_assist.kiosk_setup.files import set_up_kiosk
from dealer_assist.kiosk_setup.first_cards import FirstCard, FirstCards
from dealer_assist.kiosk_setup.floor_join import floor_server, links_of, one_word
from dealer_assist.kiosk_setup.law import answered, table_of
from dealer_assist.kiosk_setup.machine import FLOOR_FOLDER, Machine, TrialResult
from dealer_assist.kiosk_setup.port_search import PortSearch
from dealer_assist.kiosk_setup.ports import bare, speed_of
from dealer_assist.kiosk_setup.slip_trial import DrawSlip, SlipTest, some_codes, test_slip
from dealer_assist.kiosk_setup.steps import lacks, may_go_to
from dealer_assist.kiosk_setup.touches import (
    AnswersSaved,
    CardChanged,
    CardNamed,
    DayStartChosen,
    DeviceChosen,
    DeviceDenied,
    DeviceMoved,
    DeviceSought,
    DeviceTested,
    FloorNamed,
    FolderChosen,
    GameToggled,
    LabelChosen,
    LanguageChosen,
    LawChosen,
    LawTouch,
    NumberGiven,
    PinGiven,
    PortConfirmed,
    PortFreed,
    PortRetuned,
    PortsSought,
    PortsTurned,
    PortTouch,
    RecordKept,
    RecordShown,
    ScreenChosen,
    ScreenTurned,
    SetUpEnded,
    SetUpTouch,
    SignChosen,
    SignTurned,
    SlipHelpShown,
    SlipOrdered,
    SlipRead,
    SlipShown,
    StepChosen,
    StepFinished,
    StepLeft,
    TableFileChosen,
    TimeServerNamed,
    TouchMeasured,
    TrialBegun,
    ZoneChosen,
)
from dealer_assist.kiosk_setup.view import SetUpView
from dealer_assist.message import Msg
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import FloorPlace, TableSetup
from dealer_assist.value import Value, replace

SAID_MS = 8_000
MOST_OFF_MM = 5
LISTENS = (SetUpStep.PORTS, SetUpStep.STAFF)


class SetUpServices(Value):
    """What a set-up is given: the machine, the folders, the time, chance, and a pen for slips."""

    machine: Machine
    clock: Clock
    resources: Path
    layouts: Path
    own: Path
    settings: Path
    cards: FirstCards
    draw_slip: DrawSlip
    random: Random
    keep_language: Callable[[str], None]


class SetUp:
    """One set-up, from where it was left to OPEN THE TABLE."""

    def __init__(self, given: SetUpServices) -> None:
        self._given = given
        self._file = DraftFile(given.settings)
        self._draft = self._file.read()
        self._said: TrialResult | None = None
        self._said_ms = 0
        self._trying: Trying | None = None
        self._search = PortSearch(given.machine, given.clock.ms)
        self._offers = table_offers(given.resources, given.own)
        self._game, self._record = "", ""
        self._table: TableSetup | None = None
        self._load_table()
        self._slip = SlipTest()
        self.is_finished = False
        self._enter(self._draft.step)

    @property
    def draft(self) -> SetUpDraft:
        """Return the answers so far."""
        return self._draft

    def view(self) -> SetUpView:
        """Return what is shown."""
        given, step, search = self._given, self._draft.step, self._search
        cards = self._cards() if step is SetUpStep.STAFF else ()
        return SetUpView(
            draft=self._draft,
            now=given.clock.now(),
            now_ms=given.clock.ms(),
            is_simulated=given.machine.is_simulated,
            said=self._said,
            is_trying=self._trying is not None,
            outputs=given.machine.outputs() if step in (SetUpStep.SCREEN, SetUpStep.SIGN) else (),
            offers=self._offers,
            game=self._game,
            table=self._table,
            record=self._record,
            ports=search.rack.ports if step is SetUpStep.PORTS else (),
            first_port=search.first_shown,
            device=search.device,
            heard=search.heard(self._draft) if step is SetUpStep.PORTS else 0,
            is_confirmed=search.is_confirmed(self._draft),
            folders=given.machine.folders() if step is SetUpStep.BACKUP else (),
            cards=cards,
            are_whole=bool(cards) and given.cards.are_whole,
            are_recorded=bool(cards) and given.cards.are_recorded,
            slip=self._slip.view,
        )

    def tick(self) -> None:
        """Let time pass; what cannot be kept meanwhile is said, and tried again."""
        try:
            self._tick(self._given.clock.ms())
        except UserFacingError as trouble:
            self.say(sentence_of(trouble))

    def _tick(self, now_ms: int) -> None:
        """See to the ports, the tests, the printer, and to sentences that were read."""
        self._given.machine.tick(now_ms)
        self._search.rack.tick(now_ms)
        if self._said is not None and now_ms - self._said_ms >= SAID_MS:
            self._said = None
        if self._trying is not None and self._trying.result is not None:
            result, self._trying = self._trying.result, None
            self._ended(result)
        self._print_on(now_ms)
        if self._draft.step is SetUpStep.PORTS:
            self._mind_ports()
        elif self._draft.step is SetUpStep.STAFF:
            self._take_cards()

    def close(self) -> None:
        """Release every port."""
        self._search.rack.close()
        self._slip.close()

    def take(self, touch: SetUpTouch) -> None:
        """Answer a touch; what cannot be done is said, and nothing has changed."""
        self._said = None
        try:
            self._take(touch)
        except UserFacingError as refused:
            self.say(sentence_of(refused))

    def say(self, sentence: str, *, is_well: bool = False) -> None:
        """Show a sentence for a while."""
        self._said, self._said_ms = TrialResult(is_well, sentence), self._given.clock.ms()

    def _take(self, touch: SetUpTouch) -> None:
        match touch:
            case StepChosen(step):
                self._go_to(step)
            case StepLeft():
                self._enter(STEPS[max(0, STEPS.index(self._draft.step) - 1)])
            case StepFinished():
                self._go_on()
            case LanguageChosen(language):
                self._keep(self._draft.answered(language=language))
            case ScreenChosen(output):
                self._keep(self._draft.answered(output=output))
            case ScreenTurned(turned):
                self._keep(self._draft.answered(turned=turned))
            case SignChosen(output):
                self._keep(self._draft.answered(sign=output))
            case SignTurned(turned):
                self._keep(self._draft.answered(sign_turned=turned))
            case TouchMeasured(mm):
                self._judge_touch(mm)
            case GameToggled(game):
                self._game = "" if game == self._game else game
            case TableFileChosen(table):
                self._choose_table(table)
            case NumberGiven(number):
                self._give_number(number.strip())
            case LawChosen() | RecordShown() | RecordKept():
                self._take_law(touch)
            case (
                DeviceChosen()
                | DeviceSought()
                | DeviceDenied()
                | DeviceTested()
                | PortConfirmed()
                | PortFreed()
                | PortRetuned()
                | PortsSought()
                | PortsTurned()
            ):
                self._take_port(touch)
            case TimeServerNamed(server):
                self._keep(self._draft.answered(time_server=one_word(server)))
            case ZoneChosen(zone):
                self._keep(self._draft.answered(zone=zone))
            case DayStartChosen(starts):
                self._keep(self._draft.answered(day_starts=starts))
            case FloorNamed(host):
                self._join(one_word(host))
            case LabelChosen(label):
                self._keep_place(label, "")
            case FolderChosen(folder):
                self._keep_place("", folder)
            case TrialBegun():
                self._try()
            case DeviceMoved(device):
                self._given.machine.use(device)
            case CardNamed(name):
                self._given.cards.name(name)
            case PinGiven(digits):
                self._given.cards.pin(digits)
            case CardChanged(role):
                self._change_card(role)
            case SlipOrdered():
                self._print()
            case SlipRead(code):
                self._slip.read(code)
            case SlipHelpShown():
                self._slip.answer(is_read=False, needs_help=True)
            case SlipShown():
                self._slip.answer(is_read=False, needs_help=False)
            case AnswersSaved():
                self._save()
            case SetUpEnded():
                self._open_table()
            case _:
                assert_never(touch)

    # Steps

    def _go_to(self, step: SetUpStep) -> None:
        if not may_go_to(self._draft, step):
            raise Refused(Msg("The steps before it come first"))
        self._enter(step)

    def _go_on(self) -> None:
        step = self._draft.step
        if why := self._lacks(step):
            raise Refused(why)
        self._keep(replace(self._draft, done=self._draft.done | {step}))
        self._enter(STEPS[min(STEPS.index(step) + 1, len(STEPS) - 1)])

    def _enter(self, step: SetUpStep) -> None:
        self._trying = None
        if step is not self._draft.step:
            self._keep(replace(self._draft, step=step))
        if step in LISTENS:
            self._search.begin(self._draft, self._table)
        else:
            self._search.rack.close()
        if step is SetUpStep.SCREEN and not self._draft.answers.output:
            outputs = self._given.machine.outputs()
            if outputs:
                self._keep(self._draft.answered(output=outputs[0].name))

    def _lacks(self, step: SetUpStep) -> str:
        is_staffed = step is SetUpStep.STAFF and self._given.cards.are_whole
        return lacks(self._draft, step, self._table, is_staffed=is_staffed)

    def _keep(self, draft: SetUpDraft) -> None:
        self._file.keep(draft)
        self._draft = draft

    # Screen and table

    def _judge_touch(self, mm: int) -> None:
        if mm > MOST_OFF_MM:
            raise Refused(
                Msg("The finger was {mm} mm off. Turn the screen, or clean the glass", mm=mm)
            )
        self._keep(replace(self._draft.passed(), touch_mm=mm))
        self.say(Msg("Touch fits within {mm} mm", mm=max(1, mm)), is_well=True)

    def _choose_table(self, name: str) -> None:
        draft = self._draft.answered(table=name)
        answers = replace(
            draft.answers, ports={}, floor="", links={}, jurisdiction="", approval=None
        )
        done = draft.done - set(STEPS[STEPS.index(SetUpStep.TABLE) :])
        self._keep(replace(draft, answers=answers, tested=frozenset(), done=done))
        self._load_table()

    def _give_number(self, number: str) -> None:
        draft = self._draft.answered(number=number)
        if draft.answers.floor:  # the certificate names the table by its number
            answers = replace(draft.answers, floor="", links={})
            draft = replace(draft, answers=answers, done=draft.done - {SetUpStep.FLOOR})
        self._keep(draft)
        self._load_table()

    def _load_table(self) -> None:
        given = self._given
        self._table = None
        try:
            self._table = table_of(self._draft.answers, given.resources, given.layouts, given.own)
        except BadDefinition as wrong:
            self.say(str(wrong))
        if self._table is not None:
            self._game = self._table.game

    def _take_law(self, touch: LawTouch) -> None:
        today = self._given.clock.now().date()
        answers = answered(self._table, self._draft.answers, touch, today)
        self._record = touch.path if isinstance(touch, RecordShown) else ""
        self._keep(
            self._draft.answered(jurisdiction=answers.jurisdiction, approval=answers.approval)
        )
        self._load_table()

    # Ports

    def _take_port(self, touch: PortTouch) -> None:
        draft, shows = self._search.take(self._draft, self._table, touch)
        if draft != self._draft:
            self._keep(draft)
        if shows:
            self.say(shows, is_well=True)

    def _mind_ports(self) -> None:
        if self._table is None:
            return
        told = self._search.lost(self._draft) or self._search.tested(self._draft, self._table)
        if told is None:
            return
        draft, result = told
        if draft != self._draft:
            self._keep(draft)
        if self._said is None or self._said.sentence != result.sentence:
            self.say(result.sentence, is_well=result.is_well)

    # Floor

    def _join(self, host: str) -> None:
        if not host:
            self._keep(self._draft.answered(floor="", links={}))
            return
        folder = self._given.settings / FLOOR_FOLDER
        server = floor_server(host, self._draft.answers.number, folder)
        links = links_of(self._table, self._given.resources, self._given.layouts)
        self._keep(self._draft.answered(floor=server, links=links))

    def _keep_place(self, label: str, folder: str) -> None:
        place = {"backup_label": label, "backup_folder": folder, "backup_uuid": ""}
        self._keep(self._draft.answered(**place))

    # Tests beside the screen

    def _try(self) -> None:
        machine, answers = self._given.machine, self._draft.answers
        match self._draft.step:
            case SetUpStep.CLOCK:
                self._begin(lambda: machine.try_clock(answers.time_server))
            case SetUpStep.FLOOR if self._table is not None:
                place = FloorPlace(answers.floor, dict(answers.links))
                joining, settings = replace(self._table, floor=place), self._given.settings
                self._begin(lambda: machine.try_floor(joining, settings))
            case SetUpStep.BACKUP:
                label, folder = answers.backup_label, answers.backup_folder
                self._begin(lambda: machine.try_copy(label, folder))
            case _:
                raise Refused(Msg("This step has no test"))

    def _begin(self, work: Callable[[], TrialResult]) -> None:
        self._trying = Trying(work, at_once=self._given.machine.is_simulated)

    def _ended(self, result: TrialResult) -> None:
        draft = self._draft.passed() if result.is_well else self._draft.answered()
        if draft.step is SetUpStep.CLOCK:
            draft = replace(draft, skew_ms=result.figure)
        if draft.step is SetUpStep.BACKUP:  # from now on this disk, and no other with its label
            draft = replace(draft, answers=replace(draft.answers, backup_uuid=result.uuid))
        self._keep(draft)
        self.say(result.sentence, is_well=result.is_well)

    # Staff cards and the slip

    def _take_cards(self) -> None:
        for message in self._search.rack.messages(self._draft.answers.ports.get("swiper", "")):
            match message:
                case CardSwiped(number):
                    self.do_card(number)
                case CardMisread(reason):
                    self.say(reason)
                case _:
                    pass

    def _cards(self) -> tuple[FirstCard, ...]:
        """Return the two cards; a register that cannot be read says why, and there are none."""
        try:
            return self._given.cards.cards
        except UserFacingError as trouble:
            self.say(sentence_of(trouble))
            return ()

    def do_card(self, number: str) -> None:
        """Take a staff card that went through the reader."""
        try:
            self._given.cards.swipe(number)
            self._said = None
        except UserFacingError as refused:
            self.say(sentence_of(refused))

    def _change_card(self, role: Role) -> None:
        if self._slip.is_printing:
            raise Refused(Msg("The slip is printing"))
        self._given.cards.change(role)
        self._slip = SlipTest()  # it names the two

    def _print(self) -> None:
        given, table, where = self._given, self._table, self._printer
        if table is None or not where:
            raise Refused(Msg("This table has no slip printer"))
        names = tuple(card.name for card in given.cards.cards)
        is_simulated = given.machine.is_simulated
        codes = some_codes(given.random)
        words = test_slip(table, names, codes[0], given.clock.now(), is_simulated=is_simulated)
        self._search.rack.close()  # a port has one user
        baud = speed_of(where)
        port = given.machine.open_port(self._where_of(where), baud)
        slip = given.draw_slip(words)
        self._slip.print(port, words, codes, slip, baud=0 if is_simulated else baud)

    @property
    def _printer(self) -> str:
        """Return the port of the printer; nothing where the table has none."""
        where = self._draft.answers.ports.get("printer", NO_DEVICE)
        return "" if where == NO_DEVICE else where

    def _where_of(self, name: str) -> str:
        ports = self._given.machine.ports()
        found = next((port.where for port in ports if port.name == bare(name)), None)
        return found or bare(name)

    def _print_on(self, now_ms: int) -> None:
        if self._slip.tick(now_ms):
            self._search.rack.look()
            if self._slip.view is not None and self._slip.view.trouble:
                self.say(self._slip.view.trouble)

    # The end

    def _save(self) -> None:
        answers = self._draft.answers
        name = f"answers-{answers.number}.toml"
        text = as_answers_file(answers)
        saved = self._given.machine.save(answers.backup_label, answers.backup_folder, name, text)
        self.say(saved.sentence, is_well=saved.is_well)

    def _open_table(self) -> None:
        if why := self._lacks(SetUpStep.STAFF):
            raise Refused(why)
        if self._printer and not self._slip.is_read:
            raise Refused(Msg("The slip is not read yet"))
        given, answers = self._given, self._draft.answers
        given.cards.record()
        today = given.clock.now().date()
        set_up_kiosk(answers, given.resources, given.layouts, given.own, given.settings, today)
        given.keep_language(answers.language)
        self._file.drop()
        self._search.rack.close()
        self.is_finished = True
