package companion

import (
	"encoding/json"
	"errors"
	"flag"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
	"posterestante/render/packs"
	"posterestante/render/table/board"
)

var shots = flag.String("shots", "", "write the screens to this folder")

// match stands for the table of a match in the tests.
type match struct{}

// kitchen are Deps that keep things in memory.
type kitchen struct {
	game     string   // postcards, unless another is said
	kept     []Kept   // the last kept first
	said     []string // of what is damaged
	made     int      // tables so far
	full     bool     // nothing can be saved
	other    bool     // another window has kept the table otherwise
	position json.RawMessage
	names    []string
	colours  []int
	refuse   error
	heard    []string // the sounds, since they were asked for last
}

// sounds are those heard since they were asked for last.
func (k *kitchen) sounds() []string {
	out := k.heard
	k.heard = nil
	return out
}

// four are the names of all games that have a companion.
func four(lang string) (out []string) {
	for _, g := range games {
		out = append(out, words.In(lang).T(g+".name"))
	}
	return out
}

func (k *kitchen) drop(id string) {
	k.kept = slices.DeleteFunc(k.kept, func(t Kept) bool { return t.ID == id })
}

func (k *kitchen) deps(lang string) Deps {
	if k.game == "" {
		k.game = "postcards"
	}
	return Deps{Now: func() time.Time {
		return time.Date(2026, 11, 22, 16, 5, 0, 0, time.UTC)
	}, Words: words.In(lang), Game: box.Of(k.game).Game, Board: packs.Of(k.game).Board, Games: four(lang),
		This:   slices.Index(games, k.game),
		Sound:  func(cue string) { k.heard = append(k.heard, cue) },
		Tables: func() ([]Kept, []string) { return slices.Clone(k.kept), k.said },
		Save: func(t Kept) (string, error) {
			if k.full {
				return t.ID, errors.New("the disk is full")
			}
			if t.ID == "" || k.other {
				k.made++
				t.ID = "t" + strconv.Itoa(k.made)
			}
			t.Names, t.Colours = slices.Clone(t.Names), slices.Clone(t.Colours)
			k.drop(t.ID)
			k.kept = slices.Insert(k.kept, 0, t)
			return t.ID, nil
		},
		Remove: func(id string) error {
			if k.full {
				return errors.New("the disk can only be read")
			}
			k.drop(id)
			return nil
		},
		OnPosition: func(p json.RawMessage, names []string, colours []int) (stage.Scene, error) {
			k.position, k.names, k.colours = p, names, colours
			return match{}, k.refuse
		}}
}

// player drives a show as a person would.
type player struct {
	*testing.T
	show *stage.Show
}

var canvas = stage.Rect{W: stage.Width, H: stage.Height}

// tallName ends the names of tests that are played in a window higher than wide.
const tallName = "-tall"

func play(t *testing.T, s stage.Scene) *player {
	p := &player{T: t, show: stage.NewShow(s)}
	p.show.SetTall(strings.HasSuffix(t.Name(), tallName))
	p.show.Step(stage.Raw{X: -1, Y: -1}, 0)
	return p
}

func (p *player) settle() {
	for i := 0; i < 200 && (i == 0 || p.show.Busy()); i++ {
		p.show.Step(stage.Raw{X: -1, Y: -1}, 3*stage.Tick)
	}
}

// patience is what a hand that isn't hurried waits before a click.
const patience = 300 * time.Millisecond

// click presses and releases where the hot can be hit.
func (p *player) click(ids ...string) {
	p.Helper()
	for _, id := range ids {
		p.settle()
		h := p.show.Frame().Hot(id)
		if d, ok := p.show.Scene().(*Desk); ok && d.tray != nil {
			for top := 0; h == nil && top < 40; top++ { // the tray is turned to it
				d.tray.scroll.Top = float64(top)
				p.show.Touch()
				p.settle()
				h = p.show.Frame().Hot(id)
			}
		}
		if h == nil {
			p.Fatalf("there is no %s", id)
		}
		uitest.Does(p.T, id, p.show.Frame())
		x, y, ok := p.free(h)
		if !ok {
			p.Fatalf("%s is covered", id)
		}
		p.show.Step(stage.Raw{X: x, Y: y}, patience)
		p.show.Step(stage.Raw{X: x, Y: y, Left: true}, 3*stage.Tick)
		p.show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
		p.settle()
	}
}

