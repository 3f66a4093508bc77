# Everything a person needs: `make run` to play, `make test` while at work, `make check` before a change lands. Only Go is needed to
# build and play; the browser tests also need node and Chromium and install them where they may.

SHELL := /bin/sh
GO ?= go
# Without paths in what is compiled, so that the client, vet and the tests share it, in other folders too.
export GOFLAGS += -trimpath
BUILD := .build
WASM := GOOS=js GOARCH=wasm
# Without the version control stamp, so that equal sources give equal bytes.
# The page's own code and what reads and writes saves are not inlined: they wait for people, and are smaller so. Rules and bots are.
CLIENT_FLAGS := -trimpath -buildvcs=false -ldflags='-s -w -buildid=' -gcflags=tabard/app/...=-l -gcflags=tabard/web/...=-l \
	-gcflags=github.com/maxence-charriere/...=-l -gcflags=github.com/tinylib/...=-l -gcflags=tabard/engines/save=-l
CARRIES := -tags site -trimpath -buildvcs=false -ldflags='-s -w -buildid='
# The folders of games: each has its rulings, the conformance suite and a soak.
GAMES := $(patsubst %/RULES.md,./%,$(wildcard engines/*/RULES.md))
FUZZTIME ?= 10m
SOAK ?= 100000
BOXES ?= 10000

# What ships is what is tested: the client's patched copies of go-app and msgp (see web/goapp) stand for the modules wherever the client's
# packages are compiled, natively too.
SLIM := -modfile=$(BUILD)/client.mod
# What has files of its own as wasm. All else is the same text there as it is natively.
WASM_OWN = ./cmd/client $$($(GO) list -f '{{if .IgnoredGoFiles}}{{.ImportPath}}{{end}}' ./...)
# Programs of tests are rewritten as the site's is (web/wasm).
ON_NODE = PATH="$(CURDIR)/web/wasm/node:$$PATH" $(WASM)

.PHONY: run quick build site budget client slim patches serve tabard release reproduce vulncheck test check without-browser fmt vet staticcheck generated test-go test-wasm test-e2e browsers tools soak bench arena balance deploys kill \
	positions walk fuzz cover golden measure lighthouse hello figures icons shots clean

# To play on this machine.
run: quick serve
	@$(BUILD)/serve -dir $(BUILD)/run

# The site packed quickly, for this machine: packing it for hosts takes most of a minute.
quick: client
	@$(BUILD)/site -wasm $(BUILD)/app.wasm -out $(BUILD)/run -cache '' -names $(BUILD)/app.names

# The site for hosts, in dist: each file also by brotli and gzip. The export packs only what has changed since the last time, and fails once
# all is written if the download of a first visit is over its budget (web/site/budget.go). app.names stays here: with it, go run ./cmd/replay
# -report turns the numbers in a report of a fault into names and lines.
build: client
	@$(BUILD)/site -wasm $(BUILD)/app.wasm -out dist -cache $(BUILD)/packed -names $(BUILD)/app.names -budget

site budget: build

serve:
	@mkdir -p $(BUILD)
	@$(GO) build -o $(BUILD)/serve ./cmd/serve

# One program that carries the site within itself: copy it anywhere and start it.
tabard: site
	@rm -rf cmd/serve/site && cp -R dist cmd/serve/site
	@$(GO) build $(CARRIES) -o $(BUILD)/tabard ./cmd/serve; ok=$$?; rm -rf cmd/serve/site; exit $$ok
	@ls -l $(BUILD)/tabard

# What is given away: the site, and programs that carry it, with the list of what others have made of it (CycloneDX) and the sums of all. app.names
# is for whoever reads reports of faults.
PLATFORMS ?= linux/amd64 linux/arm64 darwin/arm64 windows/amd64
release: site
	@rm -rf release cmd/serve/site && mkdir release && cp -R dist cmd/serve/site
	@for p in $(PLATFORMS); do \
		os=$${p%/*}; arch=$${p#*/}; case $$os in windows) end=.exe;; *) end=;; esac; \
		CGO_ENABLED=0 GOOS=$$os GOARCH=$$arch $(GO) build $(CARRIES) -o release/tabard-$$os-$$arch$$end ./cmd/serve || { rm -rf cmd/serve/site; exit 1; }; \
	done; rm -rf cmd/serve/site
	@cp $(BUILD)/app.names release
	@$(GO) run ./cmd/release -site dist -modfile $(BUILD)/client.mod -out release

