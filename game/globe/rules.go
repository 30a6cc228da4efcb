package globe

import (
	"posterestante/game"
	"posterestante/game/verbs"
	"posterestante/game/zones"
)

// Cite is a paragraph that both games have, each under its own number.
type Cite uint8

// The paragraphs.
const (
	CiteDeal    Cite = iota // what is dealt
	CiteBag                 // what a bag holds
	CiteTry                 // rolling for a ticket
	CiteBegins              // who begins
	CiteTurn                // a turn
	CiteMove                // moving and its price
	CiteRide                // hitch-hiking
	CiteAirport             // airports and flying
	CiteCarried             // moved by a card
	CiteSquare              // playing a square
	CitePass                // without the pass
	CiteHelp                // job help
	CiteAuction             // auctions
	CiteWant                // sales between two turns
	CiteFine                // the fine
	CiteEnd                 // who wins
	CiteTie                 // who wins of those who arrive together
	CiteEarly               // on the arrival airport without all that must be brought
	CiteLong                // the 200th round
	CiteBarter              // bartering; nothing where there is none
	CiteCards               // what cards do
	numCites
)

// StepKind is a kind of step; each game's own follow OwnSteps.
type StepKind uint8

// The steps that both games have.
const (
	NoStep     StepKind = iota
	StepCard            // card A, or its outcome B from 1, does its effects from N on
	StepAim             // choose at whom effect A, of N squares or as much money, is aimed
	StepChoose          // choose an outcome of card A
	StepPick            // choose an item of the bag of seat A, see the Pick constants for B
	StepDebt            // N is due to seat A - 1, or to the bank
	StepPrice           // the price N of card A is due
	StepBid             // bid for the lot in secret
	StepCry             // bid for it aloud: A leads, from 1, by N tens, B have not passed
	StepReveal          // all have bid for it
	StepBundle          // lay goods into a lot; A 1: no cheques
	StepStall           // the seat asked to sell between two turns (S5.3, R4.5)
	OwnSteps
)

// Why an item is chosen out of a bag.
const (
	PickRide uint8 = iota // its owner rides along (S4.2)
	PickTake              // a card takes it
	PickDrop              // a card costs it
)

// StepRow is what there is to know of a kind of step.
type StepRow struct {
	Name string
	// Run settles the step that is on top, and is what takes it off; false: it
	// waits for a decision. nil: it always does.
	Run func(*State, Step, *game.Log) bool
	// Offer appends what the step offers, whether it may be done or not.
	Offer func(*State, Step, []game.Action) []game.Action
	// First is what is said to any action that it doesn't offer.
	First verbs.Reason
	// Instead says it of a position in which First would mislead; Yes: First does not.
	// nil: it never does.
	Instead func(*State, Step) verbs.Reason
	// Verbs are those that it offers.
	Verbs []game.Verb
	// On are the steps that it may lie on, NoStep where it may be the lowest;
	// Fits says whether the position lets it be open. Keeps says that drawn bag
	// cards lie open in it.
	On []StepKind
	// Last says that it asks others before an arrival counts, see Rules.Contest.
	Last  bool
	Fits  func(*State, Step) bool
	Keeps bool
	// Other says that another seat settles it than the one whose turn it is.
	Other bool
	// Wins says that a card of kind A can be won in it: all know that the items for that are there.
	Wins bool
	// Spoken says that it is part of a barter.
	Spoken bool

	verbs uint64 // the same, as bits
}

