package montaigne

import (
	"testing"

	"posterestante/render/engine/damage"
	"posterestante/render/engine/stage"
)

// BenchmarkLayout lays the fullest table out, as after each action.
func BenchmarkLayout(b *testing.B) {
	v := crowded(b, 4, 20, 14)
	c := contextOf("fr", &v)
	b.ReportAllocs()
	for b.Loop() {
		Board{}.Layout(&v, c)
	}
}

// BenchmarkCompare compares two frames of the fullest table, as each frame is.
func BenchmarkCompare(b *testing.B) {
	v := crowded(b, 4, 20, 14)
	c := contextOf("fr", &v)
	was, is := Board{}.Layout(&v, c).Sprites, Board{}.Layout(&v, c).Sprites
	b.ReportAllocs()
	for b.Loop() {
		if len(damage.Between(was, is)) > 0 {
			b.Fatal("the same table differs")
		}
	}
}

// BenchmarkFind finds the pictures of the fullest table, as each frame does.
func BenchmarkFind(b *testing.B) {
	v := crowded(b, 4, 20, 14)
	c := contextOf("fr", &v)
	all := Board{}.Layout(&v, c).Sprites
	kept := map[stage.Pic]int{}
	for i, s := range all {
		kept[s.Pic] = i
	}
	b.ReportAllocs()
	for b.Loop() {
		for i := range all {
			if _, ok := kept[all[i].Pic]; !ok {
				b.Fatal("a picture is lost")
			}
		}
	}
}
