// @ts-check
// Signing in at the desk: the password, then what else the account needs, a code or setting up a second factor; or the way over
// the company's provider.

import { all, byID, setFlag, setText } from "../shared/dom.js";
import { DeskError, messageOf } from "../shared/api.js";
import { drawEnrolment, drawRecoveryCodes, eraseEnrolment } from "../shared/second-factor.js";

/** The forms, one of which is shown. */
const steps = ["sign-in", "code", "enrol", "recovery"];

/** What the provider's way back says in the page's address, in words for a person. */
const refusals = new Map([
  ["away", "The company's sign-in cannot be reached at the moment. Try again in a minute."],
  ["state", "This sign-in took too long, or began in another window. Start again."],
  ["refused", "The company's sign-in did not let you in."],
  ["role", "Your company account has no rights at this desk. Ask for them, then sign in again."],
  ["failed", "The company's sign-in did not work. If that stays so, tell your administrator."],
]);

export class SignIn {
  /**
   * @param {import("../shared/api.js").DeskAPI} api
   * @param {() => Promise<void>} onSignedIn Called when all steps are done.
   */
  constructor(api, onSignedIn) {
    this.api = api;
    this.onSignedIn = onSignedIn;
    this.user = byID("sign-in-user", HTMLInputElement);
    this.password = byID("sign-in-password", HTMLInputElement);
    /** What the first step returned for the second one. */
    this.half = "";
    /** The sealed secret that is being set up. */
    this.sealed = "";
    /** Why the provider's way back did not sign in, until it is shown. */
    this.refused = "";
    this.#listen("sign-in", this.password, () => this.#first());
    this.#listen("code", byID("code-text", HTMLInputElement), () => this.#code());
    this.#listen("enrol", byID("enrol-text", HTMLInputElement), () => this.#confirm());
    this.#listen("recovery", null, () => {
      drawRecoveryCodes([]);
      return this.onSignedIn();
    });
    for (const button of all(document, "[data-again]")) button.addEventListener("click", () => this.begin());
    byID("sign-in-provider").addEventListener("click", keepPlace);
  }

  /** Takes up what was open before the way over the provider, and what that way back left in the address. */
  comeBack() {
    this.refused = refusal();
    restorePlace();
  }

  /**
   * Shows the first step.
   * @param {string} [reason]
   */
  begin(reason = "Sign in to answer chats and callbacks.") {
    this.#forget();
    setText(byID("sign-in-reason"), reason);
    setText(byID("sign-in-error"), this.refused);
    this.refused = "";
    this.#show("sign-in");
    (this.user.value ? this.password : this.user).focus();
    this.#showWays();
  }

  /** Shows the ways to sign in that there are; without an answer a password is asked for. */
  async #showWays() {
    const ways = await this.api.ways().catch(() => null);
    if (ways === null) return;
    const provider = byID("sign-in-provider", HTMLAnchorElement);
    setFlag(provider, "hidden", !ways.provider);
    if (ways.provider) setText(provider, ways.provider.label);
    const isWithout = ways.passwords === false;
    for (const node of all(document, "[data-by-password]")) setFlag(node, "hidden", isWithout);
    if (isWithout) provider.focus();
  }

  async #first() {
    const step = await this.api.signIn(this.user.value.trim(), this.password.value);
    this.password.value = "";
    if (!step) return this.onSignedIn();
    this.half = step.half;
    if (step.next === "code") return this.#ask("code");
    const enrolment = await this.api.signInEnrolment(this.half);
    this.sealed = enrolment.enrolment;
    drawEnrolment(enrolment);
    this.#ask("enrol");
  }

  async #code() {
    await this.api.signInCode(this.half, byID("code-text", HTMLInputElement).value);
    this.#forget();
    await this.onSignedIn();
  }

  async #confirm() {
    const codes = await this.api.signInConfirm(this.half, this.sealed, byID("enrol-text", HTMLInputElement).value);
    this.#forget();
    drawRecoveryCodes(codes);
    this.#show("recovery");
    byID("recovery-title").focus();
  }

  /** @param {string} step */
  #ask(step) {
    setText(byID(`${step}-error`), "");
    this.#show(step);
    byID(`${step}-text`).focus();
  }

  /** @param {string} step */
  #show(step) {
    for (const name of steps) setFlag(byID(`${name}-form`), "hidden", name !== step);
  }

  /** Drops what the steps need of each other: nothing secret stays in the page. */
  #forget() {
    this.half = this.sealed = "";
    this.password.value = "";
    for (const name of ["code-text", "enrol-text"]) byID(name, HTMLInputElement).value = "";
    eraseEnrolment();
  }

  /**
   * Does the work of a step when its form is sent, and tells what went wrong.
   * @param {string} step
   * @param {HTMLInputElement | null} input
   * @param {() => Promise<void>} work
   */
  #listen(step, input, work) {
    const button = byID(`${step}-button`, HTMLButtonElement);
    byID(`${step}-form`).addEventListener("submit", async (event) => {
      event.preventDefault();
      button.disabled = true;
      setText(byID(`${step}-error`), "");
      try {
        await work();
      } catch (error) {
        this.#tell(step, error);
        input?.select();
      } finally {
        button.disabled = false;
      }
    });
  }

  /**
   * @param {string} step
   * @param {unknown} error
   */
  #tell(step, error) {
    const status = error instanceof DeskError ? error.status : 0;
    if (step !== "sign-in" && status === 409) return this.begin(messageOf(error));
    const isWrong = step === "sign-in" && status === 401;
    setText(byID(`${step}-error`), isWrong ? "User or password is wrong." : messageOf(error));
  }
}

/** Takes out of the address what the provider's way back left there, and returns the text for it. */
function refusal() {
  const query = new URLSearchParams(location.search);
  const word = query.get("sign-in");
  if (word === null) return "";
  query.delete("sign-in");
  const rest = query.toString();
  history.replaceState(history.state, "", location.pathname + (rest && `?${rest}`) + location.hash);
  return refusals.get(word) ?? "";
}

/** What was open comes back after the way over the provider: its pages must not get to know the address. */
function keepPlace() {
  sessionStorage.setItem("beckon.place", location.hash);
}

function restorePlace() {
  const place = sessionStorage.getItem("beckon.place");
  sessionStorage.removeItem("beckon.place");
  if (place && !location.hash) history.replaceState(null, "", location.pathname + location.search + place);
}
