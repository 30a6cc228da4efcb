package globe

import (
	"fmt"
	"strings"
	"testing"
)

// toyLimits and toyDecks are decks as the rules would have them, without words.
var toyLimits = Limits{
	Items: 4, JobLeast: 50, JobMost: 600, JobAverage: 100, JobTickets: 1, JobItems: -1,
	Bad: 2, BadPass: 1, BadMiss: 1, BadItems: 1, MailPass: 1, Sorts: [4]int{Fails: 1, Rolls: 1, Costs: 1, Sure: 22}, AdventureBad: -1,
	PriceLeast: 60, PriceMost: 400,
}

func toyDecks() *Decks {
	d := &Decks{}
	for k := Job; k <= Adventure; k++ {
		for i := range 25 {
			c := Card{Key: fmt.Sprint(k, i)}
			switch k {
			case Job, Chance, Mail:
				c.Effects = []Effect{{Kind: Gain, N: 100}}
			case Souvenir:
				c.Price = 100
			}
			d[k] = append(d[k], c)
		}
	}
	d[Job][0].Effects = append(d[Job][0].Effects, Effect{Kind: Ticket, N: 1})
	d[Chance][0].Effects = []Effect{{Kind: Lose, Item: Pass}}
	d[Chance][1].Effects = []Effect{{Kind: Miss, N: 1}}
	d[Mail][0].Effects = []Effect{{Kind: TakePass}}
	d[Adventure][0].Effects = []Effect{{Kind: Fail}}
	d[Adventure][1].Roll = []Outcome{{Most: 2, Key: "bad", Effects: []Effect{{Kind: Fail}}}, {Most: 6, Key: "good"}}
	d[Adventure][2].Choose = []Outcome{{Key: "pay", Effects: []Effect{{Kind: Pay, N: 50}}}, {Key: "not", Effects: []Effect{{Kind: Fail}}}}
	return d
}

// TestCheckDecks lets decks pass, and says what is wrong with others.
func TestCheckDecks(t *testing.T) {
	if err := CheckDecks(toyDecks(), toyLimits); err != nil {
		t.Fatal(err)
	}
	for want, spoil := range map[string]func(*Decks){
		"24 cards":                    func(d *Decks) { d[Mail] = d[Mail][:24] },
		"there twice":                 func(d *Decks) { d[Mail][3].Key = d[Mail][4].Key },
		"it does nothing":             func(d *Decks) { d[Job][3].Effects = nil },
		"no multiple of 20":           func(d *Decks) { d[Souvenir][3].Price = 90 },
		"price 0":                     func(d *Decks) { d[Souvenir][3].Price = 0 },
		"gain 55":                     func(d *Decks) { d[Chance][3].Effects[0].N = 55 },
		"it may not swap":             func(d *Decks) { d[Chance][3].Effects[0].Kind = Swap },
		"it may not order":            func(d *Decks) { d[Chance][3].Effects[0].Kind = Order },
		"get of item 5":               func(d *Decks) { d[Mail][3].Effects = []Effect{{Kind: Get, Item: 5}} },
		"back ends what a card does":  func(d *Decks) { d[Mail][3].Effects = []Effect{{Kind: Back, N: 3}, {Kind: Gain, N: 10}} },
		"pays 700":                    func(d *Decks) { d[Job][3].Effects[0].N = 700 },
		"pay 120 on average":          func(d *Decks) { d[Job][3].Effects[0].N = 600 },
		"jobs with a ticket":          func(d *Decks) { d[Job][0].Effects = d[Job][0].Effects[:1] },
		"neither good nor bad":        func(d *Decks) { d[Chance][1].Effects = append(d[Chance][1].Effects, Effect{Kind: Gain, N: 10}) },
		"bad chances":                 func(d *Decks) { d[Chance][4].Effects = []Effect{{Kind: Pay, N: 10}} },
		"mails that take a pass":      func(d *Decks) { d[Mail][4].Effects = []Effect{{Kind: TakePass}} },
		"only an adventure is rolled": func(d *Decks) { d[Mail][4].Roll = d[Adventure][1].Roll },
		"the die's faces end at 5":    func(d *Decks) { d[Adventure][1].Roll[1].Most = 5 },
		"who has nothing":             func(d *Decks) { d[Adventure][2].Choose[1].Effects = []Effect{{Kind: Pay, N: 50}} },
		"adventures that fail":        func(d *Decks) { d[Adventure][2].Choose = nil },
	} {
		d := toyDecks()
		spoil(d)
		if err := CheckDecks(d, toyLimits); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is wanted, it says %v", want, err)
		}
	}
}
