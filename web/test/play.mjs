// Plays the program of build/web in a real Chromium without a screen, by pointer and by
// finger. Waits for what the program tells, never for time. Pictures go to build/web-shots.
//   node web/test/play.mjs build/web /usr/bin/chromium build/node [the first letters of a test]
import { execSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { check, Chromium, lines, Site } from "./hands.mjs";

const [dir, program, modules, only = ""] = process.argv.slice(2);
const site = await new Site(dir).open();
const chromium = new Chromium(program, modules, site);
const report = (what, value) => console.log(`  ${what}: ${value}`);

// play clicks what is lit on the table, chosen by a row of numbers that is always the same,
// so many times or until the match is over; what would end it is done late, if at all.
async function play(p, times, atLast = false) {
	let chance = 7;
	const random = (n) => (chance = (chance * 1103515245 + 12345) % 2147483648) % n;
	for (let i = 0; i < times; i++) {
		await p.until("something to do", (s) => !s.busy && s.lit.some((h) => /^(spot:|dialog\.|result\.menu)/.test(h.id)));
		if (p.has("result.menu")) return i;
		const end = p.hot("dialog.end"), ask = p.now.lit.filter((h) => h.id.startsWith("dialog.") && h.id !== "dialog.end");
		if (end && (atLast && i > 15 || ask.length === 0)) await p.click(end.id);
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

// montaigne opens the page of a new match of it.
async function montaigne(p) {
	await p.click("menu.new", "setup.game", "setup.game.1");
	await p.until("the other game", (s) => s.texts.some((t) => /Montaigne/.test(t)));
}

const canvas = (p) => p.page.evaluate(() => { const c = document.querySelector("canvas"); return `${c.width}x${c.height}`; });

// Each test goes on with the page of the one before.
const tests = {
	async "first start, where neither French nor English is spoken"() {
		const p = await chromium.launch({ fresh: true, locale: "de-DE", deviceScaleFactor: 3, viewport: { width: 640, height: 360 } });
		report("ms to the first lit page", Math.round(await p.go()));
		report("bytes sent until then", site.sent);
		check(await canvas(p) === "1920x1080", `the canvas has ${await canvas(p)} pixels`);
		await p.shoot("language");
		await p.click("welcome.language.1");
		await p.until("French", (s) => s.lit.some((h) => h.label === "Apprendre en jouant"));
		await p.shoot("welcome");
		await p.click("welcome.menu");
		await p.see("menu.new");
		await p.rest();
		return p;
	},
	async "French, as it was chosen"() {
		const p = await chromium.launch({ locale: "de-DE" });
		await p.go();
		check(p.has("menu.new") && !p.has("welcome.menu"), "the first start's page came again");
		check(p.hot("menu.settings").label === "Réglages", `French was chosen, not ${p.hot("menu.settings").label}`);
		await p.shoot("menu-fr");
		return p;
	},
	async "a match begins, reload, resume, to the end"(p) {
		await montaigne(p);
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
		await p.page.setViewportSize({ width: 640, height: 360 }); // fewer pixels to paint
		await p.until("the window made smaller", (s) => s.lit.every((h) => h.at[0] < 640 && h.at[1] < 360));
		const clicks = await play(p, 300, true);
		check(p.has("result.menu"), "it is not over after 300 clicks");
		report("clicks to the end after that", clicks);
		check(/"end"/.test(await p.kept()), "the end is not kept");
		await p.page.setViewportSize({ width: 1280, height: 720 });
		await p.until("the window made larger", (s) => s.lit.some((h) => h.at[0] > 700));
		await p.shoot("result");
		const [file] = await Promise.all([p.page.waitForEvent("download"), p.click("extra.share")]);
		const shared = await readFile(await file.path(), "utf8");
		check(/\.poste$/.test(file.suggestedFilename()) && JSON.parse(shared.split("\n")[0]).game === "montaigne", `the download is ${file.suggestedFilename()}: ${shared.slice(0, 100)}`);
		await p.until("to be told", (s) => !s.busy && s.lit.some((h) => h.id.startsWith("dialog.")));
		await p.click(p.now.lit.find((h) => h.id.startsWith("dialog.")).id);
		await p.click("result.menu");
		await p.see("menu.new");
		check(!p.has("menu.resume"), "a match that is over is offered to go on with");
		return p;
	},
	async "a file is dropped"(p) {
		const cdp = await chromium.context.newCDPSession(p.page);
		const data = { items: [], files: [resolve("docs/examples/match.jsonl")], dragOperationsMask: 1 };
		for (const type of ["dragEnter", "dragOver", "drop"]) await cdp.send("Input.dispatchDragEvent", { type, x: 600, y: 300, data });
		await p.until("what was dropped", (s) => !s.busy && s.lit.some((h) => /^(parcel\.|table\.menu)/.test(h.id)));
		await p.shoot("dropped");
		await p.go();
		return p;
	},
	async "a name by a method of input and by a keyboard on the screen"(p) {
		await p.click("menu.new", "setup.name.0");
		await p.page.locator("#field:not([hidden])").waitFor({ state: "attached" });
		await p.page.keyboard.press("End");
		for (let i = 0; i < 12; i++) await p.page.keyboard.press("Backspace");
		await p.page.keyboard.type("Zoé");
		const cdp = await chromium.context.newCDPSession(p.page);
		await cdp.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
		await p.page.locator("#field.composing").waitFor({ state: "attached" });
		await p.shoot("composing");
		await cdp.send("Input.insertText", { text: "日本" });
		await p.page.evaluate(() => { // as a keyboard on a screen deletes: without a key
			const field = document.getElementById("field");
			field.value = "";
			field.dispatchEvent(new InputEvent("input", { inputType: "deleteContentBackward", bubbles: true }));
		});
		await p.page.keyboard.press("Enter");
		await p.page.locator("#field[hidden]").waitFor({ state: "attached" });
		await p.rest();
		await p.shoot("name");
		return p;
	},
	async "sound begins with the first click, and waits while the page is hidden"(p) {
		await p.page.waitForFunction(() => posteSounds.length === 1);
		const hide = (on) => p.page.evaluate((on) => {
			Object.defineProperty(document, "hidden", { configurable: true, get: () => on });
			document.dispatchEvent(new Event("visibilitychange"));
		}, on);
		await p.page.evaluate(() => posteSounds[0].resume());
		const state = (want) => p.page.waitForFunction((want) => posteSounds[0].state === want, want);
		await state("running");
		await hide(true);
		await state("suspended");
		await hide(false);
		await state("running");
		return p;
	},
	async "a second tab is refused"(p) {
		await p.click("setup.start");
		await still(p);
		check(/"name":"Zoé日"/.test(await p.kept()), `the name that was written is not in ${(await p.kept()).split("\n").filter((l) => /Automa|automa/.test(l))[0]?.slice(0, 400)}`);
		await play(p, 3);
		await p.rest();
		const other = await chromium.context.newPage();
		await other.goto(site.base);
		await other.waitForFunction(() => /déjà ouvert|already open/.test(document.getElementById("said").textContent), null, { timeout: 60_000 });
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
		await p.go("-lang", "en");
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
	async "opponents who think let the page live"(p) {
		for (const [level, iterations] of [[3, 1000], [4, 4000]]) {
			await p.page.setViewportSize({ width: 640, height: 360 });
			await p.go();
			await p.click("menu.new", "setup.think.1", `setup.think.1.${level}`, "setup.start");
			await still(p);
			await p.page.evaluate(() => { // the longest times that the page heard of nothing
				const gaps = (globalThis.gaps = []);
				let last = performance.now();
				const channel = new MessageChannel();
				channel.port1.onmessage = () => {
					const now = performance.now();
					gaps.push(now - last);
					last = now;
					if (globalThis.gaps === gaps) channel.port2.postMessage(0);
				};
				channel.port2.postMessage(0);
			});
			const before = lines(await p.kept());
			await play(p, 12);
			await p.until("its answer", (s) => !s.busy);
			const gaps = (await p.page.evaluate(() => { const g = globalThis.gaps; globalThis.gaps = null; return g; })).sort((a, b) => b - a);
			check(lines(await p.kept()) > before, "nothing was played");
			report(`with ${iterations} iterations the page heard of nothing for at most, ms`, gaps.slice(0, 5).map(Math.round).join(", "));
		}
		await chromium.context.pages()[0].setViewportSize({ width: 1280, height: 720 });
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
