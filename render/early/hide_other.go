//go:build !windows

package hideconsole

func hide() {}
