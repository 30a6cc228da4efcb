package store

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/foreign"
)

// formats are the fields of each format there was. Whoever changes what Header
// or record hold raises Format and adds a line here, and no other line changes.
var formats = map[int]string{
	1: "format app game rules id name created seats seats.name seats.colour setup setup.game setup.seats setup.options setup.seed position lesson from" +
		" | start a undo redo name lift end scores scores.total scores.place scores.lines scores.lines.key scores.lines.rule scores.lines.count scores.lines.points",
	2: "format app game rules id name created seats seats.name seats.colour setup setup.game setup.seats setup.options setup.seed position lesson from training" +
		" | start a why why.chance why.turn why.passed why.passed.a why.passed.loss undo redo name lift end" +
		" scores scores.total scores.place scores.lines scores.lines.key scores.lines.rule scores.lines.count scores.lines.points",
}

// globe are the fields that positions of Sakodo and of Le jeu du Routard share. Rules came with
// their rules 2, which an older program refuses by the header; positions of rules 1 have none.
const (
	globe      = "game chance phase round starter active die riders need plays two_lines express rules steps deck_job deck_chance deck_mail deck_souvenir deck_report deck_adventure deck_lodging"
	globeSeats = "seats seats.square seats.money seats.tickets seats.cheques seats.miss seats.order seats.tries seats.waits seats.runs seats.arrived seats.kind seats.place seats.bid seats.bag seats.won"
)

// positions are the fields of the positions of each format, by the game.
var positions = map[int]map[string]string{
	1: {
		"postcards": "game chance side open_faces round first turn phase played extra moves takes camps steps row travel_deck travel_discard postcard_top postcard_row" +
			" postcard_deck postcard_discard gift_row gift_deck gift_discard seats seats.kind seats.score seats.itinerary seats.bike seats.bonus seats.camps seats.hand" +
			" seats.played seats.look seats.gifts seats.sent seats.postcards seats.postcards.card seats.postcards.stamps seats.postcards.memories",
		"montaigne": "game chance winds encounters turn phase actions acted called remade passes last_turn steps row reserve discard" +
			" seats seats.kind seats.home seats.turned seats.visited seats.hand seats.voyage seats.tiles",
		"sakodo":  globe + " items open drawn lot " + globeSeats,
		"routard": globe + " open drawn lot " + globeSeats,
	},
}

// positionFormat is the last format in which positions changed.
const positionFormat = 1

// TestFormatFields holds that a field raises the format.
func TestFormatFields(t *testing.T) {
	now := strings.Join(foreign.Fields(Header{}), " ") + " | " + strings.Join(foreign.Fields(record{}), " ")
	if now != formats[Format] {
		t.Errorf("the fields changed: raise Format, and write them down.\nformat %d has %s\nnow there are %s", Format, formats[Format], now)
	}
	for _, p := range box.Games {
		g := p.Game
		if now := strings.Join(written(t, g), " "); now != positions[positionFormat][g.Name()] {
			t.Errorf("positions of %s changed: raise Format, and write the fields down.\nformat %d has %s\nnow there are %s", g.Name(), positionFormat, positions[positionFormat][g.Name()], now)
		}
	}
}

