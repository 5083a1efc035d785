"""What every game stands on: the card, the match, the record, and play by the million."""
