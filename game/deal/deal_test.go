package deal

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"posterestante/game"
)

// drawer fills with numbers that a test can repeat.
func drawer(seed uint64) func([]byte) {
	r := game.NewRand(seed)
	return func(b []byte) {
		for i := range b {
			b[i] = byte(r.Next())
		}
	}
}

// dealt is a deal of so many programs, by the rules, and what each of them knows.
func dealt(t *testing.T, n int) (*Table, []*Party) {
	t.Helper()
	var names []string
	for i := range n {
		names = append(names, fmt.Sprint("Friend ", i))
	}
	tb := Begin("20261125-120000-abcde", 2, names, drawer(1))
	parties := []*Party{{}} // the first looks on
	tb.round(t, parties[:1], -1)
	for i := range n {
		p := &Party{}
		parties = append(parties, p)
		a := p.Hear(heard(t, tb.Terms(i)), drawer(uint64(i+2)))
		if all, ok := tb.Commit(i, a.Sum); !ok || all != (i == n-1) || a.Part != "" {
			t.Fatal(i, all, ok)
		}
	}
	if n > 0 {
		tb.round(t, parties[:1], -1)
	}
	for i := range n {
		a := parties[i+1].Hear(heard(t, tb.Terms(i)), drawer(9))
		if all, ok := tb.Open(i, a.Part); !ok || all != (i == n-1) || a.Sum != "" {
			t.Fatal(i, all, ok)
		}
	}
	return tb, parties
}

// round tells those who give nothing.
func (tb *Table) round(t *testing.T, parties []*Party, you int) {
	for _, p := range parties {
		if a := p.Hear(heard(t, tb.Terms(you)), drawer(9)); a != (Answer{}) {
			t.Error("who looks on answers", a)
		}
	}
}

