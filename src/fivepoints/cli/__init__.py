"""The command line: one verb a job. Exit code 0 when done, 1 with one clear line when it could not be, 2 for a wrong call."""
from fivepoints.cli import contest as contest  # its verbs
from fivepoints.cli.app import main

__all__ = ["main"]
