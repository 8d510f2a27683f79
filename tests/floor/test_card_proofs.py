"""Proofs of cards on a real server: one machine's, one card's, for one act on what it names."""

import stat
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.card_proofs import AWARD, CLOSE, LOCK, Signer, machine_key
from dealer_assist.floor.contributions import digest_of
from dealer_assist.floor.install import CardHolder, enrol, install, role_of
from dealer_assist.floor.server_feed import sign_on
from dealer_assist.floor.wire import Connection, Wire, connect
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    sample_key,
)
from dealer_assist.value import replace

FORGED = "forged, or was made for another ticket or act"
DEALER = CardHolder("P3", "Sample Dealer", "dealer", "sample-dealer")


class Claimant:
    """A table with a ticket, and a second connection that says whatever a thief would say."""

    def __init__(self, floor: SimulatedFloor, number: str) -> None:
        self.table = SimulatedTable(floor, number, seed=1)
        self.wire = self.table.sign_on()
        self.wire.contribute(self.table.play(2))
        self.raw: Connection = connect(floor.server.dsn(role_of(number)))
        self.signer = Signer(role_of(number), sample_key(number))

    def claim(self, seat: int, line: str = "straight_flush") -> str:
        key = f"{self.table.number}-proof-{seat}"
        self.wire.ticket(
            key=key, round_id=2, seat=seat, sensor="A", level="main", line=line, after_n=2
        )
        return key

    def lock(self, key: str, proof: str) -> dict[str, object]:
        row = self.raw.execute("SELECT floor.lock(%s, %s)", (key, proof)).fetchone()
        assert row is not None
        answer: dict[str, object] = row[0]
        return answer

    def award(self, key: str, proofs: list[str]) -> dict[str, object]:
        row = self.raw.execute("SELECT floor.award(%s, %s)", (key, proofs)).fetchone()
        assert row is not None
        answer: dict[str, object] = row[0]
        return answer


@pytest.fixture
def both(floor: SimulatedFloor) -> Iterator[tuple[Claimant, Claimant]]:
    """Two tables of the link."""
    with admin(floor.server) as owner:
        enrol(owner, [DEALER])
    with ExitStack() as ending:
        pair = Claimant(floor, "T1"), Claimant(floor, "T2")
        for one in pair:
            ending.callback(one.wire.close)
            ending.callback(one.raw.close)
        yield pair


def alerts(floor: SimulatedFloor) -> set[tuple[str, str]]:
    with admin(floor.server) as owner:
        return set(owner.execute("SELECT station, what FROM floor.alerts").fetchall())


def call(owner: Connection, act: str, *words: object) -> str:
    """Let the pit do something; give why it was refused."""
    asked = f"SELECT floor.{act}({', '.join(['%s'] * len(words))})".encode()
    row = owner.execute(asked, words).fetchone()
    assert row is not None
    refused: str = row[0].get("refused", "")
    return refused


def test_the_server_computes_the_same_keyed_hash(floor: SimulatedFloor) -> None:
    for secret, said in ((bytes(range(32)), "lock 7"), (b"\xff" * 32, "Größe " * 40)):
        signer = Signer("table_t1", secret, nonce=lambda: "0" * 32)
        proof = signer.proof(said, LOCK, said)
        with admin(floor.server) as owner:
            row = owner.execute(
                "SELECT encode(floor.hmac(%s, floor.proof_message('table_t1', %s, %s, 'lock', %s)),"
                " 'hex')",
                (secret, said, "0" * 32, said),
            ).fetchone()
        assert row == (proof.rpartition(".")[2],)


def test_a_forged_proof_locks_nothing_and_the_floor_is_told(
    floor: SimulatedFloor, both: tuple[Claimant, Claimant]
) -> None:
    one, _ = both
    key = one.claim(1)
    guessed = Signer(role_of("T1"), b"guessed" * 4 + b"four").proof(SUPERVISOR.card, LOCK, key)
    for forged in (guessed, SUPERVISOR.card, "", f"{SUPERVISOR.card}.{'0' * 32}.{'0' * 64}"):
        assert FORGED in str(one.lock(key, forged)["refused"]), forged
    assert one.wire.lock(key, SUPERVISOR.card).state == "locked"
    assert ("T1", "proof") in alerts(floor)


