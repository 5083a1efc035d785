"""Puzzles: positions of matches in which one decision is clearly the best."""
