// What goes wrong round the page, in a real Chromium without a screen: caches on the way, plain
// http, a second tab, site data blocked, a frame of another site, another zoom, a full disk, a crash.
//   node web/test/rough.mjs build/web /usr/bin/chromium build/node [the first letters of a test]
import { createServer } from "node:http";
import { createHash } from "node:crypto";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { check, Chromium, lines, Seat, Site, sleep } from "./hands.mjs";

const [dir, program, modules, only = ""] = process.argv.slice(2);
const site = await new Site(dir).open();
const lan = { base: site.base.replace("127.0.0.1", "poste.test") }; // a name of a local network: no secure context
const small = { width: 640, height: 360 }; // fewer pixels to paint
const named = { fresh: true, viewport: small, args: ["--host-resolver-rules=MAP poste.test 127.0.0.1"] };
const chromium = new Chromium(program, modules, site);

// table begins a match from a first start and does the first action that is lit.
async function table(p) {
	await p.click("welcome.menu", "menu.new", "setup.start");
	await p.table();
	await p.rest();
	return p;
}

// plays clicks what is lit until the match's file has more lines.
async function plays(p, before) {
	for (let i = 0; i < 20; i++) {
		await p.rest();
		const able = p.now.lit.filter((h) => /^(spot:|dialog\.)/.test(h.id));
		await p.click(able[i % able.length].id);
		if (lines(await p.kept()) > before) return;
	}
	throw new Error("nothing is played after 20 clicks");
}

// release makes another release of a folder: its text is another, and so are its hash and sums.
async function release(from, to) {
	await rm(to, { recursive: true, force: true });
	await cp(from, to, { recursive: true });
	const sum = (data) => createHash("sha256").update(data).digest("hex");
	const hash = /poste-restante-([0-9a-f]{16})/.exec(await readFile(join(to, "sw.js"), "utf8"))[1];
	const other = [...hash].reverse().join("");
	let sw = await readFile(join(to, "sw.js"), "utf8");
	for (const name of ["index.html", "boot.js", "words.js"]) {
		const was = await readFile(join(to, name), "utf8");
		const now = was.replaceAll(hash, other).replace(/content="[^"]*"(?=>\n<meta name="theme)/, 'content="the next"').replace("A box of French travel games", "The next box");
		await writeFile(join(to, name), now);
		sw = sw.replaceAll(sum(was), sum(now));
	}
	await writeFile(join(to, "sw.js"), sw.replaceAll(hash, other));
	return other;
}

