"""What GAME MANAGER shows, as plain facts."""
