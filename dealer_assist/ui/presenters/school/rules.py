"""The rules and the paytables of a lesson's table, in the words that the table's own pages have."""

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.frame import BarButton, FrameModel
from dealer_assist.ui.models.school.rules import RulesModel
from dealer_assist.ui.pages.paytables.presenter import paytables_leaf
from dealer_assist.ui.pages.rules.presenter import Chapter
from dealer_assist.ui.presenters.school.learning import TRAINING, Learning

BACK, RULES, PAYTABLES = "back", "rules", "paytables"


@frozen
class Reading:
    """What is read: the chapters of a table with the open one, or its paytables."""

    setup: TableSetup
    game: GameDefinition
    chapters: tuple[Chapter, ...]
    chapter: Chapter
    shows_paytables: bool = False


def rules_model(learning: Learning, reading: Reading) -> RulesModel:
    """Show a chapter or the paytables; a button leads from one to the other."""
    leaf = paytables_leaf(reading.game, Table(reading.setup))
    if reading.shows_paytables:
        other = ActionModel(RULES, Msg("RULES"), "book", Msg("Of this game, in short"))
        return RulesModel(_frame(learning, leaf.title, other), columns=leaf.columns)
    other = ActionModel(PAYTABLES, Msg("PAYTABLES"), "list", Msg("What each hand pays"))
    names = tuple(
        ChoiceModel(one.key, one.title, one == reading.chapter) for one in reading.chapters
    )
    title = Msg("Rules of {game}", game=reading.setup.game_name)
    return RulesModel(_frame(learning, title, other if leaf.columns else None), names)


def _frame(learning: Learning, title: str, other: ActionModel | None) -> FrameModel:
    back = ActionModel(BACK, Msg("BACK"), "arrow-left", state=ActionState.NEXT)
    return FrameModel(
        TRAINING,
        Msg("SCHOOL"),
        learning.facts(),
        PromptModel(Msg("Read, then press BACK"), title),
        "",
        (BarButton(back, 330), *((BarButton(other, 420),) if other else ())),
        learning.clock,
        Msg("Simulated devices"),
    )
