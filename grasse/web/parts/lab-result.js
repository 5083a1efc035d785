// What an experiment of the laboratory found: first in sentences what is beyond chance, then figures and plots.

import { html, nothing, svg } from "../vendor/lit.js";
import { lastOf, partsOf } from "../boxes.js";
import { playerName } from "../chairs.js";
import { copied } from "../copying.js";
import {
  figure,
  isSame,
  measureOf,
  rangesOf,
  relative,
  roughly,
  rowOfTile,
  told as toldFirst,
} from "../experiments.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import { differenceList } from "./box-differs.js";
import { curves, heat } from "./lab-curves.js";
import { pieceAt, pieceTurned, titleAt, titleOf } from "./lab-pieces.js";

/** @typedef {import("../types").Experiment} Experiment */
/** @typedef {import("../types").LabChange} LabChange */
/** @typedef {import("./lab-pieces.js").Pieces} Pieces */
/** @typedef {import("../boxes.js").FormRow} FormRow */

const WIDE = 180; // of a small plot
const TALL = 18;
const SAID = 10; // sentences; the rest is in the figures

/** Tells "stop" when it is to end early, and "go-on" when the rest of it is to be played. */
export class GrasseLabResult extends Part {
  static properties = {
    told: { attribute: false },
    about: { attribute: false },
    pieces: { attribute: false },
    notice: { state: true },
    measure: { state: true },
  };

  constructor() {
    super();
    /** @type {Experiment} */
    this.told = /** @type {any} */ (undefined);
    /** @type {import("../types").LabGame} */
    this.about = /** @type {any} */ (undefined);
    /** @type {Pieces} */
    this.pieces = /** @type {any} */ (undefined);
    this.notice = "";
    this.measure = "points"; // of a heat map
  }

  /** The rows of the box as a form has them. */
  get rows() {
    return partsOf({ ...this.about, faults: [] }, this.drawn).flatMap(({ rows }) => rows);
  }

  get drawn() {
    return this.pieces.picture?.boxPieces ?? {};
  }

  /** @param {number} value @param {boolean} [signed] */
  figure(value, signed = false) {
    return figure(value, this.words.language, signed);
  }

  async share() {
    const link = location.href;
    this.notice = (await copied(link)) ? this.say("lab-shared") : this.say("box-link", { link });
  }

  render() {
    const { told } = this;
    const pieces = { ...this.pieces, faces: { ...this.pieces.faces, ...told.faces } };
    return html`<section class="panel lab-result" aria-labelledby="lab-result">
      ${this.head(told, pieces)}
      ${this.progress(told)}
      ${told.played ? this.found(told, pieces) : nothing}
      <div class="lab-actions">
        <button type="button" @click=${this.share}>${icon("link")}${this.say("lab-share")}</button>
        <a class="button" href="#/laboratory/${told.game}">${icon("again")}${this.say("lab-again")}</a>
      </div>
      <p class="quiet-text" role="status">${this.notice}</p>
    </section>`;
  }

  /** What was changed.
   * @param {Experiment} told @param {Pieces} pieces
   */
  head(told, pieces) {
    const { compared, box_name: name, chosen } = told;
    const title = compared
      ? this.say("lab-compared", { name })
      : this.say("lab-changes-count", { count: chosen.length });
    const differences = chosen.map(({ place, before, values }) => ({
      place,
      before,
      after: values.length > 1 ? values : values[0],
      title: titleAt(this.about, place),
    }));
    const changed = compared ? [] : this.rowsAt(chosen.map(({ place }) => place));
    return html`<h2 id="lab-result">${title}</h2>
      ${!compared && name ? html`<p class="quiet-text">${this.say("box-own", { name })}</p>` : nothing}
      <div class="lab-changed">${changed.map((row) => this.turned(told, differences, row, pieces))}
        ${differenceList(pieces.words, differences)}</div>`;
  }

  /** A piece that was changed, as it was and as it is.
   * @param {Experiment} told @param {{place: string, after: unknown}[]} changes @param {FormRow} row
   * @param {Pieces} pieces @param {number} larger
   */
  turned({ former }, changes, row, pieces, larger = 1) {
    const values = changes
      .filter(({ place }) => this.rowAt(place)?.place === row.place)
      .map(({ place, after }) => /** @type {[string, unknown]} */ ([`${row.place}/${lastOf(place)}`, after]));
    return pieceTurned(pieces, former ?? {}, row, values, larger);
  }

