package globe_test

import (
	"slices"
	"strings"
	"testing"

	"posterestante/assets/fonts"
	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/game/globe/globetest"
	rroutard "posterestante/game/routard"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/games/routard"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// packs is the packing of three, who has papers, some money and cheques, and has rolled.
func packs(t *testing.T) *game.Session {
	t.Helper()
	g := rules.Game{R: routard.Board.R}
	st := globetest.Position(t, g, "seats 3; options lines=two; at 0; 1: at 0; 2: at 0; tries 1; 1: tries 1; 2: tries 1; bag papers; money 300; cheques 10; die 3; turn 0")
	return game.From(g, game.Setup{Game: "routard", Seats: []string{"person", "person", "person"}, Seed: "1"}, st)
}

// shelf are the lines on the packing shelf by their name, and where the die lies.
func shelf(l *board.Layout) (lines map[string]globe.PackLine, die stage.Rect) {
	lines = map[string]globe.PackLine{}
	for _, s := range l.Sprites {
		if d, ok := s.Pic.Data.(globe.PackLine); ok {
			lines[d.Key] = d
		}
		if s.Key == "die" {
			die = s.Rect
		}
	}
	return lines, die
}

// TestPackingIsAShop checks on both canvases and in both languages that every line of the sheet stands on the shelf
// once with its place, that what is lacking is marked and nothing else, that a face that can't be paid now says so,
// that a line's range has its least and most, and that the open rucksack shows what is in it.
func TestPackingIsAShop(t *testing.T) {
	kinds := paint.Kinds().With(globe.Kinds())
	for _, lang := range spoken.Languages() {
		for i, at := range plans {
			s := packs(t)
			v := s.View(0)
			l := routard.Board.Layout(&v, contextOn(at, routard.Board, lang, &v))
			if *shots != "" {
				write(t, "packing."+lang+[]string{"", ".tall"}[i], kinds.Compose(frame(at, l), 2.0/3))
			}
			for _, q := range l.Sprites {
				if d, ok := q.Pic.Data.(globe.PackLine); ok {
					uncut(t, d, q.Rect.W)
				}
			}
			lines, _ := shelf(l)
			if len(lines) != int(rroutard.NumLines) {
				t.Fatalf("%d lines on the shelf", len(lines))
			}
			for line := range rroutard.NumLines {
				spot := rules.GoodSpot(line)
				if !slices.ContainsFunc(l.Places, func(p board.Place) bool { return p.Spot == spot && p.Rect.W > 120 }) {
					t.Errorf("line %d has no place", line)
				}
			}
			for key, done := range map[string]bool{"papers": true, "guide": false, "money": false, "cheques": true, "ticket": false} {
				if d := lines[key]; d.Done != done || (d.Mark == "") != done {
					t.Errorf("%s, %s: done %v, marked %q", lang, key, d.Done, d.Mark)
				}
			}
			if got := lines["ticket"].Faces; got != [6]int{globe.FaceBrings, globe.FaceBrings, globe.FaceDear, globe.FaceDear, globe.FaceDear, globe.FaceDear} {
				t.Errorf("faces of a ticket with 300: %v", got)
			}
			if got := lines["guide"].Faces; got != [6]int{globe.FaceNone, globe.FaceNone, globe.FaceBrings, globe.FaceBrings, globe.FaceBrings, globe.FaceAgain} {
				t.Errorf("faces of a guide: %v", got)
			}
			if r := lines["camera"].Range; !strings.Contains(r, "600") {
				t.Errorf("the range of a camera is %q", r)
			}
			if r := lines["money"].Range; !strings.Contains(r, "400") || !strings.Contains(r, "800") {
				t.Errorf("the range of pocket money is %q", r)
			}
		}
	}
}

// uncut checks that no words of a line so wide are cut: its name and its range on one line, what is lacking on its tag,
// word by word.
func uncut(t *testing.T, d globe.PackLine, wide float64) {
	t.Helper()
	least := paint.Style{Role: fonts.Caption, Size: fonts.Smallest}
	for _, words := range []string{d.Name, d.Range} {
		if w := least.Width(words); w > wide-30 {
			t.Errorf("%q is %.0f wide, on %.0f", words, w, wide)
		}
	}
	tag := paint.Style{Role: fonts.Caption, Size: 21}
	for _, word := range strings.Fields(d.Mark) {
		if w := tag.Width(word); w > (wide-22)*0.56-10 {
			t.Errorf("%q is %.0f wide, on the tag of a line of %.0f", word, w, wide)
		}
	}
}

// TestFacesStandOnTheirLine checks that the faces of the die lie on their line of the shelf and apart, as narrow as it is.
func TestFacesStandOnTheirLine(t *testing.T) {
	for wide := 140.0; wide < 260; wide += 5 {
		in := stage.Rect{X: 10, Y: 10, W: wide, H: 180}
		for i, at := range globe.PackFaces(in) {
			if at.X < in.X+2 || at.X+at.W > in.X+in.W-2 || at.Y+at.H > in.Y+in.H {
				t.Errorf("face %d lies at %.0f, its line at %.0f", i+1, at, in)
			}
			if next := (i + 1) % 6; next > 0 && globe.PackFaces(in)[next].X < at.X+at.W+1 {
				t.Errorf("face %d lies on the next, on a line %.0f wide", i+1, wide)
			}
		}
	}
}

// TestDieRollsOnTheShelf checks that the die lies in the packing scene while one packs, that its face lights up on
// every line, and that elsewhere it lies by the decks.
func TestDieRollsOnTheShelf(t *testing.T) {
	for _, at := range plans {
		s := packs(t)
		if _, err := s.DoText("line money"); err != nil {
			t.Fatal(err)
		}
		v := s.View(0)
		l := routard.Board.Layout(&v, contextOn(at, routard.Board, "en", &v))
		lines, die := shelf(l)
		if v.Counter(rules.Die, game.Nobody) != 3 || v.Turn != 0 || len(l.Sheets) == 0 || !inside(die, l.Sheets[0]) {
			t.Fatalf("it shows %d at %v, on %v", v.Counter(rules.Die, game.Nobody), die, l.Sheets)
		}
		for key, d := range lines {
			if d.Rolled != 3 {
				t.Errorf("%s lights up face %d", key, d.Rolled)
			}
		}
		other := s.View(1)
		if _, die := shelf(routard.Board.Layout(&other, contextOn(at, routard.Board, "en", &other))); die != at.Die {
			t.Errorf("without a shelf the die lies at %v", die)
		}
	}
}

// TestDieTumblesOnTheShelf plays a line by a click, in motion, with another line to come: the die tumbles onto the
// shelf, and only when it has come to rest its face is lit there, while the shelf is still seen.
func TestDieTumblesOnTheShelf(t *testing.T) {
	s := packs(t)
	d := &table.Deps{Words: contextOf(routard.Board, "fr", viewOf(s)).Words, Board: routard.Board, Speed: 3, Names: names[:3], Colours: []int{0, 1, 2}}
	p := &player{t, routard.Board, s, stage.NewShow(table.New(d, table.Unkept{On: s}))}
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	p.click("handover.ready")
	p.settle()
	v := s.View(0)
	sheet := routard.Board.Layout(&v, contextOf(routard.Board, "fr", &v)).Sheets[0]
	p.click(board.SpotID(rules.GoodSpot(rroutard.LineMoney)))
	tumbles, lies, lit := false, false, false
	for n := 0; n < 600 && !lit; n++ {
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		for _, q := range p.show.Frame().Sprites {
			x, y := q.Rect.Mid()
			if q.Key == "die" {
				lies = sheet.Has(x, y)
				tumbles = tumbles || q.Pic.Look > 0
			}
			if line, ok := q.Pic.Data.(globe.PackLine); ok && line.Rolled == 3 {
				lit = true
			}
		}
	}
	if !tumbles || !lit || !lies { // lit at once, it wouldn't have tumbled before
		t.Errorf("the die tumbles: %v, comes to lie on the shelf: %v, its face is lit there: %v", tumbles, lies, lit)
	}
}
