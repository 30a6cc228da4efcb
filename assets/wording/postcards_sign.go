package wording

import (
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// signs are the icons of what persons do.
var signs = map[game.Verb]string{
	pc.VMove: "move", pc.VTake: "postcard", pc.VSweep: "discard", pc.VCamp: "camp", pc.VStamp: "stamp", pc.VPair: "hand",
	pc.VWaste: "cross", pc.VWrite: "memory", pc.VSkip: "cross", pc.VStar: "star", pc.VSend: "check", pc.VGift: "bell",
	pc.VUse: "lightning", pc.VKeep: "postcard", pc.VDraw: "deck", pc.VEnd: "hand", pc.VPass: "last",
}

// automaSigns are those of what an Automa's step came to, by the note's key.
var automaSigns = map[string]string{
	"auto.stamp": "stamp", "auto.move": "move", "auto.take": "postcard", "auto.taketop": "postcard", "auto.camp": "camp",
	"auto.memory": "memory", "auto.send": "check", "auto.gift": "bell", "auto.end": "last", "auto.nothing": "cross", "auto.lost": "cross",
}

// sign is the icon of an action.
func (t telling) sign(a game.Action) string {
	if a.Verb != pc.VAutoma {
		return signs[a.Verb]
	}
	if e, ok := t.noted(outcomes...); ok {
		return automaSigns[e.Key]
	}
	return "star"
}
