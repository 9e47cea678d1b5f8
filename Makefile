# make play: install what running needs and start a game.   make test: install the tools too, run all checks and tests.
PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest

.PHONY: play test setup check soak bench clean

play: setup
	@$(BIN)/fivepoints play tammany

setup: .venv/installed

test: .venv/tools check
	$(PYTEST) -n 2 --dist loadfile

check: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The long counts: fuzzing, played positions, compiled against interpreted.
soak: .venv/tools
	FIVEPOINTS_SOAK=1 $(PYTEST) -n 2 --dist loadfile

bench: .venv/bench
	.venv/bench/bin/python bench/run.py

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit("fivepoints needs Python 3.11 or later" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --upgrade pip

.venv/installed: .venv/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install -q -c constraints.txt -e .
	@touch $@

.venv/tools: .venv/installed
	$(BIN)/python -m pip install -q -c constraints.txt -e ".[dev]"
	@touch $@

.venv/bench: bench/requirements.txt .venv/installed
	$(PYTHON) -m venv .venv/bench
	.venv/bench/bin/python -m pip install -q -r bench/requirements.txt -c constraints.txt -e .
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis dist
