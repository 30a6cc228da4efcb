package room_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/room"
)

// dealer is a guest that gives its part to a deal, as a program does.
type dealer struct {
	*guest
	party deal.Party
	mute  bool // it says nothing more
	over  *room.Over
}

// dealTable is a room in which nobody typed a seed.
type dealTable struct {
	*table
	all []*dealer
	how *deal.Deal
}

// newDeal is such a room, with somebody on each seat.
func newDeal(t *testing.T, name string, seats int, seed uint64) *dealTable {
	t.Helper()
	g := box.Of(name).Game
	d := &dealTable{table: &table{t: t, chance: game.NewRand(seed)}}
	draw := game.NewRand(seed)
	n := 0
	d.room = room.New(room.Config{Game: g, Kinds: openSeats(seats), Seeds: func() game.Seed { return "" },
		NewID: func() string { n++; return fmt.Sprint("match-", n) },
		Begin: func(s game.Setup, _ []room.Chair, _ string, how *deal.Deal) (room.Keeper, error) {
			var err error
			d.truth, err = game.NewSession(g, s)
			d.how = how
			return kept{d.truth}, err
		},
		Random: func(b []byte) {
			for i := range b {
				b[i] = byte(draw.Next())
			}
		}})
	for i := range seats {
		p := &dealer{guest: d.enter(i == 0)}
		p.in.Hear(room.Say{T: room.SaySit, Seat: game.Seat(i), Name: fmt.Sprint("seat ", i)}.Text())
		p.seats = []game.Seat{game.Seat(i)}
		d.all = append(d.all, p)
	}
	return d
}

// hear has all take in what they were told, and answer, until nothing comes any more.
func (d *dealTable) hear() {
	d.t.Helper()
	for more := true; more; {
		more = false
		for _, p := range d.all {
			inbox := p.inbox
			d.read(p.guest)
			for _, msg := range inbox {
				more = p.answers(d.t, msg) || more
			}
		}
	}
}

// answers takes a message and says what a program says to it.
func (p *dealer) answers(t testing.TB, msg []byte) bool {
	t.Helper()
	tell, err := room.ReadTell(msg)
	if err != nil {
		t.Fatal(err)
	}
	if tell.Over != nil {
		p.over = tell.Over
	}
	if tell.Deal == nil || p.mute {
		return false
	}
	a := p.party.Hear(tell.Deal, func(b []byte) { copy(b, fmt.Sprintf("%p%032d", p, len(p.all))) })
	switch {
	case a.Sum != "":
		p.in.Hear(room.Say{T: room.SayCommit, Part: a.Sum}.Text())
	case a.Part != "":
		p.in.Hear(room.Say{T: room.SayOpen, Part: a.Part}.Text())
	}
	return a != deal.Answer{}
}

func (d *dealTable) begin() {
	d.t.Helper()
	d.all[0].in.Hear(room.Say{T: room.SayBegin}.Text())
}

// TestDealt: all programs but the host's give a part; the match begins from the seed that all gave, nobody is told it or
// the secret before the match is over, and then each finds that all fits.
func TestDealt(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			seats := map[string]int{"postcards": 3, "montaigne": 3, "sakodo": 2, "routard": 2}[p.Game.Name()]
			d := newDeal(t, p.Game.Name(), seats, 3)
			d.begin()
			d.hear()
			if d.truth == nil || d.how == nil || len(d.how.Parts) != seats-1 || d.how.Turn != 1 {
				t.Fatalf("%+v", d.how)
			}
			seed := d.truth.Setup().Seed
			if d.how.Seed() != seed {
				t.Error("the match has another seed")
			}
			for n := 0; !d.truth.Over() && n < 9000; n++ {
				seat, a := d.deed()
				d.owner(seat).in.Hear(d.say(seat, a).Text())
				if n == 40 { // what was told so far holds nothing of the deal
					for _, g := range d.all {
						for _, msg := range g.all {
							if text := string(msg); strings.Contains(text, d.how.Secret) || strings.Contains(text, string(seed)) {
								t.Fatalf("it is told early: %.200s", text)
							}
						}
					}
				}
				if n%50 == 0 {
					d.hear()
				}
			}
			d.hear()
			if !d.truth.Over() {
				t.Fatal("it goes on")
			}
			for i, g := range d.all {
				truth := g.mirror.Truth()
				if truth == nil || truth.Fault != nil || !truth.Session.State().Equal(d.truth.State()) {
					t.Fatalf("seat %d: %+v", i, truth)
				}
				if err := g.party.Check(truth.Deal, d.how.Match, seed); err != nil {
					t.Errorf("seat %d: %v", i, err)
				}
			}
			d.lies()
		})
	}
}

