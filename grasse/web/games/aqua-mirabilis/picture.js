// The table of Aqua Mirabilis as a picture: a pure function from the tree to placed pieces.
//
// The six scents are six columns: a scent's stall, its deliveries, its column of Versailles and its recipes stand one
// below the other. Beside them are the school, the journeys and the court; then the boards.

import { number, text } from "../drawing.js";
import { boardAreas, boardGround, boardPieces } from "./boards.js";
import { draw } from "./pieces.js";
import { HEAD, TALL, WIDE, ofKind, piece } from "./plan.js";
import {
  backdrop,
  calendarGround,
  courtGround,
  deskGround,
  ground,
  marketGround,
  recipesGround,
  schoolGround,
  travelGround,
  versaillesGround,
} from "./scenery.js";
import { scentsOf } from "./tiles.js";

export { boxPieces } from "./box.js";
export { sounds } from "./sounds.js";
export { toldPiece } from "./told.js";
export { draw };

/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../../types").Picture} Picture */
/** @typedef {import("../../speech.js").Speech} Speech */
/** @typedef {import("../drawing.js").Area} Area */
/** Where the middle of the first column is, and how far it is to the next.
 * @typedef {{scents: string[], x: number, step: number}} Columns
 */

/** The whole picture.
 * @param {TableNode} tree @param {Speech} speech @param {boolean} tall
 * @returns {Picture}
 */
export function lay(tree, speech, tall) {
  const plan = tall ? TALL : WIDE;
  const places = layPlaces(tree, speech, plan);
  const boards = boardAreas(ofKind(tree, "board"), plan, tall);
  const pieces = [
    ...places.flatMap((each) => each.pieces),
    ...boards.flatMap(([board, area]) => boardPieces(board, area)),
  ];
  pieces.push(...perfumerPieces(pieces, boards));
  pieces.sort((a, b) => a.layer - b.layer || (a.id < b.id ? -1 : 1));
  const grounds = [
    { id: "backdrop", drawing: backdrop(plan.board) },
    ...places.map(({ kind, area, title, inside }) => ({ id: kind, drawing: ground(kind, area, title, inside) })),
    ...boards.map(([board, area]) => ({ id: board.id, drawing: boardGround(board, area, speech, tree) })),
  ];
  const height = Math.max(plan.board.h, ...boards.map(([, area]) => area.y + area.h));
  return { width: plan.width, height, grounds, pieces };
}

/** A place with what is printed and what lies there.
 * @typedef {{kind: string, area: Area, title: string, inside: unknown, pieces: Piece[]}} Place
 */

/** The places of the common board.
 * @param {TableNode} tree @param {Speech} speech @param {typeof WIDE} plan
 * @returns {Place[]}
 */
function layPlaces(tree, speech, plan) {
  /** @param {string} kind */
  const node = (kind) => ofKind(tree, kind)[0] ?? { id: kind, kind };
  /** @param {string} kind @param {Area} area @param {unknown} inside @param {Piece[]} pieces @param {string} title */
  const place = (kind, area, inside, pieces, title = speech.piece(node(kind))) => ({
    kind,
    area,
    title,
    inside,
    pieces,
  });
  const { market, calendar, versailles, recipes, school, travel, court, desk } = plan;
  const columns = columnsOf(scentsOf(speech), plan);
  const stops = trackStops(node("track"), travel);
  const visited = ofKind(node("travel"), "city").find((city) =>
    (city.children ?? []).some((tile) => tile.actions?.length),
  );
  const choice = node("choice");
  const isEmpty = !visited && !choice.children?.length && choice.values?.actions === undefined;
  return [
    place("market", market, marketGround(market, node("supply"), speech), [
      ...marketPieces(node("market"), market, columns),
      ...stockPieces(node("supply"), market, columns),
    ]),
    place(
      "calendar",
      calendar,
      calendarGround(calendar, node("calendar")),
      calendarPieces(node("calendar"), calendar, columns),
      speech.piece(tree),
    ),
    place(
      "versailles",
      versailles,
      versaillesGround(versailles, columns, gridOf(versailles)),
      versaillesPieces(node("versailles"), versailles, columns),
    ),
    place("recipes", recipes, recipesGround(recipes), recipePieces(node("recipes"), recipes, columns, speech)),
    place(
      "apprenticeship",
      school,
      schoolGround(school, familyNames(school, speech)),
      schoolPieces(node("apprenticeship"), school, speech),
    ),
    place("travel", travel, travelGround(node("travel"), travel, stops, speech), [
      ...travelPieces(node("travel"), travel, stops, visited?.id ?? "", speech),
      ...trackPieces(stops, ofKind(tree, "board")),
    ]),
    place("court_life", court, courtGround(court), courtPieces(node("court_life"), court)),
    place(
      "choice",
      desk,
      deskGround(desk, choice, speech, isEmpty),
      visited ? spread(visited, desk) : deskPieces(choice, desk),
      isEmpty ? "" : speech.piece(visited ?? choice),
    ),
  ];
}

