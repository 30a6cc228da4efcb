package postcards

import (
	"testing"

	"posterestante/assets/wording"
	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// TestFrozenRectangles holds what was judged on the grey-box: the map has 38 %
// of the canvas, and the areas that are there at the same time don't overlap, nor do
// any two things of the page and of what may be taken; on both canvases.
func TestFrozenRectangles(t *testing.T) {
	for _, p := range []*plan{&wide, &tall} {
		if share := p.france.W * p.france.H / (p.canvas.W * p.canvas.H); share < 0.38 {
			t.Errorf("the map has %.1f %% of the canvas", 100*share)
		}
		apart(t, "page", map[string]stage.Rect{"prompt": p.stands.Prompt, "main": p.stands.Main, "undo": tools(p), "hand": p.hand, "grid": p.grid, "track": p.track, "itinerary": p.trip,
			"sent": p.sent, "gifts": p.gifts, "tokens": {X: p.tokens.X, Y: p.tokens.Y, W: 34 + 38*(1-p.down), H: 34 + 38*p.down}, "score": p.score}, p.page)
		apart(t, "what may be taken", map[string]stage.Rect{"book": p.book, "postcards": p.cards.In.Inset(3), "gifts": {X: p.open.At(0, 4).X, Y: p.open.At(0, 4).Y, W: p.open.In.W, H: p.open.High(4)},
			"deck": p.deckHead, "discarded": p.cardsUsed, "gifts' words": p.openHead, "used": p.giftsUsed, "bonus": p.bonus}, p.canvas)
		for seats := 2; seats <= rules.MaxSeats; seats++ {
			setup := game.Setup{Game: "postcards", Seed: "1"}
			c := &board.Context{Words: spoken.In("fr"), Open: game.Nobody, Tall: p == &tall}
			for i := range seats {
				setup.Seats = append(setup.Seats, "person")
				c.Names, c.Colours = append(c.Names, "Zoé"), append(c.Colours, i)
			}
			c.Tell = wording.For("postcards", c.Words, c.Names)
			st, err := rules.Game{}.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			v := st.View(0)
			l := Board{}.Layout(&v, c)
			areas := map[string]stage.Rect{"map": p.france, "book": p.book, "page": p.page, "log": l.Log, "gifts": p.open.At(0, 4), "postcards": p.cards.In}
			panels, _ := p.others(seats - 1)
			for i, r := range panels {
				areas["panel"+string(rune('1'+i))] = r
			}
			apart(t, "table", areas, p.canvas)
			for _, o := range []stage.Rect{l.Log, p.page} {
				if overlap(p.opened, o) {
					t.Errorf("%d seats: the opened postcards lie under %+v", seats, o)
				}
			}
			if l.Log.H < 245 {
				t.Errorf("%d seats: the log is %.0f high", seats, l.Log.H)
			}
		}
	}
}

// tools are Undo and the small buttons over it.
func tools(p *plan) stage.Rect {
	return stage.Rect{X: p.stands.Undo.X, Y: p.stands.Undo.Y - 66, W: p.stands.Undo.W, H: p.stands.Undo.H + 66}
}

// apart checks that no two areas overlap, and that all lie within one.
func apart(t *testing.T, what string, areas map[string]stage.Rect, in stage.Rect) {
	t.Helper()
	for a, ra := range areas {
		if !holds(ra, in) {
			t.Errorf("%s: %s lies beside it: %+v in %+v", what, a, ra, in)
		}
		for b, rb := range areas {
			if a < b && overlap(ra, rb) {
				t.Errorf("%s: %s and %s overlap", what, a, b)
			}
		}
	}
}

// TestMapIsClear checks that nothing lies on the map but what belongs there: the
// cards that another seat plays lie on its own panel, clear of its gifts.
func TestMapIsClear(t *testing.T) {
	setup := game.Setup{Game: "postcards", Seed: "3", Seats: []string{"person", "person", "automa:expert", "person"}}
	s, err := game.NewSession(rules.Game{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	c := &board.Context{Words: spoken.In("fr"), Open: game.Nobody, Names: []string{"Zoé", "Émile", "Automa", "Anaïs"}, Colours: []int{0, 1, 2, 3}}
	c.Tell = wording.For("postcards", c.Words, c.Names)
	r := game.NewRand(1)
	bot := &game.RandomBot{Rand: game.NewRand(2)}
	played := 0
	for s.Len() < 300 && !s.Over() {
		v := s.View(0)
		c.Tall = s.Len()%2 == 1
		l := Board{}.Layout(&v, c)
		for at, k := range l.Keys {
			for _, sp := range l.Sprites {
				if sp.Key != k || at.Zone == rules.Sites || at.Zone == rules.Bikes {
					continue
				}
				if overlap(sp.Rect, planOf(c).france) {
					t.Fatalf("after %d actions %+v lies on the map", s.Len(), at)
				}
				if at.Zone == rules.Played && at.Seat != 0 {
					played++
					for i := range v.Pile(rules.GiftsHeld, at.Seat).Len() {
						if g, ok := l.At[lay.Of(at.Seat, rules.GiftsHeld, i)]; ok && overlap(sp.Rect, g) {
							t.Fatalf("after %d actions a played card covers a gift: %+v", s.Len(), g)
						}
					}
				}
			}
		}
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	if played < 50 {
		t.Errorf("only %d played cards were seen", played)
	}
}

// TestRingIsTheOutline checks that a region's frame lies along its own border:
// what is within may be clicked, what is beyond is not framed.
func TestRingIsTheOutline(t *testing.T) {
	const near = 6.0
	c := &board.Context{Words: spoken.In("fr"), Open: game.Nobody, Names: []string{"Zoé", "Automa"}, Colours: []int{0, 1}}
	c.Tell = wording.For("postcards", c.Words, c.Names)
	st, err := rules.Game{}.New(game.Setup{Game: "postcards", Seed: "1", Seats: []string{"person", "automa:easy"}})
	if err != nil {
		t.Fatal(err)
	}
	v := st.View(0)
	for _, p := range (Board{}).Layout(&v, c).Places {
		if p.Shape == nil {
			continue
		}
		framed := stage.Framed(p.Rect, p.Ring, 10)
		w, h := int(framed.Rect.W), int(framed.Rect.H)
		cv := paint.New(framed.Rect.W, framed.Rect.H, w, h)
		if p.Ring.Kind == "" {
			t.Fatalf("%+v has a shape and no frame of its own", p.Spot)
		}
		Kinds()[framed.Pic.Kind](cv, framed.Pic)
		inked, off := 0, 0
		for y := range h {
			for x := range w {
				if _, _, _, a := cv.Image().At(x, y).RGBA(); a < 0x8000 {
					continue
				}
				inked++
				in, out := false, false
				for dy := -near; dy <= near; dy += near / 2 {
					for dx := -near; dx <= near; dx += near / 2 {
						if p.Shape(framed.Rect.X+float64(x)+dx, framed.Rect.Y+float64(y)+dy) {
							in = true
						} else {
							out = true
						}
					}
				}
				if !in || !out {
					off++
				}
			}
		}
		if inked < 2*(w+h) || off > inked/100 {
			t.Errorf("%+v: %d pixels of its frame, %d off its border", p.Spot, inked, off)
		}
	}
}

// TestNothingUnderASheetIsClicked checks that while a seat's postcards are opened
// over the table nothing under them can be pointed at.
func TestNothingUnderASheetIsClicked(t *testing.T) {
	s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seed: "3", Seats: []string{"person", "automa:expert"}})
	if err != nil {
		t.Fatal(err)
	}
	c := &board.Context{Words: spoken.In("fr"), Names: []string{"Zoé", "Automa"}, Colours: []int{0, 1}}
	c.Tell = wording.For("postcards", c.Words, c.Names)
	r := game.NewRand(1)
	bot := &game.RandomBot{Rand: game.NewRand(2)}
	for ; s.Len() < 120; s.Do(s.Ask(bot, &r)) {
		for n := range 4 {
			c.Open, c.Tall = game.Seat(n%2), n > 1
			v := s.View(0)
			l := Board{}.Layout(&v, c)
			var sheet stage.Rect
			for _, sp := range l.Sprites {
				if sp.Pic.Kind == "panel" {
					sheet = sp.Rect.Inset(paint.ShadowRoom)
				}
			}
			under := 0
			for _, p := range l.Places {
				x, y := p.Rect.Mid()
				switch own := p.Spot.Zone == rules.Cards && p.Spot.Seat == c.Open || p.Spot.Zone == rules.Stamps || p.Spot.Zone == rules.Memories; {
				case own && sheet.Has(x, y):
					if p.Covered {
						t.Fatalf("%+v on the sheet can't be pointed at", p.Spot)
					}
				case p.Rect.Meets(sheet):
					under++
					if p.Has(max(p.Rect.X, sheet.X)+1, max(p.Rect.Y, sheet.Y)+1) || p.Has(x, y) && sheet.Has(x, y) {
						t.Fatalf("after %d actions %+v is clicked through the sheet", s.Len(), p.Spot)
					}
				}
			}
			if sheet.W == 0 || under < 20 {
				t.Fatalf("sheet %+v, %d places under it", sheet, under)
			}
		}
	}
}
