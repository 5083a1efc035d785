"""The perfumers' table: play, and study, the three board games about making perfume."""

__version__ = "0.2.0"
