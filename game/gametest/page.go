package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"posterestante/game"
)

// page holds law 9: to JSON and back, and what becomes of damaged pages.
func (m *match) page(st game.State, _ []game.Action) error {
	data := text(st)
	back, err := m.g.Load(data)
	if err != nil {
		return m.broken(Page, "its own page is refused: %v\n%s", err, data)
	}
	if !back.Equal(st) {
		return m.broken(Page, "the page gives another state:\n%s", data)
	}
	if again := text(back); !bytes.Equal(data, again) {
		return m.broken(Page, "the page is written otherwise the second time:\n%s\n%s", data, again)
	}
	for range 4 {
		bad := damage(data, &m.chance)
		if err := Survives(m.g, bad, m.chance.Next(), 30); err != nil {
			return m.broken(Page, "a damaged page: %v\n%s", err, bad)
		}
	}
	for _, bad := range strange(data) {
		if _, err := m.g.Load(bad); err == nil {
			return m.broken(Page, "a page is not read to the letter:\n%s", bad)
		}
	}
	return nil
}

// strange gives pages with a field that nobody knows, with their first field in
// other letters, and with that field twice.
func strange(data []byte) [][]byte {
	var fields map[string]json.RawMessage
	quoted := bytes.SplitN(data, []byte(`"`), 3)
	if json.Unmarshal(data, &fields) != nil || len(quoted) < 3 {
		return nil
	}
	name, rest := string(quoted[1]), data[1:]
	other := strings.ToUpper(name)
	if other == name {
		other = strings.ToLower(name)
	}
	return [][]byte{
		fmt.Appendf(nil, `{"strange":0,%s`, rest),
		bytes.Replace(data, []byte(name), []byte(other), 1),
		fmt.Appendf(nil, `{%q:%s,%s`, name, fields[name], rest),
	}
}

// Survives says whether a page, however damaged, is either refused or gives a
// position from which so many random actions can be played, nil if it is so.
// Fuzzing uses it.
func Survives(g game.Game, data []byte, seed uint64, actions int) (err error) {
	doing := "Load"
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic in %s: %v", doing, r)
		}
	}()
	st, err := g.Load(data)
	if err != nil {
		return nil
	}
	r := game.NewRand(seed)
	for n := 0; ; n++ {
		if err := st.Check(); err != nil {
			return fmt.Errorf("after %d actions, last %q: %v", n, doing, err)
		}
		legal := st.Legal(nil)
		if st.Over() || n == actions {
			st.Scores()
			return nil
		}
		if len(legal) == 0 {
			return fmt.Errorf("after %d actions, last %q, there is nothing to do", n, doing)
		}
		a := legal[r.Intn(len(legal))]
		doing = g.Notation(a)
		st.Apply(a, new(game.Log))
	}
}

// damage harms a page: cuts it, changes a byte, or changes a value in it.
func damage(data []byte, r *game.Rand) []byte {
	bad := slices.Clone(data)
	switch r.Intn(4) {
	case 0:
		return bad[:r.Intn(len(bad))]
	case 1:
		bad[r.Intn(len(bad))] = byte(r.Intn(256))
		return bad
	}
	edits := make([]byte, 8*(1+r.Intn(3)))
	for i := range edits {
		edits[i] = byte(r.Intn(256))
	}
	return Edit(data, edits)
}

// Edit changes values in a JSON text, four bytes an edit: what is done, two
// values by their number, and an amount. What is not JSON stays as it is.
func Edit(data, edits []byte) []byte {
	var tree any
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if d.Decode(&tree) != nil {
		return data
	}
	root := []any{tree}
	for ; len(edits) >= 4; edits = edits[4:] {
		edit(root, edits[0], int(edits[1]), int(edits[2]), edits[3])
	}
	out, err := json.Marshal(root[0])
	if err != nil {
		return data
	}
	return out
}

// place is where a value stands: in a list or in an object.
type place struct {
	list []any
	at   int
	obj  map[string]any
	key  string
}

func (p place) get() any {
	if p.obj != nil {
		return p.obj[p.key]
	}
	return p.list[p.at]
}

func (p place) set(v any) {
	if p.obj != nil {
		p.obj[p.key] = v
	} else {
		p.list[p.at] = v
	}
}

// places lists all values of a tree that are of the kind of like.
func places(list []any, like func(any) bool) (out []place) {
	var visit func(p place)
	visit = func(p place) {
		v := p.get()
		if like(v) {
			out = append(out, p)
		}
		switch v := v.(type) {
		case []any:
			for i := range v {
				visit(place{list: v, at: i})
			}
		case map[string]any:
			var keys []string
			for k := range v {
				keys = append(keys, k)
			}
			slices.Sort(keys)
			for _, k := range keys {
				visit(place{obj: v, key: k})
			}
		}
	}
	visit(place{list: list})
	return out
}

// copied is a value that shares nothing, lest a tree grows into itself.
func copied(v any) (out any) {
	data, err := json.Marshal(v)
	if err != nil {
		return nil
	}
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if d.Decode(&out) != nil {
		return nil
	}
	return out
}

func isList(v any) bool   { _, ok := v.([]any); return ok }
func isNumber(v any) bool { _, ok := v.(json.Number); return ok }
func isString(v any) bool { _, ok := v.(string); return ok }

// edit does one change.
func edit(root []any, what byte, i, j int, amount byte) {
	all := places(root, func(any) bool { return true })
	lists, numbers, strings := places(root, isList), places(root, isNumber), places(root, isString)
	pick := func(p []place, n int) place { return p[n%len(p)] }
	switch what % 8 {
	case 0: // a value where another stood
		pick(all, i).set(copied(pick(all, j).get()))
	case 1: // no value
		pick(all, i).set(nil)
	case 2: // a number, sometimes a great one
		if len(numbers) > 0 {
			n := int(int8(amount))
			if j%4 == 0 {
				n *= 258
			}
			pick(numbers, i).set(json.Number(fmt.Sprint(n)))
		}
	case 3, 4: // two strings change places
		if len(strings) > 0 {
			a, b := pick(strings, i+int(amount)), pick(strings, j)
			v, w := a.get(), b.get()
			a.set(w)
			b.set(v)
		}
	case 5, 6: // the last of one list goes to the end of another
		if len(lists) > 0 {
			a, b := pick(lists, i), pick(lists, j)
			if from, ok := a.get().([]any); ok && len(from) > 0 && i%len(lists) != j%len(lists) {
				a.set(from[:len(from)-1])
				b.set(append(slices.Clone(b.get().([]any)), copied(from[len(from)-1])))
			}
		}
	case 7: // three small numbers at the end of a list
		if len(lists) > 0 {
			a := pick(lists, i)
			a.set(append(slices.Clone(a.get().([]any)), []any{j % 20, amount % 16, amount / 64}))
		}
	}
}