def test_a_proof_is_good_for_its_own_ticket_act_and_card_only(
    both: tuple[Claimant, Claimant],
) -> None:
    one, _ = both
    first, second = one.claim(1), one.claim(2)
    proof = one.signer.proof(SUPERVISOR.card, LOCK, first)
    assert FORGED in str(one.lock(second, proof)["refused"])
    assert FORGED in str(one.lock(first, proof.replace("supervisor", "executive"))["refused"])
    assert FORGED in str(
        one.lock(first, one.signer.proof(SUPERVISOR.card, AWARD, first))["refused"]
    )
    assert one.lock(first, proof)["state"] == "locked"


def test_a_proof_that_was_used_is_used_up(both: tuple[Claimant, Claimant]) -> None:
    one, _ = both
    key = one.claim(1)
    one.wire.lock(key, SUPERVISOR.card)
    proofs = one.signer.proofs((SUPERVISOR.card, SUPERVISOR.card), AWARD, key)
    with pytest.raises(Exception, match="2 different people"):
        one.award(key, proofs)
    twice = one.signer.proof(EXECUTIVE.card, AWARD, key)
    assert "Sample Executive's card was used before" in str(one.award(key, [twice] * 2)["refused"])


def test_a_proof_without_a_ticket_is_good_for_its_own_act_and_words_only(
    floor: SimulatedFloor,
) -> None:
    reason, two = "it was counted anew", (SUPERVISOR.card, EXECUTIVE.card)
    with admin(floor.server) as owner:
        signer = sign_on(owner, sample_key)
        pause = signer.proofs(two, "pause", "MGL", reason)
        adjust = signer.proofs(two, "adjust", "MGL", "main", "7000000", reason)
        for act, words in (
            ("pause", ("MGL", "quite another reason", pause)),
            ("pause", ("MGL", reason, adjust)),
            ("adjust", ("MGL", "main", 7_000_000, reason, pause)),
            ("adjust", ("MGL", "main", 8_000_000, reason, adjust)),
            ("adjust", ("MGL", "minor", 7_000_000, reason, adjust)),
            ("adjust", ("MGL", "main", 7_000_000, "quite another reason", adjust)),
            ("resume", ("MGL", pause)),
            ("apply_settings", ("MGL", [], adjust)),
            ("take_note", (1, pause[0])),
            ("set_checkpoint", (pause[0],)),
        ):
            assert FORGED in call(owner, act, *words), act
        assert not call(owner, "pause", "MGL", reason, pause)
        assert not call(owner, "adjust", "MGL", "main", 7_000_000, reason, adjust)
        assert owner.execute("SELECT meter FROM floor.meters").fetchall() == [(7_000_000,)]
        # Its answer was lost, and somebody played meanwhile: asked again, nothing is set back.
        owner.execute("UPDATE floor.level SET base = base + 5, adjusted = adjusted + 5")
        assert not call(owner, "adjust", "MGL", "main", 7_000_000, reason, adjust)
        assert owner.execute("SELECT meter FROM floor.meters").fetchall() == [(7_000_005,)]
        owner.execute("UPDATE floor.used_proof SET at = at - interval '61 seconds'")
        again = call(owner, "adjust", "MGL", "main", 7_000_000, reason, adjust)
        assert "was used before" in again


@pytest.mark.parametrize(
    ("act", "words", "link"),
    [
        ("pause", ("MGL", "a good reason", ["forged"]), "MGL"),
        ("resume", ("MGL", ["forged"]), "MGL"),
        ("adjust", ("MGL", "main", 7_000_000, "a good reason", ["forged"]), "MGL"),
        ("propose_setting", ("MGL", "main", "cap", 7_000_000, ["forged"]), "MGL"),
        ("apply_settings", ("MGL", [], ["forged"]), "MGL"),
        ("take_note", (1, "forged"), None),
        ("tick_check", ("T1-proof-1", "camera", True, "forged"), None),
        ("set_checkpoint", ("forged",), None),
        ("record", ("T1", ["count journal"], 0, "a good reason", ["forged"]), None),
    ],
)
def test_a_bad_proof_without_a_ticket_is_told_to_the_floor(
    floor: SimulatedFloor, act: str, words: tuple[object, ...], link: str | None
) -> None:
    with admin(floor.server) as owner:
        sign_on(owner, sample_key)
        assert FORGED in call(owner, act, *words)
        told = owner.execute("SELECT link, what, sentence FROM floor.alerts").fetchall()
    ((of_link, what, sentence),) = told
    assert (of_link, what) == (link, "proof")
    assert FORGED in sentence


