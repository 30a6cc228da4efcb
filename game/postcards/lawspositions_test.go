package postcards

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// oddPositions are positions in which little is left of something.
func oddPositions(t *testing.T) (out []gametest.Case) {
	for _, odd := range []struct {
		name, seats string
		change      func(*page)
	}{
		{"few postcards", "p p p", func(p *page) { // 2 on the deck, 1 on top; the others sent
			keep := len(p.CardDeck) - 2
			p.Seats[1].Sent = p.CardDeck[:keep]
			p.CardDeck = p.CardDeck[keep:]
			p.Seats[1].Bonus = true
		}},
		{"guides over a last deck", "p p", func(p *page) { // what they discard is shuffled at once
			for seat, g := range []string{"guide1", "guide2"} {
				takeGift(p, g)
				p.Seats[seat].Gifts = append(p.Seats[seat].Gifts, g)
			}
			deck := p.CardDeck
			p.CardDeck = deck[4:]
			dealCards(p, 0, len(deck)-4, 6)
			p.CardDeck = deck[:4]
		}},
		{"no postcards left", "p p", func(p *page) {
			p.Seats[0].Sent = append(slices.Clone(p.CardDeck[:30]), p.CardTop)
			p.Seats[1].Sent = append(slices.Clone(p.CardDeck[30:]), p.CardRow...)
			p.Seats[0].Bonus = true
			p.CardDeck, p.CardTop, p.CardRow = nil, "", []string{"", "", ""}
			p.Round = 90
		}},
		{"cards without effect", "p p", func(p *page) { // no postcard to take, none to stamp (P3.4)
			p.CardDeck = append(append(p.CardDeck, p.CardTop), p.CardRow...)
			p.CardTop, p.CardRow = "", []string{"", "", ""}
			full(p, 0, 24)
			full(p, 1, len(p.CardDeck))
			for i := range p.Seats { // the ones dealt have free spaces
				dealt := &p.Seats[i].Postcards[0]
				*dealt = fullCard(dealt.Card, 0)
			}
			n := 0
			for at, c := range p.TravelDeck {
				if n < 10 && TravelDoing(travelSort.Number(c)) == ToTake {
					hand := p.Seats[n/5].Hand
					hand[n%5], p.TravelDeck[at] = c, hand[n%5]
					n++
				}
			}
		}},
		{"many full postcards", "p p", func(p *page) { full(p, 0, 12) }},
		{"rich Automas", "n x", func(p *page) { almostFull(p, 0, 9); almostFull(p, 1, 9) }},
		{"lightning in hand", "p p n", func(p *page) {
			for i, g := range []string{"map1", "map2", "stamps1", "stamps2", "guide1", "guide2", "car1", "car2"} {
				takeGift(p, g)
				p.Seats[i%2].Gifts = append(p.Seats[i%2].Gifts, g)
			}
			full(p, 0, 3)
		}},
		{"no bell gift", "p p", func(p *page) { // so that the used ones make the deck anew
			for _, g := range giftSort.Names[1:] {
				if !Gifts[giftSort.Number(g)].Kind.Lightning() {
					takeGift(p, g)
					p.Seats[1].Gifts = append(p.Seats[1].Gifts, g)
				}
			}
			row := append(append([]string{}, p.GiftDeck...), nonEmpty(p.GiftRow)...)
			p.Seats[0].Gifts = append(p.Seats[0].Gifts, row[3:]...)
			p.GiftRow, p.GiftDeck = row[:3], nil
			full(p, 0, 8)
		}},
		{"short travel deck", "p n p", func(p *page) {
			p.TravelDiscard, p.TravelDeck = p.TravelDeck[2:], p.TravelDeck[:2]
		}},
		{"camps all but placed", "p p", func(p *page) {
			p.Seats[0].Camps = strings.Fields("8.1 8.2 8.3 8.4 8.5 5.1 5.2 5.3 5.4 9.1 9.2 9.3")
			p.Seats[1].Camps = strings.Fields("1.1 1.2 1.3 2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 3.4")
			p.Seats[0].Bike = 8
		}},
		{"four sent", "p p p p", func(p *page) {
			p.Seats[2].Sent, p.CardDeck = p.CardDeck[:4], p.CardDeck[4:]
			p.Seats[2].Bonus = true
		}},
		{"last round", "p e", func(p *page) { p.Round = lastRound }},
	} {
		setup, data := oddly(t, odd.name, odd.seats, odd.change)
		c := gametest.Case{Name: odd.name, Setup: setup, Position: data, Matches: 3, Actions: 400}
		if odd.name == "cards without effect" { // over soon
			c.Matches, c.Actions, c.Every = 12, 60, 2
		}
		out = append(out, c)
	}
	return out
}

func nonEmpty(row []string) (out []string) {
	for _, s := range row {
		if s != "" {
			out = append(out, s)
		}
	}
	return out
}

// full gives a seat n postcards of the deck with all their stamps; almostFull
// leaves the last space free.
func full(p *page, seat, n int)       { dealCards(p, seat, n, 0) }
func almostFull(p *page, seat, n int) { dealCards(p, seat, n, 1) }

func dealCards(p *page, seat, n, short int) {
	for _, c := range p.CardDeck[:n] {
		p.Seats[seat].Postcards = append(p.Seats[seat].Postcards, fullCard(c, short))
	}
	p.CardDeck = p.CardDeck[n:]
}

func fullCard(name string, short int) cardPage {
	card := cardPage{Card: name}
	for i := range max(0, len(Postcards[cardSort.Number(name)].Stamps)-short) {
		card.Stamps = append(card.Stamps, i+1)
	}
	return card
}

// takeGift takes a gift off the table; the deck fills the row.
func takeGift(p *page, g string) {
	for i, o := range p.GiftDeck {
		if o == g {
			p.GiftDeck = append(append([]string{}, p.GiftDeck[:i]...), p.GiftDeck[i+1:]...)
			return
		}
	}
	for i, o := range p.GiftRow {
		if o == g {
			p.GiftRow[i] = ""
			if n := len(p.GiftDeck); n > 0 {
				p.GiftRow[i], p.GiftDeck = p.GiftDeck[n-1], p.GiftDeck[:n-1]
			}
		}
	}
}

// oddly changes a new match: the first of some that allows it, since an Automa's postcards are of regions of its own.
func oddly(t *testing.T, name, seats string, change func(*page)) (setup game.Setup, data []byte) {
	t.Helper()
	var why error
	for seed := range uint64(60) {
		setup = setupOf(seats, "A")
		setup.Seed = game.Numbered(100 + seed)
		st, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		p := st.(*State).page()
		change(&p)
		if data, err = json.Marshal(p); err != nil {
			t.Fatal(err)
		}
		if _, why = (Game{}).Load(data); why == nil {
			return setup, data
		}
	}
	t.Fatalf("%s: %v", name, why)
	return setup, nil
}
