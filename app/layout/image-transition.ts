export type ProductImage = HTMLImageElement;

/** Nothing else is taken out of the page: Chromium gives no press to what is. */
const onlyThePhotograph = `
  :root { view-transition-name: none }
  ::view-transition { pointer-events: none }`;

/** Two frames of two shapes, and the photograph in their middle is as wide as either. */
const inItsFrames = `
  ::view-transition-group(photograph) { animation-duration: .22s; animation-timing-function: ease-out }
  ::view-transition-old(photograph), ::view-transition-new(photograph) { inset: 0; margin: auto }`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(onlyThePhotograph + inItsFrames);
document.adoptedStyleSheets.push(sheet);

/** Moves a photograph of the page that has gone from where it was to where it is in this page. */
export const startImageTransition = (gone: ProductImage, place: DOMRect, here: ProductImage): void => {
  const standIn = putBack(gone, place);
  gone.style.viewTransitionName = 'photograph';
  here.style.visibility = 'hidden';
  if (!here.complete) fillWith(gone, here);
  const { ready, finished } = document.startViewTransition(() => {
    standIn.remove();
    here.style.visibility = '';
    here.style.viewTransitionName = 'photograph';
  });
  // a page that is out of sight, or is left already, shows no movement
  const isSeen = ready.catch(() => undefined);
  const presses = new AbortController();
  document.addEventListener('click', (press) => void isSeen.then(() => giveOn(press)), presses);
  void finished.then(() => {
    here.style.viewTransitionName = '';
    presses.abort();
  });
};

/** With the frame that knows its sources, so that it is not loaded again. */
const putBack = (photograph: ProductImage, { left, top, width, height }: DOMRect) => {
  const frame = photograph.parentElement ?? photograph;
  frame.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  document.body.append(frame);
  return frame;
};

/** What was shown small is shown until it has come large. */
const fillWith = ({ currentSrc }: ProductImage, large: ProductImage) => {
  large.style.background = `url("${currentSrc}") center / contain no-repeat`;
  large.addEventListener('load', () => large.style.removeProperty('background'), { once: true });
};

/** Until the browser has seen both places it gives every press to the document. */
const giveOn = (press: MouseEvent) => {
  if (press.target !== document.documentElement) return;
  document.elementFromPoint(press.clientX, press.clientY)?.dispatchEvent(new MouseEvent('click', press));
};
