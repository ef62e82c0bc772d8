/**
 * The one script of ours that stands in a page. On a phone, what is beyond the first screen is not laid out until the
 * page's own faces have come, each of which would have all of it laid out again; then, or with the first scroll, it is
 * given back frame by frame to the browser, which draws it when it comes near (decision 69).
 */
export const drawLater =
  '{let d=document,r=requestAnimationFrame,a=innerWidth<1024?' +
  '[...d.querySelectorAll("section.when-near,footer.when-near,li.when-near:nth-child(n+7)")]:[],' +
  'g=()=>{let e=a.shift();e&&(e.style.contentVisibility="",r(g))};' +
  'a.map(e=>e.style.contentVisibility="hidden");' +
  'addEventListener("scroll",g,{once:!0});r(()=>d.fonts.ready.then(g))}';

/** A page with that script at its end. */
export const withDrawLater = (html: string): string =>
  html.replace('</body>', () => `<script>${drawLater}</script></body>`);
