"""Looking back at what is on record, beside the running table."""

from pathlib import Path

from journalled import journal_for
from seated_table import SeatedTable

from dealer_assist.ui.shell.journal_reader import NOT_KEPT, NOT_READ, JournalReader


def test_a_table_without_a_journal_says_so() -> None:
    past = JournalReader(None)
    assert past.rounds(8).trouble == NOT_KEPT
    assert past.facts(1) == ()
    assert past.shift("dealer-1") is None


def test_a_journal_that_cannot_be_read_is_no_crash(tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_text("not a journal at all")
    for path in (tmp_path / "broken.db", tmp_path / "none.db"):
        past = JournalReader(path)
        assert past.rounds(8).trouble == NOT_READ
        assert past.facts(1) == ()
        assert past.shift("dealer-1") is None


def test_rounds_come_newest_first_with_their_dealer_s_name(
    seated: SeatedTable, tmp_path: Path
) -> None:
    with journal_for(seated, tmp_path) as journal:
        past = JournalReader(journal.path)
        assert past.rounds(8).rounds == ()
        seated.start(5)
        seated.end()
        lines = past.rounds(8).rounds
        assert [one.round for one in lines] == [2, 1]
        assert seated.table.dealer is not None
        assert {one.dealer for one in lines} == {seated.table.dealer.name}
        assert [one.round for one in past.rounds(8, 2).rounds] == [1]


def test_the_facts_of_a_round_end_before_the_next(seated: SeatedTable, tmp_path: Path) -> None:
    with journal_for(seated, tmp_path) as journal:
        seated.start(5)
        seated.end()
        kinds = [one.kind for one in JournalReader(journal.path).facts(1)]
        assert (kinds[0], kinds[-1]) == ("RoundOpened", "GameEnded")
        assert JournalReader(journal.path).facts(99) == ()


def test_a_shift_is_that_of_whoever_is_signed_in(seated: SeatedTable, tmp_path: Path) -> None:
    with journal_for(seated, tmp_path) as journal:
        seated.start(5)
        seated.end()
        shift = JournalReader(journal.path).shift("dealer-1")
        assert shift is not None
        assert shift.rounds == 1
        assert JournalReader(journal.path).shift("dealer-2") is None
