package windowtest

import (
	"flag"
	"fmt"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/store"
	"posterestante/windowtest/drive"
)

// full has impatient hands play whole matches: some minutes each.
var full = flag.Bool("full", false, "have impatient hands play their matches to the result")

// aWhile is how many actions they play else.
const aWhile = 30

// TestImpatient plays whole matches of all games at full tables, among those who think: the
// pointer clicks what is drawn, now and then twice, whatever moves, and the match must come to its result; without -full
// it is left after a while.
func TestImpatient(t *testing.T) {
	t.Parallel()
	needs(t)
	for _, row := range []struct {
		game, lang, settings string
		seats                int
		width, height        int
	}{
		{"sakodo", "fr", `{"speed": 2}`, 6, width, height},
		{"routard", "en", `{"speed": 2}`, 5, width, height},
		{"sakodo", "en", `{"speed": 3, "text": 2}`, 4, height, width},
		{"routard", "fr", `{"speed": 1, "calm": true}`, 6, height, width},
		{"postcards", "fr", `{"speed": 2}`, 4, width, height},
		{"montaigne", "en", `{"speed": 2}`, 4, width, height},
	} {
		t.Run(fmt.Sprint(row.game, " ", row.seats, " ", row.width), func(t *testing.T) {
			d := screenOf(t, row.width, row.height)
			folder := t.TempDir()
			fullTable(t, folder, row.game, row.seats)
			h := &impatient{player: sitWith(t, d, folder, row.lang, row.settings), rand: game.NewRand(uint64(row.seats)),
				name: fmt.Sprintf("impatient-%s-%d-%d", row.game, row.seats, row.width)}
			h.click("menu.resume")
			h.plays()
		})
	}
}

// fullTable is a match of one person among those who think.
func fullTable(t *testing.T, folder, name string, seats int) {
	t.Helper()
	s, err := store.Open(folder + "/data")
	if err != nil {
		t.Fatal(err)
	}
	meta := store.Meta{Name: "impatient", Setup: game.Setup{Game: name, Seed: "3"}}
	for i := range seats {
		kind := "think:100"
		if i == 1 {
			kind = "person"
		}
		meta.Setup.Seats = append(meta.Setup.Seats, kind)
		meta.Seats = append(meta.Seats, store.Seat{Name: []string{"Zora", "Lise", "Anselme", "Ida", "Paul", "Ève"}[i], Colour: i})
	}
	m, err := s.New(meta)
	if err == nil {
		err = m.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
}

// impatient is a player who doesn't wait.
type impatient struct {
	*player
	rand   game.Rand
	name   string
	clicks int
	last   []string // what was clicked last, and when
}

// stuck is how long a match may stand.
const stuck = 3 * time.Minute

// plays clicks until the result is there.
func (h *impatient) plays() {
	h.Helper()
	done, since, began := 0, time.Now(), time.Now()
	for {
		s, err := h.Now()
		h.must(err)
		if s.Hot("result.menu") != nil {
			break
		}
		if !*full && done >= aWhile {
			return
		}
		if n := h.read().Session.Len(); n != done {
			if n/40 != done/40 {
				h.must(h.Save(proof(fmt.Sprintf("%s-%03d", h.name, n))))
			}
			done, since = n, time.Now()
		}
		if time.Since(since) > stuck {
			h.Fatalf("nothing happened for %v after action %d; lit is %v; clicked last were %v", stuck, done, s.IDs(), h.last)
		}
		h.once(s)
	}
	if !h.read().Session.Over() {
		h.Error("a result of a match that isn't over")
	}
	h.Logf("%d actions, %d clicks, %v", done, h.clicks, time.Since(began).Round(time.Second))
	h.shoot(h.name + "-result")
}

// once clicks something that is drawn.
func (h *impatient) once(s drive.Screen) {
	var lit []drive.Hot
	for _, hot := range s.Lit {
		if leads(hot.ID) {
			lit = append(lit, hot)
		}
	}
	if len(lit) == 0 {
		time.Sleep(30 * time.Millisecond)
		return
	}
	hot := lit[h.rand.Intn(len(lit))]
	times := 1 + h.rand.Intn(2)
	if h.session.Over() { // twice on the way out of a replay begins it again
		times = 1
	}
	for range times {
		h.clicks++
		h.last = append(h.last, fmt.Sprint(hot.ID, hot.At, time.Now().Format(" 5.00")))
		h.last = h.last[max(0, len(h.last)-8):]
		h.must(h.Do("mousemove", hot.At[0], hot.At[1], "click", 1))
	}
	time.Sleep(time.Duration(h.rand.Intn(120)) * time.Millisecond)
}

// leads says whether hands that want to go on would click it.
func leads(id string) bool {
	if id == "dialog.menu" || id == "dialog.undo" {
		return false
	}
	for _, way := range []string{"spot:", "dialog.", "amount.", "moment.", "past.now", "speech.", "table.finish", "table.result",
		"handover.", "rulebook.back"} { // a click on what had just become the number of a rule opened the rules
		if strings.HasPrefix(id, way) {
			return true
		}
	}
	return false
}
