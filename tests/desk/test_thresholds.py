"""Hidden thresholds at a desk: kept apart, opened only when crossed, and useless once altered."""

import json
import logging
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from desk_on_paper import Place
from random_tables import shipped

from dealer_assist.catalog.people import load_staff
from dealer_assist.desk.thresholds import KEPT, ThresholdFile
from dealer_assist.errors import Refused
from dealer_assist.jackpot.must_hit import LEVEL, seal_of, with_must_hit
from dealer_assist.journal.codec import encode
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.files import threshold_file
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.events.office import JournalRestored
from dealer_assist.table.facts import must_hit
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

KEY = b"k" * 32
METER = ("A", LEVEL)
LIMIT = 1_000_100  # the seed is $1,000.10, the range some nine thousand dollars

At = Callable[..., Place]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return threshold_file(tmp_path / "crazy4-nexus.training.db")


@pytest.fixture
def at(resources: Path, file: Path) -> At:
    """A desk whose mystery must hit by a limit, drawn from a seed of the test's own."""

    def place(limit_cents: int = LIMIT, seed: int = 1) -> Place:
        setup = shipped("crazy4-nexus")
        mystery = with_must_hit(setup.jackpots["A"], limit_cents)
        cards = load_staff(resources / "staff" / "training.toml")
        one = Place(replace(setup, jackpots={"A": mystery}), cards)
        keep(one, file, seed)
        return one

    return place


def keep(place: Place, file: Path, seed: int = 1) -> None:
    place.desk._thresholds = ThresholdFile(file, KEY, Random(seed).randbytes)


def hidden(place: Place, file: Path) -> int:
    """Return the threshold in force, as only somebody with the key and the file can."""
    seal = must_hit.seal_on(place.desk.table, METER)
    assert seal is not None
    return ThresholdFile(file, KEY).open(seal).cents


def narrow(at: At) -> Place:
    """A mystery of three cents above its seed: the first wager crosses it."""
    one = at()
    level = replace(one.setup.jackpots["A"].level(LEVEL), seed_cents=1_000_093)
    pot = one.setup.jackpots["A"]
    pot = replace(pot, levels=(*pot.hand_levels, level))
    return Place(replace(one.setup, jackpots={"A": pot}), one.cards)


def test_a_table_opens_with_its_threshold_sealed(at: At, file: Path) -> None:
    place = at()
    place.swipe("dealer-1")
    assert "ThresholdSealed" in place.kinds
    assert 100_010 < hidden(place, file) <= 1_000_096
    assert place.desk.table.round.phase is Phase.BETTING