// heard is what comes out of a message.
func heard(t *testing.T, in *Terms) (out *Terms) {
	t.Helper()
	text, err := json.Marshal(in)
	if err == nil {
		err = json.Unmarshal(text, &out)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestFair: what is dealt by the rules fits in everybody's eyes; each part changes the seed, and nobody's secret can be
// read from what all are told before the match.
func TestFair(t *testing.T) {
	for n := range game.MaxSeats + 1 {
		tb, parties := dealt(t, n)
		d, seed := tb.Deal()
		if !tb.Opened() || len(seed) != 52 || seed.Check() != nil {
			t.Fatalf("%d: seed %q", n, seed)
		}
		for i, p := range parties {
			if err := p.Check(&d, d.Match, seed); err != nil {
				t.Errorf("%d: party %d: %v", n, i, err)
			}
		}
		public, _ := json.Marshal(tb.Terms(-1))
		secrets := []string{d.Secret, string(seed)}
		for i, p := range d.Parts {
			secrets = append(secrets, p.Part)
			other := d
			other.Parts = append([]Share(nil), d.Parts...)
			other.Parts[i].Part = Draw(drawer(77))
			if other.Seed() == seed {
				t.Error("a part changes nothing")
			}
		}
		for _, s := range secrets {
			if strings.Contains(string(public), s) {
				t.Error("all are told", s)
			}
		}
	}
}

// TestCheats: a referee that changes anything after it was committed to is found out by who gave a part.
func TestCheats(t *testing.T) {
	for name, row := range map[string]struct {
		cheat func(*Deal)
		want  error
	}{
		"another secret": {func(d *Deal) { d.Secret = Draw(drawer(50)) }, ErrBroken},
		"another part":   {func(d *Deal) { d.Parts[1].Part = Draw(drawer(50)) }, ErrBroken},
		"mine":           {func(d *Deal) { d.Parts[0].Part = Draw(drawer(50)) }, ErrBroken},
		"left out":       {func(d *Deal) { d.Parts = d.Parts[:1] }, ErrLost},
		"all left out":   {func(d *Deal) { d.Parts = nil }, ErrLost},
		"one more":       {func(d *Deal) { d.Parts = append(d.Parts, Share{"x", Draw(drawer(50))}) }, ErrLost},
		"turned round":   {func(d *Deal) { d.Parts[0], d.Parts[1] = d.Parts[1], d.Parts[0] }, ErrBroken},
		"the first one":  {func(d *Deal) { d.Turn = 1 }, ErrBroken},
		"no turn":        {func(d *Deal) { d.Turn = 0 }, ErrText},
		"no secret":      {func(d *Deal) { d.Secret = "" }, ErrText},
		"large letters":  {func(d *Deal) { d.Secret = strings.ToUpper(d.Secret) }, ErrText},
		"another match":  {func(d *Deal) { d.Match = "20261125-120000-edcba" }, ErrSeed},
	} {
		tb, parties := dealt(t, 2)
		d, _ := tb.Deal()
		match := d.Match
		row.cheat(&d)
		if err := parties[1].Check(&d, match, d.Seed()); !errors.Is(err, row.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	tb, parties := dealt(t, 2)
	d, seed := tb.Deal()
	if err := parties[1].Check(&d, d.Match, seed+"x"); !errors.Is(err, ErrSeed) {
		t.Error("another seed:", err)
	}
	kept, err := json.Marshal(parties[2])
	var back Party
	if err == nil {
		err = json.Unmarshal(kept, &back)
	}
	if err != nil || back.Check(&d, d.Match, seed) != nil {
		t.Error("a party that was kept:", err)
	}
}

// TestOrder: parts are opened only once all sums are there; what comes twice, early, from others or is no sum is
// refused; terms that break those of before are not answered.
func TestOrder(t *testing.T) {
	tb := Begin("m", 1, []string{"a", "b"}, drawer(1))
	a, b := &Party{}, &Party{}
	first, second := a.Hear(tb.Terms(0), drawer(2)), b.Hear(tb.Terms(1), drawer(3))
	if _, ok := tb.Open(0, a.Part); ok {
		t.Error("opened before all committed")
	}
	for _, sum := range []string{"", "xyz", first.Sum + "00", strings.ToUpper(first.Sum)} {
		if _, ok := tb.Commit(0, sum); ok {
			t.Error("a sum:", sum)
		}
	}
	for _, i := range []int{-1, 2} {
		if _, ok := tb.Commit(i, first.Sum); ok {
			t.Error("a stranger")
		}
	}
	if _, ok := tb.Commit(0, first.Sum); !ok || tb.Late(0) || !tb.Late(1) {
		t.Error("the first")
	}
	if _, ok := tb.Commit(0, first.Sum); ok {
		t.Error("twice")
	}
	early := tb.Terms(0)
	if early.Sums != nil {
		t.Error("sums are told before all are there")
	}
	tb.Commit(1, second.Sum)
	good := tb.Terms(0)
	for name, breaks := range map[string]func(*Terms){
		"another referee": func(t *Terms) { t.Host = t.Sums[1] }, "another place": func(t *Terms) { t.You = 1 },
		"my sum changed": func(t *Terms) { t.Sums = []string{t.Sums[1], t.Sums[1]} },
		"a name":         func(t *Terms) { t.Names = []string{"a", "c"} }, "a turn": func(t *Terms) { t.Turn = 2 },
		"a sum less": func(t *Terms) { t.Sums = t.Sums[:1] }, "no sum": func(t *Terms) { t.Sums = []string{"a", "b"} },
	} {
		p, said := *a, *good
		breaks(&said)
		if x := p.Hear(&said, drawer(4)); x.Part != "" {
			t.Errorf("%s: the part is opened", name)
		}
	}
	if x := a.Hear(good, drawer(4)); x.Part != a.Part || x.Part == "" {
		t.Error("it isn't opened", x)
	}
	if x := a.Hear(good, drawer(4)); x != (Answer{}) {
		t.Error("it is opened twice")
	}
	if _, ok := tb.Open(1, a.Part); ok {
		t.Error("another's part")
	}
}
