export type ProductImage = HTMLImageElement;

/** Excludes the root from the view transition: Chromium dispatches no pointer events to elements that take part. */
const isolatedPhotograph = `
  :root { view-transition-name: none }
  ::view-transition { pointer-events: none }`;

/** The two frames may differ in shape; the photograph is centred in both. */
const frameAnimation = `
  ::view-transition-group(photograph) { animation-duration: .22s; animation-timing-function: ease-out }
  ::view-transition-old(photograph), ::view-transition-new(photograph) { inset: 0; margin: auto }`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(isolatedPhotograph + frameAnimation);
document.adoptedStyleSheets.push(sheet);

/** Animates a photograph from its rectangle in the previous page to its place in this page. */
export const startImageTransition = (previous: ProductImage, index: DOMRect, next: ProductImage): void => {
  const placeholder = restoreImage(previous, index);
  previous.style.viewTransitionName = 'photograph';
  next.style.visibility = 'hidden';
  if (!next.complete) showPlaceholder(previous, next);
  const { ready, finished } = document.startViewTransition(() => {
    placeholder.remove();
    next.style.visibility = '';
    next.style.viewTransitionName = 'photograph';
  });
  // a transition that is skipped (hidden page, next navigation) rejects
  const isReady = ready.catch(() => undefined);
  const presses = new AbortController();
  document.addEventListener('click', (press) => void isReady.then(() => redispatchClick(press)), presses);
  void finished.then(() => {
    next.style.viewTransitionName = '';
    presses.abort();
  });
};

/** With its `<picture>` parent, so that the browser keeps the loaded source. */
const restoreImage = (photograph: ProductImage, { left, top, width, height }: DOMRect) => {
  const frame = photograph.parentElement ?? photograph;
  frame.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  document.body.append(frame);
  return frame;
};

/** Shows the small rendition as background until the large one is loaded. */
const showPlaceholder = ({ currentSrc }: ProductImage, large: ProductImage) => {
  large.style.background = `url("${currentSrc}") center / contain no-repeat`;
  large.addEventListener('load', () => large.style.removeProperty('background'), { once: true });
};

/** Redispatches clicks that hit the document element: until the transition is ready all clicks go there. */
const redispatchClick = (press: MouseEvent) => {
  if (press.target !== document.documentElement) return;
  document.elementFromPoint(press.clientX, press.clientY)?.dispatchEvent(new MouseEvent('click', press));
};
