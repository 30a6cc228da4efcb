package golden

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/coach"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
)

// ready is a coach who has thought already.
type ready struct{ advice table.Advice }

func (r ready) said() <-chan table.Advice {
	c := make(chan table.Advice, 1)
	c <- r.advice
	return c
}
func (r ready) Plans(context.Context, *game.Session) <-chan table.Advice      { return r.said() }
func (r ready) Reach(context.Context, *game.Session) <-chan table.Advice      { return r.said() }
func (r ready) Judge(context.Context, *game.Session, int) <-chan table.Advice { return r.said() }

// advised is the first turn of a match of a game in which there is a choice, and what
// the coach says of it.
func advised(t *testing.T, p box.Pack) (*game.Session, table.Advice) {
	t.Helper()
	s, err := game.NewSession(p.Game, game.Setup{Game: p.Game.Name(), Seats: []string{"person", "think:25"}, Seed: "21"})
	if err != nil {
		t.Fatal(err)
	}
	c, err := coach.New(p.Game, 200)
	if err != nil {
		t.Fatal(err)
	}
	plans, err := []coach.Plan(nil), error(nil)
	for {
		if s.Turn() == 0 {
			plans, err = c.Ideas(context.Background(), s, s.Len(), coach.Most)
		}
		if err != nil || len(plans) > 1 {
			break
		}
		if _, err := s.Do(s.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	out := table.Advice{At: s.Len()}
	for _, p := range plans {
		out.Plans = append(out.Plans, table.Plan{Turn: p.Turn, Chance: int(1000 * p.Chance), Points: p.Points, Aim: p.Aim.Says})
	}
	return s, out
}

// TestAdviceFits shows the coach's best turns of the first turn of every game, in both
// languages and at all sizes of words: no line is cut, none breaks off, none comes twice;
// and the dialogs of opponents who think aloud and of a telling that failed fit too.
func TestAdviceFits(t *testing.T) {
	for _, p := range box.Games {
		s, advice := advised(t, p)
		for _, lang := range words.Languages() {
			told := false
			show := stage.NewShow(tableWith(lang, s, func(d *table.Deps) { d.Adviser = ready{advice} }))
			look := func(what string) {
				for size := range stage.TextMost + 1 {
					show.SetText(size)
					settle(show)
					where := fmt.Sprintf("%s, %s in %s at size %d", p.Game.Name(), what, lang, size)
					turns := map[string]bool{}
					for _, sp := range show.Frame().Sprites {
						fits(t, where, sp, show.Frame().Canvas())
						if strings.Contains(sp.Pic.Text, "→ …") {
							t.Errorf("%s: %q breaks off", where, sp.Pic.Text)
						}
					}
					for i := 0; show.Frame().Hot(fmt.Sprintf("hint.%d", i)) != nil || i < 2; i++ {
						if h := show.Frame().Hot(fmt.Sprintf("hint.%d", i)); h != nil && i < 2*len(advice.Plans) {
							if turns[h.Label] {
								t.Errorf("%s: twice %q", where, h.Label)
							}
							turns[h.Label] = true
						}
					}
					told = told || len(turns) > 0
				}
				show.SetText(0)
			}
			settle(show)
			press(show, "h")
			settle(show)
			point(t, "advice", show, "hints.plans", true)
			look("the advice")
			if !told {
				t.Errorf("%s in %s: no turn is shown", p.Game.Name(), lang)
			}
			press(show, stage.KeyEscape)
			look("the pause")
			w := words.In(lang)
			for _, key := range []string{"fault.text", "fault.unkept"} {
				said := tableOf(lang, s)
				path := "/home/odette/.local/share/posterestante/fault-20261123-105500.txt"
				said.Say(w.T("fault.title"), w.T(key, map[string]any{"Path": path}))
				show = stage.NewShow(said)
				look(key)
			}
		}
	}
}

// TestRemarksFit shows a result that says all there is to how the match was played, on both
// canvases, in both languages and at all sizes of words.
func TestRemarksFit(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, tall := range []bool{false, true} {
			over := session(1<<20, "person", "think:25")
			if err := over.Lift(true); err != nil {
				t.Fatal(err)
			}
			show := stage.NewShow(tableWith(lang, over, func(d *table.Deps) { d.Aloud.Heard, d.Coached = true, true }))
			show.SetTall(tall)
			settle(show)
			point(t, "a result", show, "past.now", true)
			for size := range stage.TextMost + 1 {
				show.SetText(size)
				settle(show)
				said, where := 0, fmt.Sprintf("the result in %s at size %d, tall %v", lang, size, tall)
				for _, sp := range show.Frame().Sprites {
					fits(t, where, sp, show.Frame().Canvas())
					for _, key := range []string{"past.lifted", "think.aloud", "coach.helped"} {
						if sp.Pic.Text == words.In(lang).T(key) {
							said++
						}
					}
				}
				if said != 3 {
					t.Errorf("%s: %d remarks", where, said)
				}
			}
		}
	}
}
