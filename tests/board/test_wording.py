"""A sentence of the board or the server, in the first language of a browser that the board has."""

from dealer_assist import paths
from dealer_assist.board.wording import Wording
from dealer_assist.message import Msg


def test_a_sentence_and_what_fills_it_are_in_the_readers_language() -> None:
    said = Wording(paths.resources()).said
    lost = Msg("The floor's server does not answer ({why})", why="timeout expired")
    assert said(lost, "es-MX,en;q=0.5") == "El servidor de la sala no responde (timeout expired)"
    assert said(lost, "fr, zh") == "楼面服务器无应答（timeout expired）"
    assert said(lost, "") == said(lost, "fr") == lost


def test_a_sentence_that_nobody_has_translated_is_said_as_it_is() -> None:
    assert Wording(paths.resources()).said("Paper low", "vi") == "Paper low"
