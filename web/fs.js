// A file system like Node's fs, for Go's package os in a browser: all files in
// memory, kept in IndexedDB by keep.js. What Go asks to be synced is on disk (durability
// "strict") before Go hears of it; so is every change of names. Files that are closed in
// "/downloads" are handed to the person as downloads instead.
"use strict";

if (typeof module !== "undefined") Object.assign(globalThis, require("./keep.js"));

const constants = { O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536, O_SYNC: 1052672 };
const DIR = 0o040000, FILE = 0o100000;

// failure is an error as Node's, by its code.
function failure(code, path) {
	const err = new Error(`${code}: ${path}`);
	err.code = code;
	return err;
}

// clean is a path from the root, without dots.
function clean(path) {
	const out = [];
	for (const part of path.split("/")) {
		if (part === "..") out.pop();
		else if (part !== "" && part !== ".") out.push(part);
	}
	return "/" + out.join("/");
}

const parent = (path) => path.slice(0, path.lastIndexOf("/")) || "/";

// asNode is an error as Go wants it: with a code of letters. Those of browsers have numbers, or none.
function asNode(err, path) {
	if (typeof err?.code === "string") return err;
	return failure(err?.name === "QuotaExceededError" ? "ENOSPC" : "EIO", `${path}: ${err}`);
}

class Files extends Kept {
	constructor(db) {
		super(db);
		this.nodes = new Map([["/", this.node(true)]]);
		this.open = new Map();
		this.next = 3;
		this.inodes = 1;
		this.output = ["", "", ""];
		this.onDownload = () => {};
	}

	// load reads what IndexedDB holds, and says how many files that are.
	async load() {
		if (!this.db) return 0;
		const store = this.db.transaction(FILES).objectStore(FILES);
		const [keys, values] = await Promise.all([wait(store.getAllKeys()), wait(store.getAll())]);
		keys.forEach((path, i) => {
			if (path === OWNER) return;
			const v = values[i];
			const node = this.node(v.dir);
			Object.assign(node, { data: v.data || new Uint8Array(0), mode: v.mode, mtime: v.mtime });
			node.size = node.data.length;
			this.nodes.set(path, node);
		});
		return keys.length;
	}

	node(dir, mode) {
		return { dir, data: new Uint8Array(0), size: 0, mode: mode ?? (dir ? 0o755 : 0o644), mtime: Date.now(), ino: this.inodes++, dirty: false };
	}

	at(path) {
		const n = this.nodes.get(clean(path));
		if (!n) throw failure("ENOENT", path);
		return n;
	}

	fd(fd) {
		const f = this.open.get(fd);
		if (!f) throw failure("EBADF", fd);
		return f;
	}

	stat(n) {
		const { size, mtime } = n;
		return {
			dev: 1, ino: n.ino, mode: (n.dir ? DIR : FILE) | n.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size, blksize: 4096, blocks: Math.ceil(size / 512),
			atimeMs: mtime, mtimeMs: mtime, ctimeMs: mtime, isDirectory: () => n.dir,
		};
	}

	// room has the file hold at least so many bytes.
	room(n, size) {
		if (size <= n.data.length) return;
		const data = new Uint8Array(Math.max(size, 2 * n.data.length, 1024));
		data.set(n.data.subarray(0, n.size));
		n.data = data;
	}

	doOpen(path, flags, mode) {
		path = clean(path);
		let n = this.nodes.get(path), made = false;
		if (n && flags & constants.O_CREAT && flags & constants.O_EXCL) throw failure("EEXIST", path);
		if (!n) {
			if (!(flags & constants.O_CREAT)) throw failure("ENOENT", path);
			if (!this.at(parent(path)).dir) throw failure("ENOTDIR", path);
			this.nodes.set(path, (n = this.node(false, mode & 0o777)));
			n.dirty = made = true;
		}
		if (n.dir && flags & 3) throw failure("EISDIR", path);
		if (!n.dir && flags & constants.O_DIRECTORY) throw failure("ENOTDIR", path);
		if (flags & constants.O_TRUNC && n.size) {
			n.size = 0;
			n.dirty = true;
		}
		const fd = this.next++;
		this.open.set(fd, { n, path, flags, pos: 0 });
		return made ? this.keep(path).then(() => fd) : fd;
	}

