package stage

import (
	"encoding/json"
	"slices"
)

// Keymap says which keys the commands have. It is never changed, only replaced;
// nil is the usual one.
type Keymap struct {
	own map[Command][]Stroke // of the commands whose keys are not the usual
}

// Commands returns all commands, in the order in which they are listed.
func Commands() []Command {
	out := make([]Command, len(usual))
	for i, u := range usual {
		out[i] = u.Command
	}
	return out
}

// Of returns the strokes of a command; none for one that has none.
func (k *Keymap) Of(c Command) []Stroke {
	if k != nil {
		if own, ok := k.own[c]; ok {
			return own
		}
	}
	for i := range usual {
		if usual[i].Command == c {
			return usual[i].keys
		}
	}
	return nil
}

// Who returns the command that has the stroke, "" for none.
func (k *Keymap) Who(s Stroke) Command {
	for i := range usual {
		for _, o := range k.Of(usual[i].Command) {
			if o == s || o.Key == s.Key && o.Ctrl == s.Ctrl && o.loose() {
				return usual[i].Command
			}
		}
	}
	return ""
}

// Bind returns a keymap in which the stroke is the command's only one of its
// device, keyboard or pad. A command that had it and would be left with none of
// that device gets those that this one had: lost is that command, or "".
func (k *Keymap) Bind(c Command, s Stroke) (next *Keymap, lost Command) {
	next = &Keymap{own: map[Command][]Stroke{}}
	if k != nil {
		for c, keys := range k.own {
			next.own[c] = keys
		}
	}
	device := func(o Stroke) bool { return o.Pad() == s.Pad() }
	var had, kept []Stroke
	for _, o := range k.Of(c) {
		if device(o) {
			had = append(had, o)
		} else {
			kept = append(kept, o)
		}
	}
	if lost = k.Who(s); lost != "" && lost != c {
		left := slices.DeleteFunc(slices.Clone(k.Of(lost)), func(o Stroke) bool {
			return o.Key == s.Key && o.Ctrl == s.Ctrl && (o.Shift == s.Shift || o.loose())
		})
		if !slices.ContainsFunc(left, device) {
			left = append(left, had...)
		}
		next.own[lost] = left
	} else {
		lost = ""
	}
	next.own[c] = append(kept, s)
	return next.tidy(), lost
}

// tidy leaves out what is as usual; a keymap that is all usual is nil.
func (k *Keymap) tidy() *Keymap {
	for c, keys := range k.own {
		if sameStrokes(keys, (*Keymap)(nil).Of(c)) {
			delete(k.own, c)
		}
	}
	if len(k.own) == 0 {
		return nil
	}
	return k
}

// sameStrokes says whether both are the same, in any order.
func sameStrokes(a, b []Stroke) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(s Stroke) bool { return !slices.Contains(b, s) })
}

// MarshalJSON implements json.Marshaler: commands with their strokes, without
// those that have the usual ones.
func (k *Keymap) MarshalJSON() ([]byte, error) {
	out := map[Command][]string{}
	if k != nil {
		for c, keys := range k.own {
			out[c] = []string{}
			for _, s := range keys {
				out[c] = append(out[c], s.String())
			}
		}
	}
	return json.Marshal(out)
}

// UnmarshalJSON implements json.Unmarshaler. What it doesn't know it leaves
// out: a file of another program, or of a hand that slipped, breaks nothing. A
// stroke that two commands claim is the first one's.
func (k *Keymap) UnmarshalJSON(data []byte) error {
	k.own = map[Command][]Stroke{}
	var raw map[string]json.RawMessage
	if json.Unmarshal(data, &raw) != nil {
		return nil
	}
	taken := map[Stroke]bool{}
	for _, u := range usual {
		text, ok := raw[string(u.Command)]
		if !ok {
			continue
		}
		var names []string
		if json.Unmarshal(text, &names) != nil {
			continue
		}
		keys := []Stroke{}
		for _, n := range names {
			if s, ok := ParseStroke(n); ok && !s.Fixed() && !taken[s] {
				taken[s] = true
				keys = append(keys, s)
			}
		}
		if len(keys) > 0 || len(names) == 0 {
			k.own[u.Command] = keys
		}
	}
	k.settle(taken)
	return nil
}

// settle takes from commands with usual keys what others chose.
func (k *Keymap) settle(taken map[Stroke]bool) {
	for _, u := range usual {
		if _, own := k.own[u.Command]; own {
			continue
		}
		left := slices.DeleteFunc(slices.Clone(u.keys), func(s Stroke) bool { return taken[s] })
		if len(left) < len(u.keys) {
			k.own[u.Command] = left
		}
	}
}
