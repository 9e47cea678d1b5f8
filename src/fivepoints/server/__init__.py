"""The table: people and bots sit at it, over HTTP and WebSocket."""