const tests = {
	async "another release comes through caches"() {
		const cached = await new Site(dir, 86400).open();
		const p = await chromium.launch({ fresh: true, viewport: small, locale: "en-GB" });
		p.site = cached;
		const caches = () => p.page.evaluate(() => caches.keys());
		await p.go();
		await p.page.evaluate(() => navigator.serviceWorker.ready);
		const [before] = await caches();
		const hash = await release(dir, "build/web-next");
		cached.dir = "build/web-next";
		await p.go(); // the old one is shown, and the new one fetched
		const others = async () => (await caches()).some((name) => name !== before);
		for (const end = Date.now() + 60_000; Date.now() < end && !(await others());) await sleep(200);
		for (const end = Date.now() + 60_000; Date.now() < end && (await caches()).includes(before);) await sleep(200);
		await p.go();
		const shown = await p.page.evaluate(() => [document.querySelector("meta[name=version]").content, document.getElementById("lead").textContent]);
		const kept = (await caches()).join();
		const boot = await p.page.evaluate(async () => (await (await caches.match("boot.js")).text()));
		cached.close();
		check(kept === `poste-restante-${hash}`, `kept is ${kept}`);
		check(shown.join() === "the next,The next box" && boot.includes(hash), `at the third visit the old release is shown: ${shown}`);
	},
	async "plain http: sound, and who has the files"() {
		const p = await chromium.launch(named);
		p.site = lan;
		await p.go();
		const bare = await p.page.evaluate(() => [isSecureContext, !!navigator.locks, "audioWorklet" in AudioContext.prototype].join());
		check(bare === "false,false,false", `the page is not bare: ${bare}`);
		await table(p);
		await p.page.waitForFunction(() => posteSounds.length === 1 && posteSounds[0].state === "running");
		await plays(p, lines(await p.kept()));
		check(!p.said.some((s) => /panic/.test(s)), `it said ${p.said}`);
		const before = await p.written();

		const q = new Seat(await chromium.context.newPage(), lan);
		await q.page.goto(q.address());
		await q.tells(/already open|déjà ouvert/);
		await p.page.reload(); // it is its own page again
		await p.until("the menu", (s) => s.lit.some((h) => h.id === "menu.resume"));
		await p.click("menu.resume");
		await p.table();

		await p.page.evaluate(() => { BroadcastChannel.prototype.postMessage = () => {}; }); // it sleeps, and answers nobody
		await q.page.reload();
		await q.until("the menu", (s) => s.lit.some((h) => h.id === "menu.resume"), 60_000);
		await q.click("menu.resume");
		await q.table();
		await plays(q, lines(before));
		const played = await q.written();
		check(played.startsWith(before), "the second tab goes on with other lines");
		for (let i = 0; i < 20 && !(await p.page.locator("#said").isVisible()); i++) { // the first wakes
			const able = p.now.lit.filter((h) => /^(spot:|dialog\.)/.test(h.id));
			if (able.length) await p.page.mouse.click(...able[i % able.length].at);
			await sleep(300);
		}
		await p.tells(/another tab|autre onglet/);
		check(await q.written() === played, "a tab that slept wrote over what another had kept");
	},
	async "site data blocked"() {
		const p = await chromium.launch({ fresh: true, viewport: small, preferences: { profile: { default_content_setting_values: { cookies: 2 } } } });
		await p.page.goto(p.address());
		await p.tells(/keeps nothing|ne garde rien/);
		await p.page.locator("#do").click();
		await p.until("the first page", (s) => s.lit.length > 0 && !s.busy);
		await table(p);
	},
	async "a letter in a frame of another site"() {
		const p = await chromium.launch({ fresh: true, viewport: small });
		const outer = createServer((_, answer) => answer.writeHead(200, { "Content-Type": "text/html" })
			.end(`<!DOCTYPE html><iframe src="${p.address()}" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe>`));
		await new Promise((done) => outer.listen(0, "localhost", done));
		try {
			await p.page.goto(`http://localhost:${outer.address().port}/`);
			const frame = p.page.frames()[1];
			await frame.waitForFunction(() => document.querySelector("canvas") || document.getElementById("do")?.offsetHeight);
			if (await frame.locator("#do").isVisible()) await frame.locator("#do").click(); // browsers may keep nothing for a frame
			await p.until("the first page", (s) => s.lit.length > 0 && !s.busy);
			check(await frame.evaluate(() => isSecureContext && !!navigator.keyboard), "the frame has no keyboard to ask");
			await table(p);
			await p.key("q", "w", "y");
			await p.click("table.menu");
		} finally {
			outer.closeAllConnections();
			outer.close();
		}
	},
	async "another zoom, another screen"() {
		const p = await chromium.launch({ fresh: true });
		const cdp = await chromium.context.newCDPSession(p.page);
		await p.go();
		await table(p);
		for (const [width, height, ratio] of [[853, 480, 1.5], [1920, 1080, 0.67], [640, 360, 2], [1280, 720, 1]]) {
			await cdp.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: ratio, mobile: false });
			await p.page.waitForFunction(([w, h]) => {
				const c = document.querySelector("canvas"), shown = c.getBoundingClientRect();
				return Math.abs(c.width - w * devicePixelRatio) < 2 && Math.abs(c.height - h * devicePixelRatio) < 2 && shown.width === w && shown.height === h;
			}, [width, height], { timeout: 10_000 });
			p.ratio = ratio;
			await p.until("the table in that size", (s) => !s.busy && Math.abs(Math.max(...s.lit.map((h) => h.at[0])) - 0.95 * width * ratio) < 0.1 * width * ratio);
			const menu = await p.see("table.menu"); // the pointer is where it is shown to be
			await p.page.mouse.move(menu.at[0] / ratio, menu.at[1] / ratio);
			await p.until("the pointer", (s) => Math.abs(s.pointer[0] - menu.at[0]) < 3 && Math.abs(s.pointer[1] - menu.at[1]) < 3);
			await p.click("table.menu");
			await p.key("Escape");
			await p.see("table.menu");
		}
	},
	async "a full disk: the warning takes its own room, and goes"() {
		const p = await chromium.launch({ fresh: true });
		await p.go();
		await table(p);
		const before = lines(await p.kept());
		await p.page.evaluate(() => {
			const put = IDBObjectStore.prototype.put;
			globalThis.full = true;
			IDBObjectStore.prototype.put = function (...args) {
				if (globalThis.full) throw new DOMException("full", "QuotaExceededError");
				return put.apply(this, args);
			};
		});
		const act = async (i) => {
			await p.rest();
			const able = p.now.lit.filter((h) => /^(spot:|dialog\.)/.test(h.id));
			await p.click(able[i % able.length].id);
		};
		const seen = () => p.page.locator("#warning").isVisible();
		for (let i = 0; i < 20 && !(await seen()); i++) await act(i);
		check(await seen(), "no warning");
		const [bottom, top] = await p.page.evaluate(() => ["canvas", "#warning"].map((s) => document.querySelector(s).getBoundingClientRect()).map((r, i) => i ? r.top : r.bottom));
		check(bottom <= top, `the warning begins at ${top} and covers the program, which goes to ${bottom}`);
		await p.until("the table above the warning", (s) => !s.busy && s.lit.length > 0 && s.lit.every((h) => h.at[1] < top));
		await p.page.screenshot({ path: "build/web-shots/full-disk.png" });
		await p.page.evaluate(() => { globalThis.full = false; });
		for (let i = 0; i < 20 && await seen(); i++) await act(i);
		check(!(await seen()), "the warning stays although all is saved");
		check(lines(await p.written()) > before, "what could not be saved at first is not saved later");
		await p.page.evaluate(() => { globalThis.full = true; });
		for (let i = 0; i < 20 && !(await seen()); i++) await act(i);
		await p.page.locator("#close").click();
		check(!(await seen()), "the warning can't be closed");
		const whole = await p.page.evaluate(() => document.querySelector("canvas").getBoundingClientRect().bottom === innerHeight);
		check(whole, "the room of a warning that was closed stays empty");
	},
	async "a crash is told as one"() {
		const p = await chromium.launch({ fresh: true, viewport: small });
		await p.go();
		await table(p);
		await plays(p, lines(await p.kept()));
		const before = await p.written();
		await p.page.evaluate(() => { try { posteField.written(); } catch {} }); // a fault of the program's: it is told nothing, and reads it
		const said = await p.tells(/stopped|arrêté/);
		check(!/Everything|Tout est/.test(said) && /last action|dernière action/.test(said), `of a crash it says ${said}`);
		await p.page.screenshot({ path: "build/web-shots/crash.png" });
		await p.page.locator("#do").click();
		await p.until("the match goes on", (s) => !s.busy && s.lit.some((h) => /^(table\.menu|menu\.resume)$/.test(h.id)), 60_000);
		check(await p.kept() === before, "after a crash other lines are kept");
	},
};

let status = 0;
for (const [name, test] of Object.entries(tests)) {
	if (!name.startsWith(only)) continue;
	const began = performance.now();
	try {
		await test();
		console.log(`ok: ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
	} catch (err) {
		status = 1;
		console.log(`failed: ${name}:`, err.stack);
		await chromium.context?.pages()[0]?.screenshot({ path: "build/web-shots/failed.png", timeout: 5_000 }).catch(() => {});
	}
}
await chromium.close();
await chromium.forget();
site.close();
process.exit(status);
