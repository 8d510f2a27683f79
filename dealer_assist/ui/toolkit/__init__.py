"""What every screen is made of: painter, theme, buttons, lists, key pads."""
