package sakodo

import "posterestante/game/globe"

// Decks are the cards of the game (S1.2, S7). A card's words are in
// assets/words/sakodo_cards.*.toml by its deck and key, its place's name in
// places.*.toml, its emblem among the icons.
var Decks = globe.Decks{
	globe.Job: jobs, globe.Chance: chances, globe.Mail: mails,
	globe.Souvenir: souvenirs, globe.Report: reports, globe.Adventure: adventures,
}

var jobs = []globe.Card{
	globe.New("dishes", "naples", "apron", globe.Gain.Of(60)),
	globe.New("olives", "kairouan", "basket", globe.Gain.Of(80)),
	globe.New("porter", "isfahan", "carpet", globe.Gain.Of(70)),
	globe.New("taxis", "cairo", "bus", globe.Gain.Of(120)),
	globe.New("camels", "jaisalmer", "camel", globe.Gain.Of(100)),
	globe.New("lessons", "tokyo", "book", globe.Gain.Of(200)),
	globe.New("extra", "bombay", "mask", globe.Gain.Of(150)),
	globe.New("crabs", "kodiak", "fish", globe.Gain.Of(320)),
	globe.New("walks", "lisbon", "hat", globe.Gain.Of(90)),
	globe.New("piano", "new_orleans", "drum", globe.Gain.Of(120)),
	globe.New("gold", "dawson", "coins", globe.Gain.Of(250)),
	globe.New("tea", "kandy", "teapot", globe.Gain.Of(70)),
	globe.New("lighthouse", "saint_pierre", "lantern", globe.Gain.Of(180)),
	globe.New("ice", "harbin", "snow", globe.Gain.Of(160)),
	globe.New("dogs", "denali", "snow", globe.Gain.Of(140)),
	globe.New("menus", "istanbul", "typewriter", globe.Gain.Of(110)),
	globe.New("views", "athens", "stamp", globe.Gain.Of(50)),
	globe.New("lift", "new_york", "hat", globe.Gain.Of(130)),
	globe.New("luggage", "delhi", "suitcase", globe.Gain.Of(100), globe.Ticket.Of(1)),
	globe.New("hangar", "singapore", "plane", globe.Gain.Of(90), globe.Ticket.Of(1)),
	globe.New("agency", "hong_kong", "palm", globe.Gain.Of(150), globe.Ticket.Of(1)),
	globe.New("bookshop", "san_francisco", "book", globe.Gain.Of(90), globe.Get.An(Guide)),
	globe.New("darkroom", "chicago", "camera", globe.Gain.Of(100), globe.Get.An(Camera)),
	globe.New("clinic", "kathmandu", "apron", globe.Gain.Of(80), globe.Get.An(FirstAid)),
	globe.New("brochure", "roissy", "hat", globe.Gain.Of(600)),
}

// chances are 17 of good luck, then 8 of bad (S7.2).
var chances = []globe.Card{
	globe.New("wallet", "bangkok", "coins", globe.Gain.Of(500)),
	globe.New("lottery", "naples", "coins", globe.Gain.Of(1000)),
	globe.New("contest", "seoul", "camera", globe.Gain.Of(700)),
	globe.New("exchange", "damascus", "coins", globe.Gain.Of(350)),
	globe.New("delay", "singapore", "plane", globe.Gain.Of(450)),
	globe.New("wedding", "samarkand", "drum", globe.Gain.Of(400)),
	globe.New("overbooked", "tokyo", "plane", globe.FlyOn.Of(0)),
	globe.New("pilot", "honolulu", "plane", globe.FlyOn.Of(0)),
	globe.New("lorry", "kashgar", "bus", globe.Go.Of(5)),
	globe.New("sidecar", "oaxaca", "suitcase", globe.Go.Of(4)),
	globe.New("express", "bombay", "train", globe.Go.Of(6)),
	globe.New("left_camera", "kyoto", "camera", globe.Get.An(Camera)),
	globe.New("drawer", "cairo", "bed", globe.Get.An(Guide)),
	globe.New("climber", "srinagar", "tent", globe.Get.An(SleepingBag)),
	globe.New("pharmacist", "chihuahua", "umbrella", globe.Get.An(FirstAid)),
	globe.New("captain", "algiers", "ship", globe.Get.An(Compass)),
	globe.New("raffle", "quebec", "ticket", globe.Ticket.Of(1)),
	globe.New("laundry", "palawan", "umbrella", globe.Pay.Of(100)),
	globe.New("monkey", "kandy", "palm", globe.Lose.An(Passport)),
	globe.New("strike", "athens", "train", globe.Miss.Of(1)),
	globe.New("customs", "baku", "suitcase", globe.Pay.Of(100)),
	globe.New("parking", "chicago", "bus", globe.Pay.Of(60)),
	globe.New("dentist", "ulan_bator", "apron", globe.Pay.Of(100)),
	globe.New("wrong_bus", "marrakesh", "bus", globe.Go.Of(-3)),
	globe.New("monsoon", "cochin", "umbrella", globe.Lose.An(0)),
}

