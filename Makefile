PYTHON ?= python3
UV ?= uv
GAME ?= andean-abyss
ARGS ?=
PORT ?= 8080
PYTEST_ARGS ?=

# Without the bytecode cache every process compiles all modules again, and the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
FAST := build/fast
DOCS_VENV := build/docs-venv
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal $(PYTEST_ARGS)
ENGINE_TESTS := tests/kernel tests/games tests/properties
COMPILES := $(BIN)/python tools/build_fast.py --check

.PHONY: help setup play terminal site site-serve quick quick-tests test plain test-fast compiled compiled-tests soak mutants fast wheel release bench \
    lint style types format coverage docs docs-site lock clean

help: ## List the targets
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

setup: $(VENV)/.ready-dev ## Create .venv with everything needed to work on Abyssal

play: $(VENV)/.ready ## Play in the browser (ARGS="--port 8000 --db postgresql+psycopg://…")
	@$(BIN)/abyssal serve --open $(ARGS)

terminal: $(VENV)/.ready ## Play in the terminal (GAME=andean-abyss, ARGS="--humans govt --lang es")
	@$(BIN)/abyssal play $(GAME) $(ARGS)

site: setup ## Build the edition without a server into build/site (needs Node with npm)
	@$(BIN)/python -m tools.build_site

site-serve: setup ## Build it and show it on this machine (PORT=8080)
	@$(BIN)/python -m tools.build_site --serve $(PORT)

quick: setup ## Check style and types and run the quick tests, except server and page: less than a minute
	@$(MAKE) --no-print-directory -j 2 style types quick-tests

quick-tests: setup
	$(PYTEST) -q -m "not slow" --ignore tests/server --ignore tests/web

# Three jobs at once on any number of cores. Compiling, and then the tests of the compiled engine, have a lower priority:
# they use what the plain tests leave while they wait for a browser, and are over soon after them.
test: setup ## Run all checks and tests, with the plain and the compiled engine
	@$(BIN)/python -m tools.need chromium postgresql nginx caddy compiler
	@if $(COMPILES) >/dev/null; then \
	    $(MAKE) --no-print-directory -j 3 lint plain compiled-tests; \
	else \
	    $(MAKE) --no-print-directory lint && ABYSSAL_THOROUGH=1 $(MAKE) --no-print-directory plain; \
	fi

plain: setup
	$(PYTEST) --durations 30

test-fast: compiled ## Run the engine's tests with the compiled engine
	PYTHONPATH="$(CURDIR)/$(FAST)" ABYSSAL_ENGINE=compiled $(PYTEST) --durations 30 -m "not plain" $(ENGINE_TESTS) tests/packaging

# Shown when they are over, not between the lines of the plain tests.
compiled-tests: compiled
	@nice -n 5 $(MAKE) --no-print-directory test-fast > build/test-fast.log 2>&1; code=$$?; cat build/test-fast.log; exit $$code

compiled: setup
	@nice -n 5 $(BIN)/python tools/build_fast.py --for test

mutants: setup ## Change the rules in small ways and list what no test notices (ARGS="--limit 200 --seed 1 --paths src/abyssal/coin")
	$(BIN)/python -m tools.mutants $(ARGS)

soak: setup ## Run the long checks: killed servers, swept and refereed games, the page in 40 positions, the baseline, 100,000 random games
	@$(BIN)/python -m tools.need postgresql
	ABYSSAL_SOAK=1 $(PYTEST) -m soak
	@if $(COMPILES); then $(BIN)/python tools/build_fast.py; fi
	PYTHONPATH="$(CURDIR)/$(FAST)" $(BIN)/python -m tools.baseline --compare 300 --workers 2
	PYTHONPATH="$(CURDIR)/$(FAST)" $(BIN)/python -m tools.fuzz --games 500 --workers 2 --box --into build/fuzz-box.json
	PYTHONPATH="$(CURDIR)/$(FAST)" $(BIN)/python -m tools.fuzz --games 100000 --workers 2 --into build/fuzz.json

