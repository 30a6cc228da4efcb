// Package windowtest holds the tests that drive the real window on a screen of
// their own (see drive). They run when POSTE_WINDOW_TESTS is set, as
// "make test" does; pictures of what they saw land in the folder proof.
package windowtest
