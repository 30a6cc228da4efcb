package main

// A region is a row of the table: what is placed by hand, in units of the box.
type region struct {
	number int
	name   string
	lines  []string // the caption, broken as it is drawn
	label  pt       // the middle of the caption's text
	badge  pt       // the middle of the round badge with the number
	sites  []pt     // in the order of the figures: left to right, see below
	bikes  [4]pt
}

// places was found with -proof and -grid, looking. Sites run left to right but
// in 9 and 11, whose last sites are of the sea and so lie on the coast.
var places = []region{
	{1, "Île-de-France", []string{"Île-de-France"}, pt{526, 272}, pt{451, 272},
		[]pt{{457, 233}, {501, 235}, {545, 237}},
		[4]pt{{473, 297}, {497, 296}, {521, 298}, {545, 294}}},
	{2, "Hauts-de-France", []string{"Hauts-", "de-France"}, pt{537, 129}, pt{475, 129},
		[]pt{{474, 84}, {481, 178}, {498, 45}, {560, 84}, {598, 168}},
		[4]pt{{524, 172}, {555, 172}, {524, 199}, {555, 199}}},
	{3, "Grand Est", []string{"Grand Est"}, pt{770, 222}, pt{707, 222},
		[]pt{{641, 192}, {645, 268}, {742, 304}, {838, 304}},
		[4]pt{{706, 258}, {739, 258}, {772, 258}, {805, 258}}},
	{4, "Bourgogne-Franche-Comté", []string{"Bourgogne-", "Franche-Comté"}, pt{670, 394}, pt{583, 394},
		[]pt{{570, 348}, {588, 447}, {759, 442}, {780, 372}},
		[4]pt{{624, 438}, {656, 438}, {688, 438}, {720, 438}}},
	{5, "Auvergne-Rhône-Alpes", []string{"Auvergne-", "Rhône-Alpes"}, pt{660, 574}, pt{588, 574},
		[]pt{{532, 512}, {540, 606}, {672, 676}, {740, 544}, {790, 600}},
		[4]pt{{601, 622}, {634, 622}, {667, 622}, {700, 622}}},
	{6, "Provence-Alpes-Côte d’Azur", []string{"Provence-Alpes-", "Côte d’Azur"}, pt{788, 750}, pt{695, 741},
		[]pt{{690, 780}, {756, 690}, {756, 806}, {801, 795}},
		[4]pt{{798, 652}, {812, 676}, {800, 702}, {826, 704}}},
	{7, "Corse", []string{"Corse"}, pt{862, 948}, pt{822, 948},
		[]pt{{912, 852}, {922, 900}, {960, 868}, {964, 920}},
		[4]pt{{966, 794}, {940, 822}, {968, 822}, {926, 950}}},
	{8, "Occitanie", []string{"Occitanie"}, pt{455, 745}, pt{397, 745},
		[]pt{{338, 774}, {372, 838}, {513, 862}, {546, 708}, {585, 765}, {632, 742}},
		[4]pt{{396, 782}, {429, 782}, {462, 782}, {495, 782}}},
	{9, "Nouvelle-Aquitaine", []string{"Nouvelle-", "Aquitaine"}, pt{390, 580}, pt{330, 580},
		[]pt{{312, 452}, {448, 530}, {346, 692}, {284, 540}, {245, 748}},
		[4]pt{{334, 628}, {367, 628}, {400, 628}, {433, 628}}},
	{10, "Centre-Val de Loire", []string{"Centre-", "Val de Loire"}, pt{474, 384}, pt{404, 384},
		[]pt{{371, 412}, {426, 304}, {462, 472}},
		[4]pt{{413, 430}, {445, 430}, {477, 430}, {509, 430}}},
	{11, "Pays de la Loire", []string{"Pays de", "la Loire"}, pt{330, 318}, pt{280, 318},
		[]pt{{211, 386}, {252, 452}, {262, 394}, {311, 396}, {203, 440}},
		[4]pt{{272, 357}, {301, 357}, {330, 357}, {359, 353}}},
	{12, "Bretagne", []string{"Bretagne"}, pt{175, 284}, pt{118, 284},
		[]pt{{56, 272}, {98, 324}, {163, 352}, {240, 302}},
		[4]pt{{140, 316}, {167, 316}, {194, 316}, {213, 335}}},
	{13, "Normandie", []string{"Normandie"}, pt{386, 212}, pt{322, 212},
		[]pt{{241, 172}, {275, 210}, {378, 268}, {426, 167}},
		[4]pt{{261, 246}, {291, 246}, {321, 246}, {351, 246}}},
}

// ferries are the two lines of Corse, as cubic curves: to Provence-Alpes-Côte
// d'Azur and to Occitanie.
var ferries = [][4]pt{
	{{894, 848}, {868, 872}, {826, 868}, {786, 834}},
	{{890, 880}, {800, 912}, {660, 890}, {566, 828}},
}
