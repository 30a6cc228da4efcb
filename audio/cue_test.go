package audio

import (
	"math"
	"math/cmplx"
	"testing"
)

// mono is the middle of stereo frames.
func mono(frames []float32) wave {
	w := make(wave, len(frames)/2)
	for i := range w {
		w[i] = (float64(frames[2*i]) + float64(frames[2*i+1])) / 2
	}
	return w
}

func rms(w wave) float64 {
	sum := 0.0
	for _, x := range w {
		sum += x * x
	}
	return math.Sqrt(sum / float64(max(len(w), 1)))
}

func dB(x float64) float64 { return 20 * math.Log10(x+1e-12) }

// fourier transforms in place; the length is a power of two.
func fourier(x []complex128) {
	n := len(x)
	if n == 1 {
		return
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = x[2*i], x[2*i+1]
	}
	fourier(even)
	fourier(odd)
	turn, step := complex(1, 0), cmplx.Rect(1, -2*math.Pi/float64(n))
	for k := range even {
		t := turn * odd[k]
		x[k], x[k+n/2] = even[k]+t, even[k]-t
		turn *= step
	}
}

// spectrum is the power in 1024 bands of 21.5 Hz, over the whole sound.
func spectrum(w wave) []float64 {
	const size = 2048
	sum := make([]float64, size/2)
	for at := 0; at < len(w); at += size * 3 / 4 {
		x := make([]complex128, size)
		for i := 0; i < size && at+i < len(w); i++ {
			x[i] = complex(w[at+i]*(0.5-0.5*math.Cos(2*math.Pi*float64(i)/size)), 0)
		}
		fourier(x)
		for k, v := range x[:size/2] {
			sum[k] += real(v)*real(v) + imag(v)*imag(v)
		}
	}
	return sum
}

// centroid is the middle of the spectrum in Hz, by power.
func centroid(w wave) float64 {
	top, all := 0.0, 0.0
	for k, p := range spectrum(w) {
		top += float64(k) * Rate / 2048 * p
		all += p
	}
	return top / all
}

// above is the share of the power above a frequency.
func above(w wave, freq float64) float64 {
	top, all := 0.0, 0.0
	for k, p := range spectrum(w) {
		if all += p; float64(k)*Rate/2048 > freq {
			top += p
		}
	}
	return top / all
}

// What each cue must be like: seconds, dBFS of its loudest 50 ms, centroid in Hz.
var wanted = map[Cue]struct{ short, long, soft, loud, low, high float64 }{
	Paper:    {0.15, 0.40, -33, -25, 1200, 3500},
	Stamp:    {0.20, 0.50, -26, -14, 150, 1300},
	Bell:     {0.60, 1.20, -29, -21, 1700, 3500},
	Spokes:   {0.70, 1.20, -34, -26, 1200, 3500},
	Tent:     {0.40, 0.85, -26, -17, 200, 1500},
	Ribbon:   {0.40, 0.60, -33, -25, 1200, 3500},
	Send:     {0.80, 1.20, -28, -20, 800, 2500},
	Points:   {0.20, 0.60, -29, -21, 400, 2200},
	YourTurn: {0.50, 1.00, -27, -19, 500, 1600},
	Refuse:   {0.15, 0.35, -28, -18, 120, 700},
	Button:   {0.05, 0.13, -36, -27, 700, 2500},
	Shuffle:  {0.50, 0.95, -31, -23, 700, 2500},
	Win:      {0.90, 1.20, -25, -17, 400, 2200},
	Die:      {0.40, 0.82, -29, -20, 250, 1500},

	Postmark:  {0.20, 0.50, -26, -15, 100, 1100},
	Letterbox: {0.30, 0.70, -28, -19, 250, 1600},
	Complete:  {0.80, 1.15, -26, -18, 350, 1500},
	Unwrap:    {0.60, 1.05, -31, -23, 900, 2600},
	PostHorn:  {0.80, 1.20, -27, -19, 350, 1500},
	LastRound: {0.80, 1.20, -27, -19, 650, 1900},
	Home:      {0.80, 1.20, -26, -18, 200, 1000},
	Gavel:     {0.25, 0.60, -26, -16, 200, 1200},
	Flight:    {0.90, 1.20, -29, -21, 200, 1200},
}

