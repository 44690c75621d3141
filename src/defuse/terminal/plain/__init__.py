"""The plain table: line by line, for every terminal, screen reader and script."""
