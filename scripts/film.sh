#!/usr/bin/env bash
# Takes the README's moving picture from the real window: docs/pictures/film.webp, some 15 s,
# under 2 MB. Its frames stay in build/film.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v img2webp >/dev/null || { echo "film: please install webp (apt-get install webp)" >&2; exit 1; }
rm -rf build/film
mkdir -p build/film
go build -o build/posterestante .
go run ./scripts/film build/posterestante build/film
# img2webp takes its arguments from a file; the smallest loss that stays under 2 MB.
for quality in 80 70 60 50 40 30; do
	{ printf -- '-loop 0 -min_size -lossy -q %s -m 4\n' "$quality"; cat build/film/frames; printf -- '-o build/film/film.webp\n'; } >build/film/arguments
	img2webp build/film/arguments >/dev/null 2>&1
	[ "$(stat -c %s build/film/film.webp)" -lt 2000000 ] && break
done
cp build/film/film.webp docs/pictures/film.webp
echo "film: $(wc -l <build/film/frames) frames, quality $quality, $(stat -c %s docs/pictures/film.webp) bytes"
