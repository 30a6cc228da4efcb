package postcards

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/game/foreign"
)

// page is a position as tests write it: components by their names, "" for an
// empty place. Decks and discards run from bottom to top.
type page struct {
	Game          string     `json:"game"`
	Seed          string     `json:"chance"` // the state of chance, or any seed
	Side          string     `json:"side"`
	OpenFaces     bool       `json:"open_faces"`
	Round         int16      `json:"round"`
	First         int16      `json:"first"`
	Turn          int8       `json:"turn"`  // -1 when over
	Phase         string     `json:"phase"` // play, draw, full, automa, over
	Played        int16      `json:"played"`
	Extra         int16      `json:"extra"`
	Moves         int16      `json:"moves"`
	Takes         int16      `json:"takes"`
	Camps         int16      `json:"camps"`
	Steps         stepList   `json:"steps"` // kind, a, b; the last is settled first
	Row           []string   `json:"row"`
	TravelDeck    []string   `json:"travel_deck"`
	TravelDiscard []string   `json:"travel_discard"`
	CardTop       string     `json:"postcard_top"`
	CardRow       []string   `json:"postcard_row"`
	CardDeck      []string   `json:"postcard_deck"`
	CardDiscard   []string   `json:"postcard_discard"`
	GiftRow       []string   `json:"gift_row"`
	GiftDeck      []string   `json:"gift_deck"`
	GiftDiscard   []string   `json:"gift_discard"`
	Seats         []seatPage `json:"seats"`
}

// seatPage is what lies before a seat.
type seatPage struct {
	Kind      string     `json:"kind"`
	Score     int16      `json:"score"`
	Itinerary int        `json:"itinerary"` // by its start region
	Bike      int        `json:"bike"`      // region
	Bonus     bool       `json:"bonus"`
	Camps     []string   `json:"camps"` // sites, "8.3": region and site from 1
	Hand      []string   `json:"hand"`
	Played    []string   `json:"played"`
	Look      []string   `json:"look"`
	Gifts     []string   `json:"gifts"`
	Sent      []string   `json:"sent"`
	Postcards []cardPage `json:"postcards"` // unsent, the oldest first
}

// stepList are open steps, each the number of its kind and its two numbers; a page has them by name.
type stepList [][3]uint8

func (n stepList) MarshalJSON() ([]byte, error) {
	texts := []string{}
	for _, t := range n {
		name := "unknown"
		if int(t[0]) < len(stepNames) {
			name = stepNames[t[0]]
		}
		texts = append(texts, fmt.Sprint(name, " ", t[1], " ", t[2]))
	}
	return json.Marshal(texts)
}

func (n *stepList) UnmarshalJSON(data []byte) error {
	var texts []string
	if err := json.Unmarshal(data, &texts); err != nil {
		return err
	}
	*n = stepList{}
	for _, text := range texts {
		var t [3]uint8
		var name string
		fmt.Sscan(text, &name, &t[1], &t[2])
		if t[0] = uint8(slices.Index(stepNames, name)); t[0] < 1 {
			return fmt.Errorf("no step is called %q", name)
		}
		*n = append(*n, t)
	}
	return nil
}

// page is the position as it stands.
func (s *State) page() (p page) {
	data, err := json.Marshal(s)
	if err == nil {
		err = foreign.Read(data, &p)
	}
	if err != nil {
		panic(err)
	}
	return p
}

// TestPageBytes checks that what tests write as a page is what the game writes, but for zeros behind steps.
func TestPageBytes(t *testing.T) {
	open := map[uint8]bool{}
	for seed := range uint64(300) {
		s := someState(t, seed*7)
		now, _ := json.Marshal(s)
		old, err := json.Marshal(s.page())
		if err != nil {
			t.Fatal(err)
		}
		if s.steps.Depth > 0 {
			open[s.top().Kind] = true
			back, err := (Game{}).Load(old)
			if err != nil || !back.Equal(s) {
				t.Errorf("with zeros behind steps another position is read: %v\n%s", err, old)
			}
			i := bytes.Index(now, []byte(`"steps":[`))
			j := i + bytes.IndexByte(now[i:], ']')
			k := bytes.Index(old, []byte(`,"row"`))
			old = slices.Concat(old[:i], now[i:j+1], old[k:])
		}
		if !bytes.Equal(now, old) {
			t.Errorf("it is written\n%s, not\n%s", now, old)
		}
	}
	if len(open) < 5 {
		t.Errorf("only %d kinds of step were open", len(open))
	}
}

// TestStepsByName reads open steps that are written by name.
func TestStepsByName(t *testing.T) {
	s := lang.Position(t, "card 1-3; step stamp 2")
	data, _ := json.Marshal(s)
	if !bytes.Contains(data, []byte(`"steps":["stamp 2"]`)) {
		t.Errorf("the step is not written by name:\n%s", data)
	}
	for steps, says := range map[string]string{
		`["stamp 2"]`:   "",
		`["stamps 2"]`:  `steps: there is no step "stamps"`,
		`["stamp 2 x"]`: "a step is a name with at most two numbers",
	} {
		st, err := Game{}.Load(bytes.Replace(data, []byte(`["stamp 2"]`), []byte(steps), 1))
		if (err == nil) != (says == "") || err != nil && !strings.Contains(err.Error(), says) || err == nil && !st.Equal(s) {
			t.Errorf("%s: %v", steps, err)
		}
	}
}
