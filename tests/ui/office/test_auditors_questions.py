"""The five questions of an auditor, answered on the screen by touch, each in under a minute.

Every question begins at the table: MENU, GAME MANAGER and a card count too. A hand touches every
0.9 s, a card takes three; what the screen needs is on top, in its own time.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from office_table import the_office, with_wins
from seated_table import SeatedTable

from dealer_assist.journal.past_wins import adjustment_of
from dealer_assist.table import commands as c
from dealer_assist.ui.office.open_pane import OpenPane
from dealer_assist.ui.shell.journal_reader import JournalReader

A_TOUCH_S, A_CARD_S, LONGEST_S = 0.9, 3.0, 60.0
"""A hand's pace, and what a question may take."""
NOTE = "Chip was late, seen on camera"


class Auditor:
    """Touches, swipes and reads; counts what each costs."""

    def __init__(self, table: SeatedTable) -> None:
        self.table, self.touches, self.cards = table, 0, 0
        self._since = table.clock.ms()

    def touch(self, words: str) -> None:
        self.table.press(words)
        self.touches += 1

    def enter(self) -> None:
        """Come in from the table."""
        self.touch("MENU")
        self.touch("GAME MANAGER")
        self.table.swipe("executive-1")
        self.cards += 1

    def read(self) -> str:
        """Wait until what was asked for is there, and read everything that the subject says."""
        pane = the_office(self.table).page.pane
        assert isinstance(pane, OpenPane)
        flow = pane.flows[-1]
        for _ in range(100):
            adding = getattr(flow, "adding", None)
            if adding is None or adding.task is None:
                break
            adding.task.finish()
            self.table.wait(100)
        flow.refresh()
        return str(flow.model())

    @property
    def seconds(self) -> float:
        """Return what it has taken: at a hand's pace, or by the screen's clock if that is more."""
        screen = (self.table.clock.ms() - self._since) / 1000
        return max(screen, self.touches * A_TOUCH_S + self.cards * A_CARD_S)


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    """Return a table with a day behind it: wins, a back-out, a refused card, an alert noted."""
    with with_wins(seated, tmp_path):
        cards = {key: card.member for key, card in seated.cards.items()}
        do = seated.desk.submit
        facts = JournalReader(seated.face.pages.page_context.journal).facts(5)
        do(adjustment_of(1, "Wrong seat", facts, NOTE))
        for who in ("supervisor-1", "executive-1"):
            do(c.SwipeCard(cards[who]))
        seated.wait()
        seated.press("CLOSE")
        assert seated.rack.simulated.swiper is not None
        seated.rack.simulated.swiper.swipe("6003118899994471")
        seated.wait()
        do(c.RaiseAlert("left_open 12", "left_open", "Round 12 ended, but seat 5 was not paid"))
        do(c.RaiseAlert("voided 9", "voided", "Round 9 void: misdeal"))
        do(c.OpenBackOffice(cards["supervisor-1"]))
        do(c.AcknowledgeAlert("voided 9", cards["supervisor-1"]))
        do(c.CloseBackOffice(cards["supervisor-1"]))
        seated.wait()
        yield seated
        seated.face.pages.close()


def do_meters_reconcile(auditor: Auditor) -> None:
    auditor.touch("Reports")
    said = auditor.read()
    assert "('Meters reconcile', 'yes')" in said
    assert "Chain at event" in said


def what_was_undone(auditor: Auditor) -> None:
    auditor.touch("Reports")
    auditor.read()
    auditor.touch("Adjusted")
    said = auditor.read()
    for words in ("Wrong seat", NOTE, "J. Park", "L. Haddad"):
        assert words in said, words


def what_was_out_of_the_ordinary(auditor: Auditor) -> None:
    auditor.touch("Alerts")
    said = auditor.read()
    for words in (
        "Round 12 ended, but seat 5 was not paid",
        "Still open",
        "Round 9 void",
        "J. Park,",
    ):
        assert words in said, words


def which_cards_were_refused(auditor: Auditor) -> None:
    auditor.touch("Staff")
    auditor.touch("Refused here")
    assert "Ending 4471" in auditor.read()


def who_was_in_the_office(auditor: Auditor) -> None:
    auditor.touch("Staff")
    auditor.touch("In the office")
    said = auditor.read()
    for words in ("J. Park", "Left", "L. Haddad", "Came in"):
        assert words in said, words


QUESTIONS = {
    "Do the meters reconcile?": do_meters_reconcile,
    "What was undone, why, and by whom?": what_was_undone,
    "What was out of the ordinary, and who acknowledged it?": what_was_out_of_the_ordinary,
    "Which cards were refused?": which_cards_were_refused,
    "Who was in the office?": who_was_in_the_office,
}
PAGE = Path(__file__).parents[3] / "docs" / "handbook" / "auditor.md"


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_screen_answers_in_under_a_minute(table: SeatedTable, question: str) -> None:
    assert question in PAGE.read_text(encoding="utf-8")
    answer: Callable[[Auditor], None] = QUESTIONS[question]
    auditor = Auditor(table)
    auditor.enter()
    answer(auditor)
    print(f"{question}: {auditor.touches} touches, {auditor.seconds:.1f} s")
    assert auditor.touches <= 5
    assert auditor.seconds < LONGEST_S
