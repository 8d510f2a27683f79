"""The screens of the first start: one step each, touched by one finger."""
