// @ts-check
// What the apps store, in the browser's database. Failures are told by the browser's own names for them.

/**
 * @typedef {import("../seam/events.js").Events} Events
 * @typedef {{app: string, key: string, bytes: Uint8Array}} StoredItem
 */

const databaseName = "heft";
const storeName = "stored";
/** Milliseconds that the database may take to open and to be read; the app waits for it (our choice). */
const patience = 8000;

export class Storage {
  #events;
  /** @type {IDBDatabase | null} */
  #database = null;
  /** Why nothing can be kept; empty where it can. What could not be read is never written over. */
  #refusal = "missing";
  /** Changes with each start: an answer to what an earlier module has asked is nobody's. */
  #start = {};
  /** @type {Set<Promise<void>>} */
  #changes = new Set();

  /** @param {Events} events */
  constructor(events) {
    this.#events = events;
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
    this.#begin(number, (store) => store.put(bytes, [app, key]));
  }

  /** @param {string} app @param {string} key @param {number} number */
  remove(app, key, number) {
    this.#begin(number, (store) => store.delete([app, key]));
  }

  /** Done when all that was to be kept by now is kept, or has failed. */
  async settled() {
    await Promise.all(this.#changes);
  }

  /**
   * @param {number} number
   * @param {(store: IDBObjectStore) => void} change
   */
  #begin(number, change) {
    const done = this.#change(number, change).finally(() => this.#changes.delete(done));
    this.#changes.add(done);
  }

  /**
   * @param {number} number
   * @param {(store: IDBObjectStore) => void} change
   */
  async #change(number, change) {
    const start = this.#start;
    let failure = this.#refusal;
    if (failure === "") {
      try {
        await this.#commit(change);
      } catch (error) {
        failure = nameOf(error);
      }
    }
    // Also what is known at once is answered later: the module is still being listened to.
    await null;
    if (this.#start === start) this.#events.stored(number, failure);
  }

  /** @param {(store: IDBObjectStore) => void} change */
  #commit(change) {
    const database = this.#database;
    // Writes that begin one after the other are carried out in that order.
    if (!database) return this.#open().then((opened) => committed(opened, change));
    return committed(database, change);
  }

  /** @returns {Promise<StoredItem[]>} */
  async #read() {
    const database = this.#database ?? await this.#open();
    return new Promise((resolve, reject) => {
      const store = database.transaction(storeName).objectStore(storeName);
      const keys = store.getAllKeys();
      const values = store.getAll();
      store.transaction.oncomplete = () => resolve(keys.result.map((name, i) => {
        const [app, key] = /** @type {[string, string]} */ (name);
        return { app, key, bytes: values.result[i] };
      }));
      store.transaction.onabort = () => reject(store.transaction.error);
    });
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
        database.onclose = forget;
        // Another page of a newer version, or the user, wants to change the database.
        database.onversionchange = () => {
          database.close();
          forget();
        };
        this.#database = database;
        resolve(database);
      };
    });
  }
}

/**
 * Carries out one change, and is done when it is kept.
 * @param {IDBDatabase} database
 * @param {(store: IDBObjectStore) => void} change
 * @returns {Promise<void>}
 */
function committed(database, change) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, "readwrite");
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    change(transaction.objectStore(storeName));
    // Asked for at once: else a page that is left before the change has succeeded takes it back.
    transaction.commit?.();
  });
}

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
