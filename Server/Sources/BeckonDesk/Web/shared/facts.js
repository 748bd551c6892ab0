// @ts-check
// The data attached to a chat or a callback, as rows of names and values.

import { element } from "./dom.js";
import { oneLine, richText, shown } from "./text.js";

const mostRows = 60;
/** @type {Record<string, string>} */
const names = {
  subject: "Subject", Subject: "Subject",
  first_name: "First name", firstName: "First name", FirstName: "First name",
  last_name: "Last name", lastName: "Last name", LastName: "Last name",
};

/**
 * Rows for pairs of a name and a value, at most 60; skips what is not a pair of texts.
 * @param {unknown[]} pairs
 */
export function factRows(pairs) {
  const rows = [];
  for (const pair of pairs.slice(0, mostRows)) {
    const [name, value] = Array.isArray(pair) ? pair : [];
    if (typeof name !== "string" || typeof value !== "string") continue;
    rows.push(
      element("dt", {}, element("bdi", { text: names[name] ?? oneLine(name, 66) })),
      element("dd", {}, element("bdi", {}, ...richText(shown(value)))),
    );
  }
  return rows;
}
