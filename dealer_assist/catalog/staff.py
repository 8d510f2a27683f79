"""Staff files of simulated tables: who holds which card."""

from pathlib import Path

from dealer_assist.catalog.fields import Fields
from dealer_assist.frozen import frozen
from dealer_assist.table.setup.roles import Role, StaffMember


@frozen
class SampleCard:
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
