package montaigne

import (
	"posterestante/game"
	"posterestante/game/verbs"
)

// reason is why an action is not legal: an entry of reasons; yes is none.
type reason = verbs.Reason

const (
	yes reason = iota
	noFirstTake
	noFirstBuy
	noFirstToll
	noFirstHome
	noFirstNoble
	noFirstQuote
	noFirstRead
	noFirstCoach
	noFirstRob
	noFirstSearch
	noFirstChoose
	noFirstUnseen
	noFirstPope
	noTakeNow
	noTakeNow71
	noPayNow
	noLayNow
	noLookNow
	noPickNow
	noUnseenNow
	noRobNow
	noSkipNow
	noOver
	noPersonBetween
	noActions
	noStayCity
	noStayCalled
	noMoveCity
	noMoveBack
	noMoveCalled
	noMoveToll
	noSupplyEmpty
	noEndActed
	noPassActed
	noPassSupply
	noPassLay
	noTakeEmpty
	noTakeCost
	noQuoteCovered
	noQuoteKind
	noSailOption
	noSailPlace
	noSailCity
	noSailZone
	noPersonVoyage
	noPersonKind
	noFetchItself
	noFetchDiscard
	noPowerOption
	noPowerQuotation
	noPowerHand
	noPowerRob
	noPowerHands
	noPowerZone
	noPowerBoard
	noRobVoyage
	noRobHome
	noRobPerson
	noRobFind
	noJoinBack
	noJoinCalled
	noSeat
	noLookOwn
	noLookEmpty
	noLookSeen
	noPickHand
	noPickKind
	noSkipLast
	noSkipQuotation
	noUnseenHand
	noUnseenZone
	noUnseenTwice
	noHand
	noHand32
	noHand34
	noHand72
)

