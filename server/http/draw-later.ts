/**
 * The one script of ours that stands in a page. On a phone, what is beyond the first screen is not laid out until the
 * page's own faces have come, each of which would have all of it laid out again; then, or with the first scroll, it is
 * given back frame by frame to the browser, which draws it when it comes near (decision 69). A page that is come back to
 * or loaded again, which the router has left its state with, is given as a whole: it has a place to be put at. Nothing is
 * asked for that would have the page laid out first.
 */
export const drawLater =
  '{let d=document,r=requestAnimationFrame,a=screen.width<1024&&!history.state?' +
  '[...d.querySelectorAll("section.when-near,footer.when-near,li.when-near:nth-child(n+7)")]:[],' +
  'g=()=>{for(let e of a.splice(0,3))e.style.contentVisibility="";a[0]&&r(g)};' +
  'a.map(e=>e.style.contentVisibility="hidden");' +
  'addEventListener("scroll",g,{once:!0});r(()=>d.fonts.ready.then(g))}';

/** A page with that script at its end. */
export const withDrawLater = (html: string): string =>
  html.replace('</body>', () => `<script>${drawLater}</script></body>`);
