#!/usr/bin/env bash
# Makes a folder (build/web unless another is named) that any static server can serve. The same
# commit gives the same bytes. -fast leaves out the compressed copies, which take two minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C
fast=
[ "${1:-}" = -fast ] && fast=yes && shift
out=${1:-build/web}
rm -rf "$out"
mkdir -p "$out"
version=$(scripts/version.sh)
GOOS=js GOARCH=wasm go build -trimpath -ldflags "-s -w -buildid= -X posterestante/game/store.Release=$version" -o "$out/poste.wasm" .
chmod 644 "$out/poste.wasm"
cp web/keep.js web/fs.js web/field.js web/page.js web/words.js web/manifest.webmanifest "$(go env GOROOT)/lib/wasm/wasm_exec.js" assets/appicon/icon.svg "$out/"
for size in 64 128 256 512; do cp "assets/appicon/icon-$size.png" "$out/"; done
mkdir -p "$out/art/postcards" "$out/icons"
cp assets/art/postcards/*.png "$out/art/postcards/"
cp assets/icons/drawn/emblem_*.png "$out/icons/"
go run ./scripts/licences "$out/licences"
# The hash is of all that the page is made of, before it is written into those that tell it.
hash=$({ find "$out" -type f ! -path '*/licences/*' -print0 | sort -z | xargs -0 cat; cat web/index.html web/boot.js web/sw.js; echo "$version"; } | sha256sum | cut -c1-16)
sed "s/@VERSION@/$version/; s/@HASH@/$hash/g" web/index.html >"$out/index.html"
sed "s/@SIZE@/$(stat -c %s "$out/poste.wasm")/; s/@HASH@/$hash/g" web/boot.js >"$out/boot.js"
list() { (cd "$out" && find . -type f ! -path './licences/*' "$@" -printf '%P\n' | sort); }
sum() { sha256sum "$out/$1" | cut -d' ' -f1; }
files="\"./\":\"$(sum index.html)\""
for f in $(list ! -path './art/*' ! -path './icons/*'); do files="$files,\"$f\":\"$(sum "$f")\""; done
later=$(list '(' -path './art/*' -o -path './icons/*' ')' | sed 's/.*/"&"/' | paste -sd,)
sed "s/@HASH@/$hash/g; s|@FILES@|{$files}|; s|@LATER@|[$later]|" web/sw.js >"$out/sw.js"
if [ -z "$fast" ]; then
	for f in "$out"/poste.wasm "$out"/*.js "$out"/*.html "$out"/*.svg; do brotli -q 11 -w 24 -k -f "$f"; gzip -9nk -f "$f"; done
fi
(cd "$out" && echo "$version:" && ls -l poste.wasm*)
