/** Distance of the toasts from the elements that they avoid, and from the edge of the visible area, in pixels. */
const GAP = 8;
const EDGE = 16;
/** Delay after the last scroll or change of content before the toasts are repositioned, in milliseconds. */
const DEBOUNCE_MS = 150;

/** An area of the screen, in pixels from the origin of fixed elements. */
interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A candidate position of the toasts, and the scroll distance that it requires. */
interface Place extends Area {
  readonly edge: 'top' | 'bottom';
  readonly side: 'start' | 'end' | 'both';
  readonly scroll: number;
  /** Total weight of the covered elements; lower is better. */
  readonly cost: number;
}

const watched = new Map<HTMLElement, { cards: number; readonly stop: () => void }>();

/**
 * Keeps the toasts off the focused field, every invalid field (each with its label and message), the discount dialog,
 * the buttons of the cart drawer and of save bars, until the returned function is called. They are placed at the bottom of the
 * visible area, above an on-screen keyboard, else at the top or the other side; if no position is free, the page is
 * scrolled until the focused field is visible.
 */
export function positionToasts(stack: HTMLElement): () => void {
  const entry = watched.get(stack) ?? { cards: 0, stop: watch(stack) };
  entry.cards += 1;
  watched.set(stack, entry);
  return () => {
    entry.cards -= 1;
    if (entry.cards > 0) return;
    watched.delete(stack);
    entry.stop();
  };
}

function watch(stack: HTMLElement): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const reposition = () => placeToasts(stack, true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleReposition = () => {
    clearTimeout(timer);
    // does not interfere with scrolling by the user
    timer = setTimeout(() => placeToasts(stack, false), DEBOUNCE_MS);
  };
  const size = new ResizeObserver(reposition);
  size.observe(stack);
  const errors = new MutationObserver(reposition);
  errors.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
  // a page that opens below a lasting toast may have a save bar
  const content = new MutationObserver(scheduleReposition);
  content.observe(document.body, { subtree: true, childList: true });
  document.addEventListener('focusin', reposition, { signal });
  visualViewport?.addEventListener('resize', reposition, { signal });
  visualViewport?.addEventListener('scroll', scheduleReposition, { signal });
  addEventListener('scroll', scheduleReposition, { signal, capture: true, passive: true });
  reposition();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    size.disconnect();
    errors.disconnect();
    content.disconnect();
  };
}

function placeToasts(stack: HTMLElement, mayScroll: boolean): void {
  // toasts do not move while the pointer or the focus is on them
  if ('held' in stack.dataset || stack.contains(document.activeElement)) return;
  const focused = focusedPart();
  const places = placesFor(stack, focused, mayScroll);
  const best = places.reduce((min, index) => (index.cost < min.cost ? index : min));
  const { style } = stack;
  const { clientHeight } = document.documentElement;
  style.insetBlock = best.edge === 'top' ? `${best.top}px auto` : `auto ${clientHeight - best.bottom}px`;
  style.insetInline = { start: `${EDGE}px auto`, end: `auto ${EDGE}px`, both: '' }[best.side];
  if (best.scroll !== 0) scrollerOf(focused).scrollBy({ top: best.scroll, behavior: 'instant' });
}

