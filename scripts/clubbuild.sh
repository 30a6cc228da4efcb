#!/usr/bin/env bash
# Builds posterestante-rooms, the program of a club on several machines, and its package; with the page as
# scripts/webbuild.sh makes it also what compose.yaml needs. scripts/clubbuild.sh OUT WORK [WEB].
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(readlink -m "$1") work=$(readlink -m "$2") web=${3:+$(readlink -m "$3")}
version=$(scripts/version.sh)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH GOFLAGS=-trimpath
. scripts/packed.sh
ldflags="-s -w -buildid= -X posterestante/game/store.Release=$version"
stage=$work/root doc=$work/root/usr/share/doc/posterestante-club
mkdir -p "$out" "$stage/usr/bin" "$doc/licences"
(cd cluster && CGO_ENABLED=0 go build -ldflags "$ldflags" -o "$stage/usr/bin/posterestante-rooms" ./cmd/posterestante-rooms)
go run ./scripts/licences -C cluster -systems linux -package ./cmd/posterestante-rooms "$doc/licences"
copyright "$doc/licences/MODULES.txt" >"$doc/copyright"
{
	echo "posterestante-club ($version-1) stable; urgency=low"
	echo
	echo "  * Of the same sources as posterestante $version, whose changelog tells more."
	echo
	echo " -- The makers of Poste Restante <makers@posterestante.invalid>  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n >"$doc/changelog.Debian.gz"
mkdir -p "$stage/usr/share/lintian/overrides" # as any program in Go without C
echo "posterestante-club: statically-linked-binary [usr/bin/posterestante-rooms]" >"$stage/usr/share/lintian/overrides/posterestante-club"
find "$stage" -type f -exec chmod 644 {} +
chmod 755 "$stage/usr/bin/posterestante-rooms"
settle "$stage"
time=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
sed "s|@VERSION@|$version|; s|@TIME@|$time|; s|@STAGE@|$stage|" cluster/packaging/nfpm.yaml >"$work/club.yaml"
go run github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.43.0 package --config "$work/club.yaml" --packager deb --target "$out/" >"$work/nfpm.log" || { cat "$work/nfpm.log"; exit 1; }
[ -n "$web" ] || exit 0
name=posterestante-club-$version-compose
mkdir "$work/$name"
cp cluster/packaging/compose/* LICENSE "$stage/usr/bin/posterestante-rooms" "$work/$name/"
cp -r "$doc/licences" "$web" "$work/$name/"
settle "$work/$name"
pack "$out/$name.tar.gz" "$work/$name"
