// @ts-check
// Makes text from outside safe to show. The result is text nodes and, for http and https addresses, link elements.

import { element } from "./dom.js";

const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;
const markPile = /(\p{M}{8})\p{M}+/gu;
const address = /\bhttps?:\/\/[^\s<>"'\x60\\^{}|]+/gi;
const trailing = /[.,;:!?)\]]+$/;
const mostLinks = 20;

/**
 * The text as it may be shown: no control characters except tab and newline, direction overrides spelled out (they could
 * make a line read backwards), at most eight combining marks on a letter.
 * @param {unknown} text
 */
export function shown(text) {
  return String(text ?? "")
    .replace(/\r\n?/g, "\n")
    .replace(controls, "")
    .replace(directionOverrides, (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`)
    .replace(markPile, "$1");
}

/**
 * The same on one line and cut to `limit` characters, for lists and headings.
 * @param {unknown} text
 * @param {number} limit
 */
export function oneLine(text, limit = 120) {
  const line = shown(text).replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  return characters.length > limit ? characters.slice(0, limit - 1).join("") + "…" : line;
}

/**
 * The address as a URL if it is http or https without user name and password, else null.
 * @param {string} text
 * @returns {URL | null}
 */
export function webAddress(text) {
  let url;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  return url.username || url.password ? null : url;
}

/**
 * Text nodes and links for one message; at most 20 links.
 * @param {unknown} text
 * @returns {(string | HTMLElement)[]}
 */
export function richText(text) {
  const clean = shown(text);
  /** @type {(string | HTMLElement)[]} */
  const nodes = [];
  let end = 0;
  let links = 0;
  for (const match of clean.matchAll(address)) {
    const word = match[0].replace(trailing, "");
    const url = webAddress(word);
    const at = match.index ?? 0;
    if (!url || links >= mostLinks) continue;
    if (at > end) nodes.push(clean.slice(end, at));
    nodes.push(link(word, url));
    end = at + word.length;
    links += 1;
  }
  if (end < clean.length) nodes.push(clean.slice(end));
  return nodes;
}

/**
 * @param {string} word
 * @param {URL} url
 */
function link(word, url) {
  return element("a", {
    href: url.href,
    title: url.host,
    target: "_blank",
    rel: "noopener noreferrer nofollow",
    text: word,
  });
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat(undefined, { weekday: "long", day: "numeric", month: "long" });

/** How many bytes of UTF-8 the server accepts in one text. */
export const mostBytes = 8192;

/**
 * How many bytes a text has in UTF-8.
 * @param {string} text
 */
export function byteCount(text) {
  return new TextEncoder().encode(text).length;
}

/**
 * The time since a moment in minutes, hours or days; an empty string if there is no moment.
 * @param {number | undefined} since
 * @param {number} now
 */
export function waited(since, now) {
  if (since === undefined || !Number.isFinite(since)) return "";
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  if (minutes < 1) return "< 1 min";
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`;
}

/**
 * A number of seconds in their largest unit, such as "40 s" or "6 min"; an empty string if there is no number.
 * @param {number | undefined} seconds
 */
export function secondsWords(seconds) {
  if (seconds === undefined || !Number.isFinite(seconds)) return "";
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 120) return `${whole} s`;
  if (whole < 7200) return `${Math.floor(whole / 60)} min`;
  return whole < 172_800 ? `${Math.floor(whole / 3600)} h` : `${Math.floor(whole / 86_400)} days`;
}

/**
 * A length such as "12 KB"; an empty string for none.
 * @param {number} bytes
 */
export function byteWords(bytes) {
  if (!Number.isFinite(bytes)) return "";
  if (bytes < 1000) return `${bytes} bytes`;
  const [number, unit] = bytes < 999_500 ? [bytes / 1000, "KB"] : bytes < 999_500_000 ? [bytes / 1_000_000, "MB"] : [bytes / 1_000_000_000, "GB"];
  return `${number < 9.95 ? number.toFixed(1) : Math.round(number)} ${unit}`;
}

/**
 * Hours and minutes of a time in milliseconds since 1970, or an empty string when there is none.
 * @param {number | undefined} at
 */
export function clockTime(at) {
  return at !== undefined && Number.isFinite(at) ? clock.format(at) : "";
}

/**
 * The same without AM or PM, as a phone's clock shows it.
 * @param {number} at
 */
export function clockFace(at) {
  const parts = clock.formatToParts(at).filter((part) => part.type !== "dayPeriod");
  return parts.map((part) => part.value).join("").trim();
}

/**
 * Weekday and date of a time in milliseconds since 1970.
 * @param {number} at
 */
export function dayName(at) {
  return Number.isFinite(at) ? day.format(at) : "";
}
