// What the tests in a browser share: a static server that can be cut off, a Chromium
// without a screen, and a page with hands, which knows what is lit from what the
// program tells (-test-lit -).
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
export const check = (yes, what) => { if (!yes) throw new Error(what); };

const kinds = { html: "text/html", js: "text/javascript", wasm: "application/wasm", svg: "image/svg+xml", png: "image/png", webmanifest: "application/manifest+json" };

// Site serves a folder as any static server would, in brotli where such a file lies
// beside. It counts what it sends, and can be cut off. With an age it lets everybody keep what it
// sends, and is behind a cache of its own that asks nobody anew, but for the two that every visit asks for.
export class Site {
	constructor(dir, age = 0) {
		this.dir = dir;
		this.age = age;
		this.between = new Map();
		this.sent = 0;
		this.up = true;
		this.asked = [];
		this.server = createServer(async (ask, answer) => {
			if (!this.up) return ask.socket.destroy();
			const name = new URL(ask.url, "http://x").pathname.slice(1) || "index.html";
			const head = { "Content-Type": kinds[name.split(".").pop()] ?? "application/octet-stream" };
			if (age) head["Cache-Control"] = `max-age=${age}`;
			const asked = age && this.between.get(ask.url);
			let data = !asked && /\bbr\b/.test(ask.headers["accept-encoding"] ?? "") ? await readFile(join(this.dir, name + ".br")).catch(() => null) : null;
			if (data) head["Content-Encoding"] = "br";
			data ??= asked || await readFile(join(this.dir, name)).catch(() => null);
			if (!data) return answer.writeHead(404).end();
			if (age && !head["Content-Encoding"] && !["/", "/sw.js"].includes(ask.url)) this.between.set(ask.url, data);
			this.sent += data.length;
			this.asked.push(name);
			return answer.writeHead(200, { ...head, "Content-Length": data.length }).end(data);
		});
	}
	async open() {
		await new Promise((done) => this.server.listen(0, "127.0.0.1", done));
		this.base = `http://127.0.0.1:${this.server.address().port}/`;
		return this;
	}
	close() {
		this.server.closeAllConnections();
		this.server.close();
	}
}

