// Lays and draws the picture of every tree that comes in: what the pieces are, and where.

import { load, speech, told } from "./page.js";

const [game] = Object.keys(told);
const { lay, draw } = await load(`games/${game}/picture.js`);
const voice = await speech("en", game);

const pictures = [false, true].map((tall) =>
  told[game].trees.map((tree) => {
    const { width, height, pieces } = lay(tree, voice, tall);
    for (const piece of pieces) draw(piece, voice);
    const shown = pieces.map(({ id, x, y, w, h, layer, quiet, places, node }) => ({
      ...{ id, x, y, w, h, layer, quiet: Boolean(quiet), places: places ?? 1 },
      actions: node?.actions ?? [],
    }));
    return { width, height, pieces: shown };
  }),
);
process.stdout.write(JSON.stringify(pictures));
