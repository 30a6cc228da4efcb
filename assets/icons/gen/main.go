// Command gen renders every assets/icons/svg/*.svg with rsvg-convert to a picture
// in assets/icons/drawn, and writes icons.json: a hash of each source, by which a
// test tells whether its picture is current, and gen what to render. Those in
// assets/icons/emblems it lists in emblems.json, likewise.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"image/png"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// A family is a folder of sources and the list of what was made of them.
type family struct {
	folder, list string
	prefix       string // of the icons' names
	side         int    // of an icon, in pixels
}

var families = []family{
	{"svg", "icons.json", "", 192},
	{"emblems", "emblems.json", "emblem_", 256},
}

// An icon is one line of icons.json.
type icon struct {
	Name string `json:"name"`
	Tint bool   `json:"tint"` // has magenta areas
	Hash string `json:"sha256"`
}

func main() {
	dir := flag.String("dir", "assets/icons", "the icons' folder")
	flag.Parse()
	log.SetFlags(0)
	for _, f := range families {
		if err := f.run(*dir); err != nil {
			log.Fatal(err)
		}
	}
}

// run renders what has changed, and takes away what has no source any more.
func (f family) run(dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, f.folder, "*.svg"))
	if err != nil {
		return err
	}
	path := filepath.Join(dir, f.list)
	gone := map[string]icon{} // what was made before
	if old, err := os.ReadFile(path); err == nil {
		var was []icon
		if json.Unmarshal(old, &was) == nil {
			for _, i := range was {
				gone[i.Name] = i
			}
		}
	}
	var lines []string
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		sum := sha256.Sum256(src)
		i := icon{f.prefix + strings.TrimSuffix(filepath.Base(file), ".svg"), bytes.Contains(src, []byte("#FF00FF")),
			hex.EncodeToString(sum[:])}
		to := filepath.Join(dir, "drawn", i.Name+".png")
		if _, err := os.Stat(to); err != nil || gone[i.Name] != i {
			if err := draw(src, f.side, to); err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
		}
		delete(gone, i.Name)
		line, err := json.Marshal(i)
		if err != nil {
			return err
		}
		lines = append(lines, string(line))
	}
	for name := range gone {
		if err := os.Remove(filepath.Join(dir, "drawn", name+".png")); err != nil && !os.IsNotExist(err) {
			return err
		}
	}
	return os.WriteFile(path, []byte("[\n"+strings.Join(lines, ",\n")+"\n]\n"), 0o644)
}

// draw renders one source to a file.
func draw(src []byte, side int, to string) error {
	img, err := render(src, side)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(&b, img); err != nil {
		return err
	}
	if err := os.WriteFile(to, b.Bytes(), 0o644); err != nil {
		return err
	}
	return squeeze(to)
}

// squeeze packs a picture anew without changing a pixel: a third smaller, which the page of the browser feels,
// since it brings the signs with it.
func squeeze(file string) error {
	if out, err := exec.Command("zopflipng", "-y", file, file).CombinedOutput(); err != nil {
		return fmt.Errorf("zopflipng (of Debian's zopfli): %w: %s", err, out)
	}
	return nil
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
