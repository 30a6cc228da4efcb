package table

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestCardsOfOthersOpen: a click on a card of another seat opens that seat's page, as one
// on its panel does, and says nothing of rules; with a card of the hand picked it is
// refused as anything else.
func TestCardsOfOthersOpen(t *testing.T) {
	p := played(t, 0, 120, 3, "person", "automa:easy")
	playable := func(a game.Action) bool { return p.match.On.Parts(a)[0].Zone == rules.Hand }
	for seed := uint64(4); !slices.ContainsFunc(p.match.On.Legal(), playable); seed++ {
		p = played(t, 0, 120, seed, "person", "automa:easy")
	}
	card := board.SpotID(game.Spot{Zone: rules.Cards, Seat: 1, Index: 0})
	p.click(card)
	p.rest()
	if p.table.Ctx.Open != 1 || p.table.note != "" {
		t.Fatalf("seat %d is open, the note is %q", p.table.Ctx.Open, p.table.note)
	}
	p.key(stage.KeyEscape, false)
	p.rest()
	if p.table.Ctx.Open != game.Nobody {
		t.Fatal("the page stays open")
	}
	for _, id := range p.litSpots() {
		if at, _ := board.ParseSpot(id); at.Zone == rules.Hand {
			p.click(id)
			p.rest()
			break
		}
	}
	if len(p.table.picker.Picked) == 0 {
		t.Fatal("no card of the hand can be played")
	}
	p.click(card)
	if p.table.Ctx.Open != game.Nobody || p.table.note == "" {
		t.Errorf("with a card picked seat %d is open, the note is %q", p.table.Ctx.Open, p.table.note)
	}
}

// TestLargeQuotesByChips: the numbers of the rules beside what is shown large are chips,
// none stands in the sentences, and R opens the first
// of them when the pointer rests.
func TestLargeQuotesByChips(t *testing.T) {
	number := regexp.MustCompile(`\([A-Z]\d`)
	for _, held := range []bool{false, true} {
		p := played(t, 0, 24, 21, "person", "automa:easy")
		var opened game.Rule
		p.table.deps.Rules = func(r game.Rule) stage.Scene { opened = r; return p.table }
		x, y := p.where(board.SpotID(game.Spot{Zone: rules.GiftRow, Seat: game.Nobody, Index: 1}))
		for range 200 {
			p.step(stage.Raw{X: x, Y: y}, stage.Tick)
		}
		if held {
			for range 60 {
				p.step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
			}
		}
		var chips []string
		for _, s := range p.show.Frame().Sprites {
			switch {
			case s.Pic.Kind == "button" && s.Rect.H == codeHigh && s.Rect.W == codeWide:
				chips = append(chips, s.Pic.Text)
			case s.Pic.Kind == "text" && number.MatchString(s.Pic.Text):
				t.Errorf("held %v: %q", held, s.Pic.Text)
			}
		}
		if len(chips) == 0 || !strings.HasPrefix(chips[0], "P8") {
			t.Fatalf("held %v: the chips are %q", held, chips)
		}
		if held {
			continue
		}
		p.step(stage.Raw{X: x, Y: y, Keys: []stage.Key{"r"}}, stage.Tick)
		if string(opened) != chips[0] {
			t.Errorf("R opened %q, the first chip is %q", opened, chips[0])
		}
	}
}

// TestButtonsAreLarge: what is clicked often beside the board, small as it looks, takes
// the pointer over 40 pixels of a window of 1280x720, the bar at the edge over 34.
func TestButtonsAreLarge(t *testing.T) {
	for name, p := range map[string]*player{
		"postcards": played(t, 0, 24, 21, "person", "automa:easy"),
		"sakodo":    travelling(t, 0, 11, "person", "bot:steady"),
	} {
		p.table.Ready()
		p.rest()
		for id, least := range map[string][2]float64{"table.hints": {60, 60}, "table.restart": {60, 60}, "table.redo": {60, 60}, "table.menu": {60, 52}, "table.speed": {60, 52}, "table.legend": {58, 52}} {
			h := p.show.Frame().Hot(id)
			if h == nil || h.Rect.W < least[0] || h.Rect.H < least[1] {
				t.Errorf("%s: %s is %+v, want %v", name, id, h, least)
			}
		}
		f := p.show.Frame()
		for _, a := range f.Hots {
			for _, b := range f.Hots {
				if a.ID != b.ID && strings.HasPrefix(a.ID, "table.") && strings.HasPrefix(b.ID, "table.") &&
					a.Rect.Meets(b.Rect) {
					t.Errorf("%s: %s lies on %s", name, a.ID, b.ID)
				}
			}
		}
	}
}
