"""Charts: axes with marks to read, the course of a figure, and the one way to the library."""