// free is a point of a hot that is on top there.
func (p *player) free(h *stage.Hot) (x, y float64, ok bool) {
	for _, k := range []float64{0.5, 0.3, 0.7, 0.1, 0.9} {
		for _, l := range []float64{0.5, 0.2, 0.8, 0.05, 0.95} {
			x, y = h.Rect.X+k*h.Rect.W, h.Rect.Y+l*h.Rect.H
			if top := p.show.Frame().At(x, y); top != nil && top.ID == h.ID {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

func (p *player) keys(raw stage.Raw, ks ...stage.Key) {
	for _, k := range ks {
		raw.X, raw.Y, raw.Keys = -1, -1, []stage.Key{k}
		p.show.Step(raw, stage.Tick)
		p.settle()
	}
}

func (p *player) desk() *Desk {
	p.Helper()
	d, ok := p.show.Scene().(*Desk)
	if !ok {
		p.Fatalf("the scene is a %T", p.show.Scene())
	}
	return d
}

// item clicks the tray's item for a card: one that is not elsewhere.
func (p *player) item(want func(item) bool) {
	p.Helper()
	d := p.desk()
	if d.tray == nil {
		p.Fatal("no tray is open")
	}
	for i, it := range d.tray.items {
		if want(it) {
			p.click("tray.item." + strconv.Itoa(i))
			return
		}
	}
	p.Fatalf("no such item among %d for %+v", len(d.tray.items), d.tray.spot)
}

// number tells a die, each time another face, or a bid.
func (p *player) number() {
	p.Helper()
	if d := p.desk(); d.tray.kind == dieTray {
		p.click("tray.die." + strconv.Itoa(1+(3*len(d.turn.done)+len(d.turn.told))%6))
		return
	}
	p.click("tray.by.2", "tray.tell")
}

// anything tells what is asked: a card that lies nowhere else, a die, a bid.
func (p *player) anything() {
	p.Helper()
	if k := p.desk().tray.kind; k == dieTray || k == bidTray {
		p.number()
		return
	}
	p.item(fresh)
}

func fresh(it item) bool { return !it.gone && !it.here }

func spot(z game.Zone, seat game.Seat, index, sub int) string {
	return board.SpotID(game.Spot{Zone: z, Seat: seat, Index: uint8(index), Sub: uint8(sub)})
}

// shot writes what is shown, when asked to.
func (p *player) shot(name string) {
	p.Helper()
	if *shots == "" {
		return
	}
	if d, ok := p.show.Scene().(*Desk); ok {
		name += "-" + d.deps.Game.Name() + "-" + d.deps.Words.Lang()
	} else if w, ok := p.show.Scene().(*welcome); ok {
		name += "-" + w.deps.Game.Name() + "-" + w.deps.Words.Lang()
	}
	if p.show.Frame().Tall {
		name += tallName
	}
	f, err := os.Create(filepath.Join(*shots, name+".png"))
	if err != nil {
		p.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, packs.Painters().Compose(p.show.Frame(), 2.0/3)); err != nil {
		p.Fatal(err)
	}
}

// laid is a cardboard table after its round, its Automas as wished.
func laid(t *testing.T, k *kitchen, lang string, kinds ...string) *player {
	t.Helper()
	p := play(t, New(k.deps(lang)))
	p.shot("welcome")
	p.click("companion.lay")
	p.click(kinds...)
	p.shot("lay")
	p.click("tray.lay")
	for n := 0; p.desk().tray != nil; n++ {
		if n > 30 {
			t.Fatal("the round doesn't end")
		}
		if n == 3 || n == 5 || n == 9 || n == 12 {
			p.shot("walk" + strconv.Itoa(n))
		}
		if p.desk().tray.given != nil {
			p.click("tray.told")
			continue
		}
		if s := p.desk().tray.spot; p.desk().tray.grows && s.Index > 3 {
			p.click("tray.enough")
			continue
		}
		i := (n * 17) % len(p.desk().tray.items)
		items := p.desk().tray.items
		for items[i].gone {
			i = (i + 1) % len(items)
		}
		p.click("tray.item." + strconv.Itoa(i))
	}
	return p
}
