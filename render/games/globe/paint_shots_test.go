package globe

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"posterestante/assets/palette"
	spoken "posterestante/assets/words"
	rules "posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

var shots = flag.String("paint", "", "write pictures of what is painted to this folder")

var (
	only  = flag.String("only", "", "of one kind only")
	scale = flag.Float64("scale", 1, "so many pixels a logical one")
)

// proofs are pictures to be looked at, at the sizes of the table and larger.
func proofs() []paint.Sample {
	var all paint.Samples
	for i := range palette.Seats {
		all.Add(stage.Pic{Kind: "gl.pawn", ID: i, Data: Ochre}, PawnW, PawnH, 2*PawnW, 2*PawnH, 4*PawnW, 4*PawnH)
	}
	all.Add(stage.Pic{Kind: "gl.pawn", ID: 2, Look: 1, Data: Ochre}, PawnW, PawnH, 2*PawnW, 2*PawnH)
	for i := range 7 {
		all.Add(stage.Pic{Kind: "gl.die", ID: i}, 110.0, 110.0, 2*110.0, 2*110.0)
	}
	for i := 1; i < 5; i++ {
		all.Add(stage.Pic{Kind: "gl.die", ID: 3, Look: i}, 110.0, 110.0)
	}
	for _, key := range []string{"passport", "guide", "camera", "compass", "sleepingbag", "firstaid", "papers", "equipment", "ticket", "cheques"} {
		d := Item{Key: key}
		all.Add(stage.Pic{Kind: "gl.item", Data: d}, 48, 48, ItemSide, ItemSide, 200, 200)
		all.Add(stage.Pic{Kind: "gl.item", Look: 1, Data: d}, ItemSide, ItemSide)
		all.Add(stage.Pic{Kind: "gl.itemcard", Data: d}, CardW, CardH)
		d.Title = "Sac de couchage"
		all.Add(stage.Pic{Kind: "gl.itemcard", Data: d}, DrawnW, DrawnH, BackLarge, 1.4*BackLarge)
		all.Add(stage.Pic{Kind: "gl.shelf", Data: Shelf{Airmail, key, 200, "Équipement de montagne"}}, ShelfW, ShelfH)
	}
	for i := range palette.Seats {
		all.Add(stage.Pic{Kind: "gl.bag", ID: i, Data: Bag{Style: Style(i % 2)}}, BagBox.W, BagBox.H)
	}
	all.Add(stage.Pic{Kind: "gl.bag", Data: Bag{}}, 2*BagBox.W, 2*BagBox.H)
	emblems := []string{"", "apron", "clover", "envelope", "carpet", "typewriter", "volcano", "bed"}
	for k := rules.Kind(0); k <= rules.Lodging; k++ {
		for style := range NumStyles {
			all.Add(stage.Pic{Kind: "gl.back", Data: Back{style, k}}, CardW, CardH)
		}
		all.Add(stage.Pic{Kind: "gl.back", Data: Back{Style(k % 2), k}}, BackLarge, 1.4*BackLarge)
		all.Add(stage.Pic{Kind: "gl.hole", Data: Back{0, k}}, CardW, CardH)
		if k == 0 {
			continue
		}
		d := Front{Kind: k, Emblem: emblems[k]}
		if k == rules.Souvenir {
			d.Price = 240
		} else if k == rules.Lodging {
			d.Price = 3
		}
		all.Add(stage.Pic{Kind: "gl.front", Data: d}, CardW, CardH)
		d.Title = "Masque en bois de fer"
		all.Add(stage.Pic{Kind: "gl.front", Data: d}, WonW, WonH)
		read := Reading{Front: d, Sort: "Aventure", Place: "Saint-Pierre-et-Miquelon", Stop: 1 + 8*int(k), Story: "Le guide ne parle que des orages qu’il a connus ; celui-ci n’en était pas un, dit-il, seulement un nuage.", Does: "Vous gagnez 240\nVous perdez un objet au choix"}
		all.Add(stage.Pic{Kind: "gl.reading", Data: read}, ReadW, read.High())
	}
	all.Add(stage.Pic{Kind: "gl.pile"}, CardW+5, CardH+5)
	for style := range NumStyles {
		d := Thumb{Style: style}
		for i := range d.Pawns {
			d.Pawns[i].Square, d.Pawns[i].Colour = 11*i, i
		}
		all.Add(stage.Pic{Kind: "gl.thumb", Data: d}, 220, 200, 440, 180, 600, 300)
		for i := range d.Pawns {
			d.Pawns[i].Square = 20 + i
		}
		all.Add(stage.Pic{Kind: "gl.thumb", Data: d}, 220, 200, 440, 180, 600, 300)
	}
	for what := range NumChips {
		all.Add(stage.Pic{Kind: "gl.chip", Text: "12", Data: Chip{What: what}}, 50, 30, ChipW, ChipH)
	}
	all.Add(stage.Pic{Kind: "gl.chip", Text: "1", Data: Chip{What: ChipReport, Need: 2}}, ChipW, ChipH)
	all.Add(stage.Pic{Kind: "gl.chip", Text: "2", Data: Chip{What: ChipSouvenir, Need: 2, Done: true}}, ChipW, ChipH, 148, 60)
	all.Add(stage.Pic{Kind: "gl.chip", Text: "12400", Data: Chip{What: ChipMoney}}, 94, 30)
	for many := range 5 {
		for what := range 3 {
			all.Add(stage.Pic{Kind: "gl.note", Text: []string{"1240", "3", "15"}[what], Data: Note{What: what, Many: many}}, NoteW, NoteH)
		}
	}
	for what := range 3 {
		all.Add(stage.Pic{Kind: "gl.note", Text: []string{"1240", "3", "15"}[what], Data: Note{What: what, Many: 3}}, 3*NoteW, 3*NoteH)
	}
	all.Add(stage.Pic{Kind: "gl.count", Text: "2"}, CountW, CountH)
	all.Add(stage.Pic{Kind: "gl.count", Text: "128"}, CountW, CountH)
	for look := range 2 {
		all.Add(stage.Pic{Kind: "gl.fare", Text: "200", Look: look}, FareW, FareH)
		all.Add(stage.Pic{Kind: "gl.litstop", Look: look}, 72, 72)
	}
	for style := range NumStyles {
		all.Add(stage.Pic{Kind: "gl.round", Text: "27", Data: Sheet{Style: style, Titles: [4]string{"Tour"}}}, 139, 132)
	}
	for i := range rules.Start {
		all.Add(stage.Pic{Kind: "gl.place", Data: Place{Style(i % 2), i + 1, 66 - int(i), int(i) / 7 * 300, "Saint-Pierre-et-Miquelon", "Poste restante"}}, PlaceW, PlaceH)
	}
	all.Add(stage.Pic{Kind: "gl.key", Text: "1200", Data: Key{}}, KeyW, KeyH)
	all.Add(stage.Pic{Kind: "gl.key", Text: "50", Data: Key{Plus: true}}, KeyW, KeyH)
	for style := range NumStyles {
		three := [4]string{"Souvenirs", "Reportages", "Aventures"}
		all.Add(stage.Pic{Kind: "gl.page", ID: 1, Data: Sheet{Style: style}}, PageBox.W, PageBox.H)
		all.Add(stage.Pic{Kind: "gl.album", Data: Sheet{style, three}}, AlbumBox.W, AlbumBox.H)
		all.Add(stage.Pic{Kind: "gl.wallet", Data: Sheet{Style: style}}, WalletBox.W, WalletBox.H)
		all.Add(stage.Pic{Kind: "gl.decks", Data: Sheet{Style: style}}, DeckBox.W, DeckBox.H)
		all.Add(stage.Pic{Kind: "gl.panel", ID: 2, Look: int(style), Data: Sheet{Style: style}}, 290, SeatsBox.H, 740, SeatsBox.H)
		all.Add(stage.Pic{Kind: "gl.scene", Data: Sheet{style, [4]string{"Gardez une carte"}}}, 700, 320)
		all.Add(stage.Pic{Kind: "gl.auction", Data: Sheet{style, [4]string{"Enchère"}}}, 900, 460)
	}
	for state := range EnvelopeOpen + 1 {
		for seat := range palette.Seats {
			all.Add(stage.Pic{Kind: "gl.envelope", ID: seat, Text: "240", Data: Envelope{State: state, Name: "Anaïs"}}, EnvelopeW, EnvelopeH)
		}
	}
	all.Add(stage.Pic{Kind: "gl.envelope", ID: 3, Text: "1240", Data: Envelope{State: EnvelopeSealed, Name: "Anaïs"}}, 2*EnvelopeW, 2*EnvelopeH)
	all.Add(stage.Pic{Kind: "gl.choice", Data: Choice{Words: "Attendre que l’orage passe", Does: "Vous passez un tour\nLa carte est gardée"}}, ChoiceW, ChoiceH)
	d := Packing{Style: Airmail, Title: "Préparez votre sac", Faces: [5]string{"1–2", "3", "4", "5", "6"}, Keys: [7]string{"", "cheques", "ticket", "papers", "guide", "equipment", "camera"}}
	for i, n := range []string{"Argent de poche", "Chèques-hôtel", "Billet d’avion", "Papiers", "Guide", "Équipement", "Appareil photo"} {
		d.Lines[i] = n
		d.Cells[i] = [5]string{"gratuit, rejouez", "150", "300", "le voisin de droite vous en donne un", "avec l’appareil photo, 700"}
	}
	all.Add(stage.Pic{Kind: "gl.packing", Data: d}, PackingW, PackingH)
	return all
}