fast: setup ## Compile the engine; then run .venv/bin/abyssal-fast (needs a C compiler)
	@$(BIN)/python tools/build_fast.py --launcher $(BIN)/abyssal-fast

wheel: setup ## Build the source package, the pure wheel and, with a C compiler, the compiled wheel into dist
	$(BIN)/python -m tools.build_dist

release: setup ## Check, build, test and tag a release (VERSION=1.0.0); print what to upload
	@$(BIN)/python -m tools.release "$(VERSION)"

bench: setup ## Measure the plain engine and, with a C compiler, the compiled one
	$(BIN)/abyssal bench $(ARGS)
	@if $(COMPILES); then \
	    $(MAKE) --no-print-directory fast && $(BIN)/abyssal-fast bench $(ARGS); \
	fi

lint: setup style types ## Run ruff, mypy --strict and, with Node, tsc for the page's scripts
	$(BIN)/python tools/check_js.py

style: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: setup
	$(BIN)/mypy

format: setup ## Fix and format the code with ruff
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

coverage: setup ## Report the lines and branches that the tests cover
	@mkdir -p build/coverage
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n auto --dist worksteal $(PYTEST_ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

docs: setup ## Regenerate docs/rules*.md, docs/cards-to-check.md, docs/house.svg and the page's types
	@$(BIN)/python tools/build_docs.py
	@$(BIN)/python tools/draw_house.py
	@$(BIN)/python tools/cards_to_check.py
	@$(BIN)/python tools/build_types.py

docs-site: $(DOCS_VENV)/.ready ## Build the documentation site into build/docs
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=. $(DOCS_VENV)/bin/mkdocs build --quiet --strict
	@echo "Open build/docs/index.html"

$(DOCS_VENV)/.ready: requirements/docs.txt
	@rm -rf $(DOCS_VENV) && $(PYTHON) -m venv $(DOCS_VENV)
	@$(DOCS_VENV)/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements/docs.txt
	@touch $@

lock: ## Update requirements/*.txt (needs uv)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv: install it, or say where it is with make lock UV=…"; exit 1; }
	$(LOCK) --extra dev --output-file requirements/dev.txt pyproject.toml
	echo setuptools | $(LOCK) --constraint requirements/dev.txt --output-file requirements/run.txt pyproject.toml -
	$(LOCK) --constraint requirements/dev.txt --extra postgresql --output-file requirements/serve.txt pyproject.toml
	printf 'mkdocs-material>=9.7\nmkdocstrings[python]>=1.0\n' | $(LOCK) --output-file requirements/docs.txt -

LOCK = $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 \
    --generate-hashes --no-annotate --no-emit-index-url --no-header

clean: ## Remove everything that make has created
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# Everything that pip fetches is pinned and hashed, including the build backend: so no build isolation and no source packages.
$(VENV)/.ready: $(BIN)/python requirements/run.txt pyproject.toml
	@echo "Installing Abyssal into $(VENV) …"
	@$(call INSTALL,run)
	@touch $@

# The development dependencies include those for playing.
$(VENV)/.ready-dev: $(BIN)/python requirements/dev.txt pyproject.toml
	@echo "Installing Abyssal and the development tools into $(VENV) …"
	@$(call INSTALL,dev)
	@touch $(VENV)/.ready $@

INSTALL = $(PIP) --require-hashes --only-binary :all: -r requirements/$(1).txt && $(PIP) --no-deps --no-build-isolation --editable .

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { \
	    echo "Abyssal needs Python 3.11 or newer, and there is no '$(PYTHON)' here (name another with make PYTHON=python3.12)."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Abyssal needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1) (name another with make PYTHON=python3.12)."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	    echo "$(PYTHON) comes without its venv module: install it first (on Debian and Ubuntu: apt install python3-venv)."; exit 1; }
	@$(PYTHON) -m venv $(VENV)
