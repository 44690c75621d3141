# `make play` and `make test` need Python 3.11 or newer and make; everything else is set up in this folder, and what the
# tests drive is installed from Debian's packages where that is possible.

PYTHON ?= python3
BIN := .venv/bin
# Four workers more than there are cores: browsers, terminals and servers are waited for.
CORES = -n $(shell $(PYTHON) -c 'import os; print(min(8, (os.cpu_count() or 1) + 4))')
TOOL = $(PYTHON) tools/check_python.py && $(PYTHON) -m

# Without its caches Python would compile every package and every test again at each start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test quick test-long lint bench bench-server baselines soak soak-server picture compile compile-aside pure web wheel wheels \
	packages first-start lock audit clean

# A table for friends, in the browser; `.venv/bin/defuse play` is the one in the terminal.
# PORT=9000 chooses the port; COMPILE=no leaves the engine plain Python.
play:
	@$(TOOL) tools.play $(if $(filter no,$(COMPILE)),--no-compile) $(if $(PORT),--port $(PORT)) $(SERVE)

# Everything that must hold, within minutes; docs/testing.md says what is tested where.
test:
	@$(TOOL) tools.ready
	$(BIN)/python -m pytest $(CORES) --dist worksteal

# The rules and all scenarios in plain Python, without compiling: the loop for somebody who changes a rule.
quick: packages pure
	$(BIN)/python -m pytest $(CORES) -m quick $$(grep -l pytest.mark.quick tests/test_*.py)

# The same promises as `make test` at full length: every edition, language, seed and size.
test-long:
	@export DEFUSE_LONG=1; $(TOOL) tools.ready
	DEFUSE_LONG=1 $(BIN)/python -m pytest $(CORES) --dist worksteal

lint: packages
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	@$(BIN)/python -m tools.build_web --lint

# Speed, written to build/bench.json, with the engine optimised as in releases.
bench bench-server: export DEFUSE_OPTIMIZE = 3
bench: compile
	@mkdir -p build
	$(BIN)/python -m benchmarks

# How well our bots do in the named tasks: the table of docs/research.md. Takes half an hour.
baselines: compile
	$(BIN)/python -m benchmarks.baselines

# The server over real WebSockets: at full load, and at the pace of people. Written to build/bench-*.json.
bench-server: compile
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.human_pace

# Random games, for hours if need be.
soak: compile
	$(BIN)/python -m tests.soak

# Servers and databases are killed and cut off while people play; nothing that was acknowledged may be lost.
soak-server: compile
	$(BIN)/python -m tests.server.kill --rounds 60
	$(BIN)/python -m tests.server.kill --rounds 30 --postgres
	$(BIN)/python -m tests.server.kill --rounds 10 --standby
	$(BIN)/python -m tests.server.partitions --rounds 12

# The pictures of the README: real games in the terminal and in browsers (needs Chromium).
picture: compile web
	$(BIN)/python -m tools.screenshot
	$(BIN)/python -m tests.browser.pictures

# How long a newcomer waits: a fresh clone, an empty package cache, the README's two commands.
first-start:
	@$(TOOL) tools.first_start $(FIRST)

# What developing needs, in .venv.
packages:
	@$(TOOL) tools.packages dev

# The compiled engine beside its sources; quick while they have not changed.
compile: packages
	@$(BIN)/python -m tools.compile

# The same, without disturbing a game that is being played: `make play` uses it at its next start.
compile-aside:
	@$(TOOL) tools.packages compile
	@$(BIN)/python -m tools.compile --aside

# Back to plain Python, to edit the engine and run .venv/bin/pytest or .venv/bin/defuse without compiling.
pure: packages
	@$(BIN)/python -m tools.compile --pure

# The browser client, and only when its sources have changed.
web:
	@$(TOOL) tools.build_web

# The sdist and a wheel of plain Python, both with the client in them, into dist; with COMPILED=yes a wheel for this
# platform instead, its engine compiled for speed, which takes minutes.
wheel: packages web
	@$(BIN)/python tools/build_wheel.py $(if $(COMPILED),--compiled)

# Compiled wheels for every supported Python on this kind of machine, as releases have them, into dist; after `make web`.
wheels:
	@$(TOOL) tools.build_wheels

# Keeps the versions that are locked; `make lock UPGRADE=--upgrade` takes the newest. dev.lock has everything; the others
# are parts of it, but for wheels.lock, which only releases need.
LOCK = build/lock/bin/uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"
TESTED_EXTRAS = gymnasium lab openspiel pettingzoo postgres

lock:
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip install -qq --disable-pip-version-check uv
	$(LOCK) -o requirements/dev.lock pyproject.toml $(TESTED_EXTRAS:%=--extra %) $(filter-out requirements/wheels.in,$(wildcard requirements/*.in))
	$(LOCK) -c requirements/dev.lock -o requirements/run.lock pyproject.toml
	$(LOCK) -c requirements/dev.lock -o requirements/host.lock pyproject.toml --extra postgres
	for part in build compile node wheels; do \
		$(LOCK) -c requirements/dev.lock -o requirements/$$part.lock requirements/$$part.in || exit 1; \
	done

# Known faults of everything that Defuse depends on, where the data about them can be reached.
audit:
	@$(TOOL) tools.audit

clean:
	rm -rf .venv build dist web/node_modules web/.svelte-check web/public/art src/defuse/server/site .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.egg-info' \) -prune -exec rm -rf {} +
