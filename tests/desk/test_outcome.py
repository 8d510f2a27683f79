"""An outcome is as true as it was done."""

from dealer_assist.desk.outcome import Outcome


def test_only_what_was_done_is_true() -> None:
    assert Outcome(is_done=True)
    assert not Outcome(is_done=False)
    assert not Outcome(is_done=False, sentence="The table is closed", is_shut_out=True)
