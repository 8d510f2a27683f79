"""A page in another language: every sentence of it said anew, names and figures as they are."""

from pathlib import Path
from typing import Any

from dealer_assist.reports.page import PaperPage
from dealer_assist.ui.i18n.translator import Translator, translator_for
from dealer_assist.ui.toolkit.theme import load_han_fonts
from dealer_assist.value import Value, as_dict, replace

_CHINESE = "zh"


def in_language(page: PaperPage, language: str, resources: Path) -> PaperPage:
    """Say a page in a language; the letters that it needs are loaded."""
    translator = translator_for(language, resources)
    if translator.is_english:
        return page
    if language == _CHINESE:
        load_han_fonts(resources / "fonts")
    told: PaperPage = _said(page, translator)
    return replace(told, name=f"{page.name}-{language}")


def _said(value: Any, translator: Translator) -> Any:
    match value:
        case str():
            return translator.text(value)
        case tuple():
            return tuple(_said(one, translator) for one in value)
        case Value():
            parts = {name: _said(one, translator) for name, one in as_dict(value).items()}
            return type(value)(**parts)
        case _:
            return value
