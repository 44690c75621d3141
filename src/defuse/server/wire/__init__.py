"""The WebSocket protocol: messages, their encoding, and the connection."""
