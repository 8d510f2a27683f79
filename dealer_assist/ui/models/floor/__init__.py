"""What the screens of the floor-wide Game Manager show, as plain facts."""
