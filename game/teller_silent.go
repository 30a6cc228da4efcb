package game

// Silent is a Teller that says nothing: to be embedded in one that says only what
// it has to.
type Silent struct{}

func (Silent) Prompt(*View, []Spot) (p Phrase)         { return p }
func (Silent) Label(*View, Spot) (p Phrase)            { return p }
func (Silent) Rules(*View, Spot) (p []Phrase)          { return p }
func (Silent) Counter(*View, Counter, Seat) (p Phrase) { return p }
func (Silent) Barrier(Event) Phrase                    { return Say("barrier.chance") }
func (Silent) ScoreLine(line ScoreLine) Phrase         { return SayAsIs(line.Key) }
func (Silent) Fact(*View, Fact) (p Phrase)             { return p }
func (Silent) Lost(*View) (p Phrase)                   { return p }
func (Silent) Deed(Action) string                      { return "" }
func (Silent) Thing(Piece) (p Phrase)                  { return p }
func (Silent) Step(_, _ *View, _ Seat, _ Action, _ []Event) (t Told) {
	return t
}
