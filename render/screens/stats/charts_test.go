package stats

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	figures "posterestante/game/stats"
	"posterestante/render/engine/stage"
)

// analysed is the page of matches of which so many were analysed, with the chart of errors shown.
func analysed(lang string, matches []figures.Match, n int, note string) *Stats {
	matches = slices.Clone(matches)
	for i := range min(n, len(matches)) {
		m := &matches[i]
		for seat := range m.Seats {
			if m.Seats[seat].Person() {
				m.Errors = append(m.Errors, figures.Errors{Seat: seat, Turns: 12, Lost: 0.004 + 0.04/float64(i+1) + 0.01*float64(seat)})
			}
		}
	}
	s := page(lang, matches, note)
	s.chart = lostTurns
	return s
}

// TestErrorsAreShown checks that the chart of errors is chosen and left, that it shows the chosen person's losses in
// tenths of a point, match by match, and that it says how to get one where there is none.
func TestErrorsAreShown(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, tall := range []bool{false, true} {
			s := analysed(lang, played(t, 9), 6, "")
			s.chart = bestMatch
			show := stage.NewShow(s)
			show.SetTall(tall)
			shown := func() string {
				show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
				for _, sp := range show.Frame().Sprites {
					if sp.Pic.Kind == "chart.curves" {
						return sp.Pic.Text
					}
				}
				return ""
			}
			click := func(id string) {
				x, y := show.Frame().Hot(id).Rect.Mid()
				show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
				show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
			}
			course := shown()
			click("stats.chart.1")
			errors := shown()
			var want []string
			for _, j := range s.person().Judged {
				want = append(want, fmt.Sprintf("%.0f", j.Lost*1000))
			}
			line := strings.Join(want, ",") + "\x1f" + s.person().Name
			if len(want) < 2 || !strings.Contains(errors, line) || course == errors {
				t.Fatalf("%s: %q isn't in %q", lang, line, errors)
			}
			click("stats.person.1")
			if shown() == errors {
				t.Errorf("%s: another person's errors are the same", lang)
			}
			if click("stats.chart.0"); shown() == errors || s.chart != bestMatch {
				t.Errorf("%s: there is no way back to the best match", lang)
			}
			none := stage.NewShow(analysed(lang, played(t, 3), 0, ""))
			none.SetTall(tall)
			none.Step(stage.Raw{X: -1, Y: -1}, 0)
			if !slices.ContainsFunc(none.Frame().Sprites, func(sp stage.Sprite) bool { return sp.Pic.Text == s.t("stats.errors.none") }) {
				t.Errorf("%s: it isn't said how to get a chart of errors", lang)
			}
		}
	}
}
