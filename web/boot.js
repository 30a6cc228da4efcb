// Loads the program and runs it: first the files, so that nothing is lost, then
// the program, with a bar that tells the truth.
"use strict";

const words = {
	en: {
		lead: "A box of French travel games", other: "Poste Restante is already open in another tab or window. Close it there, then",
		again: "try again", kept: "This browser keeps nothing for us: matches will be gone when the page is closed.", anyway: "Play all the same",
		failed: "Poste Restante could not be loaded: ", old: "This browser can't show it: WebAssembly and WebGL are needed.", over: "Everything is saved.", open: "Open again",
		lost: "The browser could not save: is its disk full? What you do now is not kept.",
	},
	fr: {
		lead: "Une boîte de jeux de voyage", other: "Poste Restante est déjà ouvert dans un autre onglet ou une autre fenêtre. Fermez-le là-bas, puis",
		again: "réessayez", kept: "Ce navigateur ne garde rien pour nous\u00a0: les parties seront perdues à la fermeture de la page.", anyway: "Jouer quand même",
		failed: "Poste Restante n’a pas pu être chargé\u00a0: ", old: "Ce navigateur ne peut pas l’afficher\u00a0: il faut WebAssembly et WebGL.", over: "Tout est enregistré.", open: "Rouvrir",
		lost: "Le navigateur n’a pas pu enregistrer\u00a0: son disque est-il plein\u00a0? Ce que vous faites maintenant n’est pas gardé.",
	},
};
const lang = navigator.languages?.find((l) => /^(fr|en)/i.test(l))?.slice(0, 2).toLowerCase() ?? "en";
const say = words[lang];
const $ = (id) => document.getElementById(id);
document.documentElement.lang = lang;
$("lead").textContent = say.lead;

// tell shows a sentence, with a button if there is something to do about it.
function tell(text, button, act) {
	document.body.classList.add("told");
	$("cover").hidden = false;
	$("bar").hidden = true;
	$("said").textContent = text;
	$("do").hidden = !button;
	if (button) {
		$("do").textContent = button;
		$("do").onclick = act;
		$("do").focus();
	}
}

// alone holds the lock of this program as long as the page lives; false where
// another page has it.
function alone() {
	if (!navigator.locks) return Promise.resolve(true);
	return new Promise((done) => {
		navigator.locks.request("poste-restante", { ifAvailable: true }, (lock) => {
			done(!!lock);
			return lock ? new Promise(() => {}) : undefined;
		});
	});
}

// The gate: while the program has nothing to show it shuts it, and asks for the next
// frame in vain; whatever a hand does opens it. So a table at rest costs nothing. Nor does a
// hidden page ask for frames: what it would show moves on when it is seen again. What is done
// while a frame is made, after that frame read the hands, must not be shut out by its end: then
// the gate stays open for one frame more.
function hangGate() {
	const real = window.requestAnimationFrame.bind(window);
	let shut = false, opened = false; // opened since the last frame began
	const waiting = []; // whoever asked in vain: the program, and whoever else asks for frames on this page
	const next = (frame) => real((now) => {
		opened = false;
		frame(now);
	});
	window.requestAnimationFrame = (frame) => {
		if (!shut && !document.hidden) return next(frame);
		waiting.push(frame);
		return 0;
	};
	const gate = (close) => {
		if (!close) opened = true;
		shut = close && !opened;
		if (!close && !document.hidden) for (const frame of waiting.splice(0)) next(frame);
	};
	globalThis.posteGate = gate;
	globalThis.posteGateStands = () => `shut ${shut}, opened ${opened}, waiting ${waiting.length}`; // for tests
	const events = ["mousedown", "mouseup", "mousemove", "mouseout", "wheel", "touchstart", "touchmove", "touchend", "touchcancel", "keydown", "keyup", "input", "compositionend",
		"focus", "blur", "resize", "dragover", "drop", "gamepadconnected", "fullscreenchange", "webkitfullscreenchange", "pageshow"];
	for (const event of events) window.addEventListener(event, () => gate(false), { capture: true, passive: true });
	document.addEventListener("visibilitychange", () => gate(false));
}

// hangSound has sound begin with the first touch of a hand, as browsers want it, and
// wait while the page is hidden.
function hangSound() {
	const Real = window.AudioContext ?? window.webkitAudioContext;
	if (!Real) return;
	const all = (globalThis.posteSounds = []);
	window.AudioContext = class extends Real {
		constructor(options) {
			super(options);
			all.push(this);
			this.wanted = navigator.userActivation?.hasBeenActive ?? true;
			if (!this.wanted) super.suspend();
		}
		resume() { this.wanted = true; return document.hidden ? Promise.resolve() : super.resume(); }
		suspend() { this.wanted = false; return super.suspend(); }
		hide(on) { if (this.wanted) (on ? super.suspend() : super.resume()).catch(() => {}); }
	};
	document.addEventListener("visibilitychange", () => { for (const c of all) c.hide(document.hidden); });
}

