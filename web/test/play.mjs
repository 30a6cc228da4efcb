// Plays the program of build/web in a real Chromium without a screen, by pointer and by
// finger. Waits for what the program tells, never for time. Pictures go to build/web-shots.
//   node web/test/play.mjs build/web /usr/bin/chromium build/node [the first letters of a test, with + of all from there on]
import { execSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { check, Chromium, lines, Site, sleep } from "./hands.mjs";

const [dir, program, modules, only = ""] = process.argv.slice(2);
const finished = resolve("build/web-match", (await readdir("build/web-match")).find((f) => f.endsWith(".poste"))); // see scripts/webmatch
const site = await new Site(dir).open();
const chromium = new Chromium(program, modules, site);
const report = (what, value) => console.log(`  ${what}: ${value}`);

// play clicks what is lit on the table, chosen by a row of numbers that is the same for the same chance,
// so many times or until the match is over; what would end it is done late, if at all.
async function play(p, times, atLast = false, chance = 7) {
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
	for (let i = 0; i < 20 && !/sans|off/i.test((await p.see("table.speed")).label); i++) {
		const was = p.hot("table.speed").label;
		await p.click("table.speed"); // a click while something moves only ends that
		await p.until("another speed", () => p.hot("table.speed") && p.hot("table.speed").label !== was, 4000).catch(() => {});
	}
	await p.rest();
}

// menu is a first start, gone to the menu.
async function menu() {
	const p = await chromium.launch({ fresh: true });
	await p.go();
	await p.click("welcome.menu");
	await p.see("menu.new");
	while (!(await p.settings())?.met) await sleep(100); // it is kept when nothing moves any more
	return p;
}

// montaigne opens the page of a new match of it.
async function montaigne(p) {
	await p.click("menu.new", "setup.game", "setup.game.1");
	await p.until("the other game", (s) => s.texts.some((t) => /Montaigne/.test(t)));
}

// mostTask is how long the page may hear of nothing, in ms of a core's time. Of a core's, so that a
// busy machine changes little; 30 to 60 were measured, and 200 when a frame's pictures were painted in one go.
const mostTask = 120;

// tasks begins to measure the tasks of the page's thread; what it gives ends that and lists
// what time of a core they took, in ms, the longest first.
async function tasks(p) {
	const cdp = await p.page.context().newCDPSession(p.page);
	const got = [];
	cdp.on("Tracing.dataCollected", (e) => { for (const t of e.value) if (t.name === "RunTask" && t.tdur) got.push(t.tdur / 1000); });
	await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline"] } });
	return async () => {
		const over = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
		await cdp.send("Tracing.end");
		await over;
		await cdp.detach();
		check(got.length > 100, `only ${got.length} tasks were seen`);
		return got.sort((a, b) => b - a);
	};
}

const canvas = (p) => p.page.evaluate(() => { const c = document.querySelector("canvas"); return `${c.width}x${c.height}`; });

// Each test goes on with the page of the one before.
// analysed asks for the analysis of the match that is over, looks at the turn that cost most, and goes back to the result.
async function analysed(p) {
	const began = performance.now();
	await p.click("extra.analysis");
	await p.see("analysis.back");
	report("s of an analysis", Math.round((performance.now() - began) / 1000));
	await p.shoot("analysis");
	check(p.has("analysis.see.0"), "no turn of a person who clicked anything cost anything");
	await p.click("analysis.see.0");
	await still(p);
	await p.shoot("analysis-seen");
	await p.click("past.now");
	await p.click("analysis.back");
	await p.see("result.menu");
}

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
		const before = await p.written();
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
		await analysed(p);
		await p.click("result.menu");
		await p.see("page.play"); // the page of the game
		check(!p.has("page.resume"), "the game's page offers to go on with a match that is over");
		await p.click("page.back");
		await p.see("menu.new");
		check(!p.has("menu.resume"), "a match that is over is offered to go on with");
		return p;
	},
	async "figures, match and journal are downloads; a file is opened by the browser's picker"(p) {
		const over = await readFile(finished);
		await p.click("menu.matches");
		await p.see("matches.ask");
		if (p.has("matches.row.0")) { // of the test before
			await p.click("matches.delete", "dialog.delete");
			await p.until("an empty shelf", (s) => !s.busy && !s.lit.some((h) => h.id.startsWith("matches.row")));
		}
		check(await p.kept() === "", "what was deleted is kept");
		await p.shoot("shelf-empty");
		const pick = async (file) => {
			const [asked] = await Promise.all([p.page.waitForEvent("filechooser"), p.click("matches.ask")]);
			await asked.setFiles(file);
		};
		await pick({ name: "chat.png", mimeType: "image/png", buffer: Buffer.from("\x89PNG, no match", "latin1") });
		await p.click("parcel.later");
		check(await p.kept() === "", "a picture is on the shelf");
		await pick(finished);
		await p.see("parcel.open");
		check(await p.kept() === over.toString(), "what is on the shelf is not what was opened");
		await p.shoot("opened");
		await p.click("parcel.later");
		await p.see("matches.tab.1");
		if (!p.has("matches.row.0")) await p.click("matches.tab.1");
		const [match] = await p.downloads(1, "matches.share");
		check(/^Zoé, Émile.*\.poste$/.test(match.name) && match.data.equals(over), `the match is ${match.name}`);
		await p.shoot("shared");
		await p.told();
		const journal = await p.downloads(3, "matches.journal");
		const of = (ending) => journal.find((f) => f.name.endsWith(ending))?.data.toString("latin1") ?? "";
		check(of(".png").startsWith("\x89PNG") && of(".gpx").includes("<gpx") && JSON.parse(of(".geojson")).type === "FeatureCollection", `the journal is ${journal.map((f) => f.name)}`);
		await p.shoot("journal");
		await p.told();
		await p.shoot("shelf");
		await p.click("matches.back");
		await p.click("menu.stats");
		const [figures] = await p.downloads(1, "stats.export");
		check(/\.json$/.test(figures.name) && JSON.parse(figures.data).format > 0, `the figures are ${figures.name}: ${figures.data.slice(0, 200)}`);
		await p.told();
		await p.click("stats.back", "menu.matches");
		await p.see("matches.tab.1");
		await p.click("matches.delete", "dialog.delete");
		await p.until("an empty shelf", (s) => !s.busy && !s.lit.some((h) => h.id.startsWith("matches.row")));
		await p.click("matches.back");
		return p;
	},
	async "the whole screen and back, other sizes"(p) {
		await p.click("menu.settings");
		const fills = (want) => p.page.waitForFunction((want) => !!document.fullscreenElement === want, want);
		await p.click("settings.full");
		await fills(true);
		check(await p.page.evaluate(() => document.fullscreenElement.contains(document.getElementById("warning"))), "on the whole screen no warning would be seen");
		await p.rest();
		await p.shoot("full");
		await p.click("settings.full");
		await fills(false);
		await p.key("F11");
		await fills(true);
		await p.page.evaluate(() => document.exitFullscreen()); // as Escape has the browser do
		await fills(false);
		for (const [width, height] of [[1000, 700], [700, 900], [1280, 720]]) {
			await p.page.setViewportSize({ width, height });
			await p.page.waitForFunction((want) => { const c = document.querySelector("canvas"); return `${c.width}x${c.height}` === want; }, `${width}x${height}`);
			const [wide, high] = height > width ? [height * 9 / 16, height] : [width, width * 9 / 16]; // as far as the page reaches
			await p.until(`the page in ${width}x${height}`, (s) => s.lit.length > 3 && s.lit.every((h) => Math.abs(h.at[0] - width / 2) < wide / 2 && Math.abs(h.at[1] - height / 2) < high / 2) &&
				s.lit.some((h) => h.at[0] > width / 2 + wide * 0.2) && s.lit.some((h) => h.at[1] > height / 2 + high * 0.3));
			await p.click("settings.calm"); // what is lit is where it is told to be
		}
		await p.click("settings.back");
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
		await p.page.evaluate(() => { // all within one frame: the order counts
			const field = document.getElementById("field");
			const key = (code) => field.dispatchEvent(new KeyboardEvent("keydown", { code, key: code, bubbles: true }));
			const write = (text) => {
				field.value += text;
				field.dispatchEvent(new InputEvent("input", { bubbles: true }));
			};
			key("End");
			for (let i = 0; i < 12; i++) key("Backspace");
			write("Zoo");
			key("Backspace");
			write("é");
		});
		await p.key("End");
		const cdp = await chromium.context.newCDPSession(p.page);
		await cdp.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
		await p.page.locator("#field.composing").waitFor({ state: "attached" });
		await p.shoot("composing");
		await cdp.send("Input.insertText", { text: "日本" });
		await p.key("End");
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
		await p.page.evaluate(() => posteSounds[0].resume());
		const state = (want) => p.page.waitForFunction((want) => posteSounds[0].state === want, want);
		await state("running");
		await p.hide(true);
		await state("suspended");
		await p.hide(false);
		await state("running");
		return p;
	},
	async "a hidden page asks for no frames, at rest none are asked for at all"(p) {
		const frames = () => p.page.evaluate(() => globalThis.framesAsked);
		const cdp = await chromium.context.newCDPSession(p.page);
		await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
		// during says how many frames are asked for in so many seconds, and what part of a core the page takes
		const during = async (seconds) => {
			const spent = async () => (await cdp.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value;
			const [n, cpu] = [await frames(), await spent()];
			await p.page.waitForTimeout(1000 * seconds);
			return [await frames() - n, (100 * (await spent() - cpu) / seconds).toFixed(1)];
		};
		if (p.has("menu.new")) await p.click("menu.new");
		await p.see("setup.start");
		await p.page.waitForTimeout(1500);
		const [atRest, rest] = await during(3);
		check(atRest <= 2, `at rest ${atRest} frames were asked for in three seconds`);
		await p.page.mouse.move(300, 300); // it wakes, and would go on for half a second
		await p.hide(true);
		const [hidden, asleep] = await during(3);
		check(hidden === 0, `hidden, ${hidden} frames were asked for in three seconds`);
		await p.page.mouse.move(320, 300);
		check((await during(1))[0] === 0, "what is done on a hidden page asks for frames");
		const before = await frames();
		await p.hide(false);
		await p.page.waitForFunction((n) => globalThis.framesAsked > n, before);
		report("of a core, in percent: at rest, hidden", `${rest}, ${asleep}`);
		return p;
	},
	async "a press that comes while a frame ends is heard"(p) {
		if (p.has("menu.new")) await p.click("menu.new");
		const { at: [x, y] } = await p.see("setup.start");
		await p.page.mouse.move(x, y);
		await p.page.waitForTimeout(1200); // it rests
		await p.page.evaluate(() => { window.requestAnimationFrame(() => {}); }); // somebody else asks in vain: that mustn't push the program out
		const { down, up } = p.now;
		const first = await p.page.evaluate(() => {
			const first = globalThis.whileShutting(() => {
				const how = { clientX: 5, clientY: 5, button: 0, bubbles: true };
				for (const kind of ["mousedown", "mouseup"]) document.querySelector("canvas").dispatchEvent(new MouseEvent(kind, how));
			});
			window.dispatchEvent(new Event("focus")); // one frame, at whose end the press comes
			return Promise.race([first, new Promise((done) => setTimeout(done, 30_000, "nothing"))]);
		});
		await p.until("the press to be heard", (s) => s.down > down && s.up > up).catch((err) => { // whether the press came at all, what of it was heard, and whether a frame wakes the program
			throw new Error(`after the press came ${first}; of ${down}, ${up} were heard ${p.now.down}, ${p.now.up}; busy is ${p.now.busy}; ${err}`);
		});
		check(first === "a frame", `after the press came ${first}`);
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
		check(lines(await p.written()) > lines(before), "clicks on fine pixels did nothing");
		await p.shoot("table-en-2x");
		return p;
	},
	async "opponents who think let the page live"(p) {
		for (const [level, iterations] of [[7, 1000], [8, 4000]]) { // after the four kinds of Postcards
			await p.page.setViewportSize({ width: 640, height: 360 });
			await p.go();
			await p.click("menu.new", "setup.kind.1", `setup.kind.1.${level}`, "setup.start");
			await still(p);
			const longest = await tasks(p);
			const before = lines(await p.kept());
			await play(p, 12);
			await p.until("its answer", (s) => !s.busy);
			const took = await longest();
			check(lines(await p.written()) > before, "nothing was played");
			report(`with ${iterations} iterations the longest tasks of the page took, ms of a core`, took.slice(0, 5).map(Math.round).join(", "));
			check(took[0] < mostTask, `with ${iterations} iterations the page hears of nothing for ${Math.round(took[0])} ms of a core's time`);
		}
		await chromium.context.pages()[0].setViewportSize({ width: 1280, height: 720 });
		return p;
	},
	async "a phone on its side, touched"() {
		const p = await chromium.launch({ fresh: true, viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
		await p.go();
		check(await canvas(p) === "1688x780", `the canvas has ${await canvas(p)} pixels`);
		await p.shoot("phone-welcome");
		await p.click("welcome.menu");
		await p.see("menu.new");
		await p.shoot("phone-menu");
		await p.click("menu.new");
		const start = await p.see("setup.start");
		check((await p.settings())?.text === 2, `on a phone a first start takes words of size ${(await p.settings())?.text}`);
		await p.shoot("phone-setup");
		await p.clickAt(start.at[0], start.at[1] + Math.round(2 * (76 / 2 * 0.361 + 10))); // a finger that comes down ten pixels beside it
		await p.table();
		await still(p);
		const before = lines(await p.kept());
		await play(p, 3);
		await p.rest();
		check(lines(await p.written()) > before, "touches did nothing");
		await p.shoot("phone-table");
		const shown = p.now.texts.length;
		await p.hold(p.now.lit.find((h) => h.id.startsWith("spot:")).id, async () => {
			await p.until("a card that is held to be shown large", (s) => s.texts.length > shown);
			await p.shoot("phone-held");
		});
		await p.rest();
		await p.click("table.hints");
		await p.rest();
		await p.shoot("phone-hints");
		return p;
	},
	async "a match by post: the invitation pasted, the letter opened, a turn, the letter back"() {
		const p = await menu();
		await p.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await p.click("menu.matches");
		const [asked] = await Promise.all([p.page.waitForEvent("filechooser"), p.click("matches.ask")]);
		await asked.setFiles({ name: "letter.poste", mimeType: "text/plain", buffer: await readFile("build/web-match/letter.txt") });
		await p.see("post.unlock");
		await p.shoot("post-asked");
		await p.page.evaluate((text) => navigator.clipboard.writeText(text), await readFile("build/web-match/invitation.txt", "utf8"));
		await p.page.keyboard.press("Control+v");
		await p.until("the invitation", (s) => s.fields?.some((f) => f.startsWith("poste:")));
		await p.click("post.unlock");
		await p.see("post.table");
		await p.shoot("post-came");
		await p.click("post.table");
		await still(p);
		for (let i = 0; i < 60; i++) {
			await p.until("something to do", (s) => !s.busy && s.lit.some((h) => /^(spot:|dialog\.|table\.letter$)/.test(h.id)));
			if (p.has("table.letter")) break;
			await play(p, 1, true, 7 + i);
		}
		const written = p.page.waitForEvent("download", { timeout: 60_000 });
		while (!p.has("post.send")) { // a press within 0.3 s of one on another button that lay there counts for nothing
			if (p.has("table.letter")) await p.click("table.letter");
			await sleep(600);
		}
		const file = await written;
		await p.shoot("post-written");
		const came = execSync(`go run ./scripts/webmatch build/web-match ${await file.path()}`).toString();
		check(/^[1-9]\d* actions/.test(came), `the letter that came back says ${came}`);
		report("the letter brings", came.trim());
		return p;
	},
	async "a phone held upright, and turned"() {
		const p = await chromium.launch({ fresh: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
		await p.go();
		check(await canvas(p) === "780x1688", `the canvas has ${await canvas(p)} pixels`);
		await p.click("welcome.menu", "menu.settings");
		await p.see("settings.back");
		await p.shoot("upright-settings");
		await p.click("settings.back", "menu.lid.2", "page.begin", "setup.start");
		await still(p);
		const high = (s) => Math.max(...s.lit.map((h) => h.at[1]));
		check(high(p.now) > 1200, "the table doesn't use the height");
		await p.shoot("upright-table");
		const before = lines(await p.kept());
		for (let i = 0; i < 10 && lines(await p.written()) <= before; i++) { // some touches only choose, such as a bid's number
			await play(p, 2, false, 7 + i); // the same two each time may pick and put back for ever
			await p.rest();
		}
		check(lines(await p.kept()) > before, "touches did nothing");
		await p.page.setViewportSize({ width: 844, height: 390 });
		await p.until("the table to lie", (s) => !s.busy && high(s) < 780);
		await play(p, 2);
		await p.rest();
		await p.shoot("turned-table");
		return p;
	},
};

let status = 1, p, on = !only;
try {
	for (const [name, test] of Object.entries(tests)) {
		if (!on && !name.startsWith(only.replace(/\+$/, ""))) continue;
		on ||= only.endsWith("+");
		const began = performance.now();
		if (!p && test.length > 0) p = await menu(); // it was asked for alone
		p = await test(p);
		console.log(`ok: ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
	}
	status = 0;
} catch (err) {
	console.log("failed:", err.stack);
	const page = chromium.context?.pages()[0];
	await page?.screenshot({ path: "build/web-shots/failed.png", timeout: 5_000 }).catch(() => {});
	const asked = () => page?.evaluate(() => `${globalThis.framesAsked} frames were asked for, ${globalThis.framesCame} came, hidden is ${document.hidden}, the gate: ${globalThis.posteGateStands?.()}; ${globalThis.posteStacks?.()}`);
	console.log(await Promise.race([asked()?.catch((why) => `the page doesn't answer: ${why}`), sleep(5000).then(() => "the page doesn't answer within 5 s")]));
} finally {
	await chromium.close();
	await chromium.forget();
	site.close();
	process.exit(status);
}
