package leaflet

import (
	"bytes"
	"encoding/binary"

	"golang.org/x/image/font/sfnt"
)

// hyphenated is a face of the Go fonts whose hyphen is one: they are made for programs,
// so theirs is a minus sign, wider than their dash. It gets the outline and the width of
// their soft hyphen. A face in which that can't be done stays as it is.
func hyphenated(ttf []byte) []byte {
	parsed, err := sfnt.Parse(ttf)
	if err != nil {
		return ttf
	}
	var b sfnt.Buffer
	minus, err1 := parsed.GlyphIndex(&b, '-')
	soft, err2 := parsed.GlyphIndex(&b, '\u00ad')
	out := tables(bytes.Clone(ttf))
	glyf, loca, head, hmtx := out.at("glyf"), out.at("loca"), out.at("head"), out.at("hmtx")
	if err1 != nil || err2 != nil || glyf == nil || loca == nil || len(head) < 54 || hmtx == nil {
		return ttf
	}
	outline := func(g sfnt.GlyphIndex) []byte {
		if binary.BigEndian.Uint16(head[50:]) == 0 { // offsets are halved
			return glyf[2*int(binary.BigEndian.Uint16(loca[2*g:])) : 2*int(binary.BigEndian.Uint16(loca[2*g+2:]))]
		}
		return glyf[binary.BigEndian.Uint32(loca[4*g:]):binary.BigEndian.Uint32(loca[4*g+4:])]
	}
	if len(outline(minus)) < len(outline(soft)) {
		return ttf
	}
	copy(outline(minus), outline(soft))
	copy(hmtx[4*minus:4*minus+4], hmtx[4*soft:4*soft+4])
	return out
}

// tables is a TrueType file.
type tables []byte

// at is the table of that name, nil for none.
func (t tables) at(name string) []byte {
	for i := range int(binary.BigEndian.Uint16(t[4:])) {
		entry := t[12+16*i:]
		if string(entry[:4]) == name {
			from, long := binary.BigEndian.Uint32(entry[8:]), binary.BigEndian.Uint32(entry[12:])
			return t[from : from+long]
		}
	}
	return nil
}
