"""RULES of a lesson's table, to read before it is played: a chapter, or all paytables."""

from typing import TypeAlias, assert_never

from dealer_assist.message import Msg
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.paytables import paytables_leaf
from dealer_assist.ui.pages.rules import Chapter, ChapterText, chapters_of
from dealer_assist.ui.school.frame import frame
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.nodes import GAP
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Stay, Step
from dealer_assist.ui.toolkit.nodes import Columns, Mark, Page, column, row, space
from dealer_assist.ui.toolkit.values.frame import BarButton, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice
from dealer_assist.value import Value, replace


class ChapterTouched(Value):
    """A chapter by its key."""

    chapter: str


class OtherTouched(Value):
    """The paytables in the place of the rules, or the rules again."""


RulesTouch: TypeAlias = ChapterTouched | OtherTouched | BackTouched


class RulesReading(Value):
    """What is read: the chapters of a table with the open one, or its paytables."""

    setup: TableSetup
    game: GameDefinition
    chapters: tuple[Chapter, ...]
    chapter: Chapter
    shows_paytables: bool = False


class RulesFlow(SchoolFlow[Page[RulesTouch], RulesTouch]):
    """Begins with the first chapter."""

    help_topic = "school.rules"

    def __init__(self, school: School, key: str) -> None:
        super().__init__(school)
        services = school.services
        setup = services.lessons.setup(key)
        chapters = chapters_of(services.lessons.rule_book(setup.game), setup)
        game = services.drills.book.games[setup.game]
        self._reading = RulesReading(setup, game, chapters, chapters[0])

    def shown(self) -> Page[RulesTouch]:
        """Return what is read."""
        return rules_page(self.school.learning, self._reading)

    def take(self, touch: RulesTouch) -> Step:
        """Turn to another chapter, to the paytables and back."""
        reading = self._reading
        match touch:
            case ChapterTouched(key):
                chapter = next(one for one in reading.chapters if one.key == key)
                self._reading = replace(reading, chapter=chapter)
                return Stay()
            case OtherTouched():
                self._reading = replace(reading, shows_paytables=not reading.shows_paytables)
                return Stay()
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)


_NAMES, _MOST, _FEW = 424.0, 112.0, 5


def rules_page(learning: Learning, reading: RulesReading) -> Page[RulesTouch]:
    """Return a chapter beside the names of all, or the paytables; a button leads to the other."""
    leaf = paytables_leaf(reading.game, Table(reading.setup))
    if reading.shows_paytables:
        rules = Button(OtherTouched(), Msg("RULES"), "book", Msg("Of this game, in short"))
        return Page(Columns(leaf.columns), _frame(learning, leaf.title, rules))
    pays = Button(OtherTouched(), Msg("PAYTABLES"), "list", Msg("What each hand pays"))
    names = [
        Mark(Choice(ChapterTouched(chapter.key), chapter.title, chapter == reading.chapter))
        for chapter in reading.chapters
    ]
    few = [name.of(_MOST) for name in names] if len(names) <= _FEW else []
    chapters = column(*few, space(), gap=GAP) if few else column(*names, gap=GAP)
    title = Msg("Rules of {game}", game=reading.setup.game_name)
    body = row(chapters.of(_NAMES), ChapterText(reading.chapter), gap=GAP)
    return Page(body, _frame(learning, title, pays if leaf.columns else None))


def _frame(
    learning: Learning, title: str, other: Button[OtherTouched] | None
) -> ScreenFrame[RulesTouch]:
    back = Button(BackTouched(), Msg("BACK"), "arrow-left", state=ActionState.NEXT)
    bar: list[BarButton[RulesTouch]] = [BarButton(back, 330)]
    if other is not None:
        bar.append(BarButton(other, 420))
    prompt = PromptModel(Msg("Read, then press BACK"), title)
    return frame(Msg("SCHOOL"), learning.facts(), prompt, tuple(bar), learning.clock)
