"""From lessons, drills and attempts to what the screens of the school show."""
