// Package art holds the pictures on the postcards, drawn for this game. Their
// sources are the SVG files beside them; `go run ./assets/art/gen` paints them.
package art

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"slices"
	"sync"
)

// kept is how many decoded pictures stay in memory, the most recent: one is about a
// megabyte, and is painted in its sizes one after the other.
const kept = 1

type cached struct {
	name string
	img  image.Image
}

var (
	mu    sync.Mutex
	cache []cached // oldest first
)

// Postcard returns the picture of the region's postcard with so many stamps, 1240
// by 834, and whether there is one. It decodes when first asked and keeps a few.
func Postcard(region, stamps int) (image.Image, bool) {
	name := fmt.Sprintf("%d-%d", region, stamps)
	mu.Lock()
	defer mu.Unlock()
	if i := slices.IndexFunc(cache, func(k cached) bool { return k.name == name }); i >= 0 {
		k := cache[i]
		cache = append(slices.Delete(cache, i, i+1), k)
		return k.img, true
	}
	data, err := files.Read(name + ".png")
	if err != nil {
		return nil, false
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, false
	}
	if len(cache) >= kept {
		cache = slices.Delete(cache, 0, len(cache)-kept+1)
	}
	cache = append(cache, cached{name, img})
	return img, true
}