def test_settings_are_let_in_as_they_were_shown(floor: SimulatedFloor) -> None:
    reason, two = "a new rate tonight", (SUPERVISOR.card, EXECUTIVE.card)
    with admin(floor.server) as owner:
        signer = sign_on(owner, sample_key)

        def propose(setting: str, value: int) -> None:
            proofs = signer.proofs(
                (EXECUTIVE.card,), "propose_setting", "MGL", "main", setting, str(value)
            )
            assert not call(owner, "propose_setting", "MGL", "main", setting, value, proofs)

        def apply(*shown: str) -> str:
            proofs = signer.proofs((SUPERVISOR.card,), "apply_settings", "MGL", ", ".join(shown))
            return call(owner, "apply_settings", "MGL", list(shown), proofs)

        call(owner, "pause", "MGL", reason, signer.proofs(two, "pause", "MGL", reason))
        propose("rate_bp", 1500)
        propose("cap", 20_000_000_000)
        for shown in ((), ("main rate_bp 1500",), ("main cap 20000000000", "main rate_bp 9999")):
            with pytest.raises(psycopg.Error, match="Other settings wait now"):
                apply(*shown)
        proofs = signer.proofs((SUPERVISOR.card,), "apply_settings", "MGL", "main rate_bp 1500")
        both = ["main cap 20000000000", "main rate_bp 1500"]
        assert FORGED in call(owner, "apply_settings", "MGL", both, proofs)
        assert not apply(*both)
        row = owner.execute("SELECT rate_bp, cap FROM floor.level").fetchone()
    assert row == (1500, 20_000_000_000)


def test_a_large_prize_is_awarded_by_the_pit_and_not_at_its_table(
    floor: SimulatedFloor, both: tuple[Claimant, Claimant]
) -> None:
    one, _ = both
    small, large = one.claim(1), one.claim(2, "royal_flush")
    people = (SUPERVISOR.card, EXECUTIVE.card)
    with admin(floor.server) as owner:
        install(owner, "Floor", {"MGL": replace(floor.link, pit_awards_from=500_000)})
    for key in (small, large):
        one.wire.lock(key, SUPERVISOR.card)
    assert one.wire.award(small, people).state == "awarded"
    with pytest.raises(FloorRefused, match="the Game Manager of the floor awards it"):
        one.wire.award(large, people)
    with admin(floor.server) as owner:
        signer = sign_on(owner, sample_key)
        assert not call(owner, "award", large, signer.proofs(people, AWARD, large))
    assert one.wire.award(large, people).state == "awarded"


def test_a_word_that_is_not_there_is_not_proven(floor: SimulatedFloor) -> None:
    with admin(floor.server) as owner:
        signer = sign_on(owner, sample_key)
        two = signer.proofs(
            (SUPERVISOR.card, EXECUTIVE.card), "adjust", "MGL", "main", "a good reason"
        )
        assert FORGED in call(owner, "adjust", "MGL", "main", None, "a good reason", two)


def test_another_machines_proof_is_refused(both: tuple[Claimant, Claimant]) -> None:
    one, other = both
    key = one.claim(1)
    assert FORGED in str(one.lock(key, other.signer.proof(SUPERVISOR.card, LOCK, key))["refused"])


def test_two_different_people_award_and_one_of_them_is_no_dealer(
    both: tuple[Claimant, Claimant],
) -> None:
    one, _ = both
    key = one.claim(1)
    one.wire.lock(key, SUPERVISOR.card)
    with pytest.raises(FloorRefused, match="2 different people"):
        one.wire.award(key, [SUPERVISOR.card, SUPERVISOR.card])
    with pytest.raises(FloorRefused, match="2 different people"):
        one.wire.award(key, [DEALER.card])
    assert one.wire.award(key, [SUPERVISOR.card, DEALER.card]).state == "awarded"


