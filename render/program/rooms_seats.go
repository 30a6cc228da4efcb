package program

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"posterestante/game/deal"
	"posterestante/game/foreign"
	"posterestante/game/store"
	"posterestante/link"
	"posterestante/render/screens/hall"
)

// taken is a seat in somebody else's room that this program has: with its key it comes back to it, even after it was
// closed, and even when the invitation is no longer good.
type taken struct {
	Host string `json:"host"` // host and port
	Key  string `json:"key"`
	Game string `json:"game,omitempty"` // what is played there
	With string `json:"with,omitempty"` // the names of those who play

	Deal *deal.Party `json:"deal,omitempty"` // this program's side of the last deal there
}

// mostTaken is how many are remembered, and mostTakenBytes how long their file may be.
const (
	mostTaken      = 60
	mostTakenBytes = 256 << 10
)

// takenLock is held while the file changes: links keep their seats from goroutines of their own.
var takenLock sync.Mutex

func (h *home) takenFile() string { return filepath.Join(h.data, "rooms", "seats") }

// takenSeats are those that are remembered, the newest first.
func (h *home) takenSeats() (out []taken) {
	info, err := os.Stat(h.takenFile())
	if err != nil || info.Size() > mostTakenBytes {
		return nil
	}
	text, err := os.ReadFile(h.takenFile())
	if err != nil || foreign.Read(text, &out) != nil {
		return nil
	}
	return out
}

// seatsAt are the keys of seats in the room of a way.
func (h *home) seatsAt(w link.Way) (out []string) {
	for _, t := range h.takenSeats() {
		if t.Host == w.Host {
			out = append(out, t.Key)
		}
	}
	return out
}

// knowSeat remembers what is played with a seat, and by whom.
func (h *home) knowSeat(keys []string, game string, names []string) {
	takenLock.Lock()
	defer takenLock.Unlock()
	all := h.takenSeats()
	for i := range all {
		if slices.Contains(keys, all[i].Key) {
			all[i].Game, all[i].With = game, strings.Join(names, ", ")
		}
	}
	h.keepSeats(all)
}

// keepDeal remembers this program's side of a deal, with its seats in the room of a way.
func (h *home) keepDeal(w link.Way, p deal.Party) {
	takenLock.Lock()
	defer takenLock.Unlock()
	all := h.takenSeats()
	for i := range all {
		if all[i].Host == w.Host {
			all[i].Deal = &p
		}
	}
	h.keepSeats(all)
}

// partyAt is this program's side of the last deal in the room of a way, as far as it was kept.
func (h *home) partyAt(w link.Way) (p deal.Party) {
	for _, t := range h.takenSeats() {
		if t.Host == w.Host && t.Deal != nil {
			return *t.Deal
		}
	}
	return p
}

// back is the rooms that one may come back to, the newest first.
func (h *home) back() (out []hall.Known) {
	seen := map[string]bool{}
	for _, t := range h.takenSeats() {
		if !seen[t.Host] && t.Game != "" {
			out = append(out, hall.Known{Host: t.Host, Game: t.Game, With: t.With})
		}
		seen[t.Host] = true
	}
	return out
}

// keepSeat remembers a seat. Where that fails the seat is lost with this program: the host can give it anew.
func (h *home) keepSeat(w link.Way, key string) {
	takenLock.Lock()
	defer takenLock.Unlock()
	h.keepSeats(slices.Insert(h.takenSeats(), 0, taken{Host: w.Host, Key: key}))
}

func (h *home) keepSeats(all []taken) {
	text, err := json.Marshal(all[:min(len(all), mostTaken)])
	if err == nil && os.MkdirAll(filepath.Dir(h.takenFile()), 0o700) == nil {
		_ = store.Replace(h.takenFile(), text)
	}
}
