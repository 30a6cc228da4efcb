package windowtest

import (
	"bytes"
	"image"
	"slices"
	"strconv"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/windowtest/drive"
)

// seeds are two with which the same seat begins.
func seeds(t *testing.T) (a, b uint64) {
	g, err := box.Named("postcards")
	if err != nil {
		t.Fatal(err)
	}
	first := map[game.Seat]uint64{}
	for seed := uint64(1); ; seed++ {
		s, err := g.New(game.Setup{Game: "postcards", Seats: []string{"person", "person"}, Seed: game.Numbered(seed)})
		if err != nil {
			t.Fatal(err)
		}
		if other, ok := first[s.Turn()]; ok {
			return other, seed
		}
		first[s.Turn()] = seed
	}
}

// TestHotseat has two persons share the window: the page between them shows
// nothing of the match, whatever was dealt and played.
func TestHotseat(t *testing.T) {
	d := screen(t)
	a, b := seeds(t)
	one, two := hotseat(t, d, a), hotseat(t, d, b)
	for i := range one {
		if !bytes.Equal(one[i].Pix, two[i].Pix) {
			t.Errorf("page %d between two persons differs from match to match", i+1)
		}
	}
}

// hotseat plays a turn of each and gives the pages between them.
func hotseat(t *testing.T, d *drive.Display, seed uint64) []*image.RGBA {
	p := begin(t, d, t.TempDir(), "en", strconv.FormatUint(seed, 10), "0")
	w, _, names := p.deps()
	var pages []*image.RGBA
	for turn := range 3 {
		_, err := p.WaitFor("handover.ready")
		p.must(err)
		p.read()
		seat := p.session.Turn()
		p.must(p.Do("mousemove", 2, height-2))
		time.Sleep(400 * time.Millisecond)
		s, err := p.Now()
		p.must(err)
		if want := []string{names[seat], w.T("handover.ready")}; !slices.Equal(s.Texts, want) {
			t.Errorf("the page between two persons says %q, not %q", s.Texts, want)
		}
		if len(spots(s)) > 0 {
			t.Error("a spot is lit on the page between two persons")
		}
		im, err := p.Picture()
		p.must(err)
		pages = append(pages, im)
		p.must(p.Save(proof("handover-" + strconv.Itoa(turn+1) + "-seed-" + strconv.FormatUint(seed, 10))))
		p.click("handover.ready")
		if turn == 2 {
			break
		}
		p.picked = nil
		for p.read().Session.Turn() == seat {
			p.act(p.choose())
		}
	}
	p.settle()
	p.Kill()
	return pages
}
