"""The school: what trainers teach at the same table, and what the rules engine says is right."""
