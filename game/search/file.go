package search

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"hash/fnv"
	"math"
	"strings"

	"posterestante/game"
)

// A training is a file: a line of text that says of what, then all numbers in
// the order of the spec, 16 bits each: a number times a power of two that fits
// its part, so that it is read back alike on every machine; at its end the CRC-32 of
// all before it, so that no damage is played with.

// MostBytes is how large the file of a training is at most; those there are have 20 kB.
const MostBytes = 8 << 20

// sumBytes is the size of the sum at the end.
const sumBytes = 4

// magic begins the line.
const magic = "poste-training 2"

// parts are all numbers of a model, in the order of the file.
func (m *Model) parts() [][]*float32 {
	var policy, hidden, direct, out []*float32
	for i := range m.Policy {
		policy = append(policy, &m.Policy[i])
	}
	for i := range m.Net.W {
		for j := range m.Net.W[i] {
			hidden = append(hidden, &m.Net.W[i][j])
		}
		for o := range m.Net.Direct[i] {
			direct = append(direct, &m.Net.Direct[i][o])
		}
	}
	for j := range m.Net.B {
		hidden = append(hidden, &m.Net.B[j])
		for o := range m.Net.Out[j] {
			out = append(out, &m.Net.Out[j][o])
		}
	}
	for o := range m.Net.Bias {
		direct = append(direct, &m.Net.Bias[o])
	}
	return [][]*float32{policy, hidden, direct, out}
}

// Write writes a model as a training.
func (m *Model) Write() []byte {
	var b []byte
	for _, part := range m.parts() {
		most := 0.0
		for _, x := range part {
			most = max(most, math.Abs(float64(*x)))
		}
		shift := int8(14)
		for shift > -14 && math.Ldexp(most, int(shift)) > math.MaxInt16 {
			shift--
		}
		b = append(b, byte(shift))
		for _, x := range part {
			n := math.Round(math.Ldexp(float64(*x), int(shift)))
			b = binary.LittleEndian.AppendUint16(b, uint16(int16(n)))
		}
	}
	head := fmt.Sprintf("%s %s features %08x rules %d\n", magic, m.Game.Name(), m.Spec.sum(), m.Game.Version())
	return seal(append([]byte(head), b...))
}

// seal adds the sum at the end.
func seal(data []byte) []byte {
	return binary.LittleEndian.AppendUint32(data, crc32.ChecksumIEEE(data))
}

// unseal is what is before the sum; false where it is of something else.
func unseal(data []byte) ([]byte, bool) {
	n := len(data) - sumBytes
	if n < 0 {
		return data, false
	}
	return data[:n], binary.LittleEndian.Uint32(data[n:]) == crc32.ChecksumIEEE(data[:n])
}

// sum tells specs apart, so that no training is read for another.
func (s *FeatureSpec) sum() uint32 {
	h := fnv.New32a()
	for _, list := range [][]Feature{s.Action, s.Seat, s.Common} {
		_, _ = fmt.Fprintln(h, len(list))
		for _, f := range list {
			_, _ = fmt.Fprintln(h, f.Name)
		}
	}
	return h.Sum32()
}

// Read reads a training of a game.
func Read(g game.Game, data []byte) (*Model, error) { return read(g, specOf(g), data) }

func read(g game.Game, s *FeatureSpec, data []byte) (*Model, error) {
	data, whole := unseal(data)
	head, rest, ok := strings.Cut(string(data), "\n")
	// An older training of changed rules still plays, only less well.
	want, of := fmt.Sprintf("%s %s features %08x", magic, g.Name(), s.sum()), ""
	if head, of, _ = strings.Cut(head, " rules "); !ok || head != want {
		return nil, fmt.Errorf("it is %.60q, not %q: train anew", head, want)
	}
	if !whole {
		return nil, errors.New("it is damaged, or has no sum as older ones had none: train anew")
	}
	m := untrained(g, s)
	for _, part := range m.parts() {
		if len(rest) < 1+2*len(part) {
			return nil, errors.New("it is cut short: train anew")
		}
		shift := int(int8(rest[0]))
		rest = rest[1:]
		for i, x := range part {
			n := int16(binary.LittleEndian.Uint16([]byte(rest[2*i : 2*i+2])))
			*x = float32(math.Ldexp(float64(n), -shift))
		}
		rest = rest[2*len(part):]
	}
	if rest != "" {
		return nil, errors.New("it is too long: train anew")
	}
	h := fnv.New32a()
	_, _ = h.Write(data)
	m.ID = fmt.Sprintf("%s-%s-%08x", g.Name(), of, h.Sum32())
	return m, nil
}
