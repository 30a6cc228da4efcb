package globe_test

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// auction is a match in which a guide has been put up for auction, and one of two
// bidders has bid.
func auction(t *testing.T, b globe.Board) *game.Session {
	t.Helper()
	g := rules.Game{R: b.R}
	st := globetest.Position(t, g, "seats 3; at 12; 1: at 12; 2: at 12; money 500; 1: money 500; 2: money 500; bag "+b.R.Items[1]+" guide guide; 1: bag "+b.R.Items[1]+"; 2: bag "+b.R.Items[1])
	s := game.From(g, game.Setup{Game: b.R.Name, Seats: []string{"person", "person", "person"}, Seed: "1"}, st)
	for _, text := range []string{"sell guide", "bid 120"} {
		if _, err := s.DoText(text); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// envelopes are the envelopes of a frame by their state, and all its words.
func envelopes(sprites []stage.Sprite) (states map[int]int, words string) {
	states = map[int]int{}
	for _, s := range sprites {
		if d, ok := s.Pic.Data.(globe.Envelope); ok {
			states[d.State]++
		}
		words += s.Pic.Text + "|"
	}
	return states, words
}

// TestEnvelopesAreOpenedTogether checks that an auction ends with a scene: all envelopes
// sealed and no bid told, then all open at once, then to whom it is sold; that other
// events open none; and that it is shown once.
func TestEnvelopesAreOpenedTogether(t *testing.T) {
	for _, g := range sisters {
		s := auction(t, g.board)
		before := s.View(2)
		events, err := s.DoText("bid 90")
		if err != nil {
			t.Fatal(err)
		}
		c := contextOf(g.board, "en", &before)
		shown := 0
		for i, e := range events {
			if m := g.board.Moment(e, &before, c); e.Kind == game.Note && m.Kind != board.NoCeremony {
				t.Errorf("%s: what is sold is told twice: %q", g.board.R.Name, m.Words)
			}
			scene := g.board.Tableau(game.EventsFor(events[i:], 2), &before, c)
			if scene == nil {
				continue
			}
			if shown++; shown > 1 {
				continue // what is left of the bids, which the first scene has shown
			}
			told := false
			for n, f := range scene.Frames {
				states, words := envelopes(f.Sprites)
				want := globe.EnvelopeOpen
				if n == 0 {
					want = globe.EnvelopeSealed
				}
				if states[want] != 2 || len(states) != 1 || strings.Contains(words, "120") != (n > 0) {
					t.Errorf("%s, frame %d: %v, %q", g.board.R.Name, n, states, words)
				}
				told = told || f.Cue == "gavel"
				if strings.Contains(words, "Sold to "+c.Names[1]) != told {
					t.Errorf("%s, frame %d says %q, %q is heard", g.board.R.Name, n, words, f.Cue)
				}
			}
			if end := scene.Frames[len(scene.Frames)-1]; !told || !large(end.Sprites, "€120") {
				t.Errorf("%s: the gavel is heard: %v; the sum isn't large: %+v", g.board.R.Name, told, end.Sprites)
			}
			if rest := events[i:]; rest[scene.Events-1].Key != rules.NoteSold {
				t.Errorf("%s: the scene ends before %+v", g.board.R.Name, rest[scene.Events-1])
			}
		}
		if shown == 0 {
			t.Errorf("%s: no scene", g.board.R.Name)
		}
		opened(t, g.board, false)
		opened(t, g.board, true)
	}
}

// large says whether words are written in the size of a title.
func large(sprites []stage.Sprite, words string) bool {
	return slices.ContainsFunc(sprites, func(s stage.Sprite) bool {
		return s.Pic.Kind == "text" && s.Pic.ID == paint.TextTitle && s.Pic.Text == words
	})
}

// TestGavelAloud checks that a sale aloud ends with a scene too, once, before the money is paid: the
// gavel knocks, who has it leads, the sum is large; nothing before that bid shows one, and what is sold
// flies from the lot to the buyer's bag.
func TestGavelAloud(t *testing.T) {
	for _, g := range sisters {
		s := sold(t, g.board, "sell camera", "bid 810", "bid 820")
		c := contextOf(g.board, "en", viewOf(s))
		scenes, flies := 0, false
		before := s.View(0)
		events, err := s.DoText("nobid")
		if err != nil {
			t.Fatal(err)
		}
		for i, e := range events {
			m := g.board.Manner(e)
			flies = flies || e.Kind == game.Move && e.From.Zone == rules.LotZone && e.To.Zone == rules.BagZone && m.How == anim.Send
			scene := g.board.Tableau(game.EventsFor(events[i:], 0), &before, c)
			if scene == nil {
				continue
			}
			if scenes++; i > 0 {
				continue // the table has shown it by then
			}
			end, cues := scene.Frames[len(scene.Frames)-1].Sprites, 0
			for _, f := range scene.Frames {
				if f.Cue == "gavel" {
					cues++
				}
			}
			if rest := events[scene.Events-1]; rest.Key != rules.NoteSold || cues != 1 || !large(end, "€820") || !leads(end, c.Names[2]) {
				t.Errorf("%s: it ends at %+v, the gavel is heard %d times, %+v", g.board.R.Name, rest, cues, end)
			}
		}
		if scenes == 0 || !flies {
			t.Errorf("%s: %d scenes, it flies: %v", g.board.R.Name, scenes, flies)
		}
	}
}

// leads says whether somebody's paddle is that of who leads, and no other.
func leads(sprites []stage.Sprite, name string) bool {
	n, him := 0, false
	for _, s := range sprites {
		if d, ok := s.Pic.Data.(globe.Bidder); ok && d.State == globe.BidderLeads {
			n, him = n+1, d.Name == name
		}
	}
	return n == 1 && him
}

// opened plays the last bid by clicks, in motion or in reduced motion, and sees one
// scene, of which a click shows the end; the next click goes on.
func opened(t *testing.T, b globe.Board, calm bool) {
	t.Helper()
	s := auction(t, b)
	d := &table.Deps{Words: contextOf(b, "fr", viewOf(s)).Words, Board: b, Speed: 2, Names: names[:3], Colours: []int{0, 1, 2}, Calm: calm}
	p := &player{t, b, s, stage.NewShow(table.New(d, table.Unkept{On: s}))}
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	p.click("handover.ready")
	p.settle()
	if _, words := envelopes(p.show.Frame().Sprites); !strings.Contains(words, "|10\u00a0€|") { // in the field where it is typed
		t.Errorf("%s: the bid to be made isn't shown in money: %q", b.R.Name, words)
	}
	p.do(game.Action{Verb: rules.VBid, N: 9})
	for n := 0; ; n++ {
		if states, _ := envelopes(p.show.Frame().Sprites); states[globe.EnvelopeSealed]+states[globe.EnvelopeOpen] == 2 && states[globe.EnvelopeWaits] == 0 {
			if calm != (states[globe.EnvelopeOpen] == 2) {
				t.Fatalf("%s, calm %v: it begins with %v", b.R.Name, calm, states)
			}
			break
		}
		if n > 400 {
			v := s.View(2)
			t.Fatalf("%s, calm %v: no envelopes, busy %v, done %d, turn %d, %v", b.R.Name, calm, p.show.Busy(), s.Len(), v.Turn, p.show.Frame().Hot("handover.ready") != nil)
		}
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	if !calm {
		for _, down := range []bool{false, true, false} { // skips
			p.step(stage.Raw{X: 900, Y: 700, Left: down}, stage.Tick)
		}
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if p.show.Frame().Hot("speech.on") == nil {
		t.Fatalf("%s, calm %v: a click doesn't show its end", b.R.Name, calm)
	}
	if _, words := envelopes(p.show.Frame().Sprites); !strings.Contains(words, "120\u00a0€") {
		t.Errorf("%s, calm %v: it says %q", b.R.Name, calm, words)
	}
	p.shot(b.R.Name + ".opened")
	p.click("speech.on")
	for n := 0; p.show.Busy() && n < 600; n++ {
		if p.show.Frame().Hot("speech.on") != nil {
			t.Fatalf("%s: it is shown twice", b.R.Name)
		}
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
}

func viewOf(s *game.Session) *game.View {
	v := s.View(s.Turn())
	return &v
}
