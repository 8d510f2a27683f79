"""Where things are: a service has folders of its own, a person the usual ones."""

from pathlib import Path

import pytest

from dealer_assist import paths


def test_what_is_shipped_is_found_from_a_checkout() -> None:
    assert (paths.resources() / "tables" / "crazy4-nexus.toml").is_file()
    assert list(paths.layouts().glob("*.toml"))
    assert paths.start_picture().is_file()


def test_what_lies_inside_an_installed_package_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "package" / "resources").mkdir(parents=True)
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "package")
    assert paths.resources() == tmp_path / "package" / "resources"
    assert paths.layouts() == tmp_path / "layouts"


def test_a_service_keeps_its_journals_apart_from_their_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", "/kept/state")
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", "/kept/settings")
    assert paths.data_folder() == Path("/kept/state")
    assert paths.key_file() == Path("/kept/settings/journal.key")
    assert paths.heads_folder() == Path("/kept/settings/heads")
    assert paths.settings_file() == Path("/kept/settings/dealers.json")


def test_a_person_has_folders_named_for_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)
    monkeypatch.delenv("CONFIGURATION_DIRECTORY", raising=False)
    assert paths.data_folder().name == "dealer-assist"
    assert paths.key_file().parent.name == "dealer-assist"
    assert paths.data_folder() != paths.key_file().parent
