"""The cards that the table knows, and the hands that they make."""
