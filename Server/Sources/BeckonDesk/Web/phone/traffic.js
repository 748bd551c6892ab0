// @ts-check
// The list beside the phone: its requests and the server's events, as names and counts without message text. Keeps 80 lines.

import { byID, element } from "../shared/dom.js";

const mostLines = 80;
const time = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit", hour12: false });

/**
 * Adds a line. `direction` is `out`, `in`, `bad` or `note`.
 * @param {string} direction
 * @param {string} what
 * @param {string} detail
 */
export function wire(direction, what, detail = "") {
  const list = byID("wire");
  const pinned = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
  list.append(
    element(
      "li",
      { data: { direction } },
      element("time", { text: time.format(Date.now()) }),
      element("code", { text: what }),
      element("span", { text: detail }),
    ),
  );
  while (list.children.length > mostLines) list.firstElementChild?.remove();
  if (pinned) list.scrollTop = list.scrollHeight;
}
