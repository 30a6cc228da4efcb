package notice

import (
	"context"
	"time"

	"github.com/godbus/dbus/v5"
)

// Where notices are shown on Linux: the desktop's own service, on the bus of the session.
const (
	service  = "org.freedesktop.Notifications"
	object   = "/org/freedesktop/Notifications"
	method   = service + ".Notify"
	patience = 2 * time.Second
)

// Show shows a notice; it takes the time of a message to another program.
func Show(title, text string) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	bus, err := dbus.SessionBusPrivateNoAutoStartup(dbus.WithContext(ctx))
	if err != nil {
		return
	}
	defer bus.Close()
	if bus.Auth(nil) != nil || bus.Hello() != nil {
		return
	}
	hints := map[string]dbus.Variant{"desktop-entry": dbus.MakeVariant("posterestante")}
	bus.Object(service, object).CallWithContext(ctx, method, 0, app, uint32(0), "posterestante", title, text,
		[]string{}, hints, int32(-1))
}