// Rules are the declaration of a game: all in which the two differ. It is made
// once and never changes.
type Rules struct {
	Name     string
	Version  int
	Options  []game.Option
	Items    []string              // their names, by number; entry 0 is unused
	BagMost  int                   // how many things a bag holds
	Copies   int                   // bag cards of each item; 0: items are a supply
	Hidden   bool                  // bags are private
	OnePass  bool                  // nobody has a second pass
	MustBuy  bool                  // who can pay a price must
	CountAll bool                  // of those who arrive together the most cards win (S6.2)
	Lodges   bool                  // it has hotel cheques, and a sheet that is packed by
	NoLots   StepKind              // the step in which no cheques are sold (R4.3)
	Needs    [Adventure + 1][]Item // without which a square has no effect
	Spent    bool                  // a souvenir and a report cost the item that they need
	Resale   [8]int16              // what the bank pays for an item, by number; 0: it is not sold
	Prices   [8]int16              // what an item is bought for at an airport (R3.3)
	Road     Road
	Decks    *Decks
	Cites    [numCites]game.Rule
	Steps    []StepRow
	Moves    *verbs.Table[*State]
	MostActs int // MaxActions

	// Begins says whether a step is a turn's first; Worth is what else a seat has
	// is worth to a steady player, a card to bring being 1,000; nil: nothing.
	Begins func(StepKind) bool
	Worth  func(s *State, seat game.Seat) float64

	most      [NumEffects]int16      // the greatest number of each effect
	ahead     [][Adventure + 1]uint8 // by square, how many squares of each kind lie ahead
	zones     *zones.Table[State]
	cardNames []string // by number, as "job.dishes"

	Deal  func(*State, game.Setup, *game.Log) // sets up a match
	Begin func(*State, *game.Log)             // asks what a turn begins with
	End   func(*State, *game.Log)             // what a turn leaves behind, missed ones included
	// what follows when a seat has lost its pass and is back on an airport
	Stranded func(s *State, seat game.Seat, l *game.Log)
	// what all know that the seat whose turn it is has in its bag, the pass aside
	Sure   func(*State) []Item
	Double func(s *State, seat game.Seat) bool // prices are doubled for this seat (R3.2)
	Joins  func(s *State, seat game.Seat)      // what a seat has that joins by hand, see game.Editable
	// up to what number one of its own steps counts, 0 for none; nil: none does
	StepMost func(*State, StepKind) int
	// how one of the game's own steps may be laid by hand, the likeliest first
	Ways func(*State, StepKind) [][]Step
	// what the seat to act may know besides; of a state made from its view
	Facts  func(*State, []game.Action) []game.Fact
	Barter *Bartering // nil where there is none
	// what was asked for out of turn is settled, where nothing is being decided; nil: nothing is
	Calm func(*State, *game.Log)
	// whether it doesn't count yet that these seats have arrived, None among them; nil: it always does
	Contest func(s *State, there game.Seats, l *game.Log) bool
	Shuns   func(*State, game.Action) bool // see game.Principled; nil: nothing
	// what a seat at a real table can begin besides sales and barters, see game.Caller; nil: nothing
	Calls func(*State, game.Seat) []game.Call
	// what a seat asks for, see game.Volunteer, with what it saw before; nil: nothing
	Volunteer func(before *State, n *game.Noticed) (game.Action, bool)
	Lifts     func(s *State, square int) []game.Seat // who would ride with the seat whose turn it is, were it there
	Landed    func(s *State, k Kind, l *game.Log)    // what happens at a square reached on the seat's own account
}

// Ahead is how many squares of a kind of card to bring, Souvenir to Adventure, lie ahead of a square.
func (r *Rules) Ahead(square int, k Kind) int { return int(r.ahead[square][k]) }

// Ready completes the declaration.
func (r *Rules) Ready() *Rules {
	r.ahead = make([][Adventure + 1]uint8, len(r.Road))
	for i := len(r.Road) - 2; i >= 0; i-- {
		r.ahead[i] = r.ahead[i+1]
		if k := r.Road[i+1].Kind; k <= Adventure {
			r.ahead[i][k]++
		}
	}
	r.cardNames = []string{""}
	for k := Job; int(k) <= NumDecks; k++ {
		for _, c := range r.Decks[k] {
			r.cardNames = append(r.cardNames, k.String()+"."+c.Key)
		}
	}
	r.most = mostOf(r.Decks)
	r.zones = r.table()
	for i := range r.Steps {
		for _, v := range r.Steps[i].Verbs {
			r.Steps[i].verbs |= 1 << v
		}
		if r.Steps[i].verbs&(1<<VSell) != 0 && StepKind(i) != StepBundle { // what is sold is sold in lots too
			r.Steps[i].verbs |= 1 << VBundle
		}
	}
	return r
}

// Ticket resale and the floor of cheques are the same in both games (S5.2, R4.3).
const (
	ticketResale = 250
	chequeResale = 10
)

// lastRound is when the game ends at the latest (S6.4).
const lastRound = 200

// fares are what moving so many squares costs (S1.4, R3.1).
var fares = [7]int32{0, 0, 20, 50, 100, 200, 400}

// Fare is what a move costs.
func Fare(squares int) int32 { return fares[squares] }
