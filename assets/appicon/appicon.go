// Package appicon holds the icon of the program, in the sizes that a window
// manager asks for. The drawings are icon.svg and, below 32 pixels, small.svg;
// "make art" makes the pictures from them.
package appicon

import (
	"bytes"
	"embed"
	"image"
	"image/png"
	"strconv"
)

//go:embed icon-16.png icon-24.png icon-32.png icon-48.png icon-64.png icon-128.png
var files embed.FS

// Sizes of the pictures of a window's icon, in pixels.
var Sizes = []int{16, 24, 32, 48, 64, 128}

// Images are the icon in all Sizes.
func Images() []image.Image {
	out := make([]image.Image, 0, len(Sizes))
	for _, size := range Sizes {
		data, err := files.ReadFile("icon-" + strconv.Itoa(size) + ".png")
		if err != nil {
			panic(err) // it is embedded
		}
		m, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			panic(err)
		}
		out = append(out, m)
	}
	return out
}
