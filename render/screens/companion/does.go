package companion

import "posterestante/game"

// What is chosen on the desk; a game.Spot is one too, see touch.
type (
	telling int       // a line of the story
	opener  game.Seat // whose page is brought, or board.Drawer
	deskDo  int
)

const (
	deskSecond deskDo = iota
	deskSeats
	deskDeal
	deskAnew
	deskOpen
	deskMore
	deskNumbers
	deskCall
	trayClose
	traySkip   // the round ends
	trayEnough // there is no more in the pile that is told
	trayGiven  // what chance gave is told
	trayBid    // a bid is told
	trayLay    // the round begins
)
