package wording

import "posterestante/game/montaigne"

// voices are who speaks for the games of the box, by their names.
var voices = map[string]func(speaker) voice{
	"postcards": func(s speaker) voice { return postcardsVoice{s} },
	"montaigne": func(s speaker) voice { return gameVoice{s, montaigne.Teller{}} },
}

// Speaks says whether a game has words; see For.
func Speaks(game string) bool { return voices[game] != nil }
