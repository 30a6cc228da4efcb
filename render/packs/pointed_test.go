package packs

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/gametest"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
)

// pointer points about on the table of a match.
type pointer struct {
	*testing.T
	show  *stage.Show
	where string
	more  string // how to see more of what is cut
	asks  string // the prompt
	soon  bool   // not all is shown yet that is shown to a pointer that rests
}

// TestPointedAt plays all games by chance, in both languages, at all sizes of words, on
// both canvases, and points about: words are whole, and what is shown of what is
// pointed at covers neither the prompt, nor the button that goes on, nor what else is
// offered to choose from.
func TestPointedAt(t *testing.T) {
	for i := range Games {
		for j, lang := range words.Languages() {
			for size := range stage.TextMost + 1 {
				for _, tall := range []bool{false, true} {
					name := fmt.Sprintf("%s, %s, size %d, tall %v", Games[i].Name, lang, size, tall)
					t.Run(name, func(t *testing.T) {
						t.Parallel()
						pointAbout(t, &Games[i], lang, size, tall, uint64(10*j+size))
					})
				}
			}
		}
	}
}

func pointAbout(t *testing.T, p *Pack, lang string, size int, tall bool, seed uint64) {
	g := box.Of(p.Name).Game
	seats := []string{"person", "person", "person"}
	s, err := game.NewSession(g, game.Setup{Game: p.Name, Seats: seats, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	r, bot := game.NewRand(seed), &game.RandomBot{Rand: game.NewRand(seed)}
	names := []string{"Maximilienne", "Anaïs", "Théo"}
	for range 10 * gametest.Times() {
		for n := 2 + r.Intn(40); n > 0 && !s.Over(); n-- {
			if _, err := s.Do(s.Ask(bot, &r)); err != nil {
				t.Fatal(err)
			}
		}
		if s.Over() {
			return
		}
		tb := table.New(&table.Deps{Words: words.In(lang), Board: p.Board, Names: names, Colours: []int{2, 0, 1}},
			table.Unkept{On: s})
		tb.Ready()
		v := s.View(s.Turn())
		h := pointer{T: t, show: stage.NewShow(tb), where: fmt.Sprintf("after %d actions", s.Len()), more: words.In(lang).T("tip.hold")}
		h.asks = wording.For(p.Name, words.In(lang), names).Prompt(&v, nil)
		h.show.SetText(size)
		h.show.SetTall(tall)
		h.about(&r)
		tb.Past(s.Len())
		h.looksBack()
	}
}

// looksBack checks that nothing lies on the buttons of a look back.
func (h *pointer) looksBack() {
	h.show.Touch()
	h.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	f := h.show.Frame()
	for _, id := range []string{"past.first", "past.back", "past.play", "past.forth", "past.last", "past.now", "past.go"} {
		hot := f.Hot(id)
		if hot == nil {
			h.Fatalf("%s: there is no %s", h.where, id)
		}
		own := slices.IndexFunc(f.Sprites, func(s stage.Sprite) bool { return s.Rect == hot.Rect })
		for _, s := range f.Sprites[own+1:] {
			if s.Pic.Kind == "panel" && s.Rect.Inset(paint.ShadowRoom).Meets(hot.Rect) {
				h.Errorf("%s: a panel at %+v lies on %s", h.where, s.Rect, id)
			}
		}
	}
}

// about points at some hots for a while.
func (h *pointer) about(r *game.Rand) {
	h.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	h.whole("")
	for range 4 {
		h.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		h.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		f := h.show.Frame()
		var ids []string
		for _, hot := range f.Hots {
			if hot.Lit || r.Intn(4) == 0 {
				ids = append(ids, hot.ID)
			}
		}
		id := ids[r.Intn(len(ids))]
		x, y := f.Hot(id).Rect.Mid()
		before := append([]stage.Sprite{}, f.Sprites...)
		for i, d := range []time.Duration{400 * time.Millisecond, 2 * time.Second} {
			h.soon = i == 0 && f.Text < stage.TextMost // the largest words leave less room
			for d > 0 {
				h.show.Step(stage.Raw{X: x, Y: y}, 50*time.Millisecond)
				d -= 50 * time.Millisecond
			}
			h.whole(id)
			h.clear(id, before)
		}
	}
}

// whole checks that no words on the frame are cut, but those that say how to see more.
func (h *pointer) whole(id string) {
	sprites := h.show.Frame().Sprites
	more := slices.ContainsFunc(sprites, func(s stage.Sprite) bool { return s.Pic.Text == h.more })
	for _, s := range sprites {
		p, r := s.Pic, s.Rect
		if p.Kind != "text" {
			continue
		}
		style := paint.TextStyle(p.ID, p.Look).Grown(p.Size, p.Text, r.W, r.H)
		if !style.Wrap && style.Width(p.Text) > r.W+1 || style.Wrap && style.Height(p.Text, r.W) > r.H+0.4*style.Size {
			h.Errorf("%s, %q pointed at: %q isn't whole in %+v", h.where, id, p.Text, r)
		}
		if strings.HasSuffix(p.Text, "…") && !more {
			h.Errorf("%s, %q pointed at: %q is cut", h.where, id, p.Text)
		}
	}
}

// clear checks that what came for what is pointed at covers nothing that is to be read or
// chosen.
func (h *pointer) clear(id string, before []stage.Sprite) {
	f := h.show.Frame()
	was := map[stage.Rect]bool{}
	for _, s := range before {
		was[s.Rect] = true
	}
	const most = 4 // of what is offered: beside more than that there may be no room
	few := 0
	for _, hot := range f.Hots {
		if hot.Lit && strings.HasPrefix(hot.ID, "spot:") {
			few++
		}
	}
	for _, s := range f.Sprites {
		large := s.Pic.Kind == "tip" || s.Pic.Kind == "panel" || s.Rect.W > 120 && s.Rect.H > 120
		if was[s.Rect] || !large {
			continue
		}
		in := f.Canvas().Inset(-paint.ShadowRoom)
		if s.Rect.X < in.X || s.Rect.Y < in.Y || s.Rect.X+s.Rect.W > in.X+in.W || s.Rect.Y+s.Rect.H > in.Y+in.H {
			h.Errorf("%s, %s pointed at: %s %q lies at %+v", h.where, id, s.Pic.Kind, s.Pic.Text, s.Rect)
		}
		for _, hot := range f.Hots {
			x, y := hot.Rect.Mid()
			if hot.ID != id && hot.Lit && strings.HasPrefix(hot.ID, "spot:") && few <= most && h.soon && s.Rect.Has(x, y) {
				h.Errorf("%s, %s pointed at: %s %q %+v covers %s", h.where, id, s.Pic.Kind, s.Pic.Text, s.Rect, hot.ID)
			}
		}
		paper := s.Rect.Inset(paint.ShadowRoom)
		at, ok := h.prompt(before)
		few := paper.X > at.X+0.9*at.W || paper.X+paper.W < at.X+0.1*at.W // of its letters
		if ok && (h.soon || s.Pic.Kind == "tip") && paper.Meets(at) && !few {
			h.Errorf("%s, %s pointed at: %s %q %+v covers the prompt %+v", h.where, id, s.Pic.Kind, s.Pic.Text, s.Rect, at)
		}
	}
}

// prompt is where the words of the prompt stand.
func (h *pointer) prompt(before []stage.Sprite) (at stage.Rect, ok bool) {
	for _, s := range before {
		if s.Pic.Kind == "text" && s.Pic.Text == h.asks {
			at, ok = s.Rect, true
			at.W = min(at.W, paint.TextStyle(s.Pic.ID, s.Pic.Look).Width(s.Pic.Text))
		}
	}
	return at, ok
}
