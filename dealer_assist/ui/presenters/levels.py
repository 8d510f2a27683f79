"""The levels of authority as they are printed: the word on a button, and its stars."""

from dealer_assist.table.setup.roles import Role

LEVELS = {Role.SUPERVISOR: ("SUPV", 1), Role.EXECUTIVE: ("EXEC", 2)}
"""The cards that authorise a prize."""
DEALER_LEVEL = ("DEALER", 0)
"""What stands on the button of a prize that needs no card."""
