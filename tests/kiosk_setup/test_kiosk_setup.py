"""A kiosk is set up from a file of answers: whole, or with a sentence and nothing written."""

from datetime import date
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table
from dealer_assist.cli.main import main
from dealer_assist.desk.self_check import require_live
from dealer_assist.errors import DONE, WRONG_CALL
from dealer_assist.kiosk_setup.answers import LANGUAGES, KioskAnswers, as_answers_file, read_answers
from dealer_assist.kiosk_setup.files import files_of, set_up_table
from dealer_assist.ui.toolkit.values import preferences

ANSWERS = """
language = "es"
[screen]
output = "HDMI-A-1"
turned = "rotate-90"
[sign]
output = "HDMI-A-2"
[table]
file = "crazy4-nexus"
number = "31"
jurisdiction = "washington"
[ports]
sensors = "/dev/dealer/A10KXYZ1"
swiper = "/dev/dealer/A10KXYZ2"
printer = "none"
[clock]
server = "time.floor"
[backup]
folder = "/srv/copies"
"""


@pytest.fixture
def answers(tmp_path: Path) -> Path:
    file = tmp_path / "answers.toml"
    file.write_text(ANSWERS, encoding="utf-8")
    return file


def set_up(answers: Path, *more: str) -> int:
    into = answers.parent / "etc"
    return main(["kiosk-setup", "--answers", str(answers), "--into", str(into), *more])


def test_answers_become_the_settings_of_a_live_table(answers: Path) -> None:
    assert set_up(answers) == DONE
    etc = answers.parent / "etc"
    table = load_table(paths.resources(), paths.layouts(), etc / "table.toml")
    require_live(table)
    assert table.number == "31"
    assert table.devices == {"sensors": "/dev/dealer/A10KXYZ1", "swiper": "/dev/dealer/A10KXYZ2"}
    assert f"TABLE_OPTIONS=--live --table {etc / 'table.toml'}\n" in (etc / "table.env").read_text()
    sign = f"SIGN_OPTIONS=--table {etc / 'table.toml'} --languages es\n"
    assert sign in (etc / "table.env").read_text()
    weston = (etc / "weston.ini").read_text()
    assert "name=HDMI-A-1\ntransform=rotate-90\napp-ids=dealer-assist\n" in weston
    assert "name=HDMI-A-2\ntransform=normal\napp-ids=dealer-assist-sign\n" in weston
    assert (etc / "backup.env").read_text() == "BACKUP_INTO=/srv/copies\n"
    assert (etc / "time" / "house.sources").read_text() == "server time.floor iburst\n"
    assert '"language": "es"' in (etc / "dealers.json").read_text()


def test_a_table_for_practice_is_put_under_the_law_of_its_house(answers: Path) -> None:
    assert set_up(answers) == DONE
    table = load_table(paths.resources(), paths.layouts(), answers.parent / "etc" / "table.toml")
    found = load_table(
        paths.resources(), paths.layouts(), paths.resources() / "tables/crazy4-nexus.toml"
    )
    assert found.jurisdiction.is_practice
    assert table.jurisdiction.key == "washington"
    assert table.authority == table.jurisdiction.authority
    assert table.void_reasons == table.jurisdiction.void_reasons


