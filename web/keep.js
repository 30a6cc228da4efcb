// Keeps files in IndexedDB, and knows which page may: one owns them, and each write asks in its own
// transaction whether it is still that one. So no two pages write over each other, where the
// browser has locks for us and where it has none.
"use strict";

const FILES = "files";
const OWNER = ":owner"; // beside the files: which page keeps them
const DOWNLOADS = "/downloads/";

// wait makes a promise of a request or a transaction of IndexedDB.
function wait(what) {
	return new Promise((done, failed) => {
		what.onsuccess = what.oncomplete = () => done(what.result);
		what.onerror = what.onabort = () => failed(what.error || new Error("aborted"));
	});
}

// Kept are files whose nodes (by path, see Files) are written to IndexedDB.
class Kept {
	constructor(db) {
		this.db = db; // null keeps nothing
		this.last = Promise.resolve();
		this.failed = new Set(); // paths that could not be written yet
		this.page = ""; // this page's name as the owner
		this.lost = false; // another page owns the files now
		this.onTrouble = () => {}; // told an error, and null when all that failed is written after all
		this.onLost = () => {};
	}

	// owner is the page that owns the files; undefined where none does.
	owner() { return wait(this.db.transaction(FILES).objectStore(FILES).get(OWNER)); }

	// ask says whether the owner lives: it answers on the channel, see claim.
	ask(owner, most) {
		if (!globalThis.BroadcastChannel) return Promise.resolve(false);
		const channel = new BroadcastChannel("poste-restante");
		return new Promise((done) => {
			const end = (lives) => {
				channel.close();
				done(lives);
			};
			channel.onmessage = (e) => { if (e.data.here === owner) end(true); };
			channel.postMessage({ ask: owner });
			setTimeout(end, most, false);
		});
	}

	// claim makes this page the owner, who alone writes; false where another page is and
	// lives. Where the caller holds the browser's lock (sure) nobody is asked.
	async claim(sure, most = 1000) {
		if (!this.db) return true;
		this.page = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");
		for (;;) {
			const before = await this.owner();
			if (!sure && before && await this.ask(before, most)) return false;
			const tx = this.db.transaction(FILES, "readwrite", { durability: "strict" }), store = tx.objectStore(FILES);
			let mine = false;
			store.get(OWNER).onsuccess = (e) => {
				mine = e.target.result === before; // else one was quicker, who is asked in turn
				if (mine) store.put(this.page, OWNER);
			};
			await wait(tx);
			if (mine) break;
		}
		if (globalThis.BroadcastChannel) {
			this.channel = new BroadcastChannel("poste-restante");
			this.channel.onmessage = (e) => { if (e.data.ask === this.page && !this.lost) this.channel.postMessage({ here: this.page }); };
		}
		return true;
	}

	// keep writes what these paths are now, or that they are gone, and what could not be written
	// before. Writes come one after the other, each on disk before its promise is kept. A page
	// that no longer owns the files writes nothing: what it knows of them is old.
	keep(...paths) {
		if (!this.db) return Promise.resolve();
		const todo = paths.filter((p) => p !== "/" && !p.startsWith(DOWNLOADS));
		const write = async () => {
			const due = new Set([...this.failed, ...todo]);
			if (due.size === 0) return;
			try {
				await this.put(due);
			} catch (err) {
				this.failed = due;
				if (this.lost) this.onLost();
				else this.onTrouble(err);
				throw err;
			}
			if (this.failed.size) this.onTrouble(null);
			this.failed.clear();
		};
		this.last = this.last.then(write, write);
		this.last.catch(() => {}); // whoever asked for it hears of it
		return this.last;
	}

	// put writes these paths, all or none.
	put(paths) {
		if (this.lost) throw new Error("another page owns the files");
		const tx = this.db.transaction(FILES, "readwrite", { durability: "strict" });
		const store = tx.objectStore(FILES);
		store.get(OWNER).onsuccess = (e) => {
			if (e.target.result !== this.page) {
				this.lost = true;
				return tx.abort();
			}
			for (const path of paths) {
				const n = this.nodes.get(path);
				if (n) store.put({ dir: n.dir, data: n.dir ? null : n.data.slice(0, n.size), mode: n.mode, mtime: n.mtime }, path);
				else store.delete(path);
			}
		};
		return wait(tx);
	}
}

if (typeof module !== "undefined") module.exports = { Kept, FILES, OWNER, DOWNLOADS, wait };
