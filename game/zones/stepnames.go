package zones

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/game/foreign"
)

// steps are the open steps, the last being settled first: each its name and its
// numbers, "buy 2 1", those at the end left out that are 0.
func (p *Page[S]) steps(key string, in func(*S, game.Seat) any) Code[S] {
	return Coded(func(s *S, i game.Seat) []string {
		out := []string{}
		for _, t := range in(s, i).(*Steps).Open() {
			out = append(out, p.writeStep(t))
		}
		return out
	}, func(s *S, i game.Seat, list []string) error {
		if len(list) > p.MaxSteps {
			return fmt.Errorf("%s: %d, at most %d", key, len(list), p.MaxSteps)
		}
		for _, text := range list {
			t, err := p.readStep(text)
			if err != nil {
				return fmt.Errorf("%s: %w", key, err)
			}
			in(s, i).(*Steps).Push(t.Kind, t.A, t.B)
		}
		return nil
	})
}

func (p *Page[S]) writeStep(t Step) string {
	text := p.Steps[t.Kind]
	if t.A != 0 || t.B != 0 {
		text += " " + strconv.Itoa(int(t.A))
	}
	if t.B != 0 {
		text += " " + strconv.Itoa(int(t.B))
	}
	return text
}

func (p *Page[S]) readStep(text string) (Step, error) {
	words := strings.Split(text, " ")
	kind := slices.Index(p.Steps, words[0])
	if kind < 1 {
		return Step{}, fmt.Errorf("there is no step %s", foreign.Quote(words[0]))
	}
	var n [2]uint8
	for i, word := range words[1:] {
		v, err := strconv.ParseUint(word, 10, 8)
		if i > 1 || err != nil {
			return Step{}, fmt.Errorf("a step is a name with at most two numbers from 0 to 255, not %s",
				foreign.Quote(text))
		}
		n[i] = uint8(v)
	}
	return Step{uint8(kind), n[0], n[1]}, nil
}
