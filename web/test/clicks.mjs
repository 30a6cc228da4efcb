// Opens the page that is in the folder of its first argument in Chromium, clicks
// and presses keys for less than a frame, and judges what the page counted.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [dir, chromium, modules] = process.argv.slice(2);
const { chromium: browsers } = createRequire(join(process.cwd(), modules, "x.js"))("playwright-core");

const html = `<!DOCTYPE html><meta charset="utf-8"><script src="wasm_exec.js"></script><script>
const go = new Go();
WebAssembly.instantiateStreaming(fetch("page.wasm"), go.importObject).then(r => go.run(r.instance), e => console.log("failed", e));
</script>`;
const kinds = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
const server = createServer(async (ask, answer) => {
	const name = ask.url === "/" ? "index.html" : ask.url.slice(1);
	try {
		const data = name === "index.html" ? html : await readFile(join(dir, name));
		answer.writeHead(200, { "Content-Type": kinds[name.split(".").pop()] }).end(data);
	} catch {
		answer.writeHead(404).end();
	}
});
await new Promise(done => server.listen(0, "127.0.0.1", done));

const counts = { clicks: 0, keys: 0 };
let ready, said = "";
const isReady = new Promise(done => (ready = done));
const profile = await mkdtemp(join(tmpdir(), "webtest-"));
let status = 1;
try {
	const browser = await browsers.launchPersistentContext(profile, {
		executablePath: chromium, viewport: { width: 640, height: 360 }, timeout: 60_000,
		args: ["--headless", "--no-sandbox", "--disable-gpu", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic",
			"--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
	});
	const page = browser.pages()[0] ?? await browser.newPage();
	page.on("console", line => {
		const [what, n] = line.text().split(" ");
		if (what in counts) counts[what] = Number(n);
		if (what === "ready") ready();
		if (what === "failed" || what.startsWith("panic")) said = line.text();
	});
	await page.goto(`http://127.0.0.1:${server.address().port}/`);
	await Promise.race([isReady, new Promise((_, no) => setTimeout(() => no(new Error("the page did not start: " + said)), 60_000))]);
	await page.waitForTimeout(500);
	const want = { clicks: 0, keys: 0 };
	const expect = async (what, clicks, keys) => {
		want.clicks += clicks;
		want.keys += keys;
		for (let i = 0; i < 100 && (counts.clicks < want.clicks || counts.keys < want.keys); i++) await page.waitForTimeout(50);
		await page.waitForTimeout(300); // none too many
		if (counts.clicks !== want.clicks || counts.keys !== want.keys)
			throw new Error(`${what}: ${counts.clicks} clicks of ${want.clicks}, ${counts.keys} keys of ${want.keys}`);
	};
	// Down and up in one task: no frame can come between.
	await page.evaluate(() => {
		const canvas = document.querySelector("canvas"), at = { bubbles: true, button: 0, clientX: 300, clientY: 200 };
		const key = { bubbles: true, code: "KeyJ", key: "j" };
		for (let i = 0; i < 5; i++) {
			canvas.dispatchEvent(new MouseEvent("mousedown", at));
			canvas.dispatchEvent(new MouseEvent("mouseup", at));
		}
		for (let i = 0; i < 5; i++) {
			canvas.dispatchEvent(new KeyboardEvent("keydown", key));
			canvas.dispatchEvent(new KeyboardEvent("keyup", key));
		}
	});
	await expect("within a frame", 5, 5);
	for (let i = 0; i < 10; i++) await page.mouse.click(100 + 40 * i, 100);
	for (let i = 0; i < 10; i++) await page.keyboard.press("j");
	await expect("clicks of an automated browser", 10, 10);
	for (let i = 0; i < 3; i++) {
		await page.mouse.click(200, 200, { delay: 150 });
		await page.keyboard.press("j", { delay: 150 });
		await page.waitForTimeout(100);
	}
	await expect("held as people do", 3, 3);
	await browser.close();
	console.log(`test-web: ok, ${want.clicks} clicks and ${want.keys} keys, none lost, none twice`);
	status = 0;
} catch (e) {
	console.log("test-web: FAILED:", String(e.message ?? e).split("\n")[0], said);
}
server.close();
await rm(profile, { recursive: true, force: true }).catch(() => {});
process.exit(status);
