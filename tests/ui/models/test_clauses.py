"""A translated sentence in its parts, by the marks of its own language."""

import pytest

from dealer_assist.ui.models import clauses


@pytest.mark.parametrize(
    ("sentence", "parts"),
    [
        (
            "Nobody is signed in; swipe a dealer card first",
            ("Nobody is signed in", "Swipe a dealer card first"),
        ),
        ("The disk is full. Free some space.", ("The disk is full", "Free some space")),
        ("Late chip: give it back", ("Late chip", "Give it back")),
        ("The journal is closed (disk full)", ("The journal is closed", "(disk full)")),
        ("Just this.", ("Just this", "")),
        ("A. Novak is signed in already", ("A. Novak is signed in already", "")),
        ("Ficha tardía: devuélvala", ("Ficha tardía", "Devuélvala")),
        ("迟到的筹码：请退还。", ("迟到的筹码", "请退还")),
        ("无人登录；请先刷荷官卡", ("无人登录", "请先刷荷官卡")),
        ("磁盘已满。请释放空间。", ("磁盘已满", "请释放空间")),
        ("日志已关闭（磁盘已满）", ("日志已关闭", "（磁盘已满）")),
    ],
)
def test_a_sentence_is_split_into_what_and_what_to_do(sentence, parts) -> None:
    assert clauses.headline_and_detail(sentence) == parts


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (
            "M. Okafor is a Dealer. Setting a meter needs a Supervisor card",
            ("M. Okafor is a Dealer", "Setting a meter needs a Supervisor card"),
        ),
        ("The table is held; turn the key", ("The table is held; turn the key", "")),
        (
            "M. Okafor es Dealer. Ajustar un contador exige una tarjeta",
            ("M. Okafor es Dealer", "Ajustar un contador exige una tarjeta"),
        ),
        ("M. Okafor 是荷官。设置奖池需要主管卡", ("M. Okafor 是荷官", "设置奖池需要主管卡")),
    ],
)
def test_a_refusal_is_split_after_its_first_sentence(text, parts) -> None:
    assert clauses.first_sentence_and_rest(text) == parts


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("M. Okafor is a Dealer; swipe a Supervisor card", "M. Okafor is a Dealer."),
        ("Card ending 1234 is not on the staff list", "Card ending 1234 is not on the staff list."),
        ("M. Okafor 是荷官；请刷主管卡", "M. Okafor 是荷官。"),
    ],
)
def test_what_was_read_is_a_sentence_of_its_own(text, read) -> None:
    assert clauses.what_was_read(text) == read


def test_two_sentences_stand_after_one_another() -> None:
    assert clauses.after_one_another("One.", "Two.") == "One. Two."
    assert clauses.after_one_another("一。", "二。") == "一。二。"
    assert clauses.after_one_another("One.", "") == "One."
    assert clauses.after_one_another("", "Two.") == "Two."
