"""The board as a service: what it gives, what it takes, and whom it refuses."""

import json
import logging
import re
import shutil
import ssl
import subprocess
import urllib.error
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from board_server import Visitor, served

from dealer_assist import paths
from dealer_assist.board.app import FONTS, board_app
from dealer_assist.board.callers import Callers
from dealer_assist.board.gate import AT_ONCE
from dealer_assist.board.people import CALLS, LOOK, BoardPeople
from dealer_assist.board.serve import Listening, refuse_revoked
from dealer_assist.errors import UsageError
from dealer_assist.floor.calls import FloorRefused


class PretendFloor:
    """A floor in words: one call, which somebody takes."""

    def __init__(self, publish: Callable[[str], None]) -> None:
        self.publish = publish
        self.taken: list[tuple[int, str]] = []
        self.looked = 0

    def start(self) -> None:
        pass

    def close(self) -> None:
        pass

    def whole(self) -> str:
        return 'data: {"tables":[],"old_ms":0,"trouble":""}\n\n'

    def look_now(self) -> None:
        self.looked += 1

    def take_call(self, call: int, name: str) -> dict[str, Any]:
        if call != 7:
            raise FloorRefused("This call is over already")
        self.taken.append((call, name))
        return {"taken_by": name, "waited_ms": 1_500}

    def report(self, since: datetime, until: datetime) -> dict[str, Any]:
        table = {"station": "10", "pit": "1", "game": "x", "rounds": 3, "wagers": 21,
                 "contributed": 4_200_000, "prizes": 0, "losses": 0}  # fmt: skip
        return {"tables": [table], "levels": [], "calls": [], "outages": []}


@pytest.fixture
def floor() -> Iterator[PretendFloor]:
    """The floor behind the board."""
    made: list[PretendFloor] = []

    def make(publish: Callable[[str], None]) -> PretendFloor:
        made.append(PretendFloor(publish))
        return made[0]

    with served(board_app(make, paths.resources())) as address:
        made[0].address = address  # type: ignore[attr-defined]
        yield made[0]


@pytest.fixture
def visitor(floor: PretendFloor) -> Visitor:
    """Somebody with a browser."""
    return Visitor(floor.address)  # type: ignore[attr-defined]


def test_every_page_and_part_comes_from_here_and_names_no_address_outside(
    visitor: Visitor,
) -> None:
    for path in ("/", "/phone", "/report"):
        page = visitor.get(path)
        assert page.status == 200
        assert "default-src 'self'" in page.headers["content-security-policy"]
    for file in (paths.resources() / "board").iterdir():
        if file.suffix != ".html":
            assert visitor.get(f"/part/{file.name}").status == 200
        words = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "http://" not in words
        assert "https://" not in words
    assert visitor.get("/part/InterTabular-Bold.otf.txt").status == 404
    assert visitor.get("/part/..%2f..%2fpyproject.toml").status == 404


def test_the_typefaces_that_the_pages_name_are_served_bold_chinese_too(visitor: Visitor) -> None:
    named = re.findall(r"url\(/part/([^)]*)\)", visitor.get("/part/board.css").text)
    assert sorted(named) == sorted(FONTS)
    assert "DealerHans-Bold.otf" in named
    assert all((paths.resources() / "fonts" / font).is_file() for font in named)


def test_a_viewer_is_given_all_and_then_what_is_new(floor: PretendFloor, visitor: Visitor) -> None:
    with visitor.events() as events, visitor.events() as others:
        assert next(events) == next(others) == {"tables": [], "old_ms": 0, "trouble": ""}
        floor.publish('data: {"name":"Main"}\n\n')
        assert next(events) == next(others) == {"name": "Main"}


def test_a_call_is_taken_by_name_and_all_hear_of_it_at_once(
    floor: PretendFloor, visitor: Visitor
) -> None:
    answer = visitor.take({"call": 7, "name": "Ann Lee"})
    assert (answer.status, json.loads(answer.text)) == (
        200, {"taken_by": "Ann Lee", "waited_ms": 1_500},
    )  # fmt: skip
    assert (floor.taken, floor.looked) == ([(7, "Ann Lee")], 1)


