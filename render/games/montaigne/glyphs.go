package montaigne

import "posterestante/render/engine/paint"

var cityGlyphs = [...]paint.Glyph{
	{},
	{"c M30 5 C14 6 7 18 10 29 C14 42 30 46 41 36 C29 39 20 33 20 23 C20 15 24 8 30 5 Z", "n M15 18 C12 26 15 33 20 37"},                                                       // Bordeaux: the crescent of its harbour
	{"n M24 10 V3", "s M9 21 C9 7 39 7 39 21 Z", "c M12 21 H36 C36 35 27 42 24 46 C21 42 12 35 12 21 Z", "n M15 14 L19 21 M22 11 L27 21 M31 13 L34 20"},                        // Limoges: a chestnut of the Limousin
	{"c M2 16 H46 V34 H41 C41 24 28 24 28 34 H20 C20 24 7 24 7 34 H2 Z", "n M2 21 H46", "2 M3 41 Q8 37 13 41 Q18 45 24 41 Q30 37 35 41 Q40 45 45 41", "l M20 5 H28 V16 H20 Z"}, // Lyon: the bridge over the Rhône
	{"2 M24 29 V14 M24 14 C21 3 11 5 9 18 M24 14 C27 3 37 5 39 18", "c M6 29 H42 L35 43 H13 Z", "n M11 35 H37"},                                                                // Plombières: its fountain
	{"6 M22 45 V21 C9 17 11 4 24 4 C36 4 35 18 26 17", "3 M15 27 H29"},                                                                                                         // Basel: the crozier
	{"c M24 3 C38 13 41 31 24 45 C7 31 10 13 24 3 Z", "n M12 21 L31 38 M15 13 L35 31 M36 21 L17 38 M33 13 L13 31 M24 3 V10"},                                                   // Augsburg: the pine cone
	{"4 M10 38 L36 10 M38 38 L12 10", "c O 9 39 6 6", "c O 39 39 6 6", "K M31 3 L45 8 L41 15 L30 9 Z", "K M17 3 L3 8 L7 15 L18 9 Z"},                                           // Rome: the keys
	{"c M2 24 C11 36 33 38 41 27 L46 7 L39 10 L37 23 C29 29 16 29 8 20 Z", "2 M12 8 L27 40", "n M3 43 Q9 39 15 43 Q21 47 27 43 Q33 39 39 43"},                                  // Venice: a gondola
	{"c M24 3 C33 12 31 20 27 28 H21 C17 20 15 12 24 3 Z", "c M20 28 C13 29 6 24 7 16 C12 11 19 16 18 22 C16 19 13 21 15 24 C17 26 20 25 20 28 Z", "c M28 28 C35 29 42 24 41 16 C36 11 29 16 30 22 C32 19 35 21 33 24 C31 26 28 25 28 28 Z", "c M21 33 C21 38 15 40 24 46 C33 40 27 38 27 33 Z", "l M13 28 H35 V33 H13 Z"}, // Florence: the lily
}

var themeGlyphs = [...]paint.Glyph{
	{},
	{"4 O 17 24 11 11", "4 O 31 24 11 11"}, // friendship: two rings
	{"3 M24 6 V42 M14 43 H34 M8 13 H40", "n M9 13 L2 28 M9 13 L16 28 M39 13 L32 28 M39 13 L46 28", "c M1 28 H17 C16 36 2 36 1 28 Z", "c M31 28 H47 C46 36 32 36 31 28 Z"},                                                   // equality: the scales
	{"c M43 3 C28 5 18 17 15 33 L20 34 C32 30 42 19 43 3 Z", "n M38 9 L10 41", "n M27 15 L33 17 M22 21 L29 24", "K M4 38 H17 V46 H4 Z"},                                                                                     // education: quill and ink
	{"c M24 43 C3 26 6 9 16 9 C21 9 24 14 24 17 C24 14 27 9 32 9 C42 9 45 26 24 43 Z", "3 M3 36 L45 12", "K M45 12 L36 12 L41 20 Z"},                                                                                        // love: heart and arrow
	{"c M9 5 L17 12 H31 L39 5 V30 C39 40 33 45 24 45 C15 45 9 40 9 30 Z", "l O 17.5 20 6.5 6.5", "l O 30.5 20 6.5 6.5", "K O 17.5 20 2.6 2.6", "K O 30.5 20 2.6 2.6", "K M24 24 L20.5 31 H27.5 Z", "n M17 37 Q24 41 31 37"}, // wisdom: the owl
	{"c O 24 24 19 19", "n O 24 24 8 19", "n M5 24 H43 M8.5 14 H39.5 M8.5 34 H39.5"},                                                                                                                                        // humanity: the globe
	{"2 M24 14 V7 C29 2 37 4 41 9", "s M24 8 C18 1 10 3 9 9 C14 12 20 12 24 8 Z", "c O 13 20 6.4 6.4", "c O 24 18 6.4 6.4", "c O 35 20 6.4 6.4", "c O 18.5 29 6.4 6.4", "c O 29.5 29 6.4 6.4", "c O 24 39 6.4 6.4"},         // pleasures: grapes
	{"5 M24 20 L37 4", "c M6 20 H42 C42 32 36 37 31 39 V44 H17 V39 C12 37 6 32 6 20 Z", "n M9 26 H39"},                                                                                                                      // health: the mortar
	{"c M11 45 H37 C37 31 42 24 37 14 C34 7 27 5 22 3 L21 9 C13 12 8 20 5 28 C7 33 12 33 14 30 C18 28 22 28 25 25 C23 33 14 36 11 45 Z", "K O 19 16 2 2", "n M31 10 C36 17 36 24 33 33"},                                    // travel: the horse
}

