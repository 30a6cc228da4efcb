package rulebook

import (
	"fmt"
	"testing"

	"posterestante/assets/rules"
	"posterestante/assets/words"
	"posterestante/render/engine/stage"
)

// TestEveryBookFits checks that the rules of every game, those too whose table is
// not there yet, fit their pages at every size of words, each paragraph whole.
func TestEveryBookFits(t *testing.T) {
	for _, name := range []string{"postcards", "montaigne", "sakodo", "routard"} {
		for _, sized := range sizes() {
			b, err := rules.For(name, sized.lang)
			if err != nil {
				t.Fatal(err)
			}
			s := New(Config{Words: words.In(sized.lang), Book: b, Still: true}).(*Scene)
			p := &player{t, stage.NewShow(s)}
			p.set(sized)
			for i := range s.sheets {
				for _, sp := range p.show.Frame().Sprites {
					fits(t, fmt.Sprintf("%s, %+v, page %d", name, sized, i+1), s.plan, sp)
				}
				p.keys(stage.KeyPageDown)
			}
			for _, para := range b.Paragraphs() {
				s.jump(para.Number)
				p.show.Touch()
				p.step(stage.Raw{})
				if !shown(p.show.Frame(), string(para.Number)) {
					t.Errorf("%s, %+v: %s isn't shown", name, sized, para.Number)
				}
			}
		}
	}
}
