"""Who of a line may do more than the regular look, and when: a chip is worth more than a doubt."""

from dealer_assist.devices.cctalk.orders import RiskyTurns

LONGEST_WITHOUT_AUDIT_MS = 2_000


class AuditTurns:
    """Let only one station of a long line do its audit at a time, for the others' sake.

    While rounds take longer than `late_ms` an audit waits. `risky` are the turns of questions
    that may not be answered, `good` counts the answers of everybody on the line.
    """

    def __init__(self, gap_ms: int = 0, late_ms: int = 0) -> None:
        self.risky = RiskyTurns()
        self.good = 0
        self._gap_ms = gap_ms
        self._late_ms = late_ms
        self._next_ms = 0
        self._must_ms = 0
        self._is_late = False

    def round_took(self, ms: int) -> None:
        """Learn how long the last round of visits was."""
        self._is_late = 0 < self._late_ms < ms

    def take(self, now_ms: int) -> bool:
        """Take the turn if it is free."""
        if now_ms < (self._must_ms if self._is_late else self._next_ms):
            return False
        self._next_ms = now_ms + self._gap_ms
        self._must_ms = now_ms + LONGEST_WITHOUT_AUDIT_MS
        return True
