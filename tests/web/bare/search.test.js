// What somebody asks for is found, in every language: the right section first.

import assert from "node:assert/strict";
import test from "node:test";
import { load, told } from "./page.js";

const { rank, alike, findClauses } = await load("search.js");

/** Game -> section -> what people ask, language by language. */
const QUERIES = {
  parfum: {
    goal: {
      en: ["how do I win", "how to win", "winner", "goal", "win"],
      fr: ["comment gagner", "comment je gagne", "but du jeu", "victoire"],
      es: ["cómo gano", "como ganar", "objetivo", "victoria"],
      it: ["come vinco", "come si vince", "scopo", "vittoria"],
      de: ["wie gewinne ich", "Ziel", "gewinnen", "Sieg"],
    },
    compose: { en: ["flacon", "heart"], fr: ["flacon"], es: ["botella"], it: ["flacone"], de: ["Flakon", "Herz"] },
    sell: { en: ["customer", "bargain price"], fr: ["client"], es: ["cliente"], it: ["cliente"], de: ["Kunde"] },
    distil: { en: ["fly", "reroll"], fr: ["mouche"], es: ["mosca"], it: ["mosca"], de: ["Fliege"] },
    clocks: { en: ["clock", "who goes first"], fr: ["horloge"], es: ["reloj"], it: ["orologio"], de: ["Uhr"] },
    points: { en: ["points"], fr: ["points"], es: ["puntos"], it: ["punti"], de: ["Punkte"] },
    end: {
      en: ["closing time", "when does it end"],
      fr: ["heure de fermeture"],
      es: ["hora de cierre"],
      it: ["orario di chiusura"],
      de: ["Ladenschluss", "wann ist es aus"],
    },
  },
  perfumery: {
    goal: {
      en: ["how do I win", "winner"],
      fr: ["comment gagner"],
      es: ["cómo gano"],
      it: ["come vinco"],
      de: ["wie gewinne ich"],
    },
    produce: { en: ["evaporate"], fr: ["évaporation"], es: ["evaporar"], it: ["evaporare"], de: ["verdunsten"] },
    pay: { en: ["pay", "coin"], fr: ["payer"], es: ["pagar"], it: ["pagare"], de: ["bezahlen"] },
    other: { en: ["synthetic"], fr: ["synthétique"], es: ["sintética"], it: ["sintetica"], de: ["synthetisch"] },
    columns: { en: ["column", "hand limit"], fr: ["colonne"], es: ["columna"], it: ["colonna"], de: ["Spalte"] },
    blend: { en: ["skip"], fr: ["ignorer"], es: ["omitir"], it: ["saltare"], de: ["auslassen"] },
    recipes: { en: ["install"], fr: ["installer"], es: ["instalar"], it: ["installare"], de: ["einbauen"] },
  },
  "aqua-mirabilis": {
    goal: {
      en: ["how do I win", "winner", "goal"],
      fr: ["comment gagner"],
      es: ["cómo gano"],
      it: ["come vinco"],
      de: ["wie gewinne ich", "Sieger"],
    },
    versailles: { en: ["King", "Court"], fr: ["Roi"], es: ["Rey"], it: ["Re"], de: ["König"] },
    court: { en: ["lady", "favour", "letter"], fr: ["dame"], es: ["dama"], it: ["dama"], de: ["Dame", "Gunst"] },
    production: { en: ["distillation"], fr: ["distillation"], es: ["destilación"], it: ["metodo"], de: ["Methode"] },
    travel: { en: ["coach", "Paris"], fr: ["carrosse"], es: ["carruaje"], it: ["carrozza"], de: ["Kutsche"] },
    perfume: { en: ["recipe", "flacon"], fr: ["recette"], es: ["receta"], it: ["ricetta"], de: ["Rezept", "Flakon"] },
    sunday: { en: ["Sunday"], fr: ["dimanche"], es: ["domingo"], it: ["domenica"], de: ["Sonntag"] },
    school: { en: ["lesson"], fr: ["leçon"], es: ["lección"], it: ["lezione"], de: ["Lehre"] },
  },
};

for (const [game, sections] of Object.entries(QUERIES)) {
  test(`${game}: what is asked for is found first`, () => {
    for (const [id, languages] of Object.entries(sections))
      for (const [language, queries] of Object.entries(languages))
        for (const query of queries) {
          const found = rank(told[game].how[language].sections, query).map((section) => section.id);
          assert.equal(found[0], id, `${language}: ${query}: ${found.join(" ")}`);
        }
  });
}

test("nothing is found for what is nowhere", () => {
  assert.deepEqual(rank(told.parfum.how.en.sections, "zzzz"), []);
  assert.deepEqual(rank(told.parfum.how.en.sections, " "), []);
});

test("words with another ending are the same word", () => {
  assert.ok(alike("gewinne", "gewinnen"));
  assert.ok(alike("flacon", "flacons"));
  assert.ok(!alike("king", "kind"));
  assert.ok(!alike("re", "regali"));
});

test("rules are found by their name and by their words", () => {
  const { clauses } = told.parfum.how.en;
  assert.deepEqual(
    findClauses(clauses, "pa-3.4.5").map((clause) => clause.id),
    ["PA-3.4.5"],
  );
  assert.ok(findClauses(clauses, "last flacon").some((clause) => clause.id === "PA-3.7.6"));
  assert.deepEqual(findClauses(clauses, ""), []);
});
