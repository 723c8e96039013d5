/** The connection of this edition. `make site` replaces this file with one that names the Web Worker's. */
export { address, connection } from "./connections/http.js";
