package stage

import (
	"slices"
	"strings"
)

// Command is something that a key or a pad's button does, by the name that the
// settings keep it under.
type Command string

// The commands. Those of the seats open one's things, in the order of play.
const (
	CmdUndo    Command = "undo"
	CmdRedo    Command = "redo"
	CmdRestart Command = "restart" // the whole turn is taken back
	CmdEnd     Command = "end"     // the button that ends a turn
	CmdFinish  Command = "finish"  // the Automa's turn, without motion
	CmdSpeed   Command = "speed"
	CmdLarge   Command = "large" // what the keyboard is on, large, with its rules
	CmdHints   Command = "hints"
	CmdPast    Command = "past" // the look back
	CmdLegend  Command = "legend"
	CmdRules   Command = "rules"
	CmdMenu    Command = "menu"
	CmdFull    Command = "full" // the window fills the screen
	CmdLarger  Command = "larger"
	CmdSmaller Command = "smaller"
	CmdSeat1   Command = "seat1"
	CmdSeat2   Command = "seat2"
	CmdSeat3   Command = "seat3"
	CmdSeat4   Command = "seat4"
	CmdSeat5   Command = "seat5"
	CmdSeat6   Command = "seat6"
)

// CmdSeats are the commands of the seats, in the order of play.
var CmdSeats = [...]Command{CmdSeat1, CmdSeat2, CmdSeat3, CmdSeat4, CmdSeat5, CmdSeat6}

// usual are the keys that commands have before anybody chose others.
var usual = []struct {
	Command
	keys []Stroke
}{
	{CmdUndo, []Stroke{{Key: "z", Ctrl: true}, {Key: PadX}}},
	{CmdRedo, []Stroke{{Key: "y", Ctrl: true}, {Key: "z", Ctrl: true, Shift: true}}},
	{CmdRestart, []Stroke{{Key: KeyBackspace, Shift: true}}},
	{CmdEnd, []Stroke{{Key: KeySpace}}},
	{CmdFinish, []Stroke{{Key: "f"}}},
	{CmdSpeed, []Stroke{{Key: "s"}}},
	{CmdLarge, []Stroke{{Key: "i"}, {Key: PadY}}},
	{CmdHints, []Stroke{{Key: "h"}, {Key: PadRightStick}}},
	{CmdPast, []Stroke{{Key: "t"}, {Key: PadLeftStick}}},
	{CmdLegend, []Stroke{{Key: "l"}, {Key: "f1"}, {Key: PadSelect}}},
	{CmdRules, []Stroke{{Key: "r"}}},
	{CmdMenu, []Stroke{{Key: "m"}, {Key: PadStart}}},
	{CmdFull, []Stroke{{Key: "f11"}}},
	{CmdLarger, []Stroke{{Key: KeyPlus}}},
	{CmdSmaller, []Stroke{{Key: KeyMinus}}},
	{CmdSeat1, []Stroke{{Key: "1"}}},
	{CmdSeat2, []Stroke{{Key: "2"}}},
	{CmdSeat3, []Stroke{{Key: "3"}}},
	{CmdSeat4, []Stroke{{Key: "4"}}},
	{CmdSeat5, []Stroke{{Key: "5"}}},
	{CmdSeat6, []Stroke{{Key: "6"}}},
}

// fixed are the keys that always mean the same: nobody can lock themselves out.
// Space is not among them, for it chooses only what has the focus.
var fixed = []Key{KeyEnter, KeyEscape, KeyTab, KeyBackTab, KeyLeft, KeyRight, KeyUp, KeyDown, KeyPageUp, KeyPageDown,
	KeyHome, KeyEnd, KeyDelete, KeyLookLeft, KeyLookRight, KeyLookUp, KeyLookDown}

// Stroke is a key with what is held with it.
type Stroke struct {
	Key         Key
	Ctrl, Shift bool
}

const (
	withCtrl  = "ctrl+"
	withShift = "shift+"
)

// String is how the settings write the stroke: "ctrl+shift+z".
func (s Stroke) String() string {
	out := string(s.Key)
	if s.Shift {
		out = withShift + out
	}
	if s.Ctrl {
		out = withCtrl + out
	}
	return out
}

// ParseStroke reads what String writes; ok is false for what is no key.
func ParseStroke(text string) (s Stroke, ok bool) {
	text, s.Ctrl = strings.CutPrefix(text, withCtrl)
	text, s.Shift = strings.CutPrefix(text, withShift)
	s.Key = Key(text)
	return s, len(text) > 0 && len(text) < 16 && !strings.ContainsAny(text, " \t\n")
}

// Pad says whether the stroke is a button of a gamepad.
func (s Stroke) Pad() bool { return strings.HasPrefix(string(s.Key), padPrefix) }

// Fixed says whether the stroke can't be given to a command: it walks, chooses
// or goes back everywhere.
func (s Stroke) Fixed() bool { return slices.Contains(fixed, s.Key) }

// writes says whether the stroke writes or moves in a line of words.
func (s Stroke) writes() bool {
	return !s.Ctrl && !s.Pad() && (len([]rune(s.Key)) == 1 || s.Key == KeySpace || s.Key == KeyBackspace)
}

// loose says whether Shift makes no other stroke of the key: signs and digits
// lie with it or without it, by the layout.
func (s Stroke) loose() bool {
	r := []rune(string(s.Key))
	return len(r) == 1 && (r[0] < 'a' || r[0] > 'z')
}

// pressed says whether the stroke was done in this tick.
func (s Stroke) pressed(r *Raw) bool {
	if s.Pad() {
		return r.Has(s.Key)
	}
	if s.Ctrl != r.Ctrl || s.Shift != r.Shift && !s.loose() {
		return false
	}
	if (s.Key == KeyPlus || s.Key == KeyMinus) && slices.Contains(r.Runes, rune(s.Key[0])) {
		return true // it lies on another key of this layout
	}
	return r.Has(s.Key) && !(s.digit() && (slices.Contains(r.Runes, '+') || slices.Contains(r.Runes, '-')))
}

// digit says whether the stroke is a digit's; where its key writes + or -, as the
// French 6 does, it means that.
func (s Stroke) digit() bool { return len(s.Key) == 1 && s.Key[0] >= '0' && s.Key[0] <= '9' }

// commanded is the command of which a key was pressed in this tick, "" for none.
func (in *Input) commanded() Command {
	for i := range usual {
		if in.Pressed(usual[i].Command) {
			return usual[i].Command
		}
	}
	return ""
}

// Pressed says whether a key of the command was pressed in this tick. A key that
// chose what has the focus, or that a line of words takes, does nothing else.
func (in *Input) Pressed(c Command) bool {
	if in.ByKey {
		return false
	}
	for _, s := range in.Keymap.Of(c) {
		if s.pressed(&in.Raw) && !(in.typing && s.writes()) {
			return true
		}
	}
	return false
}

// Plain returns the stroke as commands have it: without Shift where that makes
// no other stroke, and with nothing held for a button of a pad.
func (s Stroke) Plain() Stroke {
	if s.Pad() {
		return Stroke{Key: s.Key}
	}
	s.Shift = s.Shift && !s.loose()
	return s
}