/** Where the columns of the scents are: right of the heads of the rows.
 * @param {string[]} scents @param {typeof WIDE} plan @returns {Columns}
 */
function columnsOf(scents, { market, heads }) {
  const step = (market.w - heads - 6) / scents.length;
  return { scents, step, x: market.x + heads + step / 2 };
}

/** Where the middle of a scent's column is.
 * @param {Columns} columns @param {string} scent
 */
const columnOf = (columns, scent) => columns.x + Math.max(0, columns.scents.indexOf(scent)) * columns.step;

// ---------------------------------------------------------------- the columns of the scents

/** @param {TableNode} market @param {Area} area @param {Columns} columns */
function marketPieces(market, area, columns) {
  const h = area.h - HEAD - 28;
  const y = area.y + HEAD + 2 + h / 2;
  const stalls = ofKind(market, "stall").map((stall) =>
    piece(stall, "stall", columnOf(columns, text(stall, "scent")), y, columns.step - 4, h),
  );
  const workers = ofKind(market, "worker");
  const placed = workers.map((worker, at) => {
    const beside = workers.filter((each, other) => other < at && text(each, "scent") === text(worker, "scent")).length;
    return piece(
      worker,
      "worker",
      columnOf(columns, text(worker, "scent")) - columns.step / 2 + 12 + beside * 9,
      y + h / 2 - 15,
      18,
      24,
    );
  });
  return [...stalls, ...placed];
}

/** @param {TableNode} supply @param {Area} area @param {Columns} columns */
function stockPieces(supply, area, columns) {
  return ofKind(supply, "stock").map((stock) =>
    piece(stock, "stock", columnOf(columns, text(stock, "scent")), area.y + area.h - 13, columns.step - 6, 19),
  );
}

/** The Sundays stay where they are when one of them has passed.
 * @param {TableNode} calendar @param {Area} area @param {Columns} columns
 */
function calendarPieces(calendar, area, columns) {
  const h = (area.h - HEAD - 3) / 4;
  return ofKind(calendar, "sunday").map((sunday) => {
    const y = area.y + HEAD + (number(sunday, "sunday") - 0.5) * h;
    return piece(sunday, "sunday", area.x + area.w / 2, y, area.w - 10, h - 2, {
      scale: columns.step,
      state: columns.scents.join(" "),
    });
  });
}

/** The matrix of Versailles inside its place.
 * @param {Area} area @returns {Area}
 */
function gridOf(area) {
  const top = HEAD + 34; // the heads of the columns, with the King above them
  return { x: area.x, y: area.y + top, w: area.w, h: area.h - top - 4 };
}

