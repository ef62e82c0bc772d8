import { createHash } from 'node:crypto';

/** A page split where the server inserts text. The visible part, most of the page, stays a buffer. */
interface PageFragments {
  /** Everything before `</head>`. */
  readonly head: string;
  /** From `</head>` to the first script of the body. */
  readonly content: Buffer;
  /** From the first script of the body to the end. */
  readonly scripts: string;
}

/** Splits a rendered page into its fragments. */
export const splitPage = (page: Buffer): PageFragments => {
  const end = Math.max(0, page.indexOf('</head>'));
  const scripts = [page.indexOf('<script', end), page.indexOf('</body>', end)].find((at) => at >= 0) ?? page.length;
  return {
    head: page.toString('utf8', 0, end),
    content: page.subarray(end, scripts),
    scripts: page.toString('utf8', scripts),
  };
};

/** Joins the fragments of a page. */
export const joinPage = ({ head, content, scripts }: PageFragments): Buffer =>
  Buffer.concat([Buffer.from(head), content, Buffer.from(scripts)]);

const stylesheetLink = /<link rel="stylesheet" href="[^"]*"[^>]*>/g;

const firstAsset = /<link rel="modulepreload"/;

/**
 * Loads visible content before scripts. React Router writes the style sheet last and gives scripts the same priority as
 * the main picture, so on a slow connection both wait for scripts. Moves the style sheet first and lowers the priority
 * of scripts. Hydration is not affected, because React finds them at any position.
 */
export const reorderHead = (head: string): string => {
  const sheets = head.match(stylesheetLink)?.join('') ?? '';
  const ordered = firstAsset.test(head)
    ? head.replaceAll(stylesheetLink, '').replace(firstAsset, (first) => sheets + first)
    : head;
  return ordered.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
};

const preload = '<link rel="modulepreload"';

const moduleScript = '<script type="module"';

const plainScript = '<script>';

/** Defers the scripts of a page and adds the inline script that starts them (`src/inline/defer-rendering.ts`). */
export const withDeferredRendering = (
  { head, content, scripts }: PageFragments,
  inlineScript: string,
): PageFragments => ({
  head: deferScripts(head).replace(/<link|$/, (first) => `<script>${inlineScript}</script>${first}`),
  content,
  scripts: deferScripts(scripts),
});

const deferScripts = (html: string): string =>
  html
    .replaceAll(preload, '<link rel="later"')
    .replaceAll(moduleScript, '<script type="later"')
    .replaceAll(plainScript, '<script type="first">');

/** Style sheets of the built pages, by URL. */
export type StyleSheets = ReadonlyMap<string, string>;

const stylesheet = /<link rel="stylesheet" href="([^"]*)"([^>]*?)\/?>/g;

/**
 * Inlines the style sheets into page heads, which saves one round trip before the first paint (decision 72). The original link
 * stays, disabled: React Router looks for it and would fetch the sheet again.
 */
export const createStyleInliner = (sheets: StyleSheets) => {
  const written = new Map(
    Array.from(sheets, ([address, text]) => [
      address,
      { element: `<style>${text}</style>`, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` },
    ]),
  );
  /** Returns the head with inlined sheets, and their hashes for the policy. Unknown sheets stay links. */
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
