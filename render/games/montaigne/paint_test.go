package montaigne

import (
	"testing"

	"posterestante/assets/fonts"
	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestEveryPicturePaints checks that all samples paint something, and that every
// kind and every piece has a sample.
func TestEveryPicturePaints(t *testing.T) {
	table := Kinds()
	seen := map[string]map[int]bool{}
	for i, s := range Samples() {
		if seen[s.Pic.Kind] == nil {
			seen[s.Pic.Kind] = map[int]bool{}
		}
		first := !seen[s.Pic.Kind][s.Pic.ID]
		seen[s.Pic.Kind][s.Pic.ID] = true
		if !first && i%7 != 0 { // each once, the other sizes now and then
			continue
		}
		im, err := table.Try(s.Pic, s.W, s.H, int(s.W/2), int(s.H/2))
		if err != nil {
			t.Errorf("%+v: %v", s.Pic, err)
			continue
		}
		ink := 0
		for j := 3; j < len(im.Pix); j += 4 {
			if im.Pix[j] > 20 {
				ink++
			}
		}
		if ink*200 < len(im.Pix)/4 {
			t.Errorf("%+v is all but empty", s.Pic)
		}
	}
	for kind := range table {
		if seen[kind] == nil {
			t.Errorf("%s has no sample", kind)
		}
	}
	for n := 1; n <= rules.NumCards; n++ {
		if !seen["mo.card"][n] {
			t.Errorf("card %d has no sample", n)
		}
	}
}

// TestSameKindsLookDifferent checks that no two cards look alike that differ in
// kind, theme, city: what they are is never told by words alone.
func TestSameKindsLookDifferent(t *testing.T) {
	table := Kinds()
	pixels := map[string]rules.Card{}
	for n := 1; n <= rules.NumCards; n++ {
		im := string(table.Paint(stage.Pic{Kind: "mo.card", ID: n}, ownW, ownH, 36, 50).Pix)
		k := rules.Cards[n]
		k.N, k.Chapter = 0, 0
		if o, ok := pixels[im]; ok && o != k {
			t.Errorf("card %d looks like another of %+v", n, o)
		}
		pixels[im] = k
	}
}

// TestLaidPicturesPaint checks that whatever a layout asks for is painted, large
// pictures too.
func TestLaidPicturesPaint(t *testing.T) {
	v := crowded(t, 4, 20, 14)
	c := contextOf("fr", &v)
	all := paint.Kinds().With(Kinds())
	tried := map[stage.Pic]bool{}
	try := func(p stage.Pic, w, h float64) {
		t.Helper()
		if p.Kind == "" || tried[p] {
			return
		}
		tried[p] = true
		if all[p.Kind] == nil {
			t.Errorf("no painter for %q", p.Kind)
		}
	}
	for _, open := range []game.Seat{game.Nobody, board.Drawer, 0, 2} {
		c.Open = open
		l := Board{}.Layout(&v, c)
		for _, s := range l.Sprites {
			try(s.Pic, s.Rect.W, s.Rect.H)
		}
		for _, p := range l.Places {
			try(p.Lit, p.Rect.W, p.Rect.H)
			try(p.Large, p.Size[0], p.Size[1])
		}
	}
	for _, s := range (Board{}).Legend(c) {
		try(s.Pic, s.W, s.H)
	}
	try(Board{}.Thumb(&v, c), 220, 200)
}

// TestWordsFit checks that the names and sentences fit where they stand, in both
// languages, no letter below the least size.
func TestWordsFit(t *testing.T) {
	caption := paint.Style{Role: fonts.Caption, Size: fonts.Smallest}
	for _, lang := range spoken.Languages() {
		c := &board.Context{Words: spoken.In(lang)}
		for city := rules.Bordeaux; city <= rules.Florence; city++ {
			for what, wide := range map[string]float64{"hand": handWides[2], "deck": deckW, "drawer": drawerW} {
				k := wide / 100
				if w := caption.Width(cityName(c, city)); w > wide-1.4*max(3.5*k, 3)-2*max(3.5*k, 2.4)-3 {
					t.Errorf("%s: %s is %.0f wide on a card of the %s", lang, cityName(c, city), w, what)
				}
			}
		}
		for n := uint8(1); n <= rules.NumCards; n++ {
			said := cardWords(c, n)
			if h := largeHigh(said); h > 640 {
				t.Errorf("%s: card %d is %.0f high", lang, n, h)
			}
			for words, role := range map[string]fonts.Role{said.title: fonts.Caption, said.sort: fonts.Medium} {
				if w := (paint.Style{Role: role, Size: fonts.Smallest}).Width(words); w > largeW-70 {
					t.Errorf("%s: %q is %.0f wide", lang, words, w)
				}
			}
			if w := caption.Width(said.title); w > rowW-18 {
				t.Errorf("%s: %q is %.0f wide on a card of the board", lang, said.title, w)
			}
		}
		v := crowded(t, 2, 4, 7)
		for _, p := range (Board{}).Layout(&v, contextOf(lang, &v)).Places {
			if p.Large.Kind == "mo.large" && p.Size[1] < largeHigh(p.Large.Data.(reading)) {
				t.Errorf("%s: the words of %d need %.0f, not %.0f", lang, p.Large.ID, largeHigh(p.Large.Data.(reading)), p.Size[1])
			}
		}
		for tile := uint8(1); tile <= rules.NumTiles; tile++ {
			said := tileWords(c, tile, false)
			wide := largeTileW - 30.0
			if h := (paint.Style{Role: fonts.Body, Size: 19, Lead: 1.3}).Height(said.Words, wide-28); h > largeTileH-135 {
				t.Errorf("%s: tile %d says %.0f of words", lang, tile, h)
			}
			if h := (paint.Style{Role: fonts.Caption, Size: 27, Lead: 1.15}).Height(said.Title, wide-160); h > 96 {
				t.Errorf("%s: tile %d is named in %.0f", lang, tile, h)
			}
		}
		tag := paint.TextStyle(paint.TextTag, 0)
		for _, key := range []string{"discard", "reserve", "hidden", "call"} {
			if w := tag.Width(c.Words.T("montaigne.table." + key)); w > deckW+10 {
				t.Errorf("%s: %s is %.0f wide", lang, key, w)
			}
		}
		if w := (paint.Style{Role: fonts.Caption, Size: 19}).Width(c.Words.T("montaigne.table.free")); w > wide.costRect(0).W-12 {
			t.Errorf("%s: what is free is %.0f wide", lang, w)
		}
	}
}
