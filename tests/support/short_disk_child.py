"""Append until the file system refuses to let a file grow, then check what stands."""

import resource
import signal
import sys
from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.journal.entry import Entry
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.store import Journal


def main(path: Path) -> None:
    """Print how many commands were recorded and how many refused."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    def open_it() -> Journal:
        return Journal.open(
            path, purpose="training", table="t", clock=lambda: datetime.now(UTC), key=bytes(32)
        )

    journal = open_it()
    journal.append([Entry("RoundOpened", {}, 0)], digest="d")
    # An odd number of bytes: the last write is cut in the middle of a page.
    resource.setrlimit(resource.RLIMIT_FSIZE, (150_001, resource.RLIM_INFINITY))
    recorded = 0
    try:
        for number in range(1000):
            entries = [Entry("GameStarted", {"text": "x" * 300}, number) for _ in range(4)]
            journal.append(entries, digest="d", command_id=str(number))
            recorded += 1
    except JournalUnavailable:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    journal.take_up_again()  # a write that was cut short at the commit is known by reading alone
    assert journal.verify() == []
    assert journal.head.seq == 1 + 4 * recorded
    journal.append([Entry("RoomAgain", {}, recorded)], digest="d")
    journal.close()
    with open_it() as again:
        assert again.head.seq == 2 + 4 * recorded
        assert again.verify() == []
    print(recorded, 1)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
