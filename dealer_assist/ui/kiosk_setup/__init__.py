"""The screens of a kiosk's set-up: one step each, touched by one finger."""
