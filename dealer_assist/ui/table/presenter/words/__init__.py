"""What the table's record says in words."""
