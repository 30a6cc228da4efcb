package montaigne

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/game/foreign"
)

// page is a position as tests write it: cards and tiles by their names, "" for
// an empty place. The reserve and the discard run from bottom to top.
type page struct {
	Game       string     `json:"game"`
	Seed       string     `json:"chance"`
	Winds      bool       `json:"winds"`
	Encounters bool       `json:"encounters"`
	LongVoyage bool       `json:"longvoyage"`
	Turn       int8       `json:"turn"`
	Phase      string     `json:"phase"`
	Actions    int16      `json:"actions"`
	Acted      int16      `json:"acted"`
	Called     bool       `json:"called"`
	Remade     int16      `json:"remade"`
	Passes     int16      `json:"passes"`
	LastTurn   bool       `json:"last_turn"`
	Steps      stepList   `json:"steps"`
	Row        []string   `json:"row"`
	Reserve    []string   `json:"reserve"`
	Discard    []string   `json:"discard"`
	Seats      []seatPage `json:"seats"`
}

// seatPage is what lies before a seat.
type seatPage struct {
	Kind    string   `json:"kind"`
	Home    int      `json:"home"`
	Turned  bool     `json:"turned"`
	Visited []string `json:"visited"`
	Hand    []string `json:"hand"`
	Voyage  []string `json:"voyage"`
	Tiles   []string `json:"tiles"`
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
		t[0] = uint8(slices.Index(stepNames, name))
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
	open := 0
	for seed := range uint64(200) {
		s := someState(t, seed*7)
		now, _ := json.Marshal(s)
		old, err := json.Marshal(s.page())
		if err != nil {
			t.Fatal(err)
		}
		if s.steps.Depth > 0 {
			open++
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
	if open < 30 {
		t.Errorf("only %d positions have open steps", open)
	}
}

// TestStepsByName reads and writes open steps.
func TestStepsByName(t *testing.T) {
	s := lang.Position(t, "row spa5 spa7 spa8 spa9; hand spa1 spa2 spa3; step take 2; step buy 2 1")
	data, _ := json.Marshal(s)
	if !bytes.Contains(data, []byte(`"steps":["take 2","buy 2 1"]`)) {
		t.Errorf("the steps are not written by name:\n%s", data)
	}
	for steps, says := range map[string]string{
		`["take 2","buy 2 1"]`:               "",
		`["take 2 0","buy 2 1"]`:             "",
		`["take 2",[2,2,1]]`:                 "steps",
		`["lake 2"]`:                         `steps: there is no step "lake"`,
		`["none"]`:                           `steps: there is no step "none"`,
		`[""]`:                               `steps: there is no step ""`,
		`["take 2 0 0"]`:                     "a step is a name with at most two numbers",
		`["take 256"]`:                       "a step is a name with at most two numbers",
		`["take two"]`:                       "a step is a name with at most two numbers",
		`["take  2"]`:                        "a step is a name with at most two numbers",
		`[3]`:                                `field "steps" can't be`,
		`[null]`:                             `field "steps" can't be`,
		`[{"step":"take"}]`:                  `field "steps" can't be`,
		`["take","buy","take","buy","take"]`: "steps: 5, at most 4",
	} {
		st, err := Game{}.Load(bytes.Replace(data, []byte(`["take 2","buy 2 1"]`), []byte(steps), 1))
		if (err == nil) != (says == "") || err != nil && !strings.Contains(err.Error(), says) || err == nil && !st.Equal(s) {
			t.Errorf("%s: %v", steps, err)
		}
	}
}
