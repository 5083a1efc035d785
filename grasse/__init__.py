"""The perfumers' table: play, and study, the three board games about making perfume."""