def test_what_is_missing_of_the_approval_is_said_and_what_is_answered_is_on_record(
    answers: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert set_up(answers) == DONE
    assert "Approval: Not on record: letter, " in capsys.readouterr().out
    example = (paths.PACKAGE.parent / "packaging" / "live-example.toml").read_text()
    approval = example.partition("[approval]")[2].partition("[devices]")[0]
    approval = approval.replace('controls = ""', 'controls = "IC-7"')
    approval = approval.replace('licences = ""', 'licences = "L-9"')
    answers.write_text(f"{ANSWERS}[approval]{approval}", encoding="utf-8")
    assert set_up(answers, "--again") == DONE
    assert "Approval:" not in capsys.readouterr().out
    table = load_table(paths.resources(), paths.layouts(), answers.parent / "etc" / "table.toml")
    assert table.approval == read_answers(answers).approval
    saved = answers.with_name("next.toml")
    saved.write_text(as_answers_file(read_answers(answers)), encoding="utf-8")
    assert read_answers(saved) == read_answers(answers)


def test_a_kiosk_that_is_set_up_anew_keeps_no_time_server_of_before(answers: Path) -> None:
    assert set_up(answers) == DONE
    answers.write_text(ANSWERS.replace('[clock]\nserver = "time.floor"\n', ""), encoding="utf-8")
    assert set_up(answers, "--again") == DONE
    assert (answers.parent / "etc" / "time" / "house.sources").read_text() == ""


def test_a_stick_is_meant_by_its_uuid_where_the_answers_name_one(answers: Path) -> None:
    text = ANSWERS.replace('folder = "/srv/copies"', 'label = "COPIES"\nuuid = "6A1F-09C2"')
    answers.write_text(text, encoding="utf-8")
    assert set_up(answers) == DONE
    lines = (answers.parent / "etc" / "backup.env").read_text().splitlines()
    assert lines == ["BACKUP_LABEL=COPIES", "BACKUP_UUID=6A1F-09C2"]


def test_copies_are_for_the_key_that_the_answers_name_and_the_next_kiosk_has_it_too(
    answers: Path,
) -> None:
    key = f"age1{'q' * 58}"
    answers.write_text(f'{ANSWERS}public_key = "{key}"\n', encoding="utf-8")
    assert set_up(answers) == DONE
    lines = (answers.parent / "etc" / "backup.env").read_text().splitlines()
    assert lines == [f"BACKUP_KEY={key}", "BACKUP_INTO=/srv/copies"]
    saved = answers.with_name("next.toml")
    saved.write_text(as_answers_file(read_answers(answers)), encoding="utf-8")
    assert read_answers(saved) == read_answers(answers)


def test_a_kiosk_that_is_set_up_is_not_set_up_again_by_mistake(
    answers: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert set_up(answers) == DONE
    assert set_up(answers) == WRONG_CALL
    assert "is set up already; --again sets it up anew" in capsys.readouterr().err
    assert set_up(answers, "--again") == DONE


@pytest.mark.parametrize(
    ("instead_of", "put", "said"),
    [
        ('printer = "none"', "", "ports.printer: is missing; name its port, or write 'none'"),
        ('printer = "none"', 'printre = "x"\nprinter = "none"', "the nearest is 'printer'"),
        ('"/dev/dealer/A10KXYZ2"', '"none"', "has no real card swiper"),
        ('"crazy4-nexus"', '"crazy5"', "There is no table 'crazy5'"),
        ('"es"', '"fr"', "language: must be one of en, es, vi, zh, not 'fr'"),
        ('"rotate-90"', '"left"', "screen.turned: must be one of"),
        ('"/srv/copies"', '"/root"', "backup.folder: must lie below /mnt, /media or /srv"),
        ('"HDMI-A-1"', '"HDMI-A-1\\n[core]"', "screen.output: must be one word"),
        ("[clock]", "[clok]", "clok: is not a key here"),
        ('"31"', '""', "table.toml: number: is empty"),
        ('jurisdiction = "washington"', "", "table.jurisdiction: Training is for practice only"),
        ('"washington"', '"training"', 'names that of its house: jurisdiction = "washington"'),
        ('"washington"', '"nevada"', "table.jurisdiction: there is none called 'nevada'"),
        ('"31"', '"3\\n1"', "table.toml: number: has a sign that cannot be shown"),
        ('"HDMI-A-2"', '"HDMI-A-1"', "sign.output: is the table's own screen"),
        ('A10KXYZ1"', 'A1\\n[x]"', "ports.sensors: must be one word"),
        ('"/dev/dealer/A10KXYZ1"', '"simulated"', "ports.sensors: a kiosk has no simulated"),
        ('"/srv/copies"', '"/srv/../etc"', "backup.folder: must lie below /mnt, /media or /srv"),
        ('"/srv/copies"', '"/srv/a\\nX=1"', "backup.folder: has a sign that no file of settings"),
        ('folder = "/srv/copies"', 'label = "A\\nB=1"', "backup.label: must be one word"),
        ('folder = "/srv/copies"', 'label = "../x"', "backup.label: is the label of a disk"),
        ('folder = "/srv/copies"', 'uuid = "sda1"', "backup.uuid: must be as 'blkid' shows it"),
        ('"/srv/copies"', '"/srv/copies"\npublic_key = "x"', "backup.public_key: must be what age"),
        ('"/srv/copies"', '"/srv/copies"\nuuid = "6A1F-09C2"', "backup.uuid: is that of a disk"),
        ("[clock]", '[floor]\nserver = "host=a"\n[clock]', "table.toml: floor.links: names no"),
    ],
)
def test_a_wrong_answer_is_named_and_nothing_is_written(
    answers: Path, instead_of: str, put: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    answers.write_text(ANSWERS.replace(instead_of, put), encoding="utf-8")
    assert set_up(answers) == WRONG_CALL
    assert said in capsys.readouterr().err
    assert not (answers.parent / "etc").exists()


def test_a_kiosk_speaks_what_its_dealers_can_choose() -> None:
    assert LANGUAGES == preferences.LANGUAGES


def test_saved_answers_are_read_back_as_they_were(answers: Path, tmp_path: Path) -> None:
    asked = read_answers(answers)
    saved = tmp_path / "saved.toml"
    saved.write_text(as_answers_file(asked), encoding="utf-8")
    assert read_answers(saved) == asked


def test_a_table_of_a_link_names_its_server(tmp_path: Path) -> None:
    asked = KioskAnswers(
        "crazy4-link", "7", {"sensors": "/dev/a", "swiper": "/dev/b", "printer": "none"},
        floor="host=floor dbname=floor", links={"A": "MGL"}, jurisdiction="washington",
    )  # fmt: skip
    shipped, day = paths.resources(), date(2026, 3, 14)
    table = set_up_table(asked, shipped, paths.layouts(), tmp_path, day)
    (tmp_path / "table.toml").write_text(files_of(asked, table, tmp_path)["table.toml"])
    again = load_table(shipped, paths.layouts(), tmp_path / "table.toml")
    assert again.floor == table.floor
