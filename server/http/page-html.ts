import { createHash } from 'node:crypto';

/** A page, cut where the shop writes into it. What is seen is most of it, and stays the bytes that it was rendered as. */
interface PageFragments {
  /** What stands before the end of the head. */
  readonly head: string;
  /** From there to the first script of the body. */
  readonly seen: Buffer;
  /** The rest. */
  readonly scripts: string;
}

/** Cuts a rendered page into its parts. */
export const splitPage = (page: Buffer): PageFragments => {
  const end = Math.max(0, page.indexOf('</head>'));
  const scripts = [page.indexOf('<script', end), page.indexOf('</body>', end)].find((at) => at >= 0) ?? page.length;
  return {
    head: page.toString('utf8', 0, end),
    seen: page.subarray(end, scripts),
    scripts: page.toString('utf8', scripts),
  };
};

/** Puts a page together again. */
export const joinPage = ({ head, seen, scripts }: PageFragments): Buffer =>
  Buffer.concat([Buffer.from(head), seen, Buffer.from(scripts)]);

const stylesheetLink = /<link rel="stylesheet" href="[^"]*"[^>]*>/g;

const firstAsset = /<link rel="modulepreload"/;

/**
 * Lets what is seen arrive before what makes it move. The page framework writes its style sheet last and gives every
 * script the rank of the main picture; on a slow line both then wait for scripts. Here the style sheet goes first and
 * scripts yield to pictures. Hydration does not mind: React finds them wherever they stand.
 */
export const reorderHead = (head: string): string => {
  const sheets = head.match(stylesheetLink)?.join('') ?? '';
  const ordered = firstAsset.test(head)
    ? head.replaceAll(stylesheetLink, '').replace(firstAsset, (first) => sheets + first)
    : head;
  return ordered.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
};

/**
 * The one script of ours that stands in a page, before all that its head asks for: it would wait for a style sheet.
 *
 * On a phone, what is beyond the first screen is not laid out until the page's own faces have come, each of which would have
 * all of it laid out again; then, or with the first scroll, it is given back frame by frame to the browser, which draws it
 * when it comes near (decision 69). Until the page has been read the class does that, for a browser draws the beginning of
 * a page before it has the rest. Faces are under way after the first frame. A page that is come back to or loaded again,
 * which the router has left its state with, is given as a whole: it has a place to be put at.
 *
 * The scripts of the page are asked for a quarter of the page's own time later, so that the main picture has the line
 * (decision 72), and run when the page has had the time to be seen. One that is put where it stands is taken for new.
 */
const drawLater =
  'let d=document,c=d.documentElement.classList,r=requestAnimationFrame,q=s=>[...d.querySelectorAll(s)],' +
  'p=t=>e=>{e.type=t;e.replaceWith(e)},a=[],' +
  'g=()=>{for(let e of a.splice(0,3))e.style.contentVisibility="";a[0]&&r(g)};' +
  'matchMedia("(width<48rem)").matches&&!history.state&&c.add("later");' +
  'd.addEventListener("DOMContentLoaded",()=>{' +
  'if(c.contains("later"))a=q(".when-near");a.map(e=>e.style.contentVisibility="hidden");c.remove("later");' +
  'addEventListener("scroll",g,{once:!0});r(()=>r(()=>d.fonts.ready.then(g)));' +
  'setTimeout(()=>{q("[rel=later]").map(e=>e.rel="modulepreload");' +
  'setTimeout(()=>{q("[type=first]").map(p(""));q("[type=later]").map(p("module"))},50)},performance.now()/4)})';

const preload = '<link rel="modulepreload"';

const moduleScript = '<script type="module"';

const plainScript = '<script>';

/** A page whose scripts wait until it has been seen, with the script that calls them. */
export const withDeferredRendering = ({ head, seen, scripts }: PageFragments): PageFragments => ({
  head: waiting(head).replace(/<link|$/, (first) => `<script>{${drawLater}}</script>${first}`),
  seen,
  scripts: waiting(scripts),
});

const waiting = (html: string): string =>
  html
    .replaceAll(preload, '<link rel="later"')
    .replaceAll(moduleScript, '<script type="later"')
    .replaceAll(plainScript, '<script type="first">');

/** Whether an inline script is that one. */
export const isKnownInlineScript = (code: string): boolean => code === `{${drawLater}}`;

/** The style sheets of the built pages, by their addresses. */
export type StyleSheets = ReadonlyMap<string, string>;

const stylesheet = /<link rel="stylesheet" href="([^"]*)"([^>]*?)\/?>/g;

/**
 * Writes the style sheets into the heads of pages, so that a page is seen a journey sooner (decision 72). The link to a
 * sheet stays, switched off: the page framework looks for it and would fetch the sheet once more.
 */
export const createStyleInliner = (sheets: StyleSheets) => {
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
