package gametest

import (
	"errors"
	"strings"
	"testing"

	"posterestante/game"
)

// toyPlan plays the toy game and looks closely.
func toyPlan() (Plan, Case) {
	c := Case{Name: "toy", Setup: game.Setup{Seats: []string{"person", "person", "person"}, Seed: "5"}, Matches: 12}
	return Plan{Cases: []Case{c}, Every: 2, Grammar: toyGrammar(), Chance: "Chance"}, c
}

func toyGrammar() (out []game.Action) {
	for c := uint8(1); c <= toyCards; c++ {
		out = append(out, game.Action{Verb: toyPlay, A: c}, game.Action{Verb: toySwap, A: c})
	}
	return out
}

// TestMutations breaks each law by a bug in the toy game; that very law must
// say so, and without a bug none.
func TestMutations(t *testing.T) {
	for _, row := range []struct {
		bug  string
		law  Law
		says string
	}{
		{"silent", Follow, "another view"},
		{"told to all", NoPeek, "never sees"},
		{"deals own hand", Redeal, "changes what seat"},
		{"legal by the deck", Redeal, "may do"},
		{"shared", Copies, "changed"},
		{"shallow copy", Copies, "changed"},
		{"mood", Replay, "elsewhere"},
		{"stale view", Contract, "used memory"},
		{"log matters", Replay, "without a log"},
		{"lost", Conserve, "11 cards"},
		{"made", Conserve, "pieces of back"},
		{"endless", Ends, "not over"},
		{"one notation", Notation, ""},
		{"misread", Notation, "read"},
		{"no parts", Notation, "no parts"},
		{"parts begin", Notation, "begin those"},
		{"no barrier", Undo, "for the first time"},
		{"page forgets", Page, "another state"},
		{"page varies", Page, "second time"},
		{"page read loosely", Page, "to the letter"},
		{"damage panics", Page, "panic"},
		{"damage accepted", Page, "panic"},
		{"shown on the way", NoPeek, "never sees"},
		{"deals nothing", Ignorance, "no re-deal ever changed"},
		{"keeps the deck", Ignorance, "no re-deal ever changed"},
		{"deals from the truth", Ignorance, "depends on what it can't know"},
		{"keeps chance", Ignorance, "keeps the state of chance"},
		{"chance from the truth", Ignorance, "depends on what it can't know"},
		{"chance by a key", Ignorance, "by a key"},
		{"keeps the seed", Ignorance, "holds the seed"},
		{"sum", Contract, "lines give"},
		{"places", Contract, "no worse a place"},
		{"stuck", Contract, "0 legal actions"},
		{"overwrites", Contract, "does not append"},
		{"refuses", Contract, "is refused"},
		{"beyond panics", Contract, "panic"},
		{"beyond is legal", Contract, "not refused"},
		{"any field is legal", Contract, "not refused"},
		{"nameless", Contract, "name"},
		{"dark", Clicks, "is lit"},
		{"too bright", Clicks, "lit: false"},
	} {
		t.Run(row.bug, func(t *testing.T) {
			plan, c := toyPlan()
			if row.law == Conserve || row.bug == "stuck" { // before a damaged page shows it
				plan.Every = 1 << 30
			}
			_, err := Play(toy{bug: row.bug, moods: new(uint64)}, plan, c)
			var b *Broken
			if !errors.As(err, &b) || b.Law != row.law || !strings.Contains(b.Why, row.says) {
				t.Errorf("%v should be broken (%q); it is: %v", row.law, row.says, err)
			}
		})
	}
}

// TestSound plays the toy game without a bug.
func TestSound(t *testing.T) {
	plan, _ := toyPlan()
	plan.Cases[0].Matches = 60
	plan.Golden = "testdata/toy.txt"
	Check(t, toy{moods: new(uint64)}, plan)
}

// TestDiffer checks that golden ends are compared line by line.
func TestDiffer(t *testing.T) {
	for _, row := range []struct {
		want, got string
		some      bool
		says      string
	}{
		{"a\nb\n", "a\nb\n", false, ""},
		{"a\nb\n", "b\n", true, ""},
		{"a\nb\n", "c\n", true, "not among"},
		{"a\nb\n", "a\nc\n", false, "line 2"},
		{"a\nb", "a", false, "missing"},
		{"a", "a\nb", false, "not there"},
	} {
		if got := differ(row.want, row.got, row.some); (got == "") != (row.says == "") || !strings.Contains(got, row.says) {
			t.Errorf("%q, %q: %q, want %q", row.want, row.got, got, row.says)
		}
	}
}