/** @param {TableNode} versailles @param {Area} area @param {Columns} columns */
function versaillesPieces(versailles, area, columns) {
  const grid = gridOf(area);
  const h = grid.h / columns.scents.length;
  /** @param {string} scent */
  const rowOf = (scent) => grid.y + (columns.scents.indexOf(scent) + 0.5) * h;
  const [king, court] = [ofKind(versailles, "king")[0], ofKind(versailles, "court")[0]];
  const cells = ofKind(versailles, "cell").map((cell) => {
    const marks = [
      text(cell, "column") === text(king, "column") ? "of-king" : "",
      text(cell, "row") === text(court, "row") ? "of-court" : "",
    ];
    return piece(
      cell,
      "cell",
      columnOf(columns, text(cell, "column")),
      rowOf(text(cell, "row")),
      columns.step - 3,
      h - 3,
      { state: marks.join(" ").trim() },
    );
  });
  const spaces = ofKind(versailles, "gallery");
  const galleries = spaces.map((space, at) =>
    piece(space, "gallery", area.x + area.w - 24 - (spaces.length - 1 - at) * 42, area.y + 12.6, 37, 20),
  );
  const pawns = [];
  if (king) pawns.push(piece(king, "king", columnOf(columns, text(king, "column")) - 12, grid.y - 16.5, 20, 28));
  if (court) pawns.push(piece(court, "court", grid.x + 13, rowOf(text(court, "row")) - 1, 20, 26));
  return [...cells, ...galleries, ...pawns];
}

/** All that the box has of a kind, in the order of the box; what is taken leaves its place empty.
 * @param {Speech} speech @param {string} noun
 */
function faces(speech, noun) {
  return Object.entries(speech.game.faces)
    .filter(([name]) => name.startsWith(`${noun} `))
    .map(([, face]) => face);
}

/** Easier recipes stand above harder ones; a scent that lacks the easiest begins further down.
 * @param {TableNode} recipes @param {Area} area @param {Columns} columns @param {Speech} speech
 */
function recipePieces(recipes, area, columns, speech) {
  const known = faces(speech, "recipe").sort(
    (a, b) => number(a, "slots") - number(b, "slots") || number(a, "level") - number(b, "level"),
  );
  const byScent = columns.scents.map((scent) =>
    known.filter((face) => text(face, "scent") === scent).map((face) => face.id),
  );
  const most = Math.max(1, ...byScent.map((ids) => ids.length));
  const h = (area.h - HEAD - 2) / most;
  return ofKind(recipes, "recipe").map((recipe) => {
    const ids = byScent[columns.scents.indexOf(text(recipe, "scent"))] ?? [];
    const row = most - ids.length + Math.max(0, ids.indexOf(recipe.id));
    return piece(
      recipe,
      "recipe",
      columnOf(columns, text(recipe, "scent")),
      area.y + HEAD + (row + 0.5) * h,
      columns.step - 4,
      h - 2.4,
    );
  });
}

// ---------------------------------------------------------------- the school

const FAMILIES = ["base-essence", "specialisation", "special-ability", "production-method"];
/** @type {Record<string, string>} */
const FAMILY_OF = {
  base_lesson: FAMILIES[0],
  specialisation_lesson: FAMILIES[1],
  flower_lesson: FAMILIES[2],
  points_lesson: FAMILIES[2],
  step_lesson: FAMILIES[2],
  method_lesson: FAMILIES[3],
};

/** Where a family of the school is: spaces at the left, then its price, then what is taught.
 * @param {Area} area @param {number} family
 */
function familyRow(area, family) {
  const h = (area.h - HEAD - 2) / FAMILIES.length;
  return { y: area.y + HEAD + (family + 0.5) * h, h, spaces: area.x + 5, lessons: area.x + 106, w: area.w - 109 };
}

/** The names of the families, with the middle of each row.
 * @param {Area} area @param {Speech} speech @returns {[string, number][]}
 */
const familyNames = (area, speech) =>
  FAMILIES.map((family, row) => [speech.name("family", family), familyRow(area, row).y]);

/** @param {TableNode} school @param {Area} area @param {Speech} speech */
function schoolPieces(school, area, speech) {
  return FAMILIES.flatMap((family, at) => {
    const { y, h, spaces, lessons, w } = familyRow(area, at);
    const doors = ofKind(school, "school").filter((space) => text(space, "family") === family);
    const taught = (school.children ?? []).filter((lesson) => FAMILY_OF[lesson.kind] === family);
    const known = faces(speech, "lesson").filter(
      (face) =>
        FAMILY_OF[face.kind] === family && (family !== FAMILIES[3] || taught.some((each) => each.id === face.id)),
    );
    const step = w / Math.max(known.length, 1);
    return [
      ...doors.map((space, door) => piece(space, "school", spaces + 19 + door * 41, y + 7, 36, 20)),
      ...taught.map((lesson) => {
        const place = Math.max(
          0,
          known.findIndex((face) => face.id === lesson.id),
        );
        return piece(
          lesson,
          lesson.kind === "method_lesson" ? "method_lesson" : "lesson",
          lessons + (place + 0.5) * step,
          y,
          Math.min(step - 3, 62),
          h - 4,
          { layer: 14 },
        );
      }),
    ];
  });
}

