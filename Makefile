# Each target is one short recipe or a script. `make demo` and `make test` do their own set-up.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup demo release package package-test package-same image image-test build test picture simulate \
    mutants faults failover alerts-test sanitize migrates slow strangers starts memory uploads fuzz \
    nightly lint api format generate generate-check bench bench-bayeux bench-bookings bench-delivery bench-phones \
    bench-path bench-growth clean

# Without this variable SwiftPM orders the flags of packages with traits differently each time and builds them again.
BUILD := SWIFT_DETERMINISTIC_HASHING=1 swift

# An import of a target that is not declared as a dependency is an error.
IMPORT_CHECK := --explicit-target-dependency-import-check error

# The packages: libraries at the top, the gateway in Server.
SOURCES := Package.swift Sources Tests Fuzz Examples Server/Package.swift Server/Sources Server/Tests Server/Benchmarks Server/Simulate

# `demo`, `build` and `test` share one debug build.

# Settings of the demo; if empty, the program's defaults and BECKON_… variables hold.
AGENT_SIDE ?=
PORT ?=
DATA ?=
DATABASE ?=
CONFIG ?=
PAGES ?=
DEMO_FLAGS = $(if $(AGENT_SIDE),--agent-side $(AGENT_SIDE)) $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA)) $(if $(DATABASE),--database $(DATABASE)) $(if $(CONFIG),--config $(CONFIG)) $(if $(PAGES),--pages $(PAGES))

# Settings of the simulation; if empty, its defaults hold.
WALKS ?=
STEPS ?=
SEED ?=
SIMULATE_FLAGS = $(if $(WALKS),--walks $(WALKS)) $(if $(STEPS),--steps $(STEPS)) $(if $(SEED),--seed $(SEED))

# An older release program for comparison; see `migrates`, `strangers`, `bench-bayeux`, `bench-delivery`, `bench-path`.
BEFORE ?=
export BEFORE

# A program to test instead of the one that is built; see `alerts-test`.
PROGRAM ?=
export PROGRAM

help: ## List the targets.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup: ## Install the packages for building and testing, or say which are missing.
	@Scripts/setup all

demo: ## Build the program and run the demo (AGENT_SIDE, PORT, DATA, DATABASE, CONFIG, PAGES).
	@Scripts/setup build
	@echo "Building the program; the first time takes some minutes."
	@$(BUILD) build --package-path Server --product beckon >&2
	@exec "$$($(BUILD) build --package-path Server --show-bin-path)/beckon" demo $(DEMO_FLAGS)

release: ## Build the optimised program for operation and print its path.
	@Scripts/setup build
	@programs=$$(Scripts/build-release beckon) && echo "$$programs/beckon"

package: ## Make a Debian package with a systemd unit.
	@Scripts/setup package
	@Scripts/package

package-test: package ## Install the package in a new Debian, run its service, remove it (root).
	@python3 Tests/package/package_test.py --package .build/package/beckon_*.deb

package-same: ## Make the package twice from one program and compare the bytes.
	@Scripts/setup package
	@python3 Tests/package/same_test.py $(if $(BECKON),--program $(BECKON))

image: package ## Make an OCI image of the package for container engines (root).
	@Scripts/setup image
	@Scripts/image

