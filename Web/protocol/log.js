// @ts-check
// The last events, kept for the report of a failure: a trap takes the module's own trace with it.

const capacity = 200;
const bytesKept = 1024;

export class EventLog {
  /** @type {{time: number, length: number, bytes: Uint8Array}[]} */
  #entries = [];
  #next = 0;

  clear() {
    this.#entries.length = 0;
    this.#next = 0;
  }

  /** @param {Uint8Array} bytes */
  add(bytes) {
    const kept = Math.min(bytes.length, bytesKept);
    let entry = this.#entries[this.#next];
    if (!entry || entry.bytes.length < kept) {
      entry = { time: 0, length: 0, bytes: new Uint8Array(Math.max(kept, 128)) };
      this.#entries[this.#next] = entry;
    }
    entry.time = performance.now();
    entry.length = bytes.length;
    entry.bytes.set(kept < bytes.length ? bytes.subarray(0, kept) : bytes);
    this.#next = (this.#next + 1) % capacity;
  }

  /** One line an event, oldest first. */
  get lines() {
    const oldest = this.#entries.length < capacity ? 0 : this.#next;
    return this.#entries.map((_, i) => {
      const { time, length, bytes } = this.#entries[(oldest + i) % this.#entries.length];
      const kept = Math.min(length, bytes.length, bytesKept);
      const hex = Array.from(bytes.subarray(0, kept), (byte) => byte.toString(16).padStart(2, "0")).join("");
      return `${time.toFixed(1)} ${hex}${kept < length ? ` and ${length - kept} bytes more` : ""}`;
    });
  }
}
