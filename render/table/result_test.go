package table

import (
	"fmt"
	"testing"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// many is a score of so many lines, the longest that Postcards tells first.
func many(lines int) (s game.Score) {
	for i := range lines {
		line := game.ScoreLine{Key: []string{"play", "itinerary", "unsent", "globes", "key.city", "key.history",
			"caravan", "lightning", "bonus"}[i%9], Count: 3, Points: 2 + i%3}
		s.Lines, s.Total = append(s.Lines, line), s.Total+line.Points
	}
	return s
}

// TestResultShowsJournal: however many lines there are, up to more than any match had,
// for each number of seats and size of words, the journal lies on the result, at
// least 520 wide, and all lines stand on the seats' cards, which
// overlap neither each other nor the page.
func TestResultShowsJournal(t *testing.T) {
	for _, lang := range words.Languages() {
		for n := 2; n <= 4; n++ {
			kinds := []string{"person", "automa:easy", "automa:easy", "person"}[:n]
			p := newPlayer(t, 0, 7, kinds...)
			p.table.Teller = wording.For("postcards", words.In(lang), p.table.deps.Names)
			r := p.table.result()
			if again := r.again(); again != "result.again" {
				t.Errorf("where nobody ties %s is offered", again)
			}
			for _, lines := range []int{1, 4, 8, 11} {
				r.scores, r.sheet = nil, nil
				for i := range kinds {
					s := many(lines)
					s.Place = i + 1
					r.scores = append(r.scores, s)
				}
				for text := 0; text <= stage.TextMost; text++ {
					says := fmt.Sprintf("%s, %d seats, %d lines, words %d", lang, len(kinds), lines, text)
					for _, in := range []stage.Rect{resultIn, {X: 90, Y: 214, W: 1740, H: 1064}, {X: 70, Y: 230, W: 940, H: 1330}} {
						s := r.lay(text, in, in.W < resultIn.W)
						if s.page.W < 520 || !inside(s.page, in) {
							t.Errorf("%s: the page is %v", says, s.page)
						}
						for i, at := range s.seats {
							if high := linesFrom + p.table.linesHigh(s.size, r.scores[i].Lines, at.W,
								s.near); high > at.H+1 || !inside(at, in) || at.Meets(s.page) {
								t.Errorf("%s: card %d is %v, its lines need %.0f", says, i, at, high)
							}
							for _, o := range s.seats[:i] {
								if o.Meets(at) {
									t.Errorf("%s: two cards meet", says)
								}
							}
							if s.honour.H > 0 && s.honour.Meets(at) {
								t.Errorf("%s: card %d lies on who won", says, i)
							}
						}
					}
				}
			}
		}
	}
}

func inside(r, in stage.Rect) bool {
	const room = 0.01
	return r.X >= in.X-room && r.Y >= in.Y-room && r.X+r.W <= in.X+in.W+room && r.Y+r.H <= in.Y+in.H+room
}

// TestBarsAreDivided: once all is counted a seat's bar has a piece for each line that
// brings points, side by side, as long together as its sum; neighbours look otherwise.
func TestBarsAreDivided(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "automa:easy")
	r := p.table.result()
	r.scores = []game.Score{many(9), many(4)}
	r.scores[0].Lines[3].Points, r.scores[0].Total = 0, r.scores[0].Total-r.scores[0].Lines[3].Points
	for rows, want := range map[int][2]int{0: {0, 0}, 2: {1, 1}, 9: {7, 4}, 10: {8, 4}} {
		r.rows, r.total, r.wait = rows, 9, lineEvery
		var f stage.Frame
		r.Build(&f)
		var got [2]int
		ends, looks := [2]float64{}, [2]int{-1, -1}
		for _, s := range f.Sprites {
			if s.Pic.Kind != "scorebar" {
				continue
			}
			seat := 0
			if s.Pic.ID != p.table.deps.Colours[0] {
				seat = 1
			}
			if got[seat]++; got[seat] > 1 && (s.Rect.X < ends[seat]-0.01 || s.Rect.X > ends[seat]+0.01 ||
				s.Pic.Look == looks[seat]) {
				t.Errorf("%d rows, seat %d: a piece at %v after %v, look %d after %d", rows, seat, s.Rect.X, ends[seat],
					s.Pic.Look, looks[seat])
			}
			ends[seat], looks[seat] = s.Rect.X+s.Rect.W, s.Pic.Look
		}
		if got != want {
			t.Errorf("%d rows: %v pieces, want %v", rows, got, want)
		}
	}
}
