//go:build !js

package art

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/assets/art/source"
)

// record is what the generator wrote of a picture.
type record struct {
	Source string `json:"source"`
	PNG    string `json:"png"`
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestEveryPictureIsCurrentAndKeepsTheRules(t *testing.T) {
	parts, err := source.ReadParts(read(t, "parts.svg"))
	if err != nil {
		t.Fatal("parts.svg:", err)
	}
	made := map[string]record{}
	if err := json.Unmarshal(read(t, "art.json"), &made); err != nil {
		t.Fatal(err)
	}
	paths, err := filepath.Glob("postcards/*.svg")
	if err != nil || len(paths) == 0 {
		t.Fatal("no pictures", err)
	}
	drawn := map[string]bool{}
	for _, path := range paths {
		name := strings.TrimSuffix(filepath.Base(path), ".svg")
		drawn[name] = true
		t.Run(name, func(t *testing.T) {
			svg := read(t, path)
			if _, err := source.Check(svg, parts); err != nil {
				t.Error(err)
			}
			whole, err := source.Compose(svg, parts)
			if err != nil {
				t.Fatal(err)
			}
			png := read(t, "postcards/"+name+".png")
			if now := (record{source.Hash(whole), source.Hash(png)}); made[name] != now {
				t.Errorf("the PNG isn't current: go run ./assets/art/gen")
			}
			if len(png) > 100<<10 {
				t.Errorf("%d KB: too much fine detail", len(png)>>10)
			}
			var region, stamps int
			if _, err := fmt.Sscanf(name, "%d-%d", &region, &stamps); err != nil || region < 1 || region > 13 || stamps < 3 || stamps > 6 {
				t.Fatal("no such postcard")
			}
			img, ok := Postcard(region, stamps)
			if !ok {
				t.Fatal("doesn't decode")
			}
			if s := img.Bounds().Size(); s.X != source.Width || s.Y != source.Height {
				t.Error("size", s)
			}
		})
	}
	for _, name := range Names() {
		if !drawn[name] {
			t.Errorf("%s.png has no source", name)
		}
	}
	for name := range made {
		if !drawn[name] {
			t.Errorf("art.json lists %s, which has no source", name)
		}
	}
}

func TestTheCacheKeepsTheMostRecent(t *testing.T) {
	for range 2 {
		for _, name := range Names() {
			var region, stamps int
			fmt.Sscanf(name, "%d-%d", &region, &stamps)
			first, _ := Postcard(region, stamps)
			if again, _ := Postcard(region, stamps); again != first {
				t.Errorf("%s was decoded twice", name)
			}
			if len(cache) > kept {
				t.Fatalf("%d pictures kept", len(cache))
			}
		}
	}
}

func TestNoSuchPostcard(t *testing.T) {
	if _, ok := Postcard(14, 3); ok {
		t.Error("a 14th region")
	}
}

func TestWhatTheRulesRefuse(t *testing.T) {
	parts := source.Parts{"gull": "<g/>"}
	for _, body := range []string{
		`<text>a</text>`, `<image href="a.png"/>`, `<rect fill="#fff"/>`, `<rect style="fill:red"/>`, `<rect/>`,
		`<rect class="c-pink"/>`, `<linearGradient/>`, `<use class="c-ink" href="#none"/>`, `<g id="gull" class="c-ink"/>`,
	} {
		if _, err := source.Check([]byte(`<svg viewBox="0 0 1240 834">`+body+`</svg>`), parts); err == nil {
			t.Error("allowed:", body)
		}
	}
	ok := `<svg viewBox="0 0 1240 834"><clipPath id="k"><rect/></clipPath><g class="c-sky"><rect/></g><use class="c-ink" href="#gull"/></svg>`
	if f, err := source.Check([]byte(ok), parts); err != nil || f.Shapes != 2 {
		t.Error(f, err)
	}
}
