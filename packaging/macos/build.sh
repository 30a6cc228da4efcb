#!/usr/bin/env bash
# Builds PosteRestante.app on a Mac with Go 1.26 and the Xcode command line tools.
# UNTESTED: nobody has run it yet. A double click on a *.poste file opens the
# program but not yet the match, since macOS tells it by an Apple event, which
# Ebitengine 2.8.8 doesn't pass on: drop the file on the window.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "$(uname -s)" = Darwin ] || { echo "build.sh: this needs a Mac" >&2; exit 1; }
version=$(scripts/version.sh)
app=build/dist/PosteRestante.app
rm -rf "$app"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
for arch in arm64 amd64; do
	CGO_ENABLED=1 GOARCH=$arch go build -trimpath -ldflags "-s -w -X posterestante/game/store.Release=$version" -o "build/posterestante-$arch" .
done
lipo -create -output "$app/Contents/MacOS/posterestante" build/posterestante-arm64 build/posterestante-amd64
sed "s/@VERSION@/${version%%+*}/" packaging/macos/Info.plist >"$app/Contents/Info.plist"
set=build/PosteRestante.iconset
rm -rf "$set"
mkdir -p "$set"
for size in 16 32 128 256 512; do cp "assets/appicon/icon-$size.png" "$set/icon_${size}x$size.png"; done
cp assets/appicon/icon-32.png "$set/icon_16x16@2x.png"
cp assets/appicon/icon-64.png "$set/icon_32x32@2x.png"
cp assets/appicon/icon-256.png "$set/icon_128x128@2x.png"
cp assets/appicon/icon-512.png "$set/icon_256x256@2x.png"
iconutil -c icns -o "$app/Contents/Resources/PosteRestante.icns" "$set"
scripts/webbuild.sh -fast "$PWD/$app/Contents/Resources/web"
go run ./scripts/licences "$app/Contents/Resources/licences"
codesign --force --sign - "$app" # without an Apple account: "open" by right click the first time
(cd build/dist && ditto -c -k --keepParent PosteRestante.app "posterestante-$version-macos.zip")
echo "build/dist/posterestante-$version-macos.zip"
