// @ts-check
// What sets up a second factor: the QR code, the secret as text, the recovery codes. The sign-in and the page of one's own account
// have elements of the same names for them.

import { byID, element, setText } from "./dom.js";

/**
 * Shows the secret, for an app to scan and for people to type.
 * @param {Enrolment} enrolment
 */
export function drawEnrolment({ secret, image }) {
  const picture = byID("enrol-image", HTMLImageElement);
  // As an image, markup runs nothing.
  picture.hidden = typeof image !== "string";
  picture.src = `data:image/svg+xml,${encodeURIComponent(image ?? "")}`;
  setText(byID("enrol-secret"), (secret.match(/.{1,4}/g) ?? []).join(" "));
}

/** Removes the secret from the page. */
export function eraseEnrolment() {
  const picture = byID("enrol-image", HTMLImageElement);
  picture.hidden = true;
  picture.removeAttribute("src");
  setText(byID("enrol-secret"), "");
}

/**
 * Shows recovery codes; none removes them from the page.
 * @param {string[]} codes
 */
export function drawRecoveryCodes(codes) {
  byID("recovery-codes").replaceChildren(...codes.map((code) => element("li", {}, element("code", { text: code }))));
}
