package train

import (
	"bytes"
	"encoding/gob"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// window is from how many rounds a fit learns, its own the last.
const window = 8

func (t *Teacher) pastPath(round int) string {
	return filepath.Join(t.Dir, fmt.Sprintf("round-%02d.lessons", round))
}

// remember keeps the lessons of a round for the fits of those that follow, and
// forgets those that are too old.
func (t *Teacher) remember(round int, l []lessons) error {
	if t.Dir == "" {
		if t.past == nil {
			t.past = map[int][]lessons{}
		}
		t.past[round] = l
		delete(t.past, round-window)
		return nil
	}
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(l); err != nil {
		return err
	}
	if err := replace(t.pastPath(round), b.Bytes()); err != nil {
		return err
	}
	if err := os.Remove(t.pastPath(round - window)); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// recall are the lessons of a round; nil where they are not kept.
func (t *Teacher) recall(round int) (l []lessons) {
	if t.Dir == "" {
		return t.past[round]
	}
	data, err := os.ReadFile(t.pastPath(round))
	if err != nil || gob.NewDecoder(bytes.NewReader(data)).Decode(&l) != nil {
		return nil
	}
	return l
}

// earlier are the lessons of the rounds before one that its fit learns from too.
func (t *Teacher) earlier(round int) (out [][]lessons) {
	for r := max(1, round-window+1); r < round; r++ {
		out = append(out, t.recall(r))
	}
	return out
}
