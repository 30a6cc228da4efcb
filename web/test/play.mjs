// Plays the program of build/web in a real Chromium without a screen, by pointer and by
// finger. Waits for what the program tells, never for time. Pictures go to build/web-shots.
//   node web/test/play.mjs build/web /usr/bin/chromium build/node [the first letters of a test]
import { execSync } from "node:child_process";
import { check, Chromium, lines, Site } from "./hands.mjs";

const [dir, program, modules, only = ""] = process.argv.slice(2);
const site = await new Site(dir).open();
const chromium = new Chromium(program, modules, site);
const report = (what, value) => console.log(`  ${what}: ${value}`);

// play clicks what is lit on the table, chosen by a row of numbers that is always the same,
// so many times or until the match is over; what would end it is done only at last.
async function play(p, times, atLast = false) {
	let chance = 7;
	const random = (n) => (chance = (chance * 1103515245 + 12345) % 2147483648) % n;
	for (let i = 0; i < times; i++) {
		await p.until("something to do", (s) => !s.busy && s.lit.some((h) => /^(spot:|dialog\.|result\.menu)/.test(h.id)));
		if (p.has("result.menu")) return i;
		const end = p.hot("dialog.end"), ask = p.now.lit.filter((h) => h.id.startsWith("dialog.") && h.id !== "dialog.end");
		if (end && (atLast || ask.length === 0)) await p.click(end.id);
		else {
			const able = ask.length ? ask : p.now.lit.filter((h) => h.id.startsWith("spot:"));
			await p.click(able[random(able.length)].id);
		}
	}
	return times;
}

// still turns motion off, by the table's own button.
async function still(p) {
	for (let i = 0; i < 4 && !/sans|off/i.test((await p.see("table.speed")).label); i++) {
		const was = p.hot("table.speed").label;
		await p.click("table.speed");
		await p.until("another speed", () => p.hot("table.speed") && p.hot("table.speed").label !== was);
	}
	await p.rest();
}

const canvas = (p) => p.page.evaluate(() => { const c = document.querySelector("canvas"); return `${c.width}x${c.height}`; });

// Each test goes on with the page of the one before.
const tests = {
	async "first start, in French"() {
		const p = await chromium.launch({ fresh: true });
		report("ms to the first lit menu", Math.round(await p.go()));
		report("bytes sent", site.sent);
		check(p.hot("menu.new").label === "Nouvelle partie", `French was asked for, not ${p.hot("menu.new").label}`);
		await p.shoot("menu-fr");
		return p;
	},
	async "a match begins, reload, resume, to the end"(p) {
		await p.click("menu.new", "setup.game", "setup.game.1");
		await p.until("the other game", (s) => s.texts.some((t) => /Montaigne/.test(t)));
		await p.click("setup.start");
		await still(p);
		await play(p, 4);
		await p.rest();
		await p.shoot("montaigne");
		const before = await p.kept();
		check(lines(before) > 2, `only ${lines(before)} lines are kept`);
		report("ms to the first lit menu, warm", Math.round(await p.go()));
		check(await p.kept() === before, "after a reload other lines are kept");
		await p.click("menu.resume");
		await p.table();
		const clicks = await play(p, 300, true);
		check(p.has("result.menu"), "it is not over after 300 clicks");
		report("clicks to the end after that", clicks);
		check(/"end"/.test(await p.kept()), "the end is not kept");
		await p.shoot("result");
		await p.click("result.menu");
		await p.see("menu.new");
		check(!p.has("menu.resume"), "a match that is over is offered to go on with");
		return p;
	},
	async "a second tab is refused"(p) {
		await p.click("menu.new");
		await p.click("setup.start");
		await still(p);
		await play(p, 3);
		await p.rest();
		const other = await chromium.context.newPage();
		await other.goto(site.base);
		await other.waitForFunction(() => /déjà ouvert/.test(document.getElementById("said").textContent), null, { timeout: 60_000 });
		await other.screenshot({ path: "build/web-shots/second-tab.png" });
		await other.close();
		return p;
	},
	async "no network"(p) {
		await p.page.evaluate(() => navigator.serviceWorker.ready);
		site.up = false;
		report("ms to the first lit menu", Math.round(await p.go()));
		await p.click("menu.resume");
		await p.table();
		site.up = true;
		return p;
	},
	async "the browser is killed; English, two device pixels a pixel"(p) {
		await play(p, 3);
		await p.rest();
		const before = await p.kept();
		const pids = execSync(`pgrep -f -- "--user-data-dir=${chromium.profile}"`).toString().trim().split("\n");
		execSync(`kill -9 ${pids.join(" ")} 2>/dev/null || true`);
		p = await chromium.launch({ locale: "en-GB", deviceScaleFactor: 2 });
		await p.go();
		check(await p.kept() === before, "after a kill other lines are kept");
		check(p.hot("menu.resume")?.label === "Continue", "English was asked for");
		check(await canvas(p) === "2560x1440", `the canvas has ${await canvas(p)} pixels`);
		await p.shoot("menu-en-2x");
		await p.click("menu.resume");
		await p.table();
		await play(p, 2);
		await p.rest();
		check(lines(await p.kept()) > lines(before), "clicks on fine pixels did nothing");
		await p.shoot("table-en-2x");
		return p;
	},
	async "a phone on its side, touched"() {
		const p = await chromium.launch({ viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
		await p.go();
		check(await canvas(p) === "1688x780", `the canvas has ${await canvas(p)} pixels`);
		await p.shoot("phone-menu");
		await p.click("menu.resume");
		await p.table();
		const before = lines(await p.kept());
		await play(p, 3);
		await p.rest();
		check(lines(await p.kept()) > before, "touches did nothing");
		await p.shoot("phone-table");
		return p;
	},
};

let status = 1, p;
try {
	for (const [name, test] of Object.entries(tests)) {
		if (!name.startsWith(only)) continue;
		const began = performance.now();
		p = await test(p);
		console.log(`ok: ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
	}
	status = 0;
} catch (err) {
	console.log("failed:", err.stack);
	await chromium.context?.pages()[0]?.screenshot({ path: "build/web-shots/failed.png" }).catch(() => {});
} finally {
	await chromium.close();
	await chromium.forget();
	site.close();
	process.exit(status);
}
