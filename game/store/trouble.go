package store

import (
	"fmt"
	"strings"

	"posterestante/game/foreign"
)

// Trouble is one sentence for the user: its key, what fills its places, and
// the cause. It is an error; Say gives it in a language.
type Trouble struct {
	Key  string
	Args map[string]any
	Err  error // the cause; may be nil
}

// Error is the sentence in English.
func (t *Trouble) Error() string { return t.Say("en") }

// Unwrap is the cause.
func (t *Trouble) Unwrap() error { return t.Err }

// Say is the sentence in a language, "en" or "fr".
func (t *Trouble) Say(lang string) string {
	i := 0
	if strings.HasPrefix(lang, "fr") {
		i = 1
	}
	text := sentences[t.Key][i]
	if text == "" {
		return t.Key
	}
	pairs := []string{"{{.Why}}", whyOf(t.Err)[i]}
	for k, v := range t.Args {
		said := foreign.Shown(fmt.Sprint(v))
		if said == "" {
			said = "?"
		}
		pairs = append(pairs, "{{."+k+"}}", said)
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// Damage is the Trouble of a match file that is not whole.
type Damage struct {
	Trouble
	Line int    // the first line that is bad, from 1
	Kept int    // how many actions are kept
	Copy string // name of the damaged file's copy, once there is one
}

// trouble makes a Trouble about a match.
func trouble(key, name string, err error) *Trouble {
	return &Trouble{Key: key, Args: map[string]any{"Name": name}, Err: err}
}

// damage makes a Damage.
func damage(key, name string, line, kept int, err error) *Damage {
	args := map[string]any{"Name": name, "Line": line, "Kept": kept}
	return &Damage{Trouble: Trouble{key, args, err}, Line: line, Kept: kept}
}

// sentences are what the user may be told, in English and French.
var sentences = map[string][2]string{
	"store.folder": {
		"The folder of matches, {{.Name}}, can't be used: {{.Why}}.",
		"Le dossier des parties, {{.Name}}, est inutilisable : {{.Why}}."},
	"store.home.data": {
		"It is not known where your files lie, because HOME is not set: set it, or name a folder with -data.",
		"On ne sait pas où se trouvent vos fichiers, car HOME n’est pas défini : définissez-le, ou indiquez un dossier avec -data."},
	"store.home.config": {
		"It is not known where your files lie, because HOME is not set: set it, or name folders with -data and -config.",
		"On ne sait pas où se trouvent vos fichiers, car HOME n’est pas défini : définissez-le, ou indiquez des dossiers avec -data et -config."},
	"store.none": {
		"There is no match “{{.Name}}”.",
		"Il n’y a pas de partie « {{.Name}} »."},
	"store.held": {
		"The match “{{.Name}}” is open in another window of Poste Restante.",
		"La partie « {{.Name}} » est ouverte dans une autre fenêtre de Poste Restante."},
	"store.here": {
		"The match “{{.Name}}” is open on the table already.",
		"La partie « {{.Name}} » est déjà ouverte sur la table."},
	"store.read": {
		"The match “{{.Name}}” can't be read: {{.Why}}.",
		"La partie « {{.Name}} » ne peut pas être lue : {{.Why}}."},
	"store.open": {
		"The match “{{.Name}}” can't be opened for playing: {{.Why}}.",
		"La partie « {{.Name}} » ne peut pas être ouverte pour jouer : {{.Why}}."},
	"store.create": {
		"The new match can't be kept on disk: {{.Why}}.",
		"La nouvelle partie ne peut pas être enregistrée : {{.Why}}."},
	"store.write": {
		"This could not be saved and was not done: {{.Why}}.",
		"Cela n’a pas pu être enregistré et n’a pas été fait : {{.Why}}."},
	"store.changed": {
		"The file of this match was moved or changed by another program; nothing more is written to it.",
		"Le fichier de cette partie a été déplacé ou modifié par un autre programme ; plus rien n’y est écrit."},
	"store.closed": {
		"This match is closed.",
		"Cette partie est fermée."},
	"store.rules.stop": {
		"The rules stopped at this action, which was not done: {{.Why}}.",
		"Les règles se sont arrêtées à cette action, qui n’a pas été faite : {{.Why}}."},
	"store.delete": {
		"The match “{{.Name}}” can't be deleted: {{.Why}}.",
		"La partie « {{.Name}} » ne peut pas être supprimée : {{.Why}}."},
	"store.newer.format": {
		"The match “{{.Name}}” was saved by a newer Poste Restante; this one leaves it as it is.",
		"La partie « {{.Name}} » a été enregistrée par une version plus récente de Poste Restante ; celle-ci n’y touche pas."},
	"store.newer.rules": {
		"The match “{{.Name}}” is played by newer rules than this Poste Restante knows; it is left as it is.",
		"La partie « {{.Name}} » suit des règles plus récentes que celles de ce Poste Restante ; elle est laissée telle quelle."},
	"store.older.format": {
		"The match “{{.Name}}” was saved by an older Poste Restante, which this one can't read; it is left as it is, for that version.",
		"La partie « {{.Name}} » a été enregistrée par une version plus ancienne de Poste Restante, que celle-ci ne sait pas lire ; elle est laissée telle quelle, pour cette version-là."},
	"store.older.rules": {
		"The match “{{.Name}}” is played by older rules, which this Poste Restante no longer knows; it is left as it is, for the version that it was begun with.",
		"La partie « {{.Name}} » suit des règles plus anciennes, que ce Poste Restante ne connaît plus ; elle est laissée telle quelle, pour la version qui l’a commencée."},
	"store.unknown.game": {
		"The match “{{.Name}}” is of a game, {{.Game}}, that is not in this box; it is left as it is.",
		"La partie « {{.Name}} » est celle d’un jeu, {{.Game}}, absent de cette boîte ; elle est laissée telle quelle."},
	"store.damage.header": {
		"The file of match “{{.Name}}” is damaged at its beginning, line {{.Line}} ({{.Why}}), and can't be played; it is left as it is.",
		"Le fichier de la partie « {{.Name}} » est abîmé dès le début, ligne {{.Line}} ({{.Why}}), et ne peut pas être joué ; il est laissé tel quel."},
	"store.damage.torn": {
		"The last line of match “{{.Name}}” was only half written; actions kept before it: {{.Kept}}.",
		"La dernière ligne de la partie « {{.Name}} » n’a été écrite qu’à moitié ; actions gardées avant elle : {{.Kept}}."},
	"store.damage.line": {
		"The file of match “{{.Name}}” is damaged at line {{.Line}} ({{.Why}}); actions kept before it: {{.Kept}}.",
		"Le fichier de la partie « {{.Name}} » est abîmé à la ligne {{.Line}} ({{.Why}}) ; actions gardées avant elle : {{.Kept}}."},
	"store.damage.rules": {
		"Line {{.Line}} of match “{{.Name}}” is against the rules ({{.Why}}); actions kept before it: {{.Kept}}.",
		"La ligne {{.Line}} de la partie « {{.Name}} » est contraire aux règles ({{.Why}}) ; actions gardées avant elle : {{.Kept}}."},
	"store.branch.none": {
		"The match “{{.Name}}” has no such action to branch off from.",
		"La partie « {{.Name}} » n’a pas d’action d’où repartir ainsi."},
	"store.branch.going": {
		"The match “{{.Name}}” still goes on: try another way once it is over.",
		"La partie « {{.Name}} » n’est pas finie : essayez un autre chemin quand elle le sera."},
	"store.branch.over": {
		"Nothing is left to play at the end of “{{.Name}}”: go back to an earlier action first.",
		"Il ne reste rien à jouer à la fin de « {{.Name}} » : revenez d’abord à une action d’avant."},
	"store.table.read": {
		"A table kept here can't be read: {{.Why}}.",
		"Une table gardée ici ne peut pas être lue : {{.Why}}."},
	"store.table.newer": {
		"A table kept here was saved by a newer Poste Restante; this one leaves it as it is.",
		"Une table gardée ici a été enregistrée par une version plus récente de Poste Restante ; celle-ci n’y touche pas."},
	"store.table.older": {
		"A table kept here was saved by an older Poste Restante, which this one can't read; it is left as it is, for that version: lay your table anew here.",
		"Une table gardée ici a été enregistrée par une version plus ancienne de Poste Restante, que celle-ci ne sait pas lire ; elle est laissée telle quelle, pour cette version-là : remettez ici votre table en place."},
	"store.table.damaged": {
		"The file of a table kept here is damaged ({{.Why}}) and can't be continued; it is left as it is.",
		"Le fichier d’une table gardée ici est abîmé ({{.Why}}) et ne peut pas être repris ; il est laissé tel quel."},
	"store.table.aside": {
		"The file of a table kept here is damaged ({{.Why}}) and can't be continued; it was set aside as {{.Copy}}.",
		"Le fichier d’une table gardée ici est abîmé ({{.Why}}) et ne peut pas être repris ; il a été mis de côté : {{.Copy}}."},
	"store.table.delete": {
		"The table can't be deleted: {{.Why}}.",
		"La table ne peut pas être supprimée : {{.Why}}."},
	"store.share": {
		"The match “{{.Name}}” can't be written to {{.Folder}}: {{.Why}}.",
		"La partie « {{.Name}} » ne peut pas être écrite dans {{.Folder}} : {{.Why}}."},
	"store.import.read": {
		"The file “{{.Name}}” can't be read: {{.Why}}.",
		"Le fichier « {{.Name}} » ne peut pas être lu : {{.Why}}."},
	"store.import.foreign": {
		"“{{.Name}}” is not a match of Poste Restante; nothing was changed.",
		"« {{.Name}} » n’est pas une partie de Poste Restante ; rien n’a changé."},
	"store.import.damaged": {
		"The match in “{{.Name}}” is damaged at its beginning ({{.Why}}) and can't be played; nothing was changed.",
		"La partie dans « {{.Name}} » est abîmée dès le début ({{.Why}}) et ne peut pas être jouée ; rien n’a changé."},
	"store.import.write": {
		"The match in “{{.Name}}” can't be put on the shelf: {{.Why}}.",
		"La partie dans « {{.Name}} » ne peut pas être rangée : {{.Why}}."},
}
