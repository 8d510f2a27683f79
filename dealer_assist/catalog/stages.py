"""The stages of a game's file: read in their order, each mistake named."""

from collections.abc import Collection

from dealer_assist.catalog.fields import Fields, nearest
from dealer_assist.rules.stages import CONDITIONS, Stage

_PLACES = ("seat", "board", "dealer", "player", "banker")


def read_stages(fields: Fields, decided: Collection[str]) -> tuple[Stage, ...]:
    """Read the stages of the base game; a game without any has one prompt for all of it."""
    stages: list[Stage] = []
    for one in fields.tables("stages"):
        stage = _stage(one, decided)
        if any(stage.key == other.key for other in stages):
            one.wrong("key", f"{stage.key!r} is there twice; give each stage a key of its own")
        if stage.instead_of and stage.instead_of not in [other.key for other in stages[1:]]:
            one.wrong("instead_of", f"{stage.instead_of!r} is no stage above this one")
        stages.append(stage)
    return tuple(stages)


def _stage(one: Fields, decided: Collection[str]) -> Stage:
    decides = one.texts("decides", ())
    for wager in decides:
        if wager not in decided:
            one.wrong("decides", f"{wager!r} is not bet in play; {nearest(wager, decided)}")
    stage = Stage(
        key=one.text("key"),
        label=one.sentence("label"),
        prompt=one.text("prompt"),
        detail=one.text("detail", ""),
        decides=decides,
        may_fold=one.flag("may_fold", default=False),
        cards=_cards(one.table("cards", optional=True)),
        when=one.choice("when", ("", *CONDITIONS), ""),
        instead_of=one.text("instead_of", ""),
        needs=one.text("needs", ""),
    )
    one.done()
    return stage


def _cards(table: Fields) -> dict[str, int]:
    cards = {place: table.whole(place, least=1) for place in _PLACES if place in table}
    table.done()
    return cards
