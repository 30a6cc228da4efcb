// Keeps the program for when there is no network. The cache's name has the hash
// of the content: another content, another cache, and the old one goes.
"use strict";

const CACHE = "poste-restante-@HASH@";
const FILES = @FILES@;

self.addEventListener("install", (e) => e.waitUntil(caches.open(CACHE).then((c) => Promise.all(FILES.map(async (f) => (await c.match(f)) || c.add(f)))).then(() => self.skipWaiting())));
self.addEventListener("activate", (e) => e.waitUntil(
	caches.keys().then((names) => Promise.all(names.filter((n) => n.startsWith("poste-restante-") && n !== CACHE).map((n) => caches.delete(n)))).then(() => self.clients.claim()),
));
self.addEventListener("fetch", (e) => {
	if (e.request.method !== "GET" || new URL(e.request.url).origin !== location.origin) return;
	e.respondWith(caches.open(CACHE).then((c) => c.match(e.request, { ignoreSearch: true })).then((hit) => hit || fetch(e.request)));
});
