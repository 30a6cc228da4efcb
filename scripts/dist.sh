#!/usr/bin/env bash
# Makes build/dist: packages for Linux, a zip for Windows, the sources, checksums. The same
# commit gives the same bytes: time, order and owner of all files come from it.
set -euo pipefail
cd "$(dirname "$0")/.."
umask 022
export LC_ALL=C TZ=UTC CGO_ENABLED=1 GOAMD64=v1 GOFLAGS=-trimpath
version=$(scripts/version.sh)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)
out=build/dist work=build/dist-work
rm -rf "$out" "$work"
mkdir -p "$out" "$work"
say() { echo "dist: $*"; }
ldflags="-s -w -buildid= -X posterestante/game/store.Release=$version"

. scripts/packed.sh

say "version $version of $day"
go run ./scripts/licences "$work/licences"

say "the page, which the program serves to friends who have only a browser"
CGO_ENABLED=0 scripts/webbuild.sh -fast "$work/web"

say "Linux: the program"
go build -ldflags "$ldflags" -o "$work/posterestante" .
stage=$work/root
share=$stage/usr/share
doc=$share/doc/posterestante
install -D -m 644 packaging/linux/posterestante.desktop "$share/applications/posterestante.desktop"
install -D -m 644 packaging/linux/posterestante.mime.xml "$share/mime/packages/posterestante.xml"
for size in 16 24 32 48 64 128 256 512; do
	install -D -m 644 "assets/appicon/icon-$size.png" "$share/icons/hicolor/${size}x$size/apps/posterestante.png"
done
install -D -m 644 assets/appicon/icon.svg "$share/icons/hicolor/scalable/apps/posterestante.svg"
mkdir -p "$share/metainfo" "$share/man/man6" "$doc/licences"
sed "s/@VERSION@/$version/; s/@DATE@/$day/" packaging/linux/org.posterestante.PosteRestante.metainfo.xml >"$share/metainfo/org.posterestante.PosteRestante.metainfo.xml"
gzip -9n <packaging/linux/posterestante.6 >"$share/man/man6/posterestante.6.gz"
install -m 644 "$work"/licences/* "$doc/licences/"
mkdir -p "$share/posterestante"
cp -r "$work/web" "$share/posterestante/web"
copyright "$work/licences/MODULES.txt" >"$doc/copyright"
{
	echo "posterestante ($version-1) stable; urgency=low"
	echo
	sed -n 's/^- /  * /p' packaging/NEWS | fold -s -w 76 | sed 's/ *$//; /^  \*/!s/^/    /'
	echo
	echo " -- The makers of Poste Restante <makers@posterestante.invalid>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n >"$doc/changelog.Debian.gz"
settle "$stage"
chmod 644 "$doc/copyright" "$share/metainfo"/* "$doc/changelog.Debian.gz" "$share/man/man6"/*
time=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
sed "s|@VERSION@|$version|; s|@TIME@|$time|; s|@STAGE@|$stage|; s|@PROGRAM@|$work/posterestante|" packaging/nfpm.yaml >"$work/nfpm.yaml"
for kind in deb rpm; do
	say "Linux: .$kind"
	go run github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.43.0 package --config "$work/nfpm.yaml" --packager "$kind" --target "$out/" >"$work/nfpm.log" || { cat "$work/nfpm.log"; exit 1; }
done
say "Linux: .tar.gz"
name=posterestante-$version-linux-amd64
mkdir "$work/$name"
cp "$work/posterestante" LICENSE "$work/$name/"
cp packaging/linux/README.txt "$work/$name/"
cp -r "$work/licences" "$share" "$work/$name/"
rm -rf "$work/$name/share/doc"
settle "$work/$name"
pack "$out/$name.tar.gz" "$work/$name"

say "Linux: a club on several machines"
scripts/clubbuild.sh "$out" "$work/club" "$work/web"

say "Windows: .zip"
IFS=. read -r a b c <<<"${version%%[+-]*}"
(cd packaging/windows && go run github.com/tc-hib/go-winres@v0.3.3 make --in winres.json --out ../../build/dist-work/rsrc \
	--arch amd64 --file-version "$a.$b.${c:-0}.0" --product-version "$a.$b.${c:-0}.0")
cp "$work/rsrc_windows_amd64.syso" rsrc_windows_amd64.syso # go build takes it from there
trap 'rm -f rsrc_windows_amd64.syso' EXIT
name=posterestante-$version-windows-amd64
mkdir "$work/$name"
CGO_ENABLED=0 GOOS=windows go build -ldflags "$ldflags -H=windowsgui" -o "$work/$name/PosteRestante.exe" .
CGO_ENABLED=0 GOOS=windows go build -tags headless -ldflags "$ldflags" -o "$work/$name/poste.exe" .
rm -f rsrc_windows_amd64.syso
sed 's/$/\r/' packaging/windows/README.txt >"$work/$name/README.txt"
sed 's/$/\r/' LICENSE >"$work/$name/LICENSE.txt"
cp -r "$work/licences" "$work/web" "$work/$name/"
settle "$work/$name"
(cd "$work" && find "$name" -type f | sort | zip -X -q -9 "../dist/$name.zip" -@)

say "the sources"
git archive --format=tar --prefix="posterestante-$version/" HEAD | gzip -9n >"$out/posterestante-$version-source.tar.gz"
(cd "$out" && sha256sum -- * >SHA256SUMS)
say "done"
ls -l "$out"
