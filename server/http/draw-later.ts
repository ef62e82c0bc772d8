import type { PageParts } from './page-parts.ts';

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
export const withDrawLater = ({ head, seen, scripts }: PageParts): PageParts => ({
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
export const isOwnScript = (code: string): boolean => code === `{${drawLater}}`;
