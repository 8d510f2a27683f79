"""The screens of the first start, made from one moment of a set-up."""
