package globe_test

import (
	"fmt"
	"slices"
	"testing"

	"posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// sakodoLimits are what S1.2 and S7.2 say of the decks, routardLimits what R1.1 and R5.4 say.
var (
	sakodoLimits = globe.Limits{
		Items: sakodo.NumItems, Kept: sakodo.Game.R.Needs[globe.Adventure],
		JobLeast: 50, JobMost: 600, JobAverage: 140, JobNear: 10, JobTickets: 3, JobItems: 3,
		Bad: 8, BadPass: 1, BadMiss: 1, BadItems: -1, Orders: 0, MailPass: 2,
		Sorts: [4]int{globe.Fails: 3, globe.Rolls: 12, globe.Costs: 8, globe.Sure: 2}, AdventureBad: -1,
		PriceLeast: 60, PriceMost: 400,
	}
	routardLimits = globe.Limits{
		Items: routard.NumItems, Kept: []globe.Item{routard.Equipment}, Cheques: true,
		JobLeast: 50, JobMost: 600, JobAverage: 310, JobNear: 15, JobTickets: -1, JobItems: -1,
		Bad: -1, BadPass: 1, BadMiss: -1, BadItems: 3, Orders: 3, MailPass: 0,
		Sorts: [4]int{-1, -1, -1, -1}, AdventureBad: 30,
		PriceLeast: 20, PriceMost: 400, Nights: [5]int{0, 8, 14, 14, 9},
	}
)

// TestDecks checks the decks against S1.2, S7 and S7.2, R1.1, R5.4 and R5.5; each place is named once.
func TestDecks(t *testing.T) {
	if err := globe.CheckDecks(&sakodo.Decks, sakodoLimits); err != nil {
		t.Error("sakodo:", err)
	}
	if err := globe.CheckDecks(&routard.Decks, routardLimits); err != nil {
		t.Error("routard:", err)
	}
	if !slices.ContainsFunc(sakodo.Decks[globe.Chance], func(c globe.Card) bool {
		return slices.ContainsFunc(c.Effects, func(e globe.Effect) bool { return e.Kind == globe.FlyOn })
	}) {
		t.Error("no chance of Sakodo flies free")
	}
	for _, c := range routard.Decks[globe.Adventure] {
		if len(c.Roll) == 0 {
			t.Errorf("adventure %q is not rolled for (R3.2)", c.Key)
		}
	}
	placed := []globe.Kind{globe.Souvenir, globe.Report, globe.Adventure, globe.Lodging}
	for _, decks := range []*globe.Decks{&sakodo.Decks, &routard.Decks} {
		for _, k := range placed {
			from := map[string]bool{}
			for _, c := range decks[k] {
				if c.Place == "" || from[c.Place] {
					t.Errorf("%v %q is from %q, nowhere or twice", k, c.Key, c.Place)
				}
				from[c.Place] = true
			}
		}
	}
}

// TestSakodoRoad checks the road of Sakodo against S1.3.
func TestSakodoRoad(t *testing.T) {
	legs := []int{10, 10, 10, 10, 10, 10}
	err := globe.CheckRoad(sakodo.Road, legs, func(squares []globe.Square, last bool) error {
		n := globe.Kinds(squares)
		if n[globe.Souvenir] != 1 || n[globe.Report] != 1 || n[globe.Adventure] != 1 ||
			min(n[globe.Job], n[globe.Chance], n[globe.Mail]) < 2 {
			return fmt.Errorf("by kind %v", n)
		}
		won := false
		for _, q := range squares {
			won = won || q.Kind >= globe.Souvenir
			if last && won && q.Kind == globe.Job {
				return fmt.Errorf("the job of %s is too late", q.Key)
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// TestRoutardRoad checks the road of Le jeu du Routard against R1.2.
func TestRoutardRoad(t *testing.T) {
	legs := []int{9, 8, 8, 9, 8, 8, 9}
	err := globe.CheckRoad(routard.Road, legs, func(squares []globe.Square, _ bool) error {
		n := globe.Kinds(squares)
		if six := n[globe.Job:]; slices.Min(six) < 1 || slices.Max(six) > 2 {
			return fmt.Errorf("by kind %v", six)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	var prices []int16
	for _, q := range routard.Road {
		if q.Kind == globe.Airport {
			prices = append(prices, q.Price)
		}
	}
	if want := []int16{300, 400, 500, 600, 400, 500, 600, 500}; !slices.Equal(prices, want) || len(routard.Road) != 1+67 {
		t.Errorf("tickets cost %v on %d squares", prices, len(routard.Road))
	}
}
