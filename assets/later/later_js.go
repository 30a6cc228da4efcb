package later

import (
	"errors"
	"fmt"
	"io/fs"
	"sync"
	"syscall/js"
	"time"
)

// patience is how long a file may take; who waited shows what there is without it.
const patience = 8 * time.Second

// again is how long after a failure a file is asked for again.
const again = 20 * time.Second

// got are the files that came, and when those that did not were asked for.
var got = struct {
	sync.Mutex
	data   map[string][]byte
	failed map[string]time.Time
}{data: map[string][]byte{}, failed: map[string]time.Time{}}

// fetched is a file from beside the page.
func fetched(url string) ([]byte, error) {
	got.Lock()
	data, there := got.data[url]
	failed := got.failed[url]
	got.Unlock()
	switch {
	case there:
		return data, nil
	case time.Since(failed) < again:
		return nil, fs.ErrNotExist
	}
	data, err := fetch(url)
	got.Lock()
	defer got.Unlock()
	if err != nil {
		got.failed[url] = time.Now()
		return nil, err
	}
	got.data[url] = data
	return data, nil
}

// fetch asks the page for a file.
func fetch(url string) ([]byte, error) {
	done := make(chan []byte, 1)
	failed := make(chan error, 1)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := make([]byte, args[0].Get("byteLength").Int())
		js.CopyBytesToGo(data, args[0])
		done <- data
		return nil
	})
	not := js.FuncOf(func(_ js.Value, args []js.Value) any {
		failed <- fmt.Errorf("%s: %s", url, args[0].Call("toString").String())
		return nil
	})
	js.Global().Call("posteFetch", url).Call("then", then, not)
	select {
	case data := <-done:
		then.Release()
		not.Release()
		return data, nil
	case err := <-failed:
		then.Release()
		not.Release()
		return nil, err
	case <-time.After(patience): // the two stay: they may still be called
		return nil, errors.New(url + " took too long")
	}
}
