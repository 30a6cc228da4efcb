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
type Tables struct {
	game string
	dir  string
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

// tableFormat is the version of a table's file; what was said of Format holds here too.
const tableFormat = 4

const tableExt = ".json"

// laidFile is the file of a table.
type laidFile struct {
	Format   int             `json:"format"`
	Game     string          `json:"game"`
	Rules    int             `json:"rules"` // of this program's game
	Position json.RawMessage `json:"position"`
	Names    []string        `json:"names"`
	Colours  []int           `json:"colours"`
	When     time.Time       `json:"when,omitzero"`
}

// NewTables is the folder of a game's tables in a data folder, see DataDir; it is
// made when the first table is kept.
func NewTables(data, game string) *Tables {
	return &Tables{game: game, dir: filepath.Join(data, "companion", game), seen: map[string][]byte{}}
}

func (t *Tables) path(id string) string     { return filepath.Join(t.dir, id+tableExt) }
func (t *Tables) lockPath(id string) string { return filepath.Join(t.dir, id+".lock") }

// List reads the tables, the last kept first. What is damaged is set aside under
// another name in its folder; said are the sentences about that.
func (t *Tables) List() (list []LaidInfo, said []*Trouble) {
	Sweep(t.dir, func(name string) string { return strings.TrimSuffix(name, tableExt) + ".lock" })
	entries, _ := os.ReadDir(t.dir) // no folder is no table
	for _, e := range entries {
		id, ok := strings.CutSuffix(e.Name(), tableExt)
		if !ok || !goodID(id) {
			continue
		}
		in, there := t.read(id, t.path(id))
		if d := damaged(in.Problem); d && there {
			in.Problem = setTableAside(t.path(id), in.Problem)
			said = append(said, in.Problem)
		} else if there {
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

// read reads a table's file; there says whether there is one.
func (t *Tables) read(id, path string) (in LaidInfo, there bool) {
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
// *Trouble where it is not damaged but not for this program.
func (t *Tables) parse(data []byte) (f laidFile, err error) {
	var of struct{ Format, Rules int }
	_ = json.Unmarshal(data, &of) // what is wrong is said below
	g, err := box.Named(t.game)
	if err != nil {
		return f, err
	}
	switch {
	case of.Format > tableFormat || of.Rules > g.Version():
		return f, trouble("store.table.newer", "", nil)
	case of.Format > 0 && of.Format < tableFormat || of.Format > 0 && of.Rules < g.Version():
		return f, trouble("store.table.older", "", nil)
	}
	if err := foreign.Read(data, &f); err != nil {
		return f, err
	}
	d, ok := g.(game.Drafter)
	switch {
	case f.Format != tableFormat:
		return f, errFormat
	case f.Game != t.game:
		return f, errOtherGame
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
