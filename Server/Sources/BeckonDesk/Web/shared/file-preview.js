// @ts-check
// Files that somebody is about to send: each with its name, its length and, for a picture, what it shows.

import { element, icon } from "./dom.js";
import { byteWords, oneLine } from "./text.js";

const mostPreviews = 8;
/** The longest picture that is drawn, in bytes, and the size of its drawing. */
const longestPicture = 30_000_000;
const side = 144;

/**
 * Rows for files, with drawings of the first pictures.
 * @param {File[]} files
 */
export function fileRows(files) {
  return files.map((file, index) => {
    const drawing = element("span", { class: "thumb" }, icon("file"));
    if (index < mostPreviews) draw(file, drawing);
    const name = element("bdi", { class: "name", text: oneLine(file.name, 60) || "File" });
    return element("li", {}, drawing, name, element("span", { class: "muted", text: byteWords(file.size) }));
  });
}

/**
 * Draws a picture on a canvas, so that no address of it is needed; anything else keeps its icon.
 * @param {File} file
 * @param {HTMLElement} into
 */
async function draw(file, into) {
  if (!file.type.startsWith("image/") || file.type === "image/svg+xml" || file.size > longestPicture) return;
  const picture = await createImageBitmap(file, { resizeHeight: side, resizeQuality: "medium" }).catch(() => null);
  if (!picture) return;
  const canvas = element("canvas", { "aria-hidden": "true" });
  canvas.height = side;
  canvas.width = Math.min(picture.width, 3 * side);
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  picture.close();
  into.replaceChildren(canvas);
}
