// @ts-check
// The status in words: the cards of figures, and the rows of the tables. What a node does not tell is "Unknown".

import { list } from "../shared/api.js";
import { byteWords, clockTime, oneLine, secondsWords } from "../shared/text.js";

const unknown = "Unknown";

/**
 * Words, and whether they need an operator: `down`, or an empty string.
 * @typedef {{ words: string, tone?: string }} Fact
 */

/**
 * @param {unknown} value
 * @returns {value is number}
 */
function isNumber(value) {
  return typeof value === "number" && Number.isFinite(value);
}

/**
 * @param {unknown} value
 * @returns {Fact}
 */
function count(value) {
  return { words: isNumber(value) ? value.toLocaleString() : unknown };
}

/** @param {number | undefined} seconds */
function length(seconds) {
  return isNumber(seconds) ? secondsWords(seconds) : unknown;
}

/** @param {number | undefined} bytes */
function size(bytes) {
  return { words: isNumber(bytes) ? byteWords(bytes) : unknown };
}

/**
 * The numbers of some rows, added up.
 * @template {object} Row
 * @param {Row[] | undefined} rows
 * @param {(row: Row) => number} number
 * @returns {number | undefined} nothing where the rows are not told
 */
function sum(rows, number) {
  return Array.isArray(rows) ? rows.reduce((all, row) => all + (Number(number(row)) || 0), 0) : undefined;
}

/**
 * @param {NodeStatus} status
 * @param {string} state
 */
function chats(status, state) {
  return count(sum(status.chats?.filter?.((row) => row.state === state), (row) => row.count));
}

/**
 * The longest of some times, with the name of its row.
 * @template {object} Row
 * @param {Row[] | undefined} rows
 * @param {(row: Row) => number} seconds
 * @param {(row: Row) => string} name
 * @returns {Fact}
 */
function longest(rows, seconds, name) {
  if (!Array.isArray(rows)) return { words: unknown };
  const waiting = rows.filter((row) => seconds(row) > 0).sort((one, other) => seconds(other) - seconds(one));
  return { words: waiting.length > 0 ? `${length(seconds(waiting[0]))}, ${oneLine(name(waiting[0]), 60)}` : "Nobody waits" };
}

/**
 * @param {NodeStatus} status
 * @returns {Fact}
 */
function callbacks(status) {
  if (!Array.isArray(status.callbacks)) return { words: unknown };
  /** @type {Map<string, number>} */
  const steps = new Map();
  for (const { step, count } of status.callbacks) steps.set(step, (steps.get(step) ?? 0) + (Number(count) || 0));
  return { words: [...steps].map(([step, count]) => `${count.toLocaleString()} ${oneLine(step, 40)}`).join(", ") || "None" };
}

/**
 * @param {number | undefined} end
 * @param {number} now
 * @returns {Fact}
 */
function certificate(end, now) {
  if (!isNumber(end)) return { words: "None here" };
  const days = Math.floor((end - now) / 86_400_000);
  const tone = days < 14 ? "down" : "";
  return { words: end <= now ? "Has ended" : `Ends in ${days.toLocaleString()} days`, tone };
}

/**
 * The cards: a key, a title, and rows of a key, a name and what they say.
 * @type {[string, string, [string, string, (status: NodeStatus, now: number) => Fact][]][]}
 */
export const cards = [
  ["chats", "Chats", [
    ["waiting", "Waiting", (status) => chats(status, "waiting")],
    ["active", "With an agent", (status) => chats(status, "active")],
    ["wait", "Longest wait", (status) => longest(status.waits, (row) => row.seconds, (row) => row.service)],
  ]],
  ["callbacks", "Callbacks", [
    ["open", "Open", (status) => count(sum(status.callbacks, (row) => row.count))],
    ["steps", "Steps", callbacks],
  ]],
  ["phones", "Phones", [
    ["websocket", "By WebSocket", (status) => count(status.phones?.webSocket)],
    ["polling", "Polling", (status) => count(status.phones?.polling)],
    ["between", "Between polls", (status) => count(status.phones?.betweenPolls)],
  ]],
  ["agents", "Agents", [
    ["in", "Signed in", (status) => count(status.agents?.signedIn)],
    ["with", "With chats", (status) => count(status.agents?.withChats)],
  ]],
  ["pushes", "Pushes", [
    ["owed", "Owed", (status) => count(sum(status.pushes, (row) => row.owed))],
    ["oldest", "Longest wait", (status) => longest(status.pushes, (row) => row.oldestSeconds, (row) => row.provider)],
    ["paused", "Paused", (status) => ({ ...count(list(status.paused).length), tone: list(status.paused).length > 0 ? "down" : "" })],
  ]],
  ["store", "Database and disk", [
    ["free", "Disk free", (status) => size(status.store?.freeBytes)],
    ["database", "Database", (status) => size(status.store?.databaseBytes)],
    ["log", "Its log", (status) => (status.store && status.store.logBytes === undefined ? { words: "None" } : size(status.store?.logBytes))],
    ["commits", "Commits waiting", (status) => count(status.store?.commits?.customers)],
  ]],
  ["node", "This node", [
    ["version", "Version", (status) => ({ words: oneLine(status.node?.version ?? unknown, 40) })],
    ["up", "Running for", (status) => ({ words: length(status.node?.upSeconds) })],
    ["certificate", "Certificate", (status, now) => certificate(status.node?.certificateEnd, now)],
  ]],
];

