"""What one seat may know: redacted events, views, and what can still be remembered of pile and hands."""
