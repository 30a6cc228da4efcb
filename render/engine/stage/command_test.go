package stage

import (
	"encoding/json"
	"slices"
	"testing"
)

// did are the commands that an input does.
func did(in *Input) (out []Command) {
	for _, c := range Commands() {
		if in.Pressed(c) {
			out = append(out, c)
		}
	}
	return out
}

func TestUsualKeys(t *testing.T) {
	for _, row := range []struct {
		name string
		in   Input
		want Command // "" for none
	}{
		{"Ctrl+Z", Input{Raw: Raw{Keys: []Key{"z"}, Ctrl: true}}, CmdUndo},
		{"Z alone", Input{Raw: Raw{Keys: []Key{"z"}}}, ""},
		{"Ctrl+Shift+Z", Input{Raw: Raw{Keys: []Key{"z"}, Ctrl: true, Shift: true}}, CmdRedo},
		{"Ctrl+Y", Input{Raw: Raw{Keys: []Key{"y"}, Ctrl: true}}, CmdRedo},
		{"Space", Input{Raw: Raw{Keys: []Key{KeySpace}}}, CmdEnd},
		{"Space that chose the focus", Input{Raw: Raw{Keys: []Key{KeySpace}}, ByKey: true}, ""},
		{"Space in a line of words", Input{Raw: Raw{Keys: []Key{KeySpace}}, typing: true}, ""},
		{"a letter in a line of words", Input{Raw: Raw{Keys: []Key{"l"}}, typing: true}, ""},
		{"F1 in a line of words", Input{Raw: Raw{Keys: []Key{"f1"}}, typing: true}, CmdLegend},
		{"L", Input{Raw: Raw{Keys: []Key{"l"}}}, CmdLegend},
		{"Shift+L", Input{Raw: Raw{Keys: []Key{"l"}, Shift: true}}, ""},
		{"Ctrl+R", Input{Raw: Raw{Keys: []Key{"r"}, Ctrl: true}}, ""},
		{"+ with Shift", Input{Raw: Raw{Keys: []Key{KeyPlus}, Shift: true}}, CmdLarger},
		{"- typed on another key", Input{Raw: Raw{Keys: []Key{"6"}, Runes: []rune{'-'}}}, CmdSmaller},
		{"6", Input{Raw: Raw{Keys: []Key{"6"}, Runes: []rune{'6'}}}, CmdSeat6},
		{"6 with Shift, where - lies without", Input{Raw: Raw{Keys: []Key{"6"}, Runes: []rune{'6'}, Shift: true}}, CmdSeat6},
		{"2 with Shift", Input{Raw: Raw{Keys: []Key{"2"}, Shift: true}}, CmdSeat2},
		{"a pad's button, whatever is held", Input{Raw: Raw{Keys: []Key{PadX}, Ctrl: true, Shift: true}}, CmdUndo},
		{"Backspace", Input{Raw: Raw{Keys: []Key{KeyBackspace}}}, ""},
		{"Shift+Backspace", Input{Raw: Raw{Keys: []Key{KeyBackspace}, Shift: true}}, CmdRestart},
	} {
		var want []Command
		if row.want != "" {
			want = []Command{row.want}
		}
		if got := did(&row.in); !slices.Equal(got, want) {
			t.Errorf("%s does %v, want %v", row.name, got, want)
		}
	}
}

// TestNoKeyTwice checks that no usual key means two commands, and none means
// what walking does.
func TestNoKeyTwice(t *testing.T) {
	for _, c := range Commands() {
		for _, s := range (*Keymap)(nil).Of(c) {
			if who := (*Keymap)(nil).Who(s); who != c {
				t.Errorf("%v is %s's and %s's", s, c, who)
			}
			if s.Fixed() || s != s.Plain() {
				t.Errorf("%s: %v can't be a command's", c, s)
			}
			if p, ok := ParseStroke(s.String()); !ok || p != s {
				t.Errorf("%v reads back as %v", s, p)
			}
		}
	}
}