var findGlyphs = [...]paint.Glyph{
	{},
	{"c M11 4 H37 C39 20 33 26 27 28 V38 H35 V44 H13 V38 H21 V28 C15 26 9 20 11 4 Z", "n M11 12 H37", "K M12 13 H36 C36 19 33 24 24 24 C15 24 12 19 12 13 Z"}, // gastronomy: the goblet
	{"c M3 27 H45 C45 39 37 44 24 44 C11 44 3 39 3 27 Z", "n M8 33 H40", "3 M13 22 C8 16 18 12 13 5 M24 22 C19 16 29 12 24 5 M35 22 C30 16 40 12 35 5"},       // spa: the steaming basin
	{"c M3 16 L24 3 L45 16 Z", "l M7 16 H14 V38 H7 Z", "l M20.5 16 H27.5 V38 H20.5 Z", "l M34 16 H41 V38 H34 Z", "c M3 38 H45 V45 H3 Z"},                      // monument: the temple
	{"l O 35 13 7 7", "c M1 43 L17 11 L27 28 L33 20 L47 43 Z", "l M17 11 L11.5 22 L16 20 L19 24 L22.5 20.5 Z", "n M8 43 L13 34 M30 43 L34 33"},                // landscape: hills and sun
}

const bust = "c M4 47 C4 36 13 33 24 33 C35 33 44 36 44 47 Z"

var personGlyphs = [...]paint.Glyph{
	{},
	{bust, "l O 24 34 15 5.5", "n M12 34 L14 37 M18 36 L19 39 M24 36 V39 M30 36 L29 39 M36 34 L34 37", "l O 24 19 9.5 12.5", "k M14.5 22 C12 14 14 9 18 8 C15 12 16 18 16 23 Z", "k M33.5 22 C36 14 34 9 30 8 C33 12 32 18 32 23 Z", "2 M18 25.5 Q21 23 24 25.5 Q27 23 30 25.5", "K M21 29 H27 L24 34 Z", "K O 20.5 18.5 1.3 1.3", "K O 27.5 18.5 1.3 1.3"}, // Montaigne: ruff and moustache
	{bust, "l O 24 35 12 4.5", "l O 24 22 8.5 11", "2 M19 27 Q21.5 25 24 27 Q26.5 25 29 27", "K O 20.5 21 1.3 1.3", "K O 27.5 21 1.3 1.3", "k M7 16 C14 19 34 19 41 16 L37 12 C35 3 13 3 11 12 Z", "l M33 12 C37 2 45 0 47 6 C42 6 39 10 38 14 Z"},                                                                                                          // the Noble: the plumed hat
	{bust, "n M24 34 V47", "l O 24 23 8.5 11", "K O 20.5 22 1.3 1.3", "K O 27.5 22 1.3 1.3", "n M20 29 Q24 31 28 29", "k M3 17 C12 21 36 21 45 17 C38 15 35 14 34 12 C32 2 16 2 14 12 C13 14 10 15 3 17 Z", "3 M43 47 L45 27 C45 21 41 20 38 22"},                                                                                                           // the Coachman: the broad hat and whip
	{bust, "l M17 34 H31 L33 47 H15 Z", "l M11 25 C8 5 40 5 37 25 C38 30 36 33 34 33 H14 C12 33 10 30 11 25 Z", "l O 24 22 8 10.5", "k M16 19 C18 12 30 12 32 19 C28 16 20 16 16 19 Z", "K O 20.5 22.5 1.3 1.3", "K O 27.5 22.5 1.3 1.3", "n M21 28 Q24 30 27 28"},                                                                                          // the Maid: cap and apron
	{bust, "l O 24 23 9 11.5", "k M15.5 27 C16 38 21 42 24 43 C27 42 32 38 32.5 27 C29 32 19 32 15.5 27 Z", "n O 20 22 3.6 3.6", "n O 28 22 3.6 3.6", "k M5 11 L24 3 L43 11 L35 15 V18 H13 V15 Z"},                                                                                                                                                          // the Scholar: spectacles and square cap
	{"c M4 47 C4 36 9 34 10 25 C8 8 17 2 24 2 C31 2 40 8 38 25 C39 34 44 36 44 47 Z", "l O 24 22 8 11", "K O 20.5 21 1.3 1.3", "K O 27.5 21 1.3 1.3", "n M21 28 H27", "3 M24 36 V46 M20 40 H28"},                                                                                                                                                            // the Theologian: the cowl
	{bust, "l O 24 26 8.5 10", "K O 20.5 25.5 1.3 1.3", "K O 27.5 25.5 1.3 1.3", "n M20.5 31 Q24 33 27.5 31", "l M13 20 C12 8 19 3 24 2 C29 3 36 8 35 20 C30 17 18 17 13 20 Z", "2 M13.5 15 H34.5 M16 9 H32", "3 M19 38 V46 M29 38 V46"},                                                                                                                    // the Pope: the tiara
	{bust, "k M11 30 C7 12 12 9 15 9 C12 3 19 -1 22 7 H26 C29 -1 36 3 33 9 C36 9 41 12 37 30 C36 22 33 15 24 15 C15 15 12 22 11 30 Z", "l O 24 22.5 8 10.5", "K O 20.5 21.5 1.3 1.3", "K O 27.5 21.5 1.3 1.3", "K O 24 28.5 2.2 1.3", "l O 17 37 2 2", "l O 24 39.5 2 2", "l O 31 37 2 2"},                                                                  // the Courtesan: Venetian horns of hair, pearls
}

