"""The application on the screen: its window first, then the table behind it, and their end."""
