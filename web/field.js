// A field of the page that lies over the program's own while that takes letters: so
// on-screen keyboards open, and methods of input (for Chinese, dead keys of some systems)
// write where one looks. What is written is handed on, and the field is empty again.
"use strict";

globalThis.posteField = (() => {
	const HELD = "\u2060"; // something to delete, so that a keyboard without codes can say so
	const input = document.createElement("input");
	Object.assign(input, { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: false, enterKeyHint: "done", hidden: true, id: "field", tabIndex: -1 });
	input.setAttribute("aria-label", "text");
	input.setAttribute("autocorrect", "off");
	document.body.append(input);
	const field = { written: () => {}, pressed: () => {}, open, close };
	let composing = false;

	function empty() {
		input.value = HELD;
		input.setSelectionRange(1, 1);
	}

	function hand() {
		const text = input.value.replaceAll(HELD, "");
		if (text) field.written(text);
		else if (input.value === "") field.pressed("back");
		empty();
	}

	input.addEventListener("compositionstart", () => { composing = true; input.classList.add("composing"); });
	input.addEventListener("compositionend", () => {
		composing = false;
		input.classList.remove("composing");
		hand();
	});
	input.addEventListener("input", () => { if (!composing) hand(); });
	// Keys that have a code are heard by the program itself; only letters are for the field.
	input.addEventListener("keydown", (e) => {
		if (e.isComposing || e.keyCode === 229) return;
		if (e.key === "Enter" && !e.code) field.pressed("enter");
		const paste = (e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "v" || e.shiftKey && e.key === "Insert";
		if (!paste && ((e.key.length > 1 && e.key !== "Dead" && e.key !== "Process" && e.code) || ((e.ctrlKey || e.metaKey) && !e.altKey))) e.preventDefault();
	});

	// A click on the program's own field takes the focus to the canvas.
	input.addEventListener("blur", () => setTimeout(() => { if (!input.hidden && document.hasFocus()) input.focus({ preventScroll: true }); }));

	function open(x, y, w, h) {
		Object.assign(input.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
		if (!input.hidden) return;
		input.hidden = false;
		empty();
		input.focus({ preventScroll: true });
	}

	function close() {
		input.hidden = true;
		composing = false;
		document.querySelector("canvas")?.focus({ preventScroll: true });
	}
	return field;
})();