// ---------------------------------------------------------------- journeys

/** @typedef {{node: TableNode, x: number, y: number}} Stop */

/** The stops of the coach track. The cities and Grasse stand evenly, and the road is as long as it is between them.
 * @param {TableNode} track @param {Area} area @returns {Stop[]}
 */
function trackStops(track, area) {
  const stops = ofKind(track, "stop");
  const marks = stops.flatMap((stop, at) => (number(stop, "visit") ? [at] : []));
  const wide = area.w / Math.max(marks.length, 1);
  return stops.map((node, at) => {
    const next = marks.findIndex((mark) => mark >= at);
    const last = next < 0 ? marks.length - 1 : next;
    const before = Math.max(0, marks[last] === at ? last : last - 1);
    const share = last === before ? 0 : (at - marks[before]) / (marks[last] - marks[before]);
    return { node, x: area.x + (before + share + 0.5) * wide, y: area.y + area.h - 15 };
  });
}

/** @param {Stop[]} stops @param {string} city */
const stopOf = (stops, city) => stops.find(({ node }) => text(node, "city") === city) ?? stops[0];

/** The roads and the tiles of each city: the top one is large, what lies below it small.
 * @param {TableNode} travel @param {Area} area @param {Stop[]} stops @param {string} visited @param {Speech} speech
 */
function travelPieces(travel, area, stops, visited, speech) {
  const roads = ofKind(travel, "road").map((road) =>
    piece(road, "road", stopOf(stops, text(road, "city")).x + 9, area.y + area.h - 45, 36, 20),
  );
  const stacks = ofKind(travel, "city")
    .filter((city) => city.id !== visited)
    .flatMap((city) => {
      const x = stopOf(stops, text(city, "city")).x;
      const all = faces(speech, "tile").filter((face) => text(face, "city") === text(city, "city"));
      const below = all.length - 1;
      const columns = Math.ceil(below / 2);
      const [w, h] = [Math.min(20, 56 / columns), 17];
      const under = (city.children ?? []).filter((tile) => !number(tile, "top"));
      const top = (city.children ?? []).find((tile) => number(tile, "top"));
      return [
        ...(top ? [piece(top, "tile", x, area.y + HEAD + 32, 50, 36)] : []),
        ...under.map((tile, at) =>
          piece(
            tile,
            "tile",
            x + ((at % columns) - (columns - 1) / 2) * w,
            area.y + HEAD + 61 + Math.floor(at / columns) * h,
            w - 1.5,
            h - 2,
          ),
        ),
      ];
    });
  return [...roads, ...stacks];
}

/** The tiles of a city that is visited, spread on the desk to be chosen from.
 * @param {TableNode} city @param {Area} area
 */
function spread(city, area) {
  const tiles = city.children ?? [];
  const step = Math.min(56, (area.w - 8) / tiles.length);
  return tiles.map((tile, at) =>
    piece(
      tile,
      "tile",
      area.x + area.w / 2 + (at - (tiles.length - 1) / 2) * step,
      area.y + HEAD + (area.h - HEAD) / 2 - 2,
      Math.min(50, step - 7),
      38,
    ),
  );
}

/** The stops, and the coaches that stand there.
 * @param {Stop[]} stops @param {TableNode[]} boards
 */
