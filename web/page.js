// What a page has otherwise than a window: files are asked for by the browser's picker, and
// the whole screen is the page's, so that its fields and warnings are there too.
"use strict";

// posteAsk opens the browser's picker; it must be called within some seconds of a click. Take
// is given what was chosen, as a list of { name, data } or { name, error }; nothing
// where nothing was. Of a file that can't be a match only the first byte is read.
globalThis.posteAsk = (take, most) => {
	const input = document.createElement("input");
	Object.assign(input, { type: "file", multiple: true, hidden: true, id: "files" }); // no accept: phones grey out what they don't know
	const read = async (file) => {
		try {
			const first = new Uint8Array(await file.slice(0, 1).arrayBuffer());
			const data = first[0] === 0x7b ? new Uint8Array(await file.slice(0, most).arrayBuffer()) : first;
			return { name: file.name, data };
		} catch (err) {
			return { name: file.name, error: String(err) };
		}
	};
	input.onchange = async () => {
		const files = [...input.files];
		input.remove();
		take(await Promise.all(files.map(read)));
	};
	input.oncancel = () => input.remove();
	document.getElementById("files")?.remove();
	document.body.append(input);
	input.click();
};

// posteFull is the whole screen, where a browser has it to give.
globalThis.posteFull = {
	can: () => !!(document.fullscreenEnabled ?? document.webkitFullscreenEnabled),
	is: () => !!(document.fullscreenElement ?? document.webkitFullscreenElement),
	set(on) {
		const root = document.documentElement;
		const call = on ? (root.requestFullscreen ?? root.webkitRequestFullscreen)?.bind(root, { navigationUI: "hide" })
			: (document.exitFullscreen ?? document.webkitExitFullscreen)?.bind(document);
		Promise.resolve(call?.()).catch(() => {}); // the browser wants a click first, or won't
	},
};

// The program asks for the pixels of the screen once, when it starts. Where a pixel of the page has
// more or fewer of them since (zoom, a window moved to another screen), the body, whose size the
// program takes, is made as much larger or smaller; what is shown fills the page all the same.
(() => {
	const first = window.devicePixelRatio || 1;
	let ratio = first;
	const follow = () => {
		ratio = window.devicePixelRatio || 1;
		document.documentElement.style.setProperty("--ratio", ratio / first);
	};
	const watch = () => matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", () => {
		watch();
		if (ratio !== window.devicePixelRatio) window.dispatchEvent(new Event("resize"));
	}, { once: true });
	window.addEventListener("resize", follow, { capture: true }); // before the program hears of it
	watch();
})();
