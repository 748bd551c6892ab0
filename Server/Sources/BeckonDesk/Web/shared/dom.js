// @ts-check
// Elements and text nodes. These pages never parse a string as markup: every string ends in a text node or in one of the
// attributes named below.

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Makes an element. `props` holds `class`, `text`, `on` (listeners), `data`, and plain attributes.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} props
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "text") node.textContent = value;
    else if (name === "on") for (const event of Object.keys(value)) node.addEventListener(event, value[event]);
    else if (name === "data") Object.assign(node.dataset, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) node.append(child);
  return node;
}

/**
 * The element with this id. Throws when it is missing or of another kind, since that is a mistake in these pages.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} [kind]
 * @returns {T}
 */
export function byID(id, kind) {
  const node = document.getElementById(id);
  if (!node || (kind && !(node instanceof kind))) throw new Error(`no ${kind?.name ?? "element"} #${id}`);
  return /** @type {T} */ (node);
}

/**
 * The first element inside another one that fits a selector. Throws when it is missing, as `byID` does.
 * @template {HTMLElement} T
 * @param {Element} node
 * @param {string} selector
 * @param {new () => T} [kind]
 * @returns {T}
 */
export function within(node, selector, kind) {
  const found = node.querySelector(selector);
  if (!found || (kind && !(found instanceof kind))) throw new Error(`no ${kind?.name ?? "element"} ${selector}`);
  return /** @type {T} */ (found);
}

/**
 * All elements that fit a selector.
 * @template {HTMLElement} T
 * @param {ParentNode} node
 * @param {string} selector
 * @param {new () => T} [kind]
 * @returns {T[]}
 */
export function all(node, selector, kind) {
  const isIt = (/** @type {Element} */ found) => found instanceof (kind ?? HTMLElement);
  return /** @type {T[]} */ (Array.from(node.querySelectorAll(selector)).filter(isIt));
}

/**
 * Sets the text only if it differs, so that screen readers stay silent and selections stay.
 * @param {Element} node
 * @param {string} text
 */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Sets or removes a boolean attribute such as `hidden` or `disabled`.
 * @param {Element} node
 * @param {string} name
 * @param {boolean} on
 */
export function setFlag(node, name, on) {
  if (node.hasAttribute(name) !== on) node.toggleAttribute(name, on);
}

/**
 * Makes the children of `parent` match `items`, keeping the nodes (and with them focus) of items that stay.
 * @template Item
 * @param {HTMLElement} parent
 * @param {Item[]} items
 * @param {(item: Item) => string | number} keyOf
 * @param {(item: Item) => HTMLElement} create
 * @param {(node: HTMLElement, item: Item) => void} update
 */
export function reconcile(parent, items, keyOf, create, update) {
  /** @type {Map<string | undefined, HTMLElement>} */
  const kept = new Map();
  for (const node of parent.children) if (node instanceof HTMLElement) kept.set(node.dataset.key, node);
  let place = parent.firstElementChild;
  for (const item of items) {
    const key = String(keyOf(item));
    let node = kept.get(key);
    if (node) kept.delete(key);
    else {
      node = create(item);
      node.dataset.key = key;
    }
    update(node, item);
    if (node === place) place = node.nextElementSibling;
    else parent.insertBefore(node, place);
  }
  for (const node of kept.values()) node.remove();
}

/** @type {Record<string, string>} */
const iconPaths = {
  back: "M15 5l-7 7 7 7",
  battery: "M4 8h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zm18 3v2M5.5 10.5h9v3h-9z",
  bell: "M6 16v-5a6 6 0 1 1 12 0v5l2 2H4l2-2zm4 4a2 2 0 0 0 4 0",
  call: "M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z",
  chat: "M20 12a7 7 0 0 1-7 7H5l1.6-2.6A7 7 0 0 1 11 5h2a7 7 0 0 1 7 7z",
  clock: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 4v4l3 2",
  close: "M6 6l12 12M18 6L6 18",
  file: "M13 4H7v16h10V8zm0 0v4h4",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z",
  send: "M12 19V5m-6 6l6-6 6 6",
  signal: "M4 18v-3m5 3v-6m5 6V9m5 9V6",
  away: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 4.5v4m0 3v.01",
};

