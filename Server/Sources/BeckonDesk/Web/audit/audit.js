// @ts-check
// The auditor's page: who did what at the desk, the newest first, with filters. It changes nothing.

import { DeskAPI, DeskError, messageOf } from "../shared/api.js";
import { byID, drawIcons, element, setFlag, setText } from "../shared/dom.js";
import { refusePage, showConnection, showPage } from "../shared/header.js";
import { oneLine } from "../shared/text.js";

const api = new DeskAPI(() => refusePage("Please sign in at the desk."));
/** The `before` of the page that follows; null on the last. */
let next = /** @type {number | null} */ (null);
/** Counts requests, so that an answer that comes late shows nothing. */
let asked = 0;

/**
 * Midnight of a day, in milliseconds; null for no day.
 * @param {string} id
 * @param {number} daysLater
 */
function midnight(id, daysLater) {
  const text = byID(id, HTMLInputElement).value;
  if (!text) return null;
  const [year, month, day] = text.split("-").map(Number);
  return new Date(year, month - 1, day + daysLater).getTime();
}

function filters() {
  const from = midnight("filter-from", 0);
  const until = midnight("filter-until", 1);
  return {
    account: byID("filter-account", HTMLInputElement).value.trim(),
    act: byID("filter-act", HTMLSelectElement).value,
    subject: byID("filter-subject", HTMLInputElement).value.trim(),
    from: from === null ? "" : String(from),
    until: until === null ? "" : String(until),
  };
}

/** @param {AuditRow} row */
function line(row) {
  const time = new Date(row.at).toLocaleString();
  const who = row.account || (row.role === "operator" ? "the operator's pair" : "");
  return element(
    "tr",
    {},
    element("td", { text: String(row.number) }),
    element("td", { text: time }),
    element("td", {}, element("bdi", { text: oneLine(who, 48) })),
    element("td", { text: oneLine(row.role, 32) }),
    element("td", { text: oneLine(row.address, 48) }),
    element("td", { text: row.act === "checkpoint" ? "older rows were removed" : oneLine(row.act, 48) }),
    element("td", { class: "subject" }, element("bdi", { text: oneLine(row.subject, 64) })),
  );
}

/** @param {string[]} acts */
function offer(acts) {
  const select = byID("filter-act", HTMLSelectElement);
  if (select.options.length > 1) return;
  for (const act of acts) select.append(element("option", { value: act, text: act }));
}

/** @param {boolean} isMore Whether the rows are shown below those that are there. */
async function load(isMore) {
  const number = ++asked;
  const query = { ...filters(), before: isMore && next !== null ? String(next) : "" };
  try {
    const page = await api.audit(query);
    if (number !== asked) return;
    showConnection("live");
    showPage();
    const rows = page.rows ?? [];
    offer(page.acts ?? []);
    const lines = rows.map(line);
    if (isMore) byID("rows").append(...lines);
    else byID("rows").replaceChildren(...lines);
    next = Number.isSafeInteger(page.next) ? Number(page.next) : null;
    setFlag(byID("more"), "hidden", next === null);
    setText(byID("note"), byID("rows").children.length === 0 ? "No rows match." : "");
  } catch (error) {
    if (number !== asked) return;
    if (error instanceof DeskError && error.status === 401) return;
    if (error instanceof DeskError && error.status === 403) return refusePage("This account may not see the audit trail. An auditor's account may.");
    showConnection("lost");
    showPage();
    setText(byID("note"), messageOf(error));
  }
}

function start() {
  drawIcons();
  byID("filters").addEventListener("submit", (event) => {
    event.preventDefault();
    load(false);
  });
  byID("more").addEventListener("click", () => load(true));
  byID("sign-out").addEventListener("click", async () => {
    await api.signOut().catch(() => {});
    location.href = new URL("../../../desk", import.meta.url).href;
  });
  load(false);
}

start();
