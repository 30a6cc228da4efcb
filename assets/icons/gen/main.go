// Command gen renders every assets/icons/svg/*.svg with rsvg-convert to one
// sheet, icons.png, and writes icons.json: which icon lies where, and a hash
// of each source, by which a test tells whether the sheet is current.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// cell is the side of an icon on the sheet, columns how many lie in a row:
// ten are 1920 pixels, and the sheet stays under 2040.
const (
	cell    = 192
	columns = 10
)

// An icon is one line of icons.json.
type icon struct {
	Name string `json:"name"`
	X    int    `json:"x"`
	Y    int    `json:"y"`
	Tint bool   `json:"tint"` // has magenta areas
	Hash string `json:"sha256"`
}

func main() {
	dir := flag.String("dir", "assets/icons", "the icons' folder")
	flag.Parse()
	log.SetFlags(0)
	if err := run(*dir); err != nil {
		log.Fatal(err)
	}
}

func run(dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "svg", "*.svg"))
	if err != nil {
		return err
	}
	if len(files) == 0 || len(files) > columns*columns {
		return fmt.Errorf("%d icons in %s: none, or more than a sheet holds", len(files), dir)
	}
	slices.Sort(files)
	rows := (len(files) + columns - 1) / columns
	sheet := image.NewNRGBA(image.Rect(0, 0, columns*cell, rows*cell))
	var lines []string
	for i, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		img, err := render(src)
		if err != nil {
			return fmt.Errorf("%s: %w", f, err)
		}
		sum := sha256.Sum256(src)
		c := icon{strings.TrimSuffix(filepath.Base(f), ".svg"), i % columns * cell, i / columns * cell,
			bytes.Contains(src, []byte("#FF00FF")), hex.EncodeToString(sum[:])}
		draw.Draw(sheet, image.Rect(c.X, c.Y, c.X+cell, c.Y+cell), img, img.Bounds().Min, draw.Src)
		line, err := json.Marshal(c)
		if err != nil {
			return err
		}
		lines = append(lines, string(line))
	}
	var b bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(&b, sheet); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "icons.png"), b.Bytes(), 0o644); err != nil {
		return err
	}
	text := fmt.Sprintf("{\"cell\":%d,\"icons\":[\n%s\n]}\n", cell, strings.Join(lines, ",\n"))
	return os.WriteFile(filepath.Join(dir, "icons.json"), []byte(text), 0o644)
}

// render turns one source into a picture of the cell's size.
func render(src []byte) (image.Image, error) {
	side := strconv.Itoa(cell)
	cmd := exec.Command("rsvg-convert", "-w", side, "-h", side)
	cmd.Stdin = bytes.NewReader(src)
	var diag bytes.Buffer
	cmd.Stderr = &diag
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("rsvg-convert: %w: %s", err, diag.String())
	}
	return png.Decode(bytes.NewReader(out))
}
