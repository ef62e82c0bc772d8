/**
 * The one script of ours that stands in a page, at its end. Like every script in the text it runs once the style sheet has
 * come. Nothing is asked for that would have the page laid out first.
 */
const drawLater =
  '{let d=document,r=requestAnimationFrame,q=s=>[...d.querySelectorAll(s)],' +
  // on a phone, what is beyond the first screen is not laid out until the page's own faces have come, each of which would
  // have all of it laid out again; then, or with the first scroll, it is given back frame by frame to the browser, which
  // draws it when it comes near (decision 69). A page that is come back to or loaded again, which the router has left its
  // state with, is given as a whole: it has a place to be put at
  'a=screen.width<1024&&!history.state?q("section.when-near,footer.when-near,li.when-near:nth-child(n+7)"):[],' +
  'g=()=>{for(let e of a.splice(0,3))e.style.contentVisibility="";a[0]&&r(g)};' +
  'a.map(e=>e.style.contentVisibility="hidden");' +
  'addEventListener("scroll",g,{once:!0});r(()=>d.fonts.ready.then(g));' +
  // the page's scripts are asked for only now: sooner they would share the line with the sheet and the main picture
  // (decision 72). One that is put where it stands is taken for new
  'q("[type=later]").map(e=>{e.type="module";e.replaceWith(e)});' +
  'q("[rel=later]").map(e=>e.rel="modulepreload")}';

const preload = '<link rel="modulepreload"';
const moduleScript = '<script type="module"';

/**
 * A page whose scripts wait for its style sheet, with the script that calls them at its end. A page without scripts of its
 * own is left as it is.
 */
export const withDrawLater = (html: string): string =>
  html
    .replaceAll(preload, '<link rel="later"')
    .replaceAll(moduleScript, '<script type="later"')
    .replace('</body>', () => `<script>${drawLater}</script></body>`);

/** Whether an inline script is that one. */
export const isDrawLater = (code: string): boolean => code === drawLater;
