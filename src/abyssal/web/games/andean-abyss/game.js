/**
 * How the pieces and markers of Andean Abyss look. Each piece has a shape and a letter beside its colour, so that nobody
 * needs the colours to tell them apart. The pieces are in the order in which a space shows them.
 * @type {import("./themes.js").Theme}
 */
export const andeanAbyss = {
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
  factions: {
    govt: { letter: "G", colour: "govt" },
    farc: { letter: "F", colour: "farc" },
    auc: { letter: "A", colour: "auc" },
    cartels: { letter: "C", colour: "cartels" },
  },
  markers: {
    terror: { letter: "T", shape: "burst" },
    sabotage: { letter: "S", shape: "burst" },
    zone: { letter: "Z", shape: "flag", hatch: true, colour: "farc" },
  },
  levels: { AS: 2, PS: 1, PO: -1, AO: -2 },
  carried: { list: "shipments", face: "#e3c48a", cord: "#7a5a22" },
};
