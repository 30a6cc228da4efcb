// Runs a Go program for the browser in Node, on the browser's files (kept nowhere):
//   GOOS=js GOARCH=wasm go test -exec "node $PWD/web/test/run.cjs" ./game/store
"use strict";
const { readFileSync } = require("node:fs");
const { execFileSync } = require("node:child_process");
const { join } = require("node:path");
const { Files } = require("../fs.js");

(async () => {
	const goroot = execFileSync("go", ["env", "GOROOT"], { encoding: "utf8" }).trim();
	const wasm = readFileSync(process.argv[2]);
	const files = new Files(null);
	for (const dir of ["/tmp", "/home"]) files.doMkdir(dir, 0o755);
	const tree = process.env.POSTE_TREE; // a folder of the disk to copy, for tests that read their testdata
	if (tree) {
		const { readdirSync } = require("node:fs");
		for (const e of readdirSync(tree, { recursive: true, withFileTypes: true })) {
			const path = join(e.parentPath ?? e.path, e.name);
			if (e.isDirectory()) { try { files.doMkdir(path.slice(tree.length) || "/", 0o755); } catch {} }
		}
		for (const e of readdirSync(tree, { recursive: true, withFileTypes: true })) {
			if (!e.isFile()) continue;
			const path = join(e.parentPath ?? e.path, e.name), data = readFileSync(path);
			const fd = files.doOpen(path.slice(tree.length), 65, 0o644);
			files.doWrite(await fd, data, 0, data.length, null);
		}
	}
	globalThis.fs = files.api();
	globalThis.path = { resolve: (...parts) => parts.join("/") };
	let at = "/tmp";
	const real = globalThis.process;
	globalThis.process = { getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => [], pid: 1, ppid: 0, umask: () => 0o22, cwd: () => at, chdir: (d) => { at = d; } };
	require(join(goroot, "lib/wasm/wasm_exec.js"));
	const go = new Go();
	go.argv = [real.argv[2], ...real.argv.slice(3)];
	go.env = { HOME: "/home", TMPDIR: "/tmp" };
	go.exit = (code) => real.exit(code);
	const { instance } = await WebAssembly.instantiate(wasm, go.importObject);
	await go.run(instance);
})().catch((err) => { console.error(err); });
