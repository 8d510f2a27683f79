"""How long a test waits for what must come: a machine that is slow today is no fault."""

PATIENCE_S = 90.0
"""Only a test that fails takes as long."""
PATIENCE_MS = int(PATIENCE_S * 1000)
