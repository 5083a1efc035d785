// The figures of How to play Aqua Mirabilis, made of its own pieces.

/** @typedef {import("../../types").Figures} Figures */

/** @param {string} face @param {number} w @param {number} h @param {Record<string, unknown>} values */
const piece = (face, w, h, values, kind = face) =>
  /** @type {import("../../types").FigurePiece} */ ({ face, w, h, node: { kind, values } });

/** @param {string} scent @param {number} worker how many stand there */
function stall(scent, worker) {
  const place = piece("stall", 46, 64, { scent, left: 2 });
  return worker ? [place, { ...piece("worker", 18, 26, { scent }), x: 0, y: 22 }] : place;
}

/** @type {Figures} */
export function figures(speech, numbers) {
  const { faces } = speech.game;
  const perfume = piece("perfume", 76, 60, { scent: "J", slots: 1, level: 1, presented: 0, complement: "R" });
  const meeting = [
    { ...piece("cell", 48, 34, { column: "J", row: "R", cubes: 1, left: 3, token: 0 }), state: "of-king of-court" },
    { ...piece("king", 20, 28, { column: "J" }), x: 0, y: -36 },
    { ...piece("court", 20, 26, { row: "R" }), x: -42, y: 0 },
  ];
  const likes = { dame: "A", letter_needed: 0, letter_given: 1, wish: "essence", favour: "court_step", owner: 0 };
  const dame = { face: "dame", w: 76, h: 76, node: { kind: "dame", values: likes, counts: { B: 1, J: 1, L: 1 } } };
  return {
    goal: [
      piece("flower", 32, 32, { scent: "R", count: 1 }),
      "→",
      piece("essence", 32, 32, { scent: "R", count: 1 }),
      "→",
      perfume,
      "→",
      meeting,
    ],
    turn: [piece("gallery", 48, 26, { cost: numbers.versailles })],
    market: [stall("R", 0), stall("J", 1), stall("L", 1)],
    method: [{ face: "method", w: 92, h: 60, node: faces["lesson distillation"] }],
    perfume: [{ face: "recipe", w: 60, h: 40, node: faces["recipe J-1-1"] }, "→", perfume],
    versailles: [meeting],
    court: [piece("audience", 48, 26, { cost: numbers.couple_least }), "→", dame],
    school: ["base-J", "spec-L", "ability-flower-1"].map((name) => ({
      face: "lesson",
      w: 62,
      h: 44,
      node: faces[`lesson ${name}`],
    })),
    tile: [{ face: "tile", w: 56, h: 44, node: faces["tile paris-1"] }],
  };
}
