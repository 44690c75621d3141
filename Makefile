# `make play` and `make test` need Python 3.11 or newer and make; everything else is set up in .venv, and what the tests
# drive is installed from Debian's packages where that is possible.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

.PHONY: play test lint bench bench-server soak soak-server picture compile pure web wheel lock clean

# A table for friends, in the browser; `.venv/bin/defuse play` is the one in the terminal.
play: compile web
	@$(BIN)/defuse serve

test: lint compile web
	@tools/install_missing.sh tmux chromium postgresql
	$(BIN)/python -m pytest -n 2
	$(BIN)/defuse check scenarios

lint: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# Speed, written to build/bench.json.
bench: compile
	@mkdir -p build
	$(BIN)/python -m benchmarks

# The server over real WebSockets, written to build/bench-server.json.
bench-server: compile
	$(BIN)/python -m benchmarks.server

# Random games, for hours if need be.
soak: compile
	$(BIN)/python -m tests.soak

# Servers are killed while people play, again and again; nothing that was acknowledged may be lost.
soak-server: compile
	$(BIN)/python -m tests.server.kill --rounds 60
	$(BIN)/python -m tests.server.kill --rounds 30 --postgres

# The pictures of the README: real games in the terminal and in browsers (needs Chromium).
picture: compile web
	$(BIN)/python -m tools.screenshot
	$(BIN)/python -m tests.browser.pictures

# The engine compiled where a C compiler is, and only when its sources have changed.
compile: .venv/ready
	@$(BIN)/python tools/compile.py

# Back to plain Python, to edit the engine and run .venv/bin/pytest or .venv/bin/defuse without compiling.
pure: .venv/ready
	@$(BIN)/python tools/compile.py --pure

# The browser client, and only when its sources have changed.
web: .venv/ready
	@$(BIN)/python tools/build_web.py

# The sdist and a wheel of plain Python, both with the client in them, into dist; with COMPILED=yes a wheel for this
# platform instead, its engine compiled for speed, which takes minutes.
wheel: web
	@$(BIN)/python tools/build_wheel.py $(if $(COMPILED),--compiled)

.venv/ready: pyproject.toml requirements/dev.lock
	@$(PYTHON) tools/check_python.py
	@echo "Setting up .venv ..."
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@$(PIP) --require-hashes -r requirements/dev.lock
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

# Keeps the versions that are locked; `make lock UPGRADE=--upgrade` takes the newest.
lock:
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip install -qq --disable-pip-version-check uv
	build/lock/bin/uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--output-file requirements/dev.lock requirements/dev.in

clean:
	rm -rf .venv build dist web/node_modules web/public/art src/defuse/server/site .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.egg-info' \) -prune -exec rm -rf {} +
