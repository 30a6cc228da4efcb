package packs

import (
	"slices"
	"testing"

	"posterestante/assets/geo/trail"
	"posterestante/assets/rules"
	"posterestante/assets/words"
	"posterestante/game/box"
)

// TestPacks: what has a table is in the box, in its order, and has all that
// screens find by its name.
func TestPacks(t *testing.T) {
	at := -1
	for _, p := range Games {
		i := slices.IndexFunc(box.Games, func(g box.Pack) bool { return g.Game.Name() == p.Name })
		if i <= at || p.Board == nil || Of(p.Name) == nil {
			t.Fatalf("%s is at %d of the box, after %d, board %v", p.Name, i, at, p.Board)
		}
		at = i
		if box.Games[i].Terms == nil {
			t.Errorf("%s isn't counted", p.Name)
		}
		if box.Games[i].Teller == nil {
			t.Errorf("%s has nothing to say", p.Name)
		}
		if trail.Has(p.Name) != (p.Journal != nil) {
			t.Errorf("%s: the window and the commands disagree about its journal", p.Name)
		}
		for _, lang := range words.Languages() {
			if b, err := rules.For(p.Name, lang); err != nil || b.Lang != lang {
				t.Errorf("%s has no rules in %s: %v", p.Name, lang, err)
			}
		}
	}
}

func TestLessons(t *testing.T) {
	ids := map[string]bool{}
	for i := range Games {
		l := Games[i].Lesson
		if l == nil {
			continue
		}
		if ids[l.ID] || l.ID == "" || Teaching(l.ID) != &Games[i] {
			t.Errorf("the lesson %q isn't told from others", l.ID)
		}
		ids[l.ID] = true
		if m := l.Meta(words.In("en")); m.Lesson != l.ID || m.Setup.Game != Games[i].Name {
			t.Errorf("the lesson of %s begins %+v", Games[i].Name, m)
		}
	}
	if len(ids) == 0 {
		t.Error("the menu offers a lesson, and there is none")
	}
	if Teaching("") != nil {
		t.Error("a match that is no lesson has a teacher")
	}
}
