package packs

import (
	"posterestante/game"
	rglobe "posterestante/game/globe"
	sglobe "posterestante/game/globe/sight"
	rmontaigne "posterestante/game/montaigne"
	smontaigne "posterestante/game/montaigne/sight"
	rpostcards "posterestante/game/postcards"
	spostcards "posterestante/game/postcards/sight"
	"posterestante/game/search"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/games/montaigne"
	"posterestante/render/games/postcards"
	"posterestante/render/table/board"
)

// What a game may say besides what each must, and which games do (rglobe is under Sakodo and Le jeu du Routard). The
// frame looks for these by a type assertion, so that a method which no longer fits would be missed without a word:
// here the compiler misses it.

// game.Hosted: who plays seats that no person plays.
var _ = []game.Hosted{rmontaigne.Game{}, rglobe.Game{}}

// game.Factual: what can be done, as facts.
var _ = []game.Factual{rpostcards.Game{}, rmontaigne.Game{}, rglobe.Game{}}

// game.Previewer: what the map shows of an action that is pointed at.
var _ = []game.Previewer{rpostcards.Game{}, rmontaigne.Game{}, rglobe.Game{}}

// game.Warner: what an action gives up for good.
var _ = []game.Warner{rpostcards.Game{}, rmontaigne.Game{}, rglobe.Game{}}

// game.Ender: why a match is over.
var _ = []game.Ender{rpostcards.Game{}, rmontaigne.Game{}, rglobe.Game{}}

// game.Veiler: which actions are told to nobody before they are opened.
var _ = []game.Veiler{rmontaigne.Game{}, rglobe.Game{}}

// game.Believer: what a seat remembers of hands and bags.
var _ = []game.Believer{(*rpostcards.State)(nil), (*rmontaigne.State)(nil), (*rglobe.State)(nil)}

// game.Unsealer: sealed bids that are imagined anew.
var _ = []game.Unsealer{(*rglobe.State)(nil)}

// game.Opened: what happened as the match was set up.
var _ = []game.Opened{rglobe.Game{}}

// game.OpeningTeller: the same in words.
var _ = []game.OpeningTeller{(*rglobe.Teller)(nil)}

// game.Raconteur: something to read of what is laid.
var _ = []game.Raconteur{rpostcards.Teller{}, rmontaigne.Teller{}}

// game.Announcer: what the page between two persons says of what the next is asked for.
var _ = []game.Announcer{(*rglobe.Teller)(nil)}

// game.Ranker: who came where, in a sentence.
var _ = []game.Ranker{(*rglobe.Teller)(nil)}

// game.Intender: how an action reads that is only thought of.
var _ = []game.Intender{(*rglobe.Teller)(nil)}

// game.Editable: positions that are laid by hand.
var _ = []game.Editable{(*rpostcards.State)(nil), (*rmontaigne.State)(nil), (*rglobe.State)(nil)}

// game.Drafter: positions that are read as they are laid.
var _ = []game.Drafter{rpostcards.Game{}, rmontaigne.Game{}, rglobe.Game{}}

// game.Foreteller: dice and bids that are told by a cardboard table.
var _ = []game.Foreteller{(*rglobe.State)(nil)}

// game.Caller: what somebody at a cardboard table begins.
var _ = []game.Caller{(*rglobe.State)(nil)}

// game.Sealer: decisions that are secret until others have made theirs.
var _ = []game.Sealer{(*rglobe.State)(nil)}

// game.Public: decisions of others that are spoken aloud.
var _ = []game.Public{(*rglobe.State)(nil)}

// game.Turned: turns in which others decide too.
var _ = []game.Turned{(*rglobe.State)(nil)}

// game.Orderly: actions that may be written in two orders.
var _ = []game.Orderly{(*rpostcards.State)(nil)}

// game.Quick: totals without the whole of scores.
var _ = []game.Quick{(*rpostcards.State)(nil), (*rmontaigne.State)(nil), (*rglobe.State)(nil)}

// search.Featured: what a seat that thinks sees besides.
var _ = []search.Featured{spostcards.Game{}, smontaigne.Game{}, sglobe.Game{}}

// search.Trained: what it was taught.
var _ = []search.Trained{spostcards.Game{}, smontaigne.Game{}, sglobe.Game{}}

// search.Calibrated: what came of the chances that its searches saw.
var _ = []search.Calibrated{spostcards.Game{}, smontaigne.Game{}, sglobe.Game{}}

// search.Anyway: answers that somebody may not be able to give otherwise, which nobody is to know.
var _ = []search.Anyway{(*rglobe.State)(nil)}

// stage.Portrait: a layout for windows that are higher than wide.
var _ = []stage.Portrait{postcards.Board{}, montaigne.Board{}, globe.Board{}}

// board.Alive: what breathes.
var _ = []board.Alive{postcards.Board{}, montaigne.Board{}, globe.Board{}}

// board.Festive: great moments.
var _ = []board.Festive{postcards.Board{}, montaigne.Board{}, globe.Board{}}

// board.Showcase: how its pieces are shown where all of a sort are to choose from.
var _ = []board.Showcase{postcards.Board{}, montaigne.Board{}, globe.Board{}}

// board.Stager: small scenes on the table.
var _ = []board.Stager{globe.Board{}}

// board.Reader: how a card that comes is read.
var _ = []board.Reader{globe.Board{}}

// board.Pointed: points that no counter holds.
var _ = []board.Pointed{montaigne.Board{}}

// board.Keeper: what was brought home.
var _ = []board.Keeper{globe.Board{}}

// board.Chronicler: everybody's road on its map.
var _ = []board.Chronicler{montaigne.Board{}, globe.Board{}}

// board.Gainer: points that aren't bare figures.
var _ = []board.Gainer{globe.Board{}}
