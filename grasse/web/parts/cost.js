// What a decision cost, in words: its size, the chance to win and the points that it gave away.

import { html, nothing } from "../vendor/lit.js";
import { costOf, percent } from "../review.js";

/** @param {import("../types").Judgement} judgement @param {import("../words.js").Words} words */
export function cost(judgement, words) {
  const { size, points, error, points_error } = judgement;
  const doubt = Math.max(1, percent(2 * error));
  const whole = Math.round(Math.abs(points));
  return html`<span class="size ${size}">${words.say(`page-review-size-${size}`)}</span>
    <span class="cost">${words.say("page-review-cost", { percent: costOf(judgement) })}
      <span class="quiet-text">${words.say("page-review-error", { error: doubt })}</span></span>
    ${
      whole
        ? html`<span class="cost-points quiet-text">${words.say(
            points > 0 ? "page-review-points-less" : "page-review-points-more",
            { points: whole },
          )} ${words.say("page-review-error", { error: Math.max(1, Math.round(2 * points_error)) })}</span>`
        : nothing
    }`;
}
