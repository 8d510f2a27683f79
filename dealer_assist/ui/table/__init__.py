"""The table screen and its widgets."""
