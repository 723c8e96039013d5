"""Messages that clients send and shapes that they are answered with, as types."""
