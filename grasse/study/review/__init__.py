"""The review of a finished match: where it was won, by whose decisions, and by how much luck."""
