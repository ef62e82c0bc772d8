/** Maximum time for a page to render its heading, or to replace it by that of its data, in milliseconds. */
const HEADING_TIMEOUT_MS = 10_000;

/**
 * Writes the page's title into the live region and moves the focus to its heading, without scrolling. Repeats this while the page
 * replaces the heading, as after loading an order. `before` had the focus when the page appeared; if the visitor or the page has focused
 * another element since, the focus is not moved. Ends with `signal`, a press or a key.
 */
export const announcePage = (region: HTMLElement, before: Element | null, signal: AbortSignal): void => {
  const end = new AbortController();
  const whileOpen = AbortSignal.any([signal, end.signal, AbortSignal.timeout(HEADING_TIMEOUT_MS)]);
  let isFirst = true;
  const focusHeading = () => {
    const heading = document.querySelector('main h1');
    const active = document.activeElement;
    const isFree = active === document.body || active === null || (isFirst && active === before);
    if (!(heading instanceof HTMLElement) || heading === active) return;
    if (isFirst) region.textContent = document.title;
    if (isFree) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    isFirst = false;
  };
  const observer = new MutationObserver(focusHeading);
  // after a menu that closes on navigation has restored the focus
  requestAnimationFrame(() => {
    if (whileOpen.aborted) return;
    focusHeading();
    observer.observe(document.body, { childList: true, subtree: true });
  });
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => end.abort(), { signal: whileOpen, capture: true });
  whileOpen.addEventListener('abort', () => observer.disconnect());
};
