package store

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/foreign"
)

// fields are those of the format. Whoever changes what Header or record hold raises Format, and writes them down.
const fields = "format app game rules id name created seats seats.name seats.colour setup setup.game setup.seats" +
	" setup.options setup.seed position lesson from training deal deal.match deal.turn deal.secret deal.parts deal.parts.name" +
	" deal.parts.part" +
	" | start a why why.chance why.turn why.passed why.passed.a why.passed.loss undo redo name lift end" +
	" scores scores.total scores.place scores.lines scores.lines.key scores.lines.rule scores.lines.count scores.lines.points"

// globe are the fields that positions of Sakodo and of Le jeu du Routard share.
const (
	globe      = "game chance phase round starter active die riders need plays two_lines express outcry lot_tickets lot_cheques lots"
	decks      = " deck_job deck_chance deck_mail deck_souvenir deck_report deck_adventure deck_lodging"
	globeSeats = "seats seats.square seats.money seats.tickets seats.cheques seats.miss seats.order seats.tries seats.waits" +
		" seats.runs seats.arrived seats.kind seats.wants"
	held = " seats.place seats.bid seats.bag seats.won"
)

// positions are the fields of the positions, by the game; what was said of fields holds for them too. Where a game's rules
// rise with its fields, as those of Sakodo and Routard to 4, its older files are refused by that.
var positions = map[string]string{
	"postcards": "game chance side open_faces round first turn phase played extra moves takes camps steps row travel_deck" +
		" travel_discard postcard_top postcard_row postcard_deck postcard_discard gift_row gift_deck gift_discard seats" +
		" seats.kind seats.score seats.itinerary seats.bike seats.bonus seats.camps seats.hand seats.played seats.look" +
		" seats.gifts seats.sent seats.postcards seats.postcards.card seats.postcards.stamps seats.postcards.memories",
	"montaigne": "game chance winds encounters longvoyage turn phase actions acted called remade passes last_turn steps" +
		" row reserve discard seats seats.kind seats.home seats.turned seats.visited seats.hand seats.voyage seats.tiles",
	"sakodo":  globe + " steps barter" + decks + " items open drawn lot lot_cards " + globeSeats + held,
	"routard": globe + " fine steps" + decks + " open drawn lot lot_cards " + globeSeats + " seats.rings seats.taken seats.unlawful" + held,
}

// TestFormatFields checks that a field raises the format.
func TestFormatFields(t *testing.T) {
	now := strings.Join(foreign.Fields(Header{}), " ") + " | " + strings.Join(foreign.Fields(record{}), " ")
	if now != fields || Format != 4 || FormatDealt != 5 {
		t.Errorf("the fields changed: raise Format, and write them down.\nformat 4 has %s\nnow there are %s", fields, now)
	}
	for _, p := range box.Games {
		g := p.Game
		if now := strings.Join(written(t, g), " "); now != positions[g.Name()] {
			t.Errorf("positions of %s changed: raise Format, and write the fields down.\nformat 4 has %s\nnow there are %s",
				g.Name(), positions[g.Name()], now)
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
	s, err := game.NewSession(g, game.Setup{Game: g.Name(), Seats: []string{"person", "person"}, Seed: "3"})
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

// TestToTheLetter: what the format doesn't have is refused by its name, in both
// languages; the match is left as it is, or its good part kept.
func TestToTheLetter(t *testing.T) {
	data := string(full(t, 12))
	begun := begin(t, shelf(t), meta(10))
	play(t, begun, 10, 4)
	w := meta(10)
	w.Start = lineOf(begun.Session().State())
	position, err := os.ReadFile(begin(t, shelf(t), w).path)
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
