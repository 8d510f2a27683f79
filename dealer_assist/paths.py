"""Where things are: the shipped definitions, and the folders of the user."""

import os
from pathlib import Path

PACKAGE = Path(__file__).parent
"""The program itself."""

FIRST_TABLE = "crazy4-nexus"
"""The shipped table that a newcomer sees, and that is meant where none is named."""


def resources() -> Path:
    """Find the shipped definitions: inside an installed package, or beside it in a checkout."""
    return _shipped("resources")


def layouts() -> Path:
    """Find the shipped seat layouts."""
    return _shipped("layouts")


def handbook() -> Path:
    """Find the handbook's pages: inside an installed package, or with the papers of a checkout."""
    inside = PACKAGE / "handbook"
    return inside if inside.is_dir() else PACKAGE.parent / "docs" / "handbook"


def is_development() -> bool:
    """True if no release was ever signed here: `program.release` compares with one."""
    return not (PACKAGE / "program" / "release.json").exists()


def start_picture() -> Path:
    """Find the picture that shows until the table stands."""
    return resources() / "theme" / "start.png"


def data_folder() -> Path:
    """Return the folder of the journals: the service's own if there is one, else the user's."""
    if state := os.environ.get("STATE_DIRECTORY"):
        return Path(state)
    import platformdirs  # not for a service, which is given its folders

    return Path(platformdirs.user_data_path("dealer-assist"))


def key_file() -> Path:
    """Return the file of the journals' key, which is kept apart from the journals themselves."""
    if settings := os.environ.get("CONFIGURATION_DIRECTORY"):
        return Path(settings) / "journal.key"
    import platformdirs

    return Path(platformdirs.user_config_path("dealer-assist")) / "journal.key"


def house_key_file() -> Path:
    """Return the file of the public key by which a kiosk without staff knows the house's lists."""
    return key_file().with_name("house.pub")


def house_folder() -> Path:
    """Return the folder of what a house writes itself: `links`, `tables`; no package touches it."""
    settings = os.environ.get("CONFIGURATION_DIRECTORY")
    return Path(settings) if settings else Path("/etc/dealer-assist")


def heads_folder() -> Path:
    """Return the folder in which the ends of the journals are noted, apart from the journals."""
    return key_file().with_name("heads")


def floor_folder() -> Path:
    """Return the folder of this machine's keys and certificates on a floor."""
    return key_file().with_name("floor")


def setup_mark() -> Path:
    """Return the file that a kiosk has once it was set up."""
    return key_file().with_name("set-up.done")


def settings_file() -> Path:
    """Return the file of what each dealer chose for the screen."""
    return key_file().with_name("dealers.json")


def _shipped(name: str) -> Path:
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name
