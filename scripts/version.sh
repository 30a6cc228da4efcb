#!/usr/bin/env bash
# Prints the version of what is checked out: that of its tag ("v1.2.0" is 1.2.0),
# or the version that is being worked on with the commit ("0.1.0+638ecb7").
set -euo pipefail
cd "$(dirname "$0")/.."
if tag=$(git describe --tags --exact-match --match 'v[0-9]*' 2>/dev/null); then
	echo "${tag#v}"
else
	echo "$(sed -n 's/^const Version = "\(.*\)"$/\1/p' game/store/store.go)+$(git rev-parse --short=7 HEAD)"
fi