// written lists the fields of the positions that a match goes through.
func written(t *testing.T, g game.Game) (out []string) {
	t.Helper()
	var add func(at string, v json.RawMessage)
	add = func(at string, v json.RawMessage) {
		var list []json.RawMessage
		if json.Unmarshal(v, &list) == nil {
			for _, e := range list {
				add(at, e)
			}
			return
		}
		var object map[string]json.RawMessage
		if v[0] != '{' || json.Unmarshal(v, &object) != nil {
			return
		}
		for name := range foreign.Keys(v) {
			if !slices.Contains(out, at+name) {
				out = append(out, at+name)
			}
			add(at+name+".", object[name])
		}
	}
	s, err := game.NewSession(g, game.Setup{Game: g.Name(), Seats: []string{"person", "person"}, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for r := game.NewRand(1); ; {
		data, err := json.Marshal(s.State())
		if err != nil {
			t.Fatal(err)
		}
		if add("", data); s.Over() || s.Len() == 100 {
			return out
		}
		legal := s.Legal()
		if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
}

// TestFormat1 reads a file of format 1, as that program wrote it, that has every
// field and every kind of record.
func TestFormat1(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "format1"+ext))
	if err != nil {
		t.Fatal(err)
	}
	missing := strings.Fields(strings.ReplaceAll(formats[1], " | ", " "))
	for line := range bytes.Lines(data) {
		missing = slices.DeleteFunc(missing, func(f string) bool {
			return bytes.Contains(line, []byte(`"`+f[strings.LastIndexByte(f, '.')+1:]+`":`))
		})
	}
	if len(missing) > 0 {
		t.Fatal("the file lacks", missing)
	}
	r, err := Read(data)
	if err != nil || r.Damage != nil {
		t.Fatal(err, r)
	}
	if r.Name != "Août �31m" || r.Session.Len() != 65 || !r.Session.Over() || !r.Ended || r.Session.Lifted() || !r.Session.Crossed() {
		t.Errorf("%q, %d actions, %+v", r.Name, r.Session.Len(), r)
	}
	if h := r.Header; h.Name != "Été �à la mer�[2J" || h.Lesson != "first" || h.From != "20261122-045436-ej7iq" || h.Seats[0] != (Seat{"Zoé Lefèvre�", 3}) ||
		h.Seats[1].Name != "Œdipe \"le <grand>\" et tous ceux de sa maison qui voyagent a…" {
		t.Errorf("%+v", h)
	}
	s := shelf(t)
	in, err := s.Import("x.poste", data)
	if err != nil || in.Damage != nil {
		t.Fatal(in, err)
	}
	if m := resume(t, s, in.ID); m.Damage() != nil {
		t.Error(m.Damage())
	} else {
		closed(t, m)
	}
	if now, _ := os.ReadFile(s.path(in.ID)); !bytes.Equal(now, data) {
		t.Error("the file was touched")
	}
	if in := s.List()[0]; in.Problem != nil || in.Actions != 65 || !in.Over {
		t.Errorf("the list says %+v", in)
	}
}

// TestWrittenMatches holds that every match file in the tree reads as it always did.
func TestWrittenMatches(t *testing.T) {
	for file, want := range map[string]struct {
		actions int
		damage  string
	}{
		"testdata/short.jsonl": {30, ""}, "testdata/damaged.jsonl": {30, "store.damage.torn"}, "testdata/position.jsonl": {3, ""},
		"testdata/format1.jsonl": {65, ""}, "../../docs/examples/match.jsonl": {30, ""},
	} {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := Read(data)
		if err != nil || r.Session.Len() != want.actions || (r.Damage == nil) != (want.damage == "") || r.Damage != nil && r.Damage.Key != want.damage {
			t.Errorf("%s: %v, %+v", file, err, r)
		}
	}
}

// TestToTheLetter: what the format doesn't have is refused by its name, in both
// languages; the match is left as it is, or its good part kept.
func TestToTheLetter(t *testing.T) {
	data := string(full(t, 12))
	position, err := os.ReadFile(filepath.Join("testdata", "position"+ext))
	if err != nil {
		t.Fatal(err)
	}
	header := func(from, to string) string { return swapped(t, data, from, to) }
	place := func(from, to string) string { return swapped(t, string(position), from, to) }
	for _, c := range []struct{ what, data, names string }{
		{"an unknown field", header(`"game":`, `"mood":1,"game":`), "“mood”"},
		{"another case", header(`"app":`, `"App":`), "“App”"},
		{"a field twice", header(`"rules":1`, `"rules":1,"rules":1`), "“rules”"},
		{"an unknown field of a seat", header(`"colour":2`, `"colour":2,"hat":1`), "“hat”"},
		{"a colour as text", header(`"colour":2`, `"colour":"2"`), "colour”"},
		{"a colour twice", header(`"colour":2`, `"colour":2,"colour":2`), "“colour”"},
		{"a great colour", header(`"colour":2`, `"colour":1000000000`), "0"},
		{"a colour too many", header(`"colour":2`, `"colour":6`), "0"},
		{"a colour below all", header(`"colour":2`, `"colour":-1`), "0"},
		{"an option twice", header(`"side":"B"`, `"side":"B","side":"B"`), "“side”"},
		{"no value", header(`"rules":1`, `"rules":null`), "“rules”"},
		{"an unknown field of the position", place(`"round":`, `"weather":3,"round":`), "“weather”"},
		{"another case in the position", place(`"round":`, `"Round":`), "“Round”"},
		{"twice in the position", place(`"round":`, `"round":3,"round":`), "“round”"},
		{"twice in a seat of the position", place(`"bike":`, `"bike":3,"bike":`), "“bike”"},
		{"an option of a position", place(`"side":"B"},"seed"`, `"side":"C"},"seed"`), "option"},
	} {
		_, err := Read([]byte(c.data))
		d, ok := err.(*Damage)
		if !ok || d.Key != "store.damage.header" {
			t.Errorf("%s: %v", c.what, err)
			continue
		}
		for _, lang := range []string{"en", "fr"} {
			names := c.names
			if lang == "fr" {
				names = strings.NewReplacer("“", "«\u00a0", "”", "\u00a0»").Replace(names)
			}
			if said := d.Say(lang); !strings.Contains(said, names) {
				t.Errorf("%s: %s doesn't name %s", c.what, said, c.names)
			}
		}
		s := shelf(t)
		if _, err := s.Import("x", []byte(c.data)); key(err) != "store.import.damaged" || !strings.Contains(err.Error(), c.names) {
			t.Errorf("%s, imported: %v", c.what, err)
		}
		write(t, s.path("m"), []byte(c.data))
		in := s.List()[0]
		if _, err := s.Resume("m"); key(err) != "store.damage.header" {
			t.Errorf("%s, resumed: %v, the list says %+v", c.what, err, in.Problem)
		}
		if now, _ := os.ReadFile(s.path("m")); string(now) != c.data {
			t.Errorf("%s: the file was touched", c.what)
		}
	}
	for _, c := range []struct{ line, names string }{
		{`{"a":"pass","undo":0}`, "one thing"}, {`{"undo":0,"a":"pass"}`, "one thing"}, {`{"undo":0}`, "one thing"}, {`{"a":"pass","a":"pass"}`, "“a”"},
		{`{"A":"pass"}`, "“A”"}, {`{"Undo":1}`, "“Undo”"}, {`{"undo":1,"undo":1}`, "“undo”"}, {`{"undo":-1}`, "one thing"}, {`{"mood":1}`, "“mood”"},
		{`{"name":"x","name":null}`, "“name”"}, {`{"name":"x","lift":null}`, "one thing"}, {`{"end":false,"name":"x"}`, "one thing"}, {`{"name":"x","scores":null}`, "one thing"},
		{`{"scores":[]}`, "one thing"}, {`{"lift":true,"redo":0}`, "one thing"}, {`{"end":true,"scores":[{"total":1,"Place":1}]}`, "“Place”"}, {`{}`, "one thing"},
		{`{"undo":null}`, "“undo”"}, {`{"a":null}`, "“a”"}, {`{"name":null}`, "one thing"},
	} {
		r, err := Read([]byte(data + c.line + "\n"))
		if err != nil || r.Damage == nil || r.Damage.Key != "store.damage.line" || r.Damage.Line != 14 || r.Damage.Kept != 12 || !strings.Contains(r.Damage.Error(), c.names) {
			t.Errorf("%s: %v, %v", c.line, err, r.Damage)
		}
		s := shelf(t)
		write(t, s.path("m"), []byte(data+c.line+"\n"))
		if p := s.List()[0].Problem; p == nil || p.Key != "store.damage.line" || !strings.Contains(p.Error(), c.names) {
			t.Errorf("%s: the list says %v", c.line, p)
		}
	}
}

// swapped puts one text in place of another, which must be there.
func swapped(t *testing.T, data, from, to string) string {
	t.Helper()
	if !strings.Contains(data, from) {
		t.Fatalf("there is no %s", from)
	}
	return strings.Replace(data, from, to, 1)
}