def test_a_card_means_a_person_at_its_own_machine(
    floor: SimulatedFloor, both: tuple[Claimant, Claimant]
) -> None:
    one, other = both
    with admin(floor.server) as owner:
        enrol(owner, [CardHolder("P9", "Ada Oak", "supervisor", "person-1", role_of("T1"))])
    assert one.wire.lock(one.claim(1), "person-1").state == "locked"
    with pytest.raises(FloorRefused, match="does not know this card"):
        other.wire.lock(other.claim(1, "royal_flush"), "person-1")


def test_a_card_that_is_no_longer_in_the_machines_register_is_taken_off(
    floor: SimulatedFloor,
) -> None:
    with admin(floor.server) as owner:
        enrol(owner, [CardHolder("P9", "Ada Oak", "supervisor", "person-1", role_of("T1"))])
        enrol(owner, [CardHolder("P8", "Ben Elm", "executive", "person-2", role_of("T1"))])
        rows = owner.execute("SELECT card FROM floor.enrolled WHERE role = 'table_t1'").fetchall()
    assert rows == [("person-2",)]


def test_a_copied_machine_with_another_key_is_not_let_on(floor: SimulatedFloor) -> None:
    SimulatedTable(floor, "T1", seed=1).sign_on().close()
    with connect(floor.server.dsn(role_of("T1"))) as connection:
        copy = Wire(connection, b"x" * 32)
        with pytest.raises(FloorRefused, match="knows table_t1 by another card key"):
            copy.hello("copy", {"A": digest_of(floor.link.jackpot)}, 0, "")
    assert ("T1", "key") in alerts(floor)


def test_an_executive_closes_the_older_ticket_that_holds_ours_up(
    floor: SimulatedFloor, both: tuple[Claimant, Claimant]
) -> None:
    one, other = both
    older, ours = one.claim(3, "royal_flush"), other.claim(4, "royal_flush")
    asked = other.wire.ticket(
        key=ours, round_id=2, seat=4, sensor="A", level="main", line="royal_flush", after_n=2
    )
    assert asked.first is not None
    assert (asked.first.table, asked.first.state, asked.older) == ("T1", "open", 1)
    order = asked.first.order
    with pytest.raises(FloorRefused, match="Sample Supervisor is a supervisor"):
        other.wire.close_before(ours, order, SUPERVISOR.card)
    with pytest.raises(FloorRefused, match="No older ticket holds this one up"):
        one.wire.close_before(older, order, EXECUTIVE.card)
    row = other.raw.execute(
        "SELECT floor.close_before(%s, %s, %s)",
        (ours, order, other.signer.proof(EXECUTIVE.card, CLOSE, older)),
    ).fetchone()
    assert row is not None
    assert FORGED in row[0]["refused"]
    assert other.wire.close_before(ours, order, EXECUTIVE.card).older == 0
    assert other.wire.close_before(ours, order, EXECUTIVE.card).older == 0
    with pytest.raises(FloorRefused, match="closed at table T2, which it held up"):
        one.wire.lock(older, SUPERVISOR.card)
    assert other.wire.lock(ours, EXECUTIVE.card).state == "locked"
    assert ("T1", "closed") in alerts(floor)


def test_the_key_of_a_machine_is_its_users_alone(tmp_path: Path) -> None:
    key = machine_key(tmp_path / "floor", "table_10")
    file = tmp_path / "floor" / "table_10.cards"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert machine_key(tmp_path / "floor", "table_10") == key == file.read_bytes()


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [
        ("cap", 9_999_999_999, "A cap below the seed"),
        ("rate_bp", 10_001, "nothing below 0"),
        ("reserve_bp", 9_999, "more than the wager"),
        ("reserve_bp", -1, "nothing below 0"),
    ],
)
def test_a_setting_that_no_meter_can_have_is_not_proposed(
    floor: SimulatedFloor, setting: str, value: int, said: str
) -> None:
    with admin(floor.server) as owner:
        proofs = sign_on(owner, sample_key).proofs(
            (EXECUTIVE.card,), "propose_setting", "MGL", "main", setting, str(value)
        )
        with pytest.raises(psycopg.Error, match=said):
            call(owner, "propose_setting", "MGL", "main", setting, value, proofs)
