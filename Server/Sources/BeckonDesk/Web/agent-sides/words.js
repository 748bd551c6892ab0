// @ts-check
// Agent sides in words: how their adapters stand, and what they are owed. `now` is the server's time.

import { list } from "../shared/api.js";
import { clockTime, oneLine, secondsWords } from "../shared/text.js";

/**
 * A time in its largest unit, such as "40 s" or "6 min".
 * @param {number | undefined} at
 * @param {number} now
 */
export function age(at, now) {
  return at === undefined ? "" : secondsWords((now - at) / 1000);
}

/**
 * @param {AgentSide} side
 * @param {number} now
 */
export function owedWords(side, now) {
  const count = Number(side.owed) || 0;
  if (count === 0) return "Nothing owed";
  const chats = `${count.toLocaleString()} ${count === 1 ? "chat" : "chats"}${side.more ? " or more" : ""} owed`;
  return Number.isFinite(side.oldest) ? `${chats}, the oldest event ${age(side.oldest, now)} old` : chats;
}

/**
 * Whether the adapter stands: `up`, `down`, or `none` for an agent side without one. A node that only waits tells no trouble.
 * @param {AgentSideNode[]} nodes
 */
export function tone(nodes) {
  if (nodes.some((node) => node.trouble)) return "down";
  return nodes.some(isConnected) ? "up" : "none";
}

/** @param {AgentSide} side */
export function sideWords(side) {
  const nodes = list(side.nodes);
  if (nodes.length === 0) return "By webhooks";
  const held = nodes.find(isConnected) ?? nodes.find((node) => node.trouble);
  return held ? connectionWords(held) : "No connection held";
}

/** @param {OwedChat} chat */
export function eventWords(chat) {
  if (!Number.isSafeInteger(chat.from)) return "None";
  return chat.from === chat.to ? String(chat.from) : `${chat.from} to ${chat.to}`;
}

/**
 * @param {OwedChat} chat
 * @param {number} now
 */
export function nextWords(chat, now) {
  const seconds = Math.ceil((chat.next - now) / 1000);
  return !(seconds > 0) ? "Now" : seconds < 120 ? `In ${seconds} s` : `At ${clockTime(chat.next)}`;
}

/** @param {AgentSideNode} node */
function isConnected(node) {
  return Number.isFinite(node.connectedSince);
}

/** @param {AgentSideNode} node */
function connectionWords(node) {
  if (isConnected(node)) return `Connected since ${clockTime(node.connectedSince)}`;
  return node.trouble ? `Not connected: ${oneLine(node.trouble, 120)}` : "No connection held here";
}

/**
 * @param {AgentSideNode} node
 * @param {number} now
 */
function heardWords(node, now) {
  return Number.isFinite(node.lastEvent) ? `${age(node.lastEvent, now)} ago, ${Number(node.events).toLocaleString()} in all` : "None";
}

/** @param {Record<string, number> | undefined} table */
function countWords(table) {
  const words = Object.entries(table ?? {}).map(([word, count]) => `${count} ${oneLine(word, 64)}`);
  return words.length > 0 ? words.join(", ") : "None";
}

/** @param {AgentSideNode} node */
function limitWords(node) {
  const words = list(node.limits).map((limit) => `${oneLine(limit.name, 64)}: ${limit.used} of ${limit.allowed}`);
  return words.length > 0 ? words.join(", ") : "None told";
}

/**
 * What is told of a node: a key, its name and its words.
 * @type {[string, string, (node: AgentSideNode, now: number) => string][]}
 */
export const nodeFacts = [
  ["connection", "Connection", connectionWords],
  ["heard", "Last event", heardWords],
  ["refused", "Refused", (node) => countWords(node.refused)],
  ["unknown", "Unknown", (node) => countWords(node.unknown)],
  ["limits", "Limits", limitWords],
  ["noted", "Noted", (node, now) => `${age(node.at, now)} ago`],
];
