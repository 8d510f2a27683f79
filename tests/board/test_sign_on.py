"""Sign-on at the board by the PIN of a staff card: who it is, for how long, and how often wrong."""

import json
import runpy
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from board_server import Asked, Visitor, served
from staff_house import KEY, House

from dealer_assist import paths
from dealer_assist.board import sign_on
from dealer_assist.board.app import board_app
from dealer_assist.board.people import BoardPeople
from dealer_assist.board.serve import Listening
from dealer_assist.board.sign_on import LOCKED_S, STAYS_S, StaffSignOn, TooManyWrong, read_staff
from dealer_assist.errors import Refused, UsageError
from dealer_assist.staff.card_check import hash_pin
from dealer_assist.staff.events import PinSet
from dealer_assist.staff.signed_list import listed, sealed, signed_by, to_sign

SIGN = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "sign.py"))
SEED = bytes(range(1, 33))
HOUSE = SIGN["public_of"](SEED).hex()
PIN = "4719"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The list of a house in which L. Haddad and J. Park have PINs, signed."""
    house = House(tmp_path / "origin").begin()
    for key, pin in (("executive-1", PIN), ("supervisor-1", "8264")):
        card = house.register.staff().cards[key]
        house.change(PinSet(key, hash_pin(KEY, card.fingerprint, pin), "supervisor-1"))
    assert house.register.head is not None
    text = sealed(
        listed(house.register.staff(), house.register.origin, house.register.head.seq), KEY
    )
    made = tmp_path / "staff.list"
    made.write_text(signed_by(text, SIGN["public_of"](SEED), SIGN["sign"](SEED, to_sign(text))))
    return made


class Clock:
    """The time in seconds."""

    now = 1_770_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def staff(file: Path, clock: Clock) -> StaffSignOn:
    """Who may sign on."""
    return StaffSignOn(read_staff(file, KEY, HOUSE), KEY, clock)


def test_a_person_is_known_by_name_and_pin_for_a_shift(staff: StaffSignOn, clock: Clock) -> None:
    name, token = staff.sign_on("l haddad", PIN)
    assert (name, staff.name_of(token)) == ("L. Haddad", "L. Haddad")
    assert staff.name_of(token + "x") == staff.name_of("") == ""
    clock.now += STAYS_S
    assert staff.name_of(token) == ""


@pytest.mark.parametrize(
    ("name", "pin"), [("L. Haddad", "8264"), ("Nobody", PIN), ("M. Okafor", "")]
)
def test_a_wrong_pin_a_name_of_nobody_and_a_card_without_a_pin_are_refused_alike(
    staff: StaffSignOn, name: str, pin: str
) -> None:
    with pytest.raises(Refused, match="This name and PIN are not on the staff list"):
        staff.sign_on(name, pin)


def test_after_three_wrong_pins_none_of_that_name_is_taken_for_a_while(
    staff: StaffSignOn, clock: Clock
) -> None:
    for _ in range(3):
        with pytest.raises(Refused, match="not on the staff list"):
            staff.sign_on("L. Haddad", "0000")
    with pytest.raises(TooManyWrong):
        staff.sign_on("L. Haddad", PIN)
    assert staff.sign_on("J. Park", "8264")[0] == "J. Park"
    clock.now += LOCKED_S
    assert staff.sign_on("L. Haddad", PIN)[0] == "L. Haddad"


def test_many_pins_at_once_are_as_many_tries(
    staff: StaffSignOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[str] = []

    def slow(key: bytes, card: str, pin: str, kept: str) -> bool:
        compared.append(pin)
        time.sleep(0.05)
        return False

    monkeypatch.setattr(sign_on, "is_pin", slow)

    def guess(pin: int) -> str:
        with pytest.raises(Refused) as refused:
            staff.sign_on("L. Haddad", f"{pin:04}")
        return type(refused.value).__name__

    with ThreadPoolExecutor(10) as crowd:
        answers = Counter(crowd.map(guess, range(10)))
    assert len(compared) == 3
    assert answers == {"Refused": 3, "TooManyWrong": 7}


def test_a_list_of_another_house_or_of_no_house_is_refused(file: Path) -> None:
    with pytest.raises(Refused, match="signed by another house"):
        read_staff(file, KEY, "00" * 32)
    with pytest.raises(Refused, match="altered, or is of another house"):
        read_staff(file, bytes(32), HOUSE)


class PretendFloor:
    """A floor in words: one call, which somebody takes."""

    def __init__(self) -> None:
        self.taken: list[str] = []

    def start(self) -> None:
        pass

    def close(self) -> None:
        pass

    def whole(self) -> str:
        return "data: {}\n\n"

    def look_now(self) -> None:
        pass

    def take_call(self, call: int, name: str) -> dict[str, Any]:
        self.taken.append(name)
        return {"taken_by": name, "waited_ms": 1}

    def report(self, *_: object) -> dict[str, Any]:
        return {"tables": [], "levels": [], "calls": [], "outages": []}


@pytest.fixture
def board(staff: StaffSignOn, tmp_path: Path) -> Iterator[tuple[Visitor, PretendFloor]]:
    """A board at which people sign on, and L. Haddad alone takes calls."""
    people = tmp_path / "board.toml"
    people.write_text('"L. Haddad" = ["look", "calls"]\n"J. Park" = ["look"]\n')
    floor = PretendFloor()
    app = board_app(
        lambda publish: floor, paths.resources(), people=BoardPeople(people), staff=staff
    )
    with served(app) as address:
        yield Visitor(address), floor


def signed_on(visitor: Visitor, name: str, pin: str) -> tuple[Asked, str]:
    """Sign on as the page does; return the answer and the cookie of this browser."""
    body = json.dumps({"name": name, "pin": pin}).encode()
    sent = {"content-type": "application/json", "origin": visitor.address}
    answer = visitor._ask(urllib.request.Request(visitor.address + "/sign-on", body, sent))
    return answer, answer.headers.get("set-cookie", "").partition(";")[0]


def test_nothing_is_seen_before_the_sign_on_and_a_page_leads_to_it(
    board: tuple[Visitor, PretendFloor],
) -> None:
    visitor, floor = board
    assert 'id="pin"' in visitor.get("/").text, "the page that signs on"
    assert visitor.get("/events").status == 401
    assert visitor.get("/report.json").status == 401
    assert visitor.take({"call": 7, "name": "L. Haddad"}).status == 401
    assert visitor.get("/part/sign.js").status == 200
    assert floor.taken == []


def test_a_call_is_taken_by_the_name_that_signed_on_whatever_is_typed(
    board: tuple[Visitor, PretendFloor],
) -> None:
    visitor, floor = board
    answer, cookie = signed_on(visitor, "L. Haddad", PIN)
    assert (answer.status, json.loads(answer.text)) == (200, {"name": "L. Haddad"})
    told = answer.headers["set-cookie"]
    assert "HttpOnly" in told
    assert "SameSite=strict" in told
    assert visitor.take({"call": 7, "name": "J. Park"}, cookie=cookie).status == 200
    assert floor.taken == ["L. Haddad"]


def test_a_person_does_what_the_house_lets_them(board: tuple[Visitor, PretendFloor]) -> None:
    visitor, floor = board
    _, cookie = signed_on(visitor, "J. Park", "8264")
    refused = visitor.take({"call": 7, "name": "J. Park"}, cookie=cookie)
    assert (refused.status, refused.text) == (
        403,
        "J. Park may not take calls. Ask the people who run the floor",
    )
    assert visitor.get("/report.json", cookie=cookie).status == 403
    assert floor.taken == []


def test_wrong_pins_are_answered_and_a_foreign_page_signs_nobody_on(
    board: tuple[Visitor, PretendFloor],
) -> None:
    visitor, _ = board
    statuses = [signed_on(visitor, "L. Haddad", "0000")[0].status for _ in range(4)]
    assert statuses == [403, 403, 403, 423]
    foreign = urllib.request.Request(
        visitor.address + "/sign-on",
        b"{}",
        {"content-type": "application/json", "origin": "http://elsewhere.example"},
    )
    assert visitor._ask(foreign).status == 403


def test_a_board_beyond_its_machine_needs_tls_and_one_way_to_know_people(file: Path) -> None:
    both = {"certificate": file, "key": file}
    Listening("10.20.0.5", staff=file, **both).require_safe()
    with pytest.raises(UsageError, match="--clients-ca or --staff"):
        Listening("10.20.0.5", **both).require_safe()
    with pytest.raises(UsageError, match="--certificate, --key and"):
        Listening("10.20.0.5", staff=file).require_safe()
    with pytest.raises(UsageError, match="in one way"):
        Listening(staff=file, user_header="X-User", socket=file).require_safe()
