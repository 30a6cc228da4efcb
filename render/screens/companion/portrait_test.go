package companion

import (
	"fmt"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// upright plays a scene in a window higher than wide.
func upright(t *testing.T, s stage.Scene) *player {
	t.Helper()
	p := play(t, s)
	p.show.SetTall(true)
	p.show.Step(stage.Raw{X: -1, Y: -1}, 0)
	if !p.show.Frame().Tall {
		t.Fatalf("%T isn't tall", s)
	}
	return p
}

// laidOut checks that what can be clicked lies on the tall canvas, and that what belongs
// to no board lies on nothing else.
func laidOut(t *testing.T, at string, f *stage.Frame) {
	t.Helper()
	own := func(id string) bool {
		return !strings.HasPrefix(id, "spot:") && !strings.HasPrefix(id, "open.") && id != "tray"
	}
	low := 0.0
	for i := range f.Hots {
		h := &f.Hots[i]
		r := h.Rect
		if r.X < 0 || r.Y < 0 || r.X+r.W > stage.TallWidth || r.Y+r.H > stage.TallHeight {
			t.Errorf("%s: %s lies at %+v", at, h.ID, r)
		}
		low = max(low, r.Y+r.H)
		if x, y := r.Mid(); own(h.ID) && f.At(x, y) != nil && f.At(x, y).ID != h.ID {
			t.Errorf("%s: %s lies under %s", at, h.ID, f.At(x, y).ID)
		}
		for j := i + 1; j < len(f.Hots) && own(h.ID); j++ {
			if o := &f.Hots[j]; own(o.ID) && r.Meets(o.Rect) {
				t.Errorf("%s: %s %+v meets %s %+v", at, h.ID, r, o.ID, o.Rect)
			}
		}
	}
	if low < 0.8*stage.TallHeight {
		t.Errorf("%s: used down to %.0f", at, low)
	}
	checked(t, at, f)
}

// TestPortraitFirst: on the first page the cards lie below each other and use the
// height, whether tables are kept or not.
func TestPortraitFirst(t *testing.T) {
	for _, lang := range words.Languages() {
		k := &kitchen{}
		laidOut(t, lang+" none", upright(t, New(k.deps(lang))).show.Frame())
		laid(t, k, lang)
		for len(k.kept) < 9 {
			next := k.kept[0]
			next.ID = fmt.Sprint("more", len(k.kept))
			k.kept = append(k.kept, next)
		}
		p := upright(t, New(k.deps(lang)))
		laidOut(t, lang+" nine", p.show.Frame())
		if p.show.Frame().Hot("companion.row.5") == nil {
			t.Error("there is room for no more tables than on the wide page")
		}
		k.said = []string{strings.Repeat("A table is damaged. ", 5)}
		laidOut(t, lang+" damaged", upright(t, New(k.deps(lang))).show.Frame())
	}
}

// TestPortraitDesk: on the tall canvas the desk of every game, for few and for most
// seats, has sheet and trays beside or over what they hide there, and says whole what
// is to be done.
func TestPortraitDesk(t *testing.T) {
	everywhere(t, func(t *testing.T, k *kitchen, lang string) {
		h := k.deps(lang)
		least, most := h.Game.Seats()
		for _, seats := range []int{max(least, 2), most} {
			var kinds []string
			for i := range seats {
				kinds = append(kinds, h.Game.Kinds()[2*(i%2)])
			}
			for mode, name := range []string{"edit", "beside"} {
				d := newDesk(&h, Mode(mode), dealt(&h, kinds, "5"))
				p := upright(t, d)
				look := func(what string) {
					t.Helper()
					p.show.Touch()
					p.show.Step(stage.Raw{X: -1, Y: -1}, 0)
					at := fmt.Sprintf("%s of %d, %s", name, seats, what)
					laidOut(t, at, p.show.Frame())
					standing(t, at, d, p.show.Frame())
				}
				look("table")
				d.openSeats()
				look("seats")
				if d.panel().H >= seatsMost && seats == least {
					t.Errorf("the tray of %d seats is as high as that of many", seats)
				}
				for seat := range game.Seat(seats) {
					d.page, d.tray = seat, nil
					d.show()
					look("page")
					d.openNumbers(seat)
					look("numbers")
				}
			}
		}
		d := newLay(&h)
		p := upright(t, d)
		laidOut(t, "lay", p.show.Frame())
		p.click("tray.lay")
		laidOut(t, "round", p.show.Frame())
		standing(t, "round", d, p.show.Frame())
	})
}

// standing checks that the sheet lies clear of the prompt, that no tray hides a button,
// and that nothing is cut of what the prompt says.
func standing(t *testing.T, at string, d *Desk, f *stage.Frame) {
	t.Helper()
	for _, id := range []string{"desk.back", "desk.seats", "desk.undo", "desk.redo", "desk.main"} {
		if f.Hot(id) == nil {
			t.Errorf("%s: %s is out of reach", at, id)
		}
	}
	on, side, panel := f.Canvas(), d.side(), d.panel()
	for _, r := range []stage.Rect{side, panel} {
		if r.X < 0 || r.Y < 0 || r.X+r.W > on.W || r.Y+r.H > on.H || r.Meets(d.Lay.Prompt) || r.H < 240 {
			t.Errorf("%s: a sheet lies at %+v", at, r)
		}
	}
	for _, s := range f.Sprites {
		if s.Pic.Kind == "text" && s.Rect.Y == d.Lay.Prompt.Y && s.Rect.X > d.Lay.Prompt.X+60 &&
			strings.HasSuffix(s.Pic.Text, "…") {
			t.Errorf("%s: %q is cut", at, s.Pic.Text)
		}
	}
}

// TestTurnedDesk: an open tray stays open where the window becomes higher than wide, and
// all is as it was once it is wide again.
func TestTurnedDesk(t *testing.T) {
	k := &kitchen{}
	h := k.deps("en")
	d := newDesk(&h, Editor, dealt(&h, h.Game.Kinds(), "5"))
	p := play(t, d)
	for _, place := range d.Lay.Places {
		d.closeTray()
		if d.can[place.Spot] < 2 {
			continue
		}
		d.openTray(place.Spot)
		if d.tray == nil {
			continue
		}
		kind, was := d.tray.kind, ""
		for i, tall := range []bool{false, true, false} {
			p.show.SetTall(tall)
			p.show.Touch()
			p.show.Step(stage.Raw{X: -1, Y: -1}, 0)
			f := p.show.Frame()
			if d.tray == nil || d.tray.kind != kind || f.Tall != tall {
				t.Fatalf("the tray of %s is gone", hotID(place.Spot))
			}
			now := fmt.Sprint(f.Sprites)
			if i == 0 {
				was = now
			} else if tall == (now == was) {
				t.Errorf("tall %v: the tray of %s lies where it lay", tall, hotID(place.Spot))
			}
			if tall {
				laidOut(t, "turned", f)
			}
		}
	}
}
