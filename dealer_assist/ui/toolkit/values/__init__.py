"""What the controls of the toolkit are told, as plain values without Qt."""
