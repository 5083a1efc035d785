// Why a bot did something, in one line.

/** @param {import("./types").Why} why @param {string} name @param {import("./speech.js").Speech} speech */
export function reasonText({ bot, ahead, tries, times, points, source }, name, speech) {
  if (bot === "uniform") return speech.say("page-why-chance", { name });
  if (!source) return speech.say(ahead ? "page-why-ahead-later" : "page-why-glance-later", { name });
  const values = {
    name,
    points: Math.max(1, Math.round(points)),
    times,
    tries,
    source: speech.say(`scoring-${source}`),
  };
  return speech.say(ahead ? "page-why-ahead" : "page-why-glance", values);
}
