"""The first time: which Python, packages and libraries, and a cure where one is missing."""

import pytest

NO_TOOLS = "/nowhere"


def fake_python(number: str, version: str, *, has_venv: bool = True) -> str:
    refusal = "" if has_venv else "[[ $2 != *ensurepip* ]] || exit 1; "
    return f'{refusal}echo "{number} {version} $0"'


def test_without_python_one_sentence_tells_the_cure(door):
    done = door.run(path=NO_TOOLS)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "no python3 here" in done.stderr
    assert "apt-get install --no-install-recommends python3 python3-venv" in done.stderr
    assert not (door.folder / ".venv").exists()


@pytest.mark.parametrize(("number", "version"), [("309", "3.9.2"), ("314", "3.14.0")])
def test_a_python_that_does_not_fit_is_named_with_the_cure(door, number, version):
    door.put_tool("python3", fake_python(number, version))
    done = door.run("settle", path=str(door.tools))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert f"python3 here is {version}" in done.stderr
    assert "python3.11-venv" in done.stderr
    assert not (door.folder / ".venv").exists()


def test_a_second_python_is_taken_where_the_first_is_too_old(door):
    door.put_tool("python3", fake_python("310", "3.10.12"))
    newer = door.put_tool("python3.13", fake_python("313", "3.13.1"))
    done = door.call('choose_python; echo "$system_python"')
    assert done.stdout.splitlines()[-1] == str(newer)


def test_a_missing_venv_module_is_named_with_the_package_of_that_python(door):
    door.put_tool("python3", fake_python("310", "3.10.12"))
    door.put_tool("python3.13", fake_python("313", "3.13.1", has_venv=False))
    done = door.run("settle", path=str(door.tools))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "python3.13-venv" in done.stderr


def test_without_a_display_nothing_is_installed_first(door):
    door.put_tool("python3", fake_python("311", "3.11.2"))
    done = door.run(path=str(door.tools))
    assert done.returncode == 2
    assert "./run --vnc" in done.stderr
    assert not (door.folder / ".venv").exists()


def test_a_lock_is_installed_by_hash_once_and_told_with_its_size(door):
    door.put_venv()
    first = door.run("settle")
    assert first.returncode == 0, first.stderr
    assert "packages of requirements.lock: about 110 MB to fetch" in first.stderr
    assert first.stderr.endswith("Ready. From now on no network is needed.\n")
    installs = [call for call in door.notes() if "|install|" in call]
    assert len(installs) == 1
    assert "|--require-hashes|" in installs[0]
    assert installs[0].endswith(f"|{door.folder}/requirements.lock|")
    second = door.run("settle")
    assert second.stderr == ""
    assert [call for call in door.notes() if "|install|" in call] == installs


def test_a_changed_lock_is_installed_and_a_touched_one_is_not(door):
    door.put_everything()
    lock = door.folder / "requirements.lock"
    lock.write_text(lock.read_text())
    assert door.run("settle").stderr == ""
    lock.write_text(lock.read_text() + "\n")
    assert "Installing the" in door.run("settle").stderr


def test_an_installation_that_failed_is_told_and_tried_again(door):
    door.put_venv()
    done = door.run("settle", fail_at="--require-hashes")
    assert done.returncode == 2
    assert "could not be installed" in done.stderr
    assert "dealer_assist/__main__.py" not in door.notes()[-1]
    again = door.run("settle")
    assert again.returncode == 0
    assert "Installing the" in again.stderr


def test_the_development_lock_makes_ready_for_both(door):
    door.put_venv()
    door.put_tool("ldd", "true")
    assert "requirements-dev.lock" in door.run("test").stderr
    assert door.run("settle").stderr == ""


def test_the_environment_finds_the_checkout_wherever_it_is_moved(door):
    door.put_venv()
    door.run("settle")
    packages = door.folder / ".venv/lib/python3.11/site-packages"
    path = packages / (packages / "dealer_assist_checkout.pth").read_text().strip()
    assert path.resolve() == door.folder.resolve()


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libSM.so.6", "libsm6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libwayland-egl.so.1", "libwayland-egl1"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libbrotlidec.so.1", "libbrotli1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libz.so.1", "zlib1g"),
    ],
)
def test_a_library_is_traced_to_its_debian_package(door, library, package):
    door.put_tool("apt-cache", "exit 100")
    assert door.call(f"package_of {library}").stdout.strip() == package


def test_a_package_renamed_for_64_bit_time_goes_by_its_new_name(door):
    door.put_tool("apt-cache", "[[ $2 == libglib2.0-0t64 ]]")
    assert door.call("package_of libglib-2.0.so.0").stdout.strip() == "libglib2.0-0t64"
    assert door.call("package_of libEGL.so.1").stdout.strip() == "libegl1"


MISSING_TWO = (
    r"""[[ -e "$HOME/installed" ]] || printf '\t%s => not found\n' libEGL.so.1 libsm.so.6"""
)


def put_machine_that_misses_two_libraries(door):
    door.put_everything()
    door.put_tool("ldd", MISSING_TWO)
    door.put_tool("apt-cache", "[[ $2 != *t64 ]]")
    door.put_tool("apt-get", '[[ "$*" != *--yes* ]] || echo "$*" >"$HOME/installed"')


def test_without_the_right_to_install_the_exact_line_is_printed(door):
    put_machine_that_misses_two_libraries(door)
    done = door.call("is_root() { false; }; platforms=(xcb); check_libraries")
    assert done.returncode == 2
    line = done.stdout.split("start ./run again:")[1].strip()
    assert line == "sudo apt-get install --no-install-recommends libegl1 libsm6"
    assert not (door.folder / "installed").exists()
    assert not (door.ready / "xcb").exists()


def test_root_gets_the_missing_packages_installed_and_is_told_which(door):
    put_machine_that_misses_two_libraries(door)
    done = door.call("is_root() { true; }; platforms=(xcb); check_libraries")
    assert done.returncode == 0, done.stderr
    assert "libegl1 libsm6" in done.stdout
    assert (door.folder / "installed").read_text().split()[-2:] == ["libegl1", "libsm6"]
    assert (door.ready / "xcb").exists()