function trackPieces(stops, boards) {
  /** @type {Map<number, number>} */
  const there = new Map();
  const coaches = [...boards]
    .sort((a, b) => number(a, "seat") - number(b, "seat"))
    .map((board) => {
      const position = number(board, "coach");
      const before = there.get(position) ?? 0;
      there.set(position, before + 1);
      const stop = stops.find(({ node }) => number(node, "position") === position) ?? stops[0];
      const seat = number(board, "seat");
      const node = { id: `coach ${seat}`, kind: "coach", values: { seat } };
      const alone = boards.filter((each) => number(each, "coach") === position).length === 1;
      const aside = alone ? 0 : ((before % 2) - 0.5) * 15;
      return piece(node, "coach", stop.x + aside, stop.y - 4 - Math.floor(before / 2) * 12, 20, 20, {
        layer: 40 + seat,
        quiet: true,
      });
    });
  return [
    ...stops.map(({ node, x, y }) =>
      piece(node, "stop", x, y, number(node, "visit") ? 20 : 14, number(node, "visit") ? 20 : 14),
    ),
    ...coaches,
  ];
}

// ---------------------------------------------------------------- the court

/** @param {TableNode} court @param {Area} area */
function courtPieces(court, area) {
  const dames = ofKind(court, "dame");
  const step = (area.w - 6) / Math.max(dames.length, 1);
  const w = step - 4;
  const top = area.y + HEAD;
  return dames.flatMap((dame, at) => {
    const x = area.x + 3 + (at + 0.5) * step;
    const tokens = ofKind(dame, "influence");
    const bonus = (dame.children ?? []).find((child) => child.kind.endsWith("_bonus"));
    const spaces = ofKind(court, "audience").filter((space) => text(space, "dame") === text(dame, "dame"));
    const each = Math.min(20, (w - 8) / Math.max(tokens.length, 1));
    return [
      piece(dame, "dame", x, top + 38, w, 76),
      ...tokens.map((token, n) =>
        piece(token, "influence", x + (n - (tokens.length - 1) / 2) * each, top + 88, 18, 18, {
          state: number(token, "seat") === number(dame, "majority") ? "most" : "",
        }),
      ),
      ...(bonus ? [piece(bonus, "bonus", x, top + 122, w, 28)] : []),
      ...spaces.map((space, n) =>
        piece(space, "audience", x + (n - (spaces.length - 1) / 2) * (w / 2), top + 151, Math.min(37, w / 2 - 3), 20),
      ),
    ];
  });
}

// ---------------------------------------------------------------- the desk and the perfumers

/** What is chosen already of a decision of several parts.
 * @param {TableNode} choice @param {Area} area
 */
function deskPieces(choice, area) {
  const parts = choice.children ?? [];
  const step = Math.min(78, (area.w - 8) / Math.max(parts.length, 1));
  const y = area.y + HEAD + (area.h - HEAD) / 2 - 2;
  return parts.map((part, at) => {
    const x = area.x + 4 + (at + 0.5) * step;
    const face = part.kind.endsWith("_tile")
      ? "tile"
      : part.kind === "method_lesson"
        ? "method_lesson"
        : part.kind.endsWith("_lesson")
          ? "lesson"
          : part.kind === "recipe"
            ? "recipe"
            : "part";
    const [w, h] = face === "part" ? [step - 6, 44] : [Math.min(54, step - 6), face === "recipe" ? 30 : 40];
    return piece(part, face, x, y, w, h);
  });
}

const SPACES = ["stall", "school", "road", "audience", "gallery"];

/** @param {number} seat @param {number} x @param {number} y */
function perfumer(seat, x, y) {
  const node = { id: `perfumer ${seat}`, kind: "perfumer", values: { seat } };
  return piece(node, "perfumer", x, y, 20, 20, { layer: 50 + seat, quiet: true });
}

/** The perfumers: on the action spaces, or at home on their boards.
 * @param {Piece[]} placed @param {[TableNode, Area][]} boards
 */
function perfumerPieces(placed, boards) {
  const spaces = placed.filter(
    ({ id, face, node }) => SPACES.includes(face) && id.startsWith("space ") && number(node, "owner"),
  );
  const away = spaces.map(({ face, node, x, y, w, h }) =>
    face === "stall"
      ? perfumer(number(node, "owner"), x + w / 2 - 13, y + h / 2 - 13)
      : perfumer(number(node, "owner"), x + (w - h) / 2 + 0.5, y - 2),
  );
  const home = boards
    .filter(([board]) => number(board, "home"))
    .map(([board, area]) => perfumer(number(board, "seat"), area.x + 16, area.y + area.h - 17));
  return [...away, ...home];
}