func TestCues(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	for _, c := range Cues() {
		want, ok := wanted[c]
		if !ok {
			t.Fatalf("%v: nothing is wanted of it", c)
		}
		for seed := range uint64(6) {
			stereo := Render(c, seed)
			w := mono(stereo)
			length, hz := float64(len(w))/Rate, centroid(w)
			loud, sum := dB(loudest(w, w)), 0.0
			for _, s := range stereo {
				if s != s || math.Abs(float64(s)) > 0.5 {
					t.Fatalf("%v %d: a sample of %v; -6 dBFS is the most", c, seed, s)
				}
				sum += float64(s)
			}
			if length < want.short || length > want.long || length < 0.05 || length > 1.2 {
				t.Errorf("%v %d: lasts %.3f s", c, seed, length)
			}
			if loud < want.soft || loud > want.loud {
				t.Errorf("%v %d: loudest 50 ms at %.1f dBFS", c, seed, loud)
			}
			if hz < want.low || hz > want.high {
				t.Errorf("%v %d: centroid %.0f Hz", c, seed, hz)
			}
			if dc := math.Abs(sum / float64(len(stereo))); dc > 5e-4 {
				t.Errorf("%v %d: mean %.5f", c, seed, dc)
			}
			if harsh := above(w, 6000); harsh > 0.02 {
				t.Errorf("%v %d: %.1f %% of its power above 6 kHz", c, seed, 100*harsh)
			}
			n := len(stereo)
			if edge := max(w[:4].peak(), w[len(w)-30:].peak()); edge > 0.004 || stereo[0] != 0 || stereo[n-1] != 0 {
				t.Errorf("%v %d: begins or ends at %.4f", c, seed, edge)
			}
		}
	}
}

// likeness is the cosine between two spectra in 48 coarse bands, 1 when they are the same.
func likeness(a, b wave) float64 {
	coarse := func(w wave) (bands [48]float64) {
		for k, p := range spectrum(w) {
			bands[min(int(6*math.Log2(1+float64(k)/4)), 47)] += math.Sqrt(p)
		}
		return bands
	}
	x, y := coarse(a), coarse(b)
	dot, xx, yy := 0.0, 0.0, 0.0
	for i := range x {
		dot, xx, yy = dot+x[i]*y[i], xx+x[i]*x[i], yy+y[i]*y[i]
	}
	return dot / math.Sqrt(xx*yy)
}

func TestVariationsDifferButAreNear(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	for _, c := range Cues() {
		a := mono(Render(c, 1))
		if b := mono(Render(c, 1)); rms(a) != rms(b) {
			t.Errorf("%v: the same seed gives another sound", c)
		}
		for seed := uint64(2); seed < 6; seed++ {
			b := mono(Render(c, seed))
			same := len(a) == len(b)
			for i := 0; same && i < len(a); i++ {
				same = a[i] == b[i]
			}
			if same {
				t.Errorf("%v: seeds 1 and %d sound the same", c, seed)
			}
			if l := likeness(a, b); l < 0.85 {
				t.Errorf("%v: seed %d is only %.2f like seed 1", c, seed, l)
			}
			if d := math.Abs(dB(loudest(a, a)) - dB(loudest(b, b))); d > 3.5 {
				t.Errorf("%v: seed %d is %.1f dB apart from seed 1", c, seed, d)
			}
		}
	}
}

func TestCuesDiffer(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	var all []wave
	for _, a := range Cues() {
		x := mono(Render(a, 3))
		all = append(all, x)
		for b, y := range all[:a] {
			if likeness(x, y) > 0.97 && math.Abs(float64(len(x)-len(y))) < 0.2*Rate {
				t.Errorf("%v and %v are alike", a, Cue(b))
			}
		}
	}
}

func TestPointsClimb(t *testing.T) {
	before := 0.0
	for step := range 15 {
		w := mono(RenderStep(Points, 5, step))
		hz, top := 0.0, 0.0
		for k, p := range spectrum(w) {
			if p > top {
				top, hz = p, float64(k)*Rate/2048
			}
		}
		want := hertz(69 + climb[step%5] + 12*float64(step/5))
		if math.Abs(hz-want) > 30 && math.Abs(hz-2*want) > 30 {
			t.Errorf("step %d: strongest at %.0f Hz, not at %.0f or its octave", step, hz, want)
		}
		if want <= before {
			t.Errorf("step %d does not climb", step)
		}
		before = want
	}
	if len(RenderStep(Points, 1, 1000)) == 0 || Render(cueCount, 1) != nil || cueCount.String() != "none" {
		t.Error("a step too high should sound; a cue that isn't one should not")
	}
}

func TestPluckIsInTune(t *testing.T) {
	for _, note := range []float64{40, 52, 64, 76, 84} {
		w := make(wave, Rate)
		p := newPluck(dice(1, 1), hertz(note), 3, 0.45, 2000)
		for i := range w {
			w[i] = p.step()
		}
		// Where the string's fundamental is strongest, within 30 cents, in steps of a cent.
		best, at := 0.0, 0
		for cents := -30; cents <= 30; cents++ {
			turn, sum := 2*math.Pi*hertz(note+float64(cents)/100)/Rate, complex(0, 0)
			for i, x := range w {
				sum += complex(x, 0) * cmplx.Rect(1, -turn*float64(i))
			}
			if a := cmplx.Abs(sum); a > best {
				best, at = a, cents
			}
		}
		if max(at, -at) > 6 {
			t.Errorf("note %.0f is %d cents off", note, at)
		}
	}
}
