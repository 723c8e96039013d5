/** The connection to a server: HTTP for requests, a WebSocket for live news. */

/** @import { Address, Answer, Connection, Line, Listener, Sent } from "./connection.d.ts" */
/** @import { Requests } from "../types.d.ts" */

/** Close code of a connection that the server refuses for good. */
const REFUSED = 4000;

/** @type {Connection} */
export const connection = {
  shared: true,
  send,
  listen: (table, hello, listener) => new Socket(table, hello, listener),
  forget: () => {},
  link: async (table, at) => `${location.origin}/t/${table}${at === undefined ? "" : `?at=${at}`}`,
};

/** @type {Address} */
export const address = {
  path: () => location.pathname,
  href: (path) => path,
};

/** @param {Sent} request @returns {Promise<Answer>} */
async function send({ path, query, tokens, body }) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (tokens.length) headers.Authorization = `Bearer ${tokens.join(" ")}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    const answer = await fetch(`/api/${path}?${new URLSearchParams(query)}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: "" };
  }
}

/** A WebSocket that reconnects by itself after a break, waiting longer each time. @implements {Line} */
class Socket {
  /** @param {string} table @param {() => Requests.Hello} hello @param {Listener} listener */
  constructor(table, hello, listener) {
    this.table = table;
    this.hello = hello;
    this.listener = listener;
    this.closed = false;
    this.attempt = 0;
    this.timer = 0;
    /** @type {WebSocket|null} */
    this.socket = null;
    this.wake = () => this.socket?.readyState === WebSocket.OPEN || this.open();
    addEventListener("online", this.wake);
    this.beat = setInterval(() => this.send({ ping: Date.now() }), 25000);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.socket?.close();
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.table}/live`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      socket.send(JSON.stringify(this.hello()));
      this.listener.connected(true);
    };
    socket.onmessage = (event) => this.listener.message(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      this.listener.connected(false);
      if (event.code === REFUSED) return;
      const wait = Math.min(15000, 500 * 2 ** this.attempt++) * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  /** @param {Requests.Talk} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  again() {
    this.attempt = 0;
    this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }
}
