// What the page itself says, before the program does and after it.
"use strict";

const words = {
	en: {
		lead: "A box of French travel games", other: "Poste Restante is already open in another tab or window. Close it there, then",
		again: "try again", kept: "This browser keeps nothing for us: matches will be gone when the page is closed.", anyway: "Play all the same",
		failed: "Poste Restante could not be loaded: ", old: "This browser can't show it: WebAssembly and WebGL are needed.", over: "Everything is saved.", open: "Open again",
		lost: "The browser could not save: is its disk full? What you do now is not kept.", close: "Close this warning",
		taken: "Poste Restante was opened in another tab or window and goes on there. What you do here is no longer kept.",
		crashed: "Poste Restante has stopped: that is a fault of the program.", safe: "Your matches are saved up to the last action.", unsafe: "What the browser could not save is lost.",
		reload: "Reload",
	},
	fr: {
		lead: "Une boîte de jeux de voyage", other: "Poste Restante est déjà ouvert dans un autre onglet ou une autre fenêtre. Fermez-le là-bas, puis",
		again: "réessayez", kept: "Ce navigateur ne garde rien pour nous\u00a0: les parties seront perdues à la fermeture de la page.", anyway: "Jouer quand même",
		failed: "Poste Restante n’a pas pu être chargé\u00a0: ", old: "Ce navigateur ne peut pas l’afficher\u00a0: il faut WebAssembly et WebGL.", over: "Tout est enregistré.", open: "Rouvrir",
		lost: "Le navigateur n’a pas pu enregistrer\u00a0: son disque est-il plein\u00a0? Ce que vous faites maintenant n’est pas gardé.", close: "Fermer cet avertissement",
		taken: "Poste Restante a été ouvert dans un autre onglet ou une autre fenêtre et continue là-bas. Ce que vous faites ici n’est plus gardé.",
		crashed: "Poste Restante s’est arrêté\u00a0: c’est une erreur du programme.", safe: "Vos parties sont enregistrées jusqu’à la dernière action.",
		unsafe: "Ce que le navigateur n’a pas pu enregistrer est perdu.", reload: "Recharger",
	},
};
