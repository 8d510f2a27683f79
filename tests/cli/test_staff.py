"""`dealer-assist staff` as a user meets it: prompts, exit status, one sentence."""

import io
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from staff_counter import EXAMPLE, HADDAD, OKAFOR, PARK, Counter, begin

from dealer_assist.cli import staff
from dealer_assist.errors import Refused

HOUSE_KEY = EXAMPLE.with_name("house-key")


@pytest.fixture
def counter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter]:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    one = Counter(tmp_path, monkeypatch)
    yield one
    one.close()


def test_a_staff_is_enrolled_listed_and_withdrawn(
    counter: Counter, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(counter)
    words = "dealer\nM. Okafor\n\n"
    assert counter.call("enrol", typed=words, cards=(PARK, HADDAD, OKAFOR)) == 0
    assert counter.call("withdraw", "dealer-1", cards=(PARK, HADDAD)) == 0
    capsys.readouterr()
    assert counter.call("list") == 0
    said = capsys.readouterr().out
    assert [line.split()[0] for line in said.splitlines()] == ["executive-1", "supervisor-1"]


def test_a_refusal_is_one_sentence_and_status_2(
    counter: Counter, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(counter)
    capsys.readouterr()
    assert counter.call("enrol", cards=(OKAFOR,)) == 2
    said = capsys.readouterr().err
    assert said == "dealer-assist: Card ending 1101 is not on the staff list; use one that is\n"


def test_an_empty_register_is_listed_without_making_one(
    counter: Counter, capsys: pytest.CaptureFixture[str]
) -> None:
    assert counter.call("list") == 0
    assert "Nobody is enrolled yet" in capsys.readouterr().out
    assert not counter.data.exists()


def test_answers_that_end_change_nothing(
    counter: Counter, capsys: pytest.CaptureFixture[str]
) -> None:
    assert counter.call("enrol") == 2
    assert "ended too early" in capsys.readouterr().err
    assert not counter.data.exists()


@pytest.mark.parametrize(
    ("swiper", "word"),
    [
        ("", "devices.swiper: is missing"),
        ("simulated", "real card reader"),
        ("/no/port", "/no/port"),
    ],
)
def test_a_card_comes_from_a_real_port_only(
    counter: Counter, swiper: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    counter.with_swiper(swiper)
    assert counter.call("enrol", typed="L. Haddad\nJ. Park\n", cards=(HADDAD,)) == 2
    assert word in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("withdraw",), "needs WHO"),
        (("enrol", "6003118800003301"), "unrecognized arguments: 6003118800003301"),
        (("promote",), "there is no 'staff promote', write one of list, "),
    ],
)
def test_a_wrong_call_is_told_what_to_do(
    counter: Counter, words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert counter.call(*words) == 2
    assert said in capsys.readouterr().err


def test_a_pin_is_not_taken_from_a_pipe(
    counter: Counter, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(counter)
    assert counter.call("pin", typed="408217\n408217\n", cards=(HADDAD, PARK)) == 2
    assert "need a terminal" in capsys.readouterr().err


def test_a_pin_is_asked_for_unseen_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal())
    asked: list[str] = []
    unseen: Callable[[str], str] = lambda prompt: asked.append(prompt) or "408217"  # noqa: E731
    monkeypatch.setattr(staff, "getpass", unseen)
    assert staff.ask_unseen("PIN: ") == "408217"
    assert asked == ["PIN: "]


def test_what_is_said_is_said_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    staff.say("Swipe a card.")
    assert capsys.readouterr().out == "Swipe a card.\n"


def test_no_stray_answer_is_taken_for_a_card() -> None:
    with pytest.raises(Refused):
        staff.ask_unseen("")


def test_the_houses_list_comes_in_with_two_cards_or_not_at_all(
    counter: Counter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(counter)
    listed = tmp_path / "staff.csv"
    listed.write_text(f"name,role,card,last_day\nM. Okafor,dealer,{PARK},\n")
    assert counter.call("import", str(listed), cards=(HADDAD, PARK)) == 2
    told = capsys.readouterr()
    assert "Line 2: the card ending 2201 is J. Park's, supervisor-1" in told.err
    listed.write_text(f"name,role,card,last_day\nM. Okafor,dealer,{OKAFOR},\n")
    assert counter.call("import", str(listed), cards=(HADDAD, PARK)) == 0
    told = capsys.readouterr()
    assert "Enrolled: dealer-1, M. Okafor, card ending 1101, no last day." in told.out
    assert "Not in the list, and not withdrawn: executive-1, L. Haddad." in told.out
    assert OKAFOR not in told.out + told.err


def test_a_list_that_cannot_be_read_is_said_before_a_card_is_asked_for(
    counter: Counter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(counter)
    bad = tmp_path / "bad.csv"
    bad.write_bytes(b"name,role,card,last_day\n\xff\n")
    for words, said in (
        (("import",), "needs the list"),
        (("import", str(tmp_path / "none.csv")), "cannot be read (No such file"),
        (("import", str(tmp_path)), "no regular file"),
        (("import", str(bad)), "no UTF-8"),
    ):
        assert counter.call(*words) == 2
        assert said in capsys.readouterr().err


class AnotherKiosk:
    """A second kiosk of the house, or one of another house, to take a list at."""

    def __init__(
        self, counter: Counter, monkeypatch: pytest.MonkeyPatch, *, has_key: bool = True
    ) -> None:
        here = counter.data.parent / "settings" / "dealer-assist"
        settings = counter.data.parent / "other" / "dealer-assist"
        settings.mkdir(parents=True)
        key = (here / "cards.key").read_bytes() if has_key else bytes(32)
        (settings / "cards.key").write_bytes(key)  # its journals have a key of their own
        self.house_key = settings / "house.pub"
        monkeypatch.setenv("XDG_CONFIG_HOME", str(settings.parent))
        self._counter = counter
        counter.data = counter.data.parent / "other-data"

    def take(self, file: Path, cards: tuple[str, ...] = ()) -> int:
        return self._counter.call("import", str(file), cards=cards)


def exported(counter: Counter, folder: Path) -> tuple[Path, Path]:
    """Have the house sign the list of the first kiosk: that, and the house's public key."""
    halves, public = (folder / "first", folder / "second"), folder / "house.pub"
    listed, signed = folder / "staff.list", folder / "staff.signed"
    assert counter.call("export", str(listed)) == 0
    assert listed.stat().st_mode & 0o077 == 0
    for words in (("--new", *halves, public), (*halves, listed, signed, "--yes")):
        subprocess.run((HOUSE_KEY, *words), check=True, capture_output=True)
    return signed, public


def test_a_signed_list_brings_the_staff_to_another_kiosk_without_a_card(
    counter: Counter,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    begin(counter)
    file, public = exported(counter, tmp_path)
    kiosk = AnotherKiosk(counter, monkeypatch)
    kiosk.house_key.write_bytes(public.read_bytes())
    capsys.readouterr()
    assert kiosk.take(file) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[:2] == ["Enrolled: executive-1, L. Haddad.", "Enrolled: supervisor-1, J. Park."]
    assert said[-1].endswith("is taken: 2 cards.")
    assert kiosk.take(file) == 0
    assert "was taken before; nothing was changed" in capsys.readouterr().out


def test_a_kiosk_with_people_asks_two_of_them_for_the_first_list(
    counter: Counter,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    begin(counter)
    assert counter.call("enrol", typed="dealer\nM. Okafor\n\n", cards=(PARK, HADDAD, OKAFOR)) == 0
    file, public = exported(counter, tmp_path)
    kiosk = AnotherKiosk(counter, monkeypatch)
    kiosk.house_key.write_bytes(public.read_bytes())  # who has a shell lays his own there
    begin(counter)
    capsys.readouterr()
    assert kiosk.take(file, cards=(PARK, HADDAD)) == 2
    assert "the first card must be an Executive's" in capsys.readouterr().err
    assert kiosk.take(file, cards=(HADDAD, PARK)) == 0
    said = capsys.readouterr().out
    assert "does not know the house's key" in said
    assert "Enrolled: dealer-1, M. Okafor." in said


def test_a_list_that_the_house_has_not_signed_is_one_sentence(
    counter: Counter,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    begin(counter)
    exported(counter, tmp_path)
    assert AnotherKiosk(counter, monkeypatch).take(tmp_path / "staff.list") == 2
    assert "The house has not signed this list" in capsys.readouterr().err


def test_a_list_of_another_house_is_one_sentence(
    counter: Counter,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    begin(counter)
    file, _ = exported(counter, tmp_path)
    assert AnotherKiosk(counter, monkeypatch, has_key=False).take(file) == 2
    assert "was altered, or is of another house" in capsys.readouterr().err


def test_where_nobody_is_enrolled_there_is_no_list(
    counter: Counter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert counter.call("export", str(tmp_path / "staff.list")) == 2
    assert counter.call("export") == 2
    assert "needs the name of the file" in capsys.readouterr().err
