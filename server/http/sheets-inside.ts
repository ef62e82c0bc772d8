import { createHash } from 'node:crypto';

/** The style sheets of the built pages, by their addresses. */
export type Sheets = ReadonlyMap<string, string>;

const stylesheet = /<link rel="stylesheet" href="([^"]*)"([^>]*?)\/?>/g;

/**
 * Writes the style sheets into the heads of pages, so that a page is seen a journey sooner (decision 72). The link to a
 * sheet stays, switched off: the page framework looks for it and would fetch the sheet once more.
 */
export const createSheetsInside = (sheets: Sheets) => {
  const written = new Map(
    Array.from(sheets, ([address, text]) => [
      address,
      { element: `<style>${text}</style>`, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` },
    ]),
  );
  /** The head with its sheets inside, and their hashes for the policy. A sheet that is not known stays where it is. */
  return (head: string): { readonly head: string; readonly hashes: readonly string[] } => {
    const hashes: string[] = [];
    const withSheets = head.replaceAll(stylesheet, (link, address: string, attributes: string) => {
      const sheet = written.get(address);
      if (!sheet) return link;
      hashes.push(sheet.hash);
      return `${sheet.element}<link rel="stylesheet" href="${address}"${attributes} disabled/>`;
    });
    return { head: withSheets, hashes };
  };
};
