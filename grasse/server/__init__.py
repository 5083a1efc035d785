"""The table in the browser: people meet here."""
