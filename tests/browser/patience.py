"""How long a test waits for what it expects, in ms: two cores, several tests at once, on a new machine all of them compiling."""
PATIENCE = 60_000
