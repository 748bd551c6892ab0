// @ts-check
// Push notices: all on the lock screen, the newest four over the open app.

import { byID, element, icon, reconcile, setText } from "../shared/dom.js";
import { phone, savePhone } from "./state.js";
import { providerName } from "./push.js";
import { clockTime, oneLine, shown } from "../shared/text.js";

const mostShown = 4;

/** @typedef {import("./state.js").Banner} Banner */

/** Keeps the notices and draws them on the lock screen or over the app. A tap on one calls `onTap(target)`. */
export class Banners {
  /** @param {(target: Banner["target"]) => void} onTap */
  constructor(onTap) {
    this.onTap = onTap;
  }

  /**
   * Adds a notice for a push. It replaces an earlier notice with the same collapse ID, as on a real phone.
   * @param {import("./push.js").Push} push
   * @param {import("./push.js").ReadPush} read
   */
  add(push, { title, text, lines, target }) {
    const collapse = header(push, "apns-collapse-id");
    if (collapse) phone.banners = phone.banners.filter((banner) => banner.collapse !== collapse);
    phone.banners.push({ key: `${push.n}.${Date.now()}`, provider: push.provider, at: Date.now(), collapse, title, text, lines, target });
    savePhone();
    this.draw();
  }

  /** Removes the notices of chats, as an app does when its chat is opened. */
  clearChats() {
    phone.banners = phone.banners.filter((banner) => banner.target?.kind !== "chat");
    savePhone();
    this.draw();
  }

  /** Draws all notices, newest first. */
  draw() {
    const newest = phone.banners.slice().reverse();
    const drawInto = (/** @type {HTMLElement} */ list, /** @type {Banner[]} */ banners) =>
      reconcile(list, banners, (banner) => banner.key, (banner) => this.#row(banner), () => {});
    drawInto(byID("lock-banners"), phone.locked ? newest : []);
    drawInto(byID("banners"), phone.locked ? [] : newest.slice(0, mostShown));
    setText(byID("lock-none"), phone.locked && newest.length === 0 ? "No notifications" : "");
  }

  /** @param {Banner} banner */
  #row(banner) {
    const open = element(
      "button",
      { type: "button", class: "notice-card", on: { click: () => this.#tap(banner) } },
      element("span", { class: "app", "aria-hidden": "true" }, icon("chat")),
      element("span", { class: "from" }, element("b", { text: "Support" }), element("time", { text: clockTime(banner.at) })),
      banner.title ? element("bdi", { class: "title", text: oneLine(banner.title, 80) }) : null,
      element("bdi", { class: "text", text: oneLine(banner.text, 160) || "Notification" }),
      ...banner.lines.map((line) => element("bdi", { class: "line", text: lineText(line) })),
      element("span", { class: "provider", text: providerName(banner.provider) }),
    );
    const dismiss = element(
      "button",
      { type: "button", class: "dismiss", "aria-label": "Dismiss", on: { click: () => this.#dismiss(banner) } },
      icon("close"),
    );
    return element("li", { class: "push", data: { provider: String(banner.provider) } }, open, dismiss);
  }

  /** @param {Banner} banner */
  #tap(banner) {
    this.#dismiss(banner);
    this.onTap(banner.target);
  }

  /** @param {Banner} banner */
  #dismiss(banner) {
    phone.banners = phone.banners.filter((other) => other.key !== banner.key);
    savePhone();
    this.draw();
  }
}

/**
 * One entry of `lastTranscript`: a message as it is, any other event with its type in front.
 * @param {{ type: string, text: string }} line
 */
function lineText({ type, text }) {
  const words = shown(text).slice(0, 300);
  return type === "Message.Text" ? words : oneLine(`${type.replace(/^Notice\./, "")}: ${words}`, 200);
}

/**
 * @param {import("./push.js").Push} push
 * @param {string} name
 */
function header(push, name) {
  for (const [key, value] of Object.entries(push.headers ?? {}))
    if (key.toLowerCase() === name && typeof value === "string") return value;
  return "";
}
