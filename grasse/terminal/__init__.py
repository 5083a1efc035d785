"""The table in a terminal: play, replay, boxes and figures."""
