.DEFAULT_GOAL := help
.PHONY: help run test check random kill mutate profile size shots docs bench quality format clean

PORT ?= 8080
EXAMPLE ?=
ONLY ?=
STROKES ?=
MINUTES ?= 60
COUNT ?= 60
SINCE ?=
DETAIL ?=

help: ## Say what there is to make
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile | expand -t 13

run: ## Build and serve the page on http://localhost:8080 (PORT=8081, EXAMPLE=ColorByForce)
	@Scripts/run "$(PORT)" "$(EXAMPLE)"

test: ## Run every test (ONLY=page: format, lint, scripts, native, docs, tools, examples, wasm, sites, page, modules, node, projects, webkit, random or sanitizer)
	@if command -v python3 >/dev/null; then Scripts/test --known $(ONLY); fi || { echo "0 passed, 1 failed"; exit 1; }
	@Scripts/setup test || { echo "0 passed, 1 failed"; exit 1; }
	@Scripts/test $(ONLY)

check: ## Check what has changed, in minutes: format, lint, types for the page, the tests near it (SINCE=commit)
	@Scripts/setup run
	@Scripts/check $(SINCE)

random: ## Let a random user loose on the sample apps, natively and in Node (MINUTES=60, HEFT_SEED=7)
	@Scripts/setup run
	@Scripts/build-wasm . Site .build/site/heft.wasm
	@Scripts/random --minutes $(MINUTES)

kill: ## Kill the tab that draws in Chromium again and again, and tell what is lost (COUNT=100, HEFT_SEED=7)
	@Scripts/setup test
	@COUNT=$(COUNT) .build/python/bin/python -m pytest -p no:cacheprovider -q -s Tests/Page/test_killed.py

mutate: ## Change the library in small places and print which changes no test notices (COUNT=60, HEFT_SEED=7, AGAIN=output)
	@Scripts/setup run
	@Scripts/mutate --count $(COUNT) $(if $(HEFT_SEED),--seed $(HEFT_SEED)) $(if $(AGAIN),--again $(AGAIN))

profile: ## Write which functions the start needs, from a start in Chromium (Profiles/start)
	@Scripts/setup test
	@.build/python/bin/python Scripts/profile

size: ## Print the size of the page's WebAssembly in bytes (DETAIL=1: by type and by function)
	@Scripts/setup run
	@Scripts/size $(if $(DETAIL),--detail)

shots: ## Take the README's and the gallery's pictures from a real browser
	@Scripts/setup test
	@.build/python/bin/python Scripts/shots

docs: ## Write the documentation of the library as a static site, .build/docs
	@Scripts/setup run
	@swift build --target HeftTesting >&2
	@Scripts/documentation

bench: ## Print the benchmarks' figures, a line each (ONLY=touch)
	@Scripts/bench --known $(ONLY)
	@Scripts/setup test
	@Scripts/bench $(ONLY)

quality: ## Print how near the ink comes to the truth (STROKES=folder of CSV files with t,x,y,force)
	@Scripts/setup run
	@swift build -c release --product InkQuality >&2
	@.build/release/InkQuality "$(STROKES)"

format: ## Format the Swift sources
	@Scripts/format

clean: ## Remove everything that was built
	rm -rf .build .build-wasm Tools/.build
