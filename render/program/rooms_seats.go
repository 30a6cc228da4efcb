package program

import (
	"context"
	"encoding/hex"
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
	Host   string `json:"host"` // host and port
	Secure bool   `json:"secure,omitempty"`
	Room   string `json:"room,omitempty"` // names the key by which it was joined: at one host there may be many rooms
	Key    string `json:"key"`
	Owner  bool   `json:"owner,omitempty"` // the key is no seat's: it is that of who opened the room
	Watch  bool   `json:"watch,omitempty"` // nor here: with it a match was watched one round late
	Game   string `json:"game,omitempty"`  // what is played there
	With   string `json:"with,omitempty"`  // the names of those who play

	Deal *deal.Party `json:"deal,omitempty"` // this program's side of the last deal there
	Last *heard      `json:"last,omitempty"` // how its match stood when it was heard of last
}

// room is the room of the seat, as a text.
func (t *taken) room() string { return t.Host + " " + t.Room }

// place is a room elsewhere: how it is reached, and what it is called here.
type place struct {
	link.Way
	room  string   // names the key by which it was joined first
	owner bool     // the way's key is that of who opened it
	near  []string // rooms in the same network, one of which it may be, where the way has no host
}

// dial goes there; which of the rooms near by it is is known from the first that opens.
func (p *place) dial(ctx context.Context, w link.Way) (c *link.Conn, err error) {
	if w.Host != "" {
		return link.Dial(ctx, w)
	}
	for _, host := range p.near {
		w.Host = host
		if c, err = link.Dial(ctx, w); err == nil {
			p.Host = host
			return c, nil
		}
	}
	return nil, err
}

// placeOf is the room at the end of a way.
func placeOf(w link.Way) place { return place{Way: w, room: hex.EncodeToString(w.Key.ID[:])} }

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

// seatsAt are the keys of seats in a room. They are told to nobody but its referee.
func (h *home) seatsAt(p *place) (out []string) {
	for _, t := range h.takenSeats() {
		if (t.Host == p.Host || p.Host == "") && t.Room == p.room && !t.Owner && !t.Watch {
			out = append(out, t.Key)
		}
	}
	return out
}

// knowSeat remembers what is played with a seat, and by whom.
func (h *home) knowSeat(keys []string, game string, names []string) {
	takenLock.Lock()
	defer takenLock.Unlock()
	all, rooms := h.takenSeats(), map[string]bool{}
	for i := range all {
		if slices.Contains(keys, all[i].Key) {
			rooms[all[i].room()] = true
		}
	}
	for i := range all {
		if rooms[all[i].room()] {
			all[i].Game, all[i].With = game, strings.Join(names, ", ")
		}
	}
	h.keepSeats(all)
}

// keepDeal remembers this program's side of a deal, with its seats in a room.
func (h *home) keepDeal(at *place, p deal.Party) {
	takenLock.Lock()
	defer takenLock.Unlock()
	all := h.takenSeats()
	for i := range all {
		if all[i].Host == at.Host && all[i].Room == at.room {
			all[i].Deal = &p
		}
	}
	h.keepSeats(all)
}

// partyAt is this program's side of the last deal in a room, as far as it was kept.
func (h *home) partyAt(at *place) (p deal.Party) {
	for _, t := range h.takenSeats() {
		if t.Host == at.Host && t.Room == at.room && t.Deal != nil {
			return *t.Deal
		}
	}
	return p
}

// back is the rooms that one may come back to, the newest first.
func (h *home) back() (out []hall.Known) {
	seen := map[string]bool{}
	for _, t := range h.takenSeats() {
		if t.Watch {
			continue
		}
		if !seen[t.room()] && t.Game != "" {
			out = append(out, hall.Known{Host: t.room(), Game: t.Game, With: t.With})
		}
		seen[t.room()] = true
	}
	return out
}

// keepSeat remembers a seat. Where that fails the seat is lost with this program: the host can give it anew.
func (h *home) keepSeat(p *place, key string, owner bool) {
	takenLock.Lock()
	defer takenLock.Unlock()
	t := taken{Host: p.Host, Secure: p.Secure, Room: p.room, Key: key, Owner: owner}
	h.keepSeats(slices.Insert(h.takenSeats(), 0, t))
}

// keepWatch remembers that a match was watched one round late, by the key that says so there.
func (h *home) keepWatch(p *place, key string) {
	takenLock.Lock()
	defer takenLock.Unlock()
	t := taken{Host: p.Host, Secure: p.Secure, Room: p.room, Key: key, Watch: true}
	h.keepSeats(slices.Insert(h.takenSeats(), 0, t))
}

// watchAt is the newest such key in a room, "" for none.
func (h *home) watchAt(p *place) string {
	for _, t := range h.takenSeats() {
		if (t.Host == p.Host || p.Host == "") && t.Room == p.room && t.Watch {
			return t.Key
		}
	}
	return ""
}

// known is the room that is meant by a text that back gave; ok is false for any other text.
func (h *home) known(text string) (p place, ok bool) {
	for _, t := range h.takenSeats() {
		k, good := link.SeatKey(t.Key)
		if good && t.room() == text && !t.Watch && (!ok || t.Owner) {
			p, ok = place{Way: link.Way{Host: t.Host, Secure: t.Secure, Key: k}, room: t.Room, owner: t.Owner}, true
		}
	}
	return p, ok
}

func (h *home) keepSeats(all []taken) {
	text, err := json.Marshal(all[:min(len(all), mostTaken)])
	if err == nil && os.MkdirAll(filepath.Dir(h.takenFile()), 0o700) == nil {
		_ = store.Replace(h.takenFile(), text)
	}
}
