package routard

import "posterestante/game/globe"

// Lines of the sheet "prepare your bag" (R2.2).
const (
	LineMoney uint8 = iota
	LineCheques
	LineTicket
	LinePapers
	LineGuide
	LineEquipment
	LineCamera
	NumLines
)

var lineNames = []string{"money", "cheques", "ticket", "papers", "guide", "equipment", "camera"}

// entry is what a line of the sheet says of a face of the die.
type entry struct {
	pays      int16        // the price; who can't pay it gets nothing (R2.1)
	money     int16        // pocket money
	cheques   int16        // hotel cheques
	tickets   int16        // plane tickets
	items     []globe.Item // for the bag
	again     bool         // play again
	neighbour globe.Item   // the right-hand neighbour gives one, else play again
}

// sheet has the entries of each line for faces 1 to 6: the columns are 1-2, 3,
// 4, 5, 6 (R2.2).
var sheet = [NumLines][6]entry{
	LineMoney:   {{money: 400}, {money: 400}, {money: 600}, {money: 600}, {money: 800}, {money: 800}},
	LineCheques: {{cheques: 5}, {cheques: 5}, {cheques: 5}, {cheques: 10}, {cheques: 10}, {cheques: 10}},
	LineTicket:  {ticket(200), ticket(200), ticket(400), ticket(400), ticket(500), ticket(700)},
	LinePapers:  {buy(0, Papers), buy(0, Papers), buy(200, Papers), buy(200, Papers), buy(300, Papers), gift(Papers)},
	LineGuide:   {{}, {}, buy(10, Guide), buy(10, Guide), buy(10, Guide, Guide), gift(Guide)},
	LineEquipment: {gift(Equipment), gift(Equipment), buy(150, Equipment), buy(300, Equipment), {neighbour: Equipment},
		buy(700, Equipment, Camera)},
	LineCamera: {buy(400, Camera), buy(400, Camera), buy(150, Camera), buy(250, Camera), gift(Camera), buy(600, Camera)},
}

func ticket(price int16) entry                   { return entry{pays: price, tickets: 1} }
func buy(price int16, items ...globe.Item) entry { return entry{pays: price, items: items} }
func gift(i globe.Item) entry                    { return entry{items: []globe.Item{i}, again: true} }
