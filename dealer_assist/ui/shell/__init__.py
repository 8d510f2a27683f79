"""The window around the table: menu, dialogs, pages, input and sound."""
