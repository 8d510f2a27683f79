"""A receiver says what it has kept; anything else is one sentence, and the lines come again."""

import json
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from door_receivers import house, web
from no_room import no_room

from dealer_assist.errors import UsageError
from dealer_assist.journal.door.address import FileAddress, SocketAddress, WebAddress
from dealer_assist.journal.door.line import DoorLine
from dealer_assist.journal.door.receivers import (
    FileReceiver,
    NotTaken,
    SocketReceiver,
    WebReceiver,
    receiver_at,
)
from dealer_assist.journal.door.source import BEGINNING, DoorPlace


def line(seq: int, text: str | None = None) -> DoorLine:
    made = json.dumps(
        {"v": 1, "journal": "j", "seq": seq, "hash": f"h{seq}"}, separators=(",", ":")
    )
    return DoorLine(seq, f"h{seq}", made if text is None else text)


def numbers(text: str) -> list[int]:
    return [json.loads(one)["seq"] for one in text.splitlines()]


def last_number(lines: list[bytes]) -> int:
    return int(json.loads(lines[-1])["seq"])


def kept(lines: list[bytes]) -> bytes:
    return web(b'{"kept": %d}' % last_number(lines))


def acknowledged(lines: list[bytes]) -> bytes:
    return b"".join(b"%d\n" % json.loads(one)["seq"] for one in lines)


def test_a_file_gets_whole_lines_and_tells_how_far_it_went(tmp_path: Path) -> None:
    file = tmp_path / "door.jsonl"
    receiver = FileReceiver(FileAddress(file))
    assert receiver.last_kept("j") == BEGINNING
    assert receiver.hand_over([line(1), line(2), line(3, "")]) == 3
    assert numbers(file.read_text()) == [1, 2]
    assert FileReceiver(FileAddress(file)).last_kept("j") == DoorPlace(2, "h2")
    assert file.stat().st_mode & 0o077 == 0


def test_half_a_line_that_a_power_cut_left_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "door.jsonl"
    receiver = FileReceiver(FileAddress(file))
    receiver.hand_over([line(1), line(2)])
    whole = file.read_bytes()
    for length in range(1, len(line(3).text) + 1):
        file.write_bytes(whole + line(3).text.encode()[:length])
        assert receiver.last_kept("j") == DoorPlace(2, "h2")
        receiver.hand_over([line(3)])
        assert numbers(file.read_text()) == [1, 2, 3]


def test_half_a_line_that_is_longer_than_the_next_one_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "door.jsonl"
    receiver = FileReceiver(FileAddress(file))
    receiver.hand_over([line(1)])
    file.write_bytes(file.read_bytes() + line(2).text.encode()[:-1] + b"x" * 500)
    receiver.hand_over([line(2)])
    assert numbers(file.read_text()) == [1, 2]


@pytest.mark.parametrize("content", [b"root:x:0:0\n", b"no end", b'{"v":1,"seq":"?"}\n', b"[]\n"])
def test_a_file_of_somebody_else_is_never_touched(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "passwd"
    file.write_bytes(content)
    with pytest.raises(UsageError, match="holds something else"):
        FileReceiver(FileAddress(file)).last_kept("j")
    assert file.read_bytes() == content


def test_the_lines_of_another_journal_are_not_mixed_with_ours(tmp_path: Path) -> None:
    file = tmp_path / "door.jsonl"
    FileReceiver(FileAddress(file)).hand_over([line(1)])
    with pytest.raises(UsageError, match="lines of another journal"):
        FileReceiver(FileAddress(file)).last_kept("k")
    with pytest.raises(UsageError, match="no regular file"):
        FileReceiver(FileAddress(tmp_path)).last_kept("j")


def test_a_full_disk_leaves_whole_lines_and_the_rest_comes_when_there_is_room(
    tmp_path: Path,
) -> None:
    file = tmp_path / "door.jsonl"
    receiver = FileReceiver(FileAddress(file))
    receiver.hand_over([line(1)])
    more = [line(seq) for seq in range(2, 9)]
    for room in range(0, 5 * len(line(1).text), 7):
        with no_room(room), pytest.raises(NotTaken, match="make room"):
            receiver.hand_over(more)
        assert numbers(file.read_text()) == [1]
    assert receiver.hand_over(more) == 8
    assert numbers(file.read_text()) == list(range(1, 9))


def test_a_folder_that_is_not_there_is_waited_for(tmp_path: Path) -> None:
    receiver = FileReceiver(FileAddress(tmp_path / "disk" / "door.jsonl"))
    with pytest.raises(NotTaken, match="cannot be written"):
        receiver.hand_over([line(1)])
    (tmp_path / "disk").mkdir()
    assert receiver.hand_over([line(1)]) == 1


def test_a_socket_answers_with_numbers(tmp_path: Path) -> None:
    with house(acknowledged) as there:
        receiver = SocketReceiver(SocketAddress("127.0.0.1", there.port))
        assert receiver.hand_over([line(1), line(2), line(3, "")]) == 3
        assert receiver.hand_over([line(4)]) == 4
        receiver.close()
        assert [json.loads(one)["seq"] for one in there.heard] == [1, 2, 4]


def test_a_socket_of_this_machine_by_its_path(tmp_path: Path) -> None:
    there = tmp_path / "door"
    receiver = SocketReceiver(SocketAddress(path=there))
    with pytest.raises(NotTaken, match=r"unix:.*see that its program runs"):
        receiver.hand_over([line(1)])
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(there))
        server.listen()
        ours = receiver._connected()
        theirs, _ = server.accept()
        theirs.close()
        ours.close()


