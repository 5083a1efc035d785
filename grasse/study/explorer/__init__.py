"""What a decision may come to: every option by search, by play-outs, and by starts like it."""
