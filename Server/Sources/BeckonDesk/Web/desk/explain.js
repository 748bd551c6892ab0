// @ts-check
// Why a message was pushed to a phone, or was not: shown to admins below the message.

import { messageOf } from "../shared/api.js";
import { element } from "../shared/dom.js";
import { clockTime, oneLine } from "../shared/text.js";

/**
 * A button that shows and hides what `explain()` resolves to.
 * @param {() => Promise<PushExplanation>} explain
 */
export function explainButton(explain) {
  const button = element("button", { type: "button", class: "link why", text: "Push?", "aria-expanded": "false" });
  /** @type {HTMLElement | null} */
  let shown = null;
  button.addEventListener("click", async () => {
    if (shown) {
      shown.remove();
      shown = null;
      button.setAttribute("aria-expanded", "false");
      return;
    }
    button.disabled = true;
    try {
      shown = list(await explain());
    } catch (error) {
      shown = element("p", { class: "error", text: oneLine(messageOf(error), 120) });
    } finally {
      button.disabled = false;
    }
    button.setAttribute("aria-expanded", "true");
    button.after(shown);
  });
  return button;
}

/** @param {PushExplanation} explanation */
function list(explanation) {
  const lines = Array.isArray(explanation?.lines) ? explanation.lines : [];
  return element("ol", { class: "why-lines" }, ...lines.map(line));
}

/** @param {{ at: number, word?: string, device?: string, reason?: string }} entry */
function line({ at, word, device, reason }) {
  const whom = typeof device === "string" ? `device ${device.slice(0, 8)}` : "";
  const text = [word, whom, reason].filter((part) => typeof part === "string" && part).join(" · ");
  return element("li", {}, element("time", { text: clockTime(at) }), ` ${oneLine(text, 200)}`);
}
