// What the events of Aqua Mirabilis sound like; voices.js has the sounds.

/** @type {Record<string, string>} */
export const sounds = {
  worker_moved: "piece",
  flower_taken: "card",
  flowers_gained: "card",
  letter_received: "card",
  tile_taken: "card",
  lesson_learned: "card",
  essences_gained: "water",
  method_used: "water",
  perfume_created: "glass",
  presented: "sale",
  paraded: "sale",
  influence_placed: "piece",
  favour_taken: "coins",
  favour_points: "coins",
  originality_gained: "coins",
  coach_moved: "piece",
  cube_placed: "piece",
  sunday_cube_placed: "piece",
  majority_points: "coins",
  prestige_points: "coins",
  bonus_points: "coins",
};
