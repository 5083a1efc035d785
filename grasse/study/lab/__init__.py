"""The laboratory: what a change of the box does to a game, by many matches with the same luck."""
