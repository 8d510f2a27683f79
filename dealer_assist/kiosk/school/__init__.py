"""The school in the kiosk: its session, its exams, lessons under way, and lessons being made."""
