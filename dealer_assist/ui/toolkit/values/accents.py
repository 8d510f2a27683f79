"""Letters with their marks: one key leads a letter through all that are written with it.

A dash leads through the signs that stand in numbers of letters and licences.
"""

_RINGS = (
    "aáàâäãåăạảấầẩẫậắằẳẵặ",
    "eéèêëęẹẻẽếềểễệ",
    "iíìîïĩỉị",
    "oóòôöõøọỏốồổỗộơớờởỡợ",
    "uúùûüũụủưứừửữự",
    "yýÿỳỷỹỵ",
    "cçćč",
    "dđ",
    "gğ",
    "lł",
    "nñń",
    "rř",
    "sßśš",
    "zżźž",
    "-#/&()+",
)
_NEXT = {
    letter: ring[(place + 1) % len(ring)] for ring in _RINGS for place, letter in enumerate(ring)
}


def with_next_accent(text: str) -> str:
    """Return the text with its last letter's next mark; behind the last comes the plain letter."""
    last = text[-1:]
    turned = _NEXT.get(last.lower(), last)
    is_capital = last != last.lower() and len(turned.upper()) == 1
    return text[:-1] + (turned.upper() if is_capital else turned)