@pytest.mark.parametrize(
    "answer",
    [b"hello\n", b"\n", b"-3\n", b"99999999999999999999999\n", b"7\n", b"x" * 9000],
)
def test_a_socket_that_answers_rubbish_is_told_and_nothing_counts(answer: bytes) -> None:
    with house(lambda _: answer) as there:
        receiver = SocketReceiver(SocketAddress("127.0.0.1", there.port))
        with pytest.raises(NotTaken, match="did not answer with the number of the last line, 2"):
            receiver.hand_over([line(1), line(2)])
        receiver.close()


def test_a_socket_that_never_answers_is_left_after_a_while() -> None:
    with house(lambda _: b"") as there:
        receiver = SocketReceiver(SocketAddress("127.0.0.1", there.port), patience_s=0.05)
        with pytest.raises(NotTaken, match="timed out"):
            receiver.hand_over([line(1)])


def test_a_web_address_keeps_all_or_a_part() -> None:
    with house(kept, is_web=True) as there:
        receiver = WebReceiver(WebAddress("127.0.0.1", there.port, "/x", is_tls=False))
        assert receiver.hand_over([line(1), line(2), line(3, "")]) == 3
        assert [json.loads(one)["seq"] for one in there.heard] == [1, 2]
        assert receiver.hand_over([line(4, "")]) == 4  # nothing to say: nobody is asked
    with house(lambda _: web(b'{"kept": 1}'), is_web=True) as there:
        receiver = WebReceiver(WebAddress("127.0.0.1", there.port, "/x", is_tls=False))
        assert receiver.hand_over([line(1), line(2)]) == 1


@pytest.mark.parametrize(
    "answer",
    [
        lambda _: b"SSH-2.0-OpenSSH\r\n",
        lambda _: web(b"<html>Welcome</html>"),
        lambda _: web(b"[" * 4000),
        lambda _: web(b'{"kept": "2"}'),
        lambda _: web(b'{"kept": true}'),
        lambda _: web(b'{"kept": 3}'),
        lambda _: web(b'{"kept": -1}'),
        lambda _: web(b'{"kept": 2}', "500 Oh"),
        lambda _: web(b'{"kept": 2}', "302 Found\r\nLocation: http://127.0.0.1:1/"),
        lambda _: web(b"x" * 100_000),
        lambda _: b"",
    ],
    ids=("ssh", "page", "deep", "word", "truth", "more", "less", "500", "302", "endless", "none"),
)
def test_a_web_address_that_answers_rubbish_is_one_sentence(
    answer: Callable[[list[bytes]], bytes],
) -> None:
    with house(answer, is_web=True) as there:
        receiver = WebReceiver(WebAddress("127.0.0.1", there.port, "/x?word=1", is_tls=False))
        with pytest.raises(NotTaken, match="what is on record waits") as told:
            receiver.hand_over([line(1), line(2)])
    sentence = str(told.value)
    assert "\n" not in sentence
    assert len(sentence) < 220
    assert "word=1" not in sentence


def test_a_web_address_where_nobody_listens_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    receiver = receiver_at(WebAddress("127.0.0.1", port, "/", is_tls=False))
    with pytest.raises(NotTaken, match=r"cannot be reached \(Connection refused\)"):
        receiver.hand_over([line(1)])
    receiver.close()
