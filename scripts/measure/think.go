package main

import (
	"os"
	"path/filepath"
	"strconv"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
	"posterestante/windowtest/drive"
)

// thinking measures clicks on the table while a person is to act, and while a seat
// thinks that doesn't come to an end: the same button, in the same match. CLICKS says
// how many, 12 if it doesn't.
func (t *table) thinking(bin string) {
	for _, c := range []struct {
		peer  string
		seats []string
	}{
		{"ours", []string{"person", game.ThinkKind(game.MostThought)}},
		{"while it thinks", []string{game.ThinkKind(game.MostThought), "person"}},
	} {
		w, d := resumed(bin, c.seats)
		h, err := w.WaitFor("table.speed")
		must(err)
		at, rect := h.At, h.Rect
		must(d.Do("mousemove", at[0], at[1]))
		time.Sleep(4 * time.Second)
		n, err := strconv.Atoi(os.Getenv("CLICKS"))
		if err != nil {
			n = 12
		}
		var took []float64
		for range n {
			if ms, ok := click(d, 40*time.Millisecond, [4]int{rect[0], rect[1], rect[2], rect[3]}); ok {
				took = append(took, ms)
			}
		}
		t.add("presses of 40 ms not seen within a second", c.peer, float64(n-len(took)))
		if len(took) > 0 {
			t.add(rowClick, c.peer, middle(took, 0.5))
			t.add(rowClick2, c.peer, middle(took, 0.95))
		}
		t.add(rowIdle, c.peer, idle(w.Cmd.Process.Pid))
		w.Kill()
		d.Close()
	}
}

// resumed is the program at the table of a match in which the first seat is to act.
func resumed(bin string, seats []string) (*drive.Window, *drive.Display) {
	folder, err := os.MkdirTemp("", "measure")
	must(err)
	config := filepath.Join(folder, "config")
	must(os.MkdirAll(config, 0o755))
	must(os.WriteFile(filepath.Join(config, "settings.json"), []byte(`{"speed": 0}`), 0o644))
	shelf, err := store.Open(filepath.Join(folder, "data"))
	must(err)
	const seed = "7" // the first seat begins
	m, err := shelf.New(store.Meta{Name: "measured", Setup: game.Setup{Game: box.Games[0].Game.Name(), Seats: seats,
		Seed: seed}})
	must(err)
	must(m.Close())
	d := screen()
	w, err := d.Start(bin, folder, "-lang", "fr")
	must(err)
	_, err = w.WaitFor("menu.resume")
	must(err)
	time.Sleep(time.Second)
	must(w.Click("menu.resume"))
	return w, d
}
