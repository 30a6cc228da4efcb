//go:build linux && cgo && !android

package app

/*
#include <stdlib.h>
#include <malloc.h>

// The system's library keeps large blocks for itself once one of their size was freed.
// A driver that draws in software takes textures and screens from it, and gives them back
// at each new size of the window.
static void give_back(void) {
#ifdef __GLIBC__
	mallopt(M_MMAP_THRESHOLD, 1 << 20);
	mallopt(M_TRIM_THRESHOLD, 1 << 20);
#endif
}

// mapped says whether a block of that size, taken once more after it was freed, is one that goes
// back to the system when it is freed again; -1 where that can't be told.
static int mapped(size_t n) {
#ifdef __GLIBC__
	size_t *volatile p = malloc(n); // else the compiler would leave both out
	free(p);
	p = malloc(n);
	int is = (p[-1] & 2) != 0; // the library's own mark
	free(p);
	return is;
#else
	return -1;
#endif
}
*/
import "C"

// giveBack has memory that the driver took and freed go back to the system at once.
func giveBack() { C.give_back() }

// mapped says whether a block so large goes back when it is freed, -1 for unknown.
func mapped(bytes int) int { return int(C.mapped(C.size_t(bytes))) }
