package globe

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	spoken "posterestante/assets/words"
	rules "posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

var shots = flag.String("paint", "", "write pictures of what is painted to this folder")

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
	for i, p := range posters("fr") {
		write(t, []string{"sakodo", "routard"}[i], kinds.Paint(p, PosterBox.W, PosterBox.H, int(PosterBox.W), int(PosterBox.H)))
		write(t, []string{"sakodo", "routard"}[i]+"-small", kinds.Paint(p, PosterBox.W, PosterBox.H, int(PosterBox.W*2/3), int(PosterBox.H*2/3)))
	}
}
