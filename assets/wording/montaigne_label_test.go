package wording

import (
	"strings"
	"testing"
	"unicode/utf8"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

func TestMontaigneLabels(t *testing.T) {
	ruled := map[game.Zone]int{}
	roamed(t, 6, func(s *game.Session, _ game.Step) {
		if s.Len()%23 != 0 && !s.Over() {
			return
		}
		for seat := game.Nobody; int(seat) < s.Seats(); seat++ {
			v := s.View(seat)
			for lang, tell := range travelTellers() {
				for _, spot := range spots(&v) {
					labelled(t, &v, lang, tell, spot)
					rules := tell.Rules(&v, spot)
					for _, text := range rules {
						if !strings.Contains(text, "(M") || sane(text) != "" {
							t.Fatalf("%s %+v: rule %q", lang, spot, text)
						}
						ruled[spot.Zone]++
					}
					if piece := v.At(spot); spot.Zone == mt.Hand && piece.ID == 0 && len(rules) > 0 {
						t.Fatalf("%s: rules of a card that seat %d can't see: %q", lang, seat, rules)
					}
				}
				for c := range v.Table.Counters {
					for who := game.Nobody; int(who) < s.Seats(); who++ {
						if text := tell.Counter(&v, game.Counter(c), who); sane(text) != "" || c > 0 && text == "" {
							t.Fatalf("%s: counter %q", lang, text)
						}
					}
				}
			}
		}
	})
	for _, z := range []game.Zone{mt.ReserveTop, mt.Row, mt.Discard, mt.CallAside, mt.TileRow, mt.TilesHeld, mt.Hand, mt.Voyage, mt.Start} {
		if ruled[z] == 0 {
			t.Errorf("no rules were ever said of zone %d", z)
		}
	}
}

func labelled(t *testing.T, v *game.View, lang string, tell Teller, spot game.Spot) {
	t.Helper()
	text := tell.Label(v, spot)
	if bad := sane(text); bad != "" {
		t.Fatalf("%s %+v: %q holds %q", lang, spot, text, bad)
	}
	if button := spot.Zone == mt.Buttons && spot.Index < mt.NumButtons; text == "" && (v.At(spot).Back != 0 || button) {
		t.Fatalf("%s %+v: no label", lang, spot)
	}
	if first, _, _ := strings.Cut(text, "\n"); spot.Zone == mt.Buttons && utf8.RuneCountInString(first) > widestButton {
		t.Errorf("%s: button %q", lang, first)
	}
}

func TestMontaigneBarriers(t *testing.T) {
	said := map[string]int{}
	roamed(t, 9, func(s *game.Session, _ game.Step) {
		for seat := range game.Seat(s.Seats()) {
			b, ok := s.CanUndo(seat).(*game.Barrier)
			if !ok {
				continue
			}
			for lang, tell := range travelTellers() {
				text := tell.Barrier(b)
				if sane(text) != "" || text == "" {
					t.Fatalf("%s: %q", lang, text)
				}
				said[text]++
			}
		}
	})
	tell := travelTellers()["en"]
	for _, key := range []string{"hand", "look", "board", "call"} {
		if said[tell.say.t("barrier."+key)] == 0 {
			t.Errorf("barrier.%s was never said: %v", key, said)
		}
	}
	if n := said[tell.say.t("barrier.chance")]; n > 0 {
		t.Errorf("chance alone was named %d times", n)
	}
}
