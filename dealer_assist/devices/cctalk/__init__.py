"""ccTalk: frames, the line, and the stations that hang on it."""