	doRead(fd, buffer, offset, length, position) {
		const f = this.fd(fd), at = position ?? f.pos;
		if (f.n.dir) throw failure("EISDIR", f.path);
		const got = Math.max(0, Math.min(length, f.n.size - at));
		buffer.set(f.n.data.subarray(at, at + got), offset);
		if (position === null || position === undefined) f.pos += got;
		return got;
	}

	doWrite(fd, buffer, offset, length, position) {
		if (fd === 1 || fd === 2) return this.say(fd, buffer.subarray(offset, offset + length));
		const f = this.fd(fd), loose = position === null || position === undefined;
		if (!(f.flags & 3)) throw failure("EBADF", f.path);
		const at = f.flags & constants.O_APPEND ? f.n.size : loose ? f.pos : position;
		this.room(f.n, at + length);
		if (at > f.n.size) f.n.data.fill(0, f.n.size, at);
		f.n.data.set(buffer.subarray(offset, offset + length), at);
		f.n.size = Math.max(f.n.size, at + length);
		f.n.mtime = Date.now();
		f.n.dirty = true;
		if (loose) f.pos = at + length;
		return f.flags & 0o4000000 || f.flags & 4096 ? this.doSync(fd).then(() => length) : length;
	}

	say(fd, bytes) {
		const lines = (this.output[fd] + new TextDecoder().decode(bytes)).split("\n");
		this.output[fd] = lines.pop();
		for (const line of lines) (fd === 2 ? console.error : console.log)(line);
		return bytes.length;
	}

	doSync(fd) {
		const f = this.fd(fd);
		if (!f.n.dirty || this.nodes.get(f.path) !== f.n) return this.last;
		f.n.dirty = false;
		return this.keep(f.path).catch((err) => {
			f.n.dirty = true;
			throw asNode(err, f.path);
		});
	}

	doClose(fd) {
		const f = this.fd(fd), done = f.n.dirty ? this.doSync(fd) : undefined;
		this.open.delete(fd);
		if (f.path.startsWith(DOWNLOADS) && f.flags & 3 && f.n.size) this.onDownload(f.path.slice(DOWNLOADS.length), f.n.data.slice(0, f.n.size));
		return done;
	}

	doTruncate(n, path, size) {
		this.room(n, size);
		if (size > n.size) n.data.fill(0, n.size, size);
		n.size = size;
		n.mtime = Date.now();
		n.dirty = true;
	}

	doMkdir(path, mode) {
		path = clean(path);
		if (this.nodes.has(path)) throw failure("EEXIST", path);
		if (!this.at(parent(path)).dir) throw failure("ENOTDIR", path);
		this.nodes.set(path, this.node(true, mode & 0o777));
		return this.keep(path);
	}

	below(path) {
		const start = path === "/" ? "/" : path + "/";
		return [...this.nodes.keys()].filter((p) => p.startsWith(start) && p !== "/");
	}

	doReaddir(path) {
		path = clean(path);
		if (!this.at(path).dir) throw failure("ENOTDIR", path);
		const cut = path === "/" ? 1 : path.length + 1;
		return this.below(path).map((p) => p.slice(cut)).filter((name) => !name.includes("/")).sort();
	}

