# Each target is one short recipe or a script. `make demo` and `make test` do all of their own set-up.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup demo release package package-test build test simulate mutants faults sanitize migrates slow starts memory fuzz \
    lint api format generate generate-check bench bench-bayeux bench-delivery clean

# Without it SwiftPM gives packages with traits their flags in another order each time and builds them again.
BUILD := SWIFT_DETERMINISTIC_HASHING=1 swift

# A target that imports what it does not declare is an error.
IMPORT_CHECK := --explicit-target-dependency-import-check error

# The packages: libraries at the top, the gateway in Server.
SOURCES := Package.swift Sources Tests Fuzz Server/Package.swift Server/Sources Server/Tests Server/Benchmarks Server/Simulate

# `demo`, `build` and `test` share one debug build: each goes on from what another has built.

# Of the demo; empty leaves the program's defaults and BECKON_… variables.
PORT ?=
DATA ?=
DATABASE ?=
CONFIG ?=
DEMO_FLAGS = $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA)) $(if $(DATABASE),--database $(DATABASE)) $(if $(CONFIG),--config $(CONFIG))

# Of the simulation; empty leaves its defaults.
WALKS ?=
STEPS ?=
SEED ?=
SIMULATE_FLAGS = $(if $(WALKS),--walks $(WALKS)) $(if $(STEPS),--steps $(STEPS)) $(if $(SEED),--seed $(SEED))

# An older release program to compare with; see `migrates`, `bench-bayeux`, `bench-delivery`.
BEFORE ?=
export BEFORE

help: ## Say what can be made.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup: ## Install what building and testing need, or say what is missing.
	@Scripts/setup all

demo: ## Build the program and run the demo (PORT, DATA, DATABASE, CONFIG).
	@Scripts/setup build
	@echo "Building the program; the first time takes some minutes."
	@$(BUILD) build --package-path Server --product beckon >&2
	@exec "$$($(BUILD) build --package-path Server --show-bin-path)/beckon" demo $(DEMO_FLAGS)

release: ## Build the optimised program, for operation, and say where it is.
	@Scripts/setup build
	@programs=$$(Scripts/build-release beckon) && echo "$$programs/beckon"

package: ## Make a Debian package with a systemd unit.
	@Scripts/setup package
	@Scripts/package

package-test: package ## Install the package in a new Debian, run its service, remove it (root).
	@python3 Tests/package/package_test.py --package .build/package/*.deb

build: ## Build everything with its tests, for debugging.
	@$(BUILD) build --build-tests $(IMPORT_CHECK)
	@$(BUILD) build --package-path Server --build-tests $(IMPORT_CHECK)

test: ## Run all tests.
	@Scripts/setup all
	@Scripts/test

simulate: ## Walk at random through crashes and losses (WALKS, STEPS; SEED repeats one walk).
	@Scripts/setup build
	@programs=$$(Scripts/build-release Simulate) && SWIFT_DETERMINISTIC_HASHING=1 exec "$$programs/Simulate" $(SIMULATE_FLAGS)

mutants: ## Plant mistakes in the sources, one at a time, and let the simulation find them (NAME).
	@Scripts/setup build
	@Scripts/mutants $(NAME)

faults: ## Kill, stop, cut off and fill up gateways under load (CASE, TIMES, CHATS, RATE).
	@Scripts/setup faults
	@Scripts/faults $(CASE) $(if $(TIMES),--times $(TIMES))

sanitize: ## Look for data races in the core, a node and the Bayeux server (thread sanitizer).
	@Scripts/setup build
	@Scripts/sanitize

migrates: ## Open databases that an older program (BEFORE) filled, stopped or killed, and go on with them.
	@Scripts/setup faults
	@BEFORE=$${BEFORE:?names an older program} Scripts/faults update

slow: ## Hold off slow, silent and greedy clients while others are served (three minutes).
	@Scripts/slow-clients

starts: ## Start 2,000 times while first connections come all at once (STARTS).
	@Scripts/starts $(if $(STARTS),--starts $(STARTS))

memory: ## Make and end chats for an hour and see the memory level out (MINUTES, RATE).
	@Scripts/memory $(if $(MINUTES),--minutes $(MINUTES)) $(if $(RATE),--rate $(RATE))

fuzz: ## Feed what reads Bayeux messages bytes of all kinds (SECONDS).
	@Scripts/fuzz $(SECONDS)

lint: ## Check the form of the Swift sources, and that folders only point down.
	@swift format lint --strict --recursive $(SOURCES) && echo "lint: 0 problems"
	@Scripts/folder-order

api: ## Compare the public names with docs/api and let DocC read them (WRITE=1 writes the lists).
	@$(BUILD) build
	@Scripts/public-api $(if $(WRITE),--write)

format: ## Bring the Swift sources into form.
	@swift format --in-place --recursive $(SOURCES)

generate: ## Write the targets of ICWS from Sources/ICWSSimulator/icws-api.json.
	@$(BUILD) run ICWSGenerator Sources/ICWSSimulator/icws-api.json .
	@swift format --in-place --recursive Sources/ICWS Sources/ICWSCore Tests/ICWSRoundTripTests

generate-check: generate ## Fail when what is committed is not what the description says.
	@git diff --exit-code --stat -- Sources/ICWS Sources/ICWSCore/Namespaces.swift Tests/ICWSRoundTripTests Sources/ICWS/Names.md
	@test -z "$$(git status --porcelain -- Sources/ICWS Tests/ICWSRoundTripTests)"

bench: ## Measure; says the machine and the settings.
	@Scripts/bench
	@Scripts/bench-bayeux
	@Scripts/bench-store
	@Scripts/bench-push
	@Scripts/bench-delivery

bench-bayeux: ## Measure Bayeux deliveries beside nchan, and an older program (BEFORE).
	@Scripts/bench-bayeux $(if $(BEFORE),--before $(BEFORE))

bench-delivery: ## Count the instructions from an agent's send to the phone, of an older program (BEFORE) as well.
	@Scripts/bench-delivery

clean: ## Remove everything that was built.
	@rm -rf .build Server/.build Server/.build-tsan
