//go:build !android && !darwin && !js && !windows && !nintendosdk && !playstation5

package audio

// #cgo pkg-config: alsa
//
// #include <alsa/asoundlib.h>
//
// static void hush(const char *file, int line, const char *function, int err, const char *fmt, ...) {}
// static void hush_alsa(void) { snd_lib_error_set_handler(hush); }
import "C"

// hushDriver keeps ALSA from writing a page of complaints to standard error where there is no sound
// card; Status says it in a
// sentence.
func hushDriver() { C.hush_alsa() }