var (
	crownGlyph = paint.Glyph{"c M5 14 L14 26 L24 7 L34 26 L43 14 L40 40 H8 Z", "l O 5 12 3 3", "l O 43 12 3 3", "l O 24 6 3.4 3.4", "n M9 34 H39"}
	houseGlyph = paint.Glyph{"c M6 22 L24 6 L42 22 V44 H6 Z", "k M19 44 V31 C19 25 29 25 29 31 V44 Z", "n M2 25 L24 5 L46 25"}
	threeGlyph = paint.Glyph{"l M24 4 V44", "c M3 8 H15 L12 14 L15 20 H3 Z", "2 M3 8 V44", "c M18 4 H31 L28 10 L31 16 H18 Z", "2 M18 4 V44", "c M33 12 H46 L43 18 L46 24 H33 Z", "2 M33 12 V44"}
	crowdGlyph = paint.Glyph{"s M1 46 C1 35 6 32 12 32 C18 32 22 35 22 46 Z", "l O 12 23 6.5 8", "s M26 46 C26 35 31 32 36 32 C42 32 47 35 47 46 Z", "l O 36 23 6.5 8", "c M11 47 C11 35 17 31 24 31 C31 31 37 35 37 47 Z", "l O 24 18 8 10", "k M14 13 C16 3 32 3 34 13 Z"}
	gateGlyph  = paint.Glyph{"c M4 44 V12 H10 V17 H15 V12 H20 V22 H28 V12 H33 V17 H38 V12 H44 V44 Z", "k M18 44 V35 C18 27 30 27 30 35 V44 Z", "n M9 26 V32 M39 26 V32"}
	bookGlyph  = paint.Glyph{"c M24 12 C18 6 10 6 3 9 V40 C10 37 18 37 24 43 C30 37 38 37 45 40 V9 C38 6 30 6 24 12 Z", "n M24 12 V43", "n M8 16 C12 15 17 16 20 19 M8 23 C12 22 17 23 20 26 M28 19 C31 16 36 15 40 16 M28 26 C31 23 36 22 40 23"}
	chestGlyph = paint.Glyph{"c M5 21 C5 8 43 8 43 21 V43 H5 Z", "n M5 23 H43", "l M20 19 H28 V29 H20 Z", "n M13 23 V43 M35 23 V43"}
	boxGlyph   = paint.Glyph{"c M24 3 L29 18 L45 18 L32 28 L37 44 L24 34 L11 44 L16 28 L3 18 L19 18 Z"}
	handGlyph  = paint.Glyph{"s M4 14 L18 8 L28 40 L14 45 Z", "c M16 6 H32 V42 H16 Z", "l M30 8 L44 14 L34 45 L20 40 Z"}
	hourGlyph  = paint.Glyph{"c M10 4 H38 C38 16 28 18 28 24 C28 30 38 32 38 44 H10 C10 32 20 30 20 24 C20 18 10 16 10 4 Z", "3 M7 4 H41 M7 44 H41", "K M24 27 L33 42 H15 Z"}
	footGlyph  = paint.Glyph{"c M14 4 C20 3 22 8 21 14 C20 20 21 22 20 26 H11 C10 20 8 6 14 4 Z", "k M11 30 H20 C20 37 11 37 11 30 Z", "c M34 12 C40 13 39 26 37 32 H28 C27 28 28 26 27 20 C26 14 29 11 34 12 Z", "k M28 36 H37 C37 43 28 43 28 36 Z"}
)

// tileGlyphs are the signs of the tiles by their number.
var tileGlyphs = [...]paint.Glyph{
	{}, bookGlyph, bookGlyph, bookGlyph, findGlyphs[1], findGlyphs[2], findGlyphs[3], findGlyphs[4], threeGlyph, crowdGlyph,
	houseGlyph, houseGlyph, houseGlyph, crowdGlyph, gateGlyph, bookGlyph, chestGlyph,
}
