# What scripts/dist.sh and scripts/clubbuild.sh share; they set SOURCE_DATE_EPOCH.
# settle gives all files below a folder one time and plain rights.
settle() {
	find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
	find "$1" -type d -exec chmod 755 {} +
}
# pack FILE FOLDER makes a tar of a folder.
pack() {
	tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=ustar -C "$(dirname "$2")" -cf - "$(basename "$2")" | gzip -9n >"$1"
}
# copyright LIST is the copyright file of Debian, which names all that is inside.
copyright() {
	echo "Poste Restante, an unofficial program: its games were designed and published by others, named in the program."
	echo
	cat LICENSE
	echo
	echo "On Debian the text of the Apache License 2.0 is /usr/share/common-licenses/Apache-2.0."
	echo
	echo "It contains these modules; their licences lie in the folder licences:"
	echo
	cat "$1"
}
