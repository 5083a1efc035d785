// Where the files of the page lie: as they were written, or bundled, in a folder that is named after what is in it.

/** Ends with a slash. `scripts/bundle` writes it into the page; the sources lie where the page does. */
export const FILES = globalThis.document?.documentElement?.dataset?.files ?? "/";

/** The address of a file of the page.
 * @param {string} path such as "games/parfum/cover.svg"
 */
export const fileAt = (path) => FILES + path;
