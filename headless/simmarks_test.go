package headless

import (
	"math"
	"strings"
	"testing"
)

// TestSimMarks holds that -marks counts what seats did, on any number of cores:
// nobody wins a game round the world without a report, rides have a driver each,
// those with something and those without win together as often as there are games.
func TestSimMarks(t *testing.T) {
	args := []string{"-game", "routard", "-seats", "bot:steady,bot:steady,random", "-options", "express=yes", "-games", "6", "-marks", "-course", "money"}
	r := simmed(t, append(args, "-cores", "2")...)
	by := map[string]simMark{}
	for _, m := range r.Marks {
		by[m.Name] = m
	}
	if m := by["wins report"]; m.Winners != 1 || m.Games != 1 || m.Without != 0 {
		t.Errorf("reports: %+v", m)
	}
	if rides := by["rode"]; by["drove"].Mean != rides.Mean || by["hitch-hiked"].Mean != 2*rides.Mean || by["draws lodging"].Mean < 10 {
		t.Errorf("rides %+v %+v, lodgings %+v", by["drove"], by["rode"], by["draws lodging"])
	}
	forced := 0.0
	for _, f := range r.Forced {
		forced += f.Share
	}
	if math.Abs(forced-1) > 1e-9 {
		t.Errorf("%v of the games have a longest run of turns without a choice", forced)
	}
	if len(r.Course) < 5 || r.Course[0].Round != 2 || r.Course[0].Games != 6 || r.Course[0].Mean <= 0 || r.Course[0].Mean > 3000 {
		t.Errorf("money: %+v", r.Course)
	}
	one := simmed(t, append(args, "-cores", "1")...)
	if len(one.Marks) != len(r.Marks) || one.Marks[0] != r.Marks[0] || one.Course[0] != r.Course[0] {
		t.Error("on one core it counts otherwise")
	}
	if plain := simmed(t, "-game", "routard", "-games", "2"); plain.Marks != nil || plain.Course != nil || plain.Forced != nil {
		t.Error("it counts though nobody asked")
	}
}

// TestSimWithout holds that a seat without a deck never draws of it, and that
// only games with such parts can be played so.
func TestSimWithout(t *testing.T) {
	args := []string{"-game", "sakodo", "-seats", "bot:steady,random", "-games", "4", "-marks", "-seed", "3"}
	for _, m := range simmed(t, append(args, "-without", "job")...).Marks {
		if m.Name == "draws job" && m.Winners > 0.5 { // the steady seat wins, the other draws
			t.Errorf("the seat without jobs drew some: %+v", m)
		}
	}
	var out, errw strings.Builder
	if status := Sim([]string{"-game", "postcards", "-without", "job"}, nil, &out, &errw); status != Misuse || !strings.Contains(errw.String(), "postcards") {
		t.Errorf("%d, %s", status, errw.String())
	}
	if status := Sim([]string{"-game", "routard", "-without", "lodging"}, nil, &out, &errw); status != Misuse {
		t.Errorf("%d, %s", status, errw.String())
	}
}
