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

// gameVoice is a voice of a game that tells in phrases.
type gameVoice struct {
	speaker
	tell game.Teller
}

func (g gameVoice) prompt(v *game.View, picked []game.Spot) string {
	return g.phrase(g.tell.Prompt(v, picked))
}

func (g gameVoice) step(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) Line {
	told := g.tell.Step(before, after, seat, a, events)
	return Line{Seat: seat, Short: g.phrase(told.Short), Long: g.phrases(told.Long), Rule: told.Rule, Sign: told.Sign}
}

func (g gameVoice) label(v *game.View, spot game.Spot) string { return g.phrase(g.tell.Label(v, spot)) }

func (g gameVoice) rules(v *game.View, spot game.Spot) []string {
	return g.phrases(g.tell.Rules(v, spot))
}

func (g gameVoice) counter(v *game.View, c game.Counter, seat game.Seat) string {
	return g.phrase(g.tell.Counter(v, c, seat))
}

func (g gameVoice) fact(v *game.View, f game.Fact) string { return g.phrase(g.tell.Fact(v, f)) }
func (g gameVoice) barrier(e game.Event) string           { return g.phrase(g.tell.Barrier(e)) }
func (g gameVoice) scoreLine(line game.ScoreLine) string  { return g.phrase(g.tell.ScoreLine(line)) }
func (g gameVoice) lost(v *game.View) string              { return g.phrase(g.tell.Lost(v)) }
func (g gameVoice) deed(a game.Action) string             { return g.tell.Deed(a) }
func (g gameVoice) thing(piece game.Piece) string         { return g.phrase(g.tell.Thing(piece)) }
