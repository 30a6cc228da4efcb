package zones

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/game/foreign"
)

// steps are the open steps, the last being settled first: each its name and its
// numbers, "buy 2 1", those at the end left out that are 0. Once they were three
// numbers, [2, 2, 1], which are read too.
func (p *Page[S]) steps(key string, in func(*S, game.Seat) any) Code[S] {
	return Coded(func(s *S, i game.Seat) []json.RawMessage {
		out := []json.RawMessage{}
		for _, t := range in(s, i).(*Steps).Open() {
			out = append(out, p.writeStep(t))
		}
		return out
	}, func(s *S, i game.Seat, list []json.RawMessage) error {
		if len(list) > p.MaxSteps {
			return fmt.Errorf("%s: %d, at most %d", key, len(list), p.MaxSteps)
		}
		for _, raw := range list {
			t, err := p.readStep(raw)
			if err != nil {
				return fmt.Errorf("%s: %w", key, err)
			}
			in(s, i).(*Steps).Push(t.Kind, t.A, t.B)
		}
		return nil
	})
}

func (p *Page[S]) writeStep(t Step) json.RawMessage {
	if int(t.Kind) >= len(p.Steps) || p.Steps[t.Kind] == "" {
		return fmt.Appendf(nil, "[%d,%d,%d]", t.Kind, t.A, t.B)
	}
	text := p.Steps[t.Kind]
	if t.A != 0 || t.B != 0 {
		text += " " + strconv.Itoa(int(t.A))
	}
	if t.B != 0 {
		text += " " + strconv.Itoa(int(t.B))
	}
	return strconv.AppendQuote(nil, text)
}

func (p *Page[S]) readStep(raw json.RawMessage) (Step, error) {
	var text string
	if json.Unmarshal(raw, &text) != nil || raw[0] != '"' {
		var n [3]uint8
		if raw[0] != '[' || json.Unmarshal(raw, &n) != nil {
			return Step{}, fmt.Errorf("a step is a name with at most two numbers from 0 to 255, not %s", foreign.Quote(string(raw)))
		}
		return Step{n[0], n[1], n[2]}, nil
	}
	words := strings.Split(text, " ")
	kind := slices.Index(p.Steps, words[0])
	if kind < 1 {
		return Step{}, fmt.Errorf("there is no step %s", foreign.Quote(words[0]))
	}
	var n [2]uint8
	for i, word := range words[1:] {
		v, err := strconv.ParseUint(word, 10, 8)
		if i > 1 || err != nil {
			return Step{}, fmt.Errorf("a step is a name with at most two numbers from 0 to 255, not %s", foreign.Quote(text))
		}
		n[i] = uint8(v)
	}
	return Step{uint8(kind), n[0], n[1]}, nil
}
