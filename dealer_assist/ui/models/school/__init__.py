"""What the screens of the school show, as plain facts."""