image-test: image ## Run the image as an engine would: its user, files read-only, one volume (root).
	@python3 Tests/package/image_test.py --image .build/image/*.oci.tar

build: ## Build everything with its tests for debugging.
	@$(BUILD) build --build-tests $(IMPORT_CHECK)
	@$(BUILD) build --package-path Server --build-tests $(IMPORT_CHECK)

test: ## Run all tests.
	@Scripts/setup all
	@Scripts/test

picture: ## Make the picture of README.md from the demo (PORT).
	@Scripts/setup all
	@$(BUILD) build --package-path Server --product beckon >&2
	@$(if $(PORT),PORT=$(PORT)) Scripts/picture

simulate: ## Run random walks through crashes and losses (WALKS, STEPS; SEED repeats one walk).
	@Scripts/setup build
	@programs=$$(Scripts/build-release Simulate) && SWIFT_DETERMINISTIC_HASHING=1 exec "$$programs/Simulate" $(SIMULATE_FLAGS)

mutants: ## Plant mistakes in a copy of the sources, one at a time, for the simulation to find (NAME).
	@Scripts/setup build
	@Scripts/mutants $(NAME)

faults: ## Kill, pause and cut off gateways and fill their disks under load (CASE, SIDE, TIMES, CHATS, RATE).
	@Scripts/setup faults
	@Scripts/faults $(CASE)$(if $(SIDE),-$(SIDE)) $(if $(TIMES),--times $(TIMES))

failover: ## Ten nodes on one PostgreSQL; the primary of a Patroni cluster killed, cut off and frozen (CASE, CHATS, RATE); 20 minutes at most.
	@Scripts/setup failover
	@BECKON=$${BECKON:-$$(Scripts/build-release beckon)/beckon} timeout 1200 Scripts/faults --failover $(or $(CASE),failover)

alerts-test: ## Break a gateway for each alert, see the alert begin and end in Prometheus; run the commands of docs/on-call.md (PROGRAM, CASE).
	@Scripts/setup alerts
	@program=$${PROGRAM:-$$(Scripts/build-release beckon)/beckon}; \
	    .build/venv/bin/python3 -m unittest discover -q -s Tests/alerts && \
	    python3 Tests/alerts/on_call_test.py --program "$$program" && \
	    .build/venv/bin/python3 Tests/alerts/run.py --program "$$program" $(CASE)

phones: ## Kill phones, set their clocks, cut their network and kill their gateway through 1,000 messages (LIVES, MESSAGES, TRANSPORT, SEED).
	@Scripts/setup faults
	@$(BUILD) build --package-path Server --product beckon
	@.build/venv/bin/python3 Tests/phones/storm.py --program Server/.build/debug/beckon $(if $(LIVES),--lives $(LIVES)) \
	    $(if $(MESSAGES),--messages $(MESSAGES)) $(if $(TRANSPORT),--transport $(TRANSPORT)) $(if $(SEED),--seed $(SEED))

sanitize: ## Look for data races in the core, a node and the Bayeux server (thread sanitizer).
	@Scripts/setup build
	@Scripts/sanitize

migrates: ## Open databases of an older program (BEFORE), continue with them, and change nodes there and back.
	@Scripts/setup faults
	@BEFORE=$${BEFORE:?names an older program} Scripts/faults update

slow: ## Check that slow, silent and greedy clients do not slow down others (three minutes).
	@Scripts/slow-clients

strangers: ## Measure what strangers cost: disk, memory, CPU, a customer's wait; also with an older program (BEFORE).
	@Scripts/stranger-costs

starts: ## Start the program 2,000 times while many first connections arrive at once (STARTS).
	@Scripts/starts $(if $(STARTS),--starts $(STARTS))

memory: ## Make and end chats for an hour and check that the memory stops growing (MINUTES, RATE).
	@Scripts/memory $(if $(MINUTES),--minutes $(MINUTES)) $(if $(RATE),--rate $(RATE))

uploads: ## Upload 200 files of 10 MB at once and check the memory and what is kept.
	@Scripts/uploads

fuzz: ## Feed random bytes to the readers of Bayeux messages, and values at both ends to a gateway (SECONDS).
	@Scripts/setup all
	@Scripts/fuzz $(SECONDS)

nightly: ## Run the long checks one after the other, also beside the last tag, and write .build/nightly/summary.md (ONLY, WALKS, SECONDS).
	@Scripts/nightly $(ONLY) $(if $(WALKS),--walks $(WALKS)) $(if $(SECONDS),--seconds $(SECONDS))

lint: ## Check the format of the Swift sources, the order of folders, what documents name, the log, and the scripts of the pages.
	@swift format lint --strict --recursive $(SOURCES) && echo "lint: 0 problems"
	@Scripts/folder-order
	@Scripts/check-journeys
	@Scripts/check-tests-table
	@Scripts/check-pages
	@Scripts/check-log

api: ## Compare the public names with docs/api and check them with DocC (WRITE=1 writes the lists).
	@$(BUILD) build
	@Scripts/public-api $(if $(WRITE),--write)

format: ## Format the Swift sources.
	@swift format --in-place --recursive $(SOURCES)

generate: ## Generate the ICWS targets from Sources/ICWSSimulator/icws-api.json.
	@$(BUILD) run ICWSGenerator Sources/ICWSSimulator/icws-api.json .
	@swift format --in-place --recursive Sources/ICWS Sources/ICWSCore Tests/ICWSRoundTripTests

generate-check: generate ## Fail when the committed ICWS targets differ from the generated ones.
	@git diff --exit-code --stat -- Sources/ICWS Sources/ICWSCore/Namespaces.swift Tests/ICWSRoundTripTests Sources/ICWS/Names.md
	@test -z "$$(git status --porcelain -- Sources/ICWS Tests/ICWSRoundTripTests)"

bench: ## Run all benchmarks and print one table with the bars.
	@Scripts/setup bench
	@Scripts/bench

bench-bayeux: ## Measure Bayeux deliveries beside nchan and an older program (BEFORE).
	@Scripts/bench-bayeux $(if $(BEFORE),--before $(BEFORE))

bench-bookings: ## Measure free times of a week and the start beside 100,000 booked callbacks.
	@Scripts/bench-bookings

bench-delivery: ## Count the instructions from an agent's send to the phone, also for an older program (BEFORE).
	@Scripts/setup bench
	@Scripts/bench-delivery

bench-phones: ## Load one node, then five, with 95,000 phones and restart them; 20 minutes (PHONES of a node, NODES, MINUTES, RATE).
	@Scripts/setup faults
	@Scripts/bench-phones $(if $(PHONES),--phones $(PHONES)) $(if $(NODES),--nodes $(NODES)) \
	    $(if $(MINUTES),--minutes $(MINUTES)) $(if $(RATE),--rate $(RATE))

bench-path: ## Measure the CPU of a message beside bare requests of node, also for an older program (BEFORE), with nodes (NODES).
	@Scripts/setup bench
	@Scripts/bench-path $(if $(NODES),--postgresql --nodes $(NODES))

bench-growth: ## Measure a message, the work list and the start with 10,000,000 stored events (EVENTS).
	@Scripts/setup bench
	@Scripts/bench-growth $(if $(EVENTS),--events $(EVENTS))

clean: ## Remove all build products.
	@rm -rf .build Server/.build Server/.build-tsan
