// What is told of a match of Parfum: by which clause things happen, and where points come from.

/** The clause by which each event happens.
 * @type {Record<string, string>}
 */
export const CLAUSES = {
  customer_arrived: "PA-3.9.4",
  note_arrived: "PA-3.9.3",
  token_taken: "PA-3.4.2",
  marker_placed: "PA-2.8",
  clock_dealt: "PA-2.11",
  round_began: "PA-3.9.5",
  clock_chosen: "PA-3.3.2",
  turn_began: "PA-3.4.1",
  die_taken: "PA-3.4.2",
  rolled: "PA-3.5.1",
  token_paid: "PA-3.5.3",
  colour_rerolled: "PA-3.5.2",
  all_rerolled: "PA-3.5.2",
  fly_turned: "PA-3.5.2",
  well_refilled: "PA-4.3",
  claimed: "PA-3.5.6",
  perfume_started: "PA-3.6.3",
  placed: "PA-3.6.2",
  perfume_completed: "PA-3.6.5",
  sale_began: "PA-3.7.1",
  sold: "PA-3.7.4",
  bargained: "PA-3.7.5",
  passed: "PA-3.7.2",
  sold_out: "PA-3.7.6",
  token_discarded: "PA-3.8.2",
  closing_time: "PA-3.9.4",
  round_ended: "PA-3.9",
  tokens_counted: "PA-5.2",
  ended_after_final_round: "PA-5.1",
  ended_by_empty_bag: "PA-5.1",
  ended_by_stall: "PA-4.15",
};

/** Where the points of a seat come from: the events that give them, and the value that counts.
 * @type {Record<string, string>}
 */
export const SCORING = { claimed: "coins", sold: "price", bargained: "price", tokens_counted: "coins" };
