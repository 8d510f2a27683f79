"""A floor on a server of the tests' own, as the tests of the floor have it."""

import pytest

pytest.importorskip("starlette", reason="not run: the extra 'board' is not installed")
