// Makes grasse/bundle/<version>: the page in a few files, compressed. Run it by scripts/bundle.
//
// <version> is a hash of the sources, as grasse/server/shelf.py makes it; a server whose sources have
// another one does not send the bundle.

import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { rolldown } from "rolldown";

const HOUSE = fileURLToPath(new URL("../grasse/", import.meta.url));
const WEB = join(HOUSE, "web");
const BUNDLES = join(HOUSE, "bundle");
const KINDS = [".css", ".ftl", ".html", ".js", ".svg", ".woff2"];
const AS_IT_IS = [".svg", ".woff2"]; // is not made smaller, but copied
const SQUEEZED = [".css", ".html", ".js", ".json", ".svg"];
const KEPT = 3; // bundles: a page that was opened before an update may still want files of its own

/** Every file in a folder, with slashes whatever the system.
 * @param {string} folder
 */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    );

/** What a bundle is made of. */
function sources() {
  const web = filesIn(WEB);
  const words = filesIn(join(HOUSE, "words")).filter((file) => file.endsWith(".ftl"));
  return [...web.map((file) => `web/${file}`), ...words.map((file) => `words/${file}`)]
    .filter((file) => KINDS.includes(extname(file)))
    .sort();
}

/** @param {string[]} files */
function versionOf(files) {
  const told = createHash("sha256");
  for (const file of files) {
    const content = readFileSync(join(HOUSE, file));
    told.update(`${file} ${content.length}\n`).update(content);
  }
  return told.digest("hex").slice(0, 16);
}

/** What made a bundle: other tools may make another one of the same sources. */
function maker() {
  const told = createHash("sha256");
  for (const file of ["bundle.js", "../package-lock.json"]) told.update(readFileSync(new URL(file, import.meta.url)));
  return told.digest("hex");
}

/** Whatever two pages share comes first, in one file; then a file for each page, and those of a game for itself.
 * @param {string} to
 */
async function bundleModules(to) {
  const pictured = filesIn(join(WEB, "games")).filter((file) => /^[^/]+\/(picture|figures|box)\.js$/.test(file));
  const games = pictured.map((file) => `games/${file.replace(".js", "")}`);
  const input = Object.fromEntries(["main", ...games].map((name) => [name, join(WEB, `${name}.js`)]));
  const bundle = await rolldown({ input, cwd: WEB });
  await bundle.write({
    dir: to,
    format: "esm",
    minify: true,
    comments: { legal: true },
    chunkFileNames: "[name].js",
    codeSplitting: {
      groups: [
        { name: "shared", minShareCount: 2, test: (id) => !/\/games\/[^/]+\//.test(id.split(sep).join("/")) },
        ...new Set(games.map((name) => name.split("/")[1])),
      ].map((group) => (typeof group === "string" ? ofGame(group) : group)),
    },
  });
  await bundle.close();
}

/** What the picture and the figures of a game share.
 * @param {string} game
 */
const ofGame = (game) => ({
  name: `games/${game}/pieces`,
  minShareCount: 2,
  test: (/** @type {string} */ id) => id.split(sep).join("/").includes(`/games/${game}/`),
});

/** @param {string[]} sheets @param {string} outfile */
const bundleSheets = (sheets, outfile) =>
  build({
    stdin: { contents: sheets.map((sheet) => `@import "./${sheet}";`).join("\n"), resolveDir: WEB, loader: "css" },
    bundle: true,
    minify: true,
    external: ["*.woff2"],
    outfile,
    logLevel: "warning",
  });

/** The words of a language in one file, and those of its lessons in another, as grasse/server/shelf.py sends them.
 * @param {string} to
 */
function bundleWords(to) {
  mkdirSync(join(to, "words"));
  for (const language of readdirSync(join(HOUSE, "words")).filter((name) => /^[a-z]{2}$/.test(name))) {
    const folder = join(HOUSE, "words", language);
    const names = readdirSync(folder)
      .filter((name) => name.endsWith(".ftl"))
      .sort();
    const isLesson = (/** @type {string} */ name) => name.startsWith("lessons-");
    for (const [file, chosen] of [
      [language, names.filter((name) => !isLesson(name))],
      [`${language}-lessons`, names.filter(isLesson)],
    ]) {
      const texts = chosen.map((name) => [name.slice(0, -".ftl".length), readFileSync(join(folder, name), "utf8")]);
      writeFileSync(join(to, "words", `${file}.json`), JSON.stringify(Object.fromEntries(texts)));
    }
  }
}

/** The page as it names the files of the bundle.
 * @param {string} page @param {string} files where they lie
 */
function pageOf(page, files) {
  const sheet = `<link rel="stylesheet" href="${files}page.css">`;
  const first = ["shared", "table"].map((name) => `<link rel="modulepreload" href="${files}${name}.js">`);
  return page
    .replace("<html ", `<html data-files="${files}" `)
    .replace(/ *<link rel="stylesheet"[^>]*>\n/, `    ${[sheet, ...first].join("\n    ")}\n`)
    .replaceAll(/ *<link rel="stylesheet" href="\/p[^>]*>\n/g, "")
    .replaceAll(/ *<link rel="modulepreload" href="\/vendor[^>]*>\n/g, "")
    .replaceAll(/(src|href)="\/(theme\.js|main\.js|icon\.svg)"/g, `$1="${files}$2"`);
}

/** @param {string} to */
function squeeze(to) {
  for (const file of filesIn(to).filter((file) => SQUEEZED.includes(extname(file)) && file !== "index.html")) {
    const content = readFileSync(join(to, file));
    if (content.length < 500) continue;
    writeFileSync(join(to, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(to, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

const files = sources();
const version = versionOf(files);
const folder = join(BUNDLES, version);
const receipt = join(folder, "made-by");
if (!existsSync(receipt) || readFileSync(receipt, "utf8") !== maker()) {
  const page = readFileSync(join(WEB, "index.html"), "utf8");
  const fresh = join(BUNDLES, `.${version}-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  await bundleModules(fresh);
  const sheets = [...page.matchAll(/rel="stylesheet" href="\/([^"]*)"/g)].map(([, sheet]) => sheet);
  await bundleSheets(sheets, join(fresh, "page.css"));
  for (const file of files.filter((file) => /^web\/games\/[^/]+\/picture\.css$/.test(file)))
    await bundleSheets([file.slice("web/".length)], join(fresh, file.slice("web/".length)));
  await build({
    entryPoints: [join(WEB, "theme.js")],
    minify: true,
    outfile: join(fresh, "theme.js"),
    logLevel: "warning",
  });
  bundleWords(fresh);
  for (const file of files.filter((file) => file.startsWith("web/") && AS_IT_IS.includes(extname(file)))) {
    const copy = join(fresh, file.slice("web/".length));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(HOUSE, file), copy);
  }
  writeFileSync(join(fresh, "index.html"), pageOf(page, `/bundle/${version}/`));
  squeeze(fresh);
  writeFileSync(join(fresh, "made-by"), maker());
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder); // all of it, or nothing
  const made = readdirSync(BUNDLES).map((name) => join(BUNDLES, name));
  made.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of made.slice(KEPT)) rmSync(old, { recursive: true, force: true });
}
process.stdout.write(`${folder}\n`);