// mails are 13 from home, then 12 from or to the other players.
var mails = []globe.Card{
	globe.New("birthday", "istanbul", "envelope", globe.Gain.Of(100)),
	globe.New("grandmother", "lisbon", "envelope", globe.Gain.Of(50)),
	globe.New("taxes", "bangkok", "coins", globe.Gain.Of(240)),
	globe.New("sublet", "xian", "key", globe.Gain.Of(180)),
	globe.New("newspaper", "khiva", "typewriter", globe.Gain.Of(200)),
	globe.New("savings", "seoul", "coins", globe.Gain.Of(150)),
	globe.New("bet", "new_orleans", "clover", globe.Gain.Of(80)),
	globe.New("mother", "algiers", "basket", globe.Get.An(FirstAid)),
	globe.New("brother", "konark", "tent", globe.Get.An(SleepingBag)),
	globe.New("aunt", "chichi_jima", "camera", globe.Get.An(Camera)),
	globe.New("godfather", "dawson", "ticket", globe.Ticket.Of(1)),
	globe.New("plumber", "quebec", "pot", globe.Pay.Of(80)),
	globe.New("cat", "kathmandu", "fish", globe.Pay.Of(50)),
	globe.New("old_map", "sitka", "boot", globe.Back.Of(2)),
	globe.New("forgotten", "muscat", "umbrella", globe.Back.Of(3)),
	globe.New("sweetheart", "havana", "train", globe.Back.Of(4)),
	globe.New("loan", "krakow", "suitcase", globe.Take.Of(0)),
	globe.New("swap_meet", "chicago", "basket", globe.Take.Of(0)),
	globe.New("lost_bet", "guam", "clover", globe.Take.Of(0)),
	globe.New("visa", "delhi", "stamp", globe.TakePass.Of(0)),
	globe.New("photograph", "lhasa", "camera", globe.TakePass.Of(0)),
	globe.New("good_spot", "kodiak", "tent", globe.Swap.Of(0)),
	globe.New("two_trains", "baikal", "train", globe.Swap.Of(0)),
	globe.New("dinner", "hong_kong", "pot", globe.Charge.Of(100)),
	globe.New("collect", "new_york", "telephone", globe.Charge.Of(150)),
}

var souvenirs = []globe.Card{
	globe.For(60, "sardines", "lisbon", "fish"),
	globe.For(80, "slippers", "marrakesh", "boot"),
	globe.For(140, "coffee_pot", "istanbul", "teapot"),
	globe.For(120, "papyrus", "cairo", "book"),
	globe.For(160, "incense", "muscat", "lantern"),
	globe.For(240, "miniature", "isfahan", "book"),
	globe.For(400, "carpet", "baku", "carpet"),
	globe.For(260, "silk", "samarkand", "carpet"),
	globe.For(100, "hat", "khiva", "hat"),
	globe.For(360, "shawl", "srinagar", "carpet"),
	globe.For(140, "puppet", "jaisalmer", "mask"),
	globe.For(80, "spices", "cochin", "basket"),
	globe.For(180, "demon", "kandy", "mask"),
	globe.For(160, "bowl", "kathmandu", "pot"),
	globe.For(120, "lacquer", "bagan", "basket"),
	globe.For(80, "parasol", "luang_prabang", "umbrella"),
	globe.For(100, "seal", "hong_kong", "stamp"),
	globe.For(60, "chopsticks", "seoul", "pot"),
	globe.For(320, "tea_bowl", "kyoto", "teapot"),
	globe.For(220, "ukulele", "honolulu", "guitar"),
	globe.For(280, "totem", "sitka", "bird"),
	globe.For(140, "armadillo", "oaxaca", "mask"),
	globe.For(60, "maracas", "havana", "drum"),
	globe.For(380, "trumpet", "new_orleans", "guitar"),
	globe.For(340, "jumper", "reykjavik", "snow"),
}

