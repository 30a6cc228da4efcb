package sight

import "posterestante/game/search"

// Features of an action.
const (
	fMoveCard = iota
	fMoveEffect
	fMoveStep
	fMoveArrive // a complete postcard can be sent from there
	fMoveCloser // one nearer to the nearest complete postcard
	fMoveFarther
	fMoveLeaves // a complete postcard could be sent from here
	fMoveNear1  // an unsent postcard of that region lacks one stamp
	fMoveNear2
	fMoveNear3
	fMoveWanted
	fMoveSites // free sites there for memories
	fMoveKeys
	fMoveFree
	fMoveNeeds // no camp can be made here for a memory
	fTakeCard
	fTakeEffect
	fTakeStep
	fTake3
	fTake6
	fTake10
	fTake15
	fTakeWanted
	fTakeSecond // another of its region is held
	fTakeAway
	fTakeHand // its spaces that the hand can stamp
	fTakeHeld0
	fTakeHeld1
	fTakeHeld2
	fTakeHeld3
	fTakeWrites
	fTakeLate
	fSweepCard
	fSweepEffect
	fSweepLate
	fCampCard
	fCampEffect
	fCampStep
	fCampNothing // no memory
	fCampExtra
	fCampMoves
	fCampCamp
	fCampTake
	fCampStamp
	fCampPoints
	fCampTrack // 5th, 7th, 9th
	fCampPlace // points of the track
	fCampAll   // fills the region
	fCampKey
	fCampPair // second of a region, for the caravan
	fStampCard
	fStampEffect
	fStampStep
	fStampLeft0
	fStampLeft1
	fStampLeft2
	fStampLeft3
	fStampLeft4
	fStampSend // and it can be sent at once
	fStampAway // complete, so far from here
	fStampPoints
	fStampWanted
	fStampMove // of what action the card is that is used up
	fStampTake
	fStampCamp
	fStampLate
	fPair
	fPairLast // no play is left after it
	fPairUse  // cards of it that have a use of their own
	fPairDone // a postcard lacks one stamp only
	fPairAway // a complete postcard waits
	fWaste
	fWriteExtra
	fWriteMoves
	fWriteCamp
	fWriteTake
	fWriteStamp
	fWritePoints
	fSkipMemory
	fSkipStar
	fSkipStamp
	fSkipCamp
	fStarMove
	fStarTake
	fStarStamp
	fSend
	fSendFourth
	fGiftMap
	fGiftGlobe
	fGiftGlobe1
	fGiftGlobe2
	fGiftStamps
	fGiftCaravan
	fGiftPairs
	fGiftGuide
	fGiftKey
	fGiftCamps
	fGiftCar
	fGiftLate
	fUseMap
	fUseStamps
	fUseStampsOne
	fUseGuide
	fUseCar
	fUseCarAway
	fUseLate
	fDrawDeck
	fDrawMove
	fDrawTake
	fDrawCamp
	fDrawSame1 // one such action in the hand already
	fDrawSame2
	fDrawNeed // its colour is needed
	fDrawMore // and more so than the hand has it
	fEnd
	fEndMoves
	fEndTakes
	fEndCamps
	fEndPlays
	fEndSend // a postcard could be sent
	numActionFeatures
)

