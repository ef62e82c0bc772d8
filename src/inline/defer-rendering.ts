/**
 * The inline script of every page. It is placed before everything that the head loads, because it would wait for a style sheet.
 *
 * On phones, content below the first screen is not laid out until the fonts have loaded, because each font would cause a new
 * layout; then, or on the first scroll, it is released frame by frame, and the browser draws it on approach (decision 69). Pages
 * restored by back, forward or reload (React Router left its state) are laid out at once, because they restore a scroll position.
 *
 * The server writes the page's scripts in a form that does not load (`src/core/server/http/page-html.ts`). This script loads them after
 * a quarter of the page's own load time, so that the main picture gets the bandwidth (decision 72). Presses before that are kept
 * (`keep-presses.ts`).
 */
import './keep-presses.ts';

/** Delay between the request of the scripts and their run, for the first paint, in milliseconds. */
const PAINT_MS = 50;

/** Number of sections or cards that are laid out in one frame. */
const PER_FRAME = 3;

const { classList } = document.documentElement;

const all = <Found extends HTMLElement>(selector: string): Found[] => [...document.querySelectorAll<Found>(selector)];

let hidden: HTMLElement[] = [];

const release = () => {
  for (const element of hidden.splice(0, PER_FRAME)) element.style.contentVisibility = '';
  if (hidden.length > 0) requestAnimationFrame(release);
};

/** Until parsing ends a class hides the content: browsers paint partial pages. */
const hideBelowTheFold = () => {
  if (classList.contains('later')) hidden = all('.when-near');
  for (const element of hidden) element.style.contentVisibility = 'hidden';
  classList.remove('later');
  addEventListener('scroll', release, { once: true });
  // fonts are requested after the first frame
  requestAnimationFrame(() => requestAnimationFrame(() => void document.fonts.ready.then(release)));
};

/** Replacing a script element in place makes the browser load it. */
const run = (deferred: string, type: string) => {
  for (const script of all<HTMLScriptElement>(`[type=${deferred}]`)) {
    script.type = type;
    script.replaceWith(script);
  }
};

const loadScripts = () => {
  for (const link of all<HTMLLinkElement>('[rel=later]')) link.rel = 'modulepreload';
  setTimeout(() => {
    run('first', '');
    run('later', 'module');
  }, PAINT_MS);
};

// a media query: `innerWidth` would force layout of the whole page
if (matchMedia('(width<48rem)').matches && !history.state) classList.add('later');

document.addEventListener('DOMContentLoaded', () => {
  hideBelowTheFold();
  setTimeout(loadScripts, performance.now() / 4);
});
