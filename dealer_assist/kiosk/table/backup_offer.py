"""The backup that could take the place of a damaged journal: said, offered, and put there."""

from pathlib import Path

from dealer_assist import paths
from dealer_assist.desk.clock import WallClock
from dealer_assist.journal.audit import restoring
from dealer_assist.journal.audit.backup import BackupOffer, newest_good
from dealer_assist.journal.errors import EventsLost, JournalDamaged, NotAJournal
from dealer_assist.journal.key import load_key
from dealer_assist.journal.key_change import older_keys
from dealer_assist.message import Msg


def say_what_could_serve(error: Exception, journal: Path, key: bytes) -> None:
    """Add to what is wrong with a journal which backup there is; nothing where there is none."""
    offer = newest_good(journal, key, older=older_keys(paths.heads_folder()))
    if offer is None:
        return
    lacks = "" if offer.missing is None else f", {offer.missing:,} fewer than the damaged one"
    error.args = (
        f"{error} The newest good backup has {offer.head.seq:,} events{lacks}: "
        f"'dealer-assist journal restore --data {journal.parent}' sets the damaged file aside "
        "and goes on from there.",
    )


def backup_for(error: Exception) -> BackupOffer | None:
    """Return the backup that could take the place of a damaged journal; None for other troubles."""
    if isinstance(error, EventsLost) or not isinstance(error, JournalDamaged | NotAJournal):
        return None
    older = older_keys(paths.heads_folder())
    return newest_good(error.path, load_key(paths.key_file()), older=older)


def go_back_to(offer: BackupOffer, journal: Path) -> None:
    """Set a damaged journal aside, untouched, and put its backup in its place."""
    key, heads, now = load_key(paths.key_file()), paths.heads_folder(), WallClock().now
    by = Msg("A person at the screen")
    restored = restoring.go_back_to(offer, journal, key, heads, by=by, clock=now)
    restoring.put_on_record(restored, journal, key, heads, now)
