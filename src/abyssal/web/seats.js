/** The tokens of seats: check, store, share and replace them. */
import { Refused, api } from "./api.js";
import { address } from "./connection.js";
import { saveFile } from "./dom.js";
import { complain, copy } from "./notices.js";
import { known, offerAgain, offeredSeat, remember } from "./settings.js";
import { t } from "./words.js";

/** @import { FactionView } from "./types.d.ts" */

/** Return the factions whose seats a token opens; none if the server does not know it. @param {string} id @param {string} token @returns {Promise<string[]>} */
async function seatsOf(id, token) {
  try {
    const state = await api.stateAs(id, [token]);
    return state.factions.filter((f) => f.mine).map((f) => f.id);
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return [];
    throw error;
  }
}

/** Store a token for the seats that the server says it opens. @param {string} id @param {string[]} factions @param {string} token */
function keep(id, factions, token) {
  const { tokens, invites } = known(id);
  for (const faction of factions) {
    tokens[faction] = token;
    delete invites[faction];
  }
  remember(id, { tokens, invites });
}

/** Try the token from a link, alone: tokens already known are not at risk. @param {string} id */
export async function takeOffered(id) {
  const token = offeredSeat(id);
  if (!token || Object.values(known(id).tokens).includes(token)) return;
  const factions = await seatsOf(id, token).catch((error) => {
    offerAgain(id, token);
    throw error;
  });
  if (factions.length) {
    keep(id, factions, token);
    remember(id, { joined: true });
  }
  else complain(t("seat-refused"));
}

/** Find out which of our tokens the server refuses, and forget only that one. @param {string} id */
export async function dropRefused(id) {
  for (const [faction, token] of Object.entries(known(id).tokens)) {
    if ((await seatsOf(id, token)).length) continue;
    const { tokens } = known(id);
    if (tokens[faction] === token) delete tokens[faction];
    remember(id, { tokens });
  }
}

/** Return the link that gives a person a seat. @param {string} id @param {string} faction @param {string} secret */
export const invitation = (id, faction, secret) => 
  new URL(address.href(`/t/${id}#seat=${secret}&faction=${faction}`), location.href).href;

/** Save a file with the links to all seats held here, for other devices or in case this browser forgets them. @param {string} id */
export function saveSeats(id) {
  const lines = Object.entries(known(id).tokens).map(([faction, token]) => `${faction}: ${invitation(id, faction, token)}`);
  saveFile(`abyssal-${id}-seats.txt`, `${lines.join("\n")}\n`);
}

/** Give a seat a new token, as the host; the old one no longer works. @param {string} id @param {Pick<FactionView, "id"|"name">} faction @param {boolean} mine @param {HTMLElement} button */
export async function renew(id, faction, mine, button) {
  if (!confirm(t("new-secret-sure", { faction: faction.name }))) return;
  try {
    const made = await api.reseat(id, faction.id);
    const secret = made.tokens[faction.id];
    if (mine) return keep(id, [faction.id], secret);
    remember(id, { invites: { ...known(id).invites, [faction.id]: secret } });
    await copy(invitation(id, faction.id, secret), button);
  } catch (error) {
    complain(error);
  }
}
