/**
 * Looks of A Distant Plain. Each piece has a shape and a letter beside its colour, so that nobody needs the colours to
 * tell them apart: cubes of the Coalition have dark corners, those of the Government none.
 * @type {import("../../board/themes.js").Theme}
 */
export const game = {
  pieces: {
    "coalition.troops": { shape: "cube", letter: "C", colour: "coalition", notched: true },
    "coalition.base": { shape: "disc", letter: "C", colour: "coalition" },
    "government.troops": { shape: "cube", letter: "G", colour: "government" },
    "government.police": { shape: "cube", letter: "P", colour: "police" },
    "government.base": { shape: "disc", letter: "G", colour: "government" },
    "taliban.base": { shape: "disc", letter: "T", colour: "taliban" },
    "taliban.guerrilla.u": { shape: "cylinder", letter: "T", colour: "taliban" },
    "taliban.guerrilla.a": { shape: "cylinder", letter: "T", colour: "taliban", active: true },
    "warlords.base": { shape: "disc", letter: "W", colour: "warlords" },
    "warlords.guerrilla.u": { shape: "cylinder", letter: "W", colour: "warlords" },
    "warlords.guerrilla.a": { shape: "cylinder", letter: "W", colour: "warlords", active: true },
  },
  control: {
    coin: { letter: "C", colour: "coin" },
    taliban: { letter: "T", colour: "taliban" },
  },
  markers: {
    returnee: { letter: "+1", shape: "tag", adds: 1 },
    terror: { letter: "T", shape: "burst" },
    sabotage: { letter: "S", shape: "burst" },
  },
  levels: { S: 1, O: -1 },
  terrains: {
    mountain: "M6 24l7-12 7 12M11 15.500l2 2.500 2.500-2.500M34 50l6-10 6 10M38.500 42.500l1.500 2 1.500-2",
    plains: "M6 14c3-2 6-2 9 0M12 17h7M36 40c3-2 6-2 9 0M33 43h6",
    pakistan: "M8 12l3 3M12 11l-2 5M36 40l3 3M40 39l-2 5",
  },
  relief: new URL("./relief.png", import.meta.url).href,
  ways: ["road"],
  traits: ["pashtun"],
};
