// What a review adds up to: everybody's accuracy and ledger, lucky and unlucky moments, and who did what to whom.

import { html, nothing } from "../vendor/lit.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";
import { SIZES, barsOf, percent, signed, stretchOf } from "../review.js";
import { drawnIn } from "./labels.js";
import "./explained.js";

const DRAWN = 3; // draws that are named

/** @typedef {import("../types").Account} Account */
/** @typedef {import("../review.js").Bar} Bar */

/** Fires `moment` with the place of one. */
export class GrasseLedger extends Part {
  static properties = {
    review: { attribute: false },
    replay: { attribute: false },
    labels: { attribute: false },
    told: { attribute: false },
    speech: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../types").Review} */
    this.review = /** @type {any} */ (undefined);
    /** @type {import("../types").Replay} */
    this.replay = /** @type {any} */ (undefined);
    /** @type {import("./labels.js").Labels} */
    this.labels = /** @type {any} */ (undefined);
    this.told = 0; // rises with every label that came later
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
  }

  render() {
    const { ledger } = this.review;
    const stretch = stretchOf(ledger.flatMap((account) => barsOf(account).bars));
    return html`
      <section class="panel sums-accuracy">
        <grasse-explained .words=${this.words} .key=${"page-review-accuracy"}></grasse-explained>
        <ul>${ledger.map((account) => this.accuracy(account))}</ul>
      </section>
      <section class="panel sums-ledger">
        <grasse-explained .words=${this.words} .key=${"page-review-ledger"}></grasse-explained>
        <div class="ledgers">${ledger.map((account) => this.account(account, stretch))}</div>
      </section>
      <section class="panel sums-luck">
        <grasse-explained .words=${this.words} .key=${"page-review-luck"}></grasse-explained>
        ${this.fortunes()}
      </section>
      <section class="panel sums-who">
        <grasse-explained .words=${this.words} .key=${"page-review-who"}></grasse-explained>
        ${this.whoDidWhat()}
      </section>`;
  }

  /** @param {number} seat */
  seat(seat) {
    return html`<span class="seat-chip">${seatMark(seat)}${this.speech.seat(seat)}</span>`;
  }

  /** @param {Account} account */
  accuracy(account) {
    const { seat, choices, inaccuracies, mistakes, blunders } = account;
    const number = this.review.moments.filter((moment) => moment.stood_in && moment.seat === seat).length;
    const name = this.speech.seat(seat);
    const bot = number
      ? html`<span class="quiet-text">${this.say("page-review-without", { name, number })}</span>`
      : "";
    if (number && !choices) return html`<li>${this.seat(seat)}<span></span><b>–</b>${bot}</li>`;
    const counts = [inaccuracies, mistakes, blunders];
    const told = SIZES.map((size, at) =>
      counts[at] ? this.say(`page-review-count-${size}`, { number: counts[at] }).replaceAll(" ", "\u00a0") : "",
    ).filter(Boolean);
    const value = Math.round(account.accuracy);
    return html`<li>${this.seat(seat)}
      <meter min="0" max="100" .value=${value} aria-label=${name}></meter>
      <b>${value}</b>
      <span class="quiet-text">${told.join(" · ") || this.say("page-review-mistakes-none")}</span>${bot}</li>`;
  }

  /** @param {Account} account @param {{least: number, most: number}} stretch */
  account(account, stretch) {
    const { initial, final, bars } = barsOf(account);
    const place = (/** @type {number} */ value) => ((value - stretch.least) / (stretch.most - stretch.least)) * 100;
    const whole = (/** @type {string} */ key, /** @type {number} */ value) => html`<tr class="whole">
      <th scope="row">${this.say(key)}</th>
      <td class="track">${this.bar(place(0), place(value), "chance", place(0))}</td><td>${value}\u00a0%</td></tr>`;
    return html`<table class="ledger seat-${account.seat}">
      <caption>${this.seat(account.seat)}</caption>
      <tbody>
        ${whole("page-review-start", initial)}
        ${bars.map(
          (bar) => html`<tr><th scope="row">${this.barName(bar)}</th>
            <td class="track">${this.bar(
              place(bar.from),
              place(bar.to),
              bar.amount < 0 ? "loss" : "gain",
              place(0),
            )}</td>
            <td>${signed(bar.amount)}\u00a0%</td></tr>`,
        )}
        ${whole("page-review-end", final)}
      </tbody></table>`;
  }

