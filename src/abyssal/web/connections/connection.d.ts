/** What an edition of the page provides: a connection to the tables, and the addresses of its views. */
import type { Requests } from "../types.d.ts";
import type { News } from "../api.js";

/** A request, with a path as in docs/api.md, without `/api/`. With a body it is a POST, without one a GET. */
export interface Sent {
  path: string;
  query: Record<string, string>;
  tokens: string[];
  body?: object;
}

/** An answer. `status` is 0 if the other side could not be reached, and otherwise as in HTTP. */
export interface Answer {
  status: number;
  text: string;
}

/** Live news of one table. */
export interface Line {
  send(message: Requests.Talk): void;
  /** Announce again who is here. */
  again(): void;
  close(): void;
}

export interface Listener {
  message: (message: News) => void;
  connected: (yes: boolean) => void;
}

export interface Connection {
  /** Whether other people can reach the tables. */
  shared: boolean;
  send(request: Sent): Promise<Answer>;
  /** Listen to a table. `hello` is asked for the tokens and the language whenever the line is opened. */
  listen(table: string, hello: () => Requests.Hello, listener: Listener): Line;
  /** Delete what this browser stores of a table. */
  forget(table: string): void;
  /** Make a link that shows others a table, or its position after the first `at` choices. */
  link(table: string, at?: number): Promise<string>;
}

export interface Address {
  /** The view that the address bar names: `/`, `/t/TABLE` or `/results`. */
  path(): string;
  /** The address of a view, for links. The query and the fragment stay. */
  href(path: string): string;
}
