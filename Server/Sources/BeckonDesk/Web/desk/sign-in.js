// @ts-check
// Signing in at the desk: the password, then what else the account needs, a code or setting up a second factor.

import { all, byID, setFlag, setText } from "../shared/dom.js";
import { DeskError, messageOf } from "../shared/api.js";
import { drawEnrolment, drawRecoveryCodes, eraseEnrolment } from "../shared/second-factor.js";

/** The forms, one of which is shown. */
const steps = ["sign-in", "code", "enrol", "recovery"];

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
    this.#listen("sign-in", this.password, () => this.#first());
    this.#listen("code", byID("code-text", HTMLInputElement), () => this.#code());
    this.#listen("enrol", byID("enrol-text", HTMLInputElement), () => this.#confirm());
    this.#listen("recovery", null, () => {
      drawRecoveryCodes([]);
      return this.onSignedIn();
    });
    for (const button of all(document, "[data-again]")) button.addEventListener("click", () => this.begin());
  }

  /**
   * Shows the first step.
   * @param {string} [reason]
   */
  begin(reason = "Sign in to answer chats and callbacks.") {
    this.#forget();
    setText(byID("sign-in-reason"), reason);
    setText(byID("sign-in-error"), "");
    this.#show("sign-in");
    (this.user.value ? this.password : this.user).focus();
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
    const isWrong = step === "sign-in" && (status === 401 || status === 403);
    setText(byID(`${step}-error`), isWrong ? "User or password is wrong." : messageOf(error));
  }
}
