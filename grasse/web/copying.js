// Text for the clipboard, also where a browser keeps the new way for pages with a certificate.

/** Copies a text; answers whether that was possible.
 * @param {string} text
 */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** The old way: a field that is chosen and copied.
 * @param {string} text
 */
function copiedByHand(text) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    before?.focus();
  }
}
