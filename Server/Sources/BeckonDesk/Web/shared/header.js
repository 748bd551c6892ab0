// @ts-check
// The bar at the top of the desk's pages, and what stands in the place of a page that the account may not see.

import { byID, setFlag, setText } from "./dom.js";
import { connectionWords } from "./events.js";

/**
 * Says how the connection stands.
 * @param {"connecting" | "live" | "lost"} state
 */
export function showConnection(state) {
  const node = byID("connection");
  node.dataset.state = state;
  setText(node, connectionWords(state));
}

/** Shows the page. */
export function showPage() {
  setFlag(byID("desk"), "hidden", false);
  setFlag(byID("refused"), "hidden", true);
}

/**
 * Shows why the page is not shown, with a way to the desk.
 * @param {string} reason
 */
export function refusePage(reason) {
  setText(byID("refused-text"), reason);
  setFlag(byID("desk"), "hidden", true);
  setFlag(byID("refused"), "hidden", false);
}
