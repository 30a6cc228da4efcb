package audio

import (
	"math"
	"slices"
	"testing"
)

func TestPieces(t *testing.T) {
	seconds := make(map[int]bool)
	for seed := range uint64(100) {
		s := compose(seed)
		length, rest := float64(s.frames)/Rate, float64(s.rest)/Rate
		if length < 60 || length > 100 || rest < 40 || rest > 90 {
			t.Errorf("piece %d lasts %.0f s, the silence after it %.0f s", seed, length, rest)
		}
		seconds[int(length)] = true
		before, tune, leaps, wide := 0, []float64(nil), 0.0, 0
		for _, n := range s.notes {
			if n.at < before || n.at >= s.frames || n.length <= 0 || n.vel <= 0 || n.vel > 1.1 {
				t.Fatalf("piece %d: %+v", seed, n)
			}
			before = n.at
			if n.pitch < 28 || n.pitch > highest+3 {
				t.Errorf("piece %d: note %v of part %d", seed, n.pitch, n.who)
			}
			if n.who == lead || n.who == trio {
				tune = append(tune, n.pitch)
			}
		}
		for i := 1; i < len(tune); i++ {
			leap := math.Abs(tune[i] - tune[i-1])
			if leaps += leap; leap > 12 {
				wide++
			}
		}
		if mean := leaps / float64(len(tune)); len(tune) < 60 || mean < 1 || mean > 5 || wide > 4 {
			t.Errorf("piece %d: %d notes of melody, %.1f semitones apart, %d leaps beyond an octave", seed, len(tune), mean, wide)
		}
	}
	if len(seconds) < 15 {
		t.Errorf("only %d different lengths", len(seconds))
	}
}

func TestPiecesDiffer(t *testing.T) {
	for seed := range uint64(20) {
		a, b, c := compose(seed), compose(seed+1), compose(seed)
		if !slices.Equal(a.notes, c.notes) || a.frames != c.frames || a.rest != c.rest {
			t.Fatalf("seed %d composes two pieces", seed)
		}
		same := 0
		for i := range min(len(a.notes), len(b.notes)) {
			if a.notes[i].pitch == b.notes[i].pitch {
				same++
			}
		}
		if 2*same > len(a.notes) {
			t.Errorf("seeds %d and %d share %d of %d notes", seed, seed+1, same, len(a.notes))
		}
	}
}

// Every melody note that is held fits the chord below it, and progressions are whole.
func TestHarmony(t *testing.T) {
	for i, line := range append(slices.Clone(minorWays), majorWays...) {
		bars := progression(line)
		if len(bars) != 8 {
			t.Errorf("%q has %d bars", line, len(bars))
		}
		for _, c := range bars {
			if c.tones == nil {
				t.Fatalf("%q names a chord that isn't there", line)
			}
		}
		k := key{60, i >= len(minorWays)}
		for seed := range uint64(30) {
			tones := melody(dice(seed, 1), k, bars, 74)
			for _, n := range tones {
				c := bars[n.at/6]
				in := slices.ContainsFunc(c.tones, func(x int) bool { return (n.note-k.tonic-c.root-x+120)%12 == 0 })
				home := n.at/6 == 7 && (n.note-k.tonic)%12 == 0
				if n.length >= 3 && !in && !home {
					t.Errorf("%q, seed %d: %+v is held against the chord", line, seed, n)
				}
			}
			if last := tones[len(tones)-1]; last.at != 42 || (last.note-k.tonic)%12 != 0 {
				t.Errorf("%q, seed %d: ends on %+v, not at home", line, seed, last)
			}
		}
	}
	for _, p := range phrases {
		if len(p) != 8 || p[7] != 'z' || p[0] == 'c' {
			t.Errorf("phrase %q", p)
		}
	}
}

func TestMusicSounds(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	for _, seed := range []uint64{1, 2} {
		stereo := RenderMusic(seed, 150)
		if len(stereo) != 2*150*Rate {
			t.Fatal("asked for 150 s")
		}
		sum := 0.0
		for _, s := range stereo {
			if s != s || math.Abs(float64(s)) > 0.5 {
				t.Fatalf("seed %d: a sample of %v", seed, s)
			}
			sum += float64(s)
		}
		if dc := math.Abs(sum / float64(len(stereo))); dc > 1e-4 {
			t.Errorf("seed %d: mean %v", seed, dc)
		}
		w, quiet, loud, soft := mono(stereo), 0, -200.0, 0.0
		for at := 0; at+5*Rate <= len(w); at += 5 * Rate {
			switch level := dB(rms(w[at : at+5*Rate])); {
			case level < -100:
				quiet++
			case level > -36:
				loud, soft = max(loud, level), min(soft, level)
			}
		}
		if quiet < 7 || quiet > 18 {
			t.Errorf("seed %d: %d of 30 stretches of 5 s are silent", seed, quiet)
		}
		if loud > -22 || loud < -30 || loud-soft > 12 {
			t.Errorf("seed %d: 5 s stretches from %.1f to %.1f dBFS", seed, soft, loud)
		}
		piece := w[10*Rate : 16*Rate]
		if hz, harsh := centroid(piece), above(piece, 5000); hz < 400 || hz > 2000 || harsh > 0.01 {
			t.Errorf("seed %d: centroid %.0f Hz, %.2f %% above 5 kHz", seed, hz, 100*harsh)
		}
		for i := 1; i < len(w); i++ {
			if math.Abs(w[i]-w[i-1]) > 0.12 {
				t.Fatalf("seed %d: a click at %.3f s", seed, float64(i)/Rate)
			}
		}
	}
}

// However the sink asks for it, the music is the same.
func TestBlocksDontMatter(t *testing.T) {
	whole, parts := newTune(9), newTune(9)
	a, b := make([]float32, 2*10*Rate), make([]float32, 2*10*Rate)
	whole.fill(a)
	for at, n := 0, 1; at < len(b); n = n*7%997 + 1 {
		at += 2 * parts.fill(b[at:min(at+2*n, len(b))])
	}
	for i := range a {
		if math.Abs(float64(a[i]-b[i])) > 1e-4 {
			t.Fatalf("sample %d is %v in one go and %v in parts", i, a[i], b[i])
		}
	}
}

func BenchmarkMusic(b *testing.B) {
	out := make([]float32, 2*Rate)
	for i := 0; b.Loop(); i++ {
		if i%60 == 0 {
			b.StopTimer()
			tune := newTune(uint64(i))
			b.StartTimer()
			bench = tune
		}
		bench.fill(out)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1e7, "%core")
}

var bench *tune

func BenchmarkCues(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		Render(Cue(i%int(cueCount)), uint64(i))
	}
}