const placesFor = (stack: HTMLElement, focused: HTMLElement | null, mayScroll: boolean): readonly Place[] => {
  const viewport = visibleArea();
  const { offsetWidth: width, offsetHeight: height } = stack;
  const isFullWidth = width > viewport.right - 2 * EDGE;
  const isRightToLeft = getComputedStyle(stack).direction === 'rtl';
  const invalid = [...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')].filter(isRendered);
  const areas = {
    focused: focused && areaOf(focused),
    invalid: invalid.map(areaOf),
    // labels, fields and the submit button of an invalid form are needed next
    labels: formsOf(invalid, 'label, .field').map(boxOf),
    buttons: [
      ...new Set([...formsOf(focused ? [focused, ...invalid] : invalid, '[type=submit]'), ...saveBarButtons()]),
    ].map(boxOf),
    offers: [...document.querySelectorAll('dialog[open]:not(:modal), [data-keep-clear]')].map(boxOf),
  };
  const shop = scrollableDistance(scrollerOf(focused));
  // does not scroll for mouse or touch, except for a focused text field
  const isScrolled = mayScroll && focused?.matches(':focus-visible');
  const at = (edge: Place['edge'], side: Place['side']): Place => {
    const gap = isFullWidth ? 0 : EDGE;
    const top = edge === 'top' ? viewport.top + (isFullWidth ? 0 : GAP) : viewport.bottom - height - gap;
    const isLeft = (side === 'start') !== isRightToLeft;
    const left = isFullWidth ? 0 : isLeft ? EDGE : viewport.right - EDGE - width;
    const area = { top, bottom: top + height, left, right: left + width };
    const distance = isScrolled && areas.focused ? scrollToClear(areas.focused, area, edge) : 0;
    const scroll = Math.min(Math.max(distance, -shop.up), shop.down);
    const isCovered = (each: Area) => overlaps(area, each, scroll);
    const isLost = areas.focused !== null && scroll !== 0 && !isWithin(areas.focused, viewport, scroll);
    const count = (some: readonly Area[]) => some.filter(isCovered).length;
    const cost =
      (areas.focused && isCovered(areas.focused) ? 1000 : 0) +
      (isLost ? 500 : 0) +
      100 * count(areas.offers) +
      count(areas.invalid) +
      0.7 * count(areas.buttons) +
      (scroll === 0 ? 0 : 0.5) +
      0.01 * count(areas.labels);
    return { ...area, edge, side: isFullWidth ? 'both' : side, scroll, cost };
  };
  return isFullWidth
    ? [at('bottom', 'start'), at('top', 'start')]
    : [at('bottom', 'start'), at('bottom', 'end'), at('top', 'end'), at('top', 'start')];
};

/** Returns the elements in the forms of the fields that match the selector. */
const formsOf = (fields: readonly HTMLElement[], parts: string): readonly Element[] =>
  [...new Set(fields.map((field) => field.closest('form')))].flatMap((form) => [
    ...(form?.querySelectorAll(parts) ?? []),
  ]);

/** Returns the save buttons of long forms, which stay visible at the bottom of the screen. */
const saveBarButtons = (): Iterable<Element> => document.querySelectorAll('[data-foot] .btn-primary');

/** Returns the visible area of the page: above an on-screen keyboard, and below the header while it is visible. */
const visibleArea = (): Area => {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight } = visualViewport ?? {};
  const header = document.querySelector('header')?.getBoundingClientRect();
  return { top: Math.max(offsetTop, header?.bottom ?? 0), bottom: offsetTop + height, left: 0, right: clientWidth };
};

/** Scroll distance in pixels until the toasts no longer cover the field. */
const scrollToClear = (field: Area, toasts: Area, edge: Place['edge']): number => {
  if (!overlaps(toasts, field, 0)) return 0;
  return edge === 'top' ? field.top - toasts.bottom - GAP : field.bottom - toasts.top + GAP;
};

const scrollerOf = (focused: HTMLElement | null): Element => focused?.closest('dialog') ?? document.documentElement;

const scrollableDistance = ({ scrollTop, scrollHeight, clientHeight }: Element) => ({
  up: scrollTop,
  down: Math.max(0, scrollHeight - clientHeight - scrollTop),
});

/** Returns the focused element if it is interactive, not a heading or page that was focused by script. */
const focusedPart = (): HTMLElement | null => {
  const { activeElement } = document;
  const isUsed = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
  return isUsed && isRendered(activeElement) ? activeElement : null;
};

const isRendered = (element: Element): boolean => element.getClientRects().length > 0;

const boxOf = (element: Element): Area => element.getBoundingClientRect();

/** Area of a field with its label and error message; permanent hints may be covered. */
const areaOf = (field: HTMLElement): Area => {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && !id.endsWith('-hint'));
  const labels = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : [];
  const parts = [...labels, ...ids.map((id) => document.getElementById(id))].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && isRendered(part),
  );
  return parts.map(boxOf).reduce<Area>(
    (all, part) => ({
      top: Math.min(all.top, part.top),
      bottom: Math.max(all.bottom, part.bottom),
      left: Math.min(all.left, part.left),
      right: Math.max(all.right, part.right),
    }),
    boxOf(field),
  );
};

/** Whether the toasts cover an area after scrolling by this distance. */
const overlaps = (toasts: Area, other: Area, scroll: number): boolean =>
  toasts.top < other.bottom - scroll &&
  toasts.bottom > other.top - scroll &&
  toasts.left < other.right &&
  toasts.right > other.left;

const isWithin = (area: Area, viewport: Area, scroll: number): boolean =>
  area.top - scroll >= viewport.top && area.bottom - scroll <= viewport.bottom;
