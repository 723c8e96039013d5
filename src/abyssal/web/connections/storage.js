/** The tables in the browser's storage (IndexedDB): one row per table. */

/** @typedef {{id: string, news: number, text: string}} Row a table: `news` grows with every change */
/** @typedef {[id: string, before: number|undefined, news: number, text: string]} Change a row to write, and the `news` it must have now (undefined: no such row) */

const STORE = "tables";

/** @returns {Promise<Storage|Memory>} memory only, if the browser refuses to store anything */
export async function openStorage() {
  try {
    return new Storage(await openDatabase());
  } catch {
    return new Memory();
  }
}

async function openDatabase() {
  const request = indexedDB.open("abyssal", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  const database = await result(request);
  // Otherwise nobody could delete the data of this site while it is open.
  database.onversionchange = () => database.close();
  return database;
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Storage {
  lasting = true;

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
  }

  /** Begin a transaction. If the browser has closed the database, because its data were deleted, open it again. @param {IDBTransactionMode} [mode] */
  async begin(mode) {
    const start = () => this.database.transaction(STORE, mode, { durability: "strict" });
    try {
      return start();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
      this.database = await openDatabase();
      return start();
    }
  }

  /** @param {string} id @returns {Promise<Row|undefined>} */
  async get(id) {
    return result((await this.begin()).objectStore(STORE).get(id));
  }

  /** @returns {Promise<Row[]>} */
  async all() {
    return result((await this.begin()).objectStore(STORE).getAll());
  }

  /** @param {string} id */
  async remove(id) {
    return result((await this.begin("readwrite")).objectStore(STORE).delete(id));
  }

  /**
   * Write all changes or none, and wait until they are on disk.
   * @param {Change[]} changes
   * @returns {Promise<boolean>} false if another tab has changed one of the tables meanwhile
   */
  async put(changes) {
    const transaction = await this.begin("readwrite");
    return new Promise((resolve, reject) => {
      const store = transaction.objectStore(STORE);
      let stale = false;
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => (stale ? resolve(false) : reject(transaction.error));
      for (const [id, before, news, text] of changes) {
        const known = store.get(id);
        known.onsuccess = () => {
          if (stale) return;
          if (known.result?.news === before) store.put({ id, news, text });
          else (stale = true), transaction.abort();
        };
      }
    });
  }
}

/** Tables that last until the tab is closed. */
export class Memory {
  lasting = false;
  /** @type {Map<string, Row>} */
  rows = new Map();

  /** @param {string} id */
  async get(id) {
    return this.rows.get(id);
  }

  async all() {
    return [...this.rows.values()];
  }

  /** @param {string} id */
  async remove(id) {
    this.rows.delete(id);
  }

  /** @param {Change[]} changes */
  async put(changes) {
    if (changes.some(([id, before]) => this.rows.get(id)?.news !== before)) return false;
    for (const [id, , news, text] of changes) this.rows.set(id, { id, news, text });
    return true;
  }
}
