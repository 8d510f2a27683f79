"""RULES of a lesson's table: a chapter at a time, or all its paytables side by side."""

from typing import assert_never

from dealer_assist.ui.pages.rules.presenter import chapters_of
from dealer_assist.ui.school.rules.model import ChapterTouched, OtherTouched, RulesModel, RulesTouch
from dealer_assist.ui.school.rules.presenter import RulesReading, rules_model
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Stay, Step
from dealer_assist.value import replace


class RulesFlow(SchoolFlow[RulesModel, RulesTouch]):
    """Begins with the first chapter."""

    help_topic = "school.rules"

    def __init__(self, school: School, key: str) -> None:
        super().__init__(school)
        services = school.services
        setup = services.lessons.setup(key)
        chapters = chapters_of(services.lessons.rule_book(setup.game), setup)
        game = services.drills.book.games[setup.game]
        self._reading = RulesReading(setup, game, chapters, chapters[0])

    def shown(self) -> RulesModel:
        """Show what is read."""
        return rules_model(self.school.learning, self._reading)

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
