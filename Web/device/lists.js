// @ts-check
// The sections of a table as lists. Its rows lie as they are shown; a list and its items, which take no room, own
// them in what a screen reader is given.

/** @typedef {import("../protocol/operations.js").ListDescription} List */

export class Lists {
  /** @type {{element: HTMLElement, items: Map<number, HTMLElement>, rows: HTMLElement[]}[]} */
  #lists = [];
  #elementOf;

  /** @param {(row: number) => HTMLElement | undefined} elementOf the element of a row's view */
  constructor(elementOf) {
    this.#elementOf = elementOf;
  }

  /** @param {List[]} lists in the order of their rows */
  set(lists) {
    while (this.#lists.length > lists.length) this.#lists.pop()?.element.remove();
    lists.forEach(({ name, count, first, rows }, index) => {
      const list = this.#lists[index] ??= made();
      if (name === "") list.element.removeAttribute("aria-label");
      else list.element.setAttribute("aria-label", name);
      /** @type {Map<number, HTMLElement>} */
      const items = new Map();
      list.rows = [];
      rows.forEach((row, place) => {
        const owned = this.#elementOf(row);
        if (!owned) return;
        owned.id = `view-${row}`;
        owned.classList.add("item");
        const item = list.items.get(row) ?? element("listitem");
        item.setAttribute("aria-owns", owned.id);
        item.setAttribute("aria-posinset", String(first + place));
        item.setAttribute("aria-setsize", String(count));
        items.set(row, item);
        list.rows.push(owned);
      });
      list.items = items;
      // An item that stays is not touched: a screen reader may be there.
      const wanted = [...items.values()];
      for (const child of Array.from(list.element.children)) if (!wanted.includes(/** @type {any} */ (child))) child.remove();
      wanted.forEach((item, place) => {
        const there = list.element.children[place];
        if (there !== item) list.element.insertBefore(item, there ?? null);
      });
    });
    this.place();
  }

  /** Puts each list before its first row: it is read there. */
  place() {
    for (const { element, rows } of this.#lists) {
      const first = rows.find((row) => row.isConnected);
      if (first && element.nextElementSibling !== first) first.before(element);
    }
  }
}

/** @param {string} role */
function element(role) {
  const element = document.createElement("div");
  element.className = "owner";
  element.setAttribute("role", role);
  return element;
}

function made() {
  return { element: element("list"), items: new Map(), rows: [] };
}