# The same release from the committed sources once more, in another folder and with nothing compiled before, has equal bytes.
reproduce: release
	@there=$$(mktemp -d) && git archive HEAD | tar x -C $$there && \
		GOCACHE=$$there/cache $(MAKE) --no-print-directory -C $$there release PLATFORMS='$(PLATFORMS)' > /dev/null && \
		diff release/SHA256SUMS $$there/release/SHA256SUMS && echo "equal bytes: release and $$there/release"; ok=$$?; rm -rf $$there; exit $$ok

# Known faults of what we use. It needs the net: for the tool, and for the database that it asks.
VULNCHECK ?= golang.org/x/vuln/cmd/govulncheck@v1.5.0
vulncheck: slim
	@mkdir -p $(BUILD) && GOBIN=$(CURDIR)/$(BUILD) $(GO) install $(VULNCHECK)
	@$(BUILD)/govulncheck ./cmd/site ./cmd/serve && $(WASM) $(BUILD)/govulncheck ./cmd/client; ok=$$?; \
		if [ $$ok -ne 0 ] && [ $$ok -ne 3 ]; then echo "nothing was checked: the database could not be asked"; fi; exit $$ok

# A third smaller than a plain build: go-app and msgp without what the client does not need (see web/goapp). With it what exports the site:
# it draws first screens and rules by the client's packages.
client: slim
	@$(WASM) $(GO) build $(SLIM) $(CLIENT_FLAGS) -o $(BUILD)/app.wasm ./cmd/client
	@$(GO) build $(SLIM) -o $(BUILD)/site ./cmd/site

slim:
	@mkdir -p $(BUILD)
	@$(GO) build -o $(BUILD)/slim ./cmd/slim
	@$(BUILD)/slim -build $(BUILD)

# Writes the patches of go-app and msgp anew after somebody has edited the copies in $(BUILD). It needs git. What element.go and goapp.go
# write into the copy of go-app is left out, and so are the hashes of files.
patches:
	@set -e; tmp=$$(mktemp -d); trap 'rm -rf "$$tmp"' EXIT; write() { \
		mkdir -p $$tmp/$$2/a $$tmp/$$2/b; \
		cp -R "$$($(GO) list -m -f '{{.Dir}}' $$1)/$$3" $$tmp/$$2/a; cp -R $(BUILD)/$$2/$$3 $$tmp/$$2/b; chmod -R u+w $$tmp; \
		for dir in a b; do rm -rf $$tmp/$$2/$$dir/pkg/app/html_gen.go $$tmp/$$2/$$dir/pkg/errors $$tmp/$$2/$$dir/pkg/url; done; \
		sed '/^diff /,$$d' web/goapp/$$4 > $$tmp/patch; \
		(cd $$tmp/$$2 && git diff --no-index --no-prefix --irreversible-delete -U1 a b | grep -v '^index ') >> $$tmp/patch; \
		cp $$tmp/patch web/goapp/$$4; \
	}; \
	write github.com/maxence-charriere/go-app/v10 go-app pkg goapp.patch; \
	write github.com/tinylib/msgp msgp msgp msgp.patch; \
	git diff --stat web/goapp

# --- Tests -------------------------------------------------------------------

# What rewrites files comes first, and what the tests need: some do less without node. Then everything that needs no browser, two at a
# time and each one's output in one piece: the longest first, and what compiles the same packages one after the other. The browsers
# have the machine to themselves, and take what has just been built. Go looks for garbage less often than it would: a seventh less
# work for half a gigabyte more.
# SIZE=-short plays fewer games where chance is measured, and leaves what counts bots' play in many games to make check (grep for
# testing.Short); as wasm it tries what must be the same everywhere.
# BROWSERS=--promises starts the browser tests that hold one promise to a player each, --rest all others. The promises are held by the site
# that is packed quickly, all others by the one for hosts.
test: export GOGC ?= 400
test:
	@$(MAKE) --no-print-directory fmt
	@$(MAKE) --no-print-directory -j2 -O generated tools slim
	@$(MAKE) --no-print-directory -j2 -O without-browser SIZE=-short
	@DIST=$(CURDIR)/$(BUILD)/run $(MAKE) --no-print-directory browsers BROWSERS=--promises