@pytest.mark.parametrize(
    ("told", "headers", "status"),
    [
        ({"call": 8, "name": "Ann Lee"}, {}, 409),
        ({"call": "x", "name": "Ann Lee"}, {}, 400),
        ({"name": "Ann Lee"}, {}, 400),
        ([1], {}, 400),
        (b"\xff", {}, 400),
        ({"call": 7, "name": "x" * 3_000}, {}, 413),
        ({"call": 7, "name": "Ann Lee"}, {"origin": "http://elsewhere.example"}, 403),
        ({"call": 7, "name": "Ann Lee"}, {"origin": ""}, 403),
        ({"call": 7, "name": "Ann Lee"}, {"content-type": "text/plain"}, 415),
    ],
)
def test_what_is_no_taking_of_a_call_is_refused_and_changes_nothing(
    floor: PretendFloor, visitor: Visitor, told: object, headers: dict[str, str], status: int
) -> None:
    assert visitor.take(told, **headers).status == status
    assert floor.taken == []


def test_nothing_else_can_be_done(visitor: Visitor) -> None:
    assert visitor.ask("DELETE", "/take").status == 405
    assert visitor.ask("PUT", "/events").status == 405
    assert visitor.get("/award").status == 404


def test_a_report_comes_as_json_and_csv_and_not_without_an_end(visitor: Visitor) -> None:
    span = "since=2026-11-16T06:00:00Z&until=2026-11-17T06:00:00Z"
    told = json.loads(visitor.get(f"/report.json?{span}").text)
    assert told["tables"][0]["contributed"] == 4_200_000
    written = visitor.get(f"/report.json?{span}&as=csv")
    assert "tables,10,1,x,3,21,4.200000" in written.text
    for wrong in ("", "since=x&until=y", "since=2020-01-01&until=2026-01-01",
                  "since=2026-01-02&until=2026-01-01"):  # fmt: skip
        assert visitor.get(f"/report.json?{wrong}").status == 400


def test_what_is_refused_is_said_in_the_readers_language(tmp_path: Path) -> None:
    """Before a page is there the browser's languages count, on a page the one that is chosen."""
    file = tmp_path / "people.toml"
    file.write_text('"Ann Lee" = ["look", "calls"]\n', "utf-8")
    app = board_app(PretendFloor, paths.resources(), "x-house-user", people=BoardPeople(file))
    with served(app) as address:
        visitor, ann = Visitor(address), {"x-house-user": "Ann Lee"}

        def says(path: str, language: str, **user: str) -> str:
            return visitor.get(path, **{"accept-language": language}, **user).text

        assert says("/report", "es-MX,es;q=0.9", **ann).startswith("Ann Lee no puede leer informes")
        assert says("/report.json", "vi", **ann).startswith("Ann Lee không được đọc báo cáo")
        assert says("/", "zh-CN") == "请先登录赌场系统"
        assert says("/", "fr-FR,fr") == "Sign on at the house first"
        over = visitor.take({"call": 8, "name": "x"}, **{"accept-language": "es"}, **ann)
        assert json.loads(over.text) == {"refused": "Esta llamada ya terminó"}


def test_every_refusal_of_the_board_is_in_four_languages() -> None:
    words = json.loads((paths.resources() / "board" / "words.json").read_text(encoding="utf-8"))
    laid = "\n".join(
        (paths.PACKAGE / "board" / f"{name}.py").read_text(encoding="utf-8")
        for name in ("app", "gate", "people")
    )
    found = re.findall(
        r'(?:refused\(request, |= 4\d\d, |return 4\d\d, |^_[A-Z_]+ = |(?:LOOK|CALLS|REPORTS): |'
        r'else )"(\S+ [^"]+)"', laid, re.MULTILINE,
    )  # fmt: skip
    assert len(found) > 15
    assert [one for one in found if f"said_{one}" not in words["en"]] == []
    assert all(words[language][f"said_{one}"] != one for one in found for language in ("es", "zh"))


