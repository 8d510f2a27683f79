"""The rules and the paytables of a lesson's table, in the words that the table's own pages have."""

from dealer_assist.message import Msg
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.frame import BarButton, ScreenFrame
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.pages.paytables.presenter import paytables_leaf
from dealer_assist.ui.pages.rules.presenter import Chapter
from dealer_assist.ui.school.frame import frame
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.rules.model import ChapterTouched, OtherTouched, RulesModel, RulesTouch
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.value import Value


class RulesReading(Value):
    """What is read: the chapters of a table with the open one, or its paytables."""

    setup: TableSetup
    game: GameDefinition
    chapters: tuple[Chapter, ...]
    chapter: Chapter
    shows_paytables: bool = False


def rules_model(learning: Learning, reading: RulesReading) -> RulesModel:
    """Show a chapter or the paytables; a button leads from one to the other."""
    leaf, chapter = paytables_leaf(reading.game, Table(reading.setup)), reading.chapter
    if reading.shows_paytables:
        rules = Button(OtherTouched(), Msg("RULES"), "book", Msg("Of this game, in short"))
        return RulesModel(_frame(learning, leaf.title, rules), chapter, columns=leaf.columns)
    pays = Button(OtherTouched(), Msg("PAYTABLES"), "list", Msg("What each hand pays"))
    names = tuple(
        ChoiceModel(ChapterTouched(one.key), one.title, one == chapter) for one in reading.chapters
    )
    title = Msg("Rules of {game}", game=reading.setup.game_name)
    return RulesModel(_frame(learning, title, pays if leaf.columns else None), chapter, names)


def _frame(
    learning: Learning, title: str, other: Button[OtherTouched] | None
) -> ScreenFrame[RulesTouch]:
    back = Button(BackTouched(), Msg("BACK"), "arrow-left", state=ActionState.NEXT)
    bar: list[BarButton[RulesTouch]] = [BarButton(back, 330)]
    if other is not None:
        bar.append(BarButton(other, 420))
    prompt = PromptModel(Msg("Read, then press BACK"), title)
    return frame(Msg("SCHOOL"), learning.facts(), prompt, tuple(bar), learning.clock)
