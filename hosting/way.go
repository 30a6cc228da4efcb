//go:build !js

package hosting

import (
	"maps"
	"net"

	"posterestante/link"
)

// opening are the keys that are the room's own: the invite's two, and its owner's.
func (h *Host) opening(r *record) map[link.KeyID]link.Key {
	out := map[link.KeyID]link.Key{}
	words, ok := link.SeatKey(r.Words)
	if !ok {
		words = h.invite.PhraseKey()
	}
	h.words, out[words.ID] = words.ID, words
	k := h.invite.LinkKey()
	out[k.ID] = k
	if k, ok := link.SeatKey(r.Owner); ok {
		out[k.ID] = k
	}
	return out
}

// secret is the secret of a key that opens the door: the link's, the words' unless they were guessed at too often, a
// seat's.
func (h *Host) secret(id link.KeyID, _ string) (out [32]byte, ok bool) {
	if k, ok := h.keys[id]; ok {
		return k.Secret, k.ID != h.words || !h.tries.Ended()
	}
	if s := h.Room.Secret(id); s != nil {
		return [32]byte(s), true
	}
	return out, false
}

// Words names the key that the invitation's words make.
func (h *Host) Words() link.KeyID { return h.words }

// Name is the room's own name, under which it is kept.
func (h *Host) Name() string { return h.name }

// Opens are all keys that lead into the room now.
func (h *Host) Opens() map[link.KeyID]link.Key {
	out := maps.Clone(h.keys)
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, o := range h.kept.Ledger.Seats {
		if k, ok := link.SeatKey(o.Key); ok {
			out[k.ID] = k
		}
	}
	return out
}

// PassBy has guests come by a club too, which passes them on, until the room is closed. state hears how that stands,
// nil while it works; any goroutine may call it.
func (h *Host) PassBy(club link.Way, state func(error)) {
	h.done.Add(1)
	go func() {
		defer h.done.Done()
		h.door.Behind(h.ctx, link.Behind{Club: club, Stir: h.stir, State: state, Opens: func() (out []link.KeyID) {
			for id := range h.Opens() {
				out = append(out, id)
			}
			return out
		}})
	}()
}

// LinkBy is the link to the room by a club that passes guests on.
func (h *Host) LinkBy(club link.Way) string { return h.invite.LinkBy(club) }

func (h *Host) port() int {
	if a, ok := h.door.Addr().(*net.TCPAddr); ok {
		return a.Port
	}
	return 0
}

// Phrase is the words that let somebody in; "" once they were guessed at too often.
func (h *Host) Phrase() string {
	if h.tries.Ended() {
		return ""
	}
	return h.invite.Phrase()
}

// Hosts are where the room is, host and port, the likeliest first.
func (h *Host) Hosts() (out []string) {
	host, port, _ := net.SplitHostPort(h.door.Addr().String())
	if ip := net.ParseIP(host); ip != nil && !ip.IsUnspecified() {
		return []string{net.JoinHostPort(host, port)}
	}
	for _, a := range append(link.Addresses(), "127.0.0.1") {
		out = append(out, net.JoinHostPort(a, port))
	}
	return out
}

// Link is the link to one of the Hosts.
func (h *Host) Link(host string) string { return h.invite.Link(host) }
