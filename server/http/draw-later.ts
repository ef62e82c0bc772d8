/**
 * The one script of ours that stands in a page, with two things that can wait (decision 69). It asks nothing of the page that
 * would have it laid out.
 */
const drawLater =
  // on a phone, what is beyond the first screen is not laid out until the page's own faces have come, each of which would
  // have all of it laid out again; then, or with the first scroll, it is given back frame by frame. A page that is come back
  // to or loaded again, which the router has left its state with, is given as a whole: it has a place to be put at
  '{let d=document,r=requestAnimationFrame,q=s=>[...d.querySelectorAll(s)],' +
  'a=screen.width<1024&&!history.state?q("section.when-near,footer.when-near,li.when-near:nth-child(n+7)"):[],' +
  'g=()=>{for(let e of a.splice(0,3))e.style.contentVisibility="";a[0]&&r(g)},' +
  // the scripts are asked for once the page has been painted, and in a window behind others once it is looked at
  'b=()=>{q("[rel=later]").map(e=>e.rel="modulepreload");' +
  'q("[type=later]").map(e=>{let n=e.cloneNode(!0);n.type="module";e.replaceWith(n)})};' +
  'a.map(e=>e.style.contentVisibility="hidden");' +
  'addEventListener("scroll",g,{once:!0});r(()=>{setTimeout(b);d.fonts.ready.then(g)})}';

const preload = '<link rel="modulepreload"';
const moduleScript = '<script type="module"';

/**
 * A page whose scripts wait for its first paint, with the script that calls them at its end. A page without scripts of
 * its own is left as it is.
 */
export const withDrawLater = (html: string): string =>
  html
    .replaceAll(preload, '<link rel="later"')
    .replaceAll(moduleScript, '<script type="later"')
    .replace('</body>', () => `<script>${drawLater}</script></body>`);

/** Whether an inline script is that one. */
export const isDrawLater = (code: string): boolean => code === drawLater;
