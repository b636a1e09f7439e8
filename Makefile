# `make run` and `make test` do all the set-up themselves; `make help` lists the rest.
python := .venv/bin/python
builder := .venv-build/bin/python
ARGS ?=
# To collect all other tests once more takes longer than to run those that need a screen.
need_screen = $(shell grep -rl mark.xvfb tests --include='test_*.py')
# What Python has compiled is kept: the tests start this program often.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test lint types check bench screenshots guide build deb dist test-build lock clean help

run:         ## open the trainer (ARGS="list charts" hands it a command)
	@scripts/set-up run
	@$(python) main.py $(ARGS)

test:        ## run every test: first without a screen, then those that need one
	@scripts/set-up test
	QT_QPA_PLATFORM=offscreen $(python) -m pytest -m "not xvfb" -n auto --dist loadfile $(ARGS)
	QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1920x1080x24" \
		$(python) -m pytest -m xvfb -o testpaths="$(need_screen)" $(ARGS)

lint:        ## look for slips and untidy lines
	@scripts/set-up test
	$(python) -m ruff check
	$(python) -m ruff format --check

types:       ## check the types
	@scripts/set-up test
	$(python) -m mypy

check:       ## check charts, lessons, cards and their translations
	@scripts/set-up run
	$(python) main.py check $(ARGS)

bench:       ## measure launch, answers, layout and memory
	@scripts/set-up test
	$(python) -m benchmarks $(ARGS)

screenshots: ## draw every panel, theme and language into screenshots/
	@scripts/set-up test
	QT_QPA_PLATFORM=offscreen $(python) -m scripts.screenshots $(ARGS)

guide:       ## build the user's guide, in both languages, into assets/guide
	@scripts/set-up test
	$(python) -m scripts.guide

build:       ## make a folder and an archive that need nothing else, in dist/
	@scripts/set-up build
	$(builder) -m builds

deb:         ## make a package of Debian from that folder
	@scripts/set-up build
	QT_QPA_PLATFORM=offscreen $(builder) -m builds.debian_package

dist:        ## make the wheel and the source archive, in dist/
	@scripts/set-up build
	$(builder) -m hatchling build

test-build: build deb dist ## make all of them, and try them as those who get them would
	$(builder) -m builds.try_out $(ARGS)

lock:        ## write the lock files anew
	scripts/lock

clean:       ## remove all that was made here, the environment too
	rm -rf .venv .venv-build build dist screenshots .mypy_cache .ruff_cache .pytest_cache .hypothesis

help:        ## list these targets
	@sed -n 's/^\([a-z-]*\):[a-z ]*## /  \1\t/p' $(MAKEFILE_LIST) | expand -t 16