def test_a_flood_is_refused_and_on_record_and_others_are_served(
    visitor: Visitor, caplog: pytest.LogCaptureFixture
) -> None:
    with visitor.events() as events, caplog.at_level(logging.WARNING, "dealer_assist.board.gate"):
        next(events)
        answers = [visitor.get("/part/icon.svg").status for _ in range(int(AT_ONCE) + 20)]
    assert answers.count(429) > 0
    assert answers[:20] == [200] * 20
    assert "refused, the last from 127.0.0.1" in caplog.text
    caplog.clear()


def test_a_person_who_has_not_signed_on_at_the_house_sees_nothing() -> None:
    floors: list[PretendFloor] = []

    def make(publish: Callable[[str], None]) -> PretendFloor:
        floors.append(PretendFloor(publish))
        return floors[0]

    app = board_app(make, paths.resources(), "x-house-user")
    with served(app) as address:
        visitor = Visitor(address)
        assert visitor.get("/").status == 401
        assert visitor.get("/", **{"x-house-user": "Ann Lee"}).status == 200
        told = {"call": 7, "name": "Somebody Else"}
        assert visitor.take(told, **{"x-house-user": "Ann Lee"}).status == 200
        assert floors[0].taken == [(7, "Ann Lee")]


def test_a_name_that_is_not_the_boards_own_is_refused(visitor: Visitor) -> None:
    for name in ("evil.example", "evil.example:8443", "", "127.0.0.1.evil.example", "[::1"):
        assert visitor.get("/report.json", Host=name).status in (400, 421), name
        origin = {"origin": f"http://{name}"}
        assert visitor.take({"call": 7, "name": "Ann Lee"}, Host=name, **origin).status in (
            400,
            421,
        )
    port = visitor.address.rpartition(":")[2]
    for name in (f"localhost:{port}", f"127.0.0.1:{port}", "LOCALHOST"):
        assert visitor.get("/", Host=name).status == 200


def test_a_house_names_what_its_board_is_reached_by() -> None:
    app = board_app(PretendFloor, paths.resources(), names=("floor.house.example",))
    with served(app) as address:
        assert Visitor(address).get("/", Host="floor.house.example:8443").status == 200
        assert Visitor(address).get("/", Host="board.house.example").status == 421


def test_people_behind_the_houses_sign_on_do_not_use_up_each_others_requests() -> None:
    app = board_app(PretendFloor, paths.resources(), "x-house-user")
    with served(app) as address:
        visitor = Visitor(address)
        for person in range(50):
            user = {"x-house-user": f"person {person}"}
            assert [visitor.get("/", **user).status for _ in range(3)] == [200] * 3


def test_a_person_may_do_what_the_house_says_until_their_line_goes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "people.toml"
    file.write_text('"Ann Lee" = ["look", "calls"]\n"J. Park" = ["reports"]\n', "utf-8")
    app = board_app(PretendFloor, paths.resources(), "x-house-user", people=BoardPeople(file))
    times = "?since=2026-03-08T06:00&until=2026-03-09T06:00"

    def may(address: str, name: str) -> list[int]:
        visitor, user = Visitor(address), {"x-house-user": name}
        taken = visitor.take({"call": 7, "name": name}, **user)
        report = visitor.get(f"/report.json{times}", **user)
        return [visitor.get("/", **user).status, taken.status, report.status]

    with served(app) as address:
        assert may(address, "Ann Lee") == [200, 200, 403]
        assert may(address, "J. Park") == [200, 403, 200]
        assert may(address, "L. Haddad") == [403, 403, 403]
        file.write_text('"J. Park" = ["reports"]\n', "utf-8")
        assert may(address, "Ann Lee") == [403, 403, 403]
        with caplog.at_level(logging.WARNING, "dealer_assist.board.people"):
            file.write_text('"J. Park" = ["everything"]\n', "utf-8")
            assert may(address, "J. Park") == [403, 403, 403]
        assert "needs a list of calls, look, reports" in caplog.text
    caplog.clear()


