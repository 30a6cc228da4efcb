package store

import (
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"strings"
	"syscall"

	"posterestante/game"
	"posterestante/game/foreign"
)

// What a match file may hold; docs/protocol.md states it too.
const (
	MaxFile    = 64 << 20  // bytes
	MaxLine    = 8 << 20   // bytes of a line, without its newline
	MaxRecords = 2_000_000 // lines after the first
	MaxColour  = 6         // colours are numbered from 0, less than this
)

// reason is why a file is no match, in English and French, as part of a sentence.
type reason [2]string

func (r *reason) Error() string { return r[0] }

// The reasons that are this package's own.
var (
	errLarge      = &reason{fmt.Sprintf("a match has at most %d MiB", MaxFile>>20), fmt.Sprintf("une partie a au plus %d Mio", MaxFile>>20)}
	errLargeTable = &reason{fmt.Sprintf("the file of a table has at most %d MiB", MaxTable>>20), fmt.Sprintf("le fichier d’une table a au plus %d Mio", MaxTable>>20)}
	errTable      = &reason{"what it holds is no table of this game", "ce qu’il contient n’est pas une table de ce jeu"}
	errOtherGame  = &reason{"it is a table of another game", "c’est une table d’un autre jeu"}
	errNoFile     = &reason{"it is not a file", "ce n’est pas un fichier"}
	errLong       = &reason{fmt.Sprintf("this line is longer than %d MiB", MaxLine>>20), fmt.Sprintf("cette ligne dépasse %d Mio", MaxLine>>20)}
	errMany       = &reason{"a match has at most " + grouped(MaxRecords, ",") + " records", "une partie a au plus " + grouped(MaxRecords, "\u00a0") + " enregistrements"}
	errThing      = &reason{"a record holds one thing", "un enregistrement ne dit qu’une chose"}
	errSeats      = &reason{"there are more seats than any game has", "il y a plus de places que dans aucun jeu"}
	errColour     = &reason{fmt.Sprintf("colours are numbered from 0 to %d", MaxColour-1), fmt.Sprintf("les couleurs sont numérotées de 0 à %d", MaxColour-1)}
	errWhy        = &reason{"its reason is out of bounds", "son motif est hors limites"}
	errFormat     = &reason{"its format is none that there was", "son format n’a jamais existé"}
	errGames      = &reason{"two games are named", "deux jeux sont nommés"}
	errNames      = &reason{"names and seats differ in number", "il n’y a pas autant de noms que de places"}
	errStart      = &reason{"the position is missing", "la position manque"}
	errKinds      = &reason{"the seats of the position are not those of the match", "les places de la position ne sont pas celles de la partie"}
	errBack       = &reason{"more is taken back or done again than there is", "on revient, ou on refait, plus loin qu’il n’y a d’actions"}
	errPlace      = &reason{"a position stands on the second line only", "une position ne peut être qu’à la deuxième ligne"}
	errEnd        = &reason{"the end is not the one that was written", "la fin n’est pas celle qui est écrite"}
)

// grouped writes a number with a sign between its thousands.
func grouped(n int, sign string) string {
	if n < 1000 {
		return fmt.Sprint(n)
	}
	return grouped(n/1000, sign) + sign + fmt.Sprintf("%03d", n%1000)
}

// faults are what may be wrong with JSON; %s is the name of the field.
var faults = map[foreign.Fault]reason{
	foreign.NotJSON: {"it is not what is expected there", "ce n’est pas ce qui est attendu là"},
	foreign.Unknown: {"there is no field %s", "il n’y a pas de champ %s"},
	foreign.Case:    {"there is no field %s; it is written otherwise", "il n’y a pas de champ %s ; il s’écrit autrement"},
	foreign.Twice:   {"the field %s stands there twice", "le champ %s y est deux fois"},
	foreign.Large:   {"the field %s has too many parts", "le champ %s a trop de parties"},
	foreign.Value:   {"the field %s can’t have that value", "le champ %s ne peut pas avoir cette valeur"},
}

// whyOf says an error in few words, in each language. An error of the system has
// words of its own where it is a usual one; of others a piece is repeated.
func whyOf(err error) [2]string {
	var ours *reason
	var json *foreign.Error
	switch {
	case err == nil:
		return [2]string{"the cause is not known", "la cause est inconnue"}
	case errors.As(err, &ours):
		return *ours
	case errors.As(err, &json):
		why := faults[json.Fault]
		field := strings.Trim(foreign.Quote(json.Field), `"`)
		return [2]string{strings.ReplaceAll(why[0], "%s", "“"+field+"”"),
			strings.ReplaceAll(why[1], "%s", "«\u00a0"+field+"\u00a0»")}
	}
	if why, ok := ofSystem(err); ok {
		return why
	}
	if r := (*game.Refusal)(nil); errors.As(err, &r) && r.Rule != "" {
		return [2]string{"rule " + string(r.Rule), "règle " + string(r.Rule)}
	}
	s := foreign.Short(foreign.Shown(err.Error()), longestWhy)
	return [2]string{s, "message du programme\u00a0: «\u00a0" + s + "\u00a0»"}
}

// longestWhy is how many letters of an error without words of its own are said.
const longestWhy = 200

// ofSystem says a usual error of the system.
func ofSystem(err error) ([2]string, bool) {
	is := func(errs ...syscall.Errno) bool {
		for _, e := range errs {
			if errors.Is(err, e) {
				return true
			}
		}
		return false
	}
	const windowsDiskFull = syscall.Errno(112)
	switch {
	case is(syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG) || runtime.GOOS == "windows" && is(windowsDiskFull):
		return [2]string{"the disk is full", "le disque est plein"}, true
	case is(syscall.EROFS):
		return [2]string{"the disk can only be read", "le disque est en lecture seule"}, true
	case errors.Is(err, fs.ErrPermission):
		return [2]string{"writing or reading there is not allowed", "il n’est pas permis d’y lire ou d’y écrire"}, true
	case is(syscall.EISDIR):
		return *errNoFile, true
	case errors.Is(err, fs.ErrNotExist):
		return [2]string{"it is no longer there", "il n’est plus là"}, true
	}
	return [2]string{}, false
}
