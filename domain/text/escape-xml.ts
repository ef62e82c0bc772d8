const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Everything that XML 1.0 allows in no document, escaped or not (its section 2.2); lone surrogates are mended before. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Any text as the content of an XML element or attribute: what XML cannot hold is left out, the rest reads back as it was. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
