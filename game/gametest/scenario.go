package gametest

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
)

// Do takes an action in notation, and checks that the position stays
// possible and that its events, as every seat and a spectator may see them,
// tell all that changed. It gives the events.
func Do(t *testing.T, s *game.Session, text string) []game.Event {
	t.Helper()
	before := views(s)
	events, err := s.DoText(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	if err := s.State().Check(); err != nil {
		t.Fatalf("after %q the position is impossible: %v", text, err)
	}
	for i, after := range views(s) {
		v := before[i]
		for _, e := range game.EventsFor(events, v.Seat) {
			if err := v.Apply(e); err != nil {
				t.Fatalf("after %q, seat %d can't follow: %v", text, v.Seat, err)
			}
		}
		if d := v.Diff(after); d != "" {
			t.Fatalf("after %q, seat %d sees something else than the events told: %s", text, v.Seat, d)
		}
	}
	return events
}

// views are what a spectator and every seat see now.
func views(s *game.Session) []game.View {
	out := []game.View{s.View(game.Nobody)}
	for i := range s.Seats() {
		out = append(out, s.View(game.Seat(i)))
	}
	return out
}

// Refused checks that an action is refused by a rule and changes nothing; the
// line is both, such as "move 7 P4.1".
func Refused(t *testing.T, s *game.Session, line string) {
	t.Helper()
	i := strings.LastIndex(line, " ")
	text, rule := line[:i], line[i+1:]
	before := s.State()
	_, err := s.DoText(text)
	var no *game.Refusal
	switch {
	case err == nil:
		t.Errorf("%q is allowed, it must be refused by %s", text, rule)
	case !errors.As(err, &no):
		t.Errorf("%q: %v", text, err)
	case string(no.Rule) != rule:
		t.Errorf("%q is refused by %q (%s), it must be by %s", text, no.Rule, no.Code, rule)
	case !before.Equal(s.State()):
		t.Errorf("%q is refused and yet changed something", text)
	}
}

// Legal is all legal actions in notation.
func Legal(s *game.Session) []string {
	var out []string
	for _, a := range s.Legal() {
		out = append(out, s.Game().Notation(a))
	}
	return out
}

// Read reads any line as an action, for fuzzing: what is read is written so
// that it is read again, a position may put its words in another order and
// changes nothing else, and any action of the grammar may be asked about.
func Read(t *testing.T, g game.Game, st game.State, line string) {
	t.Helper()
	a, err := g.Parse(line)
	if err != nil {
		if a != (game.Action{}) {
			t.Errorf("%q is refused and read as %+v", line, a)
		}
		return
	}
	text := g.Notation(a)
	if b, err := g.Parse(text); err != nil || a != b {
		t.Errorf("%q is %+v, written %q, read %+v, %v", line, a, text, b, err)
	}
	if strings.Join(strings.Fields(line), " ") != text {
		t.Errorf("%q is read as if it were %q", line, text)
	}
	if b, err := game.From(g, game.Setup{}, st).Read(line); err != nil || !sameWords(text, g.Notation(b)) {
		t.Errorf("%q is read in a position as if it were %q: %v", line, g.Notation(b), err)
	}
	st.Refuse(a)
}

// Lines plays lines of a protocol, for fuzzing; a number from 1 to 255 is a
// legal action, so that the others meet many positions. What is not done
// changes nothing, and what the grammar knows is refused with a reason.
func Lines(t *testing.T, s *game.Session, text string) {
	t.Helper()
	lines := strings.Split(text, "\n")
	for _, line := range lines[:min(len(lines), 100)] {
		if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= 255 && strconv.Itoa(n) == line && !s.Over() {
			legal := s.Legal()
			line = s.Game().Notation(legal[n%len(legal)])
		}
		if line == "undo" {
			before := s.Len()
			if err := s.Undo(); err == nil && s.Len() != before-1 {
				t.Errorf("undo leads from %d to %d", before, s.Len())
			}
			continue
		}
		before := s.State()
		_, err := s.DoText(line)
		var refusal *game.Refusal
		if after := s.State(); after.Check() != nil || (err != nil) != before.Equal(after) {
			t.Fatalf("%q: %v: %v", line, err, after.Check())
		} else if a, bad := s.Game().Parse(line); bad == nil && err != nil &&
			(!errors.As(err, &refusal) || refusal.Code == "refuse.illegal") {
			t.Fatalf("%q: %+v is refused without a reason: %v", line, a, err)
		}
	}
}
