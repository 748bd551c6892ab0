// @ts-check
// The list on the left of every page of the desk: rows in one listbox, of which Tab reaches one.

import { all, element, reconcile, setFlag, setText, within } from "./dom.js";

/**
 * What one row says. `tone` is its colour, `label` what a screen reader says, `call` what calls the agent to it. A row without
 * `badge` has no place for one.
 * @typedef {object} RowItem
 * @property {string} key
 * @property {string} tone
 * @property {string} name
 * @property {string} when
 * @property {string} line
 * @property {string} about
 * @property {string} label
 * @property {string} [badge]
 * @property {string} [call]
 * @property {boolean} [online]
 * @property {boolean} [waits]
 */

/** Draws rows into a listbox, or into parts of it, and moves the focus among them. */
export class RowList {
  /**
   * @param {HTMLElement} box the listbox
   * @param {(key: string) => void} onOpen called with the key of a row that is clicked
   * @param {(row: HTMLElement) => void} onNew called with each new row
   */
  constructor(box, onOpen, onNew = () => {}) {
    this.box = box;
    this.onNew = onNew;
    /**
     * The key of the row that is shown on the right.
     * @type {string | null}
     */
    this.current = null;
    /**
     * The key of the row that Tab reaches.
     * @type {string | null}
     */
    this.place = null;
    /**
     * What each row says now.
     * @type {WeakMap<HTMLElement, string>}
     */
    this.drawn = new WeakMap();
    box.addEventListener("click", (event) => {
      const row = rowOf(event.target);
      if (row) onOpen(row.dataset.key ?? "");
    });
    box.addEventListener("focusin", (event) => this.#rove(rowOf(event.target)));
  }

  /** All rows, in their order. */
  get rows() {
    return all(this.box, "[role=option]");
  }

  /** @param {string | null | undefined} key */
  row(key) {
    return this.rows.find((row) => row.dataset.key === key) ?? null;
  }

  /**
   * Draws items as all rows of the list.
   * @param {RowItem[]} items
   */
  draw(items) {
    this.redraw(() => this.drawPart(this.box, items));
  }

  /**
   * Runs `work`, which draws the parts of the list. The focus stays with its row, also when the row moves to another part; a row
   * that left hands it to its neighbour.
   * @param {() => void} work
   */
  redraw(work) {
    const focused = rowOf(document.activeElement);
    const key = this.box.contains(focused) ? focused?.dataset.key : undefined;
    const place = key === undefined ? -1 : this.rows.findIndex((row) => row.dataset.key === key);
    work();
    const { rows } = this;
    const heir = place < 0 ? null : this.row(key) ?? rows[Math.min(place, rows.length - 1)];
    if (heir && heir !== document.activeElement) heir.focus();
    this.#rove(heir ?? this.row(this.place) ?? this.row(this.current) ?? rows[0]);
  }

  /**
   * Draws items into one part of the list; call it within `redraw`.
   * @param {HTMLElement} part
   * @param {RowItem[]} items
   */
  drawPart(part, items) {
    const create = () => {
      const row = newRow();
      this.onNew(row);
      return row;
    };
    reconcile(part, items, (item) => item.key, create, (row, item) => this.#update(row, item));
  }

  /**
   * Marks the row that is shown on the right.
   * @param {string | null} key
   */
  select(key) {
    this.current = key;
    for (const row of this.rows) row.setAttribute("aria-selected", String(row.dataset.key === key));
  }

  /**
   * Moves the focus by so many rows. A step beyond the last row leads to `beyond` if it is shown, such as a button for more rows.
   * @param {number} step
   * @param {HTMLElement | null} beyond
   */
  move(step, beyond = null) {
    const { rows } = this;
    if (rows.length === 0) return;
    const stops = !beyond || beyond.hidden || !Number.isFinite(step) ? rows : [...rows, beyond];
    const focused = stops.findIndex((stop) => stop === document.activeElement);
    const next = focused >= 0 ? focused + step : Math.max(0, rows.findIndex((row) => row.dataset.key === this.place));
    stops[Math.max(0, Math.min(stops.length - 1, next))].focus();
  }

  /** Focuses the row that is shown on the right, else the row that had the focus last. */
  focus() {
    (this.row(this.current) ?? this.row(this.place) ?? this.rows[0])?.focus();
  }

  /**
   * @param {HTMLElement} row
   * @param {RowItem} item
   */
  #update(row, item) {
    row.setAttribute("aria-selected", String(item.key === this.current));
    // Hundreds of rows are drawn for each message: those that say the same stay untouched.
    const said = JSON.stringify(item);
    if (this.drawn.get(row) === said) return;
    this.drawn.set(row, said);
    row.setAttribute("aria-label", item.label);
    if (item.call) row.dataset.call = item.call;
    else delete row.dataset.call;
    row.dataset.tone = item.tone;
    setFlag(row, "data-online", item.online === true);
    setFlag(row, "data-waits", item.waits === true);
    for (const part of /** @type {const} */ (["name", "when", "line", "about"])) setText(within(row, `.${part}`), item[part]);
    if (item.badge === undefined) row.querySelector(".badge")?.remove();
    else setText(within(row, ".badge"), item.badge);
  }

  /**
   * Lets Tab reach one row only.
   * @param {HTMLElement | null | undefined} row
   */
  #rove(row) {
    if (!row) return;
    this.place = row.dataset.key ?? null;
    for (const other of this.rows) if (other !== row && other.tabIndex === 0) other.tabIndex = -1;
    row.tabIndex = 0;
  }
}

/**
 * The row that a node is, or in which it stands.
 * @param {EventTarget | null} node
 * @returns {HTMLElement | null}
 */
export function rowOf(node) {
  return node instanceof Element ? node.closest("[role=option]") : null;
}

function newRow() {
  return element(
    "div",
    { class: "row", role: "option", tabindex: "-1" },
    element("span", { class: "dot", "aria-hidden": "true" }),
    element("bdi", { class: "name" }),
    element("span", { class: "when" }),
    element("bdi", { class: "line" }),
    element("span", { class: "badge" }),
    element("bdi", { class: "about" }),
  );
}