	doRename(from, to) {
		from = clean(from);
		to = clean(to);
		const n = this.at(from), there = this.nodes.get(to);
		if (!this.at(parent(to)).dir) throw failure("ENOTDIR", to);
		if (there && there.dir !== n.dir) throw failure(there.dir ? "EISDIR" : "ENOTDIR", to);
		if (there?.dir && this.below(to).length) throw failure("ENOTEMPTY", to);
		if (to.startsWith(from + "/")) throw failure("EINVAL", to);
		if (from === to) return undefined;
		const moved = [from, ...this.below(from)], changed = [];
		for (const p of moved) {
			const q = to + p.slice(from.length), node = this.nodes.get(p);
			this.nodes.delete(p);
			this.nodes.set(q, node);
			node.dirty = false;
			changed.push(p, q);
		}
		for (const f of this.open.values()) if (moved.includes(f.path)) f.path = to + f.path.slice(from.length);
		return this.keep(...changed);
	}

	doUnlink(path) {
		path = clean(path);
		if (this.at(path).dir) throw failure("EISDIR", path);
		this.nodes.delete(path);
		return this.keep(path);
	}

	doRmdir(path) {
		path = clean(path);
		if (!this.at(path).dir) throw failure("ENOTDIR", path);
		if (path === "/" || this.below(path).length) throw failure("ENOTEMPTY", path);
		this.nodes.delete(path);
		return this.keep(path);
	}

	// change changes what is told of a file.
	change(path, how) {
		how(this.at(path));
		return this.keep(clean(path));
	}

	// node gives the functions that wasm_exec.js calls.
	api() {
		const calls = {
			open: (path, flags, mode) => this.doOpen(path, flags, mode),
			close: (fd) => this.doClose(fd),
			read: (fd, buffer, offset, length, position) => this.doRead(fd, buffer, offset, length, position),
			write: (fd, buffer, offset, length, position) => this.doWrite(fd, buffer, offset, length, position),
			fsync: (fd) => this.doSync(fd),
			stat: (path) => this.stat(this.at(path)),
			lstat: (path) => this.stat(this.at(path)),
			fstat: (fd) => this.stat(fd < 3 ? this.node(false) : this.fd(fd).n),
			truncate: (path, size) => { this.doTruncate(this.at(path), path, size); return this.keep(clean(path)); },
			ftruncate: (fd, size) => this.doTruncate(this.fd(fd).n, fd, size),
			mkdir: (path, mode) => this.doMkdir(path, mode),
			readdir: (path) => this.doReaddir(path),
			rename: (from, to) => this.doRename(from, to),
			unlink: (path) => this.doUnlink(path),
			rmdir: (path) => this.doRmdir(path),
			chmod: (path, mode) => this.change(path, (n) => (n.mode = mode & 0o777)),
			fchmod: (fd, mode) => this.change(this.fd(fd).path, (n) => (n.mode = mode & 0o777)),
			utimes: (path, _, mtime) => this.change(path, (n) => (n.mtime = 1000 * mtime)),
			chown: (path) => void this.at(path),
			lchown: (path) => void this.at(path),
			fchown: (fd) => void this.fd(fd),
			link: (path) => { throw failure("EPERM", path); },
			symlink: (path) => { throw failure("EPERM", path); },
			readlink: (path) => { throw failure("EINVAL", path); },
		};
		const fs = { constants, writeSync: (fd, buffer) => this.say(fd, buffer) };
		for (const [name, call] of Object.entries(calls)) {
			fs[name] = (...args) => {
				const back = args.pop();
				let got;
				try {
					got = call(...args);
				} catch (err) {
					back(asNode(err, ""));
					return;
				}
				if (got instanceof Promise) got.then((v) => back(null, v), (err) => back(asNode(err, "")));
				else back(null, got);
			};
		}
		return fs;
	}
}

// openFiles gives the files that are kept under a name in this browser, none of them read yet.
async function openFiles(name) {
	const asked = indexedDB.open(name, 1);
	asked.onupgradeneeded = () => asked.result.createObjectStore(FILES);
	return new Files(await wait(asked));
}

if (typeof module !== "undefined") module.exports = { Files, openFiles, clean };
