"""Long runs that try to break the house; docs/reliability.md says what they found."""