var reports = []globe.Card{
	globe.New("kasbah", "algiers", "camera"),
	globe.New("storks", "marrakesh", "bird"),
	globe.New("coppersmiths", "damascus", "pot"),
	globe.New("feluccas", "aswan", "boat"),
	globe.New("churches", "lalibela", "temple"),
	globe.New("dragon_trees", "socotra", "palm"),
	globe.New("bridges", "isfahan", "moon"),
	globe.New("market", "kashgar", "basket"),
	globe.New("shikaras", "srinagar", "boat"),
	globe.New("lunch_boxes", "bombay", "pot"),
	globe.New("pilgrims", "lhasa", "boot"),
	globe.New("pagodas", "bagan", "temple"),
	globe.New("alms", "luang_prabang", "pot"),
	globe.New("orang_utans", "kuching", "palm"),
	globe.New("terraces", "banaue", "wave"),
	globe.New("army", "xian", "mask"),
	globe.New("wrestlers", "ulan_bator", "hat"),
	globe.New("ice_city", "harbin", "snow"),
	globe.New("nan_madol", "pohnpei", "temple"),
	globe.New("crossing", "tokyo", "umbrella"),
	globe.New("salmon", "vancouver", "fish"),
	globe.New("fog", "san_francisco", "typewriter"),
	globe.New("railway", "chihuahua", "train"),
	globe.New("rooftops", "new_york", "moon"),
	globe.New("midnight_sun", "reykjavik", "volcano"),
}

// adventures are 3 that fail, 12 that roll, 8 that cost, 2 that are sure (S7.2).
var adventures = []globe.Card{
	globe.New("yeti", "kathmandu", "snow", globe.Fail.Of(0)),
	globe.New("treasure", "chichi_jima", "palm", globe.Fail.Of(0), globe.Gain.Of(50)),
	globe.New("wrong_peak", "sitka", "summit", globe.Fail.Of(0), globe.Get.An(Guide)),

	globe.New("volcano", "honolulu", "volcano").Rolled(globe.UpTo(1, "smoke", globe.Fail.Of(0)), globe.UpTo(6, "rim")),
	globe.New("castle", "sibiu", "moon").Rolled(globe.UpTo(2, "flight", globe.Fail.Of(0)), globe.UpTo(6, "dawn")),
	globe.New("sandstorm", "cairo", "camel").Rolled(
		globe.UpTo(1, "lost", globe.Fail.Of(0)), globe.UpTo(3, "rescue", globe.Pay.Of(100)), globe.UpTo(6, "well")),
	globe.New("old_pass", "kashgar", "summit").Rolled(globe.UpTo(2, "toll", globe.Pay.Of(150)), globe.UpTo(6, "tea")),
	globe.New("typhoon", "hong_kong", "wave").Rolled(
		globe.UpTo(1, "harbour", globe.Fail.Of(0)), globe.UpTo(3, "bruises", globe.Lose.An(FirstAid)), globe.UpTo(6, "eye")),
	globe.New("bear", "kodiak", "tent").Rolled(globe.UpTo(2, "bed", globe.Lose.An(SleepingBag)), globe.UpTo(6, "stare")),
	globe.New("claim", "dawson", "coins").Rolled(globe.UpTo(2, "mud", globe.Pay.Of(50)), globe.UpTo(5, "flakes"), globe.UpTo(6, "nugget", globe.Gain.Of(200))),
	globe.New("race", "ulan_bator", "boot").Rolled(
		globe.UpTo(1, "fall", globe.Lose.An(FirstAid)), globe.UpTo(5, "last_place"), globe.UpTo(6, "victory", globe.Gain.Of(150))),
	globe.New("canoe", "majuro", "boat").Rolled(
		globe.UpTo(2, "calm", globe.Fail.Of(0)), globe.UpTo(5, "atoll"), globe.UpTo(6, "wreck", globe.Get.An(Camera))),
	globe.New("caves", "socotra", "lantern").Rolled(globe.UpTo(1, "dark", globe.Fail.Of(0)), globe.UpTo(6, "paintings")),
	globe.New("ice_road", "baikal", "bus").Rolled(globe.UpTo(1, "thaw", globe.Miss.Of(1)), globe.UpTo(6, "shore")),
	globe.New("convertible", "havana", "bus").Rolled(globe.UpTo(2, "garage", globe.Pay.Of(100)), globe.UpTo(6, "sunset")),

	globe.New("nile", "aswan", "boat", globe.Pay.Of(80)),
	globe.New("rapids", "grand_canyon", "wave", globe.Lose.An(SleepingBag)),
	globe.New("jellyfish", "palawan", "fish", globe.Lose.An(FirstAid)),
	globe.New("high_road", "lhasa", "summit", globe.Pay.Of(150)),
	globe.New("sledge", "denali", "snow", globe.Lose.An(Compass)),
	globe.New("balloon", "goreme", "hat", globe.Pay.Of(200)),
	globe.New("dunes", "muscat", "camel").Chosen(globe.Or("driver", globe.Pay.Of(60)), globe.Or("blister", globe.Lose.An(FirstAid))),
	globe.New("jungle", "kuching", "palm").Chosen(globe.Or("longboat", globe.Pay.Of(100)), globe.Or("hammock", globe.Lose.An(SleepingBag))),

	globe.New("aurora", "reykjavik", "moon"),
	globe.New("roof", "banaue", "bed", globe.Get.An(Compass)),
}