def test_what_may_not_be_done_is_said_by_name(tmp_path: Path) -> None:
    file = tmp_path / "people.toml"
    file.write_text('"Ann Lee" = ["look"]\n', "utf-8")
    people = BoardPeople(file)
    assert people.refusal("Ann Lee", LOOK) == ""
    assert people.refusal("Ann Lee", CALLS).startswith("Ann Lee may not take calls")
    assert BoardPeople().refusal("", CALLS) == "", "without a file nothing is asked"


@pytest.mark.parametrize(
    ("listening", "said"),
    [
        (Listening(host="0.0.0.0"), "needs --certificate"),
        (Listening(host="10.0.0.5", certificate=Path("a"), key=Path("b")), "--clients-ca"),
        (Listening(certificate=Path("a")), "both"),
        (Listening(clients_ca=Path("a")), "need TLS"),
        (Listening(host="floor.example", user_header="x-user"), "the house's gate alone"),
        (Listening(user_header="x-user"), "the house's gate alone"),
        (Listening(socket=Path("a")), "the house's gate alone"),
        (Listening(people=Path("a")), "by certificate or by sign-on"),
        (Listening(revoked=Path("a")), "need --clients-ca"),
    ],
)
def test_beyond_this_machine_nobody_looks_unproven(listening: Listening, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        listening.require_safe()


def test_on_this_machine_or_with_certificates_it_is_served() -> None:
    Listening().require_safe()
    Listening(user_header="x-user", socket=Path("s"), people=Path("p")).require_safe()
    a, b, c = Path("a"), Path("b"), Path("c")
    Listening(host="10.0.0.5", certificate=a, key=b, clients_ca=c).require_safe()


def certified(folder: Path, name: str, *, ca: str = "") -> None:
    """Make a key and a certificate, signed by itself or by a CA of the folder."""
    new = ["openssl", "req", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
           "-subj", f"/CN={name}", "-keyout", f"{name}.key"]  # fmt: skip
    if not ca:
        run = [[*new, "-x509", "-days", "2", "-out", f"{name}.crt"]]
    else:
        names = "subjectAltName=IP:127.0.0.1"
        run = [
            [*new, "-new", "-addext", names, "-out", f"{name}.csr"],
            ["openssl", "x509", "-req", "-in", f"{name}.csr", "-CA", f"{ca}.crt", "-CAkey",
             f"{ca}.key", "-CAcreateserial", "-days", "2", "-copy_extensions", "copy",
             "-out", f"{name}.crt"],
        ]  # fmt: skip
    for words in run:
        subprocess.run(words, cwd=folder, check=True, capture_output=True)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="not run: openssl is not here")
def test_a_browser_without_a_certificate_of_the_floor_is_not_let_in(tmp_path: Path) -> None:
    certified(tmp_path, "ca")
    certified(tmp_path, "stranger")
    for name in ("board_1", "Ann Lee", "table_16"):
        certified(tmp_path, name, ca="ca")
    callers = Callers()
    app = board_app(PretendFloor, paths.resources(), callers=callers)
    tls = {
        "ssl_certfile": str(tmp_path / "board_1.crt"),
        "ssl_keyfile": str(tmp_path / "board_1.key"),
        "ssl_ca_certs": str(tmp_path / "ca.crt"),
        "ssl_cert_reqs": ssl.CERT_REQUIRED,
    }

    def visitor(address: str, name: str) -> Visitor:
        context = ssl.create_default_context(cafile=str(tmp_path / "ca.crt"))
        if name:
            context.load_cert_chain(tmp_path / f"{name}.crt", tmp_path / f"{name}.key")
        return Visitor(address, context)

    with served(app, callers.protocol(), **tls) as address:
        person = visitor(address, "Ann Lee")
        assert person.get("/phone").status == 200
        taken = person.take({"call": 7, "name": "L. Haddad"})
        assert json.loads(taken.text)["taken_by"] == "Ann Lee", "she is who her certificate says"
        table = visitor(address, "table_16")
        for refused in (table.get("/report.json"), table.take({"call": 7, "name": "L. Haddad"})):
            assert refused.status == 403
            assert "is a machine's and no person's" in refused.text
        for unproven in ("", "stranger"):
            with pytest.raises((urllib.error.URLError, ssl.SSLError, ConnectionError, OSError)):
                visitor(address, unproven).get("/phone")


