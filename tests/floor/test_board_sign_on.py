"""Sign-on at the board in a real browser: a PIN, a wrong one, too many requests, a report."""

import runpy
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="not run: the extra 'board' is not installed")

from board_server import served
from staff_house import KEY, House
from webdriver import Browser, has_browser

from dealer_assist import paths
from dealer_assist.board import gate
from dealer_assist.board.app import board_app
from dealer_assist.board.people import BoardPeople
from dealer_assist.board.reader import PictureReader
from dealer_assist.board.sign_on import StaffSignOn, read_staff
from dealer_assist.floor.install import add_machine
from dealer_assist.staff.card_check import hash_pin
from dealer_assist.staff.events import PinSet
from dealer_assist.staff.signed_list import listed, sealed, signed_by, to_sign
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import SimulatedFloor

SIGN = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "sign.py"))
SEED = bytes(range(1, 33))
PINS = {"executive-1": "4719", "supervisor-1": "8264"}


def sign_on(folder: Path) -> StaffSignOn:
    """L. Haddad and J. Park of a house have PINs."""
    house = House(folder / "origin").begin()
    for key, pin in PINS.items():
        card = house.register.staff().cards[key]
        house.change(PinSet(key, hash_pin(KEY, card.fingerprint, pin), "supervisor-1"))
    assert house.register.head is not None
    staff = listed(house.register.staff(), house.register.origin, house.register.head.seq)
    text = sealed(staff, KEY)
    file = folder / "staff.list"
    file.write_text(signed_by(text, SIGN["public_of"](SEED), SIGN["sign"](SEED, to_sign(text))))
    return StaffSignOn(read_staff(file, KEY, SIGN["public_of"](SEED).hex()), KEY)


def enter(browser: Browser, name: str, pin: str) -> None:
    browser.run("document.getElementById('name').value = ''")
    browser.type("#name", name)
    browser.type("#pin", pin)
    browser.click("#sign button")


@pytest.mark.long
@pytest.mark.skipif(not has_browser(), reason="not run: Debian's chromium is not installed")
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_people_sign_on_by_pin_and_see_what_they_may(
    floor: SimulatedFloor,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
) -> None:
    with admin(floor.server) as owner:
        add_machine(owner, "board_1")
        owner.execute(
            "SELECT floor.alert('T1', NULL, 'award', 'The prize of round 8, seat 5, at table T1 "
            "waits for two cards at the pit')"
        )
    rights = tmp_path / "board.toml"
    rights.write_text('"L. Haddad" = ["look", "calls", "reports"]\n"J. Park" = ["look"]\n')
    dsn = floor.server.dsn("board_1")
    app = board_app(
        lambda publish: PictureReader(dsn, publish),
        paths.resources(),
        people=BoardPeople(rights),
        staff=sign_on(tmp_path),
    )
    with served(app) as address:
        browser = Browser(tmp_path, size)
        try:
            browser.open(address)
            browser.until(lambda: browser.text("h1") == "Sign on")
            browser.picture(tmp_path / "1-sign.png")
            enter(browser, "J. Park", "0000")
            browser.until(lambda: browser.text("#said") == "Name or PIN is wrong. Try again")
            assert browser.run("return document.getElementById('pin').value") == ""
            browser.picture(tmp_path / "2-wrong.png")

            def once_more(pin: str, seen: str, place: str = "#said") -> bool:
                if seen not in browser.text(place):
                    enter(browser, "J. Park" if pin == "0000" else "L. Haddad", pin)
                return seen in browser.text(place)

            browser.until(lambda: once_more("0000", "Wait five minutes"))
            browser.picture(tmp_path / "3-wait.png")
            with monkeypatch.context() as crowded:
                crowded.setattr(gate, "AT_ONCE", 0)  # everybody is told 429
                enter(browser, "L. Haddad", PINS["executive-1"])
                browser.until(lambda: "did not answer" in browser.text("#said"))
                browser.picture(tmp_path / "4-busy.png")
            browser.until(lambda: once_more(PINS["executive-1"], "Live", "#live"))
            for language, words in (
                ("es", "espera dos tarjetas en el pit"),
                ("vi", "chờ hai thẻ ở khu bàn"),
                ("zh", "的奖金待片区两张卡"),
                ("en", "waits for two cards at the pit"),
            ):
                browser.run(
                    f"const l = document.getElementById('language'); l.value = '{language}'; "
                    "l.onchange();"
                )
                browser.until(lambda words=words: words in browser.text("#needs"))
                browser.picture(tmp_path / f"5-board-{language}.png")
            browser.open(f"{address}/report")
            browser.until(lambda: "T1" in browser.text("#tables"))
            assert "Crazy 4 Poker" in browser.text("#tables")
            browser.picture(tmp_path / "6-report.png")
            with monkeypatch.context() as crowded:
                browser.open(address)
                browser.until(lambda: "Live" in browser.text("#live"))
                crowded.setattr(gate, "AT_ONCE", 0)
                browser.run("location.reload()")
                browser.until(lambda: "Too many requests" in browser.text("body"))
            browser.until(lambda: "Live" in browser.text("#live"))  # by itself
            browser.open(f"{address}/phone")
            browser.picture(tmp_path / "8-phone.png")
        finally:
            browser.close()
