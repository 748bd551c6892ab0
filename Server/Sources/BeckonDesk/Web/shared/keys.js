// @ts-check
// The keys of the desk's pages. Letters and the slash are commands only while no text field has the focus.

import { isComposing } from "./dom.js";
import { rowOf } from "./list.js";

/** @type {Record<string, number>} */
const steps = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, Home: -Infinity, End: Infinity };

/**
 * What keys do. `move(step)` moves in the list, `openFocused(key)` opens the row that has the focus, `back()` leads back to the list,
 * `write()` to the text field. `others` are keys that count while a row has the focus. With `anywhere` arrows, Home and End move in
 * the list from the whole page, except where they scroll a transcript; without it they scroll what is on the right.
 * @typedef {object} KeyHandlers
 * @property {(step: number) => void} move
 * @property {(key: string) => void} openFocused
 * @property {() => void} back
 * @property {() => void} [write]
 * @property {Record<string, () => void>} [others]
 * @property {boolean} [anywhere]
 */

/**
 * Listens for the whole page, while the desk is shown.
 * @param {KeyHandlers} handlers
 */
export function listenForKeys({ move, openFocused, back, write, others = {}, anywhere = false }) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (!(target instanceof Element) || document.getElementById("desk")?.hidden) return;
    // An open dialog handles its keys itself.
    if (document.querySelector("dialog[open]")) return;
    const action = find(target, key);
    if (!action) return;
    event.preventDefault();
    action();
  });

  /**
   * What a key does where it was pressed.
   * @param {Element} target
   * @param {string} key
   * @returns {(() => void) | undefined}
   */
  function find(target, key) {
    if (key === "Escape") return back;
    if (target.closest("input, textarea, select")) return undefined;
    const row = rowOf(target);
    if (row && (key === "Enter" || key === " ")) return () => openFocused(row.dataset.key ?? "");
    if (row && key in others) return others[key];
    if (key === "/") return write;
    return key in steps && mayMove(target, key) ? () => move(steps[key]) : undefined;
  }

  /**
   * @param {Element} target
   * @param {string} key
   */
  function mayMove(target, key) {
    if (key === "j" || key === "k" || rowOf(target)) return true;
    return anywhere && !target.closest("[role=log]");
  }
}
