/**
 * The one script of ours that stands in a page, with two things that can wait (decision 69). It asks nothing of the page that
 * would have it laid out.
 */
const drawLater =
  // on a phone, what is beyond the first screen is not laid out until the page's own faces have come, each of which would
  // have all of it laid out again; then, or with the first scroll, it is given back frame by frame. A page that is come back
  // to is given as a whole: it has a place to be put at
  '{let d=document,r=requestAnimationFrame,q=s=>[...d.querySelectorAll(s)],' +
  'a=screen.width<1024&&performance.getEntriesByType("navigation")[0]?.type=="navigate"?' +
  'q("section.when-near,footer.when-near,li.when-near:nth-child(n+7)"):[],' +
  'g=()=>{for(let e of a.splice(0,3))e.style.contentVisibility="";a[0]&&r(g)},' +
  // the scripts are asked for once the page has been painted; a page that nobody looks at is not painted
  'b=()=>{q("link[rel=later]").map(e=>e.rel="modulepreload");q("script[type=later]").map(e=>{' +
  'let n=d.createElement("script");n.type="module";n.async=!1;e.src?n.src=e.src:n.text=e.text;e.replaceWith(n)})};' +
  'a.map(e=>e.style.contentVisibility="hidden");' +
  'addEventListener("scroll",g,{once:!0});r(()=>d.fonts.ready.then(g));' +
  'd.hidden?b():r(()=>setTimeout(b))}';

const preload = '<link rel="modulepreload"';
const moduleScript = '<script type="module"';

/**
 * A page whose scripts wait for its first paint, with the script that calls them at its end. A page without scripts of
 * its own is left as it is.
 */
export const withDrawLater = (html: string): string =>
  html
    .replaceAll(preload, '<link rel="later" fetchpriority="low"')
    .replaceAll(moduleScript, '<script type="later"')
    .replace('</body>', () => `<script>${drawLater}</script></body>`);

/** Whether an inline script is that one. */
export const isDrawLater = (code: string): boolean => code === drawLater;
