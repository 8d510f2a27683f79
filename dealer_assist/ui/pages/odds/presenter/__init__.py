"""From exact odds to what the page and the PAR sheet show: pure functions, no Qt."""
