package globe

// MostActions bounds a match (S6.4, R5.2): in each turn, and of each other before it, so
// many lots, each laid together and taken back or bid for, at most by tens up to the
// highest bid; a few other actions; and what is bought one by one, with all the money
// that ever comes.
const MostActions = lastRound*MaxSeats*(MaxSeats*MostLots*lotActions+turnActions) + mostMoney/leastPrice

const (
	lotActions  = MostLot + 2 + maxBid + MaxSeats
	turnActions = 60
	leastPrice  = 20
)
