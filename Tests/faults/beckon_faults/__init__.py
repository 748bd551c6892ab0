"""The parts of the fault tests: processes, databases, failing networks, phones and agents, and a checker."""
