package wording

import (
	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// deeds are the icon and the rule of what is done by each verb.
var deeds = [...]struct {
	sign string
	rule game.Rule
}{
	mt.VMove: {"road_map", "M3.1"}, mt.VStay: {"clock", "M3.2"}, mt.VSupply: {"deck", "M3.3"}, mt.VTake: {"play", "M3.4"},
	mt.VSail: {"shore", "M7.1"}, mt.VPay: {"discard", "M3.4"}, mt.VFurther: {"lightning", "M4.1"}, mt.VFetch: {"hand", "M4.1"},
	mt.VPower: {"culture", "M7.2"}, mt.VLay: {"road_map", "M7.2"}, mt.VLook: {"book", "M7.2"}, mt.VPick: {"hand", "M7.2"},
	mt.VUnseen: {"hand", "M7.2"}, mt.VRob: {"hand", "M7.2"}, mt.VSkip: {"cross", "M7.2"}, mt.VEnd: {"check", "M3"}, mt.VPass: {"last", "M3.6"},
}

// homeward says whether an action laid a card that leads home (M6.2).
func (t riding) homeward(a game.Action) bool {
	return (a.Verb == mt.VMove || a.Verb == mt.VLay) && mt.Cards[a.A].City == mt.Bordeaux && t.before.last(t.seat) != mt.Bordeaux
}

// sign is the icon of an action.
func (t riding) sign(a game.Action) string {
	switch {
	case t.homeward(a):
		return "history"
	case int(a.Verb) < len(deeds):
		return deeds[a.Verb].sign
	}
	return "star"
}

// rule is the rule that an action was done by.
func (t riding) rule(a game.Action) game.Rule {
	kind, _, _ := t.before.step()
	switch {
	case a.Verb == mt.VMove && t.homeward(a):
		return "M6.2"
	case a.Verb == mt.VTake && kind != mt.StepTake:
		return "M7.2"
	case a.Verb == mt.VPay && kind == mt.StepToll:
		return "M3.1"
	case a.Verb == mt.VPay && kind == mt.StepSail:
		return "M7.1"
	case int(a.Verb) < len(deeds):
		return deeds[a.Verb].rule
	}
	return ""
}
