/**
 * Looks of Andean Abyss. Each piece has a shape and a letter beside its colour, so that nobody needs the colours to
 * tell them apart.
 * @type {import("../../board/themes.js").Theme}
 */
export const game = {
  pieces: {
    "govt.troops": { shape: "cube", letter: "T", colour: "govt" },
    "govt.police": { shape: "cube", letter: "P", colour: "police" },
    "govt.base": { shape: "disc", letter: "G", colour: "govt" },
    "farc.base": { shape: "disc", letter: "F", colour: "farc" },
    "farc.guerrilla.u": { shape: "cylinder", letter: "F", colour: "farc" },
    "farc.guerrilla.a": { shape: "cylinder", letter: "F", colour: "farc", active: true },
    "auc.base": { shape: "disc", letter: "A", colour: "auc" },
    "auc.guerrilla.u": { shape: "cylinder", letter: "A", colour: "auc" },
    "auc.guerrilla.a": { shape: "cylinder", letter: "A", colour: "auc", active: true },
    "cartels.base": { shape: "disc", letter: "C", colour: "cartels" },
    "cartels.guerrilla.u": { shape: "cylinder", letter: "C", colour: "cartels" },
    "cartels.guerrilla.a": { shape: "cylinder", letter: "C", colour: "cartels", active: true },
  },
  control: {
    govt: { letter: "G", colour: "govt" },
    farc: { letter: "F", colour: "farc" },
  },
  markers: {
    terror: { letter: "T", shape: "burst" },
    sabotage: { letter: "S", shape: "burst" },
    zone: { letter: "Z", shape: "flag", hatch: true, colour: "farc" },
  },
  levels: { AS: 2, PS: 1, PO: -1, AO: -2 },
  terrains: {
    mountain: "M6 24l7-12 7 12M11 15.500l2 2.500 2.500-2.500M34 50l6-10 6 10M38.500 42.500l1.500 2 1.500-2",
    forest: "M10 22v-3M10 19c-4 0-5-3-4-5 0-3 8-3 8 0 1 2 0 5-4 5zM38 46v-3M38 43c-4 0-5-3-4-5 0-3 8-3 8 0 1 2 0 5-4 5z",
    grassland: "M8 20c0-3-1-5-3-6M8 20c0-4 0-6 1-8M8 20c0-3 2-5 4-6M36 46c0-3-1-5-3-6M36 46c0-4 0-6 1-8M36 46c0-3 2-5 4-6",
  },
  relief: new URL("./relief.png", import.meta.url).href,
  ways: ["pipeline", "road"],
  traits: [],
  opened: "foreign",
  carried: { list: "shipments", face: "#e3c48a", cord: "#7a5a22" },
};