func TestBind(t *testing.T) {
	var k *Keymap
	k, lost := k.Bind(CmdSpeed, Stroke{Key: "k"})
	if lost != "" || !slices.Equal(k.Of(CmdSpeed), []Stroke{{Key: "k"}}) {
		t.Fatalf("a free key: %v, lost by %q", k.Of(CmdSpeed), lost)
	}
	k, lost = k.Bind(CmdHints, Stroke{Key: "t"})
	if lost != CmdPast || !slices.Contains(k.Of(CmdPast), Stroke{Key: "h"}) || !slices.Contains(k.Of(CmdPast), Stroke{Key: PadLeftStick}) {
		t.Errorf("a taken key: lost by %q, which has %v", lost, k.Of(CmdPast))
	}
	if !slices.Contains(k.Of(CmdHints), Stroke{Key: PadRightStick}) {
		t.Error("a key of the keyboard took the pad's")
	}
	k, lost = k.Bind(CmdRules, Stroke{Key: "l"})
	if lost != CmdLegend || !slices.Equal(k.Of(CmdLegend), []Stroke{{Key: "f1"}, {Key: PadSelect}}) {
		t.Errorf("one of two keys: lost by %q, which has %v", lost, k.Of(CmdLegend))
	}
	k, lost = k.Bind(CmdFinish, Stroke{Key: PadStart})
	if lost != CmdMenu || !slices.Equal(k.Of(CmdMenu), []Stroke{{Key: "m"}}) {
		t.Errorf("a pad's button for one without: lost by %q, which has %v", lost, k.Of(CmdMenu))
	}
	in := Input{Raw: Raw{Keys: []Key{"k"}}, Keymap: k}
	if !in.Pressed(CmdSpeed) {
		t.Error("the new key does nothing")
	}
	in.Keys = []Key{"s"}
	if in.Pressed(CmdSpeed) {
		t.Error("the old key still does it")
	}
	for _, c := range Commands() { // never two commands on one key
		for _, s := range k.Of(c) {
			if who := k.Who(s); who != c {
				t.Errorf("%v is %s's and %s's", s, c, who)
			}
		}
	}
	back := (*Keymap)(nil)
	back, _ = back.Bind(CmdSpeed, Stroke{Key: "k"})
	if back, _ = back.Bind(CmdSpeed, Stroke{Key: "s"}); back != nil {
		t.Error("a keymap with the usual keys is not the usual one")
	}
	if again, lost := (*Keymap)(nil).Bind(CmdSpeed, Stroke{Key: "s"}); lost != "" || again != nil {
		t.Error("its own key changes a command")
	}
}

// TestKeymapOnDisk checks that what is chosen comes back, and that what a file
// says beyond that breaks nothing.
func TestKeymapOnDisk(t *testing.T) {
	k, _ := (*Keymap)(nil).Bind(CmdUndo, Stroke{Key: "u", Ctrl: true})
	k, _ = k.Bind(CmdHints, Stroke{Key: "t"})
	k, _ = k.Bind(CmdLarger, Stroke{Key: "é"})
	data, err := json.Marshal(k)
	if err != nil {
		t.Fatal(err)
	}
	var got Keymap
	if err := json.Unmarshal(data, &got); err != nil {
		t.Fatal(err)
	}
	for _, c := range Commands() {
		if !sameStrokes(got.Of(c), k.Of(c)) {
			t.Errorf("%s: %v came back as %v", c, k.Of(c), got.Of(c))
		}
	}
	for _, row := range []struct{ name, file string }{
		{"no object", `[1]`}, {"a number", `7`}, {"an unknown command", `{"fly": ["k"]}`}, {"no list", `{"undo": "k"}`},
		{"fixed keys", `{"undo": ["escape", "enter", "left"]}`}, {"no keys", `{"undo": ["", "a b", "an_endless_name_of_a_key"]}`},
	} {
		var k Keymap
		if err := json.Unmarshal([]byte(row.file), &k); err != nil {
			t.Errorf("%s: %v", row.name, err)
		}
		for _, c := range Commands() {
			if !sameStrokes(k.Of(c), (*Keymap)(nil).Of(c)) {
				t.Errorf("%s: %s has %v", row.name, c, k.Of(c))
			}
		}
	}
	var claimed Keymap
	_ = json.Unmarshal([]byte(`{"undo": ["k"], "redo": ["k", "j"], "speed": ["r"]}`), &claimed)
	if who := claimed.Who(Stroke{Key: "k"}); who != CmdUndo || !slices.Equal(claimed.Of(CmdRedo), []Stroke{{Key: "j"}}) {
		t.Errorf("a key that two claim is %s's; redo has %v", who, claimed.Of(CmdRedo))
	}
	if len(claimed.Of(CmdRules)) != 0 {
		t.Errorf("the rules keep a key that another chose: %v", claimed.Of(CmdRules))
	}
}