// lies has the referee tell another match at its end than was played: the one who was told finds out.
func (d *dealTable) lies() {
	d.t.Helper()
	for name, lie := range map[string]func(*room.Over){
		"another seed":    func(o *room.Over) { o.Setup.Seed = "7" },
		"an action less":  func(o *room.Over) { o.Actions = o.Actions[:len(o.Actions)-1] },
		"no actions":      func(o *room.Over) { o.Actions = nil },
		"another action":  func(o *room.Over) { swapFirst(o.Actions) },
		"rubbish":         func(o *room.Over) { o.Actions[3] = "fly to the moon" },
		"another game":    func(o *room.Over) { o.Setup.Game = "chess" },
		"a seat more":     func(o *room.Over) { o.Setup.Seats = append(o.Setup.Seats, "person") },
		"another option":  func(o *room.Over) { o.Setup.Options = map[string]string{"x": "y"} },
		"a kind of seats": func(o *room.Over) { o.Setup.Seats[0] = "what" },
	} {
		text, err := json.Marshal(room.Tell{Over: d.all[1].over})
		if err != nil {
			d.t.Fatal(err)
		}
		tell, err := room.ReadTell(text)
		if err != nil {
			d.t.Fatal(err)
		}
		lie(tell.Over)
		m := d.all[1].mirror
		if err := m.Hear(&tell); err != nil || m.Truth() == nil || m.Truth().Fault == nil {
			d.t.Errorf("%s isn't found: %v", name, err)
		}
	}
}

// swapFirst has another action come first.
func swapFirst(actions []string) {
	for i, a := range actions {
		if a != actions[0] {
			actions[0], actions[i] = a, actions[0]
			return
		}
	}
}

// TestDealBroken: a deal in which a program leaves, is silent, or says rubbish is begun anew, and all are told how often;
// where the host gives a seat to an opponent meanwhile it has to be begun by hand.
func TestDealBroken(t *testing.T) {
	d := newDeal(t, "sakodo", 4, 5)
	d.all[2].mute = true
	d.begin()
	d.hear()
	if d.truth != nil || !d.all[1].hall.Dealing {
		t.Fatal("it began without a part")
	}
	d.all[3].in.Hear(room.Say{T: room.SayCommit, Part: "xyz"}.Text())
	d.all[3].in.Hear(room.Say{T: room.SayOpen, Part: d.all[3].party.Part}.Text())
	d.all[0].in.Hear(room.Say{T: room.SayCommit, Part: deal.Sum("a", "b")}.Text())
	d.hear()
	if d.truth != nil || len(d.all[3].no) != 2 || len(d.all[0].no) != 1 || d.all[3].no[0].Why != "room.deal" {
		t.Fatal(d.all[3].no, d.all[0].no)
	}
	d.all[2].in.Leave() // and so the two others deal
	d.hear()
	if d.truth == nil || len(d.how.Parts) != 2 || d.how.Turn != 2 || d.how.Match != "match-2" {
		t.Fatalf("%+v", d.how)
	}
	for _, i := range []int{0, 1, 3} {
		if h := d.all[i].hall; h.Dealing || h.Deals != 2 {
			t.Errorf("%d is told %+v", i, h)
		}
	}

	d = newDeal(t, "postcards", 3, 6)
	d.all[2].mute = true
	d.begin()
	d.hear()
	d.begin() // the host doesn't wait any longer
	d.hear()
	if d.truth == nil || len(d.how.Parts) != 1 || d.how.Parts[0].Name != "seat 1" || d.how.Turn != 2 {
		t.Fatalf("%+v", d.how)
	}

	d = newDeal(t, "postcards", 3, 7)
	d.all[2].mute = true
	d.begin()
	d.hear()
	d.all[0].in.Hear(room.Say{T: room.SayPlace, Seat: 2, Kind: "think:25"}.Text())
	d.hear()
	if d.truth != nil || d.all[0].hall.Dealing {
		t.Fatal("the deal goes on with others than agreed")
	}
	d.begin()
	d.hear()
	if d.truth == nil || len(d.how.Parts) != 1 || d.how.Turn != 2 {
		t.Fatalf("%+v", d.how)
	}
}
