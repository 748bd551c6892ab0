// @ts-check
// The dialogs of GMS: the server's answers to a callback request, a tapped push and a chosen menu item.

import { byID, element, holdFocus, setFlag, setText, wait } from "../shared/dom.js";
import { follow } from "./gms.js";
import { phone } from "./state.js";
import { clockTime, oneLine } from "../shared/text.js";
import { wire } from "./traffic.js";

const actionName = /^[A-Za-z0-9_.-]{1,100}$/;
const mostItems = 12;

/** Shows dialogs as a sheet over the screen. `onStartChat(dialog)` opens a chat. */
export class Dialogs {
  /** @param {{ base(): string, onStartChat(dialog: any): void }} options */
  constructor({ base, onStartChat }) {
    this.base = base;
    this.onStartChat = onStartChat;
    this.turn = 0;
    /**
     * What had the focus before.
     * @type {HTMLElement | null}
     */
    this.opener = null;
    byID("sheet-close").addEventListener("click", () => this.close());
    byID("call-end").addEventListener("click", () => this.#hangUp());
    holdFocus(byID("sheet"), () => this.close());
    holdFocus(byID("calling"), () => this.#hangUp());
  }

  /**
   * Follows the action that a push named.
   * @param {string} id
   * @param {string} action
   */
  open(id, action) {
    if (!actionName.test(action)) return;
    this.#step(() => follow(`${this.base()}/1/service/${encodeURIComponent(id)}/${action}`, phone.gmsUser, "POST"));
  }

  /**
   * Runs a request whose answer is a dialog, and shows it.
   * @param {() => Promise<any>} request
   */
  run(request) {
    return this.#step(request);
  }

  /**
   * Shows one dialog.
   * @param {any} dialog
   */
  show(dialog) {
    wire("in", "dialog", oneLine(dialog?._action ?? "none", 40));
    switch (dialog?._action) {
      case "DisplayMenu":
        return this.#menu(dialog);
      case "DialNumber":
        return this.#dial(dialog);
      case "StartChat":
        this.close();
        return this.onStartChat(dialog);
      default:
        return this.#message(string(dialog?._text) || string(dialog?._label) || "Done.", string(dialog?._ok_title) || "Ok");
    }
  }

  /** Hides the sheet; an answer that arrives later does not show it again. */
  close() {
    this.turn += 1;
    this.#leave(byID("sheet"));
  }

  /** Hides the sheet and the call. */
  leave() {
    this.close();
    this.#hangUp();
  }

  /**
   * Lets the user pick one of `choices`, each `{ label, run }`.
   * @param {string} title
   * @param {{ label: string, run(): void }[]} choices
   */
  choose(title, choices) {
    this.#sheet(title, "", choices.map(({ label, run }) => this.#button(label, () => {
      this.close();
      run();
    })));
  }

  /** @param {() => Promise<any>} request */
  async #step(request) {
    const turn = ++this.turn;
    this.#sheet("One moment…", "", []);
    try {
      const dialog = await request();
      if (turn === this.turn) this.show(dialog);
    } catch (error) {
      if (turn === this.turn) this.#message(error instanceof Error ? error.message : String(error), "Close");
    }
  }

  /** @param {any} dialog */
  #menu(dialog) {
    const expires = Date.parse(string(dialog._expires));
    const note = Number.isFinite(expires) ? `Please answer by ${clockTime(expires)}.` : "";
    const parts = [];
    for (const group of list(dialog._content)) {
      const name = oneLine(group?._group_name, 60);
      if (name) parts.push(element("h3", { text: name }));
      for (const item of list(group?._group_content))
        parts.push(this.#button(oneLine(item?._label, 80) || "…", () => this.#pick(item)));
    }
    this.#sheet(oneLine(dialog._label, 80), note, parts);
  }

  /** @param {any} item */
  #pick(item) {
    const url = string(item._user_action_url);
    if (!url) {
      this.close();
      return;
    }
    const hint = item._confirmation_dialog;
    if (hint) this.#toast(oneLine(hint._text, 160), Number(hint._dismiss_timeout));
    this.#step(() => follow(url, phone.gmsUser, item._method === "GET" ? "GET" : "POST"));
  }

  /**
   * @param {string} text
   * @param {string} ok
   */
  #message(text, ok) {
    this.#sheet("", text, [this.#button(oneLine(ok, 30), () => this.close())]);
  }

  /** @param {any} dialog */
  #dial(dialog) {
    this.close();
    const number = string(dialog._tel_url).replace(/^tel:/i, "");
    const known = number && number !== "n/a";
    const code = string(dialog._access_code);
    setText(byID("call-label"), oneLine(dialog._label, 40) || "Calling");
    setText(byID("call-number"), known ? oneLine(decoded(number), 40) : "No number to dial");
    setText(byID("call-code"), code && code !== "n/a" ? `Access code ${oneLine(code, 20)}` : "");
    this.#enter(byID("calling"), byID("call-end"));
  }

  #hangUp() {
    this.#leave(byID("calling"));
  }

  /**
   * Shows a box over the screens and gives it the focus; the screens below become inert.
   * @param {HTMLElement} box
   * @param {HTMLElement} first
   */
  #enter(box, first) {
    const { activeElement } = document;
    if (box.hidden && activeElement instanceof HTMLElement && !activeElement.closest("#sheet, #calling")) this.opener = activeElement;
    setFlag(box, "hidden", false);
    this.#coverScreens();
    first.focus();
  }

  /**
   * Hides a box and gives the focus back to the element that had it.
   * @param {HTMLElement} box
   */
  #leave(box) {
    if (box.hidden) return;
    setFlag(box, "hidden", true);
    this.#coverScreens();
    if (byID("sheet").hidden && byID("calling").hidden) this.opener?.focus({ preventScroll: true });
  }

  #coverScreens() {
    const isCovered = !byID("sheet").hidden || !byID("calling").hidden;
    for (const id of ["home", "chat"]) setFlag(byID(id), "inert", isCovered);
  }

  /**
   * @param {string} text
   * @param {number} seconds
   */
  async #toast(text, seconds) {
    const node = byID("toast");
    setText(node, text);
    setFlag(node, "hidden", false);
    await wait(1000 * (Number.isFinite(seconds) ? Math.max(1, Math.min(seconds, 10)) : 2));
    if (node.textContent === text) setFlag(node, "hidden", true);
  }

  /**
   * @param {string} title
   * @param {string} text
   * @param {Node[]} parts
   */
  #sheet(title, text, parts) {
    setText(byID("sheet-title"), title);
    setFlag(byID("sheet-title"), "hidden", !title);
    setText(byID("sheet-text"), text);
    setFlag(byID("sheet-text"), "hidden", !text);
    byID("sheet-choices").replaceChildren(...parts);
    this.#enter(byID("sheet"), byID("sheet-choices").querySelector("button") ?? byID("sheet-close"));
  }

  /**
   * @param {string} label
   * @param {() => void} run
   */
  #button(label, run) {
    return element("button", { type: "button", class: "button", text: label, on: { click: run } });
  }
}

/** @param {unknown} value */
function list(value) {
  return Array.isArray(value) ? value.slice(0, mostItems) : [];
}

/** @param {unknown} value */
function string(value) {
  return typeof value === "string" ? value : "";
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
