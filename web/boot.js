// Loads the program and runs it: first the files, so that nothing is lost, then
// the program, with a bar that tells the truth.
"use strict";

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

// warn shows a sentence on a strip of its own below the program, which makes room for it; "" takes
// it away. Closed by hand it stays away until something else is to be said.
function warn(text) {
	if (warn.said === text) return;
	warn.said = text;
	strip(!!text);
	$("warned").textContent = text;
}

function strip(on) {
	$("warning").hidden = !on;
	document.documentElement.style.setProperty("--strip", on ? `${$("warning").offsetHeight}px` : "0px");
	window.dispatchEvent(new Event("resize"));
}
$("close").setAttribute("aria-label", say.close);
$("close").onclick = () => strip(false);

// alone holds the lock of this program as long as the page lives; false where another page has
// it, undefined where the browser has no locks for us: then the files know their owner.
function alone() {
	return new Promise((done) => {
		if (!navigator.locks) return done(undefined);
		navigator.locks.request("poste-restante", { ifAvailable: true }, (lock) => {
			done(!!lock);
			return lock ? new Promise(() => {}) : undefined;
		}).catch(() => done(undefined)); // where site data is blocked
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

// fetchAll reads the program and moves the bar; size is that of what is read. What came from
// the network is kept for when there is none, so that the service worker needn't fetch it again.
async function fetchAll(url, size) {
	const answer = await fetch(`${url}?@HASH@`, { cache: "no-cache" });
	if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
	const [shown, kept] = globalThis.caches && !navigator.serviceWorker?.controller ? answer.body.tee() : [answer.body];
	const head = { headers: { "Content-Type": "application/wasm" } };
	if (kept) {
		caches.open("poste-restante-@HASH@").then((c) => c.put(url, new Response(kept, head))).catch(() => kept.cancel()).catch(() => {}).then(serve);
	} else {
		serve();
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

// calmKeyboard has the browser's map of keys be an empty one where it may not be read, as in a frame of
// another site: the program waits for it.
function calmKeyboard() {
	const keyboard = navigator.keyboard, ask = keyboard?.getLayoutMap?.bind(keyboard);
	if (ask) keyboard.getLayoutMap = () => Promise.resolve().then(ask).catch(() => new Map());
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

// keep opens the files of this browser, or what stands for them where it keeps nothing; none where
// another page has them.
async function keep(sure) {
	let files;
	try {
		files = await openFiles("poste-restante");
		if (!(await files.claim(sure))) return null;
		await files.load();
		navigator.storage?.persist?.().catch(() => {});
	} catch {
		files = new Files(null);
		await new Promise((go) => tell(say.kept, say.anyway, go));
		document.body.classList.remove("told");
		$("do").hidden = true;
		$("said").textContent = "";
		$("bar").hidden = false;
	}
	files.onDownload = download;
	files.onTrouble = (err) => warn(err ? say.lost : "");
	files.onLost = () => over(say.taken, say.reload);
	return files;
}

// over ends the program with a sentence.
function over(text, button) {
	globalThis.posteGate?.(true);
	for (const sound of globalThis.posteSounds ?? []) sound.close().catch(() => {});
	document.querySelector("canvas")?.remove();
	warn("");
	tell(text, button, () => location.reload());
}

// ended tells how the program ended, once all that is to be saved is.
async function ended(files, code) {
	await files.last.catch(() => {});
	if (files.lost) return;
	const left = files.failed.size ? say.unsafe : !files.db ? say.kept : "";
	if (code !== 0) over(`${say.crashed} ${left || say.safe}`, say.reload);
	else over(left || say.over, say.open);
}

async function main() {
	if (typeof WebAssembly !== "object" || !document.createElement("canvas").getContext("webgl2")) return tell(say.old);
	const lock = await alone();
	const files = lock !== false && await keep(lock);
	if (!files) return tell(say.other, say.again, () => location.reload());
	for (const dir of ["/home", "/data", "/config", "/downloads", "/tmp"]) if (!files.nodes.has(dir)) await files.doMkdir(dir, 0o755).catch(() => {});
	globalThis.fs = files.api();
	await new Promise((done, failed) => {
		const s = document.createElement("script");
		s.src = "wasm_exec.js?@HASH@";
		s.onload = done;
		s.onerror = () => failed(new Error("wasm_exec.js"));
		document.head.append(s);
	});
	hangGate();
	hangSound();
	calmKeyboard();
	const go = new Go();
	const asked = new URLSearchParams(location.search), local = /^localhost$|^127\.0\.0\.1$|\.test$/.test(location.hostname); // arguments are for tests
	go.argv = ["posterestante", "-data", "/data", "-config", "/config", ...(local ? asked.getAll("arg") : [])];
	go.env = { HOME: "/home", TMPDIR: "/tmp", XDG_DOWNLOAD_DIR: "/downloads", LANG: lang === "fr" ? "fr_FR.UTF-8" : "en_GB.UTF-8" };
	let code = 2; // of a program that ends in another way than by exit
	go.exit = (n) => { code = n; };
	const answer = await fetchAll("poste.wasm", @SIZE@);
	const { instance } = await (WebAssembly.instantiateStreaming?.(answer, go.importObject) ?? answer.arrayBuffer().then((b) => WebAssembly.instantiate(b, go.importObject)));
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
	window.addEventListener("error", (e) => { if (e.error instanceof WebAssembly.RuntimeError) ended(files, 2); }); // out of memory, say
	await go.run(instance).catch(() => {});
	await ended(files, code);
}

main().catch((err) => tell(say.failed + err.message, say.again, () => location.reload()));