// posters are the posters of both games as the table has them.
func posters(lang string) []stage.Pic {
	w := spoken.In(lang)
	var out []stage.Pic
	for i, road := range []rules.Road{sakodo.Road, routard.Road} {
		name := []string{"sakodo", "routard"}[i]
		d := Poster{Style: Style(i), Title: map[string]string{"sakodo": "Sakodo", "routard": "Le jeu du Routard"}[name], Line: "Le tour du monde en 67 étapes"}
		n := 0
		for j, q := range road {
			d.Kinds[j] = q.Kind
			if q.Kind == rules.Airport {
				d.Places[n] = w.T("place." + q.Key)
				n++
			}
		}
		out = append(out, stage.Pic{Kind: "gl.poster", Data: d})
	}
	return out
}

func write(t *testing.T, name string, im image.Image) {
	t.Helper()
	f, err := os.Create(filepath.Join(*shots, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, im); err != nil {
		t.Fatal(err)
	}
}

// TestPaintShots writes pictures to be looked at.
func TestPaintShots(t *testing.T) {
	if *shots == "" {
		t.Skip("no -paint")
	}
	kinds := paint.Kinds().With(Kinds())
	if *only != "" {
		write(t, "sheet", paint.Sheet(kinds, proofs(), *scale, *only))
		return
	}
	write(t, "all", paint.Sheet(kinds, proofs(), *scale, ""))
	for i, p := range posters("fr") {
		write(t, []string{"sakodo", "routard"}[i], kinds.Paint(p, PosterBox.W, PosterBox.H, int(PosterBox.W), int(PosterBox.H)))
		write(t, []string{"sakodo", "routard"}[i]+"-small", kinds.Paint(p, PosterBox.W, PosterBox.H, int(PosterBox.W*2/3), int(PosterBox.H*2/3)))
	}
}
