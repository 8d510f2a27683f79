"""Papers by the door: posted once, signed; what was not kept is told and comes again."""

import hmac
from pathlib import Path

import pytest
from door_receivers import house, web
from scripted_table import KEY

from dealer_assist.journal.door.address import WebAddress
from dealer_assist.journal.door.line import door_key
from dealer_assist.journal.door.papers import PaperDoor, PaperFolder
from dealer_assist.journal.door.receivers import NotTaken
from dealer_assist.journal.door.source import DoorSource

NAME, BODY = "day-crazy4-nexus-2026-03-07.pdf", b"%PDF a day"


def door(played_rounds: Path, port: int) -> PaperDoor:
    return PaperDoor(played_rounds, KEY, WebAddress("127.0.0.1", port, "/reports", is_tls=False))


def test_a_paper_is_posted_and_known_to_be_there_by_the_next_start(played_rounds: Path) -> None:
    with house(lambda lines: web(b'{"kept": "%b"}' % NAME.encode()), is_web=True) as there:
        first = door(played_rounds, there.port)
        assert not first.has(NAME)
        assert first.hand_over(NAME, BODY).startswith(f"{NAME} sent to http://127.0.0.1")
        assert there.heard == [BODY]
        assert first.has(NAME)
        again = door(played_rounds, there.port)
    assert again.has(NAME)
    assert not again.has("day-crazy4-nexus-2026-03-08.pdf")


@pytest.mark.parametrize(
    "answer",
    [
        web(b'{"kept": 12}'),
        web(b'{"kept": "other.pdf"}'),
        web(b"thanks"),
        web(b'{"kept": "day-crazy4-nexus-2026-03-07.pdf"}', "500 No"),
    ],
)
def test_what_the_answer_does_not_call_kept_is_not_there(
    played_rounds: Path, answer: bytes
) -> None:
    with house(lambda lines: answer, is_web=True) as there:
        posting = door(played_rounds, there.port)
        with pytest.raises(NotTaken, match="what is on record waits"):
            posting.hand_over(NAME, BODY)
        assert not posting.has(NAME)
        assert not door(played_rounds, there.port).has(NAME)


def test_the_signature_is_over_name_and_body_by_the_key_of_the_door(
    played_rounds: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heads: list[dict[str, str]] = []

    def posted(address: object, body: bytes, headers: dict[str, str], patience: float) -> object:
        heads.append(headers)
        return NAME

    monkeypatch.setattr("dealer_assist.journal.door.papers.kept_of", posted)
    door(played_rounds, 1).hand_over(NAME, BODY)
    key = door_key(KEY, DoorSource(played_rounds, KEY).first)
    due = hmac.digest(key, NAME.encode() + b"\n" + BODY, "sha256").hex()
    assert heads[0]["X-Dealer-Assist-Sig"] == due
    assert heads[0]["Content-Type"] == "application/pdf"


def test_a_folder_has_a_paper_whole_or_not_at_all(tmp_path: Path) -> None:
    folder = PaperFolder(tmp_path / "stick")
    assert not folder.has(NAME)
    assert folder.hand_over(NAME, BODY) == f"{tmp_path / 'stick' / NAME} written"
    assert [file.name for file in (tmp_path / "stick").iterdir()] == [NAME]
    assert folder.has(NAME)
