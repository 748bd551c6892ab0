// @ts-check
// Days by this machine's clock, as date fields spell them: `2026-11-23`.

const dayLength = 86_400_000;

/**
 * The day of a moment.
 * @param {number} at in milliseconds since 1970
 */
export function dayOf(at) {
  const date = new Date(at);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/**
 * Day and time of a moment, as a field for both spells them.
 * @param {number} at
 */
export function dayAndTimeOf(at) {
  const date = new Date(at);
  return `${dayOf(at)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/**
 * When a day begins, and when the next one does: a day can have 23 or 25 hours.
 * @param {string} day
 */
export function rangeOf(day) {
  const from = new Date(`${day}T00:00`).getTime();
  const until = new Date(`${dayOf(from + 1.5 * dayLength)}T00:00`).getTime();
  return { from, until };
}

/**
 * The day so many days after another one.
 * @param {string} day
 * @param {number} count
 */
export function dayAfter(day, count) {
  return dayOf(new Date(`${day}T12:00`).getTime() + count * dayLength);
}

/**
 * Whether a text is a day.
 * @param {string} text
 */
export function isDay(text) {
  return /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(rangeOf(text).from);
}

/** @param {number} number */
function twoDigits(number) {
  return String(number).padStart(2, "0");
}
