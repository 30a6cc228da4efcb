// Plays the program of build/web in a real Chromium without a screen, by pointer.
import { createServer } from "node:http";
import { readFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execSync } from "node:child_process";

const [dir, chromium, modules] = process.argv.slice(2);
const { chromium: browsers } = createRequire(join(process.cwd(), modules, "x.js"))("playwright-core");
const proof = "proof";
await mkdir(proof, { recursive: true });

// A plain static server. It counts what it sends, and can be stopped to test without a network.
const kinds = { html: "text/html", js: "text/javascript", wasm: "application/wasm", svg: "image/svg+xml", png: "image/png", webmanifest: "application/manifest+json" };
let sent = 0, up = true;
const server = createServer(async (ask, answer) => {
	const name = new URL(ask.url, "http://x").pathname.slice(1) || "index.html";
	if (!up) return ask.socket.destroy();
	try {
		const data = await readFile(join(dir, name));
		sent += data.length;
		answer.writeHead(200, { "Content-Type": kinds[name.split(".").pop()] ?? "application/octet-stream", "Content-Length": data.length }).end(data);
	} catch {
		answer.writeHead(404).end();
	}
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const base = `http://127.0.0.1:${server.address().port}/`;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

// Seat is a page with hands: it knows what is lit, from what the program tells.
class Seat {
	constructor(page, ratio) {
		this.page = page;
		this.ratio = ratio;
		this.fresh();
		page.on("console", (m) => {
			const text = m.text();
			if (text.startsWith('{"')) {
				try { this.now = JSON.parse(text); this.now.lit ??= []; this.lines++; return; } catch { /* another line */ }
			}
			this.said.push(text);
		});
		page.on("pageerror", (e) => this.said.push(String(e)));
	}
	fresh() { this.now = { lit: [], texts: [], down: 0, up: 0, busy: true }; this.lines = 0; this.said = []; }
	async go(query = "") {
		this.fresh();
		const began = performance.now();
		await this.page.goto(`${base}?arg=-test-lit&arg=-${query}`);
		await this.until("the first picture", (s) => s.lit.length > 0 && !s.busy, 120_000);
		return performance.now() - began;
	}
	async until(what, want, patience = 120_000) {
		for (const end = performance.now() + patience; ; await sleep(10)) {
			if (want(this.now)) return this.now;
			if (performance.now() > end) throw new Error(`${what}: waited ${patience} ms; lit is ${this.now.lit.map((h) => h.id)}; it said ${this.said.slice(-5).join(" | ")}`);
		}
	}
	hot(id) { return this.now.lit.find((h) => h.id === id); }
	async click(...ids) {
		for (const id of ids) {
			await this.until(`to see ${id}`, (s) => !s.busy && s.lit.some((h) => h.id === id));
			await this.clickAt(...this.hot(id).at);
		}
	}
	async clickAt(x, y) {
		const { down, up } = this.now;
		if (this.touch) {
			const lines = this.lines;
			await this.page.touchscreen.tap(x / this.ratio, y / this.ratio);
			return this.until("the tap to be heard", () => this.lines > lines);
		}
		await this.page.mouse.move(x / this.ratio, y / this.ratio);
		await this.page.mouse.down();
		await this.until("the press to be heard", (s) => s.down > down);
		await this.page.mouse.up();
		await this.until("the release to be heard", (s) => s.up > up);
	}
	shoot(name) { return this.page.screenshot({ path: join(proof, `web-${name}.png`) }); }
}

const profile = await mkdtemp(join(tmpdir(), "webplay-"));
const args = ["--headless", "--no-sandbox", "--disable-gpu", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic",
	"--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
let browser;
async function launch(options = {}) {
	browser = await browsers.launchPersistentContext(profile, { executablePath: chromium, viewport: { width: 1280, height: 720 }, timeout: 60_000, args, locale: "fr-FR", ...options });
	return new Seat(browser.pages()[0] ?? await browser.newPage(), options.deviceScaleFactor ?? 1);
}
const report = (what, value) => console.log(`${what}: ${value}`);
const check = (yes, what) => { if (!yes) throw new Error(what); };

// kept is what IndexedDB holds of the matches: their lines.
const kept = (page) => page.evaluate(async () => {
	const wait = (r) => new Promise((done, failed) => { r.onsuccess = () => done(r.result); r.onerror = () => failed(r.error); });
	const store = (await wait(indexedDB.open("poste-restante", 1))).transaction("files").objectStore("files");
	const out = [];
	for (const key of await wait(store.getAllKeys())) {
		if (/\/matches\/[^/]*\.jsonl$/.test(key)) out.push(new TextDecoder().decode((await wait(store.get(key))).data));
	}
	return out.join("\n");
});
const lines = (text) => text.split("\n").length;

// play clicks what is lit on the table, chosen by a fixed row of numbers, so many times or
// until the match is over; the pile to draw from and the end of a turn are as good as all else.
let chance = 7;
const random = (n) => (chance = (chance * 1103515245 + 12345) % 2147483648) % n;
async function play(p, times) {
	for (let i = 0; i < times; i++) {
		await p.until("something to do", (s) => !s.busy && s.lit.length > 0);
		if (p.hot("result.menu")) return i;
		const ask = p.now.lit.find((h) => /^dialog\.(yes|end|go|do)/.test(h.id));
		const able = ask ? [ask] : p.now.lit.filter((h) => h.id.startsWith("spot:"));
		check(able.length > 0, `nothing to do among ${p.now.lit.map((h) => h.id)}`);
		await p.click(able[random(able.length)].id);
	}
	return times;
}

const tests = {
	async "a match by pointer, reload, resume"() {
		let p = await launch();
		report("cold start, ms to the first lit menu", Math.round(await p.go()));
		report("bytes sent, uncompressed", sent);
		await p.shoot("menu");
		await p.click("menu.new", "setup.start");
		await p.until("the table", (s) => !s.busy && s.lit.some((h) => h.id === "table.menu"));
		await play(p, 12);
		await p.shoot("table");
		const before = await kept(p.page);
		check(lines(before) > 3, `only ${lines(before)} lines are kept`);
		report("warm start, ms to the first lit menu", Math.round(await p.go()));
		check(await kept(p.page) === before, "after a reload other lines are kept");
		await p.click("menu.resume");
		await p.until("the table", (s) => !s.busy && s.lit.some((h) => h.id === "table.menu"));
		await play(p, 4);
		check(lines(await kept(p.page)) > lines(before), "what was done after the reload is not kept");
		return p;
	},
	async "a second tab is refused"(p) {
		const other = await browser.newPage();
		await other.goto(base);
		await other.waitForFunction(() => /déjà ouvert/.test(document.getElementById("said").textContent), null, { timeout: 20_000 });
		await other.screenshot({ path: join(proof, "web-second.png") });
		await other.close();
		return p;
	},
	async "no network"(p) {
		await p.until("rest", (s) => !s.busy);
		await p.page.waitForFunction(() => navigator.serviceWorker.controller || navigator.serviceWorker.ready.then(() => true));
		await sleep(500);
		up = false;
		report("start without a network, ms", Math.round(await p.go()));
		up = true;
		check(p.hot("menu.resume"), "the match is not offered");
		return p;
	},
	async "the browser is killed"(p) {
		await p.click("menu.resume");
		await p.until("the table", (s) => !s.busy && s.lit.some((h) => h.id === "table.menu"));
		await play(p, 3);
		await p.until("rest", (s) => !s.busy);
		const before = await kept(p.page);
		const pids = execSync(`pgrep -f [-]-user-data-dir=${profile}`).toString().trim().split("\n");
		execSync(`kill -9 ${pids.join(" ")} 2>/dev/null || true`);
		await sleep(500);
		await browser.close().catch(() => {});
		p = await launch({ locale: "en-GB" });
		await p.go();
		check(await kept(p.page) === before, "after a kill other lines are kept");
		check(p.now.lit.some((h) => h.label === "Continue"), "English was asked for");
		return p;
	},
	async "idle"(p) {
		await p.click("menu.resume");
		await p.until("the table", (s) => !s.busy && s.lit.some((h) => h.id === "table.menu"));
		await p.until("rest", (s) => !s.busy);
		await sleep(3000);
		const cdp = await browser.newCDPSession(p.page);
		await cdp.send("Performance.enable");
		const busy = async () => (await cdp.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value;
		const from = await busy();
		await sleep(5000);
		report("idle on the table, % of a core in the page", (20 * (await busy() - from)).toFixed(2));
		const memory = await p.page.evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
		report("JS heap, MiB", (memory / 2 ** 20).toFixed(1));
		await browser.close();
	},
	async "a phone on its side, touched"() {
		const p = await launch({ viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
		p.touch = true;
		await p.go();
		const size = await p.page.evaluate(() => { const c = document.querySelector("canvas"); return [c.width, c.height]; });
		check(size[0] === 1688 && size[1] === 780, `the canvas has ${size} pixels`);
		await p.shoot("phone-menu");
		await p.click("menu.resume");
		await p.until("the table", (s) => !s.busy && s.lit.some((h) => h.id === "table.menu"));
		const before = lines(await kept(p.page));
		await play(p, 6);
		check(lines(await kept(p.page)) > before, "touches did nothing");
		await p.shoot("phone-table");
		return p;
	},
	async "a whole match"(p) {
		await browser.close();
		p = await launch();
		await p.go();
		await p.click("menu.resume");
		await p.until("the table", (s) => !s.busy && s.lit.some((h) => h.id === "table.menu"));
		for (let i = 0; i < 4 && !/aucun|off/i.test(p.hot("table.speed")?.label ?? ""); i++) await p.click("table.speed");
		const began = performance.now(), clicks = await play(p, 2500);
		check(p.hot("result.menu"), "it is not over");
		report("clicks to the end of a match", clicks);
		report("ms a click", Math.round((performance.now() - began) / clicks));
		await p.shoot("result");
		return p;
	},
};

let status = 1, p;
try {
	for (const [name, test] of Object.entries(tests)) {
		const began = performance.now();
		p = await test(p);
		console.log(`ok: ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
	}
	status = 0;
} catch (err) {
	console.log("failed:", err.stack);
	await browser?.pages()[0]?.screenshot({ path: join(proof, "web-failed.png") }).catch(() => {});
} finally {
	server.close();
	await browser?.close().catch(() => {});
	await rm(profile, { recursive: true, force: true }).catch(() => {});
	process.exit(status);
}
