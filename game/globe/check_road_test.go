package globe

import "fmt"

// CheckRoad says what is wrong with a road: the Start, an airport, legs of these
// lengths with an airport after each. leg says what is wrong with one leg's
// squares; last says that it is the last leg.
func CheckRoad(road Road, legs []int, leg func(squares []Square, last bool) error) error {
	keys := map[string]bool{}
	for i, q := range road {
		if q.Key == "" || keys[q.Key] {
			return fmt.Errorf("square %d: the key %q is empty or there twice", i, q.Key)
		}
		keys[q.Key] = true
	}
	if len(road) < 2 || road[0].Kind != Start || road[1].Kind != Airport {
		return fmt.Errorf("the road begins with the start and an airport")
	}
	at := 2
	for n, long := range legs {
		if at+long >= len(road) || road[at+long].Kind != Airport {
			return fmt.Errorf("leg %d does not end with an airport", n+1)
		}
		squares := road[at : at+long]
		for _, q := range squares {
			if q.Kind < Job || q.Kind > Adventure || q.Price != 0 {
				return fmt.Errorf("leg %d: %v %q, price %d", n+1, q.Kind, q.Key, q.Price)
			}
		}
		if err := leg(squares, n == len(legs)-1); err != nil {
			return fmt.Errorf("leg %d: %w", n+1, err)
		}
		at += long + 1
	}
	if at != len(road) {
		return fmt.Errorf("the road has %d squares, the legs end at %d", len(road), at)
	}
	return nil
}

// Kinds counts the squares of a leg by kind.
func Kinds(squares []Square) (n [Adventure + 1]int) {
	for _, q := range squares {
		n[q.Kind]++
	}
	return n
}
