// @ts-check
// Failures as sentences: what happened, and what to do about it.

/**
 * @typedef {"no-webassembly" | "not-found" | "not-compiled" | "contract" | "operation" | "trap"
 *   | "page"} FailureKind
 * @typedef {{title: string, text: string, advice: string}} Sentences
 */

export class Failure extends Error {
  /**
   * @param {FailureKind} kind
   * @param {string} detail what exactly, for the sentence and the report
   * @param {unknown} [cause]
   */
  constructor(kind, detail, cause) {
    super(detail);
    this.name = "Failure";
    this.kind = kind;
    this.cause = cause;
  }
}

/** Who sees this on the computer that serves it has built it. Tests load the module in Node, without a location. */
const isOwn = ["localhost", "127.0.0.1", "[::1]"].includes(globalThis.location?.hostname ?? "");

const tryAgain = "Look whether you are online, and load the page again in a minute: it may just be changing.";
const reloadOrBuild = "Reload without the cache (Ctrl or Cmd, Shift, R)."
  + (isOwn ? " If that does not help, build both again with “make run”." : "");
const sendReport = "Copy the report and attach it to an issue: it holds the last events, so that the moment can "
  + "be played again.";

/** @type {Record<FailureKind, (detail: string) => Sentences>} */
const sentences = {
  "no-webassembly": () => ({
    title: "This browser has no WebAssembly",
    text: "Heft runs Swift as WebAssembly, and this browser does not offer it.",
    advice: "Use a browser of the last few years, or switch off the lockdown or policy that takes WebAssembly "
      + "away.",
  }),
  "not-found": (detail) => ({
    title: "The module could not be loaded",
    text: `The page is here, but not the Swift that runs in it: ${detail}.`,
    advice: isOwn ? "Build it with “make run”, look whether the server still runs, and start again." : tryAgain,
  }),
  "not-compiled": (detail) => ({
    title: "The module could not be started",
    text: `The browser does not accept the module: ${detail}.`,
    advice: "An old browser may lack a WebAssembly feature that Heft needs (SIMD). If this one is new, "
      + "the file is damaged: " + (isOwn ? "build it again." : "load the page again."),
  }),
  contract: (detail) => ({
    title: "Page and module do not match",
    text: `They were built from different versions of Heft: ${detail}.`,
    advice: reloadOrBuild,
  }),
  operation: (detail) => ({
    title: "Page and module do not match",
    text: `The module sent something that this page does not know: ${detail}.`,
    advice: reloadOrBuild,
  }),
  trap: (detail) => ({
    title: "The app has stopped",
    text: `The Swift code came to a state that it does not allow (${detail}). The last picture stays; `
      + "touches no longer reach it.",
    advice: sendReport,
  }),
  page: (detail) => ({
    title: "The page has stopped",
    text: `The page failed while it showed what the app asked for (${detail}). The last picture stays; `
      + "touches no longer reach the app.",
    advice: sendReport,
  }),
};

/**
 * Any error as a failure; an unforeseen one is the page's own fault.
 * @param {unknown} error
 */
export function asFailure(error) {
  if (error instanceof Failure) return error;
  return new Failure("page", error instanceof Error ? error.message : String(error), error);
}

/**
 * Returns the report to attach to an issue, as plain text.
 * @param {Failure} failure
 * @param {string} module what is known of the module
 * @param {string[]} events the last events, oldest first
 */
export function report(failure, module, events) {
  const cause = failure.cause instanceof Error ? failure.cause.stack ?? String(failure.cause) : failure.message;
  return [
    `Heft failure: ${failure.kind}`,
    failure.message,
    "",
    `module: ${module}`,
    `browser: ${navigator.userAgent}`,
    `window: ${innerWidth} x ${innerHeight} at ${devicePixelRatio}`,
    `error: ${cause}`,
    "",
    `the last ${events.length} events (milliseconds, bytes as docs/host-protocol.md has them)`,
    ...events,
    "",
  ].join("\n");
}

/** @param {string} id */
const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Shows the panel and moves the focus to it.
 * @param {Failure} failure
 * @param {string} text the report
 * @param {() => void} restart
 */
export function showFailure(failure, text, restart) {
  const words = sentences[failure.kind](failure.message);
  const panel = find("failure");
  const area = /** @type {HTMLTextAreaElement} */ (find("failure-report"));
  const copy = find("failure-copy");
  find("failure-title").textContent = words.title;
  find("failure-text").textContent = words.text;
  find("failure-advice").textContent = words.advice;
  area.value = text;
  copy.textContent = "Copy the report";
  copy.onclick = async () => {
    copy.textContent = await copied(area) ? "Copied" : "Select the report below";
  };
  find("failure-restart").onclick = restart;
  document.body.classList.add("stopped");
  panel.hidden = false;
  panel.focus({ preventScroll: true });
}

/** Takes the panel away, if it is there. */
export function hideFailure() {
  find("failure").hidden = true;
  document.body.classList.remove("stopped");
}

/**
 * Copies the report; where the browser does not let us, opens it with all of it selected.
 * @param {HTMLTextAreaElement} area
 */
async function copied(area) {
  try {
    await navigator.clipboard.writeText(area.value);
    return true;
  } catch {
    /** @type {HTMLDetailsElement} */ (area.closest("details")).open = true;
    area.select();
    return document.execCommand("copy");
  }
}
