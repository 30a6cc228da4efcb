package gametest

import (
	"errors"
	"strings"
	"testing"

	"posterestante/game"
)

// vow is a game of one secret each: both seats seal a number from 1 to 3, then
// both are told. bug names what gives one away. What no test here asks of it is
// not there.
type vow struct {
	game.Game
	bug string
}

// made is what a note says of a vow.
var made = new(game.Notes).Add("made")

var vowTable = game.NewTable(nil, []game.CounterSpec{{Name: "made", PerSeat: true}}, 0)

type vowState struct {
	game.State
	bug  string
	made [2]uint8
	at   game.Seat
}

func (vow) Notation(a game.Action) string { return string(rune('0' + a.A)) }
func (g vow) Bot(string, uint64) game.Bot {
	if g.bug == "reason" {
		return thinker{}
	}
	return nil
}

// thinker would say why it vows what it does.
type thinker struct{}

func (thinker) Choose(_ game.View, legal []game.Action, _ func() game.State) game.Action {
	return legal[0]
}
func (t thinker) Decide(_ game.View, legal []game.Action, _ func() game.State) (game.Action, game.Fact) {
	return legal[0], game.Fact{Key: "told"}
}

func (s *vowState) Turn() game.Seat { return s.at }
func (s *vowState) Over() bool      { return s.at == game.Nobody }
func (s *vowState) Sealed() int {
	if s.at == 1 {
		return 1
	}
	return 0
}
func (s *vowState) Clone() game.State {
	c := *s
	return &c
}
func (s *vowState) Equal(o game.State) bool {
	t := o.(*vowState)
	return s.made == t.made && s.at == t.at
}
func (s *vowState) Legal(buf []game.Action) []game.Action {
	for n := uint8(1); n <= 3 && !s.Over(); n++ {
		buf = append(buf, game.Action{Verb: 1, A: n})
	}
	return buf
}
func (s *vowState) Apply(a game.Action, l *game.Log) {
	s.made[s.at] = a.A
	if s.bug != "no seal" {
		l.Add(game.Event{Kind: game.Seal, Seat: s.at})
	}
	if s.bug == "event" {
		l.Add(game.Event{Kind: game.Note, Seat: s.at, Key: made, Value: int32(a.A), Knows: game.Everyone})
	}
	if s.at++; s.at == 2 {
		s.at = game.Nobody
		for i, n := range s.made {
			l.Add(game.Event{Kind: game.Note, Seat: game.Seat(i), Key: made, Value: int32(n), Knows: game.Everyone})
		}
	}
}
func (s *vowState) View(seat game.Seat) game.View {
	v := game.NewView(vowTable, seat, 2)
	v.Turn = s.at
	if s.bug == "view" || s.bug == "own view" && seat == 0 {
		v.Set(1, 0, int(s.made[0]))
	}
	return v
}
func (s *vowState) Determinize(seat game.Seat, r *game.Rand) {
	switch {
	case s.at != 1 || seat == 0 || s.bug == "keeps":
	case s.bug == "deals one":
		s.made[0] = 2
	default:
		s.made[0] = uint8(1 + r.Intn(3))
	}
}

// TestSecrets has a sealed number told in every way there is; the law must say so.
func TestSecrets(t *testing.T) {
	for bug, says := range map[string]string{
		"": "", "no seal": "no event says", "event": "events tell", "view": "a view tells", "own view": "a view tells",
		"keeps": "a re-deal for seat", "deals one": "no re-deal made another", "reason": "",
	} {
		err := vows(bug)
		var b *Broken
		if says == "" && err == nil || errors.As(err, &b) && b.Law == Secrets && says != "" && strings.Contains(b.Why, says) {
			continue
		}
		t.Errorf("%q: %q is wanted, it says %v", bug, says, err)
	}
}

// vows seals a number in many matches, and looks.
func vows(bug string) error {
	d := &deals{}
	for seed := range uint64(40) {
		setup := game.Setup{Seats: []string{"person", "person"}}
		st := &vowState{bug: bug}
		m := &match{g: vow{bug: bug}, s: game.From(vow{bug: bug}, setup, st), deals: d, chance: game.NewRand(seed), viewers: []game.Seat{0, 1, game.Nobody}}
		legal := st.Legal(nil)
		events, err := m.s.DoThought(legal[0], &game.Thought{Turn: legal[:1]})
		if err != nil {
			return err
		}
		m.states, m.step = []game.State{st, m.s.State()}, 1
		if err := m.secret(legal[0], events, legal); err != nil {
			return err
		}
	}
	if why := d.verdict(); why != "" {
		return &Broken{Law: Secrets, Why: why}
	}
	return nil
}
