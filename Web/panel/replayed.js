// @ts-check
// Says, all the while it is so, that the device holds a trace's data and not the user's.

export class Replayed {
  #bar = document.createElement("div");

  /** @param {() => void} goBack starts anew with the user's own data */
  constructor(goBack) {
    const text = document.createElement("p");
    text.textContent = "A trace was replayed here. Nothing that you do now is kept.";
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Go back to my apps";
    button.addEventListener("click", goBack);
    this.#bar.className = "replayed";
    this.#bar.setAttribute("role", "status");
    this.#bar.hidden = true;
    this.#bar.append(text, button);
    document.body.append(this.#bar);
  }

  /** @param {boolean} isOver whether a replay has ended and nothing has been started since */
  show(isOver) {
    this.#bar.hidden = !isOver;
  }
}
