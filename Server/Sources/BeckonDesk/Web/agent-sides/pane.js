// @ts-check
// One agent side on the right: a card for each node, and the chats that are owed a delivery.

import { list } from "../shared/api.js";
import { byID, element, reconcile, setFlag, setText, within } from "../shared/dom.js";
import { oneLine } from "../shared/text.js";
import { age, eventWords, nextWords, nodeFacts, owedWords, tone } from "./words.js";

/**
 * The columns of a chat: a class and the words.
 * @type {[string, (chat: OwedChat, now: number) => string][]}
 */
const columns = [
  ["owed-id", (chat) => oneLine(chat.chat, 200)],
  ["owed-service", (chat) => oneLine(chat.service, 100)],
  ["owed-events", eventWords],
  ["owed-oldest", (chat, now) => age(chat.oldest, now)],
  ["owed-attempts", (chat) => String(Number(chat.attempts) || 0)],
  ["owed-next", nextWords],
  ["owed-why", (chat) => oneLine(chat.why ?? "", 200)],
];

/**
 * Draws an agent side; changes only the texts that differ.
 * @param {AgentSide} side
 * @param {number} now
 */
export function drawSide(side, now) {
  const nodes = list(side.nodes);
  const chats = list(side.chats);
  setText(byID("agent-side-name"), oneLine(side.name, 60));
  setText(byID("agent-side-owed"), owedWords(side, now));
  setFlag(byID("nodes-empty"), "hidden", nodes.length > 0);
  reconcile(byID("nodes"), nodes, (node) => node.node, createNode, (item, node) => updateNode(item, node, now));
  setFlag(byID("chats-box"), "hidden", chats.length === 0);
  setText(byID("chats-note"), noteWords(side, chats.length));
  reconcile(byID("chats"), chats, (chat) => chat.chat, createChat, (item, chat) => updateChat(item, chat, now));
}

/**
 * @param {AgentSide} side
 * @param {number} count
 */
function noteWords(side, count) {
  if (count === 0) return "It has accepted everything.";
  return count < side.owed ? `The first ${count}, the longest due first.` : "The longest due first.";
}

function createNode() {
  const pairs = nodeFacts.flatMap(([key, name]) => [element("dt", { text: name }), element("dd", { data: { fact: key } })]);
  return element("li", {}, element("h4", {}, element("bdi", {})), element("dl", { class: "facts" }, ...pairs));
}

/**
 * @param {HTMLElement} item
 * @param {AgentSideNode} node
 * @param {number} now
 */
function updateNode(item, node, now) {
  item.dataset.tone = tone([node]);
  setText(within(item, "bdi"), oneLine(node.node, 60));
  for (const [key, , words] of nodeFacts) setText(within(item, `[data-fact="${key}"]`), words(node, now));
}

function createChat() {
  return element("tr", {}, ...columns.map(([name]) => element("td", { class: name })));
}

/**
 * @param {HTMLElement} item
 * @param {OwedChat} chat
 * @param {number} now
 */
function updateChat(item, chat, now) {
  setFlag(item, "data-failed", chat.attempts > 0);
  for (const [name, words] of columns) {
    const cell = within(item, `.${name}`);
    const text = words(chat, now);
    setText(cell, text);
    // A cell that is too narrow shows its whole text to a pointer.
    if (cell.title !== text) cell.title = text;
  }
}
