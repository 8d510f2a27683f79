"""JSON lines: a sensor board of one's own that tells every change by itself."""
