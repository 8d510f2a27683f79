"""The command line: one module a verb, listed in `main.VERBS`."""
