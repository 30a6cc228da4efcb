package globe

import "posterestante/game"

// What a card says: its title and sentence are words of its own, by its deck and
// key; what it does is told from its data.

func (c *Card) say(k Kind, what string) game.Phrase {
	return game.Say("card." + k.String() + "." + c.Key + "." + what)
}

// SayTitle is the title of a card of that deck.
func (c *Card) SayTitle(k Kind) game.Phrase { return c.say(k, "name") }

// SayWords is its sentence.
func (c *Card) SayWords(k Kind) game.Phrase { return c.say(k, "words") }

// SayOutcome is the sentence of what comes of it, an adventure.
func (c *Card) SayOutcome(o Outcome) game.Phrase { return c.say(Adventure, o.Key) }

// SayPlace is the name of where it is from.
func (c *Card) SayPlace() game.Phrase { return game.SayShared("place." + c.Place) }

// SayPrice is what a card of that deck costs; nothing of one without a price.
func (c *Card) SayPrice(k Kind) game.Phrase {
	switch {
	case c.Price == 0:
		return game.Phrase{}
	case k == Lodging:
		return game.SayN("effect.nights", int(c.Price))
	}
	return game.Say("effect.price", game.Args{"Price": SayMoney(int(c.Price))})
}

// SayEffects is all that a list of effects does, in order.
func (r *Rules) SayEffects(effects []Effect) game.Phrase {
	var out []game.Phrase
	for _, e := range effects {
		out = append(out, r.SayEffect(e))
	}
	return game.SayAll(game.Sentences, out...)
}

// SayEffect is what an effect does, told to whoever drew the card.
func (r *Rules) SayEffect(e Effect) game.Phrase {
	key, n := e.Kind.String(), int(e.N)
	switch {
	case e.Kind == Lose && e.Item == Pass:
		key = "lose_pass"
	case e.Kind == Lose && e.Item == 0:
		key = "lose_any"
	case (e.Kind == Go || e.Kind == Cheques) && n < 0:
		key, n = key+"_back", -n
	}
	args := game.Args{"Price": SayMoney(n)}
	if e.Item != 0 {
		args["Item"] = game.Say("item." + r.Items[e.Item] + ".a")
	}
	return game.SayN("effect."+key, n, args)
}
