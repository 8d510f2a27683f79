"""Game Manager: the supervisors' back office, a page over the table with one pane a subject."""