/**
 * A line drawing of 24 by 24, hidden from screen readers.
 * @param {string | undefined} name
 */
export function icon(name) {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svgNamespace, "path");
  path.setAttribute("d", iconPaths[name ?? ""] ?? "");
  svg.append(path);
  return svg;
}

/** Puts the drawing named by `data-icon` into every element with that attribute. */
export function drawIcons(root = document) {
  for (const node of all(root, "[data-icon]")) node.prepend(icon(node.dataset.icon));
}

/**
 * Runs `action` only after a second press within four seconds; Escape, blur and time cancel the first press. `question` is the
 * button's text meanwhile, or a function that returns it; with an empty text one press is enough. Returns what cancels the first press.
 * @param {HTMLElement} button
 * @param {string | (() => string)} question
 * @param {() => void} action
 */
export function confirmBySecondPress(button, question, action) {
  const label = element("span", { text: button.textContent });
  button.replaceChildren(label);
  const plain = label.textContent ?? "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const disarm = () => {
    clearTimeout(timer);
    delete button.dataset.armed;
    setText(label, plain);
  };
  button.addEventListener("click", () => {
    if (button.dataset.armed !== undefined) {
      disarm();
      action();
      return;
    }
    const asked = typeof question === "function" ? question() : question;
    if (!asked) return action();
    button.dataset.armed = "";
    setText(label, asked);
    timer = setTimeout(disarm, 4000);
  });
  button.addEventListener("blur", disarm);
  button.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || button.dataset.armed === undefined) return;
    event.stopPropagation();
    disarm();
  });
  return disarm;
}

/**
 * Keeps the focus inside `box` while it is shown: Tab goes round, and Escape calls `onEscape` wherever the focus is.
 * @param {HTMLElement} box
 * @param {() => void} onEscape
 */
export function holdFocus(box, onEscape) {
  document.addEventListener("keydown", (event) => {
    if (box.hidden || box.closest("[hidden]")) return;
    if (event.key === "Escape") {
      event.preventDefault();
      onEscape();
    } else if (event.key === "Tab") goRound(box, event);
  });
}

/**
 * @param {HTMLElement} box
 * @param {KeyboardEvent} event
 */
function goRound(box, event) {
  const stops = all(box, "button, a[href], input, select, textarea").filter((node) => !node.matches(":disabled") && node.offsetParent !== null);
  if (stops.length === 0) return event.preventDefault();
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? place - 1 : place + 1;
  if (place >= 0 && stops[next]) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

/** A random UUID. Made from random bytes, because `crypto.randomUUID` is missing on plain-http pages of other hosts. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = hexString(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/**
 * `count` random bytes as lower-case hex.
 * @param {number} count
 */
export function randomHex(count) {
  return hexString(crypto.getRandomValues(new Uint8Array(count)));
}

/** @param {Uint8Array} bytes */
function hexString(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Signals that end work, which the checker's library does not know yet.
 * @type {{ any(signals: AbortSignal[]): AbortSignal, timeout(milliseconds: number): AbortSignal }}
 */
export const signals = /** @type {any} */ (AbortSignal);

/**
 * Resolves after so many milliseconds, or at once when `signal` aborts.
 * @param {number} milliseconds
 * @param {AbortSignal} [signal]
 * @returns {Promise<void>}
 */
export function wait(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    }
    if (signal?.aborted) done();
    else signal?.addEventListener("abort", done);
  });
}

/**
 * Whether a key belongs to an input method; the key that ends a composition has only its number in Safari.
 * @param {KeyboardEvent} event
 */
export function isComposing(event) {
  return event.isComposing || event.keyCode === 229;
}

/**
 * Calls `send` for the form's button, and for Enter without Shift outside an input method.
 * @param {HTMLElement} input
 * @param {HTMLElement} form
 * @param {() => void} send
 */
export function sendsOnEnter(input, form, send) {
  const act = (/** @type {Event} */ event) => {
    event.preventDefault();
    send();
  };
  form.addEventListener("submit", act);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey && !isComposing(event)) act(event);
  });
}
