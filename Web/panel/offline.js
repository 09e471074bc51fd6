// @ts-check
// Keeps the page for visits without a network, and offers a newer version when one has been fetched whole.

/** Milliseconds between two looks for a newer version while the page is open (our choice). */
const interval = 3_600_000;

/**
 * @param {import("./notice.js").Notice} notice
 * @param {() => Promise<void>} settled done when all that the apps have stored is kept
 */
export async function keepOffline(notice, settled) {
  const link = document.querySelector("link[rel=serviceworker]");
  // There is none while a package is being worked on, and none in a private window of some browsers.
  if (!(link instanceof HTMLLinkElement) || !navigator.serviceWorker) return;
  let isAsked = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // Another tab may have asked: this one goes on with what it has loaded.
    if (!isAsked) return;
    isAsked = false;
    settled().then(() => location.reload());
  });

  /** @param {ServiceWorkerRegistration} registration */
  const offer = ({ waiting }) => {
    if (!waiting || !navigator.serviceWorker.controller) return;
    notice.show("version", "A new version of Heft is here.", "Load it", () => {
      isAsked = true;
      waiting.postMessage("activate");
    });
  };

  try {
    const registration = await navigator.serviceWorker.register(link.href, { updateViaCache: "none" });
    offer(registration);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => { if (worker.state === "installed") offer(registration) });
    });
    setInterval(() => registration.update().catch(() => {}), interval);
  } catch {
    // The browser keeps nothing here: the page is loaded at each visit.
  }
}