  /** @param {number} from @param {number} to @param {string} kind @param {number} zero where 0 % is */
  bar(from, to, kind, zero) {
    const [left, right] = [Math.min(from, to), Math.max(from, to)];
    return html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect
      class="bar-zero" x=${zero - 0.2} y="0" width="0.4" height="10"/><rect class="bar ${kind}"
      x=${left} y="1" width=${Math.max(right - left, 0.6)} height="8"/></svg>`;
  }

  /** @param {Bar} bar */
  barName({ kind, seat }) {
    if (kind === "other") return html`${seatMark(seat)} ${this.speech.seat(seat)}`;
    if (kind === "bot") return this.botFor(seat);
    return this.say(`page-review-bar-${kind}`);
  }

  /** The bot that stood in for somebody.
   * @param {number} seat
   */
  botFor(seat) {
    return html`<span class="seat-chip bot-for">${seatMark(seat)}${this.say("page-review-bot-for", {
      name: this.speech.seat(seat),
    })}</span>`;
  }

  fortunes() {
    const { fortunes, ledger, moments } = this.review;
    const places = [...new Set(fortunes.map((each) => each.moment))];
    return html`<ul class="fortunes-sums">${ledger.map(
      ({ seat, luck }) => html`<li>${this.seat(seat)} ${this.change(luck)}</li>`,
    )}</ul>
      ${
        fortunes.length
          ? html`<h3>${this.say("page-review-fortunes")}</h3>
          <ol class="fortunes">${places.map(
            (place) => html`<li><button class="told-piece fortune" @click=${() => this.tell("moment", place)}>
              ${icon("dice")}<span class="fortune-drawn">${this.drawn(moments[place])}</span>
              ${fortunes
                .filter((each) => each.moment === place)
                .map(({ seat, amount }) => html`${this.seat(seat)} ${this.change(amount)}`)}
              </button></li>`,
          )}</ol>`
          : nothing
      }`;
  }

  /** @param {import("../types").Moment} moment */
  drawn(moment) {
    const names = drawnIn(moment, this.replay, this.labels, this.speech);
    return `${names.slice(0, DRAWN).join(" · ")}${names.length > DRAWN ? " …" : ""}`;
  }

  /** @param {number} share */
  change(share) {
    const whole = percent(share);
    return html`<b class=${whole > 0 ? "good" : whole < 0 ? "bad" : ""}>${signed(whole)}\u00a0%</b>`;
  }

  whoDidWhat() {
    const { table, stand_ins } = this.review;
    const seats = stand_ins.map((_, at) => at + 1);
    const rows = seats.flatMap((seat) => {
      const bot = stand_ins[seat - 1];
      const own = { seat, name: this.seat(seat), shares: table[seat] };
      return bot.some(Boolean) ? [own, { seat: 0, name: this.botFor(seat), shares: bot }] : [own];
    });
    rows.push({ seat: 0, name: html`${this.say("page-review-luck")}`, shares: table[0] });
    return html`<div class="table-scroll" tabindex="0" role="region" aria-label=${this.say("page-review-who")}>
      <table class="figures-table who">
        <thead><tr><th scope="col">${this.say("page-review-who-decided")}</th>${seats.map(
          (seat) => html`<th scope="col">${this.say("page-review-who-for")} ${this.seat(seat)}</th>`,
        )}</tr></thead>
        <tbody>${rows.map(
          ({ seat, name, shares }) => html`<tr><th scope="row">${name}</th>
            ${shares.map((share, at) => html`<td class=${at + 1 === seat ? "own" : ""}>${this.change(share)}</td>`)}
            </tr>`,
        )}</tbody>
      </table></div>`;
  }
}

customElements.define("grasse-ledger", GrasseLedger);
