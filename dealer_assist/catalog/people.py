"""The people of a simulated table: staff with their cards, and who plays at which seat."""

from collections.abc import Mapping
from pathlib import Path

from dealer_assist.catalog.fields import Fields, parse_dollars
from dealer_assist.rules.money import chips
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import SamplePlayer, WagerSpot
from dealer_assist.value import Value

Limits = Mapping[str, tuple[int, int]]


class SampleCard(Value):
    """A card that a simulated reader can be given."""

    member: StaffMember
    number: str


def load_staff(file: Path) -> tuple[SampleCard, ...]:
    """Read the sample staff with their cards."""
    fields = Fields.of_file(file)
    cards: dict[str, SampleCard] = {}
    for key in fields:
        card = _card(key, fields.table(key))
        if card.number in cards:
            other = cards[card.number].member.key
            fields.table(key).wrong("card", f"is the card of {other} too; give each their own")
        cards[card.number] = card
    return tuple(cards.values())


def _card(key: str, fields: Fields) -> SampleCard:
    roles = tuple(role.value for role in Role)
    number = fields.text("card")
    if not number.isdecimal() or not 8 <= len(number) <= 19:
        fields.wrong("card", "must be 8 to 19 digits")
    member = StaffMember(key, fields.text("name"), Role(fields.choice("role", roles)), number[-4:])
    fields.done()
    return SampleCard(member, number)


def read_players(
    fields: Fields,
    game: GameDefinition,
    seats: tuple[int, ...],
    rows: tuple[WagerSpot, ...],
    limits: Limits,
) -> tuple[SamplePlayer, ...]:
    """Read who sits at a simulated table; nobody sits twice, and everybody bets within limits."""
    before_cards = [row.key for row in rows if not row.is_made_in_play]
    players: dict[int, SamplePlayer] = {}
    for table in fields.tables("players"):
        player = _player(table, game, limits)
        if player.seat not in seats:
            table.wrong("seat", f"{player.seat} is not a seat of this table")
        if player.seat in players:
            table.wrong("seat", f"{player.seat} has a player already; give each player a seat")
        if not any(wager in player.wagers for wager in before_cards):
            like = ", ".join(before_cards)
            table.wrong("wagers", f"needs one that is bet before the cards, like {like}")
        players[player.seat] = player
    return tuple(players.values())


def _player(fields: Fields, game: GameDefinition, limits: Limits) -> SamplePlayer:
    seat = fields.whole("seat", least=1)
    wagers = fields.table("wagers")
    for wager in wagers:
        if wager not in {**game.wagers, **game.decided}:
            wagers.wrong(wager, f"is no wager of {game.name}")
    amounts = {wager: wagers.parsed(wager, parse_dollars) for wager in wagers}
    for wager, cents in amounts.items():
        least, most = limits.get(wager, (cents, cents))
        if cents and not least <= cents <= most:
            between = f"{chips(least)} to {chips(most)}"
            wagers.wrong(wager, f"{chips(cents)} is outside the limits of {between}; bet within")
    decisions = [stage.key for stage in game.stages if stage.may_fold]
    folds_at = fields.choice("folds_at", ("", *decisions), "")
    back = fields.texts("takes_back", ())
    may = game.title.may_take_back if game.title else ()
    for wager in back:
        if wager not in may:
            fields.wrong("takes_back", f"{wager!r} is no bet that {game.name} gives back")
    folds = fields.flag("folds", default=False)
    player = SamplePlayer(seat, amounts, folds, folds_at, back)
    if folds_at and not player.folds:
        fields.wrong("folds_at", "says where a player folds who does not; write folds = true too")
    fields.done()
    return player
