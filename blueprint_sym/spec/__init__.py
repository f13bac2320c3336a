"""What a user asks for: a model, a strategy, a session. Everything that comes from outside is checked here."""
