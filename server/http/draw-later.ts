import type { PageParts } from './page-parts.ts';

/**
 * The two scripts of ours that stand in a page, at its end. This one runs as soon as it is read: a module that waits for
 * nothing does not wait for the style sheet either, so that it comes before anything is laid out.
 *
 * Fonts are several times the size of the sheet and the main picture, and on a slow line these would come late beside them.
 * So fonts are asked for a moment later: a seventh of the time that the page has taken.
 *
 * On a phone, what is beyond the first screen is not laid out until the page's own faces have come, each of which would have
 * all of it laid out again; then, or with the first scroll, it is given back frame by frame to the browser, which draws it
 * when it comes near (decision 69). A page that is come back to or loaded again, which the router has left its state with,
 * is given as a whole: it has a place to be put at.
 */
const drawLater =
  'let d=document,r=requestAnimationFrame,f=d.querySelectorAll("[rel=font]"),' +
  'a=matchMedia("(width<48rem)").matches&&!history.state?[...d.querySelectorAll(".when-near")]:[],' +
  'g=()=>{for(let e of a.splice(0,3))e.style.contentVisibility="";a[0]&&r(g)};' +
  'setTimeout(()=>f.forEach(e=>e.rel="preload"),performance.now()/7);' +
  'a.map(e=>e.style.contentVisibility="hidden");' +
  'addEventListener("scroll",g,{once:!0});r(()=>d.fonts.ready.then(g))';

/**
 * This one, like every plain script in the text, runs once the style sheet has come. The page's scripts are asked for only
 * now: sooner they would share the line with the sheet and the main picture (decision 72). They are run when the page has
 * had the time to be seen. One that is put where it stands is taken for new.
 */
const callScripts =
  '{let q=(s,f)=>document.querySelectorAll(s).forEach(f),p=t=>e=>{e.type=t;e.replaceWith(e)};' +
  'q("[rel=later]",e=>e.rel="modulepreload");' +
  'setTimeout(()=>{q("[type=first]",p(""));q("[type=later]",p("module"))},50)}';

const fontAhead = /<link rel="preload"(?=[^>]* as="font")/g;
const preload = '<link rel="modulepreload"';
const moduleScript = '<script type="module"';
const plainScript = '<script>';

/**
 * A page whose scripts wait for its style sheet, and its fonts for a moment, with both scripts of ours at its end. Only the
 * second is one that the browser stops at: at any other it would stop too, and lay out half a page when the sheet comes.
 */
export const withDrawLater = ({ head, seen, scripts }: PageParts): PageParts => {
  const scriptsOfOurs = `<script type="module" async>${drawLater}</script><script>${callScripts}</script></body>`;
  return { head: waiting(head), seen, scripts: waiting(scripts).replace('</body>', () => scriptsOfOurs) };
};

const waiting = (html: string): string =>
  html
    .replaceAll(fontAhead, '<link rel="font"')
    .replaceAll(preload, '<link rel="later"')
    .replaceAll(moduleScript, '<script type="later"')
    .replaceAll(plainScript, '<script type="first">');

/** Whether an inline script is one of these two. */
export const isOwnScript = (code: string): boolean => code === drawLater || code === callScripts;