// Chromium starts browsers; what it keeps outlives each of them.
export class Chromium {
	constructor(program, modules, site) {
		this.program = program;
		this.site = site;
		this.api = createRequire(join(process.cwd(), modules, "x.js"))("playwright-core").chromium;
	}
	// launch opens a page, of what was kept by the last unless it is to be fresh.
	async launch(options = {}) {
		await this.close();
		if (!this.profile || options.fresh) {
			await this.forget();
			this.profile = await mkdtemp(join(tmpdir(), "poste-web-"));
			if (options.preferences) { // of the browser, as a person may set them
				await mkdir(join(this.profile, "Default"));
				await writeFile(join(this.profile, "Default", "Preferences"), JSON.stringify(options.preferences));
			}
		}
		this.context = await this.api.launchPersistentContext(this.profile, {
			executablePath: this.program, viewport: { width: 1280, height: 720 }, timeout: 120_000, locale: "fr-FR", acceptDownloads: true,
			...options,
			args: ["--headless", "--no-sandbox", "--disable-gpu", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic",
				"--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--autoplay-policy=user-gesture-required", ...(options.args ?? [])],
		});
		await this.context.addInitScript(() => { // frames that the browser is asked for
			const ask = window.requestAnimationFrame.bind(window);
			globalThis.framesAsked = globalThis.framesCame = 0;
			let gate, act, after; // whileShutting(what) does something just before the program shuts its gate, and gives what came first after that: a frame was asked for, or the program had to wake
			const next = (what) => {
				after?.(what);
				after = null;
			};
			globalThis.whileShutting = (what) => new Promise((done) => { act = () => { what(); after = done; }; });
			window.requestAnimationFrame = (frame) => {
				globalThis.framesAsked++;
				next("a frame");
				return ask((now) => {
					globalThis.framesCame++;
					frame(now);
				});
			};
			Object.defineProperty(globalThis, "posteGate", {
				get: () => gate,
				set: (real) => {
					gate = (close) => { // wakes may come before the gate shuts: the press waits for that
						if (close) {
							act?.();
							act = null;
						} else next("woken");
						real(close);
					};
				},
			});
		});
		return new Seat(this.context.pages()[0] ?? await this.context.newPage(), this.site, options);
	}
	async close() {
		await this.context?.close().catch(() => {});
		this.context = null;
	}
	async forget() {
		if (this.profile) await rm(this.profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
		this.profile = null;
	}
}

const patience = 120_000;

// Seat is a page with hands.
export class Seat {
	constructor(page, site, options = {}) {
		this.page = page;
		this.site = site;
		this.ratio = options.deviceScaleFactor ?? 1;
		this.touch = options.hasTouch ?? false;
		this.waiting = new Set();
		this.fresh();
		page.on("console", (m) => this.heard(m.text()));
		page.on("pageerror", (e) => this.said.push(String(e)));
	}
	fresh() {
		this.now = { lit: [], texts: [], down: 0, up: 0, busy: true };
		this.said = [];
	}
	heard(text) {
		if (!text.startsWith('{"')) return this.said.push(text);
		try {
			this.now = JSON.parse(text);
		} catch {
			return this.said.push(text);
		}
		this.now.lit ??= [];
		this.now.texts ??= [];
		for (const look of [...this.waiting]) look();
	}
	// address is the program's with these arguments.
	address(...args) { return `${this.site.base}?${["-test-lit", "-", ...args].map((a) => `arg=${encodeURIComponent(a)}`).join("&")}`; }
	// go loads the program, with these arguments, and waits for its first picture; it gives the ms until then.
	async go(...args) {
		this.fresh();
		const began = performance.now();
		await this.page.goto(this.address(...args));
		await this.until("the first picture", (s) => s.lit.length > 0 && !s.busy);
		return performance.now() - began;
	}
	// until waits until the program tells what is wanted.
	until(what, want, most = patience) {
		return new Promise((done, failed) => {
			const end = setTimeout(() => {
				this.waiting.delete(look);
				failed(new Error(`${what}: not within ${most / 1000} s; lit is ${this.now.lit.map((h) => h.id)}; shown is ${this.now.texts.slice(0, 20).join(" / ")}; it said ${this.said.slice(-5).join(" | ")}`));
			}, most);
			const look = () => {
				if (!want(this.now)) return;
				clearTimeout(end);
				this.waiting.delete(look);
				done(this.now);
			};
			this.waiting.add(look);
			look();
		});
	}
	rest(what = "rest") { return this.until(what, (s) => !s.busy && s.lit.length > 0); }
	hot(id) { return this.now.lit.find((h) => h.id === id); }
	has(id) { return !!this.hot(id); }
	async see(id) {
		await this.until(`to see ${id}`, (s) => !s.busy && s.lit.some((h) => h.id === id));
		return this.hot(id);
	}
	async click(...ids) {
		for (const id of ids) await this.clickAt(...(await this.see(id)).at);
	}
	// clickAt presses and lets go at a point of the window's own pixels, and waits until the program heard both.
	async clickAt(x, y) {
		const { down, up } = this.now;
		x /= this.ratio;
		y /= this.ratio;
		if (this.touch) await this.page.touchscreen.tap(x, y);
		else await this.page.mouse.click(x, y);
		await this.until("the press to be heard", (s) => s.down > down && s.up > up);
	}
	// hold lays a finger on a hot, and lets it lie while something is done.
	async hold(id, done) {
		const [x, y] = this.hot(id).at.map((v) => v / this.ratio);
		const hand = await this.page.context().newCDPSession(this.page);
		await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
		await done();
		await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	}
	async key(...keys) {
		for (const key of keys) {
			const { down, up } = this.now;
			await this.page.keyboard.press(key);
			await this.until(`${key} to be heard`, (s) => s.down > down && s.up > up);
			await this.rest();
		}
	}
	table() { return this.see("table.menu"); }
	// tells waits until the page itself says something that matches, and gives it.
	async tells(what, most = 30_000) {
		await this.page.waitForFunction((what) => new RegExp(what).test(document.getElementById("said").textContent), what.source, { timeout: most });
		return this.page.locator("#said").textContent();
	}
	// hide has the page believe that it is hidden, or seen again.
	hide(on) {
		return this.page.evaluate((on) => {
			Object.defineProperty(document, "hidden", { configurable: true, get: () => on });
			document.dispatchEvent(new Event("visibilitychange"));
		}, on);
	}
	// settings are those that the browser has on disk.
	settings() {
		return this.page.evaluate(async () => {
			const wait = (r) => new Promise((done, failed) => { r.onsuccess = () => done(r.result); r.onerror = () => failed(r.error); });
			const got = await wait((await wait(indexedDB.open("poste-restante", 1))).transaction("files").objectStore("files").get("/config/settings.json"));
			return got ? JSON.parse(new TextDecoder().decode(got.data)) : null;
		});
	}
	// downloads are what comes of clicking, so many files; it gives their names and contents.
	async downloads(n, ...ids) {
		const got = [];
		const hear = (d) => got.push(d);
		this.page.on("download", hear);
		await this.click(...ids);
		for (const end = Date.now() + patience; got.length < n && Date.now() < end;) await sleep(50);
		this.page.off("download", hear);
		check(got.length === n, `${ids.at(-1)} gives ${got.length} files, not ${n}`);
		const files = [];
		for (const d of got) files.push({ name: d.suggestedFilename(), path: await d.path(), data: await readFile(await d.path()) });
		return files;
	}
	// told closes what the program says.
	told() { return this.click("dialog.ok"); }
	// written is what is kept once nothing more comes: the program writes while the page goes on.
	async written() {
		for (let was = await this.kept(); ;) {
			await sleep(300);
			const now = await this.kept();
			if (now === was) return now;
			was = now;
		}
	}
	// kept are the lines of all matches that the browser has on disk.
	kept() {
		return this.page.evaluate(async () => {
			const wait = (r) => new Promise((done, failed) => { r.onsuccess = () => done(r.result); r.onerror = () => failed(r.error); });
			const store = (await wait(indexedDB.open("poste-restante", 1))).transaction("files").objectStore("files");
			const out = [];
			for (const key of await wait(store.getAllKeys())) {
				if (/\/matches\/[^/]*\.jsonl$/.test(key)) out.push(new TextDecoder().decode((await wait(store.get(key))).data));
			}
			return out.join("");
		});
	}
	async shoot(name) {
		await mkdir("build/web-shots", { recursive: true });
		await this.page.screenshot({ path: `build/web-shots/${name}.png` });
	}
}

export const lines = (text) => text.split("\n").length - 1;
