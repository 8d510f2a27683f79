"""What hands have done by the record, and what a corrected card leaves of it."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import acts_on_record
from dealer_assist.table.procedures.dealing import acts_on_record as acts_on_record_steps
from dealer_assist.table.state import Act

ACTS = (Act("2", "hit", {}), Act("2", "stand", {}), Act("4b", "stand", {}))
TABLE = changed(dealt("free-bet-nexus", {"2": "9s 5d 3c"}), acts=ACTS)


def test_a_hand_stands_that_has_said_so() -> None:
    assert acts_on_record.has_stood(TABLE, "2")
    assert acts_on_record.has_stood(TABLE, "4b")
    assert not acts_on_record.has_stood(TABLE, "4")


def test_a_card_put_right_undoes_the_acts_of_its_seat_the_last_one_first() -> None:
    assert acts_on_record_steps.after_cards(TABLE, "2", ("Ks", "5d"), 9) == (
        e.HandActed(9, "2", "stand", is_on=False),
        e.HandActed(9, "2", "hit", is_on=False),
    )
    assert acts_on_record_steps.after_cards(TABLE, "dealer", ("6d",), 9) == ()
    assert acts_on_record_steps.after_cards(TABLE, "6", ("6d",), 9) == ()
