package wording

import (
	"strconv"
	"strings"

	"posterestante/game"
)

// between is what stands between the parts of a phrase, by its kind.
var between = map[game.PhraseKind]string{game.Sentences: " ", game.Lines: "\n", game.Commas: ", ", game.Arrows: " → "}

// phrase puts a phrase into words, with the number of its rule where it has one.
func (s speaker) phrase(p game.Phrase) string {
	text := s.plain(p)
	if text == "" {
		return ""
	}
	return s.cited(text, p.Rule)
}

func (s speaker) plain(p game.Phrase) string {
	switch p.Kind {
	case game.Nothing:
		return ""
	case game.Message:
		return s.t(p.Key, s.places(p.Args))
	case game.Counted:
		return s.n(p.Key, p.N, s.places(p.Args))
	case game.Shared:
		return s.w.T(p.Key, s.places(p.Args))
	case game.SeatName:
		return s.who(p.Seat)
	case game.Number:
		return strconv.Itoa(p.N)
	case game.Verbatim:
		return p.Key
	}
	parts := s.phrases(p.Parts)
	switch p.Kind {
	case game.Capital:
		return upper(strings.Join(parts, ""))
	case game.And:
		return s.w.List(parts)
	}
	return joined(parts, between[p.Kind])
}

// places are the words that fill the places of a message.
func (s speaker) places(args game.Args) with {
	out := with{}
	for name, p := range args {
		out[name] = s.phrase(p)
	}
	return out
}

// phrases puts each into words; none of none.
func (s speaker) phrases(list []game.Phrase) (out []string) {
	for _, p := range list {
		out = append(out, s.phrase(p))
	}
	return out
}

// upper is a text with its first letter large.
func upper(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}
