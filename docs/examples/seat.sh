#!/bin/sh
# Plays one seat of a match elsewhere: always the first of its legal actions.
#     posterestante bot LINK -- sh docs/examples/seat.sh
ask() { printf '%s\n' "$1" && read -r answer || exit; }

while ask '{"cmd":"wait"}'; do
	case $answer in *'"over":true'*) break ;; esac
	ask '{"cmd":"legal"}'
	first=${answer#*'"legal":["'}
	ask "{\"cmd\":\"do\",\"action\":\"${first%%\"*}\"}"
done
ask '{"cmd":"scores"}'
echo "$answer" >&2
