"""One table behind the window: opened, shown, watched over, put away."""
