// @ts-check
// The apps' storage, in the browser's database. Failures are told by the browser's own names for them.

import { documentPrefix } from "../protocol/operation-values.js";

/**
 * @typedef {import("../protocol/events.js").Events} Events
 * @typedef {import("../protocol/event-writer.js").StoredItem} StoredItem
 */

const databaseName = "heft";
const storeName = "stored";
/** Where pages tell each other what they have changed. */
const channelName = "heft-stored";
/** Remembers that the browser was asked to keep what is stored, because some ask the user in turn. */
const askedName = "heft-asked-to-persist";
/** Milliseconds that the database may take to open and to be read; the app waits for it (our choice). */
const patience = 8000;

/**
 * @typedef {{number: number, app: string, key: string, bytes: Uint8Array | null}} Change `bytes` is null where nothing
 *   is to be kept any more
 */

export class Storage {
  #events;
  #channel = globalThis.BroadcastChannel ? new BroadcastChannel(channelName) : null;
  /**
   * The changes that one call of the module has asked for: they are kept together or not at all.
   * @type {Change[]}
   */
  #batch = [];
  #hasAsked = false;
  /** @type {IDBDatabase | null} */
  #database = null;
  /** Why nothing can be kept; empty where it can. Data that could not be read is never written over. */
  #refusal = "missing";
  /** Changes with each start: an answer to what an earlier module has asked is dropped. */
  #start = {};
  /** @type {Set<Promise<void>>} */
  #changes = new Set();

