package globe

import (
	"strconv"
	"strings"

	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Samples are all pictures of the game's table.
func (b Board) Samples() []paint.Sample {
	var all paint.Samples
	b.roadSamples(&all)
	b.cardSamples(&all)
	b.bagSamples(&all)
	b.sceneSamples(&all)
	if b.More != nil {
		b.More(&all)
	}
	return all
}

// roadSamples are the poster and what stands on it.
func (b Board) roadSamples(all *paint.Samples) {
	d := Poster{Style: b.Style, Title: "Le jeu du Routard", Line: "Le tour du monde"}
	n := 0
	for i, q := range b.R.Road {
		if d.Kinds[i] = q.Kind; q.Kind == rules.Airport {
			d.Places[n] = "San Francisco"
			n++
		}
	}
	all.Add(stage.Pic{Kind: "gl.poster", Data: d}, Wide.Poster.W, Wide.Poster.H, Tall.Poster.W, Tall.Poster.H)
	long := b.longChronicle(d)
	all.Add(stage.Pic{Kind: "gl.chronicle", Data: long}, 840, 840/b.ChronicleShape(), Wide.Poster.W, Wide.Poster.H)
	thumb := Thumb{Style: b.Style}
	for i := range thumb.Pawns {
		thumb.Pawns[i].Square, thumb.Pawns[i].Colour = 11*i, i
	}
	all.Add(stage.Pic{Kind: "gl.thumb", Data: thumb}, 220, 200)
	for k := rules.Job; k <= rules.Start; k++ {
		d := Place{b.Style, k, 66, [2]string{"", "€500"}[k/rules.Airport&1], "Saint-Pierre-et-Miquelon",
			"Poste restante", strings.Repeat("mmmmm mmmmm mmmmmmmm ", 10), Standing{1, 2, 3, 4, 5, 6},
			[MostBrought]Brought{{What: ChipMoney, Words: "400 €"},
				{What: BroughtItem, Item: b.R.Items[1], Lacks: true, Words: "mmmmm mmmmm mmmmmmmm"},
				{What: BroughtLift, Words: strings.Repeat("mmmmmmmmmm ", 6)}, {What: BroughtFlight, Words: "mmmmm"}}}
		all.Add(stage.Pic{Kind: "gl.place", Data: d}, PlaceW, d.High())
		all.Add(stage.Pic{Kind: "gl.sign", Data: Back{b.Style, k}}, 42, 42)
	}
	for look := range 2 {
		all.Each(0, palette.Seats-1, stage.Pic{Kind: "gl.pawn", Look: look, Data: b.Style}, PawnW, PawnH)
		all.Each(0, palette.Seats-1, stage.Pic{Kind: "gl.glow"}, GlowSide, GlowSide)
		all.Each(0, palette.Seats-1, stage.Pic{Kind: "gl.print"}, 18, 18)
		all.Add(stage.Pic{Kind: "gl.lift", ID: look, Data: Lift{b.Style, Standing{3, 4, 5, 6, 1}}}, LiftW, LiftH)
		for n := range rules.MaxSeats {
			all.Add(stage.Pic{Kind: "gl.slice", ID: n, Look: look, Data: Slice{n, rules.MaxSeats}}, TokenW, TokenW)
		}
		all.Add(stage.Pic{Kind: "gl.litstop", Look: look}, 2*stopReach, 2*stopReach)
		dear := Ahead{rules.Mail, 66, StopR(Wide.Poster), 400}
		all.Add(stage.Pic{Kind: "gl.litstop", Look: look, Text: "400 €", Data: dear},
			2*stopReach, 2*stopReach)
		flight := Ahead{rules.Airport, 45, StopR(Tall.Poster), ticketFare}
		all.Add(stage.Pic{Kind: "gl.litstop", Look: look, Data: flight},
			2*stopReach, 2*stopReach)
	}
	all.Add(stage.Pic{Kind: "gl.fare", ID: 400, Look: 1, Text: "400 €"}, FareW, FareH)
	wide, tall := mapOn(Wide.Poster), mapOn(Tall.Poster)
	all.Add(stage.Pic{Kind: "gl.veil"}, wide.W, wide.H, tall.W, tall.H)
	all.Each(0, 6, stage.Pic{Kind: "gl.die"}, Wide.Die.W, Wide.Die.H)
	all.Each(1, 4, stage.Pic{Kind: "gl.die", Look: 2}, Wide.Die.W, Wide.Die.H)
	all.Add(stage.Pic{Kind: "gl.head", Text: "Poste restante"}, 135, DeckTitle)
	all.Add(stage.Pic{Kind: "gl.round", Text: "27", Data: Sheet{b.Style, [4]string{"Tour"}}}, Wide.Decks.W/3,
		Wide.Decks.H/3)
}

// longChronicle is the page of a journey that went everywhere.
func (b Board) longChronicle(on Poster) Chronicle {
	long := Chronicle{Poster: on}
	for i := range long.Ways {
		w := Way{Seat: true, Colour: i, At: len(b.R.Road) - 1 - i/3}
		for n := 1; n < len(b.R.Road)-i; n++ {
			w.Hops += string([]byte{byte(n - 1), byte(n)})
		}
		w.Hops += string([]byte{20, byte(30 + i)})
		for n := range 7 {
			w.Won += string([]byte{byte(5 + 9*n), byte(rules.Souvenir) + byte(n%3)})
		}
		long.Ways[i] = w
	}
	return long
}

// cardSamples are the backs of the decks and each card.
func (b Board) cardSamples(all *paint.Samples) {
	all.Add(stage.Pic{Kind: "gl.pile"}, CardW+5, CardH+5)
	for k := rules.Kind(0); int(k) <= rules.NumDecks; k++ {
		all.Add(stage.Pic{Kind: "gl.back", Data: Back{b.Style, k}}, CardW, CardH, BackLarge, BackLarge*1.4)
		all.Add(stage.Pic{Kind: "gl.hole", Data: Back{b.Style, k}}, CardW, CardH, WonW, WonH)
		for i, c := range b.R.Decks[k] {
			d := Front{Style: b.Style, Kind: k, Emblem: c.Emblem}
			if k == rules.Lodging {
				d.Nights = int(c.Price)
			} else if c.Price > 0 {
				d.Price = strconv.Itoa(int(c.Price)) + " €"
			}
			all.Add(stage.Pic{Kind: "gl.front", Data: d}, CardW, CardH)
			if d.Title = "Au-dessus des toits"; i < 3 {
				all.Add(stage.Pic{Kind: "gl.front", Data: d}, WonW, WonH)
			}
			if i > 0 {
				continue
			}
			read := Reading{d, "Aventure", "Saint-Pierre-et-Miquelon", 9 * int(k),
				"En cherchant le petit déjeuner, on arrive pour le thé.", "Vous gagnez 240.\nVous passez un tour."}
			all.Add(stage.Pic{Kind: "gl.reading", Data: read}, ReadW, read.High())
		}
	}
}

// bagSamples are the page of a seat, what others show of theirs, and what is in them.
func (b Board) bagSamples(all *paint.Samples) {
	all.Each(0, palette.Seats-1, stage.Pic{Kind: "gl.page", Data: Sheet{Style: b.Style}}, Wide.Page.W, Wide.Page.H,
		Tall.Page.W, Tall.Page.H)
	for i := range palette.Seats {
		r, q := Wide.PanelRect(2+i%5, 0), Tall.PanelRect(2+i%5, 0)
		all.Add(stage.Pic{Kind: "gl.panel", ID: i, Look: i % 2, Data: Sheet{Style: b.Style}}, r.W, r.H, q.W, q.H)
	}
	all.Each(0, palette.Seats-1, stage.Pic{Kind: "gl.bag", Data: Bag{Style: b.Style}}, Wide.Bag.W, Wide.Bag.H)
	all.Add(stage.Pic{Kind: "gl.album", Data: Album{Sheet{b.Style, [4]string{"Souvenirs", "Reportages", "Aventures"}},
		[3]int{2, 3, 2}}}, Wide.Album.W, Wide.Album.H, Tall.Album.W, Tall.Album.H)
	all.Add(stage.Pic{Kind: "gl.wallet", Data: Sheet{Style: b.Style}}, Wide.Wallet.W, Wide.Wallet.H)
	all.Add(stage.Pic{Kind: "gl.decks", Data: Sheet{Style: b.Style}}, Wide.Decks.W, Wide.Decks.H, Tall.Decks.W,
		Tall.Decks.H)
	for i := 1; i < len(b.R.Items); i++ {
		d := Item{Style: b.Style, Key: b.R.Items[i]}
		for look := range 2 {
			all.Add(stage.Pic{Kind: "gl.item", Look: look, Data: d}, ItemSide, ItemSide)
		}
		d.Title = "Trousse de secours"
		all.Add(stage.Pic{Kind: "gl.itemcard", Data: d}, DrawnW, DrawnH, BackLarge, BackLarge*1.4)
		all.Add(stage.Pic{Kind: "gl.shelf", Data: Shelf{b.Style, d.Key, "200 €", "Appareil photo"}}, ShelfW, ShelfH)
	}
	all.Add(stage.Pic{Kind: "gl.shelf", Data: Shelf{b.Style, "ticket", "500 €", "Billet d’avion"}}, ShelfW, ShelfH)
	for what := range NumChips {
		d := Chip{Style: b.Style, What: what}
		if what >= ChipSouvenir {
			d.Need, d.Done = 2, what == ChipReport
		}
		all.Add(stage.Pic{Kind: "gl.chip", Text: "12", Data: d}, ChipW, ChipH, 50, ChipH)
	}
	for what := ChipMoney; what <= ChipCheques; what++ {
		for many := range 5 {
			all.Add(stage.Pic{Kind: "gl.note", Text: "120", Data: Note{b.Style, what, many}}, NoteW, NoteH)
		}
	}
	all.Add(stage.Pic{Kind: "gl.count", Text: "12"}, CountW, CountH)
}

// sceneSamples are the scenes.
func (b Board) sceneSamples(all *paint.Samples) {
	all.Add(stage.Pic{Kind: "gl.scene", Data: Sheet{b.Style, [4]string{"Gardez-en une"}}}, 700, 320)
	all.Add(stage.Pic{Kind: "gl.counter", Data: Sheet{b.Style, [4]string{"La nuit : 4 chèques"}}}, 1150, 500)
	all.Add(stage.Pic{Kind: "gl.auction", Data: Sheet{b.Style, [4]string{"À vendre"}}}, 1080, 400)
	all.Add(stage.Pic{Kind: "gl.auction", Look: WithoutGavel, Data: Sheet{b.Style, [4]string{"Vendu"}}}, 800, 406)
	for part := GavelBlock; part <= GavelHammer; part++ {
		all.Add(stage.Pic{Kind: "gl.gavel", ID: part}, GavelSide, GavelSide)
	}
	for state := EnvelopeWaits; state <= EnvelopeOpen; state++ {
		all.Each(0, palette.Seats-1, stage.Pic{Kind: "gl.envelope", Text: "1240 €",
			Data: Envelope{b.Style, state, "Maximilienne"}}, EnvelopeW, EnvelopeH)
	}
	for state := BidderIn; state <= BidderOut; state++ {
		all.Each(0, palette.Seats-1, stage.Pic{Kind: "gl.bidder", Text: "1240 €",
			Data: Bidder{b.Style, state, "Maximilienne"}}, EnvelopeW, BidderH)
	}
	all.Add(stage.Pic{Kind: "gl.key", Text: "1200 €", Data: Key{Style: b.Style}}, RaiseW, RaiseH)
	all.Add(stage.Pic{Kind: "gl.key", Text: "1200 €", Data: Key{b.Style, "La moitié"}}, RaiseW, RaiseH)
	all.Each(0, 1, stage.Pic{Kind: "gl.litkey"}, RaiseW+4, RaiseH+4)
	all.Add(stage.Pic{Kind: "gl.choice", Data: Choice{b.Style, "Attendre que l’orage passe", "Vous passez un tour."}},
		ChoiceW, ChoiceH)
	d := PackLine{Style: b.Style, Key: b.R.Items[1], Name: "Appareil photo", Range: "gratuit – 600 €",
		Mark: "il manque 1500 €", Faces: [6]int{FaceNone, FaceBrings, FaceAgain, FaceDear, FaceBrings, FaceBrings}}
	all.Add(stage.Pic{Kind: "gl.packline", Data: d}, 200, packHigh)
	d.Done, d.Rolled, d.Key = true, 4, "money"
	all.Add(stage.Pic{Kind: "gl.packline", Data: d}, 180, packHigh)
}