var actionFeatures = [numActionFeatures]search.Feature{
	fMoveCard: search.First("move card", 0), fMoveEffect: search.First("move effect", 0.5), fMoveStep: search.First("move step", 0.5),
	fMoveArrive: search.First("move arrive", 3), fMoveCloser: search.First("move closer", 1.5), fMoveFarther: search.First("move farther", -1), fMoveLeaves: search.First("move leaves", -3),
	fMoveNear1: search.First("move near 1", 0.8), fMoveNear2: search.First("move near 2", 0.4), fMoveNear3: search.First("move near 3", 0.2), fMoveWanted: search.First("move wanted", 0.2),
	fMoveSites: search.First("move sites", 0.3), fMoveKeys: search.First("move keys", 0.2), fMoveFree: search.First("move free", 0), fMoveNeeds: search.First("move needs", 0.3),
	fTakeCard: search.First("take card", 0), fTakeEffect: search.First("take effect", 1), fTakeStep: search.First("take step", 0.5),
	fTake3: search.First("take 3", -0.5), fTake6: search.First("take 6", 0), fTake10: search.First("take 10", 0.4), fTake15: search.First("take 15", 0.6), fTakeWanted: search.First("take wanted", 1),
	fTakeSecond: search.First("take second", 0.3), fTakeAway: search.First("take away", -0.2), fTakeHand: search.First("take hand", 0.2), fTakeHeld0: search.First("take held 0", 1.5),
	fTakeHeld1: search.First("take held 1", 0.8), fTakeHeld2: search.First("take held 2", 0), fTakeHeld3: search.First("take held 3", -1), fTakeWrites: search.First("take writes", 0.2), fTakeLate: search.First("take late", -1),
	fSweepCard: search.First("sweep card", -1.5), fSweepEffect: search.First("sweep effect", -0.5), fSweepLate: search.First("sweep late", -1),
	fCampCard: search.First("camp card", 0), fCampEffect: search.First("camp effect", 1), fCampStep: search.First("camp step", 0.5), fCampNothing: search.First("camp nothing", -0.5),
	fCampExtra: search.First("camp extra", 1.2), fCampMoves: search.First("camp moves", 0.7), fCampCamp: search.First("camp camp", 1), fCampTake: search.First("camp take", 0.7),
	fCampStamp: search.First("camp stamp", 1.3), fCampPoints: search.First("camp points", 1), fCampTrack: search.First("camp track", 0.7), fCampPlace: search.First("camp place", 0.3),
	fCampAll: search.First("camp all", 1.5), fCampKey: search.First("camp key", 0.8), fCampPair: search.First("camp pair", 0.5),
	fStampCard: search.First("stamp card", 0.5), fStampEffect: search.First("stamp effect", 0.5), fStampStep: search.First("stamp step", 0.5), fStampLeft0: search.First("stamp left 0", 1.5),
	fStampLeft1: search.First("stamp left 1", 0.8), fStampLeft2: search.First("stamp left 2", 0.4), fStampLeft3: search.First("stamp left 3", 0.2), fStampLeft4: search.First("stamp left 4", 0),
	fStampSend: search.First("stamp send", 1.5), fStampAway: search.First("stamp away", -0.2), fStampPoints: search.First("stamp points", 0.5), fStampWanted: search.First("stamp wanted", 0.4),
	fStampMove: search.First("stamp move", 0), fStampTake: search.First("stamp take", 0.2), fStampCamp: search.First("stamp camp", -0.2), fStampLate: search.First("stamp late", 0),
	fPair: search.First("pair", -1.5), fPairLast: search.First("pair last", 0), fPairUse: search.First("pair use", -0.5), fPairDone: search.First("pair done", 0.7), fPairAway: search.First("pair away", 0.4),
	fWaste: search.First("waste", 0), fWriteExtra: search.First("write extra", 1.2), fWriteMoves: search.First("write moves", 0.7), fWriteCamp: search.First("write camp", 1),
	fWriteTake: search.First("write take", 0.7), fWriteStamp: search.First("write stamp", 1.3), fWritePoints: search.First("write points", 1),
	fSkipMemory: search.First("skip memory", -4), fSkipStar: search.First("skip star", -3), fSkipStamp: search.First("skip stamp", -4), fSkipCamp: search.First("skip camp", -2),
	fStarMove: search.First("star move", 0), fStarTake: search.First("star take", 0.2), fStarStamp: search.First("star stamp", 0.8), fSend: search.First("send", 4), fSendFourth: search.First("send fourth", 0),
	fGiftMap: search.First("gift map", 0.5), fGiftGlobe: search.First("gift globe", 0.6), fGiftGlobe1: search.First("gift globe 1", 0.3), fGiftGlobe2: search.First("gift globe 2", 0.8),
	fGiftStamps: search.First("gift stamps", 0.8), fGiftCaravan: search.First("gift caravan", 0.2), fGiftPairs: search.First("gift pairs", 0.3), fGiftGuide: search.First("gift guide", 0.3),
	fGiftKey: search.First("gift key", 0), fGiftCamps: search.First("gift camps", 0.5), fGiftCar: search.First("gift car", 0.3), fGiftLate: search.First("gift late", -0.7),
	fUseMap: search.First("use map", 0), fUseStamps: search.First("use stamps", 0.3), fUseStampsOne: search.First("use stamps one", 0.5), fUseGuide: search.First("use guide", 0.3),
	fUseCar: search.First("use car", -0.5), fUseCarAway: search.First("use car away", 1), fUseLate: search.First("use late", 1),
	fDrawDeck: search.First("draw deck", 0), fDrawMove: search.First("draw move", 0), fDrawTake: search.First("draw take", -0.3), fDrawCamp: search.First("draw camp", 0.4),
	fDrawSame1: search.First("draw same 1", -0.2), fDrawSame2: search.First("draw same 2", -0.5), fDrawNeed: search.First("draw need", 0.4), fDrawMore: search.First("draw more", 0.4),
	fEnd: search.First("end", 0), fEndMoves: search.First("end moves", -0.3), fEndTakes: search.First("end takes", -1), fEndCamps: search.First("end camps", -1.5), fEndPlays: search.First("end plays", -1.5), fEndSend: search.First("end send", -5),
}
