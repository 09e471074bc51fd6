// @ts-check
// An address that the app wants to open when no tap has allowed it: offered as a link, because the browser would open
// nothing and say nothing.

export class PopupFallback {
  #bar = /** @type {HTMLElement} */ (document.getElementById("popup-fallback"));
  #link = /** @type {HTMLAnchorElement} */ (this.#bar.querySelector("a"));

  constructor() {
    this.#bar.addEventListener("click", ({ target }) => {
      // The link itself still works: it goes once the click is over.
      if (target instanceof Element && target.closest("a, button")) setTimeout(() => this.withdraw());
    });
  }

  /** @param {string} address */
  make(address) {
    this.#link.href = address;
    this.#link.textContent = `Open ${withoutScheme(address)}`;
    this.#bar.hidden = false;
  }

  withdraw() {
    this.#bar.hidden = true;
  }
}

/**
 * Returns an address as a person writes it.
 * @param {string} address
 */
function withoutScheme(address) {
  return address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
