package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/cluster/natstest"
	"posterestante/headless"
)

// refused runs the program, which doesn't begin, and gives what it says.
func refused(t *testing.T, status int, args ...string) string {
	t.Helper()
	var out, wrong bytes.Buffer
	if got := run(args, &out, &wrong); got != status || out.Len() > 0 {
		t.Errorf("%q: status %d, it says %q", args, got, out.String())
	}
	text := wrong.String()
	if strings.Count(text, "\n") != 1 || !strings.HasPrefix(text, "posterestante-rooms: ") || len(text) > 400 {
		t.Errorf("%q: it says %q, which is no sentence", args, text)
	}
	return text
}

// TestRefused: flags that can't be are refused at the start, in one sentence.
func TestRefused(t *testing.T) {
	dir := t.TempDir()
	broken := filepath.Join(dir, "broken.pem")
	if err := os.WriteFile(broken, []byte("no certificate"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct{ args, says string }{
		{"", "-dir"},
		{"-dir D rest", "flags only"},
		{"-dir D -cert x", "-cert and -key"},
		{"-dir D -cert x -key y -proxy", "either"},
		{"-dir D -name http://club", "-name"},
		{"-dir D -rooms 0", "-rooms"},
		{"-dir D -ca x", "-nats"},
		{"-dir D -nats nats://127.0.0.1:1 -nats-cert x", "-nats-key"},
		{"-dir D -nats nats://127.0.0.1:1 -replicas 2", "-replicas"},
		{"-dir D -nats nats://127.0.0.1:1 -streams 0", "-streams"},
	} {
		args := strings.Fields(strings.ReplaceAll(row.args, "D", dir))
		if text := refused(t, headless.Misuse, args...); !strings.Contains(text, row.says) {
			t.Errorf("%q: it says %q", row.args, text)
		}
	}
	for _, row := range []struct{ args, says string }{
		{"-listen nowhere:x", ""},
		{"-cert B -key B", "certificate"},
		{"-nats nats://127.0.0.1:1", "can't be reached at nats://127.0.0.1:1"},
		{"-nats nats://127.0.0.1:1 -nats-cert B -nats-key B", "certificate for NATS"},
		{"-nats nats://127.0.0.1:1 -ca B", "NATS"},
		{"-nats nats://127.0.0.1:1 -ca /none", "NATS"},
		{"-nats nats://127.0.0.1:1 -creds /none", "NATS"},
		{"-nats rubbish://", "NATS"},
	} {
		args := append(strings.Fields(strings.ReplaceAll(row.args, "B", broken)), "-dir", t.TempDir())
		if text := refused(t, headless.Failed, args...); !strings.Contains(text, row.says) {
			t.Errorf("%q: it says %q", row.args, text)
		}
	}
}

// TestServersRefused: servers that can't keep rooms are refused at the start, in one sentence that says what they lack.
func TestServersRefused(t *testing.T) {
	for _, row := range []struct{ settings, args, says string }{
		{"", "", "max_payload: 8388608"},
		{"max_payload: 8388608", "-replicas 1", "JetStream"},
		{"max_payload: 8388608\njetstream { store_dir: %q, sync_interval: always }", "", "on 3 NATS servers"},
	} {
		dir := t.TempDir()
		settings := row.settings
		if strings.Contains(settings, "%q") {
			settings = fmt.Sprintf(settings, filepath.Join(dir, "store"))
		}
		s, err := natstest.Alone(dir, settings)
		if err != nil {
			t.Fatal(err)
		}
		text := refused(t, headless.Failed, append(strings.Fields(row.args), "-dir", t.TempDir(), "-nats", s.URL())...)
		if !strings.Contains(text, row.says) {
			t.Errorf("%q: it says %q", row.settings, text)
		}
		s.Kill()
	}
}

// TestFolderTaken: a folder belongs to one process.
func TestFolderTaken(t *testing.T) {
	c := natstest.Run(t, 1)
	dir := t.TempDir()
	p := plan{dir: dir, listen: "127.0.0.1:0", most: 1, nats: cluster{url: c.URL(), replicas: 1, streams: 1}}
	one, end, err := p.open()
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := one.Close(); err != nil {
			t.Error(err)
		}
		if err := end(); err != nil {
			t.Error(err)
		}
	}()
	args := []string{"-dir", dir, "-listen", "127.0.0.1:0", "-nats", c.URL(), "-replicas", "1"}
	if text := refused(t, headless.Failed, args...); !strings.Contains(text, "another process works in the folder") {
		t.Error(text)
	}
}
