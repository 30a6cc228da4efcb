// Keeps the program for when there is no network. The cache's name has the hash
// of the content: another content, another cache, and the old one goes.
"use strict";

const CACHE = "poste-restante-@HASH@";
const FILES = @FILES@; // without these nothing starts: the SHA-256 of each
const LATER = @LATER@; // pictures, kept as they are wanted

// ours says whether data are those of a file of this release.
async function ours(name, data) {
	const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
	return Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join("") === FILES[name];
}

// fetchFile keeps a file of this release, and never an older one that a cache on the way still
// has: the address is the release's own, the browser's cache is passed by, and what comes is looked at.
async function fetchFile(cache, name) {
	const there = await cache.match(name);
	if (there && await ours(name, await there.arrayBuffer())) return;
	const got = await fetch(`${name}?@HASH@`, { cache: "no-cache" });
	const data = await got.arrayBuffer();
	if (!got.ok || !(await ours(name, data))) throw new Error(`${name} is not of this release`);
	await cache.put(name, new Response(data, { headers: { "Content-Type": got.headers.get("Content-Type") ?? "" } }));
}

self.addEventListener("install", (e) => e.waitUntil(caches.open(CACHE).then((c) => Promise.all(Object.keys(FILES).map((f) => fetchFile(c, f)))).then(() => self.skipWaiting())));
self.addEventListener("activate", (e) => e.waitUntil(
	caches.keys().then((names) => Promise.all(names.filter((n) => n.startsWith("poste-restante-") && n !== CACHE).map((n) => caches.delete(n)))).then(() => self.clients.claim()),
));

// answer gives what is kept, or fetches it and keeps it.
async function answer(request) {
	const cache = await caches.open(CACHE);
	const hit = await cache.match(request, { ignoreSearch: true });
	if (hit) return hit;
	const name = new URL(request.url).pathname.slice(new URL(registration.scope).pathname.length);
	const got = await fetch(request, LATER.includes(name) ? { cache: "no-cache" } : {});
	if (got.ok && LATER.includes(name)) await cache.put(request, got.clone());
	return got;
}

self.addEventListener("fetch", (e) => {
	if (e.request.method !== "GET" || new URL(e.request.url).origin !== location.origin) return;
	e.respondWith(answer(e.request));
});

// The page asks to keep all that is left.
self.addEventListener("message", (e) => {
	if (e.data !== "keep") return;
	e.waitUntil((async () => {
		for (const name of LATER) await answer(new Request(new URL(name, registration.scope), { priority: "low" }));
		for (const page of await self.clients.matchAll()) page.postMessage("kept");
	})().catch(() => {})); // there is no network: another time
});
