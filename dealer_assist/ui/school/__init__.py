"""The screens of the school; its lessons are played on the screens of the table."""
