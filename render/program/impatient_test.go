package program

import (
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/gametest"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/companion"
)

// handled is a match that impatient hands get hold of.
type handled struct {
	name  string
	speed int
	seats []string
	left  int // so many actions before its end, 0: at its beginning
}

// cases are matches of a game: alone, at one screen, among those who think, near the end.
func cases(game string) []handled {
	usual := box.Of(game).Opponent
	return []handled{
		{name: "alone", speed: 2, seats: []string{"person", usual}},
		{name: "alone, without motion", speed: 0, seats: []string{usual, "person"}},
		{name: "two persons and an opponent", speed: 3, seats: []string{"person", usual, "person"}},
		{name: "among those who think", speed: 3, seats: []string{"think:2", "person", "think:2", usual}},
		{name: "near the end", speed: 3, seats: []string{"person", usual}, left: 12},
		{name: "near the end, two persons", speed: 0, seats: []string{"person", "person"}, left: 12},
	}
}

// TestImpatientHands plays all games with hands that don't wait. Law: 120 frames
// after everything came to rest something is lit for whoever's turn it is, or the
// screen says whom it waits for, or shows the way out.
func TestImpatientHands(t *testing.T) {
	for i := range packs.Games {
		name := packs.Games[i].Name
		for n, c := range cases(name) {
			t.Run(name+", "+c.name, func(t *testing.T) {
				t.Parallel()
				for seed := range gametest.Times() {
					at := newHome(t, t.TempDir())
					at.data = t.TempDir()
					at.settings.Speed, at.wake = c.speed, func() {}
					id := at.kept(t, name, c, uint64(seed*100+n))
					impatient(t, at, uint64(seed), func() (stage.Scene, error) { return at.resume(id) })
				}
			})
		}
		t.Run(name+", companion", func(t *testing.T) {
			t.Parallel()
			for seed := range gametest.Times() {
				at := newHome(t, t.TempDir())
				at.data = t.TempDir()
				impatient(t, at, uint64(seed), func() (stage.Scene, error) {
					return companion.New(at.companion(packs.Of(name))), nil
				})
			}
		})
		t.Run(name+", lesson", func(t *testing.T) {
			t.Parallel()
			for seed := range gametest.Times() {
				at := newHome(t, t.TempDir())
				at.data = t.TempDir()
				at.settings.Speed, at.wake = 3, func() {}
				impatient(t, at, uint64(seed), func() (stage.Scene, error) { return at.lesson(name) })
			}
		})
	}
}

// impatient lets hands at what opens, and checks the law on the way.
func impatient(t *testing.T, at *home, seed uint64, open func() (stage.Scene, error)) {
	t.Helper()
	h := &hands{T: t, words: at.deps.Words, rand: game.NewRand(seed)}
	h.entry = &entry{T: t, did: h.last, open: open}
	h.show = stage.NewShow(h.entry)
	h.tick(5)
	for range 25 {
		for range 3 + h.rand.Intn(8) {
			h.anything()
		}
		h.rest()
		h.goesOn()
	}
	h.leadsOut()
}

// kept is a match on the shelf, played by chance until so many actions are left.
func (h *home) kept(t *testing.T, name string, c handled, seed uint64) (id string) {
	t.Helper()
	meta := store.Meta{Setup: game.Setup{Game: name, Seats: c.seats, Seed: game.Numbered(seed)}}
	for i := range c.seats {
		meta.Seats = append(meta.Seats, store.Seat{Name: string(rune('A' + i)), Colour: i})
	}
	m, err := h.shelf.New(meta)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	if c.left == 0 {
		return m.ID()
	}
	whole, err := game.NewSession(box.Of(name).Game, meta.Setup)
	if err != nil {
		t.Fatal(err)
	}
	r, bot := game.NewRand(seed), &game.RandomBot{Rand: game.NewRand(seed)}
	for !whole.Over() {
		if _, err := whole.Do(whole.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	for n := range max(whole.Len()-c.left, 0) {
		if _, err := m.Do(whole.Step(n).Action); err != nil {
			t.Fatal(err)
		}
	}
	return m.ID()
}