def test_nobody_is_told_the_threshold_before_it_is_crossed(
    at: At, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    place = at()
    place.swipe("dealer-1")
    threshold = hidden(place, file)
    written = json.dumps([fact.payload for fact in place.record.facts])
    plain = file.read_text()
    for told in (written, plain, caplog.text, repr(place.desk.table)):
        assert str(threshold) not in told
        assert f"{threshold:x}" not in told or told is plain
    assert threshold.to_bytes(8, "big").hex() not in plain
    assert file.stat().st_mode & 0o077 == 0


def test_the_wager_that_crosses_it_is_one_fact_with_the_start(at: At, file: Path) -> None:
    place = narrow(at)
    keep(place, file)
    place.swipe("dealer-1")
    sealed = must_hit.seal_on(place.desk.table, METER)
    place.desk.submit(c.SeeChip(3))
    before = len(place.record.facts)
    assert place.desk.submit(c.StartGame())
    assert place.kinds[before:] == ["GameStarted", "ThresholdCrossed", "ThresholdSealed"]
    crossed = place.desk.table.round.crossed[0]
    assert sealed is not None
    told = f"{crossed.threshold_cents}:{crossed.seal_key}"
    assert sha256(told.encode()).hexdigest() == sealed.seal
    assert must_hit.seal_on(place.desk.table, METER) != sealed
    assert hidden(place, file) * 10_000 > place.desk.table.accounts[METER].meter


@pytest.mark.parametrize("after", range(1, 14))
def test_a_kill_at_any_event_leaves_a_table_that_goes_on(at: At, file: Path, after: int) -> None:
    place = narrow(at)
    keep(place, file)
    place.swipe("dealer-1")
    place.desk.submit(c.SeeChip(3))
    place.desk.submit(c.StartGame())
    place.desk.submit(c.CallSupervisor())
    place.swipe("executive-1")
    place.desk.submit(c.BeginPaying())
    place.desk.submit(c.TickPaid(3))
    place.end()
    # A commit is whole: what follows a start or an opening is on record with it.
    whole = {"TableOpened", "GameStarted", "ThresholdCrossed", "CardNotAsked", "GameEnded"}
    whole |= {"DevicesTested"}
    while after < len(place.kinds) and place.kinds[after - 1] in whole:
        after += 1
    if after < len(place.kinds) and place.kinds[after] == "ThresholdSealed":
        after += 1
    again = place.crash(after=after)
    keep(again, file, seed=2)
    table = again.desk.table
    for account in table.accounts.values():
        assert account.imbalance == 0
    if table.round.phase is Phase.CLOSED:
        again.swipe("dealer-1")
    assert hidden(again, file), "what is sealed can still be opened"
    if must_hit.waiting(again.desk.table):
        again.desk.submit(c.CallSupervisor())
        again.swipe("executive-1")
        assert [win.award.seat for win in again.desk.table.round.wins] == [3]


@pytest.mark.parametrize("spoilt", ["gone", "rubbish", "altered", "another seal's"])
def test_an_altered_file_is_one_sentence_and_nothing_moves(at: At, file: Path, spoilt: str) -> None:
    place = at()
    place.swipe("dealer-1")
    place.desk.submit(c.SeeChip(3))
    seal, boxes = place.desk.table.lasting.seals[0].seal, json.loads(file.read_text())
    box = boxes[seal]
    match spoilt:
        case "gone":
            file.unlink()
        case "rubbish":
            file.write_text("{")
        case "altered":
            boxes[seal] = box[:40] + ("0" if box[40] != "0" else "1") + box[41:]
            file.write_text(json.dumps(boxes))
        case _:
            other = ThresholdFile(file, KEY)
            file.write_text(json.dumps({seal: json.loads(_with_another(other, place, file))}))
    before, facts = place.desk.table, len(place.record.facts)
    outcome = place.desk.submit(c.StartGame())
    assert not outcome
    assert "was altered or is missing" in outcome.sentence
    assert outcome.sentence.count(".") <= 5, "short, with the file's name in it"
    assert place.desk.table == before
    assert len(place.record.facts) == facts


def _with_another(keeper: ThresholdFile, place: Place, file: Path) -> str:
    seal = keeper.draw(place.desk.table, METER)
    return json.dumps(json.loads(file.read_text())[seal])


def test_another_key_opens_nothing(at: At, file: Path) -> None:
    place = at()
    place.swipe("dealer-1")
    with pytest.raises(Refused):
        ThresholdFile(file, b"o" * 32).open(place.desk.table.lasting.seals[0])


def test_after_a_change_of_the_key_the_older_one_opens_nothing_any_more(at: At, file: Path) -> None:
    place = at()
    place.swipe("dealer-1")
    seal, other = place.desk.table.lasting.seals[0], b"o" * 32
    was = ThresholdFile(file, KEY).open(seal)
    keeper = ThresholdFile(file, other, older=(KEY,))
    assert keeper.open(seal) == was
    keeper.close_anew()
    assert ThresholdFile(file, other).open(seal) == was
    with pytest.raises(Refused):
        ThresholdFile(file, KEY).open(seal)


def test_a_box_with_any_one_byte_altered_is_not_read(at: At, file: Path) -> None:
    place = at()
    place.swipe("dealer-1")
    seal, keeper = place.desk.table.lasting.seals[0], ThresholdFile(file, KEY)
    mark, _, digits = json.loads(file.read_text())[seal.seal].partition(":")
    whole = bytes.fromhex(digits)
    for at_byte, one in enumerate(whole):
        altered = whole[:at_byte] + bytes([one ^ 1]) + whole[at_byte + 1 :]
        file.write_text(json.dumps({seal.seal: f"{mark}:{altered.hex()}"}))
        with pytest.raises(Refused):
            keeper.open(seal)
    file.write_text(json.dumps({seal.seal: f"{mark}:{whole.hex()}"}))
    assert keeper.open(seal).cents > 0


def test_a_meter_that_is_moved_beyond_it_has_a_new_one_and_tells_the_old(
    at: At, file: Path
) -> None:
    place = at()
    place.swipe("dealer-1")
    old, threshold = place.desk.table.lasting.seals[0], hidden(place, file)
    reason = "House adds to the jackpot"
    place.desk.submit(c.AskMeterSet("A", LEVEL, threshold * 10_000 + 1, reason, "Seen by both"))
    place.swipe("executive-1")
    place.swipe("supervisor-1")
    fact = place.record.facts[-1]
    assert fact.kind == "ThresholdSealed"
    assert (fact.payload["retired"], fact.payload["retired_cents"]) == (old.seal, threshold)
    assert seal_of(threshold, fact.payload["retired_key"]) == old.seal
    assert hidden(place, file) > threshold


def test_a_limit_that_is_set_anew_mends_a_lost_file(at: At, file: Path) -> None:
    place = at()
    place.swipe("dealer-1")
    place.desk.submit(c.CloseTable())
    file.unlink()
    other = at(LIMIT + 100)
    again = Place(other.setup, place.cards, place.record.facts)
    keep(again, file, seed=3)
    again.swipe("dealer-1")
    fact = [one for one in again.record.facts if one.kind == "ThresholdSealed"][-1]
    assert fact.payload["retired"] == place.desk.table.lasting.seals[0].seal
    assert (fact.payload["retired_cents"], fact.payload["retired_key"]) == (0, "")
    assert hidden(again, file)


def test_a_full_disk_opens_no_table_with_a_threshold_unkept(at: At, file: Path) -> None:
    place = at()
    file.mkdir()  # nothing can be written in its place
    place.swipe("dealer-1")
    assert place.desk.table.round.phase is Phase.CLOSED
    assert "could be kept" in place.desk.trouble
    assert place.record.facts == []


@pytest.mark.parametrize("rubbish", ["", "{", "[]", "\udcff"])
def test_a_file_that_cannot_be_read_is_never_written_over(at: At, file: Path, rubbish: str) -> None:
    place = at()
    place.swipe("dealer-1")
    place.desk.submit(c.CloseTable())
    spoilt = file.read_bytes()[:-1] + rubbish.encode(errors="surrogateescape")
    file.write_bytes(spoilt)
    other = at(LIMIT + 100)
    again = Place(other.setup, place.cards, place.record.facts)
    keep(again, file, seed=3)
    facts = len(again.record.facts)
    again.swipe("dealer-1")
    assert again.desk.table.round.phase is Phase.CLOSED
    assert again.said == Msg(
        "The thresholds in {file} cannot be read: put it back from its copy, or move it away. "
        "Nothing moves",
        file=file.name,
    )
    assert len(again.record.facts) == facts
    assert file.read_bytes() == spoilt


def test_a_file_that_the_disk_does_not_give_for_a_moment_keeps_every_box(
    at: At, file: Path
) -> None:
    place = at()
    place.swipe("dealer-1")
    place.desk.submit(c.CloseTable())
    boxes = file.read_bytes()
    other = at(LIMIT + 100)  # set anew: the next opening draws another threshold
    again = Place(other.setup, place.cards, place.record.facts)
    keep(again, file, seed=3)
    facts = len(again.record.facts)
    aside = file.rename(file.with_suffix(".aside"))
    file.symlink_to(file)  # there, and no reading of it comes to an end
    again.swipe("dealer-1")
    assert again.desk.table.round.phase is Phase.CLOSED
    assert "could be kept" in again.desk.trouble
    assert (len(again.record.facts), file.is_symlink()) == (facts, True)

    file.unlink()
    aside.rename(file)
    again.swipe("dealer-1")
    assert again.desk.table.round.phase is Phase.BETTING
    assert json.loads(boxes).items() <= json.loads(file.read_text()).items()


def test_only_the_newest_boxes_are_kept(at: At, file: Path) -> None:
    place = at()
    place.swipe("dealer-1")
    keeper = ThresholdFile(file, KEY)
    for _ in range(KEPT + 3):
        seal = keeper.draw(place.desk.table, METER)
    boxes = json.loads(file.read_text())
    assert len(boxes) == KEPT
    assert [*boxes][-1] == seal


def test_a_desk_without_a_keeper_says_so(at: At) -> None:
    place = at()
    place.desk._thresholds = None
    place.swipe("dealer-1")
    assert place.desk.table.round.phase is Phase.CLOSED
    assert place.said == Msg("Thresholds cannot be kept here. Take the level that must hit off")


def test_a_journal_that_was_put_back_draws_anew_and_tells_what_it_had_sealed(
    at: At, file: Path
) -> None:
    place = at()
    place.swipe("dealer-1")
    told = hidden(place, file)
    (sealed,) = place.desk.table.lasting.seals
    restored = JournalRestored(1, "J. Park", 10, 3, 3, 1, 700, 0, 0, (), "aside.db")
    place.record.append([Entry(*encode(restored), 1, "J. Park", "restore")], digest="")
    again = place.crash()
    keep(again, file, seed=2)
    assert must_hit.seal_on(again.desk.table, METER) is None
    assert again.desk.submit(c.SeeChip(3))
    drawn = [one.payload for one in again.record.facts if one.kind == "ThresholdSealed"][-1]
    assert (drawn["retired"], drawn["retired_cents"]) == (sealed.seal, told)
    now = must_hit.seal_on(again.desk.table, METER)
    assert now is not None
    assert now.seal != sealed.seal
    assert again.crash().desk.table.lasting.seals == again.desk.table.lasting.seals
