package game

// ZoneKind says how pieces lie in a zone.
type ZoneKind uint8

// The kinds of zone.
const (
	Slots  ZoneKind = iota // fixed places; a hole stays
	List                   // in a row that closes up; an index to insert at
	Bag                    // hidden: a count per back, no order
	Supply                 // never runs out; holds nothing that is counted
	Button                 // no pieces: a spot to click
)

// ZoneSpec describes a zone.
type ZoneSpec struct {
	Name    string
	Kind    ZoneKind
	PerSeat bool
	Len     int // Slots: how many places
	Sub     int // Slots: places on each place; 0 where it has none
}

// CounterSpec describes a counter.
type CounterSpec struct {
	Name    string
	PerSeat bool
}

// Table lists the zones and counters of a game, entry 0 of each unused.
type Table struct {
	Zones    []ZoneSpec
	Counters []CounterSpec
	Backs    int // the greatest back

	zoneCommon, zoneSeat       []int // how many of each stand before
	counterCommon, counterSeat []int
}

// NewTable makes a table; entry 0 of both lists is left out by the caller.
func NewTable(zones []ZoneSpec, counters []CounterSpec, backs int) *Table {
	t := &Table{
		Zones:    append([]ZoneSpec{{}}, zones...),
		Counters: append([]CounterSpec{{}}, counters...),
		Backs:    backs,
	}
	common, seat := 0, 0
	for i, z := range t.Zones {
		t.zoneCommon, t.zoneSeat = append(t.zoneCommon, common), append(t.zoneSeat, seat)
		if i > 0 {
			common, seat = count(common, seat, z.PerSeat)
		}
	}
	t.zoneCommon, t.zoneSeat = append(t.zoneCommon, common), append(t.zoneSeat, seat)
	common, seat = 0, 0
	for i, c := range t.Counters {
		t.counterCommon, t.counterSeat = append(t.counterCommon, common), append(t.counterSeat, seat)
		if i > 0 {
			common, seat = count(common, seat, c.PerSeat)
		}
	}
	t.counterCommon, t.counterSeat = append(t.counterCommon, common), append(t.counterSeat, seat)
	return t
}

func count(common, seat int, perSeat bool) (int, int) {
	if perSeat {
		return common, seat + 1
	}
	return common + 1, seat
}

// ZoneNamed finds a zone by its name, 0 if there is none.
func (t *Table) ZoneNamed(name string) Zone {
	for i, z := range t.Zones {
		if i > 0 && z.Name == name {
			return Zone(i)
		}
	}
	return 0
}

// place is where a zone's pieces stand in a view of so many seats; ok is false
// where there is no such zone or seat.
func (t *Table) place(z Zone, seat Seat, seats int) (int, bool) {
	if z == 0 || int(z) >= len(t.Zones) {
		return 0, false
	}
	n := t.zoneCommon[z] + t.zoneSeat[z]*seats
	if !t.Zones[z].PerSeat {
		return n, true
	}
	return n + int(seat), seat >= 0 && int(seat) < seats
}

func (t *Table) counter(c Counter, seat Seat, seats int) (int, bool) {
	if c == 0 || int(c) >= len(t.Counters) {
		return 0, false
	}
	n := t.counterCommon[c] + t.counterSeat[c]*seats
	if !t.Counters[c].PerSeat {
		return n, true
	}
	return n + int(seat), seat >= 0 && int(seat) < seats
}
