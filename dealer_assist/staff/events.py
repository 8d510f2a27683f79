"""What is on record about staff cards: a keyed hash and four digits of each, never a number."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from dealer_assist.journal.codec import Codec, codec_for
from dealer_assist.journal.entry import Entry, Recorded
from dealer_assist.table.events.office import JournalKeyChanged
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.value import Value

Why: TypeAlias = Literal["unknown", "locked_out", "expired", "withdrawn"]


class StaffEnrolled(Value):
    """A person holds a card from now on; `by` and `witness` are the two who let them in.

    Nobody let the first two in: they are founders. `expires` is the card's last good day, as
    2027-01-31, or nothing. `person` is the number of who holds it, the same for all their cards;
    records that are older than the numbers have none.
    """

    key: str
    name: str
    role: Role
    last_four: str
    fingerprint: str
    expires: str = ""
    by: str = ""
    witness: str = ""
    is_founder: bool = False
    person: int = 0

    @property
    def member(self) -> StaffMember:
        """Return the person as a table knows them."""
        return StaffMember(self.key, self.name, self.role, self.last_four, self.person)


class StaffWithdrawn(Value):
    """A person's card is good for nothing from now on; by two persons here, or by a signed list."""

    key: str
    by: str
    witness: str


class PinSet(Value):
    """A card asks for a PIN from now on, or for another one."""

    key: str
    pin: str
    witness: str


class PinUnlocked(Value):
    """A technician has seen to a PIN that was locked; it is the same PIN, and it is taken again."""

    key: str
    by: str
    witness: str


class CardRefused(Value):
    """A card came to a reader and was not good."""

    last_four: str
    why: Why


class PinRefused(Value):
    """A wrong PIN was typed after this person's card."""

    key: str


class RegisterRestored(Value):
    """A backup took the place of a damaged register: up to which event, and what came after it."""

    by: str
    ends: int
    lost: int | None


class StaffListTaken(Value):
    """A signed list of another register was taken, as it stood there at its event `number`.

    `house` is the public key that signed it, `by` and `witness` the two who answered for that key
    where it was new here. Records of earlier releases have neither.
    """

    origin: str
    number: int
    house: str = ""
    by: str = ""
    witness: str = ""


class CardsKeyChanged(Value):
    """Cards are known by another key from now on, `known_by` its print; and who answered for it.

    `cards` are the keyed hashes that were kept, and what each has become. Where the new key was
    laid at a kiosk, as at those that follow another's list, nobody answered for it here.
    """

    known_by: str
    cards: Mapping[str, str]
    by: str = ""
    witness: str = ""


Fact: TypeAlias = (
    StaffEnrolled
    | StaffWithdrawn
    | PinSet
    | PinUnlocked
    | CardRefused
    | PinRefused
    | RegisterRestored
    | StaffListTaken
    | JournalKeyChanged
    | CardsKeyChanged
)

FACTS: Codec[Fact] = codec_for(Fact, "it")


def to_entry(fact: Fact, device: str) -> Entry:
    """Write a fact as the journal takes it; `device` is the place where it happened."""
    kind, payload = FACTS.encode(fact)
    return Entry(kind, payload, 0, who=payload.get("by", ""), device=device)


def from_record(recorded: Recorded) -> Fact:
    """Read a fact back."""
    return FACTS.decode(recorded.kind, recorded.payload)
