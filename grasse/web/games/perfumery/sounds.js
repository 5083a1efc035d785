// What the events of Perfumery sound like; voices.js has the sounds.

/** @type {Record<string, string>} */
export const sounds = {
  placed: "piece",
  card_taken: "card",
  card_paid: "card",
  card_discarded: "card",
  recipe_installed: "piece",
  recipe_moved: "piece",
  perfumer_hired: "piece",
  essence_taken: "water",
  replenished: "water",
  blended: "water",
  stored: "glass",
  produced: "sale",
};
