// What the events of Parfum sound like; voices.js has the sounds.

/** @type {Record<string, string>} */
export const sounds = {
  rolled: "dice",
  token_taken: "water",
  token_paid: "water",
  well_refilled: "water",
  claimed: "piece",
  placed: "glass",
  perfume_completed: "glass",
  sold: "sale",
  bargained: "coins",
  tokens_counted: "coins",
  customer_arrived: "card",
  clock_chosen: "piece",
};
