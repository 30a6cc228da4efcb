package natskeep

// Before has a Keeper do something before each message that it sends to a stream.
func Before(cfg Config, do func()) Config {
	cfg.before = do
	return cfg
}
