// Keeps the program for when there is no network. The cache's name has the hash
// of the content: another content, another cache, and the old one goes.
"use strict";

const CACHE = "poste-restante-@HASH@";
const FILES = @FILES@; // without these nothing starts
const LATER = @LATER@; // pictures, kept as they are wanted

self.addEventListener("install", (e) => e.waitUntil(caches.open(CACHE).then((c) => Promise.all(FILES.map(async (f) => (await c.match(f)) || c.add(f)))).then(() => self.skipWaiting())));
self.addEventListener("activate", (e) => e.waitUntil(
	caches.keys().then((names) => Promise.all(names.filter((n) => n.startsWith("poste-restante-") && n !== CACHE).map((n) => caches.delete(n)))).then(() => self.clients.claim()),
));

// answer gives what is kept, or fetches it and keeps it.
async function answer(request) {
	const cache = await caches.open(CACHE);
	const hit = await cache.match(request, { ignoreSearch: true });
	if (hit) return hit;
	const got = await fetch(request);
	const name = new URL(request.url).pathname.slice(new URL(registration.scope).pathname.length);
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
