"""Pages of answers look alike: a head with its mark, answers in lines, two ways out."""

from dealer_assist.ui.pages.answers import in_lines


def test_many_answers_stand_in_lines_of_four() -> None:
    assert in_lines(list("abcdefghi")) == [list("abcd"), list("efgh"), ["i"]]
    assert in_lines([]) == []
