# The commands: make play, make test, make test-web; make dist makes a release. They install what is missing, if they may.
.PHONY: play test test-web test-cluster test-clubs together scattered soak web dist test-dist bench lines tables measure train strength art pictures clean

STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2

play:
	@scripts/need.sh build
	go run .

test:
	@scripts/need.sh test
	scripts/test.sh

# The program as a page: a folder, build/web, that any static server can serve; see docs/release.md.
web:
	@scripts/need.sh page
	scripts/webbuild.sh

# What only a browser can show: the program played in a Chromium without a screen, and what goes wrong round it, about eight minutes.
test-web:
	@scripts/need.sh test && scripts/need.sh web
	scripts/web.sh

# Rooms on several machines: cluster/, a module of its own, with NATS servers built from their module; FAULTS=300 for a long run.
test-cluster:
	@scripts/need.sh cluster
	scripts/cluster.sh

# A club on three bare machines and in containers, as docs/club.md says, as root; some fifteen minutes.
test-clubs:
	@scripts/need.sh test-clubs
	scripts/testclubs.sh
	scripts/testcompose.sh

# What a release is made of, in build/dist; see docs/release.md.
dist:
	@scripts/need.sh dist
	scripts/dist.sh

# What the packages do on bare systems, a club among them, as root; about six minutes.
test-dist:
	@scripts/need.sh test-dist
	scripts/testdist.sh

# Tests at length, some hours; it goes on where it was stopped, and prints a command for each failure:
# make soak ACTIONS=100000 LAWS=20 FUZZ=10m, or only some steps with STEPS=laws. See scripts/soak.sh.
ACTIONS ?= 100000
LAWS ?= 20
FUZZ ?= 10m
STEPS ?= .
soak:
	@scripts/need.sh soak
	@ACTIONS=$(ACTIONS) LAWS=$(LAWS) FUZZ=$(FUZZ) STEPS='$(STEPS)' scripts/soak.sh

# Two programs and a browser play whole matches, from the invitation to the result, some ten minutes; pictures of each page lie in proof.
together:
	@scripts/need.sh test && scripts/need.sh web && scripts/webbuild.sh -fast build/web-test
	POSTE_WINDOW_TESTS=1 POSTE_TOGETHER=whole go test -count=1 -timeout 60m -run TestTogether -v ./windowtest

# Two windows and a browser play at a club on three machines while its referee and NATS' leader are killed; some five minutes.
scattered:
	@scripts/need.sh test && scripts/need.sh web && scripts/webbuild.sh -fast build/web-test
	POSTE_WINDOW_TESTS=1 POSTE_TOGETHER=scattered go test -count=1 -timeout 30m -run TestScattered -v ./windowtest

bench:
	go test -run xxx -bench . ./game/postcards ./game/montaigne ./game/sakodo ./game/routard

# How much code there is: all Go that is no test, without blank lines and comments, by folder.
lines:
	@go run ./scripts/lines $(FLAGS)

# What was measured of the games' balance and of opponents, docs/data: the list, or those whose names begin so:
# make tables OF=sakodo
tables:
	@go run ./scripts/tables $(OF)

measure:
	@scripts/need.sh test
	scripts/measure.sh

# Teaches the seats that think one game; hours of two cores, but it goes on where it was stopped:
# make train GAME=montaigne
GAME ?= postcards
train:
	mkdir -p build
	CGO_ENABLED=0 go build -tags headless -o build/train-poste .
	nice build/train-poste train -game $(GAME) $(FLAGS) -out game/$(GAME)/sight/training.bin

# Plays the tables of how strong opponents are (docs/opponents.md) for one game; an hour of two cores, a fraction of it with FLAGS="-games 0.1".
strength:
	mkdir -p build
	CGO_ENABLED=0 go build -tags headless -o build/poste .
	go run ./scripts/strength -poste build/poste -game $(GAME) -plot docs/pictures $(FLAGS)

# The map is derived from outlines that lie beside the repository; without them
# it is left as it is. The icons need rsvg-convert (librsvg2-bin) and zopflipng (zopfli).
art:
	if [ -e ../shared/data/france-regions.geojson ]; then go run ./assets/geo/gen -in ../shared/data/france-regions.geojson; fi
	if [ -e ../shared/data/world-land.geojson ]; then go run ./assets/geo/gen -world ../shared/data/world-land.geojson -out assets/geo/world.json; fi
	go run ./assets/icons/gen
	for s in 16 24; do rsvg-convert -w $$s -h $$s assets/appicon/small.svg -o assets/appicon/icon-$$s.png; done
	for s in 32 48 64 128 256 512; do rsvg-convert -w $$s -h $$s assets/appicon/icon.svg -o assets/appicon/icon-$$s.png; done
	for s in 16 24 32 48 64 128 256 512; do zopflipng -y assets/appicon/icon-$$s.png assets/appicon/icon-$$s.png >/dev/null; done

# The pictures of the README, made without a window.
pictures:
	go test ./render/golden -count=1 -run TestPictures -args -pictures $(CURDIR)/docs/pictures

clean:
	rm -rf build proof