/** @type {Record<string, string>} */
const healths = {
  ready: "Ready", starting: "It starts", draining: "It stops", databaseUnreachable: "The database does not answer",
  databaseDamaged: "The database is damaged", diskFull: "The disk is full",
};

/**
 * How the node stands.
 * @param {NodeStatus} status
 * @returns {Fact}
 */
export function health(status) {
  const word = String(status.node?.health ?? "");
  const silent = status.chats === undefined && word === "ready" ? "; the database has not told its figures" : "";
  return { words: (Object.hasOwn(healths, word) ? healths[word] : unknown) + silent, tone: word === "ready" ? "" : "down" };
}

/** @param {StatusSide} side */
function connection(side) {
  const nodes = list(side.nodes);
  const up = nodes.find((node) => isNumber(node.connectedSince));
  if (up) return { words: `Since ${clockTime(up.connectedSince)} at ${oneLine(up.node, 60)}` };
  const down = nodes.find((node) => node.trouble);
  if (down) return { words: `Not connected: ${oneLine(down.trouble, 120)}`, tone: "down" };
  return { words: nodes.length > 0 ? "No connection held" : "By webhooks" };
}

/**
 * The tables: a key, the words for none, the rows, the key of a row, and its cells.
 * @typedef {{ name: string, none: string, rows: (status: NodeStatus) => any[] | undefined, keyOf: (row: any) => string,
 *   cells: ((row: any, now: number) => Fact)[] }} Table
 * @type {Table[]}
 */
export const tables = [
  {
    name: "sides", none: "The desk answers all chats.", rows: (status) => status.agentSides, keyOf: (row) => row.name,
    cells: [
      (row) => ({ words: oneLine(row.name, 60) }),
      connection,
      (row) => ({ words: row.owed === 0 ? "Nothing" : `${count(row.owed).words} ${row.owed === 1 ? "chat" : "chats"}` }),
      (row) => ({ words: row.lagSeconds > 0 ? length(row.lagSeconds) : "" }),
    ],
  },
  {
    name: "nodes", none: "No node has a lease.", rows: (status) => (status.chats ? status.nodes : undefined), keyOf: (row) => row.name,
    cells: [
      (row) => ({ words: oneLine(row.name, 60) }),
      (row) => ({ words: length(row.leaseSeconds) }),
      (row) => ({ words: row.here === true ? "Comes from here" : "" }),
    ],
  },
  {
    name: "paused", none: "No credential is paused.", rows: (status) => list(status.paused), keyOf: (row) => `${row.credential} at ${row.node}`,
    cells: [
      (row) => ({ words: oneLine(row.credential, 60), tone: "down" }),
      (row) => ({ words: oneLine(row.node, 60) }),
      (row, now) => ({ words: !isNumber(row.until) ? unknown : row.until > now ? clockTime(row.until) : "Now a trial" }),
      (row) => ({ words: oneLine(row.reason ?? unknown, 200) }),
    ],
  },
  {
    name: "log", none: "None since the start.", rows: (status) => list(status.log), keyOf: (row) => `${row.level} ${row.source} ${row.message}`,
    cells: [
      (row, now) => ({ words: isNumber(row.at) ? `${length((now - row.at) / 1000)} ago` : unknown }),
      (row) => ({ words: oneLine(row.level, 20), tone: row.level === "warning" ? "" : "down" }),
      (row) => count(row.count),
      (row) => ({ words: oneLine(row.message, 300) }),
      (row) => ({ words: Object.entries(row.facts ?? {}).map(([name, value]) => `${oneLine(name, 48)}: ${oneLine(value, 200)}`).join(", ") }),
    ],
  },
];
