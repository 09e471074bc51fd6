// @ts-check
// The host protocol's encoding: little-endian, packed, no alignment. See docs/host-protocol.md.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Up to so many bytes are read one by one. */
const shortWord = 24;

/** Writes one event at a time into a buffer that is kept for the next one. */
export class Writer {
  #bytes = new Uint8Array(4096);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  /**
   * Forgets what was written and begins a record.
   * @param {number} code
   */
  start(code) {
    this.#length = 0;
    return this.u8(code);
  }

  /** The bytes written since `start`; valid until the next `start`. */
  get bytes() {
    return this.#bytes.subarray(0, this.#length);
  }

  /** @param {number} value */
  u8(value) {
    const at = this.#room(1);
    this.#view.setUint8(at, value);
    return this;
  }

  /** @param {number} value */
  u32(value) {
    const at = this.#room(4);
    this.#view.setUint32(at, value, true);
    return this;
  }

  /** @param {number} value */
  i32(value) {
    const at = this.#room(4);
    this.#view.setInt32(at, value, true);
    return this;
  }

  /** @param {number} value */
  f64(value) {
    const at = this.#room(8);
    this.#view.setFloat64(at, value, true);
    return this;
  }

  /** @param {string} value */
  string(value) {
    const utf8 = encoder.encode(value);
    this.u32(utf8.length);
    const at = this.#room(utf8.length);
    this.#bytes.set(utf8, at);
    return this;
  }

  /** @param {Uint8Array} value */
  bytesOf(value) {
    this.u32(value.length);
    const at = this.#room(value.length);
    this.#bytes.set(value, at);
    return this;
  }

  /**
   * Where the next bytes go. Ask before using the view: what has no room left moves to a larger buffer.
   * @param {number} count
   */
  #room(count) {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length));
      larger.set(this.#bytes.subarray(0, at));
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return at;
  }
}

/** Reads operations out of the module's memory. */
export class Reader {
  #view = new DataView(new ArrayBuffer(0));
  #offset = 0;
  #end = 0;

  /**
   * Begins at `pointer`. The memory may have been replaced since the last time, because it grows.
   * @param {ArrayBuffer} buffer
   * @param {number} pointer
   * @param {number} length
   */
  start(buffer, pointer, length) {
    if (this.#view.buffer !== buffer) this.#view = new DataView(buffer);
    this.#offset = pointer;
    this.#end = pointer + length;
  }

  get atEnd() {
    return this.#offset >= this.#end;
  }

  /** True when the last record ended exactly where the operations end. */
  get endedWell() {
    return this.#offset === this.#end;
  }

  u8() {
    return this.#view.getUint8(this.#advance(1));
  }

  u32() {
    return this.#view.getUint32(this.#advance(4), true);
  }

  f64() {
    return this.#view.getFloat64(this.#advance(8), true);
  }

  /**
   * Returns so many bytes where they lie in the module's memory: they last until the next call.
   * @param {number} length
   */
  bytes(length) {
    const buffer = /** @type {ArrayBuffer} */ (this.#view.buffer);
    return new Uint8ClampedArray(buffer, this.#advance(length), length);
  }

  string() {
    const length = this.u32();
    const at = this.#advance(length);
    return this.#shortWord(at, length) ?? decoder.decode(new Uint8Array(this.#view.buffer, at, length));
  }

  /**
   * The words beside each sample are short and plain, and a decoder takes longer to call than to read them.
   * @param {number} at
   * @param {number} length
   */
  #shortWord(at, length) {
    if (length > shortWord) return null;
    let word = "";
    for (let index = at; index < at + length; index += 1) {
      const byte = this.#view.getUint8(index);
      if (byte > 127) return null;
      word += String.fromCharCode(byte);
    }
    return word;
  }

  /** A copy: the memory is written anew with the next event. */
  byteArray() {
    const length = this.u32();
    return new Uint8Array(this.#view.buffer, this.#advance(length), length).slice();
  }

  /** @param {number} count */
  #advance(count) {
    const at = this.#offset;
    this.#offset += count;
    return at;
  }
}