# make test, then the Go tests in full size, staticcheck, the budget of the download and the other browser tests. `make test check` runs nothing twice.
check: export GOGC ?= 400
check: test
	@$(MAKE) --no-print-directory -j2 -O test-go test-wasm tabard staticcheck
	@$(MAKE) --no-print-directory browsers BROWSERS=--rest

without-browser: test-go test-wasm vet quick serve positions

fmt:
	@echo "== gofmt"
	@bad=$$(gofmt -l app cmd engines web); if [ -n "$$bad" ]; then echo "not formatted:"; echo "$$bad"; exit 1; fi

vet: slim
	@echo "== go vet, native and wasm"
	@$(GO) vet $(SLIM) ./...
	@$(WASM) $(GO) vet $(SLIM) $(CLIENT_FLAGS) $(WASM_OWN)

# staticcheck asks go for its version without modules, and so cannot be given the client's copies.
staticcheck:
	@echo "== staticcheck"
	@mkdir -p $(BUILD)
	@$(GO) build -o $(BUILD)/staticcheck honnef.co/go/tools/cmd/staticcheck
	@$(BUILD)/staticcheck ./...
	@$(WASM) $(BUILD)/staticcheck $(WASM_OWN)

# go generate runs in place; what changes by it was out of date.
generated:
	@echo "== generated code is up to date"
	@mkdir -p $(BUILD)
	@find app cmd engines web -name '*_gen.go' | sort | xargs sha256sum > $(BUILD)/generated.sums
	@$(GO) generate ./app/... ./cmd/... ./engines/... ./web/...
	@find app cmd engines web -name '*_gen.go' | sort | xargs sha256sum | diff $(BUILD)/generated.sums - \
		|| { echo "generated code was out of date: look at it and commit it"; exit 1; }

# vet has a target of its own, which looks at more.
test-go: slim
	@echo "== go test, native $(SIZE)"
	@$(GO) test -vet=off -timeout 30m $(SIZE) $(SLIM) ./...

# What must be the same everywhere, in every size: golden games, counted positions and what bots decide; and what saves and links read.
# In full size random games by every law and the other tests of the engines, too; the suite that proves games is proven natively, since
# nobody ships it. What is written for a browser's storage is tried only here; the rest of its package is tried natively.
test-wasm: slim
	@echo "== go test of the engines and of local storage, as wasm on node $(SIZE)"
ifeq ($(SIZE),-short)
	@$(ON_NODE) $(GO) test -vet=off -short $(SLIM) $(GAMES) -run 'Conformance|Everywhere'
	@$(ON_NODE) $(GO) test -vet=off $(SLIM) ./engines/save ./engines/share
else
	@$(ON_NODE) $(GO) test -vet=off -timeout 30m $(SLIM) $$($(GO) list ./engines/... | grep -v '/gametest$$')
endif
	@$(ON_NODE) $(GO) test -vet=off $(SLIM) ./web/store \
		-run "^($$(sed -n 's/^func \(Test[A-Za-z0-9]*\).*/\1/p' web/store/*_js_test.go | paste -sd '|' -))$$"

test-e2e: tabard serve positions tools
	@$(MAKE) --no-print-directory browsers

browsers:
	@echo "== the exported site in Chromium"
	@cd web/e2e && node run.mjs $(BROWSERS)

# Plays games for the walk, and writes positions of them.
positions: slim
	@$(GO) build $(SLIM) -o $(BUILD)/positions ./cmd/positions

# node, its two packages, and Debian's browsers.
tools:
	@sh web/e2e/tools.sh

# --- Longer runs -------------------------------------------------------------

# SOAK random games of every game for each number of seats, by every law, and games with BOXES random boxes. BOX=FILE plays with that box alone.
soak:
ifdef BOX
	@box=$$($(GO) run ./cmd/replay -box $(BOX)) && set -- $$box && $(GO) test ./engines/$$1 -run '^TestSoak$$' -count=1 -timeout 0 -v -gametest.soak=$(SOAK) -gametest.box=$$2
else
	$(GO) test $(GAMES) -run '^Test(Soak|(Own)?Boxes)$$' -count=1 -timeout 0 -v -gametest.soak=$(SOAK) -gametest.boxes=$(BOXES)
endif

# Natively, and the playouts once more as the browser runs them.
bench: slim
	$(GO) test ./app/... ./engines/... ./web/serve ./web/store -run '^$$' -bench . -benchmem
	$(ON_NODE) $(GO) test ./engines -run '^$$' -bench 'Playout|Level|Snapshot|Eval|Iterations' -benchmem

