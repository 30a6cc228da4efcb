package postcards

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"posterestante/game"
)

// figures is testdata/figures.json, the project's page of component figures.
type figures struct {
	Regions []struct {
		Number    int      `json:"number"`
		Name      string   `json:"name"`
		Adjacent  []int    `json:"adjacent"`
		CampSites []string `json:"camp_sites"`
	} `json:"regions"`
	Itineraries []struct {
		Start   int   `json:"start"`
		Targets []int `json:"targets"`
	} `json:"itineraries"`
	TravelCards struct {
		Colours []string `json:"colours"`
		Actions []string `json:"actions"`
		Copies  int      `json:"copies_of_each_pair"`
		Total   int      `json:"total"`
	} `json:"travel_cards"`
	Gifts     map[string]int `json:"gifts"`
	CampTrack struct {
		Tokens int               `json:"tokens"`
		A      map[string]string `json:"effects_side_A"`
		B      map[string]string `json:"effects_side_B"`
		Points map[string]int    `json:"points_both_sides"`
	} `json:"camp_track"`
	Postcards []struct {
		Region   int      `json:"region"`
		Stamps   []string `json:"stamps"`
		Points   int      `json:"points"`
		Memories []struct {
			Site   string `json:"site"`
			Effect string `json:"effect"`
		} `json:"memories"`
	} `json:"postcards"`
}

func readFigures(t *testing.T) (f figures) {
	t.Helper()
	data, err := os.ReadFile("testdata/figures.json")
	if err == nil {
		err = json.Unmarshal(data, &f)
	}
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func equal(t *testing.T, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: the tables say %v, the figures %v", what, got, want)
	}
}

func words[T fmt.Stringer](list []T) (out []string) {
	for _, w := range list {
		out = append(out, w.String())
	}
	return out
}

func ints(list []uint8) (out []int) {
	for _, n := range list {
		out = append(out, int(n))
	}
	return out
}

// TestFigures holds the tables of cards.go and gifts.go to the page of figures
// (P1.1 to P1.4, P6.4).
func TestFigures(t *testing.T) {
	f := readFigures(t)
	equal(t, "regions", len(f.Regions), NumRegions)
	for i, r := range f.Regions {
		at := Regions[i+1]
		equal(t, "region", i+1, r.Number)
		equal(t, r.Name, at.Name, r.Name)
		equal(t, r.Name+" adjacent", ints(at.Next), r.Adjacent)
		equal(t, r.Name+" sites", words(at.Sites), r.CampSites)
		equal(t, r.Name+" adjacent, as these tests say", neighbours[i+1], r.Adjacent)
	}
	equal(t, "itineraries", len(f.Itineraries), NumItineraries)
	for i, it := range f.Itineraries {
		equal(t, "start", int(Itineraries[i+1].Start), it.Start)
		equal(t, fmt.Sprint("targets of ", i+1), ints(Itineraries[i+1].Targets[:]), it.Targets)
	}
	equal(t, "postcards", len(f.Postcards), NumPostcards)
	for i, p := range f.Postcards {
		at := Postcards[i+1]
		name := postcardName(uint8(i + 1))
		equal(t, "postcard", name, fmt.Sprintf("%d-%d", p.Region, len(p.Stamps)))
		equal(t, name+" region", int(at.Region), p.Region)
		equal(t, name+" stamps", words(at.Stamps), p.Stamps)
		equal(t, name+" points", at.Points, p.Points)
		equal(t, name+" memories", len(p.Memories), 3)
		for j, m := range p.Memories {
			equal(t, name+" site", at.Memories[j].Site.String(), m.Site)
			equal(t, name+" effect", at.Memories[j].Effect.String(), m.Effect)
		}
	}
	f.testTravel(t)
	f.testGifts(t)
	f.testTrack(t)
}