// reasons are the keys of their sentences and the rules that they come from.
var reasons = [...]game.Refusal{
	noFirstTake:      {Code: "refuse.first.take", Rule: "M3.4"},
	noFirstBuy:       {Code: "refuse.first.buy", Rule: "M3.4"},
	noFirstToll:      {Code: "refuse.first.toll", Rule: "M3.1"},
	noFirstHome:      {Code: "refuse.first.home", Rule: "M6.2"},
	noFirstNoble:     {Code: "refuse.first.noble", Rule: "M7.2"},
	noFirstQuote:     {Code: "refuse.first.quote", Rule: "M7.2"},
	noFirstRead:      {Code: "refuse.first.read", Rule: "M7.2"},
	noFirstCoach:     {Code: "refuse.first.coach", Rule: "M7.2"},
	noFirstRob:       {Code: "refuse.first.rob", Rule: "M7.2"},
	noFirstSearch:    {Code: "refuse.first.search", Rule: "M7.2"},
	noFirstChoose:    {Code: "refuse.first.choose", Rule: "M7.2"},
	noFirstUnseen:    {Code: "refuse.first.unseen", Rule: "M7.2"},
	noFirstPope:      {Code: "refuse.first.pope", Rule: "M7.2"},
	noTakeNow:        {Code: "refuse.take.now", Rule: "M3.3"},
	noTakeNow71:      {Code: "refuse.take.now", Rule: "M7.1"},
	noPayNow:         {Code: "refuse.pay.now", Rule: "M3.4"},
	noLayNow:         {Code: "refuse.lay.now", Rule: "M7.2"},
	noLookNow:        {Code: "refuse.look.now", Rule: "M7.2"},
	noPickNow:        {Code: "refuse.pick.now", Rule: "M7.2"},
	noUnseenNow:      {Code: "refuse.unseen.now", Rule: "M7.2"},
	noRobNow:         {Code: "refuse.rob.now", Rule: "M7.2"},
	noSkipNow:        {Code: "refuse.skip.now", Rule: "M3"},
	noOver:           {Code: "refuse.over", Rule: "M6.3"},
	noPersonBetween:  {Code: "refuse.person.between", Rule: "M4.1"},
	noActions:        {Code: "refuse.actions", Rule: "M3"},
	noStayCity:       {Code: "refuse.stay.city", Rule: "M3.2"},
	noStayCalled:     {Code: "refuse.stay.called", Rule: "M6.1"},
	noMoveCity:       {Code: "refuse.move.city", Rule: "M3.1"},
	noMoveBack:       {Code: "refuse.move.back", Rule: "M3.5"},
	noMoveCalled:     {Code: "refuse.move.called", Rule: "M6.1"},
	noMoveToll:       {Code: "refuse.move.toll", Rule: "M3.1"},
	noSupplyEmpty:    {Code: "refuse.supply.empty", Rule: "M3.6"},
	noEndActed:       {Code: "refuse.end.acted", Rule: "M3"},
	noPassActed:      {Code: "refuse.pass.acted", Rule: "M3.6"},
	noPassSupply:     {Code: "refuse.pass.supply", Rule: "M3.6"},
	noPassLay:        {Code: "refuse.pass.lay", Rule: "M3.6"},
	noTakeEmpty:      {Code: "refuse.take.empty", Rule: "M3.4"},
	noTakeCost:       {Code: "refuse.take.cost", Rule: "M3.4"},
	noQuoteCovered:   {Code: "refuse.quote.covered", Rule: "M7.2"},
	noQuoteKind:      {Code: "refuse.quote.kind", Rule: "M7.2"},
	noSailOption:     {Code: "refuse.sail.option", Rule: "M7.1"},
	noSailPlace:      {Code: "refuse.sail.place", Rule: "M7.1"},
	noSailCity:       {Code: "refuse.sail.city", Rule: "M7.1"},
	noSailZone:       {Code: "refuse.sail.zone", Rule: "M7.1"},
	noPersonVoyage:   {Code: "refuse.person.voyage", Rule: "M4.1"},
	noPersonKind:     {Code: "refuse.person.kind", Rule: "M4.1"},
	noFetchItself:    {Code: "refuse.fetch.itself", Rule: "M4.1"},
	noFetchDiscard:   {Code: "refuse.fetch.discard", Rule: "M4.1"},
	noPowerOption:    {Code: "refuse.power.option", Rule: "M7.2"},
	noPowerQuotation: {Code: "refuse.power.quotation", Rule: "M7.2"},
	noPowerHand:      {Code: "refuse.power.hand", Rule: "M7.2"},
	noPowerRob:       {Code: "refuse.power.rob", Rule: "M7.2"},
	noPowerHands:     {Code: "refuse.power.hands", Rule: "M7.2"},
	noPowerZone:      {Code: "refuse.power.zone", Rule: "M7.2"},
	noPowerBoard:     {Code: "refuse.power.board", Rule: "M7.2"},
	noRobVoyage:      {Code: "refuse.rob.voyage", Rule: "M7.2"},
	noRobHome:        {Code: "refuse.rob.home", Rule: "M6.3"},
	noRobPerson:      {Code: "refuse.rob.person", Rule: "M7.2"},
	noRobFind:        {Code: "refuse.rob.find", Rule: "M7.2"},
	noJoinBack:       {Code: "refuse.join.back", Rule: "M3.5"},
	noJoinCalled:     {Code: "refuse.join.called", Rule: "M6.1"},
	noSeat:           {Code: "refuse.seat", Rule: "M7.2"},
	noLookOwn:        {Code: "refuse.look.own", Rule: "M7.2"},
	noLookEmpty:      {Code: "refuse.look.empty", Rule: "M7.2"},
	noLookSeen:       {Code: "refuse.look.seen", Rule: "M7.2"},
	noPickHand:       {Code: "refuse.pick.hand", Rule: "M7.2"},
	noPickKind:       {Code: "refuse.pick.kind", Rule: "M7.2"},
	noSkipLast:       {Code: "refuse.skip.last", Rule: "M7.2"},
	noSkipQuotation:  {Code: "refuse.skip.quotation", Rule: "M7.2"},
	noUnseenHand:     {Code: "refuse.unseen.hand", Rule: "M7.2"},
	noUnseenZone:     {Code: "refuse.unseen.zone", Rule: "M7.2"},
	noUnseenTwice:    {Code: "refuse.unseen.twice", Rule: "M7.2"},
	noHand:           {Code: "refuse.hand", Rule: "M3.1"},
	noHand32:         {Code: "refuse.hand", Rule: "M3.2"},
	noHand34:         {Code: "refuse.hand", Rule: "M3.4"},
	noHand72:         {Code: "refuse.hand", Rule: "M7.2"},
}