arena:
	$(GO) run ./cmd/arena

# Whether the games are worth playing: BALANCE="-game coincrown -seats 4 -games 400" (see go run ./cmd/balance -h), and how long
# they are for one person against bots: BALANCE="-length -games 120".
BALANCE ?=
balance:
	$(GO) run ./cmd/balance $(BALANCE)

# Three versions, a host that goes on and back, and a connection that is cut at every single file of what is being stored.
deploys: site serve tools
	cd web/e2e && DEPLOYS=all node run.mjs deploy:

# Every fuzz target of the module for FUZZTIME each: with sixteen targets, most of three hours.
fuzz:
	@grep -rl --include='*_test.go' '^func Fuzz' app engines web | sort | while read -r file; do \
		for target in $$(sed -n 's/^func \(Fuzz[A-Za-z0-9_]*\).*/\1/p' "$$file"); do \
			echo "== $$target in $$(dirname "$$file")"; \
			$(GO) test "./$$(dirname "$$file")" -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x || exit 1; \
		done; \
	done

# How much of the interface runs in tests without a browser (games apart), statement by statement.
COVERED := app app/session app/table app/face app/ui app/words web/page
cover: slim
	@$(GO) test $(SLIM) $(COVERED:%=./%) -count=1 -coverprofile=$(BUILD)/cover.out \
		-coverpkg=$$(echo $(COVERED:%=tabard/%) | tr ' ' ,) > $(BUILD)/cover.txt || { cat $(BUILD)/cover.txt; exit 1; }
	@$(GO) tool cover -func=$(BUILD)/cover.out | tail -1

# Writes the golden texts of the present rules and formats. Golden games keep their decisions: the notes
# name the few that had to be dealt anew. Read the difference, and say in the commit why it is right.
golden:
	@mkdir -p $(BUILD)
	@$(GO) test $(GAMES) -v -run 'Conformance|AsProofRead|WireNumbers' -count=1 -gametest.update > $(BUILD)/golden.txt 2>&1; ok=$$?; \
		if [ $$ok -ne 0 ]; then cat $(BUILD)/golden.txt; else grep -e 'note: ' -e '^ok' $(BUILD)/golden.txt; fi; exit $$ok
	$(GO) test ./engines/save ./engines/share -count=1 -update

# Kills Chromium, Firefox and WebKit in the middle of play, KILLS times each, and counts what they had called saved and no longer know.
KILLS ?= 100
kill: site tools
	cd web/e2e && node kill.mjs $(KILLS)

# The table at every kind of question of each game, at twelve sizes: what is cut, out of view, too small or moved, and how often. WALK="of=emara
# at=390x844 tell=choices" looks at less and tells more; WALK=keep makes the counts the bounds, once they have become lower (web/e2e/walk.mjs).
WALK ?=
walk: site serve positions tools
	cd web/e2e && node walk.mjs $(WALK)

# How quickly the app opens, by kind of visit, beside go-app's own smallest program; MEASURE=all: and how smooth it stays, in some ten minutes more.
MEASURE ?= visits
measure: site serve tools hello
	cd web/e2e && node measure.mjs 3 $(MEASURE)

# What Lighthouse says of five first visits of its phone. It is installed for this alone.
lighthouse: site serve tools
	@cd web/e2e/lighthouse && npm ci --silent && node run.mjs 5

# go-app's smallest program as go-app makes it (web/e2e/hello), a site to compare with.
hello:
	@mkdir -p $(BUILD)/hello/web && cp static/icon-192.png $(BUILD)/hello/web/icon.png
	@$(WASM) $(GO) build -tags hello -ldflags='-s -w' -o $(BUILD)/hello/web/app.wasm ./web/e2e/hello
	@$(GO) run -tags hello ./web/e2e/hello $(BUILD)/hello

# Figures for the papers, written to app/FIGURES.md: FIGURES="bench measure" measures these, without a name the quick ones.
FIGURES ?=
figures: site serve tools hello
	$(GO) run ./cmd/figures $(FIGURES)

# --- Pictures ----------------------------------------------------------------

icons: tools
	cd web/e2e && node icons.mjs

# SHOTS names other pictures than those of the manifest, and a folder for them: SHOTS="box /tmp/film" is a film of how a card is entered.
shots: site serve tools
	cd web/e2e && node shots.mjs $(SHOTS)

clean:
	rm -rf dist release .dist-* $(BUILD) web/e2e/node_modules
