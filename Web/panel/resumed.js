// @ts-check
// The events that came until the page was loaded anew because the app was built anew: played at once, they lead back to
// the same screen, with the new code.

const name = "heft-resumed";

/**
 * Keeps a trace for the page that follows in this tab. One that a browser has no room for is not kept: then the app begins
 * as it always does.
 * @param {string} trace
 */
export function keepTrace(trace) {
  try {
    sessionStorage.setItem(name, trace);
  } catch {
    forget();
  }
}

/**
 * The trace that the page before has kept, once: what it leads to may be what fails.
 * @returns {string | null}
 */
export function takeTrace() {
  try {
    const trace = sessionStorage.getItem(name);
    forget();
    return trace;
  } catch {
    return null;
  }
}

function forget() {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
