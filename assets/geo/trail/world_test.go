package trail

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/globe"
)

// TestRoundTheWorld: a tour begins at the airport of departure, goes from square to
// square, and ends where the pawn stands; its places have names.
func TestRoundTheWorld(t *testing.T) {
	for _, name := range []string{"sakodo", "routard"} {
		s, err := game.NewSession(box.Of(name).Game, game.Setup{Game: name, Seed: "5", Seats: []string{"bot:steady", "bot:random", "bot:steady"}})
		if err != nil {
			t.Fatal(err)
		}
		for !s.Over() {
			a, ok := s.Reply()
			if !ok {
				t.Fatal("nobody replies")
			}
			if _, err := s.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		v, far := s.View(game.Nobody), 0
		for i, tour := range Of(s, []string{"a", "b", "c"}) {
			last := tour.Stops[len(tour.Stops)-1]
			if tour.Stops[0].Place != 0 || last.Place != v.Counter(globe.SquareN, game.Seat(i)) || last.Round > v.Counter(globe.Round, game.Nobody) {
				t.Errorf("%s, seat %d: from %+v to %+v", name, i, tour.Stops[0], last)
			}
			for n, stop := range tour.Stops {
				far = max(far, stop.Place)
				if strings.HasPrefix(stop.Name, "[") || stop.Lon == 0 && stop.Lat == 0 || n > 0 && (stop.Place == tour.Stops[n-1].Place || stop.Action < tour.Stops[n-1].Action) {
					t.Fatalf("%s: stop %d is %+v", name, n, stop)
				}
			}
		}
		if far < 60 {
			t.Errorf("%s: nobody comes beyond square %d", name, far)
		}
		var out bytes.Buffer
		if err := GeoJSON(&out, Match{Tours: Of(s, []string{"a", "b", "c"})}); err != nil || !strings.Contains(out.String(), `"MultiLineString"`) {
			t.Errorf("%s: %v; no road is cut at the antimeridian", name, err)
		}
	}
}

// TestWays: a road is cut where it crosses the antimeridian, either way, at one
// latitude on both sides, and nowhere else.
func TestWays(t *testing.T) {
	line := [][2]float64{{100, 0}, {170, 10}, {-170, 20}, {-100, 0}, {-175, 5}, {175, 15}, {10, 0}, {-20, 0}}
	got := ways(line)
	if len(got) != 3 || got[0][2] != [2]float64{180, 15} || got[1][0] != [2]float64{-180, 15} || got[2][0] != [2]float64{180, 10} {
		t.Fatalf("%v", got)
	}
	points := 0
	for _, part := range got {
		points += len(part)
		for i := 1; i < len(part); i++ {
			if math.Abs(part[i][0]-part[i-1][0]) > 180 {
				t.Errorf("from %v to %v round the back", part[i-1], part[i])
			}
		}
	}
	if points != len(line)+4 || len(ways(line[:2])) != 1 {
		t.Errorf("%d points of %d", points, len(line))
	}
}