// download hands a file to the person.
function download(name, data) {
	const a = document.createElement("a");
	a.href = URL.createObjectURL(new Blob([data]));
	a.download = name;
	a.click();
	setTimeout(() => URL.revokeObjectURL(a.href), 60_000);
}

// fetchAll reads the program and moves the bar; size is that of what is read. What
// came is kept for when there is no network, so that the service worker needn't fetch it again.
async function fetchAll(url, size) {
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
	const [shown, kept] = globalThis.caches ? answer.body.tee() : [answer.body];
	const head = { headers: { "Content-Type": "application/wasm" } };
	if (kept) {
		caches.open("poste-restante-@HASH@").then((c) => c.put(url, new Response(kept, head))).catch(() => {}).then(serve);
	}
	const reader = shown.getReader();
	let got = 0;
	const counted = new ReadableStream({
		async pull(to) {
			const { done, value } = await reader.read();
			if (done) return to.close();
			got += value.length;
			$("bar").firstElementChild.style.width = `${(100 * Math.min(1, got / size)).toFixed(1)}%`;
			to.enqueue(value);
		},
	});
	return new Response(counted, head);
}

// posteFetch gives a file beside the page that wasn't needed to begin with, see assets/later.
globalThis.posteFetch = async (url) => {
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
	return new Uint8Array(await answer.arrayBuffer());
};

// keepRest has the service worker fetch, one after the other, what nobody wanted yet, for
// when there is no network; not where bytes are dear.
function keepRest() {
	if (navigator.connection?.saveData) return;
	navigator.serviceWorker?.ready.then((r) => r.active?.postMessage("keep")).catch(() => {});
}

// serve has the service worker answer from now on, also without a network.
function serve() {
	navigator.serviceWorker?.register("sw.js").catch(() => {});
}

async function main() {
	if (typeof WebAssembly !== "object" || !document.createElement("canvas").getContext("webgl2")) return tell(say.old);
	if (!(await alone())) return tell(say.other, say.again, () => location.reload());
	let files;
	try {
		files = await openFiles("poste-restante");
		navigator.storage?.persist?.();
	} catch {
		files = new Files(null);
		await new Promise((go) => tell(say.kept, say.anyway, go));
		$("do").hidden = true;
		$("said").textContent = "";
		$("bar").hidden = false;
	}
	files.onDownload = download;
	files.onTrouble = () => { $("warning").textContent = say.lost; $("warning").hidden = false; };
	for (const dir of ["/home", "/data", "/config", "/downloads", "/tmp"]) if (!files.nodes.has(dir)) await files.doMkdir(dir, 0o755);
	globalThis.fs = files.api();
	await new Promise((done, failed) => {
		const s = document.createElement("script");
		s.src = "wasm_exec.js";
		s.onload = done;
		s.onerror = () => failed(new Error("wasm_exec.js"));
		document.head.append(s);
	});
	hangGate();
	hangSound();
	const go = new Go();
	const asked = new URLSearchParams(location.search), local = ["localhost", "127.0.0.1"].includes(location.hostname); // arguments are for tests
	go.argv = ["posterestante", "-data", "/data", "-config", "/config", ...(local ? asked.getAll("arg") : [])];
	go.env = { HOME: "/home", TMPDIR: "/tmp", XDG_DOWNLOAD_DIR: "/downloads", LANG: lang === "fr" ? "fr_FR.UTF-8" : "en_GB.UTF-8" };
	go.exit = (code) => { globalThis.ended = code; };
	const { instance } = await WebAssembly.instantiateStreaming(fetchAll("poste.wasm", @SIZE@), go.importObject);
	globalThis.wasmMemory = instance.exports.mem; // measured by web/test/measure.mjs
	$("bar").classList.add("full");
	const shown = new MutationObserver(() => {
		if (document.querySelector("canvas")) {
			shown.disconnect();
			$("cover").hidden = true;
			setTimeout(keepRest, 20_000); // the first table comes first
		}
	});
	shown.observe(document.body, { childList: true });
	await go.run(instance);
	document.querySelector("canvas")?.remove();
	tell(say.over, say.open, () => location.reload());
}

main().catch((err) => tell(say.failed + err.message, say.again, () => location.reload()));