CA = """
[ca]
default_ca = floor
[floor]
database = index.txt
crlnumber = crlnumber
default_md = sha256
default_crl_days = 30
certificate = ca.crt
private_key = ca.key
"""


@pytest.mark.skipif(shutil.which("openssl") is None, reason="not run: openssl is not here")
def test_a_certificate_that_was_taken_back_opens_nothing(tmp_path: Path) -> None:
    certified(tmp_path, "ca")
    for name in ("board_1", "Ann Lee", "lost telephone"):
        certified(tmp_path, name, ca="ca")
    (tmp_path / "ca.conf").write_text(CA)
    (tmp_path / "index.txt").touch()
    (tmp_path / "crlnumber").write_text("01\n")
    for words in (("-revoke", "lost telephone.crt"), ("-gencrl", "-out", "revoked.pem")):
        asked = ("openssl", "ca", "-config", "ca.conf", *words)
        subprocess.run(asked, cwd=tmp_path, check=True, capture_output=True)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(tmp_path / "board_1.crt", tmp_path / "board_1.key")
    server.load_verify_locations(tmp_path / "ca.crt")
    server.verify_mode = ssl.CERT_REQUIRED
    refuse_revoked(server, tmp_path / "revoked.pem")
    assert shaken(server, tmp_path, "Ann Lee") == ""
    assert "revoked" in shaken(server, tmp_path, "lost telephone")
    with pytest.raises(UsageError, match="no list of revoked certificates"):
        refuse_revoked(server, tmp_path / "ca.conf")


def shaken(server: ssl.SSLContext, folder: Path, name: str) -> str:
    """Shake hands in memory and return what the server has against the other."""
    client = ssl.create_default_context(cafile=str(folder / "ca.crt"))
    client.load_cert_chain(folder / f"{name}.crt", folder / f"{name}.key")
    ours, theirs = ssl.MemoryBIO(), ssl.MemoryBIO()
    ends = [
        client.wrap_bio(theirs, ours, server_hostname="127.0.0.1"),
        server.wrap_bio(ours, theirs, server_side=True),
    ]
    for _ in range(6):
        for end in ends:
            try:
                end.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLError as refused:
                return str(refused)
    return ""


def holes(text: str) -> set[str]:
    return {part.partition("}")[0] for part in text.split("{")[1:]}


def test_every_word_of_the_pages_is_there_in_four_languages() -> None:
    words = json.loads((paths.resources() / "board" / "words.json").read_text(encoding="utf-8"))
    assert set(words) == {"en", "es", "vi", "zh"}
    keys = set(words["en"])
    for language, said in words.items():
        assert set(said) == keys, language
        for key, text in said.items():
            holes = {part.partition("}")[0] for part in words["en"][key].split("{")[1:]}
            assert {part.partition("}")[0] for part in text.split("{")[1:]} == holes, (
                language,
                key,
            )
    pages = [one.read_text(encoding="utf-8") for one in (paths.resources() / "board").glob("*.*")]
    for key in keys:
        stem = key.partition("_")[0]
        asked = (f'"{key}"', f"`{stem}_$", f'sayN("{stem}')
        assert any(one in page for page in pages for one in asked), key


def test_every_alert_of_the_server_has_words_in_the_readers_language() -> None:
    words = json.loads((paths.resources() / "board" / "words.json").read_text(encoding="utf-8"))
    folder = paths.PACKAGE / "floor" / "schema" / "functions"
    laid = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.sql"))
    raised = set(re.findall(r"floor\.alert\([^']*?'([a-z ]+)'", laid))
    raised |= set(re.findall(r"not_let_on\([^']*?'([a-z ]+)'", laid))
    raised |= set(re.findall(r"\n\s+WHEN '([a-z]+)' THEN (?:format\()?'T", laid)) | {"outage"}
    assert {f"alert_{what}" for what in raised} <= set(words["en"]), raised
    assert len(raised) > 20
