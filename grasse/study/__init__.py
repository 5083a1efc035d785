"""What we learn from matches that were played."""
