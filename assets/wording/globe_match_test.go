package wording

import (
	"os"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// tour is a game round the world with its teller, the letter of its rules, and
// its variants.
type tour struct {
	globe.Game
	voice  game.Teller
	letter string
	plays  []map[string]string
}

var tours = []tour{
	{sakodo.Game, sakodo.Teller, "S", []map[string]string{nil, {"auction": "sealed"}}},
	{routard.Game, routard.Teller, "R", []map[string]string{nil, {"auction": "sealed"}, {"lines": "two", "cards": "one"}, {"express": "yes"}, {"express": "yes", "cards": "three"}}},
}

// tellers speak the game in every language.
func (g tour) tellers() map[string]Teller {
	out := map[string]Teller{}
	for _, l := range words.Languages() {
		out[l] = For(g.Name(), words.In(l), []string{"Lise", "Anatole", "Zoé", "Ode", "Basile", "Irma"})
	}
	return out
}

const six = "at 64; 1: at 65; won souvenir.sardines souvenir.slippers report.kasbah report.storks adventure.volcano adventure.castle"

// awake is a position of three seats of Routard's in which the fine is played.
const awake = "options fine=yes; seats 3; 1: at 41; 1: cheques 9; 2: at 45; 2: cheques 9; cheques 9; top lodging.barn; bag papers guide; "

// rare are positions from which comes what random play seldom meets, as
// "position => actions"; what follows the actions is played at random.
var rare = map[string][]string{
	"sakodo": {
		"seats 3; 1: bag passport guide; 0: money 0; 2: money 0 => want 1; move 1; skip",
		"seats 3; 1: bag passport camera => want 1; move 1; sell camera; bid 200; nobid; skip",
		"at 66; won souvenir.sardines souvenir.slippers report.kasbah report.storks adventure.volcano adventure.castle => move 1",
		"at 64; 1: at 65; won souvenir.sardines souvenir.slippers report.kasbah report.storks adventure.volcano adventure.castle => move 1; take 1; move 2",
		six + "; 1: won souvenir.carpet souvenir.papyrus report.feluccas report.churches report.coppersmiths adventure.yeti adventure.treasure => move 1; take 1; move 2",
		six + "; 1: won souvenir.carpet souvenir.papyrus report.feluccas report.churches adventure.yeti adventure.treasure; 1: money 990 => move 1; take 1; move 2",
		six + "; 1: won souvenir.carpet souvenir.papyrus report.feluccas report.churches adventure.yeti adventure.treasure; 1: money 980 => move 1; take 1; move 2",
		"round 200; starter 0; turn 1; at 25; 1: at 25; won report.kasbah => move 1",
		"at 30; bag passport camera; 1: at 25 => move 1; draw", "at 23; 1: at 40; top chance.wrong_bus; die 1 => move 1",
		"seats 3; 1: at 22; 2: at 22; 1: bag passport guide; runs 1 3 => move 2",
		"at arrival; tickets 1 => fly back", "at arrival => help", "at 23; bag; waits 3 => passport", "at 23; bag; waits 3; money 20 => passport",
		"at 3; top job.ice => help", "seats 3; at 25; bag passport guide; 1: at 30; empty souvenir => move 1",
		"at 25; bag passport guide; 1: at 30; top souvenir.silk => move 1; draw; pay", "bag passport camera => sell camera",
		"at 25; money 100; bag passport guide; 1: at 30; top souvenir.carpet => move 1; draw",
		"at 25; money 200; tickets 1; bag passport guide; 1: at 30; 1: money 0; top souvenir.carpet => move 1; draw",
		"at 27; 1: at 40; top mail.loan; die 1 => move 1", "at 27; 1: at 40; 1: money 30; top mail.dinner; die 1 => move 1; aim 1",
		"at 27; 1: at 40; top mail.visa; die 1 => move 1; aim 1", "at 27; 1: at 40; top mail.good_spot; die 1 => move 1; aim 1",
		"at 27; 1: at 40; 1: bag passport camera; top mail.loan; die 1 => move 1; aim 1",
		"at 23; money 20; bag passport guide guide; 1: at 40; 1: money 0; top chance.customs; die 1 => move 1; pay",
		"at 23; money 20; bag passport guide camera; 1: at 40; 1: money 0; top chance.customs; die 1 => move 1; sell camera",
		"at 23; money 20; 1: at 40; 1: money 0; top chance.customs; die 1 => move 1", "at 23; 1: at 40; top chance.strike; die 1 1 => move 1; move 1",
		"at 23; 1: at 40; bag passport guide guide camera; top chance.monsoon; die 1 => move 1; pick guide",
		"seats 3; 1: at 22; 2: at 22; 1: bag passport guide => move 2; take 1; pick guide", "1: at 22; 1: bag passport guide => move 2; take 1; pick guide; move 1",
		"at 0; tries 2; bag guide; next camera camera; die 2 => fill", "at 0; next passport; die 1 => fill", "at 0; die 3 => try", "at 0; money 250; die 3 => try",
		"seats 3; bag passport camera; 1: money 500; 2: money 400 => sell camera; bid 300; nobid", "bag passport camera; 1: money 0 => sell camera",
		"seats 4; options auction=outcry; bag passport camera guide; tickets 2; won souvenir.carpet => bundle; sell camera; sell ticket; sell ticket; sell carpet; putup; bid 900; nobid; bid 910",
		"seats 3; options auction=outcry; bag passport camera guide => sell camera; nobid; bid 210", "bag passport camera guide => bundle; sell camera; skip",
		"at 33; 1: at 30; die 1 => move 1; skip", "at 28; bag passport compass sleepingbag firstaid; 1: at 25; top adventure.dunes => move 1; draw; choose 2",
		"at 28; bag passport compass sleepingbag firstaid; 1: at 25; top adventure.volcano; die 1 => move 1; draw", "at 25; 1: at 40; bag passport guide => move 1; skip",
	},
	"routard": {
		"seats 3; at 0; 1: bag papers guide; tries 1; die 4 => want 1; line money; skip",
		"seats 4; options auction=outcry; at 25; cheques 9; bag papers camera guide; tickets 2; won souvenir.record => bundle; sell camera; sell ticket; lot 3; sell record; putup; bid 600; nobid; bid 620",
		"seats 3; options auction=outcry; at 25; bag papers camera guide => sell camera; nobid; bid 210", "at 25; bag papers camera guide => bundle; sell camera; skip",
		"at 66; bag papers guide equipment camera; cheques 9; won souvenir.whistle souvenir.record report.dolphins report.falls adventure.currach adventure.turtles => move 1",
		"at 66; 1: at 66; cheques 9; 1: money 1010; won souvenir.whistle souvenir.record report.dolphins report.falls adventure.currach adventure.turtles; 1: won souvenir.pearl souvenir.vase report.whales report.capoeira adventure.wind adventure.salt; die 1 => roll",
		"at 66; 1: at 66; cheques 9; won souvenir.whistle souvenir.record report.dolphins report.falls adventure.currach adventure.turtles; 1: won souvenir.pearl souvenir.vase report.whales report.capoeira adventure.wind adventure.salt; die 1 => roll",
		"at 25; money 5000; cheques 9 => move 1",
		"round 200; turn 1; at 25; cheques 9; 1: cheques 9; won report.falls => move 6", "at arrival; tickets 1; cheques 9 => fly back", "at arrival; cheques 9", "at arrival; money 20; cheques 9 => help",
		"at 20; bag guide; money 190; cheques 9 => help", "at 20; bag guide equipment; money 50; cheques 9; 1: money 0 => sell equipment",
		"at 25; cheques 9; top chance.wave => move 1; skip", "at 25; money 60; cheques 9; top chance.wave => move 1; skip",
		"at 22; cheques 0; top lodging.dormitory => move 1", "at 22; bag papers guide; money 0; 1: money 0; cheques 0; top lodging.dormitory => move 1; night",
		"at 22; money 0; cheques 1; top lodging.dormitory => move 1", "at 25; order 3; cheques 9 => obey", "at 25; 1: at 25; cheques 9; money 60; tickets 1; die 5 => roll",
		"at 25; 1: at 25; cheques 9; die 3 => roll", "at 0; 1: at 0; bag; 1: bag equipment; tries 1; die 5 => line equipment", "at 0; 1: at 0; bag; 1: bag; tries 1; die 5 => line equipment",
		"at 0; bag; tries 1; die 1 => line guide", "at 0; bag; tries 1; die 6 => line guide", "at 0; bag papers guide equipment camera; tries 1; tickets 1; cheques 10; money 1500 => leave",
		"at 26; cheques 9; 1: bag papers guide camera; top mail.borrowed => move 1; skip; aim 1; pick guide",
		"at 26; cheques 9; top mail.house_swap; 1: at 41 => move 1; skip; aim 1", "at 26; cheques 9; top mail.lost_hat; 1: at 41 => move 1; skip; aim 1", "at 26; cheques 9; top mail.kitty; 1: at 41 => move 1; skip; aim 1",
		"at 25; cheques 9; money 20; 1: money 0; top chance.fine => move 1; skip; pay", "at 23; cheques 9; money 30; top souvenir.record => move 1; skip",
		"at 23; cheques 9; bag papers; money 0; top souvenir.record => move 1", "seats 3; 2: at 43; cheques 9; at 24; bag papers camera; empty report => move 1", "at 24; cheques 9; bag papers guide => move 1",
		"at 28; cheques 9 => move 1; buy ticket; skip", "at 29; tickets 1; cheques 9 => fly on", "at 25; cheques 9 => lot 4; bid 60", "at 25; cheques 9; 1: money 0 => lot 4", "at 25; cheques 9; miss 1; turn 1; 1: cheques 9 => move 1",
		awake + "at 24; top report.falls => move 1; draw; ring 2 0", awake + "at 24 => move 1; skip",
		awake + "bag papers guide equipment camera; at 27; top adventure.currach; die 3 => move 1; draw; ring 2 0; ring 1 0",
		awake + "at 24; top report.falls; 1: at 48; 1: bag papers guide equipment camera => move 1; draw; move 1; ring 2 0; ring 1 0; skip",
		"options fine=yes cards=one; seats 3; 1: at 65; at 65; 1: cheques 9; 2: at 45; cheques 9; turn 1; die 3; 1: bag papers guide equipment camera; bag papers guide; won souvenir.record adventure.turtles report.falls; taken 103 => roll; skip; skip",
		"at 25; order 3; money 40; cheques 9 => help", "at 2; money 0; cheques 9 => help", "at 25; cheques 9; bag papers guide; top chance.siesta => move 1; skip",
	},
}

// toured plays matches of a game: some from rare positions, some from their
// beginning, and calls f before the first action and after each.
func (g tour) toured(t *testing.T, matches, actions int, f func(s *game.Session)) {
	t.Helper()
	play := func(s *game.Session, r *game.Rand, most int) {
		f(s)
		for n := 0; n < most && !s.Over(); n++ {
			legal := s.Legal()
			a := legal[r.Intn(len(legal))]
			for range 2 { // sales are many ways to do the same
				if a.Verb == globe.VSell || a.Verb == globe.VLot || a.Verb == globe.VBid || a.N > 20 ||
					strings.HasPrefix(s.Game().Notation(a), "barter ") {
					a = legal[r.Intn(len(legal))]
				}
			}
			if _, err := s.Do(a); err != nil {
				t.Fatal(err)
			}
			f(s)
		}
	}
	for i, text := range rare[g.Name()] {
		pos, acts, _ := strings.Cut(text, "=>")
		run := globetest.Start(t, g.Game, pos)
		f(run.S)
		for _, c := range globetest.Clauses(acts) {
			if _, err := run.S.DoText(c.Text); err != nil {
				t.Fatalf("%s: %q: %v", g.Name(), text, err)
			}
			f(run.S)
		}
		r := game.NewRand(uint64(i))
		play(run.S, &r, 6)
	}
	for n := range matches {
		s, err := game.NewSession(g.Game, globetest.Setup(g.Game, 2+n%5, uint64(n+1), g.plays[n%len(g.plays)]))
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(n))
		play(s, &r, actions)
	}
}

// keys gathers the keys of a phrase and of its parts.
func keys(p game.Phrase, into map[string]int) {
	switch p.Kind {
	case game.Nothing, game.Verbatim, game.Shared:
	case game.Message, game.Counted:
		into[p.Key]++
	}
	for _, part := range p.Parts {
		keys(part, into)
	}
	for _, part := range p.Args {
		keys(part, into)
	}
}

// messages are the keys of a file of words, without the area that they are of.
func messages(t *testing.T, file string) map[string]bool {
	t.Helper()
	data, err := os.ReadFile("../words/" + file + ".en.toml")
	if err != nil {
		t.Fatal(err)
	}
	all, areas, out := map[string]any{}, map[string]bool{}, map[string]bool{}
	if err := toml.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	flat("", all, areas)
	for k := range areas {
		_, key, _ := strings.Cut(k, ".")
		out[key] = true
	}
	return out
}
