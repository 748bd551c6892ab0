// @ts-check
// The admin's page of the status: what `beckon status` tells of the node that answers. It asks again every few seconds while it is
// visible, and changes only the words that differ.

import { DeskAPI } from "../shared/api.js";
import { byID, element, reconcile, setFlag, setText, within } from "../shared/dom.js";
import { FreshPage } from "../shared/fresh.js";
import { oneLine } from "../shared/text.js";
import { cards, health, tables } from "./words.js";

const api = new DeskAPI(() => page.refuse("Please sign in at the desk."));
const page = new FreshPage(ask, "This account may not see the status. An admin's account may.");
page.start();

async function ask() {
  const status = await api.status();
  const now = Number.isFinite(status.now) ? Number(status.now) : Date.now();
  setText(byID("node-name"), oneLine(status.node?.name ?? "", 60));
  say(byID("node-words"), health(status));
  reconcile(byID("figures"), cards, ([key]) => key, createCard, (item, card) => updateCard(item, card, status, now));
  for (const table of tables) drawTable(table, status, now);
}

/**
 * @param {HTMLElement} node
 * @param {import("./words.js").Fact} fact
 */
function say(node, { words, tone = "" }) {
  setText(node, words);
  if ((node.dataset.tone ?? "") !== tone) node.dataset.tone = tone;
  // What is too narrow shows its whole text to a pointer.
  if (node.title !== words) node.title = words;
}

/** @param {typeof cards[number]} card */
function createCard([, title, rows]) {
  const pairs = rows.flatMap(([key, name]) => [element("dt", { text: name }), element("dd", { data: { fact: key } })]);
  return element("li", {}, element("h4", { text: title }), element("dl", { class: "facts" }, ...pairs));
}

/**
 * @param {HTMLElement} item
 * @param {typeof cards[number]} card
 * @param {NodeStatus} status
 * @param {number} now
 */
function updateCard(item, [, , rows], status, now) {
  for (const [key, , fact] of rows) say(within(item, `[data-fact="${key}"]`), fact(status, now));
}

/**
 * @param {import("./words.js").Table} table
 * @param {NodeStatus} status
 * @param {number} now
 */
function drawTable({ name, none, rows, keyOf, cells }, status, now) {
  const told = rows(status);
  const shown = Array.isArray(told) ? told : [];
  setFlag(byID(`${name}-box`), "hidden", shown.length === 0);
  setFlag(byID(`${name}-note`), "hidden", shown.length > 0);
  setText(byID(`${name}-note`), Array.isArray(told) ? none : "Unknown: the database does not answer.");
  reconcile(
    byID(name), shown, keyOf,
    () => element("tr", {}, ...cells.map(() => element("td", {}))),
    (row, item) => cells.forEach((words, place) => say(/** @type {HTMLElement} */ (row.children[place]), words(item, now))),
  );
}
