// Command render writes every cue and some minutes of music as WAV files, to be measured and looked at:
//
//	go run ./audio/render -dir /tmp/sound -seed 1 -seconds 240
package main

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"posterestante/audio"
)

func main() {
	dir := flag.String("dir", "sound", "where to write")
	seed := flag.Uint64("seed", 1, "which variation")
	seconds := flag.Float64("seconds", 240, "how much music; 0 for none")
	flag.Parse()
	if err := run(*dir, *seed, *seconds); err != nil {
		fmt.Fprintln(os.Stderr, "render:", err)
		os.Exit(1)
	}
}

func run(dir string, seed uint64, seconds float64) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	write := func(name string, make func() []float32) error {
		start := time.Now()
		samples := make()
		took := time.Since(start)
		length := float64(len(samples)/2) / audio.Rate
		fmt.Printf("%-10s %7.2f s, made in %6.1f ms, %.2f %% of a core\n",
			name, length, took.Seconds()*1000, 100*took.Seconds()/max(length, 0.001))
		return os.WriteFile(filepath.Join(dir, name+".wav"), wav(samples), 0o644)
	}
	for _, c := range audio.Cues() {
		if err := write(c.String(), func() []float32 { return audio.Render(c, seed) }); err != nil {
			return err
		}
	}
	if seconds <= 0 {
		return nil
	}
	return write("music", func() []float32 { return audio.RenderMusic(seed, seconds) })
}

// wav wraps stereo samples as 16-bit WAV.
func wav(samples []float32) []byte {
	var b bytes.Buffer
	size := uint32(2 * len(samples))
	put := func(v any) { _ = binary.Write(&b, binary.LittleEndian, v) } // a Buffer never fails
	b.WriteString("RIFF")
	put(36 + size)
	b.WriteString("WAVEfmt ")
	put([]uint32{16, 2<<16 | 1, audio.Rate, audio.Rate * 4, 16<<16 | 4})
	b.WriteString("data")
	put(size)
	pcm := make([]int16, len(samples))
	for i, s := range samples {
		pcm[i] = int16(min(max(s, -1), 1) * 32767)
	}
	put(pcm)
	return b.Bytes()
}
