// Measures the page of build/web beside an empty Ebitengine page, in turns, and prints rows for
// docs/performance.md:  node web/test/measure.mjs build/web build/web-empty /usr/bin/chromium build/node
import { Chromium, Site } from "./hands.mjs";

const [dir, empty, program, modules] = process.argv.slice(2);
const sites = { ours: await new Site(dir).open(), empty: await new Site(empty).open() };
const middle = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
const got = {};
const note = (what, who, value) => ((got[what] ??= {})[who] ??= []).push(value);

// until a frame was asked for after the canvas is there: the empty page's first picture
const drawn = (page) => page.waitForFunction(() => { const c = document.querySelector("canvas"); return c && c.width > 100; }, null, { polling: 10, timeout: 120_000 });

async function measure(who, site) {
	const chromium = new Chromium(program, modules, site);
	let p = await chromium.launch({ fresh: true });
	const cdp = await chromium.context.newCDPSession(p.page);
	await cdp.send("Performance.enable");
	const load = async () => {
		const began = performance.now();
		if (who === "ours") await p.go("-lang", "en");
		else { await p.page.goto(site.base); await drawn(p.page); }
		return performance.now() - began;
	};
	note("navigation to the first picture, cold, ms", who, await load());
	if (who === "ours") {
		if (p.has("welcome.menu")) await p.click("welcome.menu");
		await p.click("menu.new", "setup.start");
		await p.table();
		note("bytes until the first lit table", who, site.sent);
		for (let i = 0; i < 2; i++) { await p.click("table.speed"); await p.rest(); }
		const heard = [];
		for (let i = 0; i < 10; i++) { const began = performance.now(); await p.click("table.hints"); heard.push(performance.now() - began); await p.rest(); }
		note("click to heard by the program, ms", who, middle(heard));
	} else note("bytes until the first picture", who, site.sent);
	note("navigation to the first picture, warm, ms", who, await load());
	if (who === "ours") { await p.click("menu.resume"); await p.table(); }
	const frames = await p.page.evaluate((shake) => new Promise((done) => { // in a row, while something moves
		const times = []; let last = performance.now(), n = 0;
		const canvas = document.querySelector("canvas");
		const step = () => {
			const now = performance.now(); times.push(now - last); last = now;
			if (shake) canvas.dispatchEvent(new MouseEvent("mousemove", { clientX: 300 + (n * 37) % 600, clientY: 250, bubbles: true }));
			if (++n < 60) requestAnimationFrame(step); else done(times.sort((a, b) => a - b)[30]);
		};
		window.dispatchEvent(new Event("focus"));
		requestAnimationFrame(step);
	}), who === "ours");
	note("a frame while the pointer moves, ms", who, frames);
	await p.page.waitForTimeout(3000);
	const cpu = async () => (await cdp.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value;
	const from = await cpu();
	await p.page.waitForTimeout(5000);
	note("the page's thread busy at rest, %", who, 20 * (await cpu() - from));
	const memory = await p.page.evaluate(async () => performance.memory.usedJSHeapSize);
	note("JavaScript heap, MiB", who, memory / 2 ** 20);
	note("WebAssembly memory, MiB", who, await p.page.evaluate(() => (globalThis.wasmMemory?.buffer.byteLength ?? 0) / 2 ** 20));
	await chromium.close();
	await chromium.forget();
}

for (let round = 0; round < Number(process.env.ROUNDS ?? 3); round++) for (const [who, site] of Object.entries(sites)) { site.sent = 0; await measure(who, site); }
for (const [what, by] of Object.entries(got)) console.log(`| ${what} | ${Object.keys(sites).map((w) => (by[w] ? Math.round(10 * middle(by[w])) / 10 : "")).join(" | ")} |`);
process.exit(0);