  /** The rows of some places, each once. @param {string[]} places */
  rowsAt(places) {
    const found = places.map((place) => this.rowAt(place)).filter((row) => row !== null);
    return found.filter((row, at) => found.findIndex(({ place }) => place === row.place) === at);
  }

  /** The row of a place in which rows are named. @param {string} place */
  rowAt(place) {
    const steps = place.split("/");
    return this.rows.find(({ name }) => name && steps.slice(0, -1).includes(name)) ?? null;
  }

  /** @param {Experiment} told */
  progress(told) {
    const goes = told.status === "waiting" || told.status === "working";
    const left = told.played ? (told.seconds / told.played) * (told.wanted - told.played) : 0;
    const [unit, count] = roughly(left);
    return html`<p id="lab-progress" role="status">${this.say(
      told.reviewing && goes ? "lab-reviewing" : `lab-status-${told.status}`,
    )} · ${this.say("lab-played", {
      matches: told.played,
      wanted: told.wanted,
      seats: told.seats,
      players: [...new Set(told.players)].map((name) => playerName(this.words, name)).join(", "),
    })}</p>
      ${
        goes
          ? html`<div class="lab-bar"><progress max=${told.wanted} .value=${told.played}
              aria-labelledby="lab-progress"></progress>
            ${
              told.played && !told.reviewing
                ? html`<span class="quiet-text">${this.say("lab-left", {
                    span: this.say(`lab-${unit}`, { count }),
                  })}</span>`
                : nothing
            }
            ${
              told.mine
                ? html`<button type="button" @click=${() => this.tell("stop")}>${this.say("lab-stop")}</button>`
                : nothing
            }</div>`
          : nothing
      }
      ${told.renewed ? html`<p class="note-line">${this.say("lab-renewed")}</p>` : nothing}
      ${
        told.goes_on
          ? html`<div class="lab-left"><p>${this.say("lab-go-on-text", { played: told.played })}</p>
            <button type="button" class="primary" @click=${() => this.tell("go-on")}>${icon("play")}${this.say(
              "lab-go-on",
            )}</button></div>`
          : nothing
      }
      ${
        told.clear && told.played < told.wanted
          ? html`<p>${this.say("lab-clear-stop", { matches: told.played, wanted: told.wanted })}</p>`
          : nothing
      }`;
  }

  /** @param {Experiment} told @param {Pieces} pieces */
  found(told, pieces) {
    const ranges = rangesOf(told);
    if (told.alone) return this.apart(told, pieces);
    if (!ranges.length) return this.single(told, pieces);
    const names = told.arms[0].changes.map(({ name }) => name);
    const plots = { words: this.words, figure: this.figure.bind(this), named: this.named.bind(this) };
    return html`<h3>${this.say("lab-sweep")}</h3>
      <p class="quiet-text">${this.say("lab-sweep-text")}</p>
      ${
        ranges.length > 1
          ? heat(plots, pieces.words, told, names, this.measure, (name) => {
              this.measure = name;
            })
          : curves(plots, pieces.words, told, names)
      }
      ${this.how(told)}`;
  }

  /** A box for every change, and at last one with all of them: what each of them does.
   * @param {Experiment} told @param {Pieces} pieces
   */
  apart(told, pieces) {
    const { arms, chosen } = told;
    return html`<h3>${this.say("lab-changed-alone")}</h3>
      ${arms.map(({ values, changes }, at) => {
        const isAll = at === arms.length - 1;
        const own = chosen
          .map(({ place, before }, index) => {
            return { place, before, after: values[index], title: titleAt(this.about, place) };
          })
          .filter(({ before, after }) => !isSame(before, after));
        const rows = this.rowsAt(own.map(({ place }) => place));
        const title = this.say("lab-figures");
        return html`<section class="lab-alone">
          ${
            isAll
              ? html`<h4>${this.say("lab-changed-together")}</h4>`
              : html`<div class="lab-changed">${rows.map((row) => this.turned(told, own, row, pieces, 0.7))}
                ${differenceList(pieces.words, own)}</div>`
          }
          ${this.sentences(toldFirst(changes), told.played, pieces)}
          ${this.table(title, changes, false)}
        </section>`;
      })}
      ${this.how(told)}`;
  }

