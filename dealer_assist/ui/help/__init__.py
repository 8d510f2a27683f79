"""HELP: the handbook's page of what stands on the screen, laid over it below its prompt."""
