"""The ground floor is tidy: a newcomer who lists the folder sees only what belongs there."""

from fnmatch import fnmatch

BELONGS = {
    ".ci",
    ".git",
    ".gitignore",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "NOTICE",
    "README.md",
    "dealer_assist",
    "docs",
    "layouts",
    "licenses",
    "packaging",
    "pyproject.toml",
    "requirements-dev.lock",
    "requirements-explore.lock",
    "requirements.lock",
    "resources",
    "run",
    "tests",
}


def test_nothing_lies_about_in_the_house(house):
    ignored = [line.rstrip("/") for line in (house / ".gitignore").read_text().splitlines()]
    stray = {
        path.name
        for path in house.iterdir()
        if path.name not in BELONGS and not any(fnmatch(path.name, line) for line in ignored)
    }
    assert stray == set()


def test_the_tests_need_no_package_files(house):
    assert list((house / "tests").rglob("__init__.py")) == []


def test_what_a_class_leaves_open_is_abstract_and_does_not_fail_late(house):
    late = [
        file.relative_to(house).as_posix()
        for file in (house / "dealer_assist").rglob("*.py")
        if "NotImplementedError" in file.read_text(encoding="utf-8")
    ]
    assert late == []


def test_the_licence_is_apache_2_in_full(house):
    text = (house / "LICENSE").read_text()
    assert "Apache License" in text
    assert "Version 2.0, January 2004" in text
    assert "END OF TERMS AND CONDITIONS" in text
