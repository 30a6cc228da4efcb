// Command gen renders every assets/icons/svg/*.svg with rsvg-convert to one
// sheet, icons.png, and writes icons.json: which icon lies where, and a hash
// of each source, by which a test tells whether the sheet is current. Those in
// assets/icons/emblems it renders to emblems.png, likewise.
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

// A sheet is what a folder of sources is rendered to. Columns are chosen so that
// it stays under 2040 pixels.
type sheet struct {
	folder, name string
	prefix       string // of the icons' names
	cell         int    // the side of an icon on it
	columns      int    // how many lie in a row
}

var sheets = []sheet{
	{"svg", "icons", "", 192, 10},
	{"emblems", "emblems", "emblem_", 256, 7},
}

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
	for _, s := range sheets {
		if err := s.run(*dir); err != nil {
			log.Fatal(err)
		}
	}
}

func (s sheet) run(dir string) error {
	cell, columns := s.cell, s.columns
	files, err := filepath.Glob(filepath.Join(dir, s.folder, "*.svg"))
	if err != nil {
		return err
	}
	if len(files) == 0 || len(files) > columns*columns {
		return fmt.Errorf("%d icons in %s: none, or more than a sheet holds", len(files), s.folder)
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
		img, err := render(src, cell)
		if err != nil {
			return fmt.Errorf("%s: %w", f, err)
		}
		sum := sha256.Sum256(src)
		c := icon{s.prefix + strings.TrimSuffix(filepath.Base(f), ".svg"), i % columns * cell, i / columns * cell,
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
	if err := os.WriteFile(filepath.Join(dir, s.name+".png"), b.Bytes(), 0o644); err != nil {
		return err
	}
	text := fmt.Sprintf("{\"cell\":%d,\"icons\":[\n%s\n]}\n", cell, strings.Join(lines, ",\n"))
	return os.WriteFile(filepath.Join(dir, s.name+".json"), []byte(text), 0o644)
}

// render turns one source into a picture of the cell's size.
func render(src []byte, cell int) (image.Image, error) {
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