  /** One box beside the first.
   * @param {Experiment} told @param {Pieces} pieces
   */
  single(told, pieces) {
    const { changes } = told.arms[0];
    const own = changes.filter(({ name }) => !name.startsWith("use "));
    const tiles = changes.filter(({ name }) => name.startsWith("use "));
    const touched = told.chosen.flatMap(({ place }) => place.split("/"));
    const mine = tiles.filter(({ name, sure }) => sure || touched.includes(measureOf(name).about));
    return html`<h3>${this.say("lab-changed")}</h3>
      ${this.sentences(toldFirst(changes), told.played, pieces)}
      ${this.table(this.say("lab-all"), [...own, ...mine], !changes.some(({ sure }) => sure))}
      ${this.tiles(told, tiles, pieces)}
      ${this.luck(told)}
      ${this.how(told)}`;
  }

  /** How much luck decides, before and after. @param {Experiment} told */
  luck({ luck = [] }) {
    if (!luck.length) return nothing;
    /** @param {number} part */
    const percent = (part) => Math.round(100 * part);
    return html`<h3>${this.say("lab-luck")}</h3><ul class="lab-luck">${luck.map(
      ({ share, low, high, decisions, rest, matches }, at) =>
        html`<li><b>${this.say(at ? "lab-after" : "lab-before")}</b> ${this.say("lab-luck-share", {
          share: percent(share),
          low: percent(low),
          high: percent(high),
          decisions: percent(decisions),
          rest: percent(rest),
          matches,
        })}</li>`,
    )}</ul>`;
  }

  /** @param {LabChange[]} changes @param {number} matches @param {Pieces} pieces */
  sentences(changes, matches, pieces) {
    if (!changes.length)
      return html`<p class="lab-nothing"><b>${this.say("lab-no-effect")}</b> ${this.say("lab-changed-nothing", {
        matches,
      })}</p>`;
    return html`<ul class="lab-said">${changes.slice(0, SAID).map((row) => this.sentence(row, pieces))}</ul>
      ${
        changes.length > SAID
          ? html`<p class="quiet-text">${this.say("lab-said-more", { count: changes.length - SAID })}</p>`
          : nothing
      }`;
  }

  /** @param {LabChange} row @param {Pieces} pieces */
  sentence(row, pieces) {
    const { kind, noun, about } = measureOf(row.name);
    const scale = kind === "wins" ? 100 : 1;
    const tile = kind === "use" ? rowOfTile(this.rows, noun, about, this.drawn) : null;
    const way = row.change > 0 ? "more" : "less";
    const given = {
      before: this.figure(row.before * scale),
      after: this.figure(row.after * scale),
      seat: about,
      source: kind === "source" ? pieces.words.say(`scoring-${about}`) : "",
      tile: this.tileName(noun, about),
    };
    const drawn = tile ? pieceAt(pieces, tile, 0.7) : nothing;
    return html`<li>${drawn === nothing ? html`<span class="lab-way ${way}" aria-hidden="true"></span>` : drawn}
      <span>${this.say(way === "more" ? `lab-more-${kind}` : `lab-less-${kind}`, given)}
        <small class="quiet-text">${this.say("lab-between", {
          change: this.figure(row.change * scale, true),
          low: this.figure(row.low * scale, true),
          high: this.figure(row.high * scale, true),
        })}</small></span></li>`;
  }

