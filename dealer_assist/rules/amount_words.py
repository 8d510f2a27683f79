"""An amount in words, as written beside the figures on a paper that a person signs."""

_SMALL = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS = ["-", "-", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_GROUPS = ((1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand"))


def amount_words(cents: int) -> str:
    """Say an amount: `Five thousand dollars and 72 cents`."""
    if cents < 0:
        raise ValueError(f"nothing that is paid is less than nothing: {cents}")
    dollars, rest = divmod(cents, 100)
    words = f"{_number(dollars)} dollar{'' if dollars == 1 else 's'} and {rest:02d} cents"
    return words[0].upper() + words[1:]


def _number(number: int) -> str:
    words = []
    for size, name in _GROUPS:
        groups, number = divmod(number, size)
        if groups:
            words += [_number(groups), name]
    hundreds, number = divmod(number, 100)
    if hundreds:
        words += [_SMALL[hundreds], "hundred"]
    if number or not words:
        words.append(_below_a_hundred(number))
    return " ".join(words)


def _below_a_hundred(number: int) -> str:
    if number < len(_SMALL):
        return _SMALL[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_SMALL[ones]}" if ones else _TENS[tens]
