"""What goes over a connection: messages, their bytes, and the connection itself."""