func (f *figures) testTravel(t *testing.T) {
	equal(t, "travel cards", NumTravel, f.TravelCards.Total)
	got, want := map[string]int{}, map[string]int{}
	for c := uint8(1); c <= NumTravel; c++ {
		got[TravelColour(c).String()+" "+TravelDoing(c).String()]++
	}
	for _, colour := range f.TravelCards.Colours {
		for _, action := range f.TravelCards.Actions {
			want[colour+" "+action] = f.TravelCards.Copies
		}
	}
	equal(t, "travel cards of each pair", got, want)
}

func (f *figures) testGifts(t *testing.T) {
	keys := map[GiftKind]string{RoadMap: "road_map", SnowGlobe: "snow_globe", StampCollection: "stamp_collection",
		Caravan: "caravan", HikingGuide: "hiking_guide", KeyRing: "key_ring", Car: "car"}
	got, rings := map[string]int{"total": NumGifts}, map[Kind]int{}
	for _, g := range Gifts[1:] {
		got[keys[g.Kind]]++
		if g.Kind == KeyRing {
			rings[g.Site]++
		} else {
			equal(t, "site of a gift that is no key ring", g.Site, Kind(0))
		}
	}
	equal(t, "gifts", got, f.Gifts)
	for k := Sight; k <= Beach; k++ {
		equal(t, "key rings of "+k.String(), rings[k], 1)
	}
}

func (f *figures) testTrack(t *testing.T) {
	equal(t, "camps", NumCamps, f.CampTrack.Tokens)
	for n := 1; n <= NumCamps; n++ {
		key := strconv.Itoa(n)
		want, ok := f.CampTrack.A[key]
		if !ok {
			want = "none"
		}
		equal(t, "track "+key, trackEffects[n].String(), want)
		equal(t, "track points "+key, trackPoints[n], f.CampTrack.Points[key])
		star := f.CampTrack.B[key] == "star"
		equal(t, "star "+key, trackEffects[n] != NoEffect, star)
	}
}

// TestScenarioComponents holds what P1 counts.
func TestScenarioComponents(t *testing.T) {
	sites, borders := map[Kind]int{}, 0
	for n := 1; n <= NumRegions; n++ {
		r := Regions[n]
		borders += len(r.Next)
		for _, k := range r.Sites {
			sites[k]++
		}
		if len(r.Sites) < 3 || len(r.Sites) > 6 {
			t.Errorf("P1.1: %s has %d sites", r.Name, len(r.Sites))
		}
		for _, o := range r.Next {
			if !slices.Contains(Regions[o].Next, uint8(n)) {
				t.Errorf("P1.1: region %d borders on %d, not the other way round", n, o)
			}
		}
	}
	for k := Sight; k <= Beach; k++ {
		equal(t, "P1.1 sites of "+k.String(), sites[k], 7)
	}
	equal(t, "P1.1 borders", borders, 2*25)
	equal(t, "P1.1 Corse", Regions[7].Next, []uint8{6, 8})
	points := map[int]int{3: 3, 4: 6, 5: 10, 6: 15}
	perRegion := map[uint8][]int{}
	for _, p := range Postcards[1:] {
		equal(t, "P1.3 points", p.Points, points[len(p.Stamps)])
		perRegion[p.Region] = append(perRegion[p.Region], len(p.Stamps))
	}
	for n := uint8(1); n <= NumRegions; n++ {
		equal(t, fmt.Sprint("P1.3 postcards of region ", n), perRegion[n], []int{3, 4, 5, 6})
	}
}

// TestScenarioSupply holds P1.5: the 60 tokens never run out.
func TestScenarioSupply(t *testing.T) {
	pos := "hand bm1 rm1 gm1 ym1 bp1; "
	for c := uint8(1); c <= 24; c++ {
		p := Postcards[c]
		pos += fmt.Sprintf("card %s s%s m123; ", postcardName(c), "123456"[:len(p.Stamps)-1])
	}
	st := lang.Position(t, pos)
	if _, err := game.From(Game{}, game.Setup{Seats: make([]string, 2)}, st).DoText("stamp gm1 1-3.3"); err != nil {
		t.Errorf("P1.5: with 84 stamps and 72 memories laid: %v", err)
	}
}
