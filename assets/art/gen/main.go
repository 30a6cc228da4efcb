// Command gen paints the pictures: every assets/art/postcards/*.svg becomes a PNG
// beside it, when it changed. It needs rsvg-convert. Run it from the repository's root.
//
//	go run ./assets/art/gen                        paint what changed
//	go run ./assets/art/gen 13-5 6-6               paint these only, whether changed or not
//	go run ./assets/art/gen -sheet out.png         and a contact sheet, 310 px wide each
//	go run ./assets/art/gen -sheet out.png -small  at 96 px, in colour and in grey
//	go run ./assets/art/gen -parts out.png         and the parts and colours with their names
package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"log"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"posterestante/assets/art/reduce"
	"posterestante/assets/art/source"
)

const dir = "assets/art/"

// record is what is held of a painted picture, so that a test knows it is current.
type record struct {
	Source string `json:"source"`
	PNG    string `json:"png"`
}

func main() {
	log.SetFlags(0)
	sheet := flag.String("sheet", "", "write a contact sheet to this file")
	small := flag.Bool("small", false, "the sheet at 96 px, in colour and in grey")
	partsTo := flag.String("parts", "", "write a sheet of the parts and colours to this file")
	flag.Parse()
	parts := must(source.ReadParts(must(os.ReadFile(dir + "parts.svg"))))
	named := flag.Args()
	was, now, failed := recorded(), map[string]record{}, 0
	for _, path := range must(filepath.Glob(dir + "postcards/*.svg")) {
		name := strings.TrimSuffix(filepath.Base(path), ".svg")
		if len(named) > 0 && !slices.Contains(named, name) {
			continue
		}
		r, err := paint(name, parts, was[name], len(named) > 0)
		if err != nil {
			log.Printf("%s.svg: %v", name, err)
			failed++
			continue
		}
		now[name] = r
	}
	keep := now
	if len(named) > 0 || failed > 0 { // what others painted meanwhile stays
		keep = recorded()
		maps.Copy(keep, now)
	}
	write(dir+"art.json", append(must(json.MarshalIndent(keep, "", "\t")), '\n'))
	if *sheet != "" {
		write(*sheet, must(render(contact(now, *small))))
	}
	if *partsTo != "" {
		write(*partsTo, must(render(partSheet(parts))))
	}
	if failed > 0 {
		os.Exit(1)
	}
}

// recorded reads what is held of the pictures.
func recorded() map[string]record {
	made := map[string]record{}
	if data, err := os.ReadFile(dir + "art.json"); err == nil {
		if err := json.Unmarshal(data, &made); err != nil {
			log.Fatal("art.json: ", err)
		}
	}
	return made
}

// paint renders a picture if its source or its PNG isn't what it was.
func paint(name string, parts source.Parts, was record, always bool) (record, error) {
	svg := must(os.ReadFile(dir + "postcards/" + name + ".svg"))
	facts, err := source.Check(svg, parts)
	if err != nil {
		return was, err
	}
	whole, err := source.Compose(svg, parts)
	if err != nil {
		return was, err
	}
	to := dir + "postcards/" + name + ".png"
	old, err := os.ReadFile(to)
	if err == nil && !always && was == (record{source.Hash(whole), source.Hash(old)}) {
		return was, nil
	}
	painted, err := render(whole)
	if err != nil {
		return was, err
	}
	img := must(png.Decode(bytes.NewReader(painted)))
	if s := img.Bounds().Size(); s.X != source.Width || s.Y != source.Height {
		return was, fmt.Errorf("rendered at %v", s)
	}
	data, err := reduce.Smallest(img, 64)
	if err != nil {
		return was, err
	}
	write(to, data)
	log.Printf("%-5s %4d shapes %4.1f KB  %s", name, facts.Shapes, float64(len(data))/1024,
		strings.Join(facts.Colours, " "))
	return record{source.Hash(whole), source.Hash(data)}, nil
}

// render has rsvg-convert paint the drawing.
func render(svg []byte) ([]byte, error) {
	var out bytes.Buffer
	c := exec.Command("rsvg-convert", "--unlimited", "--format", "png")
	c.Stdin, c.Stdout, c.Stderr = bytes.NewReader(svg), &out, os.Stderr
	err := c.Run()
	return out.Bytes(), err
}

