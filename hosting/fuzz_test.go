//go:build !js

package hosting

import (
	"encoding/json"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/room"
	"posterestante/hosting/keep"
	"posterestante/link"
)

// said is a keep that says what was written down.
type said []string

func (s said) Lease(string) (keep.Lease, error)   { return nil, keep.ErrHeld }
func (s said) Read(string, int) ([]string, error) { return s, nil }
func (s said) Names() ([]string, error)           { return []string{"room"}, nil }

// FuzzRecord reads any text as what was kept of a room: what is taken opens as a room that programs come into, in which
// keys are looked up, and where the match goes on if it has one.
func FuzzRecord(f *testing.F) {
	invite := link.NewInvite()
	key := strings.Repeat("a7", 40)
	for _, r := range []record{
		{Game: "postcards", Kinds: []string{"open", "automa:normal"}, Invite: invite.Kept(), Words: key, Port: 7777},
		{Game: "sakodo", Kinds: []string{"open", "think:5", "open"}, Invite: invite.Kept(), Owner: key, Ledger: room.Ledger{
			Match: "m", Late: true, Shown: true, Watch: []string{key, ""}, Seats: []room.Owner{{Chair: room.Chair{Kind: "person", Name: "Zoé"}, Key: key, Host: true},
				{Chair: room.Chair{Kind: "think:5", Colour: 3}}, {Chair: room.Chair{Kind: "person"}, Key: key[:70]}}}},
	} {
		text, _ := json.Marshal(entry{Room: &r})
		f.Add(string(text))
		lines, _ := json.Marshal(entry{Match: "m", Lines: "{}\n"})
		f.Add(string(text) + "\n" + string(lines))
	}
	f.Fuzz(func(t *testing.T, text string) {
		k, ok, err := readRoom(said(strings.Split(text, "\n")), "room")
		if err != nil || !ok || k.sound() != nil {
			return
		}
		g, err := box.Named(k.Game)
		if err != nil {
			t.Fatal(err)
		}
		begun := func(s game.Setup, _ []room.Chair, _ string, _ *deal.Deal) (room.Keeper, error) {
			match, err := game.NewSession(g, s)
			return loose{match}, err
		}
		r := room.New(room.Config{Game: g, Options: k.Options, Kinds: k.Kinds, Begin: begun, Random: func([]byte) {},
			Seeds: func() game.Seed { return "la mer" }, NewID: func() string { return "m" }})
		var m room.Keeper
		if k.Ledger.Match != "" {
			if m, err = begun(k.setup("la mer"), nil, "m", nil); err != nil {
				t.Fatal("a sound room can't be played:", err)
			}
		}
		r.Resume(k.Ledger, m, nil)
		h := &Host{Room: r, kept: k.record}
		keys := []string{strings.Repeat("00", 40)}
		for _, o := range k.Ledger.Seats {
			keys = append(keys, o.Key)
			if seat, ok := link.SeatKey(o.Key); ok {
				if secret, ok := h.secret(seat.ID, ""); !ok || secret == [32]byte{} && secret != seat.Secret {
					t.Fatalf("the key of a seat, %q, opens nothing", o.Key)
				}
			}
		}
		_ = h.Opens()
		in := r.Enter(func(msg []byte) bool {
			tell, err := room.ReadTell(msg)
			return err == nil && tell.ID < 9
		}, true)
		in.Hear(room.Say{T: room.SayHello, V: room.Version, Keys: keys}.Text())
		for seat := range k.Kinds {
			in.Hear(room.Say{T: room.SaySit, Seat: game.Seat(seat), Name: "Zoé"}.Text())
		}
		in.Hear(room.Say{T: room.SayBegin}.Text())
	})
}

// loose is a match that nobody keeps.
type loose struct{ s *game.Session }

func (k loose) Session() *game.Session                 { return k.s }
func (k loose) Do(a game.Action) ([]game.Event, error) { return k.s.Do(a) }
func (k loose) Undo(n int) error                       { return k.s.UndoN(n) }
func (k loose) Redo(n int) ([]game.Event, error)       { return k.s.RedoN(n) }
func (k loose) Close() error                           { return nil }
func (k loose) DoThought(a game.Action, t *game.Thought) ([]game.Event, error) {
	return k.s.DoThought(a, t)
}
