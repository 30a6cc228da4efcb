package store

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/foreign"
)

// Tables is the folder of the cardboard tables of one game that somebody plays
// beside: companion/<game> in the data folder, a file each. One goroutine uses it.
//
// Before there were several a game, there was one file a game, and before that one
// for all; those are read as long as they are there, and go once their table is
// kept anew.
type Tables struct {
	game string
	dir  string
	old  map[string]string // the files of before, by the id that their tables have
	seen map[string][]byte // what a file held when this program last read or wrote it
}

// Laid is a cardboard table as it stood when it was kept.
type Laid struct {
	Position json.RawMessage // what lies on it, see game.Drafter
	Seats    []Seat          // names and colours
	When     time.Time       // when it was kept; zero where that isn't known
}

// LaidInfo is a line of the list of tables.
type LaidInfo struct {
	ID string
	Laid
	Problem *Trouble // why it can't be gone on with; nil if it can
}

// MaxTable is how many bytes the file of a table has at most.
const MaxTable = 1 << 20

// tableFormat is the latest version of a table's file. Format 1 had no game and no
// version of its rules; what was said of Format holds here too.
const tableFormat = 2

const tableExt = ".json"

// laidFile is the file of a table.
type laidFile struct {
	Format   int             `json:"format"`
	Game     string          `json:"game,omitempty"`  // format 2
	Rules    int             `json:"rules,omitempty"` // of this program's game; format 2
	Position json.RawMessage `json:"position"`
	Names    []string        `json:"names"`
	Colours  []int           `json:"colours"`
	When     time.Time       `json:"when,omitzero"`
}

// NewTables is the folder of a game's tables in a data folder, see DataDir; it is
// made when the first table is kept.
func NewTables(data, game string) *Tables {
	return &Tables{game: game, dir: filepath.Join(data, "companion", game), seen: map[string][]byte{},
		old: map[string]string{"before": filepath.Join(data, "companion-"+game+tableExt), "first": filepath.Join(data, "companion"+tableExt)}}
}

func (t *Tables) path(id string) string     { return filepath.Join(t.dir, id+tableExt) }
func (t *Tables) lockPath(id string) string { return filepath.Join(t.dir, id+".lock") }

// List reads the tables, the last kept first. What is damaged is set aside under
// another name in its folder; said are the sentences about that.
func (t *Tables) List() (list []LaidInfo, said []*Trouble) {
	Sweep(t.dir, func(name string) string { return strings.TrimSuffix(name, tableExt) + ".lock" })
	paths := map[string]string{}
	for id, path := range t.old {
		paths[id] = path
	}
	entries, _ := os.ReadDir(t.dir) // no folder is no table
	for _, e := range entries {
		if id, ok := strings.CutSuffix(e.Name(), tableExt); ok && goodID(id) {
			paths[id] = t.path(id)
		}
	}
	for id, path := range paths {
		in, ours := t.read(id, path)
		if d := damaged(in.Problem); d && ours {
			in.Problem = setTableAside(path, in.Problem)
			said = append(said, in.Problem)
		} else if ours {
			list = append(list, in)
		}
	}
	slices.SortFunc(list, func(a, b LaidInfo) int {
		if c := b.When.Compare(a.When); c != 0 {
			return c
		}
		return strings.Compare(b.ID, a.ID)
	})
	slices.SortFunc(said, func(a, b *Trouble) int { return strings.Compare(a.Error(), b.Error()) })
	return list, said
}

// read reads a table's file; it is not ours where there is none, or another game's.
func (t *Tables) read(id, path string) (in LaidInfo, ours bool) {
	in.ID = id
	stat, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return in, false
	}
	var data []byte
	if err == nil {
		in.When = stat.ModTime()
		switch {
		case !stat.Mode().IsRegular():
			err = errNoFile
		case stat.Size() > MaxTable:
			in.Problem = trouble("store.table.damaged", "", errLargeTable)
			return in, true
		default:
			tighten(path)
			data, err = os.ReadFile(path)
		}
	}
	if err != nil {
		in.Problem = trouble("store.table.read", "", err)
		return in, true
	}
	f, err := t.parse(data)
	if errors.Is(err, errOtherGame) {
		if _, old := t.old[id]; old && path != t.path(id) { // the one file for all
			return in, false
		}
	}
	if err != nil {
		in.Problem = asTable(err)
		return in, true
	}
	t.seen[id] = data
	in.Position = f.Position
	if in.When = f.When; in.When.IsZero() {
		in.When = stat.ModTime()
	}
	for i := range max(len(f.Names), len(f.Colours)) {
		s := Seat{Colour: -1}
		if i < len(f.Names) {
			s.Name = foreign.Name(f.Names[i])
		}
		if i < len(f.Colours) {
			s.Colour = f.Colours[i]
		}
		if s.Colour < 0 || s.Colour >= MaxColour { // none that there is
			s.Colour = -1
		}
		in.Seats = append(in.Seats, s)
	}
	return in, true
}

// parse reads a table's file, and whether its position can be laid. The error is a
// *Trouble where it is not damaged but not for this program, or errOtherGame.
func (t *Tables) parse(data []byte) (f laidFile, err error) {
	var newer struct{ Format, Rules int }
	_ = json.Unmarshal(data, &newer) // what is wrong is said below
	g, err := box.Named(t.game)
	if err != nil {
		return f, err
	}
	if newer.Format > tableFormat || newer.Rules > g.Version() {
		return f, trouble("store.table.newer", "", nil)
	}
	if err := foreign.Read(data, &f); err != nil {
		return f, err
	}
	var of struct{ Game string }
	if json.Unmarshal(f.Position, &of) == nil && of.Game != "" && of.Game != t.game || f.Game != "" && f.Game != t.game {
		return f, errOtherGame
	}
	d, ok := g.(game.Drafter)
	switch {
	case f.Format < 1, f.Format < 2 && (f.Game != "" || f.Rules != 0):
		return f, errFormat
	case len(f.Names) > game.MaxSeats || len(f.Colours) > game.MaxSeats:
		return f, errSeats
	case !ok:
		return f, errTable
	}
	if err := guard(func() error { _, err := d.Draft(f.Position); return err }); err != nil {
		return f, errTable
	}
	return f, nil
}

// asTable is the sentence about a table that can't be read.
func asTable(err error) *Trouble {
	if t := (*Trouble)(nil); errors.As(err, &t) {
		return t
	}
	return trouble("store.table.damaged", "", err)
}

// damaged says whether a table's file is to be set aside.
func damaged(t *Trouble) bool { return t != nil && t.Key == "store.table.damaged" }

// setTableAside gives a damaged file a name that is free, and says so; where it
// can't, it stays and the sentence is the one about the damage.
func setTableAside(path string, why *Trouble) *Trouble {
	name, err := SetAside(path, filepath.Base(path)+".damaged-"+time.Now().Format("20060102-150405"), "")
	if err != nil {
		return why
	}
	said := trouble("store.table.aside", "", why.Err)
	said.Args["Copy"] = name
	return said
}
