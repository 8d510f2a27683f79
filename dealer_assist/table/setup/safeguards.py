"""Where a house wants a second person: a Supervisor's card before something is done."""

from dealer_assist.frozen import frozen


@frozen
class Safeguards:
    """What needs a Supervisor's card at a table; nothing does unless its file says so.

    `void_needs_card` holds once cards may be out. `key_needs_card` asks who holds the key.
    """

    void_needs_card: bool = False
    exit_needs_card: bool = False
    key_needs_card: bool = False