// contact is a drawing that shows all the pictures with their names.
func contact(made map[string]record, small bool) []byte {
	names := make([]string, 0, len(made))
	for n := range made {
		names = append(names, n)
	}
	slices.SortFunc(names, func(a, b string) int { return order(a) - order(b) })
	w, columns := 310, 4
	if small {
		w, columns = 96, 12
	}
	h := w * source.Height / source.Width
	cell := h + 22
	if small {
		cell = 2*h + 26
	}
	columns = min(columns, max(1, len(names)))
	rows := (len(names) + columns - 1) / columns
	var b strings.Builder
	begin(&b, columns*(w+10)+10, rows*cell+10)
	for i, n := range names {
		x, y := 10+i%columns*(w+10), 10+i/columns*cell
		img := must(png.Decode(bytes.NewReader(must(os.ReadFile(dir + "postcards/" + n + ".png")))))
		little := shrink(img, w, h)
		place(&b, little, x, y)
		if small {
			place(&b, grey(little), x, y+h+4)
			y += h + 4
		}
		fmt.Fprintf(&b, `<text x="%d" y="%d" font-family="sans-serif" font-size="12" fill="#2e2a2b">%s</text>`,
			x, y+h+14, n)
	}
	b.WriteString("</svg>")
	return []byte(b.String())
}

// partSheet is a drawing that shows the colours and every part, each in a square
// of 160 units whose cross marks its origin.
func partSheet(parts source.Parts) []byte {
	ids := make([]string, 0, len(parts))
	for id := range parts {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	const side, columns = 200, 8
	rows := (len(ids) + columns - 1) / columns
	var b strings.Builder
	begin(&b, columns*side, 170+rows*side)
	for i, c := range source.Colours {
		x, y := 10+i%12*130, 10+i/12*75
		fmt.Fprintf(&b, `<rect class="c-%s" x="%d" y="%d" width="124" height="46"/>`+
			`<text x="%d" y="%d" font-family="sans-serif" font-size="13" fill="#2e2a2b">%s %s</text>`,
			c.Name, x, y, x, y+62, c.Name, c.Hex)
	}
	for i, id := range ids {
		x, y := i%columns*side+side/2, 170+i/columns*side+side-34
		fmt.Fprintf(&b, `<use href="#%s" class="c-olive" transform="translate(%d %d)"/>`+
			`<path d="M%d %dh12m-6-6v12" stroke="#b04a37" fill="none"/>`+
			`<text x="%d" y="%d" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#2e2a2b">%s</text>`,
			id, x, y, x-6, y, x, y+26, id)
	}
	b.WriteString("</svg>")
	return must(source.Compose([]byte(b.String()), parts))
}

func begin(b *strings.Builder, w, h int) {
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d">`+
		`<rect width="100%%" height="100%%" fill="#c9d6cf"/>`, w, h)
}

func place(b *strings.Builder, img image.Image, x, y int) {
	s := img.Bounds().Size()
	fmt.Fprintf(b, `<image x="%d" y="%d" width="%d" height="%d" href="data:image/png;base64,%s"/>`, x, y, s.X, s.Y,
		base64.StdEncoding.EncodeToString(encode(img)))
}

// order sorts by region, then stamps.
func order(name string) int {
	region, stamps, _ := strings.Cut(name, "-")
	r, _ := strconv.Atoi(region)
	s, _ := strconv.Atoi(stamps)
	return r*10 + s
}

// shrink averages the picture down to the size.
func shrink(img image.Image, w, h int) *image.NRGBA {
	out, s := image.NewNRGBA(image.Rect(0, 0, w, h)), img.Bounds().Size()
	for y := range h {
		for x := range w {
			x0, x1, y0, y1 := x*s.X/w, (x+1)*s.X/w, y*s.Y/h, (y+1)*s.Y/h
			var r, g, b, n uint32
			for v := y0; v < y1; v++ {
				for u := x0; u < x1; u++ {
					p, q, t, _ := img.At(u, v).RGBA()
					r, g, b, n = r+p>>8, g+q>>8, b+t>>8, n+1
				}
			}
			out.SetNRGBA(x, y, color.NRGBA{uint8(r / n), uint8(g / n), uint8(b / n), 255})
		}
	}
	return out
}

func grey(img image.Image) image.Image {
	out := image.NewGray(img.Bounds())
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			out.Set(x, y, img.At(x, y))
		}
	}
	return out
}

func encode(img image.Image) []byte {
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, img); err != nil {
		log.Fatal(err)
	}
	return b.Bytes()
}

func write(path string, data []byte) {
	if err := os.WriteFile(path, data, 0o644); err != nil {
		log.Fatal(err)
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return v
}