  /** @param {string} noun @param {string} name */
  tileName(noun, name) {
    const row = rowOfTile(this.rows, noun, name, this.drawn);
    const { words } = this.pieces;
    if (row) return titleOf(words, row);
    const said = String(words.name(noun, name));
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  /** What a measure is called. @param {string} name */
  named(name) {
    const { kind, noun, about } = measureOf(name);
    if (kind === "wins") return this.say("lab-wins", { seat: about });
    if (kind === "source") return this.say("lab-source", { source: this.pieces.words.say(`scoring-${about}`) });
    if (kind === "use") return this.say("lab-use", { tile: this.tileName(noun, about) });
    return this.say(`lab-${kind}`);
  }

  /** @param {string} title @param {LabChange[]} rows @param {boolean} open */
  table(title, rows, open) {
    const most = Math.max(...rows.flatMap((row) => relative(row).map(Math.abs)), 1e-9);
    const keys = ["measure", "before", "after", "change"];
    return html`<details class="lab-figures" ?open=${open}><summary>${title}</summary>
      <div class="lab-wide" tabindex="0" role="region" aria-label=${title}><table>
      <thead><tr>${keys.map((key) => html`<th scope="col">${this.say(`lab-${key}`)}</th>`)}
        <td class="lab-plot"></td></tr></thead>
      <tbody>${rows.map(
        (row) => html`<tr class=${row.sure ? "sure" : ""}><th scope="row">${this.named(row.name)}</th>
          <td>${this.figure(row.before)}</td><td>${this.figure(row.after)}</td>
          <td>${this.figure(row.change, true)} <span class="quiet-text">(${this.figure(row.low, true)} … ${this.figure(
            row.high,
            true,
          )})</span></td>
          <td class="lab-plot">${whisker(row, most)}</td></tr>`,
      )}</tbody></table></div><p class="quiet-text">${this.say("lab-legend")}</p></details>`;
  }

  /** How often each tile is used, with its picture; those that were changed come first.
   * @param {Experiment} told @param {LabChange[]} tiles @param {Pieces} pieces
   */
  tiles(told, tiles, pieces) {
    const worth = new Map(told.tiles.map((tile) => [`use ${tile.noun} ${tile.name}`, tile]));
    const touched = told.chosen.flatMap(({ place }) => place.split("/"));
    const isChanged = (/** @type {LabChange} */ { name }) => touched.includes(measureOf(name).about);
    const rows = [...tiles].sort((one, other) => Number(isChanged(other)) - Number(isChanged(one)));
    const title = this.say("lab-tiles");
    return html`<details class="lab-figures"><summary>${title}</summary>
      <div class="lab-wide" tabindex="0" role="region" aria-label=${title}><table><thead><tr>
        <th scope="col">${this.say("lab-tile")}</th>
        <th scope="col">${this.say("lab-uses")}</th><th scope="col">${this.say("lab-worth")}</th>
        <th scope="col">${this.say("lab-lift")}</th></tr></thead>
      <tbody>${rows.map((row) => this.tile(row, worth.get(row.name), isChanged(row), pieces))}</tbody></table></div>
      <p class="quiet-text">${this.say("lab-tiles-legend")}</p></details>`;
  }

  /**
   * @param {LabChange} row @param {Experiment["tiles"][0] | undefined} tile
   * @param {boolean} changed @param {Pieces} pieces
   */
  tile(row, tile, changed, pieces) {
    const { noun, about } = measureOf(row.name);
    const drawn = rowOfTile(this.rows, noun, about, this.drawn);
    const pair = (/** @type {(number | null)[]} */ values) =>
      values.map((value) => (value === null ? "–" : this.figure(value))).join(" → ");
    return html`<tr class=${row.sure ? "sure" : ""}><th scope="row"><span class="lab-tile">${
      drawn ? pieceAt(pieces, drawn, 0.32) : nothing
    }<span>${this.tileName(noun, about)}${
      changed ? html` <small class="lab-mark">${this.say("lab-tile-changed")}</small>` : nothing
    }</span></span></th>
      <td>${pair([row.before, row.after])}</td><td>${tile ? pair(tile.worth) : nothing}</td>
      <td>${tile ? tile.lift.map((_, at) => html`${at ? " → " : ""}${this.lift(tile, at)}`) : nothing}</td></tr>`;
  }

  /** How much more often users of a tile win, with what encloses it.
   * @param {Experiment["tiles"][0]} tile @param {number} at 0 before, 1 after
   */
  lift({ lift, lift_between: between }, at) {
    const [value, span] = [lift[at], between[at]];
    if (value === null) return "–";
    const whole = (/** @type {number} */ share) => `${Math.round(share * 100)}`;
    return html`${whole(value)} %${
      span ? html` <span class="quiet-text">(${whole(span[0])} … ${whole(span[1])})</span>` : nothing
    }`;
  }

  /** @param {Experiment} told */
  how({ arms }) {
    const { words } = this.pieces;
    return html`<p class="quiet-text">${words.has("lab-points-are") ? words.say("lab-points-are") : nothing}
      ${this.say("lab-trust")} ${this.say("lab-how", { level: 5, rows: arms[0].changes.length })}</p>`;
  }
}

/** A change with its interval as a small plot.
 * @param {LabChange} row @param {number} most
 */
function whisker(row, most) {
  const x = (/** @type {number} */ value) => WIDE / 2 + (value / most) * (WIDE / 2 - 6);
  const [at, low, high] = relative(row).map(x);
  return html`<svg width=${WIDE} height=${TALL} aria-hidden="true" class=${row.sure ? "sure" : ""}>${svg`
    <line class="axis" x1=${WIDE / 2} x2=${WIDE / 2} y1="0" y2=${TALL}></line>
    <line x1=${low} x2=${high} y1=${TALL / 2} y2=${TALL / 2}></line>
    <circle cx=${at} cy=${TALL / 2} r="3.5"></circle>`}</svg>`;
}

customElements.define("grasse-lab-result", GrasseLabResult);
