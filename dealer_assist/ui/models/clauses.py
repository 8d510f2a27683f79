"""A sentence in its parts, after it was translated: the first large, the rest as the detail.

Every language has its own marks between clauses, so no sentence is cut before it is translated.
"""

import re

_STOP = r"(?<!\b[A-Z])\. |。"  # the point of "A. Novak" ends no sentence
# Not compiled before the first sentence is cut: the table stands without one.
_CLAUSE_END = rf": |; | (?=\()|：|；|(?=（)|{_STOP}"
_SEMICOLON = r";|；"
_HAN = r"[\u3000-\u9fff\uff00-\uffef]"


def headline_and_detail(text: str) -> tuple[str, str]:
    """Split a sentence into what happened, for the large line, and what to do about it."""
    headline, rest = _split(text, _CLAUSE_END)
    return headline, rest[:1].upper() + rest[1:]


def first_sentence_and_rest(text: str) -> tuple[str, str]:
    """Split a text after its first sentence, whose stop is not kept."""
    return _split(text, _STOP)


def what_was_read(text: str) -> str:
    """Take what stands before a semicolon as a sentence of its own."""
    read = re.split(_SEMICOLON, text, maxsplit=1)[0]
    return f"{read}。" if re.search(_HAN, read[-1:]) else f"{read}."


def after_one_another(first: str, second: str) -> str:
    """Write two sentences in a line; after a wide stop no space is needed."""
    if not first or not second:
        return first or second
    return f"{first}{second}" if first.endswith("。") else f"{first} {second}"


def _split(text: str, end: str) -> tuple[str, str]:
    first, *rest = re.split(end, text, maxsplit=1)
    return _without_stop(first), _without_stop("".join(rest).strip())


def _without_stop(text: str) -> str:
    return text.rstrip(".。")