  /** @param {Events} events */
  constructor(events) {
    this.#events = events;
    this.#channel?.addEventListener("message", ({ data }) => {
      if (this.#refusal === "") this.#events.changed(data.app, data.key, data.bytes);
    });
  }

  /**
   * Everything that is stored, for a fresh module. Nothing where that fails: then each request to store is
   * answered with the reason.
   * @returns {Promise<StoredItem[]>}
   */
  async load() {
    this.#start = {};
    try {
      const items = await inTime(this.#read());
      this.#refusal = "";
      return items;
    } catch (error) {
      this.#refusal = nameOf(error);
      return [];
    }
  }

  /**
   * Keeps nothing more, for a module whose data is not the user's.
   * @param {string} reason
   */
  refuse(reason) {
    this.#start = {};
    this.#refusal = reason;
  }

  /** @param {string} app @param {string} key @param {number} number @param {Uint8Array} bytes */
  store(app, key, number, bytes) {
    this.#add({ number, app, key, bytes });
  }

  /** @param {string} app @param {string} key @param {number} number */
  remove(app, key, number) {
    this.#add({ number, app, key, bytes: null });
  }

  /**
   * Reads a document.
   * @param {string} app @param {string} key @param {number} number
   */
  async fetch(app, key, number) {
    const start = this.#start;
    let failure = this.#refusal;
    /** @type {Uint8Array | null} */
    let bytes = null;
    try {
      if (failure === "") bytes = await this.#document(app, key);
    } catch (error) {
      failure = nameOf(error);
    }
    // Also what is known at once is answered later: the module is still being listened to.
    await null;
    if (this.#start === start) this.#events.fetched(number, bytes, failure || null);
  }

  /** @param {Change} change */
  #add(change) {
    this.#batch.push(change);
    // Before the browser goes on with anything else: the page may be left in the next moment.
    if (this.#batch.length === 1) queueMicrotask(() => this.#begin());
  }

  /** Done when all that was to be kept by now is kept, or has failed. */
  async settled() {
    // Changes that were asked for by now begin before this goes on.
    await null;
    await Promise.all(this.#changes);
  }

  #begin() {
    const batch = this.#batch;
    this.#batch = [];
    const done = this.#change(batch).finally(() => this.#changes.delete(done));
    this.#changes.add(done);
  }

  /** @param {Change[]} batch */
  async #change(batch) {
    const start = this.#start;
    let failure = this.#refusal;
    if (failure === "") {
      try {
        await this.#commit(batch);
        for (const { app, key, bytes } of batch) {
          this.#channel?.postMessage({ app, key, bytes: bytes && isDocument(key) ? new Uint8Array() : bytes });
        }
        this.#askToPersist();
      } catch (error) {
        failure = nameOf(error);
      }
    }
    // Also what is known at once is answered later: the module is still being listened to.
    await null;
    for (const { number } of batch) if (this.#start === start) this.#events.stored(number, failure || null);
  }

  /** @param {Change[]} batch */
  #commit(batch) {
    const database = this.#database;
    // Writes that begin one after the other are carried out in that order.
    if (!database) return this.#open().then((opened) => committed(opened, batch));
    return committed(database, batch);
  }

  /** Asks the browser, when something is kept for the first time, not to throw it away when room gets scarce. */
  async #askToPersist() {
    if (this.#hasAsked || !navigator.storage?.persist) return;
    this.#hasAsked = true;
    try {
      // A browser that refuses a page may agree once that is installed.
      const name = matchMedia("(display-mode: browser)").matches ? askedName : `${askedName}-installed`;
      if (await navigator.storage.persisted() || localStorage.getItem(name)) return;
      await navigator.storage.persist();
      localStorage.setItem(name, "yes");
    } catch {
      // The storage stays as safe as it was.
    }
  }

  /** Tells of it if what was stored is gone: the connection was cut, as it is when the user deletes the site's data. */
  async #lookAgain() {
    const start = this.#start;
    try {
      const count = await inTime(this.#count());
      if (count === 0 && this.#refusal === "" && this.#start === start) this.#events.storageLost();
    } catch {
      // The next request to store tells why.
    }
  }

  /**
   * All that is stored, and of documents their names.
   * @returns {Promise<StoredItem[]>}
   */
  async #read() {
    const database = this.#database ?? await this.#open();
    return new Promise((resolve, reject) => {
      const store = database.transaction(storeName).objectStore(storeName);
      /** @type {StoredItem[]} */
      const items = [];
      const names = store.getAllKeys();
      names.onsuccess = () => {
        for (const [app, key] of /** @type {[string, string][]} */ (names.result)) {
          const item = { app, key, bytes: new Uint8Array() };
          items.push(item);
          if (isDocument(key)) continue;
          const value = store.get([app, key]);
          value.onsuccess = () => {
            item.bytes = value.result;
          };
        }
      };
      store.transaction.oncomplete = () => resolve(items);
      store.transaction.onabort = () => reject(store.transaction.error);
    });
  }

  /**
   * @param {string} app
   * @param {string} key
   * @returns {Promise<Uint8Array | null>}
   */
  async #document(app, key) {
    const database = this.#database ?? await this.#open();
    return readFrom(database, (store) => store.get([app, key])).then((value) => value ?? null);
  }

  /**
   * How many things are stored.
   * @returns {Promise<number>}
   */
  async #count() {
    const database = this.#database ?? await this.#open();
    return readFrom(database, (store) => store.count());
  }

  /** @returns {Promise<IDBDatabase>} */
  #open() {
    return new Promise((resolve, reject) => {
      if (!globalThis.indexedDB) throw new DOMException("there is no indexedDB", "missing");
      const request = indexedDB.open(databaseName, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        const forget = () => {
          if (this.#database === database) this.#database = null;
        };
        database.onclose = () => {
          forget();
          this.#lookAgain();
        };
        // Another page of a newer version, or the user, wants to change the database.
        database.onversionchange = (change) => {
          database.close();
          forget();
          if (change.newVersion === null) this.#lookAgain();
        };
        this.#database = database;
        resolve(database);
      };
    });
  }
}

/**
 * Carries out changes together, and is done when they are kept.
 * @param {IDBDatabase} database
 * @param {Change[]} batch
 * @returns {Promise<void>}
 */
function committed(database, batch) {
  return new Promise((resolve, reject) => {
    // Data that has left the browser for the system outlasts the page and the browser; waiting for the disk helps only
    // where the power fails, and takes longer than the page may have.
    const transaction = database.transaction(storeName, "readwrite", { durability: "relaxed" });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const store = transaction.objectStore(storeName);
    for (const { app, key, bytes } of batch) {
      if (bytes) store.put(bytes, [app, key]);
      else store.delete([app, key]);
    }
    // Asked for at once: else a page that is left before the change has succeeded takes it back.
    transaction.commit?.();
  });
}

/**
 * Returns the result of one request to read.
 * @template Value
 * @param {IDBDatabase} database
 * @param {(store: IDBObjectStore) => IDBRequest<Value>} ask
 * @returns {Promise<Value>}
 */
function readFrom(database, ask) {
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(storeName).objectStore(storeName));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {string} key */
const isDocument = (key) => key.startsWith(documentPrefix);

/**
 * @template Value
 * @param {Promise<Value>} promise
 * @returns {Promise<Value>}
 */
function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("it takes too long", "timeout")), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @param {unknown} error */
function nameOf(error) {
  return error instanceof Error || error instanceof DOMException ? error.name : "UnknownError";
}
