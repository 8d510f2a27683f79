"""The only reader of definition files: TOML in, frozen objects out, errors name file and key."""
