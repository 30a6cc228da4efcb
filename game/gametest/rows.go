package gametest

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
)

// Row is a case of a rule, to be read beside the rulebook: a position, what is
// played from it, and what must hold then. Position and what must hold are
// written in the same words, see Language; lines of play are parted by ";".
//
//	move love3            an action in the game's notation
//	!move love3 M3.5      an action that must be refused, by this rule
//	? actions 1           what must hold at this moment
type Row struct{ Rule, Name, Pos, Play, Want string }

// NewRow is a row.
func NewRow(rule, name, pos, play, want string) Row { return Row{rule, name, pos, play, want} }

// Clause is one of "0: word arg arg". Clauses are parted by ";" or lines; without
// a seat before it one is about seat 0, "s:" is a spectator.
type Clause struct {
	Seat game.Seat
	Word string
	Args []string
	Text string
}

// Clauses reads a text.
func Clauses(text string) []Clause {
	var out []Clause
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == ';' || r == '\n' }) {
		c := Clause{Text: strings.TrimSpace(part)}
		f := strings.Fields(part)
		if len(f) > 1 && strings.HasSuffix(f[0], ":") {
			c.Seat = seatNamed(strings.TrimSuffix(f[0], ":"))
			f = f[1:]
		}
		if len(f) > 0 {
			c.Word, c.Args = f[0], f[1:]
			out = append(out, c)
		}
	}
	return out
}

// seatNamed reads a seat; what is no number is a spectator.
func seatNamed(text string) game.Seat {
	if n, err := strconv.Atoi(text); err == nil {
		return game.Seat(n)
	}
	return game.Nobody
}

// Line is all that follows the word.
func (c Clause) Line() string { return strings.Join(c.Args, " ") }

// Int is the one number that follows the word; a word alone says 1.
func (c Clause) Int() (int, error) {
	switch len(c.Args) {
	case 0:
		return 1, nil
	case 1:
		if n, err := strconv.Atoi(c.Args[0]); err == nil {
			return n, nil
		}
	}
	return 0, fmt.Errorf("%q wants one number", c.Text)
}

// Run is a row being played.
type Run[S any] struct {
	*testing.T
	S   *game.Session
	Log []game.Event // all events so far

	lang *Language[S]
}

// Rows tests the rows of a game, which may be of a type of its own.
func Rows[S any, R ~struct{ Rule, Name, Pos, Play, Want string }](t *testing.T, l *Language[S], rows []R) {
	t.Helper()
	seen := map[string]bool{}
	for _, row := range rows {
		r := Row(row)
		name := r.Rule + "_" + strings.ReplaceAll(r.Name, " ", "_")
		if seen[name] {
			t.Errorf("two rows are named %q", name)
		}
		seen[name] = true
		t.Run(name, func(t *testing.T) { l.test(t, r) })
	}
}

func (l *Language[S]) test(t *testing.T, r Row) {
	run := l.Start(t, r.Pos)
	for _, c := range Clauses(r.Play) {
		own := l.Plays[c.Text]
		switch {
		case strings.HasPrefix(c.Text, "!"):
			Refused(t, run.S, strings.TrimPrefix(c.Text, "!"))
		case strings.HasPrefix(c.Text, "?"):
			run.Check(strings.TrimPrefix(c.Text, "?"))
		case own != nil:
			own(run)
		default:
			run.Do(c.Text)
		}
		if t.Failed() {
			t.Fatalf("at %q", c.Text)
		}
	}
	run.Check(r.Want)
}

// Start begins to play from a position.
func (l *Language[S]) Start(t *testing.T, pos string) *Run[S] {
	t.Helper()
	st := l.Position(t, pos)
	return l.From(t, game.From(l.Game, l.setup(Clauses(pos)), any(st).(game.State)))
}

// From goes on with a session.
func (l *Language[S]) From(t *testing.T, s *game.Session) *Run[S] {
	return &Run[S]{T: t, S: s, lang: l}
}

// State is the position as it stands.
func (r *Run[S]) State() *S { return any(r.S.State()).(*S) }

// Do takes an action, and checks that the position stays possible and that its
// events tell every seat all that changed.
func (r *Run[S]) Do(text string) {
	r.Helper()
	r.Log = append(r.Log, Do(r.T, r.S, text)...)
}

// Check checks that all clauses hold.
func (r *Run[S]) Check(text string) {
	r.Helper()
	for _, c := range Clauses(text) {
		if why := r.Fails(c); why != "" {
			r.Errorf("%q: %s", c.Text, why)
		}
	}
}

// CanFail checks that none of the first clauses holds, and each of the others: that
// the rows of a game can fail at all.
func (r *Run[S]) CanFail(false, true string) {
	r.Helper()
	for _, c := range Clauses(false) {
		if r.Fails(c) == "" {
			r.Errorf("%q holds, it should not", c.Text)
		}
	}
	for _, c := range Clauses(true) {
		if why := r.Fails(c); why != "" {
			r.Errorf("%q fails, it should hold: %s", c.Text, why)
		}
	}
}
